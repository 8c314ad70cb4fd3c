import { type Args, type Credentials, type Method, operations } from '@crossvenue/venues'
import type { Parameter, PathItem } from './openapi.ts'

/** The events, markets and orders of a venue that the examples use. */
interface ExampleThings {
  /** A word of titles by which the examples filter lists; without it, lists are not filtered. */
  query?: string
  eventId: string
  marketId: string
  outcomeId: string
  /** An outcome of another market. */
  otherOutcomeId: string
  orderId: string
  /** An order with trades. */
  filledOrderId: string
  /** An open order that no other example needs. */
  editedOrderId: string
  /** An open order that is canceled in a list. */
  listedOrderId: string
  wallet: string
  price: number
  /** An order that buildOrder returned. */
  built?: object
}

/** An account of a fake venue that the examples act for. */
export interface ExampleAccount {
  exchange: string
  credentials: Credentials
  things: ExampleThings
}

/** The mock venue always has the same data and needs no network. */
const MOCK = 'mock'
const mock: ExampleThings = {
  query: 'mayor',
  eventId: 'mayor',
  marketId: 'mayor-1',
  outcomeId: 'mayor-1:1',
  otherOutcomeId: 'mayor-2:1',
  orderId: '6b1f',
  filledOrderId: '6b1e',
  editedOrderId: '6b20',
  listedOrderId: '6b21',
  wallet: '0x0000000000000000000000000000000000000001',
  price: 0.48,
}

const placeholders: ExampleThings = {
  eventId: '<id of an event>',
  marketId: '<id of a market>',
  outcomeId: '<id of an outcome>',
  otherOutcomeId: '<id of another outcome>',
  orderId: '<id of your order>',
  filledOrderId: '<id of your order>',
  editedOrderId: '<id of your order>',
  listedOrderId: '<id of your order>',
  wallet: '<address of a wallet>',
  price: 0.48,
}
const placeholderCredentials = { apiKey: '<id of your key at the venue>', privateKey: '<the key itself>' }

/** A market that the fake venues list, and others with it. */
const QUESTION = 'kalshi:KXNETANYAHUOUT-27-26DEC31'

const book = { bids: [{ price: 0.49, size: 120 }], asks: [{ price: 0.51, size: 80 }] }

function argumentsOf(things: ExampleThings): { readonly [M in Method]?: Args<M> } {
  const { query, eventId, marketId, outcomeId, otherOutcomeId, orderId, wallet, price, built } = things
  const { filledOrderId, editedOrderId, listedOrderId } = things
  const some = { ...(query !== undefined && { query }), limit: 2 }
  // Complete markets and events, because filters take what lists return.
  const url = 'https://mock.example/mayor'
  const market = {
    marketId,
    title: 'Will Ana Reyes become mayor of Testham?',
    outcomes: [{ outcomeId, label: 'Yes', price: 0.5 }],
    volume24h: 9000,
    liquidity: 500,
    url,
  }
  const description = 'Settles by the count of the votes.'
  const title = 'Who becomes mayor of Testham?'
  const event = { id: eventId, title, description, slug: 'mayor', url, markets: [market] }
  const order = { marketId, outcomeId, side: 'buy', type: 'limit', amount: 100, price } as const
  return {
    loadMarkets: [],
    fetchMarkets: [some],
    fetchMarketsPaginated: [{ limit: 2 }],
    fetchEvents: [some],
    fetchEventsPaginated: [{ limit: 2 }],
    fetchMarket: [{ marketId }],
    fetchEvent: [{ eventId }],
    fetchSeries: [],
    fetchEventMetadata: [eventId],
    fetchOHLCV: [outcomeId, { resolution: '1h', limit: 24 }],
    fetchOrderBook: [outcomeId, 5],
    fetchOrderBooks: [[outcomeId, otherOutcomeId]],
    fetchTrades: [outcomeId, { limit: 10 }],
    fetchTicker: [outcomeId],
    fetchTickers: [[outcomeId, otherOutcomeId]],
    fetchOpenInterest: [marketId],
    fetchTradingFee: [],
    fetchTradingFees: [[marketId]],
    fetchStatus: [],
    fetchTime: [],
    createOrder: [order],
    createOrders: [[order, { ...order, amount: 50 }]],
    createMarketBuyOrderWithCost: [{ marketId, outcomeId, cost: 20 }],
    editOrder: [editedOrderId, { price, allowReplace: true }],
    buildOrder: [order],
    submitOrder: [(built ?? { exchange: 'kalshi', params: order, raw: {} }) as Args<'submitOrder'>[0]],
    cancelOrder: [orderId],
    cancelOrders: [[listedOrderId]],
    cancelAllOrders: [marketId],
    fetchOrder: [orderId],
    fetchOpenOrders: [marketId],
    fetchMyTrades: [{ limit: 10 }],
    fetchOrderTrades: [filledOrderId],
    fetchClosedOrders: [{ limit: 10 }],
    fetchAllOrders: [{ limit: 10 }],
    fetchPositions: [wallet],
    fetchPosition: [outcomeId, wallet],
    fetchSettlements: [{ limit: 10 }],
    checkAccount: [],
    buildApprovals: [marketId],
    buildRedemption: [marketId],
    fetchBalance: [wallet],
    getExecutionPrice: [book, 'buy', 50],
    getExecutionPriceDetailed: [book, 'buy', 100],
    filterMarkets: [event.markets, query ?? 'mayor'],
    filterEvents: [[event], query ?? 'mayor'],
    watchOrderBook: [outcomeId],
    watchOrderBooks: [[outcomeId, otherOutcomeId]],
    unwatchOrderBook: [outcomeId],
    watchTrades: [outcomeId],
    watchAddress: [wallet, ['trades', 'positions']],
    watchTicker: [outcomeId],
    watchOrders: [marketId],
    watchMyTrades: [marketId],
    watchPositions: [],
    unwatchAddress: [wallet],
    close: [],
    watchMatchedPrices: [QUESTION],
    unwatchMatchedPrices: [QUESTION],
  }
}

