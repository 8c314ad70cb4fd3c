import { describe, expect, it } from 'vitest'
import { sweepBook } from './sweep-book.ts'

const book = {
  bids: [
    { price: 0.4, size: 10 },
    { price: 0.39, size: 5.1234567 },
  ],
  asks: [
    { price: 0.41, size: 2.5 },
    { price: 0.45, size: 100 },
  ],
}

describe('sweepBook', () => {
  it('takes the best levels first and no more than requested', () => {
    expect(sweepBook('buy', 10_000_000n, book)).toEqual({
      taken: 10_000_000n,
      money: 4_400_000n,
      first: 410_000n,
      worst: 450_000n,
    })
    expect(sweepBook('sell', 10_000_000n, book)).toEqual({
      taken: 10_000_000n,
      money: 4_000_000n,
      first: 400_000n,
      worst: 400_000n,
    })
  })

  it('takes what there is, cut to millionths', () => {
    expect(sweepBook('sell', 99_000_000n, book)).toEqual({
      taken: 15_123_456n,
      money: 5_998_147n,
      first: 400_000n,
      worst: 390_000n,
    })
    expect(sweepBook('buy', 1n, { bids: book.bids, asks: [] })).toBeUndefined()
  })
})
