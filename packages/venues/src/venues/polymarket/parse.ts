import type { OrderBook, Trade, UnifiedEvent, UnifiedMarket, UnifiedSeries } from '../../models.ts'
import { withSides } from '../../orders/sides.ts'
import { categorized } from '../../values/category.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { toTickSize } from '../../values/tick-size.ts'
import { lastPrice, parseOutcomes } from './outcomes.ts'
import type { ClobBook, DataTrade, GammaEvent, GammaMarket, GammaParent, GammaSeries } from './schemas.ts'
import { textOf } from './text-of.ts'
import { eventUrl, marketUrl } from './urls.ts'

/** The sections of the venue's site, which are its categories: the most specific first. */
const SECTIONS = [
  'Politics',
  'Sports',
  'Crypto',
  'Economy',
  'Finance',
  'Business',
  'Tech',
  'Science',
  'Weather',
  'Culture',
  'Pop Culture',
  'Geopolitics',
  'World',
]

/** Returns the event with its child markets. */
export function parseEvent(event: GammaEvent): UnifiedEvent {
  const slug = textOf(event.slug)
  const tags = parseTags(event)
  return {
    id: event.id,
    title: textOf(event.title) ?? slug ?? event.id,
    markets: event.markets.map((market) => parseMarket(market, event, tags)),
    sourceExchange: 'polymarket',
    ...omitEmpty({
      subtitle: textOf(event.subtitle),
      description: textOf(event.description),
      slug,
      startDate: toInstant(event.startTime),
      ...volumes(event.volume24hr, event.volume),
      url: slug && eventUrl(slug),
      image: textOf(event.image) ?? textOf(event.icon),
      tags,
    }),
    ...categorized(category(event, tags)),
    sourceMetadata: omitEmpty({
      startDate: textOf(event.startDate),
      endDate: textOf(event.endDate),
      resolutionSource: textOf(event.resolutionSource),
      negRisk: event.negRisk,
      negRiskAugmented: event.negRiskAugmented,
      negRiskMarketID: textOf(event.negRiskMarketID),
      gameId: event.gameId,
      series: event.series?.map(({ id, slug, title, recurrence }) => omitEmpty({ id, slug, title, recurrence })),
    }),
  }
}

/**
 * Returns the market; `parent` defaults to the event in the market's own row. The tags of an event are parsed once for all
 * its markets.
 */
export function parseMarket(
  row: GammaMarket,
  parent: GammaParent | undefined = row.events?.[0],
  tagsOfParent = parseTags(parent),
): UnifiedMarket {
  const slug = textOf(row.slug)
  const tags = parseTags(row) ?? tagsOfParent
  const outcomes = parseOutcomes(row)
  return withSides({
    marketId: row.id,
    title: textOf(row.question) ?? textOf(row.groupItemTitle) ?? slug ?? row.id,
    outcomes,
    sourceExchange: 'polymarket',
    ...omitEmpty({
      eventId: parent?.id,
      subtitle: textOf(row.groupItemTitle),
      description: textOf(row.description),
      slug,
      startDate: toInstant(startOf(row)),
      resolutionDate: toInstant(row.endDate),
      ...volumes(row.volume24hr, row.volume ?? row.volumeNum),
      liquidity: amount(row.liquidity ?? row.liquidityNum),
      url: slug && marketUrl(slug, textOf(parent?.slug)),
    }),
    // In two parts: see `omitEmpty`.
    ...omitEmpty({
      image: textOf(row.image) ?? textOf(row.icon),
      tags,
      tickSize: toTickSize(amount(row.orderPriceMinTickSize), outcomes),
      // Orders that rest have no least cost; those that are filled at once cost a dollar at least.
      minOrderSize: amount(row.orderMinSize) || undefined,
      status: parseStatus(row),
      contractAddress: textOf(row.conditionId),
      bestBid: outcomes[0]?.bestBid,
      bestAsk: outcomes[0]?.bestAsk,
      lastPrice: lastPrice(row),
    }),
    ...categorized(textOf(row.category) ?? category(parent, tags)),
    sourceMetadata: omitEmpty({
      questionID: textOf(row.questionID),
      resolutionSource: textOf(row.resolutionSource),
      umaResolutionStatus: textOf(row.umaResolutionStatus),
      acceptingOrders: row.acceptingOrders,
      negRisk: row.negRisk,
      negRiskOther: row.negRiskOther,
      negRiskMarketID: textOf(row.negRiskMarketID),
      startDate: textOf(row.startDate),
      closedTime: textOf(row.closedTime),
      gameStartTime: textOf(row.gameStartTime),
      groupItemThreshold: textOf(row.groupItemThreshold),
      sportsMarketType: textOf(row.sportsMarketType),
      line: row.line,
      feesEnabled: row.feesEnabled,
      feeSchedule: row.feeSchedule,
      version: textOf(row.version),
      // In other markets they are the ids of the outcomes.
      clobTokenIds: row.outcomes ? undefined : row.clobTokenIds,
    }),
  })
}

