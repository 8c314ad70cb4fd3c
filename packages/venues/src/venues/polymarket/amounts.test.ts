import { describe, expect, it } from 'vitest'
import { amountsAtOnce, amountsOf } from './amounts.ts'

const book = {
  bids: [
    { price: 0.41, size: 30 },
    { price: 0.4, size: 100 },
  ],
  asks: [
    { price: 0.43, size: 10.5 },
    { price: 0.44, size: 20 },
    { price: 0.5, size: 1_000 },
  ],
}
const TICK = 10_000n
const ioc = { amount: 25_000_000n, timeInForce: 'IOC' } as const

describe('amounts', () => {
  it('of an order that rests are exact', () => {
    const ticket = { amount: 33_330_000n, price: 570_000n, timeInForce: 'GTC' } as const
    expect(amountsOf('buy', ticket)).toEqual({ maker: 18_998_100n, taker: 33_330_000n })
    expect(amountsOf('sell', ticket)).toEqual({ maker: 33_330_000n, taker: 18_998_100n })
  })

  it('of a purchase at once are what the book asks, in whole cents, at the worst price reached', () => {
    // 10.5 at 0.43 and 14.5 at 0.44 are 10.895 dollars.
    expect(amountsAtOnce({ side: 'buy' }, ioc, book, TICK)).toEqual({ maker: 10_890_000n, taker: 24_750_000n })
  })

  it('of a purchase within a price stop there', () => {
    expect(amountsAtOnce({ side: 'buy' }, { ...ioc, price: 430_000n }, book, TICK)).toEqual({
      maker: 4_510_000n,
      taker: 10_488_300n,
    })
  })

  it('of a purchase whole or not at all are all the shares, at the one price they are offered at', () => {
    const fok = { amount: 10_000_000n, timeInForce: 'FOK' } as const
    expect(amountsAtOnce({ side: 'buy' }, fok, book, TICK)).toEqual({ maker: 4_300_000n, taker: 10_000_000n })
    // A worse limit would let the same dollars buy fewer shares.
    expect(amountsAtOnce({ side: 'buy' }, { ...fok, price: 990_000n }, book, TICK)).toEqual({
      maker: 4_300_000n,
      taker: 10_000_000n,
    })
  })

  it.each([
    [11_000_000n, 'at several prices, 0.43 to 0.44'],
    [10_010_000n, 'cost 4.3043 dollars, and a fill-or-kill purchase must cost whole cents'],
    [2_000_000n, 'cost less than the minimum of 1 dollar'],
    [2_000_000_000n, 'only 30.5 are available'],
  ])('refuses to buy %s millionths of a share whole or not at all where it could be fewer', (amount, message) => {
    expect(() => amountsAtOnce({ side: 'buy' }, { amount, timeInForce: 'FOK' }, book, TICK)).toThrow(
      expect.objectContaining({ code: 'INVALID_ORDER', field: 'amount', message: expect.stringContaining(message) }),
    )
  })

  it('of a sale at once are the shares, and the least they may bring', () => {
    expect(amountsAtOnce({ side: 'sell' }, { ...ioc, amount: 40_000_000n }, book, TICK)).toEqual({
      maker: 40_000_000n,
      taker: 16_000_000n,
    })
  })

  it.each([
    [{ ...ioc, timeInForce: 'FOK', price: 430_000n }, book, 'only 10.5 are available'],
    [{ ...ioc, price: 100_000n }, book, 'the order book has no asks at that price'],
    [ioc, { bids: [], asks: [] }, 'the order book has no asks at that price'],
    [{ ...ioc, amount: 2_000_000n }, book, 'cost less than the minimum of 1 dollar'],
  ] as const)('refuses %o', (ticket, levels, message) => {
    const plain = { bids: [...levels.bids], asks: [...levels.asks] }
    expect(() => amountsAtOnce({ side: 'buy' }, ticket, plain, TICK)).toThrow(
      expect.objectContaining({ code: 'INVALID_ORDER', field: 'amount', message: expect.stringContaining(message) }),
    )
  })
})
