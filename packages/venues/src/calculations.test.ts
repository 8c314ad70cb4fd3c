import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getExecutionPrice, getExecutionPriceDetailed } from './calculations.ts'
import { createVenue, venues } from './create-venue.ts'

const book = {
  bids: [
    { price: 0.4, size: 50 },
    { price: 0.45, size: 100 },
    { price: 0.44, size: 0 },
  ],
  asks: [
    { price: 0.6, size: 200 },
    { price: 0.5, size: 100 },
    { price: 0.48, size: 0 },
    { price: 0.55, size: 50 },
  ],
}

describe('getExecutionPriceDetailed', () => {
  it('walks the asks from the lowest for a buy, past zero sizes and in any order given', () => {
    expect(getExecutionPriceDetailed(book, 'buy', 60)).toEqual({ price: 0.5, filledAmount: 60, fullyFilled: true })
    // 100 at 0.50, 50 at 0.55, 50 at 0.60: 107.5 for 200
    expect(getExecutionPriceDetailed(book, 'buy', 200)).toEqual({
      price: 0.5375,
      filledAmount: 200,
      fullyFilled: true,
    })
  })

  it('walks the bids from the highest for a sell', () => {
    expect(getExecutionPriceDetailed(book, 'sell', 100)).toEqual({ price: 0.45, filledAmount: 100, fullyFilled: true })
    // 100 at 0.45, 20 at 0.40: 53 for 120
    expect(getExecutionPriceDetailed(book, 'sell', 120)).toEqual({
      price: 0.441666666667,
      filledAmount: 120,
      fullyFilled: true,
    })
  })

  it('returns a partial fill with its average price', () => {
    expect(getExecutionPriceDetailed(book, 'sell', 200)).toEqual({
      price: 0.433333333333,
      filledAmount: 150,
      fullyFilled: false,
    })
  })

  it('fills nothing from an empty side or from zero sizes', () => {
    const nothing = { price: 0, filledAmount: 0, fullyFilled: false }
    expect(getExecutionPriceDetailed({ bids: [], asks: [] }, 'buy', 1)).toEqual(nothing)
    expect(getExecutionPriceDetailed({ bids: book.bids, asks: [] }, 'buy', 1)).toEqual(nothing)
    expect(getExecutionPriceDetailed({ bids: [], asks: [{ price: 0.5, size: 0 }] }, 'buy', 1)).toEqual(nothing)
  })

  it('is not spoilt by binary fractions', () => {
    const tenths = {
      bids: [],
      asks: [
        { price: 0.1, size: 0.1 },
        { price: 0.2, size: 0.2 },
      ],
    }
    // 0.1 + 0.2 is 0.30000000000000004 in binary: neither more than 0.3 nor short of it.
    expect(getExecutionPriceDetailed(tenths, 'buy', 0.3)).toEqual({
      price: 0.166666666667,
      filledAmount: 0.3,
      fullyFilled: true,
    })
    expect(getExecutionPriceDetailed(tenths, 'buy', 0.1 + 0.2)).toMatchObject({ fullyFilled: true })
    expect(getExecutionPriceDetailed(tenths, 'buy', 1)).toEqual({
      price: 0.166666666667,
      filledAmount: 0.3,
      fullyFilled: false,
    })
    const ten = { bids: [], asks: Array.from({ length: 10 }, () => ({ price: 0.7, size: 0.1 })) }
    expect(getExecutionPriceDetailed(ten, 'buy', 1)).toEqual({ price: 0.7, filledAmount: 1, fullyFilled: true })
  })

  it('leaves the book as it was', () => {
    const before = structuredClone(book)
    getExecutionPriceDetailed(book, 'buy', 120)
    expect(book).toEqual(before)
  })

  it.each([0, -1, Number.NaN])('refuses the amount %s', (amount) => {
    expect(() => getExecutionPriceDetailed(book, 'buy', amount)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_ERROR',
        field: 'amount',
        message: `amount must be above 0, got ${amount}`,
      }),
    )
  })

  it('fills between the best and the worst price, and never more than requested or offered', () => {
    const level = fc.record({
      price: fc.integer({ min: 1, max: 99 }).map((cents) => cents / 100),
      size: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    })
    fc.assert(
      fc.property(
        fc.array(level, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 50_000 }),
        (asks, cents) => {
          const amount = cents / 100
          const offered = asks.reduce((sum, { size }) => sum + size, 0)
          const { price, filledAmount, fullyFilled } = getExecutionPriceDetailed({ bids: [], asks }, 'buy', amount)
          expect(price).toBeGreaterThanOrEqual(Math.min(...asks.map((each) => each.price)) - 1e-9)
          expect(price).toBeLessThanOrEqual(Math.max(...asks.map((each) => each.price)) + 1e-9)
          expect(filledAmount).toBeCloseTo(Math.min(amount, offered), 8)
          expect(fullyFilled).toBe(offered >= amount - 1e-8)
        },
      ),
    )
  })
})

describe('getExecutionPrice', () => {
  it('returns the price of a whole fill, and 0 of a partial one', () => {
    expect(getExecutionPrice(book, 'buy', 150)).toBe(0.516666666667)
    expect(getExecutionPrice(book, 'sell', 150)).toBe(0.433333333333)
    expect(getExecutionPrice(book, 'sell', 150.01)).toBe(0)
    expect(getExecutionPrice({ bids: [], asks: [] }, 'sell', 1)).toBe(0)
  })
})

describe('with the fees of a venue', () => {
  const kalshi = venues.kalshi?.fees
  it('returns what the order costs or brings before and after the fee', () => {
    // 60 at 0.5 and 40 at 0.51 on Kalshi: 0.07 x (60 x 0.25 + 40 x 0.2499) = 1.74972, up to 1.75.
    const asks = [
      { price: 0.5, size: 60 },
      { price: 0.51, size: 100 },
    ]
    expect(getExecutionPriceDetailed({ bids: [], asks }, 'buy', 100, kalshi)).toEqual({
      price: 0.504,
      filledAmount: 100,
      fullyFilled: true,
      gross: 50.4,
      fee: 1.75,
      net: 52.15,
    })
    const bids = [{ price: 0.2, size: 10 }]
    // 0.07 x 10 x 0.16 = 0.112, up to 0.12.
    expect(getExecutionPriceDetailed({ bids, asks: [] }, 'sell', 10, kalshi)).toMatchObject({
      gross: 2,
      fee: 0.12,
      net: 1.88,
    })
  })

  it('is what a created venue calculates; one whose fees are not known says nothing of them', async () => {
    const bids = [{ price: 0.4, size: 10 }]
    const smarkets = await createVenue('smarkets').getExecutionPriceDetailed?.({ bids, asks: [] }, 'sell', 10)
    expect(smarkets).toMatchObject({ gross: 4, fee: 0, net: 4 })
    const opinion = await createVenue('opinion').getExecutionPriceDetailed?.({ bids, asks: [] }, 'sell', 10)
    expect(opinion).toEqual({ price: 0.4, filledAmount: 10, fullyFilled: true })
  })

  it('refuses a book with fees in its prices, which only the router has', async () => {
    const book = createVenue('mock').fetchOrderBook?.('mayor-1:1', undefined, { withFees: true })
    await expect(book).rejects.toMatchObject({ code: 'NOT_SUPPORTED', field: 'withFees' })
  })
})
