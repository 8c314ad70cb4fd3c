import { z } from 'zod'
import type { MarketOutcome, OrderBook, Trade, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { sortBook } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import type { PricePoint } from '../../values/candles.ts'
import { categorized } from '../../values/category.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { fromUnits, toPrice } from '../../values/units.ts'
import type { MyriadAction, MyriadBook, MyriadMarket, MyriadOutcome } from './api.ts'
import { pageUrl } from './urls.ts'

const DECIMALS = 18

/** Ids of markets are `<network>:<market>`, of outcomes `<network>:<market>:<outcome>`. */
export function parseId(id: string) {
  const [, network, market, outcome] = /^(\d+):(\d+)(?::(\d+))?$/.exec(id) ?? []
  return network && market
    ? { network, market, outcome: outcome === undefined ? undefined : Number(outcome) }
    : undefined
}

/** Parses a market, which is an event of its own: markets state only the number of their group. */
export function parseEvent(market: MyriadMarket): UnifiedEvent {
  const parsed = parseMarket(market)
  return {
    id: parsed.marketId,
    title: market.title,
    markets: [parsed],
    ...described(market),
    ...omitEmpty({ description: market.description }),
    sourceMetadata: omitEmpty({ networkId: market.networkId, groupId: market.eventId }),
  }
}

function parseMarket(market: MyriadMarket): UnifiedMarket {
  const marketId = `${market.networkId}:${market.id}`
  const outcomes = market.outcomes.map((outcome) => outcomeOf(outcome, marketId, market))
  const [first] = outcomes
  return withSides({
    marketId,
    eventId: marketId,
    title: market.title,
    outcomes,
    ...described(market),
    ...omitEmpty({
      description: market.description,
      startDate: toInstant(market.publishedAt),
      // Perpetual markets have a date in the year 2100.
      resolutionDate: market.perpetual ? undefined : toInstant(market.expiresAt),
      liquidity: inDollars(market) ? market.liquidity : undefined,
      currency: inDollars(market) ? undefined : market.token?.symbol,
      status: market.voided ? 'voided' : market.state,
      bestBid: first?.bestBid,
      bestAsk: first?.bestAsk,
    }),
    sourceMetadata: omitEmpty({
      networkId: market.networkId,
      tradingModel: market.tradingModel,
      token: market.token?.symbol,
      // -1 while it is open.
      resolvedOutcome: market.outcomes.find(({ id }) => id === market.resolvedOutcomeId)?.title,
    }),
  })
}

const described = (market: MyriadMarket) => {
  const { volume, volume24h } = inDollars(market) ? market : {}
  const figures = omitEmpty({ volume, volume24h })
  const tags = [...new Set([...(market.topics ?? []), ...(market.tags ?? [])])]
  return {
    slug: market.slug,
    ...figures,
    ...(Object.keys(figures).length > 0 && { volumeUnit: 'USD' as const }),
    url: pageUrl(market.slug),
    ...omitEmpty({ image: market.imageUrl }),
    ...categorized(...(market.topics ?? [])),
    ...(tags.length > 0 && { tags }),
    sourceExchange: 'myriad',
  }
}

/** Figures are in the market's own token, which is not a dollar everywhere. */
const inDollars = ({ token }: MyriadMarket): boolean => /^USD([CT1]|C\.e|T0)?$/i.test(token?.symbol ?? '')

function outcomeOf(
  outcome: MyriadOutcome,
  marketId: string,
  { resolvedOutcomeId, state, voided }: MyriadMarket,
): MarketOutcome {
  const { price } = outcome
  const isOver = voided || state === 'resolved'
  const paid = voided || (resolvedOutcomeId ?? -1) < 0 ? undefined : Number(outcome.id === resolvedOutcomeId)
  const shown = price !== null && price !== undefined && price >= 0 && price <= 1 ? price : undefined
  return {
    outcomeId: `${marketId}:${outcome.id}`,
    marketId,
    label: outcome.title,
    ...omitEmpty({
      price: isOver ? paid : shown,
      priceChange24h: absoluteChange(shown, outcome.priceChange24h),
      bestBid: quote(outcome.bestBid),
      bestAsk: quote(outcome.bestAsk),
    }),
  }
}

/** The venue states the change as a fraction of the price a day ago: at 0.5 after 0.4 it is 0.25, and ours is 0.1. */
function absoluteChange(price: number | undefined, relative: number | null | undefined): number | undefined {
  if (price === undefined || relative === null || relative === undefined || relative <= -1) return undefined
  const before = price / (1 + relative)
  return before <= 1 ? Number((price - before).toFixed(8)) : undefined
}

/** A quote that is not a probability is in an unknown unit. */
const quote = (value: unknown): number | undefined => (typeof value === 'number' ? toPrice(value) : undefined)

export function parseBook({ bids, asks }: MyriadBook, depth?: number): OrderBook {
  const levels = (rows: MyriadBook['bids']) =>
    rows.flatMap(([price, size]) => {
      const level = { price: fromUnits(price, DECIMALS), size: fromUnits(size, DECIMALS) }
      return level.price === undefined || level.size === undefined ? [] : [{ price: level.price, size: level.size }]
    })
  return sortBook({ bids: levels(bids), asks: levels(asks) }, depth)
}

/** Undefined for other actions: liquidity, claims, trades of sibling outcomes. */
export function parseTrade(action: MyriadAction, outcomeId: string): Trade | undefined {
  const { shares, value, timestamp, txId, blockNumber } = action
  const side = action.action
  const own = action.outcomeId === parseId(outcomeId)?.outcome
  const price = Number((value / shares).toFixed(9))
  if ((side !== 'buy' && side !== 'sell') || !own || !(shares > 0) || !(price >= 0 && price <= 1)) return undefined
  return {
    id: [txId ?? blockNumber, timestamp, side, shares, value].filter(Boolean).join(':'),
    timestamp: timestamp * 1_000,
    price,
    amount: shares,
    side,
    outcomeId,
  }
}

const Chart = z.object({ prices: z.array(z.unknown()) })
/** A list of charts that name their time frame, or the charts by time frame. */
const Charts = z.union([
  z
    .array(Chart.extend({ timeframe: z.string() }))
    .transform((charts) => Object.fromEntries(charts.map((chart) => [chart.timeframe, chart]))),
  z.record(z.string(), Chart),
])
const Point = z.object({ value: z.number().min(0).max(1), timestamp: z.number() })

/** The chart of a time frame, as points; its times are in seconds. */
export function parseChart({ price_charts: charts }: MyriadOutcome, timeframe: string): PricePoint[] {
  const points = Charts.safeParse(charts).data?.[timeframe]?.prices ?? []
  return points.flatMap((row) => {
    const { data } = Point.safeParse(row)
    return data ? [{ timestamp: data.timestamp * 1_000, price: data.value }] : []
  })
}
