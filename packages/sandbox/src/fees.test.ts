import { createVenue, feeOf, type Venue } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QuotedMarket, quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { tradingVenues } from './__fixtures__/trading-venues.ts'
import type { SandboxVenue } from './scenario.ts'

// The fees that a fake charges are those that the adapter of its venue declares, so that an order costs what callers read
// before it.

const START = 10_000
/** Kalshi charges direct members less than it declares for others, by the rounding of a cent. */
const roundedBy: Partial<Record<SandboxVenue, number>> = { kalshi: 0.01, 'kalshi-demo': 0.01 }

/** Its fake charges nothing; the venue takes the fee of a purchase out of the shares. */
const uncharged: readonly SandboxVenue[] = ['predictfun']

const sandbox = await startStillSandbox()
afterAll(sandbox.close)
const declaring = tradingVenues.filter((id) => createVenue(id).fetchTradingFee && !uncharged.includes(id))

describe.each(declaring)('%s', (id) => {
  let market: QuotedMarket
  let ann: Required<Venue>
  let ben: Required<Venue>
  /** Shares of a trade, where so many are offered. */
  const most = 13
  const member = async (name: string) => sandbox.venue(id, { credentials: await sandbox.openAccount(id, name, START) })

  /** Trades at once and returns the order, its price and what it took from the account besides the price. */
  const trade = async (trader: Required<Venue>, at: 0 | 1, side: 'buy' | 'sell') => {
    sandbox.time += 3_000
    const outcomeId = market.outcomes[at]?.outcomeId ?? ''
    const cash = async () => (await trader.fetchBalance?.())?.[0]?.available
    const [best] = (await trader.fetchOrderBook(outcomeId))[side === 'buy' ? 'asks' : 'bids']
    const { price, size } = { price: best?.price ?? Number.NaN, size: Math.min(most, best?.size ?? 0) }
    const before = await cash()
    const order = await trader.createOrder({
      ...{ marketId: market.marketId, outcomeId, side, type: 'limit', price, amount: size },
    })
    const after = await cash()
    const paid = before === undefined || after === undefined ? undefined : before - after
    return { order, price, size, fee: paid === undefined ? undefined : paid - (side === 'buy' ? 1 : -1) * price * size }
  }
  const check = async ({ order, price, size, fee }: Awaited<ReturnType<typeof trade>>) => {
    const { taker } = await ann.fetchTradingFee(market.marketId)
    const declared = feeOf(taker, [{ price, size }])
    expect(order.filled).toBe(size)
    const stated = [fee, order.fee].filter((each) => each !== undefined)
    expect(stated).not.toEqual([])
    for (const charged of stated) {
      expect(charged).toBeLessThanOrEqual(declared + 1e-6)
      expect(charged).toBeGreaterThan(declared - (roundedBy[id] ?? 0) - 1e-6)
    }
  }

  beforeAll(async () => {
    market = await quotedMarket(sandbox.venue(id))
    ann = await member('ann')
    ben = await member('ben')
  })

  it('charges a purchase and a sale, and a purchase of the other outcome, what the adapter declares', async () => {
    await check(await trade(ann, 0, 'buy'))
    await check(await trade(ann, 0, 'sell'))
    await check(await trade(ben, 1, 'buy'))
  })
})
