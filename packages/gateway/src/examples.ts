import { type Args, type Method, operations } from '@crossvenue/venues'
import type { Parameter, PathItem } from './openapi.ts'

const OUTCOME = 'mayor-1:1'
const market = {
  marketId: 'mayor-1',
  title: 'Will Ana Reyes become mayor of Testham?',
  outcomes: [{ outcomeId: OUTCOME, label: 'Yes', price: 0.5 }],
  volume24h: 9000,
  liquidity: 500,
  url: 'https://example.test/markets/mayor-1',
}
const event = {
  id: 'mayor',
  title: 'Who becomes mayor of Testham?',
  description: 'The mayoral election of Testham.',
  slug: 'mayor',
  url: 'https://example.test/events/mayor',
  markets: [market],
}
const book = { bids: [{ price: 0.49, size: 120 }], asks: [{ price: 0.51, size: 80 }] }
const order = { marketId: 'mayor-1', outcomeId: OUTCOME, side: 'buy', type: 'limit', amount: 10, price: 0.48 } as const
const wallet = '0x0000000000000000000000000000000000000001'

/**
 * Arguments of every operation that documents show. They name things of the mock venue, which answers them; only it has
 * the same things at all times.
 */
const exampleArguments: { readonly [M in Method]?: Args<M> } = {
  loadMarkets: [],
  fetchMarkets: [{ query: 'mayor', limit: 2 }],
  fetchMarketsPaginated: [{ limit: 2 }],
  fetchEvents: [{ query: 'mayor', limit: 2 }],
  fetchEventsPaginated: [{ limit: 2 }],
  fetchMarket: [{ marketId: 'mayor-1' }],
  fetchEvent: [{ slug: 'mayor' }],
  fetchSeries: [],
  fetchEventMetadata: ['mayor'],
  fetchOHLCV: [OUTCOME, { resolution: '1h', limit: 24 }],
  fetchOrderBook: [OUTCOME, 5],
  fetchOrderBooks: [[OUTCOME, 'mayor-2:1']],
  fetchTrades: [OUTCOME, { limit: 10 }],
  createOrder: [order],
  buildOrder: [order],
  submitOrder: [{ exchange: 'kalshi', params: order, raw: {} }],
  cancelOrder: ['6b1f'],
  fetchOrder: ['6b1f'],
  fetchOpenOrders: ['mayor-1'],
  fetchMyTrades: [{ limit: 10 }],
  fetchClosedOrders: [{ limit: 10 }],
  fetchAllOrders: [{ limit: 10 }],
  fetchPositions: [],
  fetchBalance: [],
  getExecutionPrice: [book, 'buy', 50],
  getExecutionPriceDetailed: [book, 'buy', 100],
  filterMarkets: [[market], 'mayor'],
  filterEvents: [[event], 'mayor'],
  watchOrderBook: [OUTCOME, 5],
  watchOrderBooks: [[OUTCOME, 'mayor-2:1']],
  unwatchOrderBook: [OUTCOME],
  watchTrades: [OUTCOME],
  watchAddress: [wallet, ['trades', 'positions']],
  unwatchAddress: [wallet],
  close: [],
}

/** Adds to a path of the document what a caller may send as it is: to the mock venue, where that offers the operation. */
export function withExample(method: Method, item: PathItem): PathItem {
  const { get, post, parameters = [] } = item
  const args: readonly unknown[] = exampleArguments[method] ?? []
  const credentials = operations[method].account && !offersMock(item) && { credentials: exampleCredentials }
  const values = Object.fromEntries(
    args.flatMap((value, position) =>
      isPlain(value) ? Object.entries(value) : [[operations[method].args[position]?.name ?? '', value]],
    ),
  )
  return {
    ...item,
    parameters: parameters.map((parameter) => ({ ...parameter, example: offersMock(item) ? 'mock' : 'kalshi' })),
    ...(get && { get: { ...get, parameters: get.parameters?.map((one) => shown(one, values)) ?? [] } }),
    ...(post?.requestBody && {
      post: {
        ...post,
        requestBody: {
          ...post.requestBody,
          content: {
            'application/json': { ...post.requestBody.content['application/json'], example: { args, ...credentials } },
          },
        },
      },
    }),
  }
}

const exampleCredentials = { apiKey: '<id of your key at the venue>', privateKey: '<the key itself>' }

const offersMock = ({ parameters }: PathItem): boolean => parameters?.[0]?.schema?.enum?.includes('mock') ?? false

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const shown = (parameter: Parameter, values: Readonly<Record<string, unknown>>): Parameter =>
  Object.hasOwn(values, parameter.name) ? { ...parameter, example: values[parameter.name] } : parameter
