import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callFor } from '../http/call-context.ts'
import type { CreateOrderParams } from '../parameters.ts'
import { refuseOversell } from './refuse-oversell.ts'
import { createSubmission } from './submission.ts'

const sale = (amount: number, more: Partial<CreateOrderParams> = {}): CreateOrderParams => ({
  ...{ marketId: 'm', outcomeId: 'yes', side: 'sell', type: 'limit', price: 0.5 },
  amount,
  ...more,
})

/** A venue that lets an account sell more than it holds, and takes a moment for all it does. */
function venueHolding(held: number) {
  let sold = 0
  let atOnce = 0
  let mostAtOnce = 0
  const order = { id: 'o', marketId: 'm', outcomeId: 'yes', filled: 0, timestamp: 1 }
  const submission = createSubmission<number>({
    exchange: 'slow',
    request: z.number(),
    looksAtHoldings: true,
    async buildOrder(params) {
      const read = async () => {
        await turn()
        return { positions: [{ outcomeId: 'yes', size: held - sold }], openOrders: [] }
      }
      await refuseOversell('slow', params, { opposite: 'no', read })
      return { exchange: 'slow', params, raw: params.amount }
    },
    async place(amount, { side, type }) {
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      await turn()
      atOnce -= 1
      if (amount === 13) throw new Error('unlucky')
      if (side === 'sell') sold += amount
      return { ...order, side, type, amount, remaining: amount, status: 'open' }
    },
  })
  return { ...submission, sold: () => sold, mostAtOnce: () => mostAtOnce }
}

describe('orders that may only close a position', () => {
  it('sell no more than is held, however many are sent at once', async () => {
    const venue = venueHolding(10)
    const sales = await Promise.allSettled([4, 4, 4, 2].map((amount) => venue.createOrder(sale(amount))))
    expect(sales.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(sales[2]).toMatchObject({ reason: { code: 'INSUFFICIENT_FUNDS' } })
    expect(venue.sold()).toBe(10)
  })

  it('wait for one that was built before and is being placed', async () => {
    const venue = venueHolding(10)
    const built = await venue.buildOrder(sale(8))
    const [first, second] = await Promise.allSettled([venue.submitOrder(built), venue.createOrder(sale(8))])
    expect([first.status, second.status, venue.sold()]).toEqual(['fulfilled', 'rejected', 8])
  })

  it('continue after one that failed', async () => {
    const venue = venueHolding(20)
    const [first, second] = await Promise.allSettled([venue.createOrder(sale(13)), venue.createOrder(sale(5))])
    expect([first.status, second.status, venue.sold()]).toEqual(['rejected', 'fulfilled', 5])
  })

  it('are not placed once their caller has left the queue', async () => {
    const venue = venueHolding(10)
    const leaving = new AbortController()
    const first = venue.createOrder(sale(1))
    const second = callFor({ signal: leaving.signal }, () => venue.createOrder(sale(2)))
    leaving.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    await first
    expect(venue.sold()).toBe(1)
  })
})

describe('orders that wait for no other', () => {
  it('are those of other accounts, purchases, and sales that may open the opposite side', async () => {
    const venue = venueHolding(100)
    await Promise.all([
      ...['one', 'two'].map((account) => callFor({ account }, () => venue.createOrder(sale(1)))),
      venue.createOrder(sale(1, { reduceOnly: false })),
    ])
    expect(venue.mostAtOnce()).toBeGreaterThan(1)
    const other = venueHolding(0)
    await Promise.all([1, 2, 3].map((amount) => other.createOrder(sale(amount, { side: 'buy' }))))
    expect(other.mostAtOnce()).toBe(3)
  })
})
