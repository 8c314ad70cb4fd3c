import { createVenue, type OrderEvent, type Venue } from '@crossvenue/venues'
import { countedTime } from '@crossvenue/venues/counted-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QuotedMarket, quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { fakeVenues, sandboxVenues } from './sandbox.ts'

// One contract for every venue where the caller's orders, trades and positions are streamed, over real sockets and HTTP:
// each change is emitted once, those made without a connection too.

type Trader = Required<Venue>
const watched = sandboxVenues.filter((id) => createVenue(id).watchOrders && createVenue(id).createOrder)
const after = countedTime(10)

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

describe.each(watched)('%s', (id) => {
  let market: QuotedMarket
  beforeAll(async () => {
    sandbox.time += 60_000
    market = await quotedMarket(sandbox.venue(id, { after }))
  })
  afterAll(sandbox.hangUp)

  const trader = async (name: string): Promise<Trader> =>
    sandbox.venue(id, { after, credentials: await sandbox.openAccount(id, name, 1_000) })
  const orderWith = (more: object) => ({
    marketId: market.marketId,
    outcomeId: market.outcomes[0]?.outcomeId ?? '',
    side: 'buy' as const,
    ...more,
  })
  /** Buys at the best ask, at most its whole size. */
  const buy = async (venue: Trader, amount: number) => {
    sandbox.time += 2_000
    const order = orderWith({})
    if (!createVenue(id).fetchOrderBook) return venue.createOrder({ ...order, type: 'market', amount })
    const [best] = (await venue.fetchOrderBook(order.outcomeId)).asks
    const limit = { ...order, type: 'limit', price: best?.price } as const
    return venue.createOrder({ ...limit, amount: Math.min(amount, best?.size ?? 0) })
  }
  /** Places an order far from the best price. */
  const rest = (venue: Trader) => {
    sandbox.time += 2_000
    const price = Number((2 * (market.tickSize ?? 0.01)).toFixed(6))
    return venue.createOrder({ ...orderWith({}), type: 'limit', price, amount: 1_000 })
  }
  /** Reads on until there are enough values. */
  const collect = async <T>(next: () => Promise<T[]>, isEnough: (found: T[]) => boolean): Promise<T[]> => {
    const found: T[] = []
    for (let tries = 0; tries < 20 && !isEnough(found); tries += 1) {
      // Venues count calls by the second.
      sandbox.time += 1_000
      found.push(...(await next()))
    }
    return found
  }
  /** Limitless lists the orders of one market only. */
  const named = () => (id === 'limitless' ? market.marketId : undefined)

  it('emits orders when they open and close', async () => {
    const venue = await trader('olga')
    expect(await venue.watchOrders(named())).toEqual([])
    const { id: orderId } = await rest(venue)
    const typesOf = (events: OrderEvent[]) => events.filter(({ order }) => order.id === orderId).map(({ type }) => type)
    const opened = await collect(
      () => venue.watchOrders(named()),
      (events) => typesOf(events).includes('open'),
    )
    expect(typesOf(opened)).toEqual(['open'])
    expect(opened[0]?.order).toMatchObject({ id: orderId, status: 'open', filled: 0, marketId: market.marketId })
    sandbox.time += 2_000
    await venue.cancelOrder(orderId)
    const closed = await collect(
      () => venue.watchOrders(named()),
      (events) => typesOf(events).includes('closed'),
    )
    expect(typesOf(closed)).toEqual(['closed'])
    await venue.close()
  })

  it('emits a trade, its order and its position once, although the connection was lost', async () => {
    const venue = await trader('pia')
    expect(await venue.watchMyTrades()).toEqual([])
    expect(await venue.watchPositions()).toEqual([])
    expect(await venue.watchOrders(named())).toEqual([])
    // Opinion has no private channel: its accounts are read at an interval.
    if (id !== 'opinion') await expect.poll(() => sandbox.sockets.get(id)?.count()).toBeGreaterThan(0)
    sandbox.sockets.get(id)?.injectFault('drop')
    const bought = await buy(venue, 24)
    expect(bought).toMatchObject({ status: 'filled' })
    const sizeOf = (trades: { amount: number }[]) => trades.reduce((sum, { amount }) => sum + amount, 0)
    const trades = await collect(
      () => venue.watchMyTrades(),
      (found) => sizeOf(found) >= bought.filled - 1e-9,
    )
    expect(sizeOf(trades)).toBeCloseTo(bought.filled, 6)
    expect(new Set(trades.map((trade) => trade.id)).size).toBe(trades.length)
    const positions = await collect(
      () => venue.watchPositions(),
      (found) => found.length > 0,
    )
    expect(positions.at(-1)).toMatchObject({ size: bought.filled, marketId: market.marketId })
    const events = await collect(
      () => venue.watchOrders(named()),
      (found) => found.some(({ type }) => type === 'closed'),
    )
    expect(events.at(-1)).toMatchObject({ type: 'closed', order: { id: bought.id, status: 'filled' } })
    expect(events.filter(({ type }) => type === 'closed')).toHaveLength(1)
    await venue.close()
    await sandbox.hangUp()
    await expect.poll(() => sandbox.sockets.get(id)?.count() ?? 0).toBe(0)
  })

  it.runIf(fakeVenues[id].trading)('shows nothing to strangers', async () => {
    const venue = sandbox.venue(id, { after, credentials: {} })
    await expect(venue.watchOrders(named())).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
    await expect(venue.watchMyTrades()).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
  })
})
