import { z } from 'zod'
import * as models from './models.ts'
import * as parameters from './parameters.ts'
import { parseInstant } from './values/instant.ts'

/** The groups under which documents list operations. */
export const groups = {
  'Market data': 'Reads events, markets, order books, trades and candles of a venue.',
  Calculations: 'Calculates from data that the caller sends, without a call to a venue.',
  Orders: "Places and cancels the caller's orders.",
  Account: "Reads the caller's orders, trades, positions and balances.",
  Streams: 'Streams changes of order books, trades and wallets.',
  'Venue endpoints': "Calls a venue's own endpoints.",
  Matching: 'Finds related markets and events of different venues.',
} as const

/** One positional argument: its name in queries and documents, and its schema. */
export interface Argument {
  readonly name: string
  readonly schema: z.ZodType
}

/** One row of the table: the arguments, result and documentation of an operation. */
export interface Operation {
  readonly summary: string
  readonly group: keyof typeof groups
  /** Whether it only reads, so that it may be retried. */
  readonly get: boolean
  /** Whether it may act for an account; every other operation drops credentials on arrival. */
  readonly account: boolean
  /** Positional arguments in signature order. */
  readonly args: readonly Argument[]
  readonly result: z.ZodType
}

const arg = <const N extends string, S extends z.ZodType>(name: N, schema: S) => ({ name, schema })

const kind =
  <const K extends { group: keyof typeof groups; get: boolean; account: boolean }>(flags: K) =>
  <const A extends readonly Argument[], R extends z.ZodType>(summary: string, args: A, result: R) => ({
    summary,
    args,
    result,
    ...flags,
  })
const read = kind({ group: 'Market data', get: true, account: false })
const bulkRead = kind({ group: 'Market data', get: false, account: false })
const compute = kind({ group: 'Calculations', get: false, account: false })
const accountRead = kind({ group: 'Account', get: true, account: true })
const write = kind({ group: 'Orders', get: false, account: true })
// Some venues require a signature for every stream, even a public one.
const watch = kind({ group: 'Streams', get: false, account: true })
const raw = kind({ group: 'Venue endpoints', get: false, account: false })
const match = kind({ group: 'Matching', get: true, account: false })
const watchMatches = kind({ group: 'Matching', get: false, account: false })
const matchByPost = kind({ group: 'Matching', get: false, account: false })

const id = z.string().min(1).max(500)
const depth = z.number().int().min(1).describe('The number of levels of each side, best first.')
/** Accepts Unix milliseconds or an instant. Rejects small numbers, so that a limit is never read as a time. */
const since = z.preprocess((value) => {
  const { data } = parameters.Instant.safeParse(value)
  return data === undefined ? (value === 0 ? 0 : Number.NaN) : parseInstant(data)
}, z.number().int().min(0))
const books = z.record(z.string(), models.OrderBook)
const nothing = z.undefined()

/** The longest list of orders to place. */
const MAX_ORDERS = 100

const outcomeId = arg('outcomeId', id.describe('Id of the outcome, as in `MarketOutcome.outcomeId`.'))
const outcomeIds = arg(
  'outcomeIds',
  z.array(id).min(1).max(500).describe('Ids of the outcomes, as in `MarketOutcome.outcomeId`.'),
)
const question = arg(
  'question',
  id.describe('A cluster of markets (`mcl_...`), or one of its markets: `<venue>:<market id>` or the id of its venue.'),
)
const levels = arg('limit', depth.optional())
const watchParams = arg('params', parameters.WatchBookParams.optional())
const orderId = arg('orderId', id.describe("The venue's order id."))
const wallet = id.describe('Address of the wallet; `me` on venues that have accounts instead of wallets.')
const marketId = arg('marketId', id.describe('Id of the market, as in `UnifiedMarket.marketId`.'))
const orderBook = arg('orderBook', models.OrderBook)
const side = arg('side', models.OrderSide)
const amount = arg('amount', z.number().positive().describe('The number of contracts or shares to take.'))

/**
 * The operations a venue may offer. Types, argument validation, the allow-list of the pass-through, the OpenAPI
 * document, the reference pages, the contract test and the capability table all derive from this table.
 */
