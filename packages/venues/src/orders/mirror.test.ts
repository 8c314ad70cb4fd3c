import fc from 'fast-check'
import { expect, it } from 'vitest'
import { complement, mirrorBook, sortBook } from './mirror.ts'

const book = {
  bids: [
    { price: 0.2, size: 5 },
    { price: 0.41, size: 3 },
    { price: 0, size: 9 },
  ],
  asks: [
    { price: 0.9, size: 0 },
    { price: 0.57, size: 2 },
    { price: 0.43, size: 1 },
  ],
  timestamp: 1_780_000_000_000,
}

it('sorts both sides best first and leaves out what nobody could trade at', () => {
  expect(sortBook(book)).toEqual({
    bids: [
      { price: 0.41, size: 3 },
      { price: 0.2, size: 5 },
    ],
    asks: [
      { price: 0.43, size: 1 },
      { price: 0.57, size: 2 },
    ],
    timestamp: 1_780_000_000_000,
  })
  expect(sortBook(book, 1)).toMatchObject({ bids: [{ price: 0.41 }], asks: [{ price: 0.43 }] })
})

it('shows a book from the other side, exactly', () => {
  expect(mirrorBook(sortBook(book))).toEqual({
    bids: [
      { price: 0.57, size: 1 },
      { price: 0.43, size: 2 },
    ],
    asks: [
      { price: 0.59, size: 3 },
      { price: 0.8, size: 5 },
    ],
    timestamp: 1_780_000_000_000,
  })
  expect(complement(0.88)).toBe(0.12)
})

it('has no rounding error in the price of the opposite outcome, down to a millionth of a millionth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.nat({ max: 1e12 }), (decimals, drawn) => {
      const steps = 10 ** decimals
      const price = drawn % (steps + 1)
      expect(complement(price / steps)).toBe((steps - price) / steps)
    }),
  )
})
