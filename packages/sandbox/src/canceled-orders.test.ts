import type { CreateOrderParams, Order, Venue } from '@crossvenue/venues'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QuotedMarket, quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { tradingVenues } from './__fixtures__/trading-venues.ts'
import { fakeVenues } from './sandbox.ts'

// An order that is filled in part and then canceled keeps its fills in every answer, on every venue.

type Trader = Required<Venue>
const START = 1_000_000

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

/** The properties of every order, whatever its state. */
function expectConsistent({ amount, filled, filledShares, remaining, status }: Order) {
  expect(filled).toBeGreaterThanOrEqual(0)
  expect(filled + remaining).toBeLessThanOrEqual(amount + 1e-6)
  expect(filledShares).toBe(filled)
  if (status === 'open') expect(filled + remaining).toBeCloseTo(amount, 6)
  else expect(remaining).toBe(0)
  if (status === 'filled') expect(filled).toBeCloseTo(amount, 6)
}

// A pool takes part in what is traded there, so that the parts are not the test's to choose.
describe.each(tradingVenues.filter((id) => id !== 'manifold'))('%s', (id) => {
  let market: QuotedMarket
  let ann: Trader
  let ben: Trader
  /** Runs just before a cancellation reaches the venue. */
  let beforeCancel: (() => Promise<unknown>) | undefined
  beforeAll(async () => {
    market = await quotedMarket(sandbox.venue(id))
    ben = sandbox.venue(id, { credentials: await sandbox.openAccount(id, 'ben', START) })
    ann = sandbox.venue(id, {
      credentials: await sandbox.openAccount(id, 'ann', START),
      async fetch(input, init) {
        const request = new Request(input, init)
        const cancels =
          request.method === 'DELETE' || (request.method === 'POST' && /cancel|remove|exchange$/.test(request.url))
        const happen = cancels ? beforeCancel : undefined
        if (happen) beforeCancel = undefined
        await happen?.()
        return fetch(request)
      },
    })
  })

  it('keeps the fills of a canceled order', async () => {
    const [yes = '', no = ''] = market.outcomes.map(({ outcomeId }) => outcomeId)
    const order = (outcomeId: string, price: number, amount: number): CreateOrderParams => ({
      marketId: market.marketId,
      outcomeId,
      side: 'buy',
      type: 'limit',
      price: Number(price.toFixed(6)),
      amount,
    })
    const held = async () => (await ann.fetchPositions()).find(({ outcomeId }) => outcomeId === yes)?.size ?? 0
    const sizes = fc.tuple(fc.integer({ min: 60, max: 150 }), fc.integer({ min: 26, max: 59 }), fc.boolean())
    await fc.assert(
      fc.asyncProperty(sizes, async ([amount, part, isLate]) => {
        sandbox.time += 60_000
        const [best] = (await ann.fetchOrderBook(yes)).bids
        const { price, size: ahead } = best ?? { price: 0.5, size: 0 }
        const before = await held()
        const placed = await ann.createOrder(order(yes, price, amount))
        expectConsistent(placed)
        expect(placed).toMatchObject({ status: 'open', filled: 0 })
        const fill = async () => expectConsistent(await ben.createOrder(order(no, 1 - price, ahead + part)))
        // The fill may come between the first look of a cancellation and the cancellation itself.
        if (isLate) beforeCancel = fill
        else await fill()
        const canceled = await ann.cancelOrder(placed.id)
        const filled =
          fakeVenues[id].trading?.forgetsCanceled && isLate ? 0 : Number(((await held()) - before).toFixed(6))
        expectConsistent(canceled)
        expect(canceled).toMatchObject({ id: placed.id, status: 'canceled', filled, amount })
        const later = await ann.fetchOrder(placed.id).catch(() => undefined)
        if (later)
          expect({ ...later, timestamp: undefined }).toMatchObject({ status: 'canceled', filled, remaining: 0 })
      }),
      { numRuns: 3, examples: [[[100, 40, false]], [[100, 40, true]]] },
    )
  })
})
