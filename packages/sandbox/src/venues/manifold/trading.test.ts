import type { Credentials, Venue } from '@crossvenue/venues'
import { countedTime } from '@crossvenue/venues/counted-time'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { quotedMarket } from '../../__fixtures__/quoted-market.ts'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'

// Behavior of a pool beside limit orders, over real HTTP and sockets; the contract of trading tests the rest.

type Trader = Required<Venue>
const START = 10_000

const sandbox = await startStillSandbox()
const venueFor = (credentials: Credentials = {}) => sandbox.venue('manifold', { after: countedTime(40), credentials })
const market = await quotedMarket(venueFor())
const member = async (name: string, mana = START) => venueFor(await sandbox.openAccount('manifold', name, mana))
const outcome = (index: 0 | 1) => market.outcomes[index]?.outcomeId ?? ''
const priceOf = async (index: 0 | 1) =>
  (await venueFor().fetchMarket({ marketId: market.marketId })).outcomes[index]?.price ?? Number.NaN
const buy = (index: 0 | 1, amount: number, price?: number) =>
  ({
    marketId: market.marketId,
    outcomeId: outcome(index),
    side: 'buy',
    type: price === undefined ? 'market' : 'limit',
    amount,
    ...(price !== undefined && { price }),
  }) as const
const sizeOf = async (trader: Trader, index: 0 | 1) =>
  (await trader.fetchPositions()).find(({ outcomeId }) => outcomeId === outcome(index))?.size ?? 0
const manaOf = async (trader: Trader) => (await trader.fetchBalance())[0]?.available ?? Number.NaN

afterAll(sandbox.close)
beforeEach(() => {
  sandbox.time += 61_000
})
afterEach(sandbox.hangUp)

describe('limit orders', () => {
  it('are filled once the pool has come down to their price', async () => {
    const [cat, dan] = [await member('cat'), await member('dan')]
    const price = Math.floor((await priceOf(0)) * 100) / 100
    const resting = await cat.createOrder(buy(0, 200, price))
    expect(resting).toMatchObject({ status: 'open', filled: 0 })
    sandbox.time += 1_000
    // Beyond the pool down to that price, and then so many of the order.
    await dan.createOrder(buy(1, 10_000, Number((1 - price).toFixed(2))))
    const found = await cat.fetchOrder(resting.id)
    expect(found).toMatchObject({ status: 'filled', filled: 200, remaining: 0, price })
    expect(await sizeOf(cat, 0)).toBe(200)
    expect(await manaOf(cat)).toBeCloseTo(START - 200 * price, 6)
    const [trade] = await cat.fetchMyTrades({ marketId: market.marketId })
    expect(trade).toMatchObject({ orderId: resting.id, price, amount: 200, side: 'buy', outcomeId: outcome(0) })
    for (const order of await dan.fetchOpenOrders()) await dan.cancelOrder(order.id)
  })

  it('that cross the pool buy as many shares as requested, and not more', async () => {
    const eve = await member('eve')
    const price = Math.min(0.95, Math.ceil((await priceOf(0)) * 100 + 10) / 100)
    const order = await eve.createOrder(buy(0, 60, price))
    expect(order.filled + order.remaining).toBeCloseTo(60, 2)
    expect(order.filled).toBeLessThanOrEqual(60)
    expect(START - (await manaOf(eve))).toBeLessThan(60 * price)
    const much = await eve.createOrder(buy(0, 20_000, price))
    expect(much.amount).toBeCloseTo(20_000, 1)
    expect(much).toMatchObject({ status: 'open' })
    await eve.cancelOrder(much.id)
  })
})

describe('market orders', () => {
  it('buy shares of the pool, and sell them', async () => {
    const gus = await member('gus')
    const bought = await gus.createOrder(buy(0, 100))
    expect(bought).toMatchObject({ status: 'filled', type: 'market', remaining: 0 })
    expect(bought.filled).toBeCloseTo(100, 1)
    expect(await sizeOf(gus, 0)).toBeCloseTo(bought.filled, 6)
    const sale = { ...buy(0, 40), side: 'sell' } as const
    expect(await gus.createOrder(sale)).toMatchObject({
      status: 'filled',
      filled: 40,
      side: 'sell',
      outcomeId: outcome(0),
    })
    expect(await sizeOf(gus, 0)).toBeCloseTo(bought.filled - 40, 6)
    await expect(gus.createOrder({ ...sale, amount: 100 })).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    await expect(gus.createOrder({ ...buy(1, 1), side: 'sell' })).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    const [sold, first] = await gus.fetchMyTrades()
    expect([first?.side, sold?.side, sold?.amount]).toEqual(['buy', 'sell', 40])
    expect((await gus.fetchAllOrders({ limit: 1 })).map(({ side }) => side)).toEqual(['sell'])
  })

  it('of the other outcome set off what is held', async () => {
    const hal = await member('hal')
    await hal.createOrder(buy(0, 50))
    const held = await sizeOf(hal, 0)
    const other = await hal.createOrder(buy(1, 20))
    expect(await sizeOf(hal, 0)).toBeCloseTo(held - other.filled, 6)
    expect(await sizeOf(hal, 1)).toBe(0)
    expect(await hal.fetchMyTrades()).toHaveLength(2)
  })

  it('are refused where the pool has not so many', async () => {
    const ida = await member('ida', 1_000_000_000)
    await expect(ida.createOrder(buy(0, 100_000_000))).rejects.toMatchObject({ code: 'INVALID_ORDER', field: 'amount' })
  })
})

