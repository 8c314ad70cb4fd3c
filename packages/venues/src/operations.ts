import { z } from 'zod'
import * as models from './models.ts'
import * as parameters from './parameters.ts'

/** One positional argument: its name in queries and documents, and its schema. */
export interface Argument {
  readonly name: string
  readonly schema: z.ZodType
}

/** One row of the table: what an operation takes, gives and means. */
export interface Operation {
  readonly summary: string
  /** Whether `GET` is allowed besides `POST`: true for reads without side effects. */
  readonly get: boolean
  /** Whether it acts for an account; any other operation drops credentials on arrival. */
  readonly account: boolean
  /** Positional arguments in signature order. */
  readonly args: readonly Argument[]
  readonly result: z.ZodType
}

const arg = <const N extends string, S extends z.ZodType>(name: N, schema: S) => ({ name, schema })

const kind =
  <const K extends { get: boolean; account: boolean }>(flags: K) =>
  <const A extends readonly Argument[], R extends z.ZodType>(summary: string, args: A, result: R) => ({
    summary,
    args,
    result,
    ...flags,
  })
const read = kind({ get: true, account: false })
const compute = kind({ get: false, account: false })
const accountRead = kind({ get: true, account: true })
const write = kind({ get: false, account: true })

const id = z.string().min(1)
const side = z.enum(['yes', 'no'])
const depth = z.number().int().min(1)
const ids = z.array(id).min(1)
const books = z.record(z.string(), models.OrderBook)
const addressTypes = z.array(z.enum(['trades', 'positions', 'balances']))
const nothing = z.undefined()

/**
 * Every operation a venue may offer. Types, argument validation, the allow-list of the pass-through, the OpenAPI
 * document, the reference pages, the contract test and the capability table all derive from it.
 */
