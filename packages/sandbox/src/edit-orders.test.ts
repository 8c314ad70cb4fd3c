import { createVenue } from '@crossvenue/venues'
import { afterAll, describe, expect, it } from 'vitest'
import { quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { tradingVenues } from './__fixtures__/trading-venues.ts'
import { fakeVenues } from './sandbox.ts'

// Every venue that trades, over HTTP: an order is changed or replaced, and a sum is spent and never exceeded.

const START = 1_000_000
const sandbox = await startStillSandbox()
afterAll(sandbox.close)

describe.each(tradingVenues)('%s', (id) => {
  /** Venues count calls by the second, and sign by the time. */
  const traderOf = async (name: string) =>
    sandbox.venue(id, {
      credentials: await sandbox.openAccount(id, name, START),
      async fetch(input, init) {
        sandbox.time += 1_000
        return fetch(input, init)
      },
    })
  const marketOf = () => quotedMarket(sandbox.venue(id))

  it('edits a resting order: one is open afterwards, at the new price with the new amount', async () => {
    const [venue, market] = [await traderOf('eda'), await marketOf()]
    const tick = market.tickSize ?? 0.01
    const near = fakeVenues[id].trading?.priceNear
    const at = (ticks: number) => near?.(ticks * tick, false) ?? Number((ticks * tick).toFixed(6))
    const order = { marketId: market.marketId, outcomeId: market.outcomes[0]?.outcomeId ?? '', side: 'buy' } as const
    const { id: orderId } = await venue.createOrder({ ...order, type: 'limit', price: at(2), amount: 1_000 })
    const isAtomic = id === 'kalshi' || id === 'kalshi-demo'
    if (!isAtomic) {
      await expect(venue.editOrder(orderId, { price: at(3) })).rejects.toMatchObject({ code: 'NOT_SUPPORTED' })
    }
    const edited = await venue.editOrder(orderId, { price: at(3), amount: 1_200, allowReplace: true })
    expect(edited.status).toBe(isAtomic ? 'edited' : 'replaced')
    expect(edited.order?.id === orderId).toBe(isAtomic)
    const wanted = { id: edited.order?.id, side: 'buy', status: 'open', filled: 0 }
    const open = await venue.fetchOpenOrders(id === 'limitless' ? market.marketId : undefined)
    expect(open).toMatchObject([wanted])
    expect(open[0]?.price).toBeCloseTo(at(3), 6)
    expect(open[0]?.amount).toBeCloseTo(1_200, 0)
  })

  it.runIf(createVenue(id).createMarketBuyOrderWithCost)('spends a sum, and no more', async () => {
    const [venue, market] = [await traderOf('cora'), await marketOf()]
    const outcomeId = market.outcomes[0]?.outcomeId ?? ''
    const [best] = (await venue.fetchOrderBook(outcomeId)).asks
    const cost = Math.max(20, Math.ceil((best?.price ?? 0) * 30))
    const order = await venue.createMarketBuyOrderWithCost({ marketId: market.marketId, outcomeId, cost })
    expect(order.filled).toBeGreaterThan(0)
    sandbox.time += 60_000
    const trades = await venue.fetchMyTrades({ marketId: market.marketId })
    const spent = trades.reduce((sum, { price, amount }) => sum + price * amount, 0)
    expect(spent).toBeLessThanOrEqual(cost + 1e-6)
    // One share more would not have been paid for, unless the book within the slippage was empty.
    expect(spent).toBeGreaterThan(cost / 2)
  })
})
