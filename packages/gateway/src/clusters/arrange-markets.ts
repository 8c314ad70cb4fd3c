import type { Ref } from '@crossvenue/matcher'
import { createGroups } from '../store/groups.ts'
import { serviceId } from '../store/service-id.ts'
import type { ShownEvent, ShownMarket } from '../store/shown-event.ts'
import type { Ties } from '../store/store.ts'
import type { ClusterEvent } from './cluster.ts'

/** An event whose markets are to be chosen. */
export type Arrangeable = Pick<ClusterEvent, 'eventId'> & ShownEvent

/** Markets of a cluster that ask the same question, according to its edges. */
interface Question {
  markets: string[]
  events: Set<string>
  isMatched: boolean
  volume: number
}

/**
 * Orders the markets of each event by question: first the question that most events have, then matched markets, then by
 * volume. If the cluster has more than `limit` markets, whole questions are kept in this order, and always the markets
 * whose edges connect the events and one market of each event; with 0, none. Only markets that are kept are read.
 */
export function arrangeMarkets(
  events: readonly Arrangeable[],
  ties: Ties,
  limit = Number.POSITIVE_INFINITY,
): ClusterEvent[] {
  const ranked = rankQuestions(events, ties)
  const rank = new Map(ranked.flatMap(({ markets }, index) => markets.map((market) => [market, index] as const)))
  const placed = (market: ShownMarket, key: string) => ({ market, key, rank: rank.get(key) ?? ranked.length })
  const ordered = events.map((event) => ({
    event,
    markets: event.markets
      .map((market) => placed(market, `${event.eventId}/${market.marketId}`))
      .sort((a, b) => a.rank - b.rank),
  }))

  if (limit === 0) return events.map((event) => ({ ...event, marketCount: event.markets.length, markets: [] }))
  const kept = connecting(ties)
  for (const { markets } of ordered) {
    const [first] = markets
    if (first && !markets.some(({ key }) => kept.has(key))) kept.add(first.key)
  }
  for (const { markets } of ranked) {
    const more = markets.filter((market) => !kept.has(market))
    if (kept.size + more.length <= limit) for (const market of more) kept.add(market)
  }
  return ordered.map(({ event, markets }) => ({
    ...event,
    marketCount: markets.length,
    markets: markets.filter(({ key }) => kept.has(key)).map(({ market }) => market.read()),
  }))
}

/** Returns the name of a market within a cluster; undefined for an event as a whole. */
export const marketKey = ({ venue, eventId, marketId }: Ref): string | undefined =>
  marketId === undefined ? undefined : `${serviceId(venue, eventId)}/${marketId}`

function rankQuestions(events: readonly Arrangeable[], { matched, merged }: Ties): Question[] {
  const groups = createGroups()
  for (const [one, other] of merged) groups.unite(one, other, 1)
  const questions = new Map<string, Question>()
  for (const { eventId, markets } of events) {
    for (const market of markets) {
      const key = `${eventId}/${market.marketId}`
      const root = groups.root(key)
      const question = questions.get(root) ?? { markets: [], events: new Set(), isMatched: false, volume: 0 }
      question.markets.push(key)
      question.events.add(eventId)
      question.isMatched ||= matched.has(key)
      question.volume += market.volume ?? 0
      questions.set(root, question)
    }
  }
  return [...questions.values()].sort(
    (a, b) => b.events.size - a.events.size || Number(b.isMatched) - Number(a.isMatched) || b.volume - a.volume,
  )
}

/** Returns the markets whose edges connect the events: those of the maximum spanning tree. */
function connecting({ strongest }: Ties): Set<string> {
  const groups = createGroups()
  const markets = new Set<string>()
  for (const { a, b, confidence } of strongest) {
    if (groups.root(a.event) === groups.root(b.event)) continue
    groups.unite(a.event, b.event, confidence)
    for (const { market } of [a, b]) if (market !== undefined) markets.add(market)
  }
  return markets
}
