import { isOfCategory, type UnifiedEvent } from '@crossvenue/venues'
import { z } from 'zod'
import type { Found } from '../matches/found.ts'
import { withoutFronts } from '../matches/own-books.ts'
import { venueOf } from '../matches/pairs.ts'
import { readMarketMap } from '../search/catalogue-items.ts'
import { inChunks } from '../store/in-chunks.ts'
import { marketMember } from '../store/market-member.ts'
import { serviceId } from '../store/service-id.ts'
import type { MarketSummary, QuestionMarket, StoredQuestion, View } from '../store/store.ts'
import { ArbitrageQuery, type CandidateMarket, candidateOf } from './candidates.ts'
import { coverCandidates } from './cover-candidates.ts'
import { type Exclusivity, statedExclusivity } from './stated-exclusivity.ts'

const { minConfidence, size, category, limit, pretty } = ArbitrageQuery.shape

export const SetQuery = z
  .strictObject({
    minConfidence: minConfidence.describe('Only questions whose markets are matched at least this certainly.'),
    size: size.describe('The most contracts of each leg.'),
    category: category.describe('Only events of this category, by any of its names, in upper or lower case.'),
    // An event has a book for each market on each venue: fifty events are thousands of calls.
    limit: limit.default(5).describe('How many events to read the books of, and to return, at most.'),
    pretty,
  })
  .meta({ id: 'SetQuery', description: 'Which arbitrage over all markets of an event to look for.' })
export type SetQuery = z.infer<typeof SetQuery>

/** A market in which a leg can be traded. */
export interface SetMarket extends CandidateMarket {
  /** Whether its outcome settles oppositely to the leg, so that its book has to be mirrored. */
  isOpposite: boolean
}

/** The markets of an event of which only one can win, and the markets of other venues that ask the same. */
export interface SetCandidate {
  event: Pick<UnifiedEvent, 'id' | 'title'> & { sourceExchange: string }
  exclusivity: Exclusivity
  /** The least certain of the matches. */
  confidence: number
  legs: SetMarket[][]
}

/** The quotes of one market of an event and of all that ask the same. */
interface Leg {
  own: MarketSummary
  question?: StoredQuestion
  markets: { summary: MarketSummary; outcomeId: string; isOpposite: boolean }[]
}

/**
 * Returns the events in which only one market can win by the words of their venue, and whose last quotes in all markets
 * together cost less than they pay out, before fees; then the ranges of one number that leave out none and cost less than 1.
 */
export async function setCandidates(view: View, query: SetQuery): Promise<Found> {
  const gaps = await setsWithGaps(view, query)
  const found: SetCandidate[] = []
  const seen = new Set<string>()
  for (const { eventId } of gaps) {
    if (found.length >= query.limit) break
    const [event] = await view.events([eventId])
    const exclusivity = event && statedExclusivity(event)
    if (!event || !exclusivity) continue
    const legs = (await readLegs(view, [eventId], query)).get(eventId) ?? []
    const key = legs
      .map(({ own, question }) => question?.id ?? marketMember(own))
      .sort()
      .join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    found.push(await candidateSet(view, event, exclusivity, legs))
  }
  return { data: [...found, ...(await coverCandidates(view, query))] }
}

/**
 * Returns the events with questions whose last quotes in all markets together leave a gap, the widest first. Reads some
 * events at a time: a catalogue of 500,000 markets does not fit into the memory of a query.
 */
async function setsWithGaps(view: View, query: SetQuery): Promise<{ eventId: string; gap: number }[]> {
  const gaps = await inChunks(await view.eventsInQuestions(), async (some) =>
    [...(await readLegs(view, some, query))]
      .filter(([, [leg]]) => query.category === undefined || (leg && isOfCategory(query.category, leg.own)))
      .filter(([, legs]) => legs.length > 1)
      .map(([eventId, legs]) => ({ eventId, gap: Math.max(gapOfSales(legs), gapOfPurchases(legs)) }))
      .filter(({ gap }) => gap > 1e-9),
  )
  return gaps.sort((one, other) => other.gap - one.gap || (one.eventId < other.eventId ? -1 : 1))
}