export const operations = {
  loadMarkets: compute(
    'Returns all active markets by market id.',
    [arg('reload', z.boolean().optional())],
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
    'Returns what the venue says of an event beside its markets.',
    [arg('eventTicker', id)],
    z.record(z.string(), z.unknown()),
  ),
  fetchOHLCV: read(
    'Returns the price candles of one outcome, oldest first.',
    [arg('outcomeId', id), arg('params', parameters.OHLCVParams)],
    z.array(models.PriceCandle),
  ),
  fetchOrderBook: read(
    'Returns the order book of one outcome.',
    [
      arg('outcomeId', id),
      arg('limit', z.union([depth, side]).optional()),
      arg('params', parameters.OrderBookParams.optional()),
    ],
    models.OrderBook,
  ),
  fetchOrderBooks: compute(
    'Returns the order books of several outcomes by outcome id.',
    [arg('outcomeIds', ids)],
    books,
  ),
  fetchTrades: read(
    'Returns the public trades of one outcome, newest first.',
    [arg('outcomeId', id), arg('params', parameters.TradesParams.optional())],
    z.array(models.Trade),
  ),

  createOrder: write('Places an order.', [arg('params', parameters.CreateOrderParams)], models.Order),
  buildOrder: write(
    'Builds and signs an order without sending it.',
    [arg('params', parameters.CreateOrderParams)],
    models.BuiltOrder,
  ),
  submitOrder: write('Sends an order that buildOrder built.', [arg('built', models.BuiltOrder)], models.Order),
  cancelOrder: write('Cancels an open order.', [arg('orderId', id)], models.Order),
  fetchOrder: accountRead('Returns one order.', [arg('orderId', id)], models.Order),
  fetchOpenOrders: accountRead('Lists open orders.', [arg('marketId', id.optional())], z.array(models.Order)),
  fetchMyTrades: accountRead(
    "Lists the caller's trades.",
    [arg('params', parameters.MyTradesParams.optional())],
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
  fetchPositions: accountRead('Lists positions.', [arg('address', id.optional())], z.array(models.Position)),
  fetchBalance: accountRead('Lists balances by currency.', [arg('address', id.optional())], z.array(models.Balance)),

  getExecutionPrice: compute(
    'Returns the average price of taking an amount from a book, 0 if it cannot be filled whole.',
    [arg('orderBook', models.OrderBook), arg('side', models.OrderSide), arg('amount', z.number().positive())],
    z.number(),
  ),
  getExecutionPriceDetailed: compute(
    'Returns the average price, the amount filled and whether that is all.',
    [arg('orderBook', models.OrderBook), arg('side', models.OrderSide), arg('amount', z.number().positive())],
    models.ExecutionPriceResult,
  ),
  filterMarkets: compute(
    'Keeps the markets that fit a text or criteria.',
    [
      arg('markets', z.array(models.UnifiedMarket)),
      arg('criteria', z.union([z.string(), parameters.MarketFilterCriteria])),
    ],
    z.array(models.UnifiedMarket),
  ),
  filterEvents: compute(
    'Keeps the events that fit a text or criteria.',
    [
      arg('events', z.array(models.UnifiedEvent)),
      arg('criteria', z.union([z.string(), parameters.EventFilterCriteria])),
    ],
    z.array(models.UnifiedEvent),
  ),

  watchOrderBook: compute(
    'Returns the next order book of one outcome.',
    [arg('outcomeId', id), arg('limit', depth.optional())],
    models.OrderBook,
  ),
  watchOrderBooks: compute(
    'Returns the next order books of several outcomes.',
    [arg('outcomeIds', ids), arg('limit', depth.optional())],
    books,
  ),
  unwatchOrderBook: compute('Ends a watch on an order book.', [arg('outcomeId', id)], nothing),
  watchTrades: compute(
    'Returns the next trades of one outcome.',
    [
      arg('outcomeId', id),
      arg('address', z.string().optional()),
      arg('since', z.number().int().optional()),
      arg('limit', depth.optional()),
    ],
    z.array(models.Trade),
  ),
  watchAddress: compute(
    'Returns the next state of a wallet.',
    [arg('address', id), arg('types', addressTypes.optional())],
    models.SubscribedAddressSnapshot,
  ),
  unwatchAddress: compute('Ends a watch on a wallet.', [arg('address', id)], nothing),
  close: compute('Ends all watches of this caller.', [], nothing),

  callApi: compute(
    "Calls one of the venue's own endpoints by name.",
    [arg('operationId', id), arg('params', z.record(z.string(), z.unknown()).nullable().optional())],
    z.unknown(),
  ),
  testDummyMethod: compute(
    'Returns its parameter; for clients that probe the connection.',
    [arg('param', z.string().optional())],
    z.string(),
  ),

  fetchMarketMatches: read(
    'Lists markets of other venues that relate to a market.',
    [arg('params', parameters.FetchMarketMatchesParams.optional())],
    z.array(models.MatchResult),
  ),
  fetchMatches: compute(
    'The same as fetchMarketMatches, under its older name.',
    [arg('params', parameters.FetchMarketMatchesParams.optional())],
    z.array(models.MatchResult),
  ),
  fetchEventMatches: read(
    'Lists events of other venues that relate to an event.',
    [arg('params', parameters.FetchEventMatchesParams.optional())],
    z.array(models.EventMatchResult),
  ),
  compareMarketPrices: compute(
    'Lists the prices of the same question on other venues.',
    [arg('params', parameters.FetchMarketMatchesParams.optional())],
    z.array(models.PriceComparison),
  ),
  fetchRelatedMarkets: read(
    'Lists subset and superset markets of other venues.',
    [arg('params', parameters.FetchMarketMatchesParams.optional())],
    z.array(models.PriceComparison),
  ),
  fetchHedges: read(
    'The same as fetchRelatedMarkets, under its older name.',
    [arg('params', parameters.FetchMarketMatchesParams.optional())],
    z.array(models.PriceComparison),
  ),
  fetchMatchedMarkets: read(
    'Lists matched pairs of markets.',
    [arg('params', parameters.FetchArbitrageParams.optional())],
    z.array(models.MatchedMarketPair),
  ),
  fetchMatchedPrices: read(
    'The same as fetchMatchedMarkets, under its older name.',
    [arg('params', parameters.FetchArbitrageParams.optional())],
    z.array(models.MatchedMarketPair),
  ),
  fetchArbitrage: read(
    'Lists buys on one venue with a dearer sell on another.',
    [arg('params', parameters.FetchArbitrageParams.optional())],
    z.array(models.ArbitrageOpportunity),
  ),
} satisfies Record<string, Operation>

export type Operations = typeof operations
export type Method = keyof Operations
/** The names of all operations, in the table's order. */
export const methods = Object.keys(operations) as Method[]

/** Whether a name is an operation; only own names of the table count, so no prototype member is reachable. */
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
