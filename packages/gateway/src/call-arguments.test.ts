import { parseArguments } from '@crossvenue/venues'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { argumentsOfBody, argumentsOfQuery } from './call-arguments.ts'

const query = (text: string) => new URLSearchParams(text)

describe('argumentsOfBody', () => {
  it.each([
    [undefined, []],
    [{}, []],
    [{ args: null }, []],
    [{ args: [] }, []],
    [{ args: [{ query: 'fed', limit: 2 }] }, [{ query: 'fed', limit: 2 }]],
    [{ query: 'fed', limit: 2 }, [{ query: 'fed', limit: 2 }]],
    [{ query: 'fed', credentials: { apiKey: 'k' } }, [{ query: 'fed' }]],
    [{ args: [{ query: 'fed' }], credentials: { apiKey: 'k' } }, [{ query: 'fed' }]],
    [{ credentials: { apiKey: 'k' } }, []],
  ])('reads %j for fetchEvents', (body, expected) => {
    expect(argumentsOfBody('fetchEvents', body)).toEqual(expected)
  })

  it('binds a flat body by name if an operation takes more than options', () => {
    expect(argumentsOfBody('fetchOHLCV', { outcomeId: '71', resolution: '1h' })).toEqual(['71', { resolution: '1h' }])
    expect(argumentsOfBody('fetchOrderBooks', { outcomeIds: ['a', 'b'] })).toEqual([['a', 'b']])
    expect(argumentsOfBody('getExecutionPrice', { amount: 5, side: 'buy', orderBook: { bids: [], asks: [] } })).toEqual(
      [{ bids: [], asks: [] }, 'buy', 5],
    )
  })

  it.each([
    [[], 'body'],
    ['text', 'body'],
    [7, 'body'],
    [null, 'body'],
    [{ args: 'fed' }, 'args'],
    [{ args: {} }, 'args'],
    [{ args: [], limit: 5 }, 'limit'],
    [{ credentials: { baseUrl: 'http://example.test' } }, 'credentials.baseUrl'],
  ])('refuses %j', (body, field) => {
    expect(() => argumentsOfBody('fetchEvents', body)).toThrowError(
      expect.objectContaining({ code: 'VALIDATION_ERROR', field }),
    )
  })

  it('refuses a name that an operation without options does not have', () => {
    expect(() => argumentsOfBody('fetchOrderBooks', { outcomeIds: ['a'], depth: 3 })).toThrowError(
      expect.objectContaining({ field: 'depth' }),
    )
  })
})

describe('argumentsOfQuery', () => {
  it.each([
    ['', []],
    ['query=2027', [{ query: '2027' }]],
    ['eventId=663583&limit=3', [{ eventId: '663583', limit: 3 }]],
    ['tags=a,b', [{ tags: ['a', 'b'] }]],
    ['tags=a&tags=b', [{ tags: ['a', 'b'] }]],
    ['tags=a,b&tags=c', [{ tags: ['a', 'b', 'c'] }]],
    ['tags=2027', [{ tags: ['2027'] }]],
    ['filter={"text":"7","tags":["x"]}', [{ filter: { text: '7', tags: ['x'] } }]],
    ['query=null', [{ query: 'null' }]],
    ['query=%7Bx', [{ query: '{x' }]],
    ['limit=two', [{ limit: 'two' }]],
    ['limit=1e3', [{ limit: '1e3' }]],
    ['colour=red', [{ colour: 'red' }]],
    ['__proto__=1', [JSON.parse('{"__proto__":"1"}')]],
  ])('reads %j for fetchEvents', (text, expected) => {
    expect(argumentsOfQuery('fetchEvents', query(text))).toEqual(expected)
  })

  it.each(['fetchOHLCV', 'fetchTrades', 'fetchOrderBook'] as const)(
    'takes id for outcomeId in %s, as a string',
    (method) => {
      expect(argumentsOfQuery(method, query('id=00042'))[0]).toBe('00042')
      expect(argumentsOfQuery(method, query('outcomeId=00042'))[0]).toBe('00042')
    },
  )

  it('leaves no id in the options', () => {
    expect(argumentsOfQuery('fetchOHLCV', query('id=7&resolution=1h&limit=2'))).toEqual([
      '7',
      { resolution: '1h', limit: 2 },
    ])
  })

  it('reads a union as the first type that fits', () => {
    expect(argumentsOfQuery('fetchOrderBook', query('id=7&limit=5'))).toEqual(['7', 5])
    expect(argumentsOfQuery('fetchOrderBook', query('id=7&limit=yes'))).toEqual(['7', 'yes'])
    expect(argumentsOfQuery('fetchOrderBook', query('id=7&side=no'))).toEqual(['7', undefined, { side: 'no' }])
    expect(argumentsOfQuery('fetchArbitrage', query('relations=subset&relations=overlap'))).toEqual([
      { relations: ['subset', 'overlap'] },
    ])
  })

  it('reads booleans only from true and false', () => {
    expect(argumentsOfQuery('fetchMarketMatches', query('includePrices=false'))).toEqual([{ includePrices: false }])
    expect(argumentsOfQuery('fetchMarketMatches', query('includePrices=1'))).toEqual([{ includePrices: '1' }])
  })

  it.each([
    ['fetchEvents', 'limit=two', 'limit'],
    ['fetchEvents', 'limit=1&limit=2', 'limit'],
    ['fetchEvents', 'colour=red', 'colour'],
    ['fetchEvents', '__proto__=1', '__proto__'],
    ['fetchEvents', 'filter=x', 'filter'],
    ['fetchOHLCV', 'resolution=1h', 'outcomeId'],
    ['fetchOHLCV', 'id=1&outcomeId=2&resolution=1h', 'id'],
    ['fetchPositions', 'colour=red', 'colour'],
  ] as const)('makes validation of %s?%s name %s', (method, text, field) => {
    expect(() => parseArguments(method, argumentsOfQuery(method, query(text)))).toThrowError(
      expect.objectContaining({ code: 'VALIDATION_ERROR', field }),
    )
  })

  it('keeps every text of a string parameter unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(argumentsOfQuery('fetchEvents', new URLSearchParams({ query: text }))).toEqual([{ query: text }])
      }),
    )
  })

  it('never throws anything but a validation error, whatever the query', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        try {
          parseArguments('fetchMarkets', argumentsOfQuery('fetchMarkets', new URLSearchParams(pairs)))
        } catch (error) {
          expect(error).toMatchObject({ code: 'VALIDATION_ERROR' })
        }
      }),
    )
  })
})
