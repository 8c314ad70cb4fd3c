import type { UnifiedEvent } from '@crossvenue/venues'
import { createAlignment } from '../alignment.ts'
import { readEvent } from '../extract/event.ts'
import type { EventRecord } from '../extract/proposition.ts'
import { compareRefs } from '../order.ts'
import { type Blocked, blockedOf, createBlocks } from './blocks.ts'
import { type Candidate, marketPairs } from './market-pairs.ts'

/** Every pair of propositions that `match` compares; the first of each pair sorts first. */
export function candidatePairs(events: readonly UnifiedEvent[]): Candidate[] {
  const blocks = createBlocks<Blocked & { record: EventRecord }>()
  const alignment = createAlignment()
  const records = events.map(readEvent)
  for (const record of records) alignment.add(record)
  alignment.moved()
  const blocked = records.map(alignment.aligned).map((record) => ({ ...blockedOf(record), record }))
  for (const event of blocked) blocks.add(event)
  return blocked.flatMap((event) =>
    blocks
      .partners(event)
      .filter(({ record }) => compareRefs(event.record.frame.ref, record.frame.ref) < 0)
      .flatMap(({ record }) => marketPairs(event.record, record)),
  )
}