describe('what is refused', () => {
  it.each([
    [{ price: 0.505 }, 'price'],
    [{ amount: 10.00001 }, 'amount'],
    [{ amount: 0.5, price: 0.1 }, 'amount'],
    [{ side: 'sell' as const }, 'type'],
    [{ postOnly: true }, 'postOnly'],
    [{ timeInForce: 'FOK' as const }, 'timeInForce'],
    [{ marketId: 'another' }, 'outcomeId'],
  ])('%o', async (change, field) => {
    const jon = await member('jon')
    await expect(jon.createOrder({ ...buy(0, 10, 0.5), ...change })).rejects.toMatchObject({
      code: 'INVALID_ORDER',
      field,
    })
    expect(await jon.fetchAllOrders()).toEqual([])
  })
})

describe('a bet', () => {
  const answerTo = async (amount: number) => {
    const { apiKey } = await sandbox.openAccount('manifold', 'kim', START)
    const response = await fetch(`${sandbox.urls.manifold}/v0/bet`, {
      method: 'POST',
      headers: { authorization: `Key ${apiKey}` },
      body: JSON.stringify({ contractId: market.eventId, answerId: market.marketId, outcome: 'YES', amount }),
    })
    return [response.status, await response.json()]
  }

  it('is of one mana at least, whatever the adapter lets through', async () => {
    const error = 'Number must be greater than or equal to 1'
    expect(await answerTo(0.98)).toEqual([400, expect.objectContaining({ details: [{ field: 'amount', error }] })])
    expect(await answerTo(1)).toEqual([200, expect.objectContaining({ amount: 1 })])
  })
})

describe('the stream of trades', () => {
  it('emits a bet to both outcomes', async () => {
    const [reader, mia] = [venueFor(), await member('mia')]
    const [yes, no] = [reader.streams.trades?.(outcome(0)), reader.streams.trades?.(outcome(1))]
    await connected()
    const order = await mia.createOrder(buy(0, 30))
    const [trade] = (await yes?.next())?.value ?? []
    const [other] = (await no?.next())?.value ?? []
    expect(trade).toMatchObject({ id: order.id, timestamp: sandbox.time, side: 'buy', outcomeId: outcome(0) })
    expect(trade?.amount).toBeCloseTo(order.filled, 6)
    expect(other).toMatchObject({ id: order.id, side: 'sell', outcomeId: outcome(1) })
    expect(other?.price).toBeCloseTo(1 - (trade?.price ?? 0), 9)
  })

  it('knows no unknown outcome, and closes once nobody watches', async () => {
    const reader = venueFor()
    await expect(reader.watchTrades('none:YES')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    const watch = reader.streams.trades?.(outcome(0))
    await connected()
    await watch?.return()
    await expect.poll(() => sandbox.sockets.get('manifold')?.count()).toBe(0)
  })

  it.each(['drop', 'stall', 'duplicate', 'reorder'] as const)('loses and repeats no bet after a %s', async (fault) => {
    const [reader, nat] = [venueFor(), await member('nat')]
    const watch = reader.streams.trades?.(outcome(0))
    await connected()
    const placed: string[] = []
    const place = async () => {
      sandbox.time += 1_000
      placed.push((await nat.createOrder(buy(0, 10))).id)
    }
    sandbox.sockets.get('manifold')?.injectFault(fault)
    await place()
    await place()
    const streamed: string[] = []
    while (streamed.length < placed.length) {
      const next = await watch?.next()
      streamed.push(...(next?.value ?? []).map(({ id }: { id: string }) => id))
    }
    expect(streamed.toSorted()).toEqual(placed)
  })

  const sockets = () => sandbox.sockets.get('manifold')
  let heardBefore = 0
  beforeEach(() => {
    heardBefore = sockets()?.heard() ?? 0
  })

  /** Waits until somebody has subscribed. */
  async function connected(): Promise<void> {
    await expect.poll(() => sockets()?.heard()).toBeGreaterThan(heardBefore)
    expect(sockets()?.count()).toBe(1)
  }
})