/** Reads all markets of some events, each with the markets that ask the same. */
async function readLegs(view: View, events: readonly string[], query: SetQuery): Promise<Map<string, Leg[]>> {
  const own = await view.summariesOf(events)
  const { questions, summaries } = await view.listedQuestions(await view.questionIds(events))
  const byMember = new Map([...own, ...summaries].map((summary) => [marketMember(summary), summary]))
  const questionOf = new Map(
    questions
      .filter(({ confidence }) => confidence >= query.minConfidence)
      .flatMap((one) => one.markets.map((market) => [marketMember(market), one] as const)),
  )
  const legsOf = new Map<string, Leg[]>(events.map((event) => [event, []]))
  for (const one of own) legsOf.get(one.eventId)?.push(legOf(one, questionOf.get(marketMember(one)), byMember))
  return legsOf
}

function legOf(own: MarketSummary, question: StoredQuestion | undefined, byMember: Map<string, MarketSummary>): Leg {
  const [first] = own.outcomes
  const alone: Leg = { own, markets: first ? [{ summary: own, outcomeId: first.outcomeId, isOpposite: false }] : [] }
  const member = question?.markets.find((one) => marketMember(one) === marketMember(own))
  const side = member && sideOf(member, first?.outcomeId)
  if (!question || !side) return alone
  const markets = question.markets.flatMap((market): Leg['markets'] => {
    const summary = byMember.get(marketMember(market))
    const [same, opposite] = side === 'yes' ? [market.yes, market.no] : [market.no, market.yes]
    const outcomeId = same ?? opposite
    if (!summary || outcomeId === undefined || summary.isOpen === false) return []
    return [{ summary, outcomeId, isOpposite: same === undefined }]
  })
  return { own, question, markets: withoutFronts(markets, ({ summary }) => venueOf(summary)) }
}

const sideOf = ({ yes, no }: QuestionMarket, outcomeId: string | undefined): 'yes' | 'no' | undefined =>
  outcomeId === undefined ? undefined : outcomeId === yes ? 'yes' : outcomeId === no ? 'no' : undefined

/** Returns how much more than 1 the best bids for all legs bring together. */
const gapOfSales = (legs: readonly Leg[]): number =>
  legs.reduce((sum, leg) => sum + Math.max(0, ...leg.markets.map((market) => bidOf(market) ?? 0)), 0) - 1

/** Returns how much less than 1 the best asks for all legs cost together; below 0 where one has none. */
const gapOfPurchases = (legs: readonly Leg[]): number =>
  1 - legs.reduce((sum, leg) => sum + Math.min(1, ...leg.markets.map((market) => askOf(market) ?? 1)), 0)

const quoteOf = ({ summary, outcomeId }: Leg['markets'][number]) =>
  summary.outcomes.find((outcome) => outcome.outcomeId === outcomeId)

function bidOf(market: Leg['markets'][number]): number | undefined {
  const { bestBid, bestAsk } = quoteOf(market) ?? {}
  if (!market.isOpposite) return bestBid
  return bestAsk === undefined ? undefined : 1 - bestAsk
}

function askOf(market: Leg['markets'][number]): number | undefined {
  const { bestBid, bestAsk } = quoteOf(market) ?? {}
  if (!market.isOpposite) return bestAsk
  return bestBid === undefined ? undefined : 1 - bestBid
}

async function candidateSet(
  view: View,
  { id, title, sourceExchange }: UnifiedEvent & { sourceExchange: string },
  exclusivity: Exclusivity,
  legs: readonly Leg[],
): Promise<SetCandidate> {
  const markets = await readMarketMap(
    view,
    legs.flatMap((leg) => leg.markets.map(({ summary }) => summary)),
    'full',
  )
  return {
    event: { id, title, sourceExchange },
    exclusivity,
    confidence: Math.min(1, ...legs.flatMap(({ question }) => question?.confidence ?? [])),
    legs: legs.map((leg) =>
      leg.markets.flatMap(({ summary, outcomeId, isOpposite }): SetMarket[] => {
        const market = candidateOf(summary, { outcomeId }, markets)
        return market ? [{ ...market, isOpposite }] : []
      }),
    ),
  }
}

/** Returns the service id of the event to which a set of markets belongs. */
export const eventOfSet = ({ event }: Pick<SetCandidate, 'event'>): string => serviceId(event.sourceExchange, event.id)
