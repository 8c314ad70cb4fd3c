import { type Listed, type Row, venuesOf } from '../clusters/listing.ts'
import type { NamedCluster } from '../clusters/name-clusters.ts'
import { bestQuotes } from '../store/best-quotes.ts'
import { marketMember } from '../store/market-member.ts'
import { orientMarkets } from '../store/orient-markets.ts'
import type { MarketSummary, QuestionMarket } from '../store/store.ts'
import { titleText } from '../store/title-words.ts'

/** A cluster of markets with its id, and the outcomes that settle alike. */
export interface NamedQuestion extends NamedCluster {
  markets: readonly QuestionMarket[]
}

/** A question with the fields by which it is filtered and sorted. */
export type ListedQuestion = Listed & NamedQuestion

/** The row of a question, with the question itself unless it is stored and can be read again. */
export type QuestionRow = Row & { question?: ListedQuestion }

/** Returns the row of a question. */
export const rowOf = ({
  id,
  confidence,
  category,
  volume24h,
  spread,
  closesAt,
  venues,
  titles,
}: ListedQuestion): Row => ({
  ...{ id, confidence, venues, titles },
  ...(category !== undefined && { category }),
  ...(volume24h !== undefined && { volume24h }),
  ...(spread !== undefined && { spread }),
  ...(closesAt !== undefined && { closesAt }),
})

/**
 * Summarizes questions from their markets. The canonical market comes first, and its first outcome is on the side
 * `yes`. Markets that left the catalogue since the last matching are left out, and so are questions with fewer than two
 * markets.
 */
export function listQuestions(
  questions: readonly NamedQuestion[],
  summaries: readonly MarketSummary[],
): ListedQuestion[] {
  const byMember = new Map(summaries.map((summary) => [marketMember(summary), summary]))
  return questions.flatMap((question) => {
    const known = orientMarkets(
      question.markets.flatMap((market) => {
        const summary = byMember.get(marketMember(market))
        return summary ? [{ market, summary }] : []
      }),
    )
    if (known.length < 2) return []
    const markets = known.map(({ market }) => market)
    const volumes = known.flatMap(({ summary }) => summary.volume24h ?? [])
    const spread = spreadOf(known)
    const closings = known.flatMap(({ summary: { isOpen, closesAt } }) => (isOpen === false ? [] : (closesAt ?? [])))
    const category = known.find(({ summary }) => summary.category !== undefined)?.summary.category
    return [
      {
        ...question,
        members: markets.map(marketMember),
        markets,
        ...(category !== undefined && { category }),
        ...(volumes.length > 0 && { volume24h: volumes.reduce((sum, volume) => sum + volume, 0) }),
        ...(spread !== undefined && { spread }),
        ...(closings.length > 0 && { closesAt: Math.min(...closings) }),
        venues: venuesOf(markets.map(({ eventId }) => eventId)),
        titles: known.map(({ summary }) => titleText(summary.title)),
      },
    ]
  })
}

/** Returns the lowest ask less the highest bid of the side `yes`. */
function spreadOf(markets: readonly { market: QuestionMarket; summary: MarketSummary }[]): number | undefined {
  const quotes = markets
    .filter(({ summary }) => summary.isOpen !== false)
    .flatMap(({ market: { yes }, summary: { outcomes } }) => outcomes.filter(({ outcomeId }) => outcomeId === yes))
  const { ask, bid } = bestQuotes(quotes)
  return ask && bid && Number((ask.bestAsk - bid.bestBid).toFixed(12))
}
