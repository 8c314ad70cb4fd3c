import { describe, expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import type { Method } from '../operations.ts'
import { parseArguments } from './arguments.ts'

function failure(method: Method, args: unknown[]) {
  try {
    parseArguments(method, args)
  } catch (error) {
    if (error instanceof CrossvenueError) return { code: error.code, field: error.field, message: error.message }
  }
  return undefined
}

describe('parseArguments', () => {
  it('accepts what the table says, with trailing optional arguments left out', () => {
    expect(parseArguments('fetchOrderBook', ['1', 5, { side: 'no' }])).toEqual(['1', 5, { side: 'no' }])
    expect(parseArguments('fetchOrderBook', ['1'])).toEqual(['1'])
    expect(parseArguments('fetchMarkets', [])).toEqual([])
    expect(parseArguments('fetchMarkets', [{ tags: ['a'], limit: 5 }])).toEqual([{ tags: ['a'], limit: 5 }])
    expect(parseArguments('loadMarkets', [false])).toEqual([false])
  })

  it('takes null for an optional argument that is left out', () => {
    expect(parseArguments('fetchOrderBook', ['1', null, { side: 'no' }])).toEqual(['1', undefined, { side: 'no' }])
    expect(parseArguments('callApi', ['op', null])).toEqual(['op'])
    expect(failure('fetchOrderBook', [null])).toMatchObject({ field: 'outcomeId' })
  })

  it('takes null inside parameters and models for a value that is not given', () => {
    expect(parseArguments('fetchMarkets', [{ query: null, limit: 5, filter: null }])).toEqual([{ limit: 5 }])
    const market = { marketId: '1', title: 'Rain?', outcomes: [], volume24h: null, liquidity: null, url: null }
    expect(parseArguments('filterMarkets', [[market], 'rain'])).toEqual([
      [{ marketId: '1', title: 'Rain?', outcomes: [] }],
      'rain',
    ])
    expect(failure('createOrder', [{ marketId: null }])).toMatchObject({ field: 'marketId' })
  })

  it('moves a value past the optional arguments that a client left out', () => {
    expect(parseArguments('watchTrades', ['1', 5])).toEqual(['1', undefined, undefined, 5])
    expect(parseArguments('watchTrades', ['1', 1_793_736_000_000, 5])).toEqual(['1', undefined, 1_793_736_000_000, 5])
    expect(parseArguments('watchTrades', ['1', '0xa', 5])).toEqual(['1', '0xa', undefined, 5])
    expect(parseArguments('watchTrades', ['1', null, 1_793_736_000, 5])).toEqual(['1', undefined, 1_793_736_000_000, 5])
    expect(parseArguments('fetchOrderBook', ['1', { side: 'no' }])).toEqual(['1', undefined, { side: 'no' }])
    expect(failure('fetchOrderBook', ['1', 'maybe'])).toMatchObject({ field: 'limit' })
    expect(failure('fetchOHLCV', [{ resolution: '1h' }])).toMatchObject({ field: 'outcomeId' })
  })

  it('takes trailing arguments that say nothing for none', () => {
    expect(parseArguments('watchOrderBook', ['1', null, {}])).toEqual(['1'])
    expect(parseArguments('watchOrderBook', ['1', null, { limit: 3 }])).toEqual(['1', undefined, { limit: 3 }])
    expect(parseArguments('cancelOrder', ['1', null, {}])).toEqual(['1'])
    expect(failure('cancelOrder', ['1', { fast: true }])).toMatchObject({ field: 'args.1' })
    expect(failure('watchOrderBook', ['1', null, { depth: 3 }])).toMatchObject({ field: 'depth' })
  })

  it('takes a side to watch where one to fetch is taken', () => {
    for (const params of [{ side: 'no' }, { outcome: 'no' }, { side: 'no', limit: 3 }]) {
      expect(parseArguments('watchOrderBook', ['1', null, params])).toEqual(['1', undefined, params])
      expect(parseArguments('watchOrderBook', ['1', params])).toEqual(['1', undefined, params])
      expect(parseArguments('watchOrderBooks', [['1', '2'], null, params])).toEqual([['1', '2'], undefined, params])
    }
    expect(parseArguments('watchOrderBook', ['1', 5, { side: 'YES' }])).toEqual(['1', 5, { side: 'yes' }])
    expect(failure('watchOrderBook', ['1', null, { side: 'maybe' }])).toMatchObject({ field: 'side' })
  })

  it('reads either name of the ends of a span, and both together as a mistake', () => {
    const start = '2026-11-03T20:00:00.000Z'
    expect(parseArguments('fetchTrades', ['1', { since: 1_793_736_000_000 }])).toEqual(['1', { start }])
    expect(parseArguments('fetchTrades', ['1', { start: 1_793_736_000, until: '2026-11-04' }])).toEqual([
      '1',
      { start, end: '2026-11-04' },
    ])
    expect(parseArguments('fetchOHLCV', ['1', { resolution: '1h', since: start }])).toEqual([
      '1',
      { resolution: '1h', start },
    ])
    expect(parseArguments('fetchMyTrades', [{ start }])).toEqual([{ since: start }])
    expect(failure('fetchTrades', ['1', { since: start, start }])).toMatchObject({ field: 'since' })
    expect(failure('fetchTrades', ['1', { start: 'yesterday' }])).toMatchObject({ field: 'start' })
  })

  it('takes an empty list of parameters for one that is not given, and keeps that of a model', () => {
    expect(parseArguments('fetchMarkets', [{ tags: [], limit: 5 }])).toEqual([{ limit: 5 }])
    const event = { id: '1', title: 'Rain?', markets: [], tags: [] }
    expect(parseArguments('filterEvents', [[event], 'rain'])).toEqual([[event], 'rain'])
  })

  it('reads the words of an enumeration in any case', () => {
    expect(parseArguments('fetchMarkets', [{ status: 'ALL', sort: 'Volume' }])).toEqual([
      { status: 'all', sort: 'volume' },
    ])
    expect(parseArguments('fetchOrderBook', ['1', 'YES'])).toEqual(['1', 'yes'])
    expect(failure('fetchMarkets', [{ status: 'opened' }])).toMatchObject({ field: 'status' })
  })

  it('names the argument, the reason and the value', () => {
    expect(failure('fetchOrderBook', [])).toEqual({
      code: 'VALIDATION_ERROR',
      field: 'outcomeId',
      message: 'fetchOrderBook: outcomeId: Invalid input: expected string, received undefined',
    })
    expect(failure('fetchMarkets', [{ limit: 0 }])).toEqual({
      code: 'VALIDATION_ERROR',
      field: 'limit',
      message: 'fetchMarkets: limit: Too small: expected number to be >=1, got 0',
    })
    expect(failure('fetchMarkets', [{ filter: { price: { outcome: 'maybe' } } }])).toMatchObject({
      field: 'filter.price.outcome',
    })
    expect(failure('getExecutionPrice', [{ bids: [{ price: 2, size: 1 }], asks: [] }, 'buy', 1])).toMatchObject({
      field: 'orderBook.bids.0.price',
    })
    expect(failure('fetchMarkets', ['bitcoin'])).toMatchObject({ field: 'params' })
  })

  it('refuses a name that no parameter has: a dropped filter would be a wrong answer', () => {
    expect(failure('fetchMarkets', [{ limt: 5 }])).toEqual({
      code: 'VALIDATION_ERROR',
      field: 'limt',
      message: 'fetchMarkets: limt: Unrecognized key: "limt"',
    })
    expect(failure('fetchMarkets', [{ filter: { volme: { min: 1 } } }])).toMatchObject({ field: 'filter.volme' })
  })

  it('refuses more arguments than there are', () => {
    expect(failure('fetchMarket', [{ slug: 'a' }, 7])).toEqual({
      code: 'VALIDATION_ERROR',
      field: 'args.1',
      message: 'fetchMarket takes 1 arguments, got 2: remove 7',
    })
  })

  it('shows only as much of a wrong value as is needed', () => {
    const long = 'x'.repeat(5000)
    expect(failure('fetchMarkets', [long])?.message.length).toBeLessThan(160)
    expect(failure('fetchMarkets', [{ [long]: 1, [`${long}y`]: 2 }])).toEqual({
      code: 'VALIDATION_ERROR',
      field: `${'x'.repeat(40)}...`,
      message: expect.stringMatching(/^fetchMarkets: x{40}\.\.\.: Unrecognized keys: "x{100}\.\.\.$/),
    })
    expect(failure('fetchMarket', [{}, { privateKey: 'secret' }])?.message).toBe(
      'fetchMarket takes 1 arguments, got 2: remove an object',
    )
    expect(failure('fetchOrderBook', [['secret']])?.message).toMatch(/, got an array$/)
  })

  it('does not reach into what every object has', () => {
    expect(failure('fetchMarkets', [JSON.parse('{"__proto__": {"limit": 1}}')])).toMatchObject({ field: '__proto__' })
    expect(failure('fetchMarkets', [{ constructor: 1 }])).toMatchObject({ field: 'constructor' })
  })

  it('refuses more than can be checked without a pause, before a schema looks at it', () => {
    expect(failure('fetchOrderBooks', [Array(200_000).fill('1')])).toEqual({
      code: 'VALIDATION_ERROR',
      field: 'outcomeIds',
      message: 'fetchOrderBooks: outcomeIds: a list may have at most 10000 items, got 200000',
    })
    const market = { marketId: 'm', title: 't', outcomes: [], tags: Array(60).fill('a') }
    expect(failure('filterMarkets', [Array(3_000).fill(market), 'x'])?.message).toMatch(
      /^filterMarkets: markets\.\d+.*: arguments must have at most 100000 values in all; split them over several calls$/,
    )
    expect(failure('fetchOrderBooks', [Array(501).fill('1')])).toMatchObject({ field: 'outcomeIds' })
    expect(failure('fetchMarkets', [{ query: 'x'.repeat(501) }])).toMatchObject({ field: 'query' })
    const deep = JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`)
    expect(failure('filterMarkets', [[{ ...market, sourceMetadata: deep }], 'x'])?.message).toMatch(
      /values may be nested at most 64 levels deep$/,
    )
  })

  it('names the first item at fault of a list, though every item has a fault', () => {
    expect(failure('filterMarkets', [Array(5_000).fill({ marketId: 1 }), 'x'])).toMatchObject({
      field: 'markets.0.marketId',
    })
  })

  it.each([
    ['fetchOrderBook', ['\ud800'], 'outcomeId'],
    ['fetchMarket', [{ slug: 'a\udc00' }], 'slug'],
    ['fetchOrderBooks', [['1', '\ud800']], 'outcomeIds.1'],
    ['fetchMarkets', [{ filter: { tags: ['\ud800'] } }], 'filter.tags.0'],
  ] as const)('refuses a lone surrogate anywhere in the arguments of %s', (method, args, field) => {
    expect(failure(method, [...args])).toEqual({
      code: 'VALIDATION_ERROR',
      field,
      message: `${method}: ${field}: text must be well-formed Unicode, got a lone surrogate`,
    })
  })
})
