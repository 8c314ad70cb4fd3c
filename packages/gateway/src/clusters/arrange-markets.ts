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
    const [first] = markets
    if (!first || markets.some(({ isKept }) => isKept)) continue
    first.isKept = true
    kept++
  }
  for (const { markets } of questions) {
    const more = markets.filter(({ isKept }) => !isKept)
    if (kept + more.length > limit) continue
    for (const one of more) one.isKept = true
    kept += more.length
  }
  return events.map((event, place) => {
    const shown = (placed[place] ?? []).filter(({ isKept }) => isKept)
    return { ...event, marketCount: event.markets.length, markets: shown.map(({ market }) => market.read()) }
  })
}

/** Returns the questions in their order, and the markets of each event in the order of their questions. */
function placeMarkets(
  events: readonly Arrangeable[],
  { numbers, matched, merged }: Ties,
): { questions: Question[]; placed: Placed[][] } {
  const groups = createGroups<number>()
  for (const [one, other] of merged) groups.unite(one, other, 1)
  const questions: Question[] = []
  const byRoot = new Map<number, Question>()
  const questionOf = (number: number | undefined): Question => {
    const root = number === undefined ? undefined : groups.root(number)
    const known = root === undefined ? undefined : byRoot.get(root)
    if (known) return known
    const question: Question = { markets: [], events: 0, lastEvent: -1, isMatched: false, volume: 0, rank: 0 }
    questions.push(question)
    if (root !== undefined) byRoot.set(root, question)
    return question
  }
  const placed = events.map(({ eventId, markets }, place) => {
    const ofEvent = numbers.get(eventId)
    return markets.map((market): Placed => {
      const number = ofEvent?.get(market.marketId)
      const question = questionOf(number)
      const one = { market, number, question, isKept: false }
      question.markets.push(one)
      if (question.lastEvent !== place) question.events++
      question.lastEvent = place
      question.isMatched ||= number !== undefined && matched.has(number)
      question.volume += market.volume ?? 0
      return one
    })
  })
  questions.sort((a, b) => b.events - a.events || Number(b.isMatched) - Number(a.isMatched) || b.volume - a.volume)
  for (const [rank, question] of questions.entries()) question.rank = rank
  for (const markets of placed) markets.sort((a, b) => a.question.rank - b.question.rank)
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
