import { feesOfMarket, venues } from '@crossvenue/venues'
import { type Listed, type Row, venuesOf } from '../clusters/listing.ts'
import type { NamedCluster } from '../clusters/name-clusters.ts'
import { bestQuotes } from '../store/best-quotes.ts'
import { marketMember } from '../store/market-member.ts'
import { orientMarkets } from '../store/orient-markets.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { MarketSummary, QuestionMarket } from '../store/store.ts'
import { titleText } from '../store/title-words.ts'
import { type FeeQuotes, gapAfterFees } from './gap-after-fees.ts'

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
  gap,
  closesAt,
  venues,
  titles,
}: ListedQuestion): Row => ({
  ...{ id, confidence, venues, titles },
  ...(category !== undefined && { category }),
  ...(volume24h !== undefined && { volume24h }),
  ...(spread !== undefined && { spread }),
  ...(gap !== undefined && { gap }),
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
    const quotes = quotesOf(known)
    const spread = spreadOf(quotes)
    const gap = gapAfterFees(quotes)
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
        ...(gap !== undefined && { gap }),
        ...(closings.length > 0 && { closesAt: Math.min(...closings) }),
        venues: venuesOf(markets.map(({ eventId }) => eventId)),
        titles: known.map(({ summary }) => titleText(summary.title)),
      },
    ]
  })
}

/** Returns the quotes of the side `yes` in each open market, with the fees of the market where they are known. */
const quotesOf = (markets: readonly { market: QuestionMarket; summary: MarketSummary }[]): FeeQuotes[] =>
  markets
    .filter(({ summary }) => summary.isOpen !== false)
    .flatMap(({ market: { yes }, summary: { eventId, outcomes, statedFees } }) => {
      const { venue } = parseServiceId(eventId)
      const declared = venues[venue]?.fees
      const fees = declared && statedFees && feesOfMarket(declared, { sourceMetadata: statedFees })
      return outcomes
        .filter(({ outcomeId }) => outcomeId === yes)
        .map(({ bestBid, bestAsk }) => ({ venue, bestBid, bestAsk, fees }))
    })

/** Returns the lowest ask less the highest bid. */
function spreadOf(quotes: readonly FeeQuotes[]): number | undefined {
  const { ask, bid } = bestQuotes(quotes)
  return ask && bid && Number((ask.bestAsk - bid.bestBid).toFixed(12))
}
