import type { UnifiedEvent } from '@crossvenue/venues'
import { createDayAlignment } from '../day-alignment.ts'
import { readEvent } from '../extract/event.ts'
import type { EventRecord, Proposition } from '../extract/proposition.ts'
import { compareRefs } from '../order.ts'
import { type BlockedEvent, createBlocks, toBlockedEvent } from './blocks.ts'
import { eachMarketPair } from './market-pairs.ts'

/** Two questions that are compared. */
interface Candidate {
  a: Proposition
  b: Proposition
}

/**
 * Returns every pair of questions that `match` would compare, for fitting weights and measuring; `a` sorts before `b`.
 */
export function candidatePairs(events: readonly UnifiedEvent[]): Candidate[] {
  const blocks = createBlocks<BlockedEvent & { record: EventRecord }>()
  const alignment = createDayAlignment((_one, _other, work) => work())
  const records = events.map(readEvent)
  for (const record of records) alignment.add(record)
  alignment.moved()
  const blocked = records.map(alignment.aligned).map((record) => ({ ...toBlockedEvent(record), record }))
  for (const event of blocked) blocks.add(event)
  const pairs: Candidate[] = []
  for (const event of blocked) {
    for (const { record } of blocks.partners(event).events) {
      if (compareRefs(event.record.eventQuestion.ref, record.eventQuestion.ref) >= 0) continue
      eachMarketPair(event.record, record, (a, b) => pairs.push({ a, b }))
    }
  }
  return pairs
}
