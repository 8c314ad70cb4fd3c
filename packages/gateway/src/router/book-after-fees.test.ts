import { type VenueFees, venues } from '@crossvenue/venues'
import { expect, it } from 'vitest'
import { bookAfterFees } from './book-after-fees.ts'

function feesOf(id: string): VenueFees {
  const { fees } = venues[id] ?? {}
  if (!fees) throw new Error(`${id} has no fees`)
  return fees
}

it('adds the fee of taking a whole level to its price', () => {
  const book = { bids: [{ price: 0.4, size: 100 }], asks: [{ price: 0.5, size: 100, venue: 'kalshi' }] }
  // Kalshi: 0.07 x 100 x 0.25 = 1.75 for the ask; 0.07 x 100 x 0.24 = 1.68 for the bid.
  const { bids, asks } = bookAfterFees(book, feesOf('kalshi'))
  expect(asks).toEqual([{ price: expect.closeTo(0.5175, 9), size: 100, quoted: 0.5, venue: 'kalshi' }])
  expect(bids).toEqual([{ price: expect.closeTo(0.3832, 9), size: 100, quoted: 0.4 }])
})

it('counts what a venue keeps of the winnings', () => {
  // PredictIt keeps a tenth of the profit: 10 at 0.6 pay 10 - 0.1 x 4 = 9.6 and cost 6.
  const { bids, asks } = bookAfterFees(
    { bids: [{ price: 0.6, size: 10 }], asks: [{ price: 0.6, size: 10 }] },
    feesOf('predictit'),
  )
  expect(asks).toEqual([{ price: expect.closeTo(0.625, 9), size: expect.closeTo(9.6, 9), quoted: 0.6 }])
  // Sold at 0.6, the opposite costs 4 and pays 10 - 0.1 x 6 = 9.4.
  expect(bids).toEqual([{ price: expect.closeTo(1 - 4 / 9.4, 9), size: expect.closeTo(9.4, 9), quoted: 0.6 }])
})

it('sorts by the price after fees and leaves out levels that cannot pay', () => {
  const asks = [
    { price: 0.5, size: 1 },
    { price: 0.505, size: 100 },
    { price: 0.995, size: 1 },
  ]
  // One contract at 0.5 costs 0.52 with the fee rounded up; 100 at 0.505 cost 0.5225; one at 0.995 costs 1.005.
  const after = bookAfterFees({ bids: [{ price: 0.005, size: 1 }], asks }, feesOf('kalshi'))
  expect(after.asks.map(({ quoted }) => quoted)).toEqual([0.5, 0.505])
  expect(after.bids).toEqual([])
})
