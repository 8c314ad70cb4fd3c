import type { Sandbox } from '@crossvenue/sandbox'
import { createVenue, type UnifiedMarket, type Venue } from '@crossvenue/venues'
import type { Config } from '../config.ts'
import type { ExampleAccount } from '../examples.ts'

export interface FakeVenues {
  sandbox: Sandbox
  /** The first day of the fake venues' time. */
  begins: string
  /** Their clock. */
  now: () => number
  /** The part of the configuration that points the service at them. */
  config: Pick<Config, 'venues' | 'venueUrls' | 'venueEnvironments' | 'venueKeys'>
  /** The pause between two rounds of filling past prices, so that every question soon has some. */
  backfillMs: number
  /** An account with play money that the examples of the reference act for. */
  account: ExampleAccount
}

/** The venue of the account: it has every account operation, and a key that fits on a line. */
const TRADED = 'hyperliquid'

/**
 * Starts the fake venues and opens an account at one of them. By their clock their first day begins now, unless another
 * clock is given.
 */
export async function startFakeVenues(clock?: () => number): Promise<FakeVenues> {
  const { scenario, startSandbox } = await import('@crossvenue/sandbox')
  const ahead = Date.parse(scenario.begins) - Date.now()
  const now = clock ?? (() => Date.now() + ahead)
  const sandbox = await startSandbox({ now })
  return {
    sandbox,
    begins: scenario.begins,
    now,
    backfillMs: 5_000,
    config: {
      // The examples of public data call the mock venue.
      venues: [...Object.keys(sandbox.urls), 'mock'],
      venueUrls: sandbox.urls,
      venueEnvironments: {},
      venueKeys: sandbox.keys,
    },
    account: await openAccount(sandbox, now),
  }
}

/** Opens an account with three open orders, a filled order and an order that is built but not sent. */
async function openAccount(sandbox: Sandbox, now: () => number): Promise<ExampleAccount> {
  const credentials = await sandbox.openAccount(TRADED, 'demo', 10_000)
  const venue = createVenue(TRADED, { baseUrl: sandbox.urls[TRADED], credentials, now }) as Required<Venue>
  const { market, other, ask } = await findTraded(venue)
  const outcomeId = market.outcomes[0]?.outcomeId ?? ''
  const order = { marketId: market.marketId, outcomeId, side: 'buy', type: 'limit', amount: 100 } as const
  const { id: filledOrderId } = await venue.createOrder({ ...order, price: ask })
  // Below the market: it rests until it is canceled.
  const price = Math.max(0.11, Math.round(ask * 50) / 100)
  const { id: orderId } = await venue.createOrder({ ...order, price })
  const lower = { ...order, price: Number((price - 0.01).toFixed(2)) }
  const { id: editedOrderId } = await venue.createOrder(lower)
  const { id: listedOrderId } = await venue.createOrder(lower)
  const built = await venue.buildOrder({ ...order, price })
  const things = {
    eventId: market.eventId ?? '',
    marketId: market.marketId,
    outcomeId,
    otherOutcomeId: other.outcomes[0]?.outcomeId ?? '',
    orderId,
    filledOrderId,
    editedOrderId,
    listedOrderId,
    wallet: credentials.walletAddress ?? 'me',
    price,
    built,
  }
  return { exchange: TRADED, credentials, things }
}

/** Finds a market whose book has an ask away from both ends, and another market. */
async function findTraded(
  venue: Required<Venue>,
): Promise<{ market: UnifiedMarket; other: UnifiedMarket; ask: number }> {
  const markets = await venue.fetchMarkets({ limit: 20 })
  for (const market of markets) {
    const other = markets.find(({ marketId }) => marketId !== market.marketId)
    const [ask] = (await venue.fetchOrderBook(market.outcomes[0]?.outcomeId ?? '')).asks
    if (other && ask && ask.price > 0.3 && ask.price < 0.7 && ask.size >= 100) return { market, other, ask: ask.price }
  }
  throw new Error(`no market of the fake ${venue.name} has an ask between 0.3 and 0.7`)
}
