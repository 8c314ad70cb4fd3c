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
    [rules, { timeInForce: 'IOC' }, 'timeInForce', 'somewhere takes no IOC orders'],
    [rules, { type: 'market', timeInForce: 'FOK' }, 'timeInForce', 'somewhere takes no FOK orders'],
    [rules, { expiration }, 'timeInForce', 'somewhere takes no GTD orders'],
    [rules, { postOnly: true }, 'postOnly', 'somewhere cannot be told to post only'],
    [able, { type: 'market', timeInForce: 'GTC' }, 'timeInForce', 'a market order does not rest'],
    [able, { timeInForce: 'IOC', postOnly: true }, 'postOnly', 'an order that is IOC takes'],
    [able, { side: 'sell', reduceOnly: false }, 'reduceOnly', 'it sells only what is held'],
    [able, { reduceOnly: true }, 'reduceOnly', 'it sells only what is held'],
    [able, { timeInForce: 'GTD' }, 'expiration', 'a GTD order needs one'],
    [able, { timeInForce: 'GTC', expiration }, 'expiration', 'a GTD order needs one, and no other order has one'],
    [able, { expiration: '2026-11-20T00:00:00Z' }, 'expiration', 'it is past'],
  ] as const)('by %o refuses %o', (venue, change, field, message) => {
    const read = () => readTerms({ ...order, ...change }, venue)
    expect(read).toThrow(expect.objectContaining({ code: 'INVALID_ORDER', field, exchange: 'somewhere' }))
    expect(read).toThrow(message)
  })
})
