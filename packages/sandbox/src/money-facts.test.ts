import { isOpen, type UnifiedEvent, type UnifiedMarket, type VolumeUnit } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { playToEnd } from './play-to-end.ts'
import { fakeVenues, sandboxVenues } from './sandbox.ts'
import { scenario } from './scenario/index.ts'
import type { SandboxVenue, ScenarioMarket } from './scenario.ts'

// The facts that money depends on, on every venue: ticks, prices, volumes and their units, and how a market ends. The
// truth is the scenario; one clock stands for all, so values are equal and not near. contract.test.ts checks bids below
// asks and the sums and books of both outcomes, fees.test.ts the fees.

interface Figures {
  unit: VolumeUnit
  /** The figures that its lists state. */
  states: readonly ('volume' | 'volume24h' | 'liquidity')[]
  /** How often a sum counts in the figures. @default once */
  times?: number
}
const dollars = (...states: Figures['states']): Figures => ({ unit: 'USD', states })
const contracts = (...states: Figures['states']): Figures => ({ unit: 'contracts', states })

/** The figures of each venue whose lists state some. */
const figures: Partial<Record<SandboxVenue, Figures>> = {
  // The stakes of both sides: a matched pound counts twice.
  betfair: { unit: 'GBP', states: ['volume'], times: 2 },
  hyperliquid: contracts('volume24h'),
  kalshi: contracts('volume', 'volume24h'),
  'kalshi-demo': contracts('volume', 'volume24h'),
  limitless: dollars('volume'),
  manifold: { unit: 'mana', states: ['volume', 'volume24h', 'liquidity'] },
  myriad: dollars('volume', 'volume24h', 'liquidity'),
  opinion: dollars('volume', 'volume24h'),
  polymarket: dollars('volume', 'volume24h', 'liquidity'),
  polymarket_us: contracts('volume', 'volume24h'),
  predictfun: dollars('volume', 'volume24h', 'liquidity'),
  probable: dollars('volume', 'volume24h', 'liquidity'),
}
/** The currency of contracts, where that is not the dollar or a coin that stands for it. */
const currencies: Partial<Record<SandboxVenue, string>> = { baozi: 'SOL', betfair: 'GBP', manifold: 'mana' }
/** Venues that take finer prices than the markets of the scenario have. */
const finer: Partial<Record<SandboxVenue, number>> = { opinion: 0.0001, probable: 0.001 }
/** Venues that list no market any more once it is settled, and have no lookup of one. */
const forgetful: readonly SandboxVenue[] = ['betfair', 'predictit']
/** The number of settled markets that are looked up at each venue. */
const ENDED = 12

const sandbox = await startStillSandbox()
const ended = await startStillSandbox({ scenario: playToEnd(scenario, 7) })
const closes = scenario.events.flatMap(({ markets }) => markets.map((market) => Date.parse(market.closes)))
ended.time = Math.max(...closes) + 86_400_000
afterAll(async () => {
  await sandbox.close()
  await ended.close()
})

describe.each(sandboxVenues)('%s', (id) => {
  const { lists = {} } = fakeVenues[id]
  let events: UnifiedEvent[]
  let markets: UnifiedMarket[]
  const truth = new Map<string, ScenarioMarket>()
  const truthOf = ({ marketId }: UnifiedMarket): ScenarioMarket => {
    const market = truth.get(marketId)
    if (!market) throw new Error(`${id} lists ${marketId}, which is not in the scenario`)
    return market
  }

  beforeAll(async () => {
    for (const event of sandbox.world.events(id)) for (const market of event.markets) truth.set(market.id, market)
    events = []
    let cursor: string | undefined
    do {
      const status = lists.openOnly ? 'active' : 'all'
      const page = await sandbox.venue(id).fetchEventsPaginated({ status, ...(cursor !== undefined && { cursor }) })
      events.push(...page.data)
      cursor = page.nextCursor
    } while (cursor !== undefined)
    markets = events.flatMap((event) => event.markets)
    expect(markets.length).toBeGreaterThan(0)
  }, 60_000)

  it('states the tick size of each market, or none', () => {
    for (const market of markets) {
      const { tick, ladder } = truthOf(market)
      expect([undefined, ...(ladder ? [] : [finer[id] ?? tick])]).toContain(market.tickSize)
    }
  })

  it('states quotes that are prices of the market', () => {
    for (const market of markets) {
      const { tick, ladder } = truthOf(market)
      for (const [at, { bestBid, bestAsk }] of market.outcomes.entries()) {
        for (const price of [bestBid, bestAsk]) {
          if (price === undefined) continue
          expect(price).toBeGreaterThan(0)
          expect(price).toBeLessThan(1)
          const own = at === 0 ? price : 1 - price
          const nearest = ladder?.reduce((a, b) => (Math.abs(b - own) < Math.abs(a - own) ? b : a))
          expect(own).toBeCloseTo(nearest ?? Math.round(own / tick) * tick, 9)
        }
      }
    }
  })

  it('states volumes in the unit that the venue counts in, and nothing that it does not state', () => {
    const { unit, states = [], times = 1 } = figures[id] ?? {}
    for (const name of ['volume', 'volume24h', 'liquidity'] as const) {
      const stating = markets.filter((market) => market[name] !== undefined)
      expect(stating.length > 0).toBe(states.includes(name))
      for (const market of stating) {
        expect(market[name]).toBeCloseTo(truthOf(market)[name] * (name === 'liquidity' ? 1 : times), 2)
        if (name !== 'liquidity') expect(market.volumeUnit).toBe(unit)
      }
    }
  })

  it('states the currency in which its contracts pay, and none for dollars', () => {
    for (const market of markets) expect(market.currency).toBe(currencies[id])
  })

  it('states whether a market can be traded', () => {
    for (const market of markets) expect(isOpen(market.status)).toBe(truthOf(market).status === 'open')
  })

  it.skipIf(forgetful.includes(id))('pays the outcome that won, and quotes neither, once it is settled', async () => {
    const venue = ended.venue(id)
    // Venues differ in how they settle a list of which nothing won.
    const settled = ended.world
      .events(id)
      .filter((event) => !event.exclusive || event.markets.some(({ winner }) => winner === 0))
      .flatMap((event) => event.markets)
    const every = Math.ceil(settled.length / ENDED)
    for (const { id: marketId, winner, slug } of settled.filter((_, at) => at % every === 0)) {
      ended.time += 2_000
      const market = await venue.fetchMarket({ marketId }).catch(() => venue.fetchMarket({ slug }))
      expect(isOpen(market.status)).not.toBe(true)
      const [first, second] = market.outcomes
      expect([first?.price, second?.price]).toEqual(winner === 0 ? [1, 0] : [0, 1])
      expect([first?.bestBid, first?.bestAsk, second?.bestBid, second?.bestAsk]).toEqual(Array(4).fill(undefined))
      expect([market.bestBid, market.bestAsk]).toEqual([undefined, undefined])
    }
    expect(settled.length).toBeGreaterThan(0)
  })
})