/**
 * The venue has flags instead of a status word. A market whose end date has passed stays open until it is closed; one
 * without flags has no status.
 *
 *     open      takes orders                 closed    no longer traded, not settled
 *     paused    announced or halted          resolved  settled
 */
function parseStatus(row: GammaMarket): string | undefined {
  if (row.closed) {
    const settled = row.umaResolutionStatus === 'resolved' || row.umaResolutionStatus === 'settled'
    const prices = row.outcomePrices?.map(Number) ?? []
    const decided = prices.every((price) => price === 0 || price === 1) && prices.filter(Boolean).length === 1
    return settled || decided ? 'resolved' : 'closed'
  }
  if (row.active === undefined || row.active === null) return undefined
  return row.active && row.acceptingOrders !== false && row.enableOrderBook !== false ? 'open' : 'paused'
}

/** Returns the start of a window or a game; for any other market the time at which trading opened. */
function startOf(row: GammaMarket): string | null | undefined {
  // Some markets that are not games have a game start; it means nothing there.
  return textOf(row.eventStartTime) ?? (textOf(row.sportsMarketType) && textOf(row.gameStartTime)) ?? row.startDate
}

const parseTags = (row: Pick<GammaParent, 'tags'> | undefined): string[] | undefined =>
  row?.tags?.flatMap(({ label }) => textOf(label) ?? [])

/** Old rows state a category; newer ones have tags, among them the site's sections. */
const category = (row: Pick<GammaParent, 'category'> | undefined, tags: string[] = []): string | undefined =>
  textOf(row?.category) ?? SECTIONS.find((section) => tags.includes(section))

/** Returns the book best first; the venue sends the best last on both sides. */
export function parseOrderBook({ bids, asks, timestamp }: ClobBook, depth?: number): OrderBook {
  const resting = (levels: ClobBook['bids']) =>
    levels.filter(({ price, size }) => size > 0 && price > 0 && price < 1).map(({ price, size }) => ({ price, size }))
  return {
    bids: resting(bids)
      .sort((a, b) => b.price - a.price)
      .slice(0, depth),
    asks: resting(asks)
      .sort((a, b) => a.price - b.price)
      .slice(0, depth),
    ...(timestamp && { timestamp, datetime: new Date(timestamp).toISOString() }),
  }
}

/** Returns the trade; the venue has no trade ids, so one is made of the fields that distinguish two fills. */
export function parseTrade({ asset, side, size, price, timestamp, transactionHash }: DataTrade): Trade {
  return {
    id: [transactionHash ?? timestamp, asset, price, size].join(':'),
    timestamp: timestamp * 1000,
    price,
    amount: size,
    side: side === 'BUY' ? 'buy' : side === 'SELL' ? 'sell' : 'unknown',
    outcomeId: asset,
  }
}

/** Returns the series without its events. */
export function parseSeries(row: GammaSeries): UnifiedSeries {
  return {
    id: row.id,
    title: textOf(row.title) ?? textOf(row.slug) ?? row.id,
    sourceExchange: 'polymarket',
    ...categorized(...(row.categories ?? []).map(({ label }) => label)),
    ...omitEmpty({
      ticker: textOf(row.ticker),
      slug: textOf(row.slug),
      description: textOf(row.description),
      recurrence: textOf(row.recurrence),
      image: textOf(row.image) ?? textOf(row.icon),
    }),
    sourceMetadata: omitEmpty({ seriesType: textOf(row.seriesType), active: row.active, closed: row.closed }),
  }
}

function volumes(day: number | null | undefined, total: number | null | undefined) {
  const volume24h = amount(day)
  const volume = amount(total)
  return { volume24h, volume, volumeUnit: (volume24h ?? volume) === undefined ? undefined : ('USD' as const) }
}

const amount = (value: number | null | undefined): number | undefined =>
  typeof value === 'number' && value >= 0 ? value : undefined
