import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Balance, MarketOutcome, Order, OrderBook, Position, UnifiedEvent, UnifiedMarket } from './models.ts'
import { isNullOnWire, nullOnWire, toWire } from './null-on-wire.ts'
import { operations } from './operations.ts'

const nullable = ({ shape }: z.ZodObject) => Object.keys(shape).filter((name) => isNullOnWire(shape[name]))

describe('fields that answers carry as null', () => {
  // Fields without a default in the dataclasses of pmxt 2.54.0, or without `?` in the types of pmxtjs 2.41.0.
  it.each([
    ['UnifiedEvent', UnifiedEvent, ['description', 'slug', 'url']],
    ['UnifiedMarket', UnifiedMarket, ['volume24h', 'liquidity', 'url']],
    ['MarketOutcome', MarketOutcome, ['price']],
    ['Order', Order, ['timestamp']],
    ['Position', Position, ['outcomeLabel', 'entryPrice', 'currentPrice', 'unrealizedPnL']],
    ['Balance', Balance, ['total', 'locked']],
    ['OrderBook', OrderBook, []],
  ])('are those that published clients require of %s', (_, schema, fields) => {
    expect(nullable(schema)).toEqual(fields)
  })

  it('are null at every depth where the venue does not state them, and untouched where it does', () => {
    const outcomes = [
      { outcomeId: 'y', label: 'Yes', price: 0 },
      { outcomeId: 'n', label: 'No' },
    ]
    const event = {
      id: '1',
      title: 'Rain?',
      slug: 'rain',
      markets: [{ marketId: '2', title: 'Rain?', volume24h: 0, outcomes, yes: outcomes[0] }],
    }
    const yes = { outcomeId: 'y', label: 'Yes', price: 0 }
    expect(toWire(operations.fetchEvents.result, [event])).toEqual([
      {
        ...{ id: '1', title: 'Rain?', slug: 'rain', description: null, url: null },
        markets: [
          {
            ...{ marketId: '2', title: 'Rain?', volume24h: 0, liquidity: null, url: null },
            outcomes: [yes, { outcomeId: 'n', label: 'No', price: null }],
            yes,
          },
        ],
      },
    ])
    expect(event).not.toHaveProperty('url')
  })

  it('are written in maps by id, in pages and in parts of an answer', () => {
    const market = { marketId: '2', title: 'Rain?', outcomes: [] }
    const written = { ...market, volume24h: null, liquidity: null, url: null }
    expect(toWire(operations.loadMarkets.result, { 2: market })).toEqual({ 2: written })
    expect(toWire(operations.fetchMarketsPaginated.result, { data: [market] })).toEqual({ data: [written] })
    const snapshot = { address: '0x1', timestamp: 1, balances: [{ currency: 'USD', available: 5 }] }
    expect(toWire(operations.watchAddress.result, snapshot)).toEqual({
      ...snapshot,
      balances: [{ currency: 'USD', available: 5, total: null, locked: null }],
    })
  })

  it('leave alone what has none of them', () => {
    const book = { bids: [], asks: [] }
    expect(toWire(operations.fetchOrderBook.result, book)).toBe(book)
    expect(toWire(operations.close.result, undefined)).toBeUndefined()
  })

  it('stay optional in code, and in a copy of a model whose fields are optional', () => {
    const Model = z.object({ size: nullOnWire(z.number()).describe('Size.') })
    expect(Model.parse({})).toEqual({})
    expect(Model.shape.size.description).toBe('Size.')
    expect(toWire(Model.partial(), {})).toEqual({})
  })
})
