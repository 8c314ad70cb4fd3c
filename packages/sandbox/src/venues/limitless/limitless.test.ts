import { checkVenue } from '@crossvenue/venues/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'
import type { Scenario, ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { createWorld } from '../../world.ts'
import { limitless } from './index.ts'

const BEGINS = Date.parse('2026-11-21T12:00:00Z')

const market = (id: number, change: Partial<ScenarioMarket> = {}): ScenarioMarket => ({
  id: String(id),
  slug: `question-${id}`,
  title: `Question ${id}?`,
  rules: '<p>Resolves to “Yes” if it happens.</p>',
  fair: 0.3,
  opens: '2026-11-01T00:00:00Z',
  closes: '2026-12-31T17:00:00Z',
  status: 'open',
  volume: 1_000.5,
  volume24h: 2_000,
  liquidity: 5_000,
  tick: 0.001,
  ...change,
})

const event = (id: number, change: Partial<ScenarioEvent> = {}): ScenarioEvent => ({
  venue: 'limitless',
  id: String(id),
  slug: `question-${id}`,
  title: `Question ${id}?`,
  category: 'Politics',
  tags: ['Elections'],
  exclusive: false,
  markets: [market(id)],
  ...change,
})

const mayor = event(10_000_001, {
  slug: 'mayor-of-port-harbour',
  title: 'Mayor of Port Harbour',
  exclusive: true,
  starts: '2026-12-01T09:00:00Z',
  markets: [market(2_001, { label: 'Ana Reyes', fair: 0.6 }), market(2_002, { label: 'Ben Okoro', fair: 0.4 })],
})
const settled = event(3_001, { markets: [market(3_001, { status: 'resolved', winner: 0 })] })
const waiting = event(3_002, { markets: [market(3_002, { closes: '2026-11-20T00:00:00Z', status: 'closed' })] })
const scenario: Scenario = {
  begins: new Date(BEGINS).toISOString(),
  events: [mayor, settled, waiting, ...Array.from({ length: 30 }, (_, n) => event(4_000 + n))],
  truth: { groups: [], pairs: [], nearMisses: [] },
}
const worldAt = (now: () => number) => createWorld(scenario, { now, seed: 7 })
const sandbox = await startStillSandbox({ scenario, seed: 7 })
afterAll(sandbox.close)

describe('the wire', () => {
  const app = limitless(worldAt(() => BEGINS))
  const answer = async (path: string) => {
    const response = await app.request(path)
    return { status: response.status, body: JSON.parse(await response.text()) }
  }

  it('lists what is not resolved, 25 at the most, with the children inside their group', async () => {
    const { body } = await answer('/markets/active?limit=25&page=2&sortBy=newest')
    expect(body.totalMarketsCount).toBe(32)
    expect(body.data).toHaveLength(7)
    const ids = [...(await answer('/markets/active?limit=25')).body.data, ...body.data].map(({ id }) => id)
    expect(ids).not.toContain(3_001)
    const { body: group } = await answer('/markets/mayor-of-port-harbour')
    expect(group).toMatchObject({
      id: 10_000_001,
      marketType: 'group',
      volume: '2001000000',
      volumeFormatted: '2001.000000',
    })
    expect(group).not.toHaveProperty('prices')
    expect(group.markets).toHaveLength(2)
    expect(group.markets[0]).toMatchObject({ id: 2_001, title: 'Ana Reyes', groupId: 10_000_001, marketType: 'single' })
    expect((await answer('/markets/active')).body.data).toHaveLength(10)
    expect((await answer('/markets/active?tradeType=group')).body.totalMarketsCount).toBe(1)
  })

  it.each([
    ['/markets/active?limit=26', 'limit must not be greater than 25'],
    ['/markets/active?page=0', 'page must not be less than 1'],
    ['/markets/active?page=x', 'page must be an integer'],
    ['/markets/active?q=mayor', 'property q should not exist'],
    [
      '/markets/active?sortBy=name',
      'sortBy must be one of the following values: lp_rewards, ending_soon, newest, high_value, liquidity',
    ],
    ['/markets/search', 'query should not be empty'],
    ['/markets/search?query=x&limit=51', 'limit must not be greater than 50'],
    ['/markets/search?query=x&similarityThreshold=2', 'similarityThreshold must not be greater than 1'],
    ['/markets/question-4000/events?limit=101', 'limit must not be greater than 100'],
    [
      '/markets/question-4000/historical-price?interval=2h',
      'interval must be one of the following values: 1h, 6h, 1d, 1w, 1m, all',
    ],
  ])('refuses %s', async (path, message) => {
    expect(await answer(path)).toEqual({
      status: 400,
      body: { message: [message], error: 'Bad Request', statusCode: 400 },
    })
  })

  it.each([
    ['/markets/none', 'Market not found'],
    ['/markets/none/orderbook', 'Market not found'],
    ['/markets/mayor-of-port-harbour/orderbook', 'Market not found'],
    ['/markets', 'Cannot GET /markets'],
  ])('does not know %s', async (path, message) => {
    expect(await answer(path)).toEqual({ status: 404, body: { message, error: 'Not Found', statusCode: 404 } })
  })

  it('returns one book, of YES, in millionths of a share', async () => {
    const { body: row } = await answer('/markets/question-2001')
    const { body: book } = await answer('/markets/question-2001/orderbook')
    expect(book.tokenId).toBe(row.tokens.yes)
    expect(book.bids[0].side).toBe('BUY')
    expect(book.bids[0].size % 1_000_000).toBe(0)
    expect(row.tradePrices.sell.market[0]).toBe(book.bids[0].price)
    expect(row.tradePrices.buy.market[0]).toBe(book.asks[0].price)
    expect(row.tradePrices.buy.market[1]).toBeCloseTo(1 - book.bids[0].price, 9)
    expect((await answer('/markets/question-3002/orderbook')).body).toMatchObject({ bids: [], asks: [], midpoint: 0.5 })
  })

  it('returns a history newest first: one series, or one for each child', async () => {
    const { body } = await answer('/markets/question-2001/historical-price?interval=1d')
    expect(body).toMatchObject({ title: 'Ana Reyes', marketStatus: 'FUNDED' })
    expect(body.prices).toHaveLength(97)
    expect(body.prices[0].timestamp - body.prices[1].timestamp).toBe(900_000)
    const { body: both } = await answer('/markets/mayor-of-port-harbour/historical-price')
    expect(both.map(({ title }: { title: string }) => title)).toEqual(['Ana Reyes', 'Ben Okoro'])
  })

  it('returns trades in both tokens, page by page', async () => {
    const { body: row } = await answer('/markets/question-2001')
    const { body } = await answer('/markets/question-2001/events?limit=100')
    expect(body).toMatchObject({ limit: 100, page: 1 })
    expect(new Set(body.events.map(({ tokenId }: { tokenId: string }) => tokenId))).toEqual(
      new Set([row.tokens.yes, row.tokens.no]),
    )
    const { body: next } = await answer('/markets/question-2001/events?limit=100&page=2')
    expect(Date.parse(next.events[0].createdAt)).toBeLessThan(Date.parse(body.events.at(-1).createdAt))
    const [trade] = body.events
    expect(Number(trade.takerAmount)).toBeCloseTo(trade.price * Number(trade.matchedSize), -1)
  })

  it('refuses calls beyond its rate until a minute has passed', async () => {
    let now = BEGINS
    const limited = limitless(worldAt(() => now))
    const statuses = await Promise.all(
      Array.from({ length: 1_001 }, async () => (await limited.request('/markets/none')).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    now += 60_000
    expect((await limited.request('/markets/none')).status).toBe(404)
  })
})

describe('the adapter before it', () => {
  const { world } = sandbox
  const venue = sandbox.venue('limitless')

  it('keeps the contract of all venues', async () => {
    expect(await checkVenue(venue)).toEqual([])
  })

  it('returns the scenario unchanged', async () => {
    const event = await venue.fetchEvent({ slug: 'mayor-of-port-harbour' })
    const [ana] = mayor.markets as [ScenarioMarket]
    const quote = world.quote(ana)
    expect(event).toMatchObject({
      id: '10000001',
      title: 'Mayor of Port Harbour',
      startDate: '2026-12-01T09:00:00.000Z',
    })
    expect(event.markets[0]).toMatchObject({
      marketId: '2001',
      title: 'Mayor of Port Harbour: Ana Reyes',
      subtitle: 'Ana Reyes',
      description: 'Resolves to “Yes” if it happens.',
      resolutionDate: '2026-12-31T17:00:00.000Z',
      volume: 1_000.5,
      bestBid: quote?.bid,
      bestAsk: quote?.ask,
      status: 'FUNDED',
    })
    const outcomeId = event.markets[0]?.yes?.outcomeId ?? ''
    expect(await venue.fetchOrderBook(outcomeId)).toEqual(world.book(ana))
    const trades = world.trades(ana, 150)
    const read = await venue.fetchTrades(outcomeId, { limit: 150 })
    expect(read.map(({ timestamp, amount, side }) => [timestamp, amount, side])).toEqual(
      trades.map(({ at, size, side }) => [at, size, side]),
    )
    for (const [position, { price }] of read.entries()) expect(price).toBeCloseTo(trades[position]?.price ?? 9, 9)
  })

  it('finds what the list no longer holds by its slug', async () => {
    expect(await venue.fetchMarket({ slug: 'question-3001' })).toMatchObject({
      status: 'RESOLVED',
      sourceMetadata: { winningOutcomeIndex: 0 },
    })
    expect((await venue.fetchMarket({ slug: 'question-3002' })).status).toBe('EXPIRED')
  })
})
