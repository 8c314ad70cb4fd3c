import type { CreateOrderParams, Venue } from '@crossvenue/venues'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type QuotedMarket, quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { tradingVenues } from './__fixtures__/trading-venues.ts'
import type { OrderTerm } from './fake-venue.ts'
import { fakeVenues } from './sandbox.ts'

// How long an order stands, on every venue: what the caller asks for is what the venue does, or it says that it cannot.

type Trader = Required<Venue>

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

/** How a caller asks for it. */
const termOf: Readonly<Record<OrderTerm, () => Partial<CreateOrderParams>>> = {
  IOC: () => ({ timeInForce: 'IOC' }),
  FOK: () => ({ timeInForce: 'FOK' }),
  GTD: () => ({ expiration: new Date(sandbox.time + 600_000).toISOString() }),
  'post-only': () => ({ postOnly: true }),
}

describe.each(tradingVenues)('%s', (id) => {
  const { terms = [] } = fakeVenues[id].trading ?? {}
  const can = (term: OrderTerm) => it.runIf(terms.includes(term))
  let market: QuotedMarket
  let ann: Trader
  let best: { price: number; size: number }
  const order = (more: Partial<CreateOrderParams>): CreateOrderParams => ({
    marketId: market.marketId,
    outcomeId: market.outcomes[0]?.outcomeId ?? '',
    side: 'buy',
    type: 'limit',
    price: best.price,
    amount: 1_000,
    ...more,
  })
  /** Where there is no book: a price that the pool goes up to, and more than it has below. */
  const besidePool = () => ({ price: Math.ceil(market.bestAsk * 100 + 5) / 100, size: 5_000 })
  const more = () => Math.ceil(best.size) + 50
  const deep = () => 2 * (market.tickSize ?? 0.01)

  beforeAll(async () => {
    market = await quotedMarket(sandbox.venue(id))
    const credentials = await sandbox.openAccount(id, 'ann', 100_000)
    ann = sandbox.venue(id, { credentials })
  })
  beforeEach(async () => {
    sandbox.time += 3_000
    best = (await ann.fetchOrderBook?.(market.outcomes[0]?.outcomeId ?? ''))?.asks[0] ?? besidePool()
  })

  can('IOC')('IOC fills what it can and drops the rest', async () => {
    const placed = await ann.createOrder(order({ timeInForce: 'IOC', amount: more() }))
    expect(placed.filled).toBeGreaterThan(0)
    expect(placed.filled).toBeLessThan(more())
    expect(placed.remaining).toBe(0)
    expect(await ann.fetchOpenOrders(market.marketId)).toEqual([])
  })

  can('FOK')('FOK fills whole or not at all', async () => {
    const whole = await ann.createOrder(order({ timeInForce: 'FOK', amount: 5 }))
    expect(whole).toMatchObject({ status: 'filled', remaining: 0 })
    const before = (await ann.fetchMyTrades()).length
    await expect(ann.createOrder(order({ timeInForce: 'FOK', amount: more() }))).rejects.toMatchObject({
      code: 'INVALID_ORDER',
    })
    expect(await ann.fetchMyTrades()).toHaveLength(before)
  })

  can('post-only')('post-only rests, or is refused where it would take', async () => {
    await expect(ann.createOrder(order({ postOnly: true }))).rejects.toMatchObject({ code: 'INVALID_ORDER' })
    const placed = await ann.createOrder(order({ postOnly: true, price: deep() }))
    expect(placed).toMatchObject({ status: 'open', filled: 0 })
    await ann.cancelOrder(placed.id)
  })

  can('GTD')('GTD ends by itself', async () => {
    const expiration = new Date(sandbox.time + 600_000).toISOString()
    const placed = await ann.createOrder(order({ expiration, price: deep() }))
    expect(await ann.fetchOpenOrders(market.marketId)).toMatchObject([{ id: placed.id }])
    sandbox.time += 601_000
    expect(await ann.fetchOpenOrders(market.marketId)).toEqual([])
    expect(await ann.fetchOrder(placed.id)).toMatchObject({ status: 'canceled' })
    const past = new Date(sandbox.time - 1_000).toISOString()
    await expect(ann.createOrder(order({ expiration: past, price: deep() }))).rejects.toMatchObject({
      ...{ code: 'INVALID_ORDER', field: 'expiration' },
    })
  })

  it.each(Object.entries(termOf).filter(([term]) => !terms.includes(term as OrderTerm)))(
    'refuses %s where it is not supported',
    async (_, term) => {
      await expect(ann.createOrder(order({ ...term(), price: deep() }))).rejects.toMatchObject({
        ...{ code: 'INVALID_ORDER', field: expect.stringMatching(/^(timeInForce|postOnly)$/) },
      })
    },
  )
})
