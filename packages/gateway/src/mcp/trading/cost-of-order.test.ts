import { venues } from '@crossvenue/venues'
import { expect, it } from 'vitest'
import { costAtLimit, costNow } from './cost-of-order.ts'

const kalshi = venues.kalshi?.fees
const book = {
  bids: [
    { price: 0.4, size: 10 },
    { price: 0.38, size: 10 },
  ],
  asks: [
    { price: 0.42, size: 10 },
    { price: 0.45, size: 10 },
    { price: 0.5, size: 10 },
  ],
}

it('walks the book up to the limit', () => {
  // 10 x 0.42 + 5 x 0.45; Kalshi charges 0.07 x (10 x 0.42 x 0.58 + 5 x 0.45 x 0.55) = 0.2571, rounded up.
  expect(costNow({ side: 'buy', amount: 15 }, 0.45, book, kalshi)).toEqual({
    ...{ contracts: 15, averagePrice: 0.43, gross: 6.45, fee: 0.26, net: 6.71 },
  })
  expect(costNow({ side: 'buy', amount: 25 }, 0.45, book, kalshi)).toMatchObject({ contracts: 20, gross: 8.7 })
  expect(costNow({ side: 'buy', amount: 25 }, undefined, book, undefined)).toEqual({
    ...{ contracts: 25, averagePrice: 0.448, gross: 11.2 },
  })
})

it('subtracts the fee from what a sale brings', () => {
  // 0.07 x (10 x 0.4 x 0.6) = 0.168, rounded up.
  expect(costNow({ side: 'sell', amount: 15 }, 0.39, book, kalshi)).toEqual({
    ...{ contracts: 10, averagePrice: 0.4, gross: 4, fee: 0.17, net: 3.83 },
  })
})

it('is nothing where nothing is filled', () => {
  expect(costNow({ side: 'buy', amount: 5 }, 0.41, book, kalshi)).toEqual({ contracts: 0, gross: 0, fee: 0, net: 0 })
})

it('costs no more, and brings no less, than all of it at the limit, on every venue that declares fees', () => {
  for (const fees of Object.values(venues).flatMap((venue) => venue.fees ?? [])) {
    for (let limit = 2; limit < 99; limit++) {
      const [bought, sold] = [
        costAtLimit({ side: 'buy', amount: 20 }, limit / 100, fees),
        costAtLimit({ side: 'sell', amount: 20 }, limit / 100, fees),
      ]
      for (let price = 1; price < 100; price++) {
        const at = (side: 'buy' | 'sell') =>
          costNow(
            { side, amount: 20 },
            limit / 100,
            { bids: [{ price: price / 100, size: 20 }], asks: [{ price: price / 100, size: 20 }] },
            fees,
          )
        if (price <= limit) expect(at('buy').net).toBeLessThanOrEqual((bought.net ?? 0) + 1e-6)
        if (price >= limit) expect(at('sell').net).toBeGreaterThanOrEqual((sold.net ?? 0) - 1e-6)
      }
    }
  }
})