export const operations = {
  loadMarkets: bulkRead(
    'Returns all active markets by market id.',
    [
      arg(
        'reload',
        z
          .boolean()
          .optional()
          .describe('Ignored, because the markets are always read from the venue; other clients send it.'),
      ),
    ],
    z.record(z.string(), models.UnifiedMarket),
  ),
  fetchMarkets: read(
    'Lists markets.',
    [arg('params', parameters.MarketFetchParams.optional())],
    z.array(models.UnifiedMarket),
  ),
  fetchMarketsPaginated: read(
    'Lists markets page by page.',
    [arg('params', parameters.MarketPageParams.optional())],
    models.PaginatedMarketsResult,
  ),
  fetchEvents: read(
    'Lists events with their child markets.',
    [arg('params', parameters.EventFetchParams.optional())],
    z.array(models.UnifiedEvent),
  ),
  fetchEventsPaginated: read(
    'Lists events page by page.',
    [arg('params', parameters.EventPageParams.optional())],
    models.PaginatedEventsResult,
  ),
  fetchMarket: read(
    'Returns one market by id, slug, outcome id or url.',
    [arg('params', parameters.MarketFetchParams.optional())],
    models.UnifiedMarket,
  ),
  fetchEvent: read(
    'Returns one event by id, slug or url.',
    [arg('params', parameters.EventFetchParams.optional())],
    models.UnifiedEvent,
  ),
  fetchSeries: read(
    'Lists series: recurring families of events.',
    [arg('params', parameters.SeriesFetchParams.optional())],
    z.array(models.UnifiedSeries),
  ),
  fetchEventMetadata: read(
    "Returns the venue's own record of an event, without its markets.",
    [arg('eventTicker', id.describe("The venue's event id."))],
    z.record(z.string(), z.unknown()),
  ),
  fetchOHLCV: read(
    'Returns the price candles of one outcome, oldest first.',
    [outcomeId, arg('params', parameters.OHLCVParams)],
    z.array(models.PriceCandle),
  ),
  fetchOrderBook: read(
    'Returns the order book of one outcome.',
    [
      outcomeId,
      arg(
        'limit',
        z
          .union([depth, parameters.BookSide])
          .optional()
          .describe('The number of levels of each side; or the side, as older clients send it.'),
      ),
      arg('params', parameters.OrderBookParams.optional()),
    ],
    models.OrderBook,
  ),
  fetchOrderBooks: bulkRead('Returns the order books of several outcomes by outcome id.', [outcomeIds], books),
  fetchTrades: read(
    'Returns the public trades of one outcome, newest first.',
    [outcomeId, arg('params', parameters.TradesParams.optional())],
    z.array(models.Trade),
  ),
  fetchTicker: read(
    'Returns the best prices and figures of one outcome: its order book and its market, read side by side.',
    [outcomeId],
    models.Ticker,
  ),
  fetchTickers: bulkRead(
    'Returns the best prices and figures of several outcomes by outcome id, each read as by fetchTicker.',
    [arg('outcomeIds', z.array(id).min(1).max(100).describe('Ids of the outcomes, as in `MarketOutcome.outcomeId`.'))],
    z.record(z.string(), models.Ticker),
  ),
  fetchOpenInterest: read('Returns the open interest of one market.', [marketId], models.OpenInterest),
  fetchTradingFee: read(
    'Returns the fees of one market: those that it states itself, or those of its venue; without a market those of the venue.',
    [arg('marketId', id.optional().describe('Id of the market, as in `UnifiedMarket.marketId`.'))],
    models.TradingFee,
  ),
  fetchTradingFees: bulkRead(
    'Returns the fees of several markets by market id, each read as by fetchTradingFee.',
    [arg('marketIds', z.array(id).min(1).max(100).describe('Ids of the markets, as in `UnifiedMarket.marketId`.'))],
    z.record(z.string(), models.TradingFee),
  ),
  fetchStatus: read('Returns whether the venue is open.', [], models.VenueStatus),
  fetchTime: read("Returns the venue's time, and how far this service's clock is off.", [], models.VenueTime),

  createOrder: write('Places an order.', [arg('params', parameters.CreateOrderParams)], models.Order),
  createOrders: write(
    'Places several orders, in one request where the venue takes several, and returns the result of each in the same order.',
    [
      arg(
        'orders',
        z.array(parameters.CreateOrderParams).min(1).max(MAX_ORDERS).describe('The orders, in the order of placing.'),
      ),
    ],
    z.array(models.CreateResult),
  ),
  createMarketBuyOrderWithCost: write(
    'Spends a sum at once, at prices of the present order book, and never more than the sum; what is not filled is canceled.',
    [arg('params', parameters.MarketBuyWithCostParams)],
    models.Order,
  ),
  editOrder: write(
    'Changes the price or the amount of an open limit order in one step; where the venue cannot, only with `allowReplace`, by canceling it and placing a new one.',
    [orderId, arg('params', parameters.EditOrderParams)],
    models.EditResult,
  ),
  buildOrder: write(
    'Builds and signs an order without sending it.',
    [arg('params', parameters.CreateOrderParams)],
    models.BuiltOrder,
  ),
  submitOrder: write('Sends an order that buildOrder built.', [arg('built', models.BuiltOrder)], models.Order),
  cancelOrder: write('Cancels an open order.', [orderId], models.Order),
  cancelOrders: write(
    'Cancels several orders one by one, and returns the result of each.',
    [arg('orderIds', z.array(id).min(1).max(500).describe("The venue's ids of the orders."))],
    z.array(models.CancelResult),
  ),
  cancelAllOrders: write(
    'Cancels all open orders, reads the list again until none is left, and returns the result of each.',
    [arg('marketId', id.optional().describe('Only orders of this market.'))],
    z.array(models.CancelResult),
  ),
  fetchOrder: accountRead('Returns one order.', [orderId], models.Order),
  fetchOpenOrders: accountRead(
    'Lists open orders.',
    [arg('marketId', id.optional().describe('Only orders of this market.'))],
    z.array(models.Order),
  ),
  fetchMyTrades: accountRead(
    "Lists the caller's trades.",
    [arg('params', parameters.MyTradesParams.optional())],
    z.array(models.UserTrade),
  ),
  fetchOrderTrades: accountRead(
    'Lists the trades that filled one order: those of fetchMyTrades that name it.',
    [orderId],
    z.array(models.UserTrade),
  ),
  fetchClosedOrders: accountRead(
    'Lists orders that are no longer open.',
    [arg('params', parameters.OrderHistoryParams.optional())],
    z.array(models.Order),
  ),
  fetchAllOrders: accountRead(
    'Lists orders, open or not.',
    [arg('params', parameters.OrderHistoryParams.optional())],
    z.array(models.Order),
  ),
  fetchPositions: accountRead('Lists positions.', [arg('address', wallet.optional())], z.array(models.Position)),
  fetchPosition: accountRead(
    'Returns the position in one outcome, out of those of fetchPositions; fails with NOT_FOUND where there is none.',
    [outcomeId, arg('address', wallet.optional())],
    models.Position,
  ),
  fetchSettlements: accountRead(
    'Lists the settlements of markets in which the caller held contracts, newest first.',
    [arg('params', parameters.SettlementParams.optional())],
    z.array(models.Settlement),
  ),
  checkAccount: accountRead(
    'Checks before the first order whether the credentials fit, places nothing, and says how to change what does not.',
    [],
    z.array(models.AccountCheck),
  ),
  buildApprovals: accountRead(
    'Returns the transactions that let the contracts of the venue trade for the wallet, to be signed and sent by it: nothing is sent from here.',
    [arg('marketId', id.optional().describe('Only what trading this market needs.'))],
    z.array(models.Transaction),
  ),
  buildRedemption: accountRead(
    'Returns the transactions that turn the shares of a settled market into money, in the order of sending, to be signed and sent by the wallet: nothing is sent from here.',
    [marketId],
    z.array(models.Transaction),
  ),
  fetchBalance: accountRead(
    'Lists balances by currency.',
    [arg('address', wallet.optional())],
    z.array(models.Balance),
  ),

  getExecutionPrice: compute(
    'Returns the average price of taking an amount from a book; 0 if the book is too small to fill it.',
    [orderBook, side, amount],
    z.number(),
  ),
  getExecutionPriceDetailed: compute(
    'Returns the average price, the amount filled, and whether that is the whole amount.',
    [orderBook, side, amount],
    models.ExecutionPriceResult,
  ),
  filterMarkets: compute(
    'Returns the markets that match a text or criteria.',
    [
      arg('markets', z.array(models.UnifiedMarket).max(5_000).describe('The markets to filter.')),
      arg(
        'criteria',
        z
          .union([z.string().max(500), parameters.MarketFilterCriteria])
          .describe('A text to find in the titles, or filter criteria.'),
      ),
    ],
    z.array(models.UnifiedMarket),
  ),
  filterEvents: compute(
    'Returns the events that match a text or criteria.',
    [
      arg('events', z.array(models.UnifiedEvent).max(5_000).describe('The events to filter.')),
      arg(
        'criteria',
        z
          .union([z.string().max(500), parameters.EventFilterCriteria])
          .describe('A text to find in the titles, or filter criteria.'),
      ),
    ],
    z.array(models.UnifiedEvent),
  ),

  watchOrderBook: watch(
    'Returns the next order book of one outcome.',
    [outcomeId, levels, watchParams],
    models.OrderBook,
  ),
  watchOrderBooks: watch('Returns the next order books of several outcomes.', [outcomeIds, levels, watchParams], books),
  unwatchOrderBook: watch('Ends a watch on an order book.', [outcomeId], nothing),
  watchTrades: watch(
    'Returns the next trades of one outcome.',
    [
      outcomeId,
      arg('address', id.optional().describe('Only trades of this wallet.')),
      arg('since', since.optional().describe('Only trades at or after this time, in Unix milliseconds.')),
      levels,
    ],
    z.array(models.Trade),
  ),
  watchAddress: watch(
    'Returns the next state of a wallet.',
    [
      arg('address', wallet),
      arg(
        'types',
        z
          .array(z.enum(['trades', 'positions', 'balances']))
          .max(3)
          .optional()
          .describe('The kinds of change to watch. @default all'),
      ),
    ],
    models.SubscribedAddressSnapshot,
  ),
  watchTicker: watch(
    'Returns the next best prices and figures of one outcome: prices of the streamed order book, figures read once a minute.',
    [outcomeId],
    models.Ticker,
  ),
  watchOrders: watch(
    "Returns the changes of the caller's orders since the last value; the first value is all open orders.",
    [arg('marketId', id.optional().describe('Only orders of this market.'))],
    z.array(models.OrderEvent),
  ),
  watchMyTrades: watch(
    "Returns the caller's trades since the last value, each once; the first value is those since `since`, or none.",
    [
      arg('marketId', id.optional().describe('Only trades of this market.')),
      arg(
        'since',
        since.optional().describe('The time from which on trades are returned, in Unix milliseconds. @default now'),
      ),
    ],
    z.array(models.UserTrade),
  ),
  watchPositions: watch(
    'Returns the positions that changed since the last value, with the size 0 if they are gone; the first value is all positions.',
    [arg('address', wallet.optional().describe('A wallet, where its positions are public. @default your own account'))],
    z.array(models.Position),
  ),
  unwatchAddress: watch('Ends a watch on a wallet.', [arg('address', wallet)], nothing),
  close: watch('Ends all watches of this caller.', [], nothing),

  callApi: raw(
    "Calls one of the venue's own endpoints by name.",
    [
      arg('operationId', id.describe("The venue's name for the endpoint.")),
      arg('params', z.record(z.string(), z.unknown()).nullable().optional().describe("The endpoint's parameters.")),
    ],
    z.unknown(),
  ),
  testDummyMethod: raw(
    'Returns its parameter unchanged; for clients that probe the connection.',
    [arg('param', z.string().max(500).optional().describe('The value to return.'))],
    z.string(),
  ),

  fetchMarketMatches: match(
    'Lists markets of other venues that relate to a market.',
    [arg('params', parameters.FetchMarketMatchesParams.optional())],
    z.array(models.MatchResult),
  ),
  fetchMatches: matchByPost(
    'The same as fetchMarketMatches, under its older name.',
    [arg('params', parameters.FetchMarketMatchesParams.optional())],
    z.array(models.MatchResult),
  ),
  fetchEventMatches: match(
    'Lists events of other venues that relate to an event.',
    [arg('params', parameters.FetchEventMatchesParams.optional())],
    z.array(models.EventMatchResult),
  ),
  compareMarketPrices: matchByPost(
    'Lists the prices of the same question on other venues.',
    [arg('params', parameters.FetchMarketMatchesParams.optional())],
    z.array(models.PriceComparison),
  ),
  fetchRelatedMarkets: match(
    'Lists subset and superset markets of other venues.',
    [arg('params', parameters.FetchMarketMatchesParams.optional())],
    z.array(models.PriceComparison),
  ),
  fetchHedges: match(
    'The same as fetchRelatedMarkets, under its older name.',
    [arg('params', parameters.FetchMarketMatchesParams.optional())],
    z.array(models.PriceComparison),
  ),
  fetchMatchedMarkets: match(
    'Lists matched pairs of markets.',
    [arg('params', parameters.FetchArbitrageParams.optional())],
    z.array(models.MatchedMarketPair),
  ),
  fetchMatchedPrices: match(
    'The same as fetchMatchedMarkets, under its older name.',
    [arg('params', parameters.FetchArbitrageParams.optional())],
    z.array(models.MatchedMarketPair),
  ),
  fetchMatchedEventClusters: match(
    'Lists groups of equivalent events of different venues.',
    [arg('params', parameters.FetchMatchedClustersParams.optional())],
    z.array(models.MatchedCluster),
  ),
  fetchMatchedMarketClusters: match(
    'Lists questions that markets of different venues ask.',
    [arg('params', parameters.FetchMatchedClustersParams.optional())],
    z.array(models.MatchedCluster),
  ),
  fetchArbitrage: match(
    'Lists pairs of a buy on one venue and a sell at a higher price on another.',
    [arg('params', parameters.FetchArbitrageParams.optional())],
    z.array(models.ArbitrageOpportunity),
  ),
  watchMatchedPrices: watchMatches(
    'Returns the next quotes of all markets of a question.',
    [question],
    models.MatchedPrices,
  ),
  unwatchMatchedPrices: watchMatches('Ends a watch on the quotes of a question.', [question], nothing),
} satisfies Record<string, Operation>

