import type { UnifiedEvent } from '@crossvenue/venues'
import { readEvent } from '../extract/event.ts'
import type { EventRecord } from '../extract/proposition.ts'
import { compareRefs } from '../order.ts'
import { type Blocked, blockedOf, createBlocks } from './blocks.ts'
import { type Candidate, marketPairs } from './market-pairs.ts'

/** Every pair of propositions that `match` compares; the first of each pair sorts first. */
export function candidatePairs(events: readonly UnifiedEvent[]): Candidate[] {
  const blocks = createBlocks<Blocked & { record: EventRecord }>()
  const blocked = events.map(readEvent).map((record) => ({ ...blockedOf(record), record }))
  for (const event of blocked) blocks.add(event)
  return blocked.flatMap((event) =>
    blocks
      .partners(event)
      .filter(({ record }) => compareRefs(event.record.frame.ref, record.frame.ref) < 0)
      .flatMap(({ record }) => marketPairs(event.record, record)),
  )
}
