import { toWire } from '@crossvenue/venues'
import type { z } from 'zod'
import { createAnswerRoom } from '../lookups/answer-room.ts'
import type { View } from '../store/store.ts'
import { type EventPair, eventResults } from './event-pairs.ts'
import type { MatchFilter } from './seen-matches.ts'

/** An answer before it is written as JSON. */
export interface Found {
  data: unknown
  meta?: object
}

/** Returns the answer with a list of items, as many as fit into an answer. */
export function listed<T>(model: z.ZodType<T[]>, items: T[], total: number, { limit }: { limit: number }): Found {
  const room = createAnswerRoom()
  const data = room.take(toWire(model, items) as unknown[])
  return { data, meta: { count: data.length, total, limit, ...(room.isFull() && { cut: true }) } }
}

/** Returns the answer with pairs of events, with as many of their matched markets as fit into an answer. */
export async function eventPairsListed(
  view: View,
  found: readonly EventPair[],
  query: MatchFilter & { limit: number },
  total = found.length,
): Promise<Found> {
  const room = createAnswerRoom()
  const data = await eventResults(view, found.slice(0, query.limit), query, room)
  return { data, meta: { count: data.length, total, limit: query.limit, ...(room.isFull() && { cut: true }) } }
}
