import { CrossvenueError, type ErrorBody, isOpen } from '@crossvenue/venues'
import type { ResolveUrl } from '../clusters/resolve-url.ts'
import type { Found } from '../matches/found.ts'
import { findQuestion } from '../questions/find-question.ts'
import { readQuestions } from '../questions/hydrate-questions.ts'
import { listQuestions } from '../questions/list-questions.ts'
import type { Question, QuestionMarket } from '../questions/question.ts'
import { marketMember } from '../store/market-member.ts'
import type { View } from '../store/store.ts'

export interface WatchedQuery {
  /** Ids of clusters of markets, or of their markets. */
  names: string[]
}

/** A market of a question, with the catalogue's quotes for the `yes` side of the question. */
export interface WatchedMarket {
  venue: string
  eventId: string
  marketId: string
  title?: string
  outcomeId: string
  /** Whether the outcome settles oppositely to the `yes` side. */
  isOpposite?: true
  isOver?: true
  bestBid?: number
  bestAsk?: number
  asOf?: string
}

export interface WatchedQuestion {
  clusterId: string
  canonicalTitle: string
  markets: WatchedMarket[]
}

/** A question that was looked up by a name, or the reason why there is none. */
export type WatchedAnswer = { question: WatchedQuestion } | { problem: ErrorBody }

/** Returns the questions that callers watch, by the names they gave. */
export async function watchedQuestions(view: View, { names }: WatchedQuery, resolveUrl: ResolveUrl): Promise<Found> {
  const data: [string, WatchedAnswer][] = []
  for (const name of names) data.push([name, await findWatched(view, name, resolveUrl)])
  return { data }
}

async function findWatched(view: View, name: string, resolveUrl: ResolveUrl): Promise<WatchedAnswer> {
  try {
    const named = /^mcl_[0-9a-f]{16}$/.test(name) ? { clusterId: name } : { marketId: name }
    const stored = await findQuestion(view, named, resolveUrl)
    const summaries = await view.marketSummaries(stored.markets)
    const listed = listQuestions([{ ...stored, members: stored.markets.map(marketMember) }], summaries)
    const [question] = await readQuestions(view, listed, { view: 'full', includeRawMatches: false })
    return question ? { question: watched(question) } : { problem: tooFew(name).toJSON() }
  } catch (error) {
    if (error instanceof CrossvenueError) return { problem: error.toJSON() }
    throw error
  }
}

const tooFew = (name: string) => new CrossvenueError('MARKET_NOT_FOUND', `fewer than two markets ask ${name}`)

const watched = ({ clusterId, canonicalTitle, markets }: Question): WatchedQuestion => ({
  clusterId,
  canonicalTitle,
  markets: markets.flatMap((market) => quoted(market) ?? []),
})

function quoted({ sourceExchange, eventId = '', marketId, title, status, asOf, outcomes }: QuestionMarket) {
  const same = outcomes.find(({ side }) => side === 'yes')
  const outcome = same ?? outcomes.find(({ side }) => side === 'no')
  if (!outcome) return undefined
  const { outcomeId, bestBid: bid, bestAsk: ask } = outcome
  const [bestBid, bestAsk] = same ? [bid, ask] : [turned(ask), turned(bid)]
  const market: WatchedMarket = {
    venue: sourceExchange,
    eventId,
    marketId,
    ...(title != null && { title }),
    outcomeId,
    ...(!same && { isOpposite: true }),
    ...(isOpen(status) === false && { isOver: true }),
    ...(bestBid !== undefined && { bestBid }),
    ...(bestAsk !== undefined && { bestAsk }),
    ...(asOf !== undefined && { asOf }),
  }
  return market
}

/** Returns the price of the opposite outcome, without the rounding error of binary fractions. */
const turned = (price: number | undefined) => (price === undefined ? undefined : Number((1 - price).toFixed(9)))
