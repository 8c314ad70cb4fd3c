import type { Venue } from '@crossvenue/venues'
import { checkVenue } from '@crossvenue/venues/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'
import type { Scenario, ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { polymarket } from './index.ts'

const BEGINS = Date.parse('2026-11-21T12:00:00Z')

const market = (n: number, change: Partial<ScenarioMarket> = {}): ScenarioMarket => ({
  id: String(900_000 + n),
  slug: `question-${n}`,
  title: `Question ${n}?`,
  rules: 'This market will resolve to "Yes" if it happens. Otherwise, this market will resolve to "No".',
  fair: 0.3,
  opens: '2026-10-01T00:00:00Z',
  closes: '2026-12-31T17:00:00Z',
  status: 'open',
  volume: 1_000 * n,
  volume24h: 100 * n,
  liquidity: 5_000,
  tick: 0.01,
  ...change,
})

const event = (n: number, change: Partial<ScenarioEvent> = {}): ScenarioEvent => ({
  venue: 'polymarket',
  id: String(40_000 + n),
  slug: `event-${n}`,
  title: `Event ${n}`,
  category: 'Politics',
  tags: ['Elections'],
  exclusive: false,
  markets: [market(n)],
  ...change,
})

const events: ScenarioEvent[] = [
  event(1, {
    title: 'Next mayor of Port Harbour',
    exclusive: true,
    markets: [
      market(1_001, { label: 'Ana Reyes', fair: 0.6, tick: 0.001 }),
      market(1_002, { label: 'Ben Okoro', fair: 0.4 }),
    ],
  }),
  event(2, {
    title: 'Norn vs. Kestrel',
    category: 'Sports',
    tags: ['Esports'],
    starts: '2026-11-22T15:10:00Z',
    series: { id: '10345', slug: 'harbour-cup', title: 'Harbour Cup' },
    markets: [market(201, { outcomes: ['Norn', 'Kestrel'] })],
  }),
  event(3, {
    markets: [market(301, { status: 'resolved', winner: 1, closes: '2026-11-02T00:00:00Z' })],
  }),
  event(4, { markets: [market(401, { status: 'closed', closes: '2026-11-20T00:00:00Z' })] }),
  ...Array.from({ length: 120 }, (_, n) => event(n + 5)),
]
const scenario: Scenario = {
  begins: new Date(BEGINS).toISOString(),
  events,
  truth: { groups: [], pairs: [], nearMisses: [] },
}

const sandbox = await startStillSandbox({ scenario, seed: 7 })
const { world } = sandbox
afterAll(sandbox.close)

interface Row {
  id: string
  slug: string
  conditionId: string
  clobTokenIds: string
  bestBid: number
  bestAsk: number
  closed: boolean
}

describe('the wire', () => {
  const app = polymarket(world)
  const answer = async (path: string, init?: RequestInit) => {
    const response = await app.request(path, init)
    return { status: response.status, body: JSON.parse(await response.text()) }
  }
  const rows = async (path: string): Promise<Row[]> => (await answer(path)).body.markets
  const rowOf = async (slug: string): Promise<Row> => (await answer(`/gamma/markets/slug/${slug}`)).body
  const tokenOf = async (slug: string, index: number): Promise<string> =>
    JSON.parse((await rowOf(slug)).clobTokenIds)[index]

  it('sends lists inside strings, numbers of events as numbers, and some of markets as strings', async () => {
    const { body } = await answer('/gamma/events/40002')
    expect(body).toMatchObject({
      id: '40002',
      title: 'Norn vs. Kestrel',
      volume: 201_000,
      volume24hr: 20_100,
      startTime: '2026-11-22T15:10:00Z',
      series: [{ id: '10345', slug: 'harbour-cup' }],
      closed: false,
    })
    expect(body.tags.map(({ label }: { label: string }) => label)).toEqual(['Sports', 'Esports'])
    const [row] = body.markets
    expect(row).toMatchObject({
      outcomes: '["Norn", "Kestrel"]',
      volume: '201000',
      volumeNum: 201_000,
      gameStartTime: '2026-11-22 15:10:00+00',
      orderPriceMinTickSize: 0.01,
      acceptingOrders: true,
    })
    expect(row.clobTokenIds).toMatch(/^\["\d{60,78}", "\d{60,78}"\]$/)
    expect(row.outcomePrices).toMatch(/^\["0\.\d+", "0\.\d+"\]$/)
    expect(row.conditionId).toMatch(/^0x[0-9a-f]{64}$/)
    expect(row.bestBid).toBeLessThan(row.bestAsk)
  })

  it('settles a resolved market and says nothing of its book', async () => {
    const { body } = await answer('/gamma/events/40003')
    expect(body.closed).toBe(true)
    expect(body.markets[0]).toMatchObject({
      closed: true,
      outcomePrices: '["0", "1"]',
      umaResolutionStatus: 'resolved',
      closedTime: '2026-11-02 00:00:00+00',
      acceptingOrders: false,
    })
    expect(body.markets[0]).not.toHaveProperty('bestBid')
  })

  it('cuts pages at the limits of the venue', async () => {
    expect((await rows('/gamma/markets/keyset')).length).toBe(20)
    expect((await rows('/gamma/markets/keyset?limit=500')).length).toBe(100)
    expect((await answer('/gamma/events?limit=500')).body.length).toBe(100)
    expect((await answer('/gamma/events/keyset?limit=9999')).body.events.length).toBe(124)
    expect((await answer('/gamma/events/keyset?limit=9999')).body).not.toHaveProperty('next_cursor')
  })

  it('walks a list by keys, in any order', async () => {
    for (const order of ['', '&order=volumeNum&ascending=false', '&order=endDate&ascending=true']) {
      const seen: string[] = []
      let cursor = ''
      do {
        const { body } = await answer(`/gamma/markets/keyset?limit=33${order}${cursor && `&after_cursor=${cursor}`}`)
        seen.push(...body.markets.map(({ id }: Row) => id))
        cursor = body.next_cursor ?? ''
      } while (cursor)
      expect(new Set(seen).size).toBe(125)
      expect(seen).toHaveLength(125)
    }
  })

  it.each([
    ['/gamma/events/keyset?offset=5', 'offset is not allowed on keyset endpoints'],
    ['/gamma/markets/keyset?after_cursor=oops', 'after_cursor is invalid'],
    ['/gamma/markets/keyset?order=volume_num', 'order fields are not valid'],
    ['/gamma/markets/keyset?limit=many', 'limit is invalid'],
    ['/gamma/events/nine', 'id is invalid'],
    ['/gamma/markets/keyset?clob_token_ids=12:0', 'clob_token_ids are not valid'],
    ['/gamma/markets/keyset?position_ids=none', 'position_ids are not valid'],
    ['/gamma/events?offset=2001', 'offset too large, use /events/keyset for deeper pagination'],
    ['/gamma/public-search', 'q is required'],
  ])('refuses %s', async (path, error) => {
    expect(await answer(path)).toEqual({ status: 422, body: { type: 'validation error', error } })
  })

  it.each([
    ['/gamma/events/1', 'id not found'],
    ['/gamma/markets/1', 'id not found'],
    ['/gamma/events/slug/none', 'slug not found'],
    ['/gamma/markets/slug/none', 'slug not found'],
    ['/gamma/tags/slug/none', 'slug not found'],
  ])('does not find %s', async (path, error) => {
    expect(await answer(path)).toEqual({ status: 404, body: { type: 'not found error', error } })
  })

  it('filters', async () => {
    const ids = async (query: string) =>
      (await answer(`/gamma/events/keyset?limit=500&${query}`)).body.events.map(({ id }: Row) => id)
    expect(await ids('closed=true')).toEqual(['40003', '40004'])
    expect(await ids('closed=false')).toHaveLength(122)
    expect(await ids('tag_slug=esports')).toEqual(['40002'])
    expect(await ids('series_id=10345')).toEqual(['40002'])
    expect(await ids('slug=event-7&slug=event-9')).toEqual(['40007', '40009'])
    expect(await ids('id=40007')).toEqual(['40007'])
    expect(await ids('volume_min=200000')).toEqual(['40001', '40002', '40003', '40004'])
    expect((await answer('/gamma/events?limit=2&offset=1')).body.map(({ id }: Row) => id)).toEqual(['40002', '40003'])
  })

  it('returns the event of a market found by slug or in a list, and not of one found by id', async () => {
    const { body } = await answer('/gamma/markets/900201?include_tag=true')
    expect(body).not.toHaveProperty('events')
    expect(body.tags).toHaveLength(2)
    const [listed] = await rows(`/gamma/markets/keyset?condition_ids=${body.conditionId}`)
    expect(listed).toMatchObject({ id: '900201', events: [{ id: '40002', slug: 'event-2' }] })
    expect(listed).not.toHaveProperty('tags')
    expect(await rowOf('question-201')).toMatchObject({ events: [{ id: '40002' }] })
  })

  it('searches', async () => {
    const found = (await answer('/gamma/public-search?q=mayor+harbour&events_status=active')).body
    expect(found.events.map(({ id }: Row) => id)).toEqual(['40001'])
    expect(found.pagination).toEqual({ hasMore: false, totalResults: 1 })
    const second = (await answer('/gamma/public-search?q=question&limit_per_type=7&page=2')).body
    expect(second.events).toHaveLength(7)
    expect(second.pagination.hasMore).toBe(true)
  })

  it('sends books worst first, with prices and sizes as text, one mirrored in the other', async () => {
    const [yes, no] = await Promise.all(
      [0, 1].map(async (index) =>
        answer(`/clob/book?token_id=${await tokenOf('question-1001', index)}`).then(({ body }) => body),
      ),
    )
    const prices = (levels: { price: string }[]) => levels.map(({ price }) => Number(price))
    expect(prices(yes.bids)).toEqual(prices(yes.bids).toSorted((a, b) => a - b))
    expect(prices(yes.asks)).toEqual(prices(yes.asks).toSorted((a, b) => b - a))
    expect(prices(no.asks)).toEqual(prices(yes.bids).map((price) => Number((1 - price).toFixed(3))))
    expect(typeof yes.bids[0].size).toBe('string')
    expect(yes).toMatchObject({
      timestamp: String(sandbox.time),
      tick_size: '0.001',
      min_order_size: '5',
      neg_risk: true,
    })
    expect(yes.hash).toMatch(/^[0-9a-f]{40}$/)
  })

  it('answers quotes of a token', async () => {
    const row = await rowOf('question-201')
    const [token] = JSON.parse(row.clobTokenIds)
    const quote = async (path: string) => (await answer(`/clob/${path}token_id=${token}`)).body
    expect(await quote('price?side=BUY&')).toEqual({ price: String(row.bestBid) })
    expect(await quote('price?side=SELL&')).toEqual({ price: String(row.bestAsk) })
    const middle = Number(((row.bestBid + row.bestAsk) / 2).toFixed(6))
    expect(await quote('midpoint?')).toEqual({ mid: String(middle) })
    expect(await quote('tick-size?')).toEqual({ minimum_tick_size: 0.01 })
    expect(await quote('price?')).toEqual({ error: 'Invalid side' })
  })

  it('has no book of what is closed or unknown', async () => {
    const closed = await tokenOf('question-401', 0)
    const missing = { status: 404, body: { error: 'No orderbook exists for the requested token id' } }
    expect(await answer(`/clob/book?token_id=${closed}`)).toEqual(missing)
    expect(await answer('/clob/book?token_id=1')).toEqual(missing)
    expect(await answer('/clob/book')).toEqual({ status: 400, body: { error: 'Invalid token id' } })
    const post = (body: string) => answer('/clob/books', { method: 'POST', body })
    const open = await tokenOf('question-1002', 1)
    const books = await post(JSON.stringify([{ token_id: open }, { token_id: closed }]))
    expect(books.body.map(({ asset_id }: { asset_id: string }) => asset_id)).toEqual([open])
    expect(await post('oops')).toEqual({ status: 400, body: { error: 'Invalid payload' } })
  })

  it('sends price points on a grid, and one of the present moment', async () => {
    const token = await tokenOf('question-1001', 0)
    const end = BEGINS / 1_000 - 86_400
    const { body } = await answer(`/clob/prices-history?market=${token}&startTs=${end - 600}&endTs=${end}&fidelity=5`)
    expect(body.history.map(({ t }: { t: number }) => t - end)).toEqual([-600, -300, 0, 86_400])
    expect(body.history.every(({ p }: { p: number }) => p > 0 && p < 1)).toBe(true)
    const closed = await answer(`/clob/prices-history?market=${await tokenOf('question-301', 0)}&interval=1d`)
    expect(closed.body).toEqual({ history: [] })
  })

  it.each([
    ['market=1&startTs=1795000000&endTs=1796296001', "'startTs' and 'endTs' interval is too long"],
    ['market=1&interval=1m&fidelity=5', "minimum 'fidelity' for '1m' range is 10"],
    ['interval=1d', 'market is required'],
  ])('refuses price points of %s', async (query, error) => {
    const refused = { status: 400, body: { error: `invalid filters: ${error}` } }
    expect(await answer(`/clob/prices-history?${query}`)).toEqual(refused)
  })

  it('sends the trades of both outcomes, newest first, in numbers', async () => {
    const { conditionId } = await rowOf('question-201')
    const { body } = await answer(`/data/trades?market=${conditionId}&limit=300`)
    expect(body).toHaveLength(300)
    expect(new Set(body.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(['Norn', 'Kestrel']))
    const times = body.map(({ timestamp }: { timestamp: number }) => timestamp)
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
    expect(body[0]).toMatchObject({ conditionId, side: expect.stringMatching(/^(BUY|SELL)$/) })
    const period = await answer(`/data/trades?market=${conditionId}&start=${times[20]}&end=${times[10]}`)
    expect(period.body.map(({ timestamp }: { timestamp: number }) => timestamp)).toEqual(times.slice(10, 21))
    expect(await answer('/data/trades?offset=10001')).toEqual({
      status: 400,
      body: { error: 'max historical trades offset of 10000 exceeded' },
    })
  })

  it('answers 429 beyond its rate, until the window has passed', async () => {
    const limited = polymarket(world)
    const status = async () => (await limited.request('/data/trades?offset=10001')).status
    for (let call = 0; call < 200; call += 1) expect(await status()).toBe(400)
    expect(await status()).toBe(429)
    sandbox.time += 10_000
    expect(await status()).toBe(400)
    sandbox.time = BEGINS
  })
})

describe('the adapter before the fake venue', () => {
  const venue = sandbox.venue('polymarket', { retries: 0 })

  it('keeps the contract', async () => {
    expect(await checkVenue(venue)).toEqual([])
  })

  it('lists every event and market once, open and closed', async () => {
    const all = await venue.fetchEvents({ status: 'all', limit: 1_000 })
    expect(all.map(({ id }) => id).toSorted()).toEqual(events.map(({ id }) => id).toSorted())
    expect((await venue.fetchEvents({ status: 'closed' })).map(({ id }) => id)).toEqual(['40003', '40004'])
    expect(Object.keys(await venue.loadMarkets())).toHaveLength(123)
  })

  it('narrows lists on the venue', async () => {
    const ids = async (params: Parameters<Venue['fetchEvents'] & object>[0]) =>
      (await venue.fetchEvents(params)).map(({ id }) => id)
    expect(await ids({ series: 'harbour-cup' })).toEqual(['40002'])
    expect(await ids({ tags: ['Esports', 'Tennis'] })).toEqual(['40002'])
    expect(await ids({ tags: ['Esports'] })).toEqual(['40002'])
    expect(await ids({ query: 'port harbour' })).toEqual(['40001'])
    expect(await ids({ sort: 'volume', limit: 2 })).toEqual(['40001', '40002'])
    expect(await ids({ sort: 'volume', limit: 1, offset: 2 })).toEqual(['40124'])
    const markets = await venue.fetchMarkets({ sort: 'volume', limit: 3 })
    expect(markets.map(({ marketId }) => marketId)).toEqual(['901002', '901001', '900201'])
  })

  it('finds closed markets by every name', async () => {
    const { markets } = await venue.fetchEvent({ slug: 'event-3' })
    const [resolved] = markets
    expect(resolved).toMatchObject({ marketId: '900301', status: 'resolved', yes: { price: 0 }, no: { price: 1 } })
    for (const params of [
      { outcomeId: resolved?.no?.outcomeId },
      { marketId: resolved?.contractAddress },
      { marketId: '900301' },
      { slug: 'question-301' },
      { url: resolved?.url },
    ]) {
      expect(await venue.fetchMarket(params)).toEqual(resolved)
    }
  })

  it('keeps team names as outcomes and the kick-off as the start', async () => {
    const game = await venue.fetchMarket({ marketId: '900201' })
    expect(game.outcomes.map(({ label }) => label)).toEqual(['Norn', 'Kestrel'])
    expect(game.startDate).toBe('2026-11-22T15:10:00.000Z')
    const book = await venue.fetchOrderBook('900201', 'no')
    expect(book).toEqual(await venue.fetchOrderBook(game.outcomes[1]?.outcomeId ?? ''))
  })

  it('builds the requested candles', async () => {
    const { outcomes } = await venue.fetchMarket({ marketId: '901001' })
    const id = outcomes[0]?.outcomeId ?? ''
    const days = await venue.fetchOHLCV(id, { resolution: '1d', start: '2026-10-10', end: '2026-11-10' })
    expect(days.map(({ timestamp }) => timestamp)).toEqual(
      Array.from({ length: 32 }, (_, day) => Date.parse('2026-10-10') + day * 86_400_000),
    )
    const minutes = await venue.fetchOHLCV(id, { resolution: '5m', limit: 12 })
    expect(minutes).toHaveLength(12)
    expect(minutes.at(-1)?.timestamp).toBe(BEGINS)
    const mirrored = await venue.fetchOHLCV(outcomes[1]?.outcomeId ?? '', { resolution: '5m', limit: 12 })
    expect(mirrored[0]?.open).toBeCloseTo(1 - (minutes[0]?.open ?? 0), 10)
  })

  it('reads trades beyond one page', async () => {
    const { outcomes } = await venue.fetchMarket({ marketId: '900201' })
    const trades = await venue.fetchTrades(outcomes[0]?.outcomeId ?? '', { limit: 600 })
    expect(trades).toHaveLength(600)
    expect(new Set(trades.map(({ id }) => id)).size).toBe(600)
  })
})
