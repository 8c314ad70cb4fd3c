import { checkVenue } from '@crossvenue/venues/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'
import type { Scenario, ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { createWorld } from '../../world.ts'
import { manifold } from './index.ts'

const BEGINS = Date.parse('2026-11-21T12:00:00Z')

const market = (id: string, change: Partial<ScenarioMarket> = {}): ScenarioMarket => ({
  id,
  slug: id.toLowerCase(),
  title: `Question ${id}?`,
  rules: 'Resolves YES if it happens.',
  fair: 0.3,
  opens: '2026-11-01T00:00:00Z',
  closes: '2026-12-31T17:00:00Z',
  status: 'open',
  volume: 1_000,
  volume24h: 2_000,
  liquidity: 500,
  tick: 0.01,
  ...change,
})

const event = (id: string, change: Partial<ScenarioEvent> = {}): ScenarioEvent => ({
  venue: 'manifold',
  id,
  slug: id.toLowerCase(),
  title: `Question ${id}?`,
  category: 'Politics',
  tags: ['US Elections'],
  exclusive: false,
  markets: [market(id)],
  ...change,
})

const mayor = event('mayor00000', {
  title: 'Who becomes mayor of Port Harbour?',
  exclusive: true,
  markets: [
    market('anaReyes00', { label: 'Ana Reyes', fair: 0.6 }),
    market('benOkoro00', { label: 'Ben Okoro', fair: 0.4 }),
  ],
})
const lone = event('loneAnswer', { markets: [market('onlyOne000', { label: 'The only one' })] })
const settled = event('settled000', { markets: [market('settled000', { status: 'resolved', winner: 1 })] })
const waiting = event('waiting000', {
  markets: [market('waiting000', { closes: '2026-11-20T00:00:00Z', status: 'closed' })],
})
const scenario: Scenario = {
  begins: new Date(BEGINS).toISOString(),
  events: [mayor, lone, settled, waiting, ...Array.from({ length: 12 }, (_, n) => event(`plain${10_000 + n}`))],
  truth: { groups: [], pairs: [], nearMisses: [] },
}
const worldAt = (now: () => number) => createWorld(scenario, { now, seed: 7 })
const sandbox = await startStillSandbox({ scenario, seed: 7 })
afterAll(sandbox.close)

describe('the wire', () => {
  const app = manifold(worldAt(() => BEGINS))
  const answer = async (path: string) => {
    const response = await app.request(path)
    return { status: response.status, body: JSON.parse(await response.text()) }
  }
  const ids = async (path: string): Promise<string[]> => (await answer(path)).body.map(({ id }: { id: string }) => id)

  it('lists questions newest first; `before` continues after one of them', async () => {
    const all = await ids('/v0/markets')
    expect(all).toHaveLength(16)
    expect(await ids(`/v0/markets?limit=3&before=${all[4]}`)).toEqual(all.slice(5, 8))
    expect(await ids('/v0/markets?before=none')).toEqual([])
  })

  it('searches by state, words and time, and names answers only on request', async () => {
    expect(await ids('/v0/search-markets?term=mayor+harbour')).toEqual(['mayor00000'])
    expect(await ids('/v0/search-markets?filter=resolved')).toEqual(['settled000'])
    expect(await ids('/v0/search-markets?filter=closed')).toEqual(['waiting000'])
    expect(await ids('/v0/search-markets?filter=open&sort=newest&limit=1000')).toHaveLength(14)
    expect(await ids(`/v0/search-markets?beforeTime=${Date.parse('2026-11-01')}`)).toEqual([])
    const { body } = await answer('/v0/search-markets?term=mayor&includeLiteAnswers=true')
    expect(Object.keys(body[0].answers[0])).toEqual(['id', 'text', 'probability'])
    expect((await answer('/v0/search-markets?term=mayor')).body[0]).not.toHaveProperty('answers')
  })

  it.each([
    ['/v0/markets?limit=1001', 'limit', 'Invalid input'],
    ['/v0/search-markets?limit=0', 'limit', 'Invalid input'],
    ['/v0/search-markets?query=mayor', null, "Unrecognized key(s) in object: 'query'"],
    ['/v0/bets?contractId=a&since=1', null, "Unrecognized key(s) in object: 'since'"],
  ])('refuses %s', async (path, field, error) => {
    expect(await answer(path)).toEqual({
      status: 400,
      body: { message: 'Error validating request.', details: [{ field, error }] },
    })
  })

  it.each([
    ['/v0/market/none', 'Contract not found'],
    ['/v0/slug/none', 'Contract not found'],
    ['/v0/answer/none', 'Answer not found'],
  ])('does not know %s', async (path, message) => {
    expect(await answer(path)).toEqual({ status: 404, body: { message } })
  })

  it('returns bets in mana spent and shares bought, of one answer and a time', async () => {
    const { body } = await answer('/v0/bets?contractId=mayor00000&answerId=anaReyes00&limit=50')
    expect(body).toHaveLength(50)
    expect(new Set(body.map(({ answerId }: { answerId: string }) => answerId))).toEqual(new Set(['anaReyes00']))
    const [last] = body
    expect(last.amount / last.shares).toBeCloseTo(last.outcome === 'YES' ? last.probAfter : 1 - last.probAfter, 9)
    const { body: earlier } = await answer(
      `/v0/bets?contractId=mayor00000&answerId=anaReyes00&beforeTime=${body[9].createdTime}`,
    )
    expect(earlier[0].id).toBe(body[10].id)
    expect((await answer('/v0/bets?contractId=none')).body).toEqual([])
  })

  it('refuses calls beyond 500 a minute', async () => {
    let now = BEGINS
    const limited = manifold(worldAt(() => now))
    const statuses = await Promise.all(
      Array.from({ length: 501 }, async () => (await limited.request('/v0/slug/none')).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    now += 60_000
    expect((await limited.request('/v0/slug/none')).status).toBe(404)
  })
})

describe('the adapter before it', () => {
  const { world } = sandbox
  const venue = sandbox.venue('manifold')

  it('keeps the contract of all venues', async () => {
    expect(await checkVenue(venue)).toEqual([])
  })

  it('returns the scenario unchanged', async () => {
    const [ana] = mayor.markets as [ScenarioMarket]
    const found = await venue.fetchMarket({ marketId: 'anaReyes00' })
    expect(found).toMatchObject({
      eventId: 'mayor00000',
      title: 'Who becomes mayor of Port Harbour?: Ana Reyes',
      subtitle: 'Ana Reyes',
      resolutionDate: '2026-12-31T17:00:00.000Z',
      volume: 1_000,
      volumeUnit: 'mana',
      status: 'open',
      yes: { price: world.price(ana) },
    })
    const trades = world.trades(ana, 40)
    const read = await venue.fetchTrades('anaReyes00:YES', { limit: 40 })
    expect(read.map(({ id, timestamp, amount, side }) => [id, timestamp, amount, side])).toEqual(
      trades.map(({ id, at, size, side }) => [id, at, size, side]),
    )
    for (const [position, { price }] of read.entries()) expect(price).toBeCloseTo(trades[position]?.price ?? 9, 9)
    expect((await venue.fetchMarket({ marketId: 'onlyOne000' })).eventId).toBe('loneAnswer')
    const closed = await venue.fetchEvents({ status: 'closed' })
    expect(closed.map(({ id, markets }) => [id, markets[0]?.status]).sort()).toEqual([
      ['settled000', 'resolved'],
      ['waiting000', 'closed'],
    ])
  })
})