interface Example {
  exchange: unknown
  args: readonly unknown[]
  credentials?: object
}

/** Returns an example call of an operation, at a venue where it succeeds if there is one. */
function exampleOf(method: Method, exchanges: readonly unknown[], account: ExampleAccount | undefined): Example {
  const acts = operations[method].account
  if (acts && account && exchanges.includes(account.exchange)) {
    const { exchange, credentials, things } = account
    return { exchange, args: argumentsOf(things)[method] ?? [], credentials }
  }
  if (exchanges.includes(MOCK)) return { exchange: MOCK, args: argumentsOf(mock)[method] ?? [] }
  return {
    exchange: exchanges[0],
    args: argumentsOf(placeholders)[method] ?? [],
    ...(acts && { credentials: placeholderCredentials }),
  }
}

/** Adds an example to a path of the document that a caller can send unchanged. */
export function withExample(method: Method, item: PathItem, account?: ExampleAccount): PathItem {
  const { get, post, parameters = [] } = item
  const { exchange, args, credentials } = exampleOf(method, parameters[0]?.schema?.enum ?? [], account)
  const values = Object.fromEntries(
    args.flatMap((value, position) =>
      isPlain(value) ? Object.entries(value) : [[operations[method].args[position]?.name ?? '', value]],
    ),
  )
  return {
    ...item,
    parameters: parameters.map((parameter) => ({ ...parameter, example: exchange })),
    ...(get && { get: { ...get, parameters: get.parameters?.map((one) => shown(one, values)) ?? [] } }),
    ...(post?.requestBody && {
      post: {
        ...post,
        requestBody: {
          ...post.requestBody,
          content: {
            'application/json': {
              ...post.requestBody.content['application/json'],
              example: { args, ...(credentials && { credentials }) },
            },
          },
        },
      },
    }),
  }
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a parameter with its example. A JSON parameter always gets one: viewers make one up otherwise, which fails. */
const shown = (parameter: Parameter, values: Readonly<Record<string, unknown>>): Parameter => {
  if (Object.hasOwn(values, parameter.name)) return { ...parameter, example: values[parameter.name] }
  if (!parameter.content) return parameter
  const content = { 'application/json': { ...parameter.content['application/json'], example: {} } }
  return { ...parameter, content }
}
