import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import { dearestFee, feeFormula, noFee } from '../fees/fees.ts'
import type { BuiltOrder, Order, OrderBook } from '../models.ts'
import type { CreateOrderParams } from '../parameters.ts'
import { createBuyWithCost, sharesForCost } from './buy-with-cost.ts'

const asks = [
  { price: 0.5, size: 10 },
  { price: 0.6, size: 100 },
]

describe('sharesForCost', () => {
  it.each([
    // The best level has enough.
    [4, { amount: 8, price: 0.5 }],
    // All shares of the best level are more than the same money buys with the second one as the limit.
    [5.1, { amount: 10, price: 0.5 }],
    [30, { amount: 50, price: 0.6 }],
    // The book has no more.
    [1_000, { amount: 110, price: 0.6 }],
  ])('finds the most shares that %d buys', (cost, expected) => {
    expect(sharesForCost(asks, cost, noFee, 2)).toEqual(expected)
  })

  it('leaves room for the fee', () => {
    const taker = feeFormula({ kind: 'quadratic', rate: 0.07, rounding: 'up-to-cent' })
    // 9 x 0.50 + 0.16 = 4.66
    expect(sharesForCost(asks, 4.66, taker, 0)).toEqual({ amount: 9, price: 0.5 })
    expect(sharesForCost(asks, 4.65, taker, 0)).toEqual({ amount: 8, price: 0.5 })
  })

  it('buys whole contracts or hundredths, and nothing where the sum is too small', () => {
    expect(sharesForCost(asks, 1.3, noFee, 0)).toEqual({ amount: 2, price: 0.5 })
    expect(sharesForCost(asks, 1.3, noFee, 2)).toEqual({ amount: 2.6, price: 0.5 })
    expect(sharesForCost(asks, 0.4, noFee, 0)).toBeUndefined()
    expect(sharesForCost([], 10, noFee, 2)).toBeUndefined()
  })

  it('never spends more than the sum with the fee, whatever level fills it', () => {
    const level = fc.record({ price: fc.integer({ min: 1, max: 99 }), size: fc.integer({ min: 1, max: 5_000 }) })
    const formula = fc.record({
      kind: fc.constantFrom('quadratic' as const, 'lower-price' as const, 'premium' as const),
      rate: fc.double({ min: 0, max: 0.3, noNaN: true }),
      rounding: fc.constantFrom('none' as const, 'up-to-cent' as const, 'to-cent' as const, 'to-tenth-cent' as const),
      minimum: fc.double({ min: 0, max: 0.05, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.array(level, { maxLength: 6 }),
        fc.integer({ min: 1, max: 100_000 }),
        formula,
        (levels, cents, fee) => {
          const book = levels.map(({ price, size }) => ({ price: price / 100, size })).sort((a, b) => a.price - b.price)
          const taker = feeFormula(fee)
          const found = sharesForCost(book, cents / 100, taker, 2)
          if (!found) return
          const { amount, price: worst } = found
          for (const { price } of book.filter((each) => each.price <= worst)) {
            const money = amount * price
            expect(money + dearestFee(taker, [{ price, size: amount }])).toBeLessThanOrEqual(cents / 100 + 1e-6)
          }
          expect(amount).toBeLessThanOrEqual(
            book.filter(({ price }) => price <= worst).reduce((sum, { size }) => sum + size, 0),
          )
        },
      ),
    )
  })
})

describe('createMarketBuyOrderWithCost', () => {
  const params = { marketId: 'm', outcomeId: 'm:YES', cost: 6 }
  const book: OrderBook = {
    bids: [],
    asks: [
      { price: 0.5, size: 1.005 },
      { price: 0.58, size: 3 },
      { price: 0.6, size: 50 },
    ],
  }
  const buyWith = ({ lot = 0.01, now = book } = {}) => {
    const sent: CreateOrderParams[] = []
    const buy = createBuyWithCost(
      'small',
      {
        fetchOrderBook: async () => now,
        async buildOrder(order) {
          if (Math.abs(order.amount / lot - Math.round(order.amount / lot)) > 1e-6)
            throw new CrossvenueError('INVALID_ORDER', `amount: must be a multiple of ${lot}`, { field: 'amount' })
          return { exchange: 'small', params: order, raw: order }
        },
        async submitOrder({ raw }: BuiltOrder) {
          sent.push(raw as CreateOrderParams)
          return { id: 'o' } as Order
        },
      },
      async () => undefined,
    )
    return { buy, sent }
  }
  const order = { marketId: 'm', outcomeId: 'm:YES', side: 'buy', type: 'market' }

  it('goes no further than the slippage', async () => {
    const { buy, sent } = buyWith()
    await buy({ ...params, cost: 2 })
    await buy({ ...params, maxSlippage: 0.08 })
    await buy({ ...params, maxSlippage: 0.2 })
    expect(sent).toEqual([
      { ...order, amount: 1, price: 0.5 },
      { ...order, amount: 4, price: 0.58 },
      { ...order, amount: 10, price: 0.6 },
    ])
  })

  it('goes no further than the worst price', async () => {
    const { buy, sent } = buyWith()
    await buy({ ...params, price: 0.59 })
    expect(sent).toEqual([{ ...order, amount: 4, price: 0.58 }])
    await expect(buy({ ...params, price: 0.4 })).rejects.toMatchObject({ code: 'INVALID_ORDER', field: 'price' })
  })

  it('buys whole contracts where the venue trades no parts of one', async () => {
    const { buy, sent } = buyWith({ lot: 1 })
    await buy({ ...params, cost: 6.5, maxSlippage: 0.2 })
    expect(sent).toEqual([{ ...order, amount: 10, price: 0.6 }])
    await expect(buyWith({ lot: 1 }).buy({ ...params, cost: 0.3 })).rejects.toMatchObject({ field: 'cost' })
    await expect(buyWith({ lot: 7 }).buy({ ...params, cost: 2 })).rejects.toMatchObject({ field: 'amount' })
  })

  it('refuses an empty book', async () => {
    const { buy } = buyWith({ now: { bids: [], asks: [] } })
    await expect(buy(params)).rejects.toMatchObject({ code: 'INVALID_ORDER', field: 'price' })
  })
})
