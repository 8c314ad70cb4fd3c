import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type {
  MarketOutcome,
  OrderBook,
  OrderLevel,
  PriceCandle,
  Ticker,
  Trade,
  UnifiedEvent,
  UnifiedMarket,
} from './models.ts'
import * as models from './models.ts'
import { isOnGrid } from './values/tick-size.ts'

// Rules that every venue's answers obey. Each check returns the problems it finds, in words.

type Problems = string[]

/** Every prediction market of today is younger; an earlier date is a zero or a misread unit. */
const EARLIEST = Date.UTC(2010, 0, 1)
/**
 * The largest distance of the sum of two sides' display prices from 1: last trades of the sides happen at different
 * times.
 */
const SUM_TOLERANCE = 0.1
const MIRROR_TOLERANCE = 1e-9

/** Checks an event and all its markets. */
export function checkEvent(event: UnifiedEvent, venue: string): Problems {
  const ids = event.markets.map(({ marketId }) => marketId)
  const problems = [
    ...fits(models.UnifiedEvent, event),
    ...(event.id ? [] : ['the id is empty']),
    ...(event.title.trim() ? [] : ['the title is empty']),
    ...(event.sourceExchange === venue ? [] : [`sourceExchange is ${event.sourceExchange}`]),
    ...checkDate('startDate', event.startDate),
    ...checkUnit(event),
    ...repeated(ids).map((id) => `market ${id} is listed twice`),
    ...event.markets.flatMap(({ marketId, eventId }) =>
      eventId === event.id ? [] : [`market ${marketId} names event ${eventId}`],
    ),
  ]
  return [
    ...problems.map((problem) => `event ${event.id}: ${problem}`),
    ...event.markets.flatMap((market) => checkMarket(market, venue)),
  ]
}

/** Checks one market with its outcomes. */
export function checkMarket(market: UnifiedMarket, venue: string): Problems {
  const { outcomes } = market
  const [first, second] = outcomes
  const problems = [
    ...fits(models.UnifiedMarket, market),
    ...(market.marketId ? [] : ['the id is empty']),
    ...(market.title.trim() ? [] : ['the title is empty']),
    ...(market.sourceExchange === venue ? [] : [`sourceExchange is ${market.sourceExchange}`]),
    ...checkDate('startDate', market.startDate),
    ...checkDate('resolutionDate', market.resolutionDate),
    ...checkUnit(market),
    ...repeated(outcomes.map(({ outcomeId }) => outcomeId)).map((id) => `outcome ${id} is listed twice`),
    ...outcomes.flatMap(checkOutcome),
    ...(first && second && outcomes.length === 2 ? checkTwoWay(first, second) : []),
    ...checkQuote('the market', market),
    ...outcomes.flatMap((outcome) => checkGrid(outcome, market.tickSize)),
    ...(['bestBid', 'bestAsk'] as const).flatMap((name) =>
      market[name] === first?.[name] ? [] : [`${name} ${market[name]} is not that of the first outcome`],
    ),
    ...(['yes', 'no', 'up', 'down'] as const).flatMap((side) =>
      market[side] && !outcomes.some((outcome) => isDeepStrictEqual(outcome, market[side]))
        ? [`${side} is no entry of outcomes`]
        : [],
    ),
  ]
  return problems.map((problem) => `market ${market.marketId}: ${problem}`)
}

/** Checks the order and the sizes of a book. */
export function checkOrderBook(book: OrderBook): Problems {
  const falls = (levels: OrderLevel[]) =>
    levels.every(({ price }, position) => price < (levels[position - 1]?.price ?? 2))
  const [bid, ask] = [book.bids[0]?.price, book.asks[0]?.price]
  return [
    ...fits(models.OrderBook, book),
    ...(falls(book.bids) ? [] : ['bids are not best first']),
    ...(falls(book.asks.toReversed()) ? [] : ['asks are not best first']),
    ...(bid !== undefined && ask !== undefined && bid >= ask ? [`bid ${bid} is not below ask ${ask}`] : []),
    ...([...book.bids, ...book.asks].every(({ size }) => size > 0) ? [] : ['a level has no size']),
    ...checkTime('timestamp', book.timestamp),
    ...(book.datetime === undefined || Date.parse(book.datetime) === book.timestamp
      ? []
      : ['datetime is not timestamp']),
  ]
}

/** Checks that two books are one book seen from both sides: a bid for one is an ask for the other. */
export function checkMirrored(yes: OrderBook, no: OrderBook): Problems {
  const mirrors = (ours: OrderLevel[], theirs: OrderLevel[]) =>
    ours.length === theirs.length &&
    ours.every(({ price, size }, position) => {
      const level = theirs[position]
      return level && Math.abs(price + level.price - 1) <= MIRROR_TOLERANCE && size === level.size
    })
  return mirrors(yes.bids, no.asks) && mirrors(yes.asks, no.bids) ? [] : ['YES and NO are not mirrored']
}

