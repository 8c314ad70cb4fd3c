import { CrossvenueError, feesOfMarket, type VenueFees, venues } from '@crossvenue/venues'
import type { Found } from '../matches/found.ts'
import { withoutFronts } from '../matches/own-books.ts'
import { venueOf } from '../matches/pairs.ts'
import { readMarketMap } from '../search/catalogue-items.ts'
import { marketMember } from '../store/market-member.ts'
import { orientMarkets } from '../store/orient-markets.ts'
import type { MarketRef, QuestionMarket, StoredQuestion, View } from '../store/store.ts'

/** An outcome on one venue that settles alike with an outcome of another venue, or oppositely. */
export interface SameOutcome {
  venue: string
  marketId: string
  outcomeId: string
  /** Whether it settles oppositely, so that its book has to be mirrored. */
  isOpposite: boolean
  /** The fees of the market, if they were requested and are known. */
  fees?: VenueFees
}

export interface OutcomeQuery {
  /** The id of an outcome, or of a market with a side. */
  outcomeId: string
  side?: 'yes' | 'no' | undefined
  withFees?: boolean | undefined
}

/**
 * Returns an outcome, and the outcomes of all markets of its question that settle alike; of a venue and its front, only
 * that of the venue. Throws OUTCOME_NOT_FOUND.
 */
export async function sameOutcomes(view: View, query: OutcomeQuery): Promise<Found> {
  const legs = withoutFronts(await findLegs(view, query), ({ leg }) => leg.venue)
  if (!query.withFees) return { data: legs.map(({ leg }) => leg) }
  const markets = await readMarketMap(
    view,
    legs.map(({ market }) => market),
    'full',
  )
  const data = legs.map(({ leg, market }): SameOutcome => {
    const [declared, stated] = [venues[leg.venue]?.fees, markets.get(marketMember(market))]
    return { ...leg, ...(declared && stated && { fees: feesOfMarket(declared, stated) }) }
  })
  return { data }
}

async function findLegs(view: View, query: OutcomeQuery): Promise<{ leg: SameOutcome; market: MarketRef }[]> {
  const { market, outcomeId } = await findOutcome(view, query)
  const [question] = await view.questions([market])
  const own: SameOutcome = { venue: venueOf(market), marketId: market.marketId, outcomeId, isOpposite: false }
  const members = question ? await sidesOf(view, question) : []
  const member = members.find((one) => marketMember(one) === marketMember(market))
  const side = member?.yes === outcomeId ? 'yes' : member?.no === outcomeId ? 'no' : undefined
  if (side === undefined) return [{ leg: own, market }]
  return members.flatMap((one) => {
    const { yes, no } = one
    const [same, opposite] = side === 'yes' ? [yes, no] : [no, yes]
    const settled = same ?? opposite
    if (settled === undefined) return []
    const leg = { venue: venueOf(one), marketId: one.marketId, outcomeId: settled, isOpposite: same === undefined }
    return [{ leg, market: one }]
  })
}

async function sidesOf(view: View, { markets }: StoredQuestion): Promise<QuestionMarket[]> {
  const summaries = new Map((await view.marketSummaries(markets)).map((summary) => [marketMember(summary), summary]))
  const known = markets.map((market) => ({ market, summary: summaries.get(marketMember(market)) ?? { outcomes: [] } }))
  return orientMarkets(known).map(({ market }) => market)
}

async function findOutcome(
  view: View,
  { outcomeId, side }: OutcomeQuery,
): Promise<{ market: MarketRef; outcomeId: string }> {
  // The venue before the colon may be stated, as in the service id of a market.
  const [market] = await view.findMarkets({ outcomeId })
  if (market && side === undefined) return { market, outcomeId }
  const named = market ? [market] : await view.findMarkets({ marketId: outcomeId })
  if (named.length > 1) {
    const ids = named.map((one) => `${venueOf(one)}:${one.marketId}`).join(', ')
    throw new CrossvenueError('VALIDATION_ERROR', `outcomeId ${outcomeId} names ${ids}; use one of these`, {
      field: 'outcomeId',
    })
  }
  const [summary] = await view.marketSummaries(named)
  const outcome = market && side === 'yes' ? { outcomeId } : summary?.outcomes[side === 'no' ? 1 : 0]
  if (summary && outcome) return { market: summary, outcomeId: outcome.outcomeId }
  throw new CrossvenueError('OUTCOME_NOT_FOUND', `there is no outcome ${outcomeId}`, { field: 'outcomeId' })
}
