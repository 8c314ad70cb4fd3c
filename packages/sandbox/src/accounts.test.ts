import { createVenue, type SubscribedAddressSnapshot, type Venue } from '@crossvenue/venues'
import { countedTime } from '@crossvenue/venues/counted-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QuotedMarket, quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { fakeVenues, sandboxVenues } from './sandbox.ts'

// One contract for every venue where a wallet can be watched, over real sockets and HTTP: what is traded shows in its
// trades, positions and balances, and the watch outlives the connection.

type Trader = Required<Venue>
const watched = sandboxVenues.filter((id) => createVenue(id).watchAddress && createVenue(id).createOrder)
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

  /** Somebody with money, and the address of it. */
  const trader = async (name: string) => {
    const credentials = await sandbox.openAccount(id, name, 1_000)
    const address = credentials.walletAddress ?? credentials.funderAddress ?? 'me'
    return { venue: sandbox.venue(id, { after, credentials }), address }
  }
  /** Buys at the best ask, at most its whole size. */
  const buy = async (venue: Trader, amount: number) => {
    sandbox.time += 2_000
    const outcomeId = market.outcomes[0]?.outcomeId ?? ''
    const bought = { marketId: market.marketId, outcomeId, side: 'buy' } as const
    if (!createVenue(id).fetchOrderBook) return venue.createOrder({ ...bought, type: 'market', amount })
    const [best] = (await venue.fetchOrderBook(outcomeId)).asks
    const order = { ...bought, type: 'limit', price: best?.price } as const
    return venue.createOrder({ ...order, amount: Math.min(amount, best?.size ?? 0) })
  }
  /** Reads on until the snapshot is as wanted. */
  const until = async (venue: Trader, address: string, holds: (snapshot: SubscribedAddressSnapshot) => boolean) => {
    for (let tries = 0; tries < 20; tries += 1) {
      // Venues count calls by the second.
      sandbox.time += 1_000
      const snapshot = await venue.watchAddress(address)
      if (holds(snapshot)) return snapshot
    }
    throw new Error('it never was so')
  }

  it('emits the wallet first, then its changes by trading', async () => {
    const { venue, address } = await trader('una')
    const first = await venue.watchAddress(address)
    expect(first).toMatchObject({ address, trades: [], positions: [] })
    const bought = await buy(venue, 24)
    expect(bought).toMatchObject({ status: 'filled', remaining: 0 })
    const holds = ({ trades, positions }: SubscribedAddressSnapshot) => trades?.length === 1 && positions?.length === 1
    const next = await until(venue, address, holds)
    expect(next.trades?.[0]).toMatchObject({
      amount: bought.filled,
      side: 'buy',
      outcomeId: market.outcomes[0]?.outcomeId,
    })
    expect(next.positions?.[0]).toMatchObject({ size: bought.filled, marketId: market.marketId })
    const money = ({ balances }: SubscribedAddressSnapshot) => balances?.[0]?.available ?? Number.NaN
    if (first.balances) expect(money(next)).toBeLessThan(money(first))
  })

  it('emits the requested kinds only', async () => {
    const { venue, address } = await trader('vic')
    expect(Object.keys(await venue.watchAddress(address, ['positions'])).sort()).toEqual([
      'address',
      'positions',
      'timestamp',
    ])
    await venue.unwatchAddress(address)
  })

  it('comes back after a lost connection, and ends when nobody watches', async () => {
    const { venue, address } = await trader('wim')
    await venue.watchAddress(address)
    // Opinion has no private channel: its accounts are read at an interval. Others may have a connection for each channel.
    if (id !== 'opinion') await expect.poll(() => sandbox.sockets.get(id)?.count()).toBeGreaterThan(0)
    sandbox.sockets.get(id)?.injectFault('drop')
    await buy(venue, 24)
    await until(venue, address, ({ trades }) => trades?.length === 1)
    await venue.close()
    await sandbox.hangUp()
    await expect.poll(() => sandbox.sockets.get(id)?.count() ?? 0).toBe(0)
  })

  it.runIf(fakeVenues[id].trading?.walletless)('shows nothing to strangers', async () => {
    const venue = sandbox.venue(id, { after, credentials: {} })
    await expect(venue.watchAddress('me')).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
    await expect(venue.watchAddress('0xabc')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  })
})
