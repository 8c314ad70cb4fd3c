import { checkVenue } from '@crossvenue/venues/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'
import type { Scenario, ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { createWorld } from '../../world.ts'
import { predictit } from './index.ts'

const BEGINS = Date.parse('2026-11-21T12:00:00Z')

const market = (id: number, change: Partial<ScenarioMarket> = {}): ScenarioMarket => ({
  id: String(id),
  slug: `Contract-${id}`,
  title: `Contract ${id}`,
  rules: '',
  fair: 0.3,
  opens: '2026-11-01T00:00:00Z',
  closes: '2027-01-01T04:59:00Z',
  status: 'open',
  volume: 1_000,
  volume24h: 10,
  liquidity: 500,
  tick: 0.01,
  ...change,
})

const event = (id: number, markets: readonly ScenarioMarket[]): ScenarioEvent => ({
  venue: 'predictit',
  id: String(id),
  slug: `Market-${id}`,
  title: `Market ${id}?`,
  category: 'US Politics',
  tags: [],
  exclusive: true,
  markets,
})

const scenario: Scenario = {
  begins: new Date(BEGINS).toISOString(),
  events: [
    event(8_001, [
      market(31_001, { label: 'Reyes', fair: 0.6 }),
      market(31_002, { label: 'Okoro', status: 'resolved', winner: 1 }),
    ]),
    event(8_002, [market(32_001)]),
    event(8_003, [market(33_001, { status: 'resolved', winner: 0 })]),
    ...Array.from({ length: 20 }, (_, n) => event(8_100 + n, [market(34_000 + n)])),
  ],
  truth: { groups: [], pairs: [], nearMisses: [] },
}
const worldAt = (now: () => number) => createWorld(scenario, { now, seed: 7 })
const sandbox = await startStillSandbox({ scenario, seed: 7 })
afterAll(sandbox.close)

describe('the wire', () => {
  const app = predictit(worldAt(() => BEGINS))
  const answer = async (path: string) => JSON.parse(await (await app.request(path)).text())

  it('returns all open markets in one answer, in whole cents, at the local time of the east coast', async () => {
    const { markets } = await answer('/api/marketdata/all/')
    expect(markets).toHaveLength(22)
    expect(markets[0]).toMatchObject({
      id: 8_001,
      name: 'Market 8001?',
      status: 'Open',
      timeStamp: '2026-11-21T07:00:00',
    })
    const [reyes, okoro] = markets[0].contracts
    expect(reyes).toMatchObject({
      id: 31_001,
      name: 'Reyes',
      status: 'Open',
      dateEnd: '2026-12-31T23:59:00',
      displayOrder: 0,
    })
    expect(Number.isInteger(Math.round(reyes.bestBuyYesCost * 1e6) / 1e4)).toBe(true)
    expect(reyes.bestBuyNoCost).toBeCloseTo(1 - reyes.bestSellYesCost, 9)
    expect(reyes.bestSellNoCost).toBeCloseTo(1 - reyes.bestBuyYesCost, 9)
    expect(okoro).toMatchObject({ status: 'Closed', lastTradePrice: null, bestBuyYesCost: null, bestSellNoCost: null })
    expect(markets[1].contracts[0].name).toBe('Market 8002?')
  })

  it('returns one market, also a closed one, and null for an unknown one', async () => {
    expect(await answer('/api/marketdata/markets/8003')).toMatchObject({ id: 8_003, status: 'Closed' })
    expect(await answer('/api/marketdata/markets/1')).toBeNull()
  })

  it('refuses calls beyond its rate until a minute has passed', async () => {
    let now = BEGINS
    const limited = predictit(worldAt(() => now))
    const call = async () => (await limited.request('/api/marketdata/markets/1')).status
    const statuses = await Promise.all(Array.from({ length: 31 }, call))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    now += 60_000
    expect(await call()).toBe(200)
  })
})

describe('the adapter before it', () => {
  const { world } = sandbox
  const venue = sandbox.venue('predictit')

  it('keeps the contract of all venues', async () => {
    expect(await checkVenue(venue)).toEqual([])
  })

  it('returns the scenario unchanged', async () => {
    const [reyes] = (scenario.events[0]?.markets ?? []) as [ScenarioMarket]
    const quote = world.quote(reyes)
    const event = await venue.fetchEvent({ eventId: '8001' })
    expect(event.markets[0]).toMatchObject({
      marketId: '31001',
      title: 'Market 8001?: Reyes',
      subtitle: 'Reyes',
      resolutionDate: '2026-12-31',
      bestBid: quote?.bid,
      bestAsk: quote?.ask,
      lastPrice: quote?.last,
    })
    expect(event.markets[1]).toMatchObject({ status: 'Closed' })
    expect((await venue.fetchMarkets({ query: 'Market 8002' })).map(({ title }) => title)).toEqual(['Market 8002?'])
  })
})