/** Checks the ticker of one outcome. */
export function checkTicker(ticker: Ticker, outcomeId: string, marketId: string): Problems {
  const { bid, ask, mid } = ticker
  return [
    ...fits(models.Ticker, ticker),
    ...(ticker.outcomeId === outcomeId && ticker.marketId === marketId
      ? []
      : [`the ticker of ${outcomeId} is of ${ticker.outcomeId} in ${ticker.marketId}`]),
    ...(bid !== undefined && ask !== undefined && bid >= ask
      ? [`the ticker has a bid of ${bid} and an ask of ${ask}`]
      : []),
    ...((mid === undefined) === (bid === undefined || ask === undefined)
      ? []
      : ['the ticker has a middle of one side']),
  ]
}

/** Checks the trades of one outcome. */
export function checkTrades(trades: Trade[], outcomeId: string): Problems {
  return [
    ...trades.flatMap((trade) => [...fits(models.Trade, trade), ...checkTime(`trade ${trade.id}`, trade.timestamp)]),
    ...repeated(trades.map(({ id }) => id)).map((id) => `trade ${id} is listed twice`),
    ...(rises(trades.map(({ timestamp }) => -timestamp)) ? [] : ['trades are not newest first']),
    ...trades.flatMap((trade) => (trade.outcomeId === outcomeId ? [] : [`trade ${trade.id} is of ${trade.outcomeId}`])),
  ]
}

/** Checks the candles of one outcome. */
export function checkCandles(candles: PriceCandle[]): Problems {
  return [
    ...candles.flatMap((candle) => [
      ...fits(models.PriceCandle, candle),
      ...checkTime('candle', candle.timestamp),
      ...(candle.low <= Math.min(candle.open, candle.close) && candle.high >= Math.max(candle.open, candle.close)
        ? []
        : [`candle ${candle.timestamp} opens or closes outside its range`]),
    ]),
    ...repeated(candles.map(({ timestamp }) => String(timestamp))).map((time) => `candle ${time} is listed twice`),
    ...(rises(candles.map(({ timestamp }) => timestamp)) ? [] : ['candles are not oldest first']),
  ]
}

function checkOutcome(outcome: MarketOutcome): Problems {
  return [...(outcome.outcomeId ? [] : ['an outcome has no id']), ...checkQuote(outcome.label, outcome)]
}

function checkTwoWay(first: MarketOutcome, second: MarketOutcome): Problems {
  const sum = first.price !== undefined && second.price !== undefined ? first.price + second.price : 1
  const pairs = [
    [first.bestBid, second.bestAsk],
    [second.bestBid, first.bestAsk],
  ] as const
  return [
    ...(Math.abs(sum - 1) <= SUM_TOLERANCE ? [] : [`the prices of both sides sum to ${sum}`]),
    ...pairs.flatMap(([bid, ask]) =>
      bid === undefined || ask === undefined || Math.abs(bid + ask - 1) <= MIRROR_TOLERANCE
        ? []
        : [`bid ${bid} and ask ${ask} of opposite sides do not sum to 1`],
    ),
  ]
}

const checkQuote = (name: string, { bestBid, bestAsk }: Pick<MarketOutcome, 'bestBid' | 'bestAsk'>): Problems =>
  bestBid !== undefined && bestAsk !== undefined && bestBid >= bestAsk
    ? [`${name}: bid ${bestBid} is not below ask ${bestAsk}`]
    : []

/** A quote off the grid of the market means that its tick size is not the one that orders have to keep. */
const checkGrid = (
  { label, bestBid, bestAsk }: Pick<MarketOutcome, 'label' | 'bestBid' | 'bestAsk'>,
  tick: number | undefined,
): Problems =>
  [bestBid, bestAsk].flatMap((price) =>
    price === undefined || !tick || isOnGrid(price, tick)
      ? []
      : [`${label}: the quote ${price} is no multiple of the tick size ${tick}`],
  )

const checkUnit = (counted: UnifiedEvent | UnifiedMarket): Problems => {
  const amounts = ['volume', 'volume24h', 'openInterest'] as const
  const hasVolume = amounts.some((name) => name in counted && counted[name as 'volume'] !== undefined)
  if (hasVolume === (counted.volumeUnit !== undefined)) return []
  return [hasVolume ? 'a volume has no volumeUnit' : 'volumeUnit counts nothing']
}

const checkDate = (name: string, date: string | undefined): Problems =>
  date === undefined ? [] : checkTime(name, Date.parse(date))

const checkTime = (name: string, time: number | undefined): Problems =>
  time === undefined || time >= EARLIEST ? [] : [`${name} is not a real time`]

function fits(schema: z.ZodType, value: unknown): Problems {
  const { error } = schema.safeParse(value)
  return error ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : []
}

const repeated = (ids: readonly string[]): string[] => ids.filter((id, position) => ids.indexOf(id) < position)

const rises = (values: number[]): boolean =>
  values.every((value, position) => value >= (values[position - 1] ?? -Infinity))
