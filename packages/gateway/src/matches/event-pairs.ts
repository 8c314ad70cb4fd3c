import { EventMatchResult, type MatchResult, type Relation, toWire } from '@crossvenue/venues'
import { z } from 'zod'
import type { AnswerRoom } from '../lookups/answer-room.ts'
import { readEvents } from '../search/catalogue-items.ts'
import { parseMarketMember } from '../store/market-member.ts'
import { eventOf } from '../store/refs.ts'
import type { StoredEdge, View } from '../store/store.ts'
import { wantedRelations } from './match-query.ts'
import { type Pair, readPairs, reversed } from './pairs.ts'
import { type MatchFilter, ofRelations, type Seen, seenFrom, toResults } from './seen-matches.ts'

/** An event that matches another one, with the matches of their markets as seen from the other one. */
export interface EventPair {
  event: string
  seen: Seen[]
}

/** Returns the events that match one, the most confident first. */
export async function pairsOfEvent(view: View, source: string, query: MatchFilter): Promise<EventPair[]> {
  const relations = wantedRelations(query)
  const scope = { touching: [source], minConfidence: query.minConfidence }
  const edges = (await view.edges(scope)).filter((edge) => isWanted(edge))
  const others = [...new Set(edges.map(otherOf))]
  const named = others.map((other) => ({ a: source, b: other }))
  return pairsBetween(named, await readPairs(view, scope), relations)

  function otherOf({ a, b }: StoredEdge): string {
    return eventOf(a) === source ? eventOf(b) : eventOf(a)
  }
  function isWanted({ a, relation }: StoredEdge): boolean {
    return !relations || relations.includes(eventOf(a) === source ? relation : reversed(relation))
  }
}

/** Sorts pairs of markets by the pairs of events to which they belong. */
export function pairsBetween(
  events: readonly { a: string; b: string }[],
  pairs: readonly Pair[],
  relations: readonly Relation[] | undefined,
): EventPair[] {
  const found = new Map(events.map(({ a, b }) => [`${a} ${b}`, [] as Seen[]]))
  for (const pair of pairs) {
    const { a, b } = pair.edge
    const [one, other] = [parseMarketMember(a).eventId, parseMarketMember(b).eventId]
    found.get(`${one} ${other}`)?.push(seenFrom(a, pair))
    found.get(`${other} ${one}`)?.push(seenFrom(b, pair))
  }
  return events.map(({ a, b }) => ({ event: b, seen: ofRelations(found.get(`${a} ${b}`) ?? [], relations) }))
}

/** How many events, and how many matches of markets, are read at once. */
const EVENTS_AT_ONCE = 50
const MATCHES_AT_ONCE = 200

/** Reads matched events with the matches of their markets, until there is no more room. */
export async function eventResults(
  view: View,
  found: readonly EventPair[],
  query: Pick<MatchFilter, 'includePrices'>,
  room: AnswerRoom,
): Promise<EventMatchResult[]> {
  const results: EventMatchResult[] = []
  for (let start = 0; start < found.length && !room.isFull(); start += EVENTS_AT_ONCE) {
    const some = found.slice(start, start + EVENTS_AT_ONCE)
    const read = await readEvents(view, [...new Set(some.map(({ event }) => event))], 'compact', 0)
    const events = new Map(read.map((event) => [event.eventId, event]))
    for (const { event: id, seen } of some) {
      const [event] = room.take(optionalItem(events.get(id)))
      if (!event) continue
      const marketMatches: MatchResult[] = []
      for (let at = 0; at < seen.length && !room.isFull(); at += MATCHES_AT_ONCE) {
        marketMatches.push(...room.take(await toResults(view, seen.slice(at, at + MATCHES_AT_ONCE), query)))
      }
      results.push({ event, marketMatches })
    }
  }
  return toWire(z.array(EventMatchResult), results)
}

const optionalItem = <T>(item: T | undefined): T[] => (item === undefined ? [] : [item])
