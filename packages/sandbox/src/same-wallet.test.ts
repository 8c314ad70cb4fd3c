import type { Credentials, CrossvenueError, Venue } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QuotedMarket, quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { tradingVenues } from './__fixtures__/trading-venues.ts'

// Orders are placed for the account that reads show, on every venue; where the credentials name another account than
// their key signs for, the order is refused and nothing is placed for anybody.

type Trader = Required<Venue>
const SOMEBODY = `0x${'ab'.repeat(20)}`
const REFUSALS = [
  'AUTHENTICATION_ERROR',
  'PERMISSION_DENIED',
  'VALIDATION_ERROR',
  'INVALID_ORDER',
  'INSUFFICIENT_FUNDS',
]

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

describe.each(tradingVenues)('%s', (id) => {
  let market: QuotedMarket
  beforeAll(async () => {
    market = await quotedMarket(sandbox.venue(id))
  })
  const rest = (trader: Trader) => {
    sandbox.time += 60_000
    const price = Number((2 * (market.tickSize ?? 0.01)).toFixed(6))
    const outcomeId = market.outcomes[0]?.outcomeId ?? ''
    return trader.createOrder({
      marketId: market.marketId,
      outcomeId,
      side: 'buy',
      type: 'limit',
      price,
      amount: 1_000,
    })
  }
  const openIds = async (trader: Trader) => (await trader.fetchOpenOrders(market.marketId)).map((order) => order.id)

  // At some venues the name decides the kind of wallet: the key's own, one behind it, or part of another.
  it.each(['ann', 'anna', 'annsub', 'anna sub'])(
    'places orders of %s for the account that reads show',
    async (name) => {
      const trader = sandbox.venue(id, { credentials: await sandbox.openAccount(id, name, 10_000) })
      const order = await rest(trader)
      expect(await openIds(trader)).toEqual([order.id])
      expect(await trader.cancelOrder(order.id)).toMatchObject({ status: 'canceled' })
      expect(await openIds(trader)).toEqual([])
    },
  )

  it.each(['funderAddress', 'walletAddress'] as const)(
    'never places orders for one account and reads another: %s',
    async (field) => {
      const own: Credentials = await sandbox.openAccount(id, `bob ${field}`, 10_000)
      const { funderAddress: _, walletAddress: __, ...plain } = own
      const mixed = sandbox.venue(id, { credentials: { ...plain, [field]: SOMEBODY } })
      const placed = await rest(mixed).catch((error: CrossvenueError) => error)
      if (placed instanceof Error) {
        expect(REFUSALS).toContain(placed.code)
        expect(await openIds(sandbox.venue(id, { credentials: own }))).toEqual([])
      } else expect(await openIds(mixed)).toEqual([placed.id])
    },
  )
})