export type Operations = typeof operations
export type Method = keyof Operations
/** The names of all operations, in the table's order. */
export const methods = Object.keys(operations) as Method[]

/** Returns whether an operation begins or ends a watch. */
export const isStreaming = (method: Method): boolean => /^(un)?watch[A-Z]|^close$/.test(method)

const eventStreams: readonly Method[] = ['watchTrades', 'watchOrders', 'watchMyTrades', 'watchPositions']

/** Returns whether a watch emits lists of events, which add up and are empty where nothing happened; others emit states. */
export const emitsEvents = (method: Method): boolean => eventStreams.includes(method)

/** Returns whether `GET` is allowed besides `POST`. A GET carries no credentials, so of an account it only shows what is public. */
export function takesGet(method: Method): boolean {
  const { get, account, args }: Operation = operations[method]
  return get && (!account || args.some(({ name }) => name === 'address'))
}

/** Returns whether a name is an operation. Only own names of the table count, so no prototype member is reachable. */
export const isMethod = (name: string): name is Method => Object.hasOwn(operations, name)

type Positional<A extends readonly Argument[]> = A extends readonly [
  infer H extends Argument,
  ...infer T extends readonly Argument[],
]
  ? undefined extends z.infer<H['schema']>
    ? [z.infer<H['schema']>?, ...Positional<T>]
    : [z.infer<H['schema']>, ...Positional<T>]
  : []

export type Args<M extends Method> = Positional<Operations[M]['args']>
export type Result<M extends Method> = z.infer<Operations[M]['result']>
