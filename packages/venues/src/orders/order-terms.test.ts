import { describe, expect, it } from 'vitest'
import { readTerms } from './order-terms.ts'

const order = { marketId: 'm', outcomeId: 'o', side: 'buy', type: 'limit', amount: 1, price: 0.5 } as const
const rules = { exchange: 'somewhere', now: () => Date.parse('2026-11-21T00:00:00Z') }
const able = { ...rules, timesInForce: ['GTC', 'GTD', 'IOC', 'FOK'], postOnly: true } as const
const expiration = '2026-11-22T00:00:00Z'

describe('readTerms', () => {
  it('lets limit orders rest and market orders not', () => {
    expect(readTerms(order, rules)).toEqual({ timeInForce: 'GTC' })
    expect(readTerms({ ...order, type: 'market' }, rules)).toEqual({ timeInForce: 'IOC' })
    expect(readTerms({ ...order, timeInForce: 'GTC' }, rules)).toEqual({ timeInForce: 'GTC' })
    expect(readTerms({ ...order, type: 'market', timeInForce: 'IOC' }, rules)).toEqual({ timeInForce: 'IOC' })
  })

  it('reads what a venue knows besides', () => {
    expect(readTerms({ ...order, timeInForce: 'IOC' }, able)).toEqual({ timeInForce: 'IOC' })
    expect(readTerms({ ...order, type: 'market', timeInForce: 'FOK' }, able)).toEqual({ timeInForce: 'FOK' })
    expect(readTerms({ ...order, postOnly: true }, able)).toEqual({ timeInForce: 'GTC', postOnly: true })
    expect(readTerms({ ...order, postOnly: false }, rules)).toEqual({ timeInForce: 'GTC' })
    expect(readTerms({ ...order, expiration }, able)).toEqual({ timeInForce: 'GTD', expires: 1795305600000 })
    expect(readTerms({ ...order, side: 'sell', reduceOnly: true }, rules)).toEqual({ timeInForce: 'GTC' })
  })

  it.each([
    [rules, { timeInForce: 'IOC' }, 'timeInForce', 'somewhere has no IOC orders'],
    [rules, { type: 'market', timeInForce: 'FOK' }, 'timeInForce', 'somewhere has no FOK orders'],
    [rules, { expiration }, 'timeInForce', 'somewhere has no GTD orders'],
    [rules, { postOnly: true }, 'postOnly', 'somewhere has no post-only orders'],
    [able, { type: 'market', timeInForce: 'GTC' }, 'timeInForce', 'a market order does not rest'],
    [able, { timeInForce: 'IOC', postOnly: true }, 'postOnly', 'a post-only order must rest, got IOC'],
    [able, { side: 'sell', reduceOnly: false }, 'reduceOnly', 'somewhere sells only held shares'],
    [able, { reduceOnly: true }, 'reduceOnly', 'somewhere sells only held shares'],
    [able, { timeInForce: 'GTD' }, 'expiration', 'required for a GTD order'],
    [able, { timeInForce: 'GTC', expiration }, 'expiration', 'required for a GTD order, and not allowed for any other'],
    [able, { expiration: '2026-11-20T00:00:00Z' }, 'expiration', 'must be in the future'],
  ] as const)('by %o refuses %o', (venue, change, field, message) => {
    const read = () => readTerms({ ...order, ...change }, venue)
    expect(read).toThrow(expect.objectContaining({ code: 'INVALID_ORDER', field, exchange: 'somewhere' }))
    expect(read).toThrow(message)
  })
})
