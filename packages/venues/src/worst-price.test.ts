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

it('needs somebody on the other side', () => {
  expect(() => worstPrice('venue', { side: 'buy', amount: 1 }, { ...book, asks: [] })).toThrow('nobody sells')
})
