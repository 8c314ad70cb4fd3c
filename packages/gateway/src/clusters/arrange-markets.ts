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
  /** Its place among the questions of the cluster. */
  rank: number
}

/** A market with its name within the cluster and its question. */
interface Placed {
  market: ShownMarket
  key: string
  question: Question
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
  if (limit === 0) return events.map((event) => ({ ...event, marketCount: event.markets.length, markets: [] }))
  const { questions, placed } = placeMarkets(events, ties)
  const kept = connecting(ties)
  for (const markets of placed) {
    const [first] = markets
    if (first && !markets.some(({ key }) => kept.has(key))) kept.add(first.key)
  }
  for (const { markets } of questions) {
    const more = markets.filter((market) => !kept.has(market))
    if (kept.size + more.length <= limit) for (const market of more) kept.add(market)
  }
  return events.map((event, place) => {
    const shown = (placed[place] ?? []).filter(({ key }) => kept.has(key))
    return { ...event, marketCount: event.markets.length, markets: shown.map(({ market }) => market.read()) }
  })
}

/** Returns the name of a market within a cluster; undefined for an event as a whole. */
export const marketKey = ({ venue, eventId, marketId }: Ref): string | undefined =>
  marketId === undefined ? undefined : `${serviceId(venue, eventId)}/${marketId}`

/** Returns the questions in their order, and the markets of each event in the order of their questions. */
function placeMarkets(
  events: readonly Arrangeable[],
  { matched, merged }: Ties,
): { questions: Question[]; placed: Placed[][] } {
  const groups = createGroups()
  for (const [one, other] of merged) groups.unite(one, other, 1)
  const byRoot = new Map<string, Question>()
  const placed = events.map(({ eventId, markets }) =>
    markets.map((market): Placed => {
      const key = `${eventId}/${market.marketId}`
      const root = groups.root(key)
      let question = byRoot.get(root)
      if (!question) {
        question = { markets: [], events: new Set(), isMatched: false, volume: 0, rank: 0 }
        byRoot.set(root, question)
      }
      question.markets.push(key)
      question.events.add(eventId)
      question.isMatched ||= matched.has(key)
      question.volume += market.volume ?? 0
      return { market, key, question }
    }),
  )
  const questions = [...byRoot.values()].sort(
    (a, b) => b.events.size - a.events.size || Number(b.isMatched) - Number(a.isMatched) || b.volume - a.volume,
  )
  for (const [rank, question] of questions.entries()) question.rank = rank
  for (const markets of placed) markets.sort((a, b) => a.question.rank - b.question.rank)
  return { questions, placed }
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
