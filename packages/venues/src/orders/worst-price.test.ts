import fc from 'fast-check'
import { expect, it } from 'vitest'
import { worstPrice } from './worst-price.ts'

const book = {
  bids: [
    { price: 0.4, size: 10 },
    { price: 0.385, size: 5 },
  ],
  asks: [
    { price: 0.45, size: 10 },
    { price: 0.5, size: 5 },
  ],
}

it('is the price of the last level that an order reaches', () => {
  expect(worstPrice('venue', { side: 'buy', amount: 10 }, book)).toBe(450_000n)
  expect(worstPrice('venue', { side: 'buy', amount: 10.5 }, book)).toBe(500_000n)
  expect(worstPrice('venue', { side: 'sell', amount: 11 }, book)).toBe(385_000n)
  expect(worstPrice('venue', { side: 'sell', amount: 999 }, book)).toBe(385_000n)
})

it('is within the requested slippage, or the default', () => {
  const thin = {
    bids: [
      { price: 0.4, size: 10 },
      { price: 0.34, size: 5 },
    ],
    asks: [
      { price: 0.45, size: 10 },
      { price: 0.51, size: 5 },
    ],
  }
  expect(worstPrice('venue', { side: 'buy', amount: 15 }, thin)).toBe(450_000n)
  expect(worstPrice('venue', { side: 'sell', amount: 15 }, thin)).toBe(400_000n)
  expect(worstPrice('venue', { side: 'buy', amount: 15, maxSlippage: 0.06 }, thin)).toBe(510_000n)
  expect(worstPrice('venue', { side: 'sell', amount: 15, maxSlippage: 0.06 }, thin)).toBe(340_000n)
  expect(worstPrice('venue', { side: 'sell', amount: 15, maxSlippage: 0 }, thin)).toBe(400_000n)
})

it('is a price of the book within the slippage, whatever the book and the amount', () => {
  const level = fc.record({ price: fc.integer({ min: 1, max: 999 }), size: fc.integer({ min: 0, max: 50 }) })
  const books = fc.uniqueArray(level, { selector: ({ price }) => price, minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(books, fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 999 }), (rows, amount, slippage) => {
      const asks = rows.toSorted((a, b) => a.price - b.price).map(({ price, size }) => ({ price: price / 1_000, size }))
      const [best] = asks.filter(({ size }) => size > 0)
      fc.pre(best !== undefined)
      const order = { side: 'buy', amount, maxSlippage: slippage / 1_000 } as const
      const worst = Math.round(Number(worstPrice('venue', order, { bids: [], asks })) / 1_000)
      expect(rows.map(({ price }) => price)).toContain(worst)
      expect(worst - Math.round((best?.price ?? 0) * 1_000)).toBeLessThanOrEqual(slippage)
    }),
  )
})

it('needs somebody on the other side', () => {
  expect(() => worstPrice('venue', { side: 'buy', amount: 1 }, { ...book, asks: [] })).toThrow(
    'the order book has no asks',
  )
})
