import { createGroups } from '../store/groups.ts'
import type { ShownEvent, ShownMarket } from '../store/shown-event.ts'
import type { Ties } from '../store/store.ts'
import type { ClusterEvent } from './cluster.ts'

/** An event whose markets are to be chosen. */
export type Arrangeable = Pick<ClusterEvent, 'eventId'> & ShownEvent

/** Markets of a cluster that ask the same question, according to its edges. */
interface Question {
  markets: Placed[]
  /** How many events have it, and the place of the last of them. */
  events: number
  lastEvent: number
  isMatched: boolean
  volume: number
  /** Its place among the questions of the cluster. */
  rank: number
}

/** A market with its number, if it has edges, and its question. */
interface Placed {
  market: ShownMarket
  number: number | undefined
  question: Question
  isKept: boolean
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
  const connecting = connectingMarkets(ties)
  let kept = connecting.size
  for (const markets of placed) {
    for (const one of markets) one.isKept = one.number !== undefined && connecting.has(one.number)
    if (markets.length === 0 || markets.some(({ isKept }) => isKept)) continue
    markets.reduce(ofFirstQuestion).isKept = true
    kept++
  }
  for (const { markets } of questions) {
    if (kept >= limit) break
    const more = markets.reduce((count, { isKept }) => count + Number(!isKept), 0)
    if (kept + more > limit) continue
    for (const one of markets) one.isKept = true
    kept += more
  }
  return events.map((event, place) => {
    const shown = (placed[place] ?? []).filter(({ isKept }) => isKept)
    shown.sort((a, b) => a.question.rank - b.question.rank)
    return { ...event, marketCount: event.markets.length, markets: shown.map(({ market }) => market.read()) }
  })
}

/** Returns the market whose question comes first; of one question the former. */
const ofFirstQuestion = (one: Placed, other: Placed): Placed => (other.question.rank < one.question.rank ? other : one)

/** Returns the questions in their order, and the markets of each event. */
function placeMarkets(
  events: readonly Arrangeable[],
  { numbers, matched, merged }: Ties,
): { questions: Question[]; placed: Placed[][] } {
  const groups = createGroups<number>()
  for (const [one, other] of merged) groups.unite(one, other, 1)
  const questions: Question[] = []
  const byRoot = new Map<number, Question>()
  const placed = events.map(({ eventId, markets }, place) => {
    const ofEvent = numbers.get(eventId)
    return markets.map((market): Placed => {
      const number = ofEvent?.get(market.marketId)
      const isMatched = number !== undefined && matched.has(number)
      const root = isMatched ? groups.root(number) : undefined
      const known = root === undefined ? undefined : byRoot.get(root)
      const volume = market.volume ?? 0
      if (known) {
        const one = { market, number, question: known, isKept: false }
        known.markets.push(one)
        if (known.lastEvent !== place) known.events++
        known.lastEvent = place
        known.volume += volume
        return one
      }
      const question: Question = { markets: [], events: 1, lastEvent: place, isMatched, volume, rank: 0 }
      const one = { market, number, question, isKept: false }
      // Nearly all questions have one market, and an empty list that grows takes much more memory than a list of one.
      question.markets = [one]
      questions.push(question)
      if (root !== undefined) byRoot.set(root, question)
      return one
    })
  })
  questions.sort((a, b) => b.events - a.events || Number(b.isMatched) - Number(a.isMatched) || b.volume - a.volume)
  for (const [rank, question] of questions.entries()) question.rank = rank
  return { questions, placed }
}

/** Returns the markets whose edges connect the events: those of the maximum spanning tree. */
function connectingMarkets({ strongest }: Ties): Set<number> {
  const groups = createGroups()
  const markets = new Set<number>()
  for (const { a, b, confidence } of strongest) {
    if (groups.root(a.event) === groups.root(b.event)) continue
    groups.unite(a.event, b.event, confidence)
    for (const { market } of [a, b]) if (market !== undefined) markets.add(market)
  }
  return markets
}
