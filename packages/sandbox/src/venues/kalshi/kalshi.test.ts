import { createVenue } from '@crossvenue/venues'
import { checkVenue } from '@crossvenue/venues/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'
import type { Scenario, ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { createWorld } from '../../world.ts'
import { kalshi as createKalshi } from './index.ts'

const FED = 'KXFEDRATE-26DEC'
const MATCH = 'KXEUROCUP-26NOV25OSLTRO'

const market = (id: string, facts: Partial<ScenarioMarket>): ScenarioMarket => ({
  id,
  slug: id.toLowerCase(),
  title: 'Will it?',
  rules: 'If it does, then the market resolves to Yes.',
  fair: 0.4,
  opens: '2026-11-01T15:00:00Z',
  closes: '2026-12-09T19:00:00Z',
  status: 'open',
  volume: 9_000,
  volume24h: 900,
  liquidity: 4_000,
  tick: 0.01,
  ...facts,
})
const event = (id: string, facts: Partial<ScenarioEvent>): ScenarioEvent => ({
  venue: 'kalshi',
  id,
  slug: id.toLowerCase(),
  title: 'An event',
  category: 'Economics',
  tags: [],
  series: { id: id.split('-')[0] ?? id, slug: 'a-series', title: 'A series' },
  exclusive: false,
  markets: [],
  ...facts,
})

const leg = (code: string, label: string) =>
  market(`${MATCH}-${code}`, { title: 'Oslo vs Tromso Winner?', label, closes: '2026-12-09T18:00:00Z', tick: 0.001 })
const scenario: Scenario = {
  begins: '2026-11-20T12:00:00Z',
  truth: { groups: [], pairs: [], nearMisses: [] },
  events: [
    event(FED, {
      title: 'Fed funds rate in December 2026?',
      markets: [3.5, 3.75, 4].map((floor) =>
        market(`${FED}-T${floor}`, {
          title: `Will the federal funds rate be above ${floor}%?`,
          label: `Above ${floor}%`,
          strike: { kind: 'above', floor },
        }),
      ),
    }),
    event(MATCH, {
      title: 'Oslo vs Tromso',
      subtitle: 'OSL vs TRO (Nov 25)',
      category: 'Sports',
      starts: '2026-11-25T18:00:00Z',
      exclusive: true,
      markets: [leg('OSL', 'Oslo'), leg('TRO', 'Tromso'), leg('TIE', 'Tie')],
    }),
    event('KXRAINNYC-26NOV19', {
      title: 'Rain in New York?',
      markets: [
        market('KXRAINNYC-26NOV19-T0', {
          title: 'Will it rain in New York?',
          closes: '2026-11-20T05:00:00Z',
          status: 'resolved',
          winner: 1,
        }),
      ],
    }),
    event('KXSNOWNYC-26NOV20', {
      markets: [market('KXSNOWNYC-26NOV20-T0', { closes: '2026-11-20T05:00:00Z', status: 'closed' })],
    }),
    event('KXLATER-27', { markets: [market('KXLATER-27', { opens: '2026-12-01T15:00:00Z' })] }),
    ...Array.from({ length: 12 }, (_, n) =>
      event(`KXMORE-${n}`, { markets: [market(`KXMORE-${n}-A`, { title: `Will the ${n}th happen?` })] }),
    ),
  ],
}

const sandbox = await startStillSandbox({ scenario, seed: 7 })
const venue = sandbox.venue('kalshi', { retries: 0 })
afterAll(sandbox.close)
// Every test has its own second, and so its own allowance of calls.
beforeEach(() => {
  sandbox.time += 2_000
})

const ask = async (path: string) => {
  const response = await fetch(`${sandbox.urls.kalshi}/trade-api/v2${path}`)
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) }
}

describe('the wire', () => {
  it('returns a market in strings of dollars and contracts, NO as what YES leaves', async () => {
    const { body } = await ask(`/markets/${FED}-T3.75`)
    const { market: row } = body
    const quote = sandbox.world.quote(sandbox.world.events('kalshi')[0]?.markets[1] as ScenarioMarket)
    expect(row).toMatchObject({
      ticker: `${FED}-T3.75`,
      event_ticker: FED,
      yes_sub_title: 'Above 3.75%',
      status: 'active',
      result: '',
      strike_type: 'greater',
      floor_strike: 3.75,
      volume_fp: '9000.00',
      volume_24h_fp: '900.00',
      liquidity_dollars: '0.0000',
      price_level_structure: 'linear_cent',
      price_ranges: [{ start: '0.0000', end: '1.0000', step: '0.0100' }],
      open_time: '2026-11-01T15:00:00Z',
      close_time: '2026-12-09T19:00:00Z',
    })
    expect(row.yes_bid_dollars).toBe(quote?.bid.toFixed(4))
    expect(row.no_bid_dollars).toMatch(/^0\.\d{4}$/)
    expect(Number(row.yes_ask_dollars) + Number(row.no_bid_dollars)).toBeCloseTo(1, 9)
    expect(row).not.toHaveProperty('yes_bid')
    expect(row).not.toHaveProperty('volume')
  })

  it('lists bids only, worst first', async () => {
    const { orderbook_fp: whole } = (await ask(`/markets/${FED}-T3.75/orderbook`)).body
    for (const side of [whole.yes_dollars, whole.no_dollars]) {
      const prices = side.map(([price]: [string]) => Number(price))
      expect(prices.length).toBeGreaterThan(1)
      expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b))
    }
    const { orderbook_fp: cut } = (await ask(`/markets/${FED}-T3.75/orderbook?depth=1`)).body
    expect(cut).toEqual({ yes_dollars: [whole.yes_dollars.at(-1)], no_dollars: [whole.no_dollars.at(-1)] })
  })

  it('asks for words other than those it answers with', async () => {
    const words = async (status: string) => {
      const { markets } = (await ask(`/markets?mve_filter=exclude&limit=1000&status=${status}`)).body
      return [...new Set(markets.map((row: { status: string }) => row.status))]
    }
    expect(await words('open')).toEqual(['active'])
    expect(await words('unopened')).toEqual(['initialized'])
    expect(await words('closed')).toEqual(['closed'])
    expect(await words('settled')).toEqual(['finalized'])
    expect(await words('paused')).toEqual([])
  })

  it('settles a market at its value and keeps its last trade', async () => {
    expect((await ask('/markets/KXRAINNYC-26NOV19-T0')).body.market).toMatchObject({
      status: 'finalized',
      result: 'no',
      settlement_value_dollars: '0.0000',
      yes_bid_dollars: '0.0000',
      yes_ask_dollars: '1.0000',
      last_price_dollars: expect.stringMatching(/^0\.(?!0000)\d{4}$/),
    })
  })

  it('fills the list of markets with combos, which have events in no list', async () => {
    const { markets } = (await ask('/markets?limit=1')).body
    expect(markets[0]).toMatchObject({
      ticker: expect.stringMatching(/^KXMVE/),
      no_bid_dollars: '1.0000',
      mve_selected_legs: [{ side: 'yes' }, { side: 'yes' }],
    })
    expect((await ask(`/events/${markets[0].event_ticker}`)).body).toMatchObject({
      event: { title: 'Combo', sub_title: 'MVE' },
      markets: [{ ticker: markets[0].ticker }],
    })
    const { events } = (await ask('/events')).body
    expect(events.map((row: { event_ticker: string }) => row.event_ticker)).not.toContain(markets[0].event_ticker)
    expect((await ask('/markets?mve_filter=only&limit=1000')).body.markets).toHaveLength(14)
    expect((await ask('/markets?mve_filter=exclude&limit=1000')).body.markets).toHaveLength(21)
  })

  it('narrows its lists', async () => {
    const events = async (query: string) =>
      (await ask(`/events?${query}`)).body.events.map((row: { event_ticker: string }) => row.event_ticker)
    expect(await events('series_ticker=KXFEDRATE')).toEqual([FED])
    expect(await events(`tickers=${MATCH},KXNONE`)).toEqual([MATCH])
    const markets = async (query: string) =>
      (await ask(`/markets?mve_filter=exclude&${query}`)).body.markets.map((row: { ticker: string }) => row.ticker)
    expect(await markets(`event_ticker=${FED}`)).toEqual([`${FED}-T3.5`, `${FED}-T3.75`, `${FED}-T4`])
    expect(await markets(`tickers=${FED}-T4,${MATCH}-TIE`)).toEqual([`${FED}-T4`, `${MATCH}-TIE`])
    expect(await markets(`max_close_ts=${Date.parse('2026-11-21') / 1_000}`)).toEqual([
      'KXRAINNYC-26NOV19-T0',
      'KXSNOWNYC-26NOV20-T0',
    ])
    expect((await ask('/series?category=Sports')).body.series).toMatchObject([{ ticker: 'KXEUROCUP' }])
  })

  it('nests markets only on request', async () => {
    expect((await ask('/events?limit=1')).body.events[0]).not.toHaveProperty('markets')
    expect((await ask('/events?limit=1&with_nested_markets=true')).body.events[0].markets).toHaveLength(3)
    expect((await ask(`/events/${FED}`)).body.markets).toHaveLength(3)
    expect((await ask(`/events/${FED}?with_nested_markets=true`)).body.event.markets).toHaveLength(3)
  })

  it('ends a list with an empty cursor', async () => {
    const first = (await ask('/events?limit=10')).body
    const second = (await ask(`/events?limit=10&cursor=${first.cursor}`)).body
    expect([first.events.length, second.events.length, second.cursor]).toEqual([10, 7, ''])
  })

  it.each([
    '/events?limit=201',
    '/events?limit=0',
    '/events?limit=many',
    '/events?status=active',
    '/events?status=paused',
    '/events?cursor=%3F%3F',
    '/markets?limit=1001',
    '/markets?status=finalized',
    '/markets?mve_filter=none',
    '/markets?min_close_ts=soon',
    '/markets/trades?limit=1001',
    '/markets/trades?min_ts=yesterday',
    '/milestones',
    `/markets/${FED}-T4/orderbook?depth=101`,
    '/markets/candlesticks?period_interval=60&start_ts=1&end_ts=2',
    `/markets/candlesticks?market_tickers=${FED}-T4&period_interval=5&start_ts=1&end_ts=2`,
    `/markets/candlesticks?market_tickers=${FED}-T4&period_interval=60`,
    `/markets/candlesticks?market_tickers=${FED}-T4&period_interval=1&start_ts=0&end_ts=600060`,
  ])('refuses %s', async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_parameters', message: 'bad request', service: 'exchange' } },
    })
  })

  it.each([
    '/markets/KXNONE',
    '/events/KXNONE',
    '/events/KXNONE/metadata',
    '/series/KXNONE',
    '/markets/KXNONE/orderbook',
    '/nowhere',
  ])('does not know %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  })

  it.each([
    ['POST', '/orders'],
    ['POST', '/orders/batched'],
    ['DELETE', '/orders/batched'],
    ['DELETE', '/orders/1'],
    ['POST', '/orders/1/amend'],
  ])('has no %s %s any more, with or without a key', async (method, path) => {
    const response = await fetch(`${sandbox.urls.kalshi}/trade-api/v2/portfolio${path}`, { method })
    expect(response.status).toBe(410)
    expect(await response.json()).toMatchObject({ error: { code: 'gone' } })
  })

  it('refuses calls beyond its rate, without saying for how long', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(`/markets/${FED}-T4`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ error: { code: 'too_many_requests' } })
    expect(refused?.headers.has('retry-after')).toBe(false)
    sandbox.time += 1_000
    expect((await ask(`/markets/${FED}-T4`)).status).toBe(200)
  })
})

describe('the adapter before it', () => {
  it('keeps the contract of a venue', async () => {
    // The fake counts calls by this clock, which has to advance as the adapter makes them.
    const began = { clock: sandbox.time, wall: Date.now() }
    const running = createWorld(scenario, { now: () => began.clock + Date.now() - began.wall, seed: 7 })
    const fetchFake = createKalshi(running).fetch
    const fake = createVenue('kalshi', {
      baseUrl: 'http://kalshi.test',
      now: running.now,
      fetch: async (input, init) => fetchFake(new Request(input, init)),
    })
    expect(await checkVenue(fake)).toEqual([])
  })

  it('reads what the scenario says', async () => {
    const match = await venue.fetchEvent({ url: `https://kalshi.com/markets/kxeurocup/cup/${MATCH.toLowerCase()}` })
    expect(match).toMatchObject({
      id: MATCH,
      title: 'Oslo vs Tromso',
      subtitle: 'OSL vs TRO (Nov 25)',
      startDate: '2026-11-25T18:00:00.000Z',
      category: 'Sports',
      sourceMetadata: { mutuallyExclusive: true, seriesTicker: 'KXEUROCUP' },
    })
    expect(match.markets.map(({ title, resolutionDate, tickSize }) => [title, resolutionDate, tickSize])).toEqual([
      ['Oslo vs Tromso Winner? - Oslo', '2026-11-25T21:00:00.000Z', 0.001],
      ['Oslo vs Tromso Winner? - Tromso', '2026-11-25T21:00:00.000Z', 0.001],
      ['Oslo vs Tromso Winner? - Tie', '2026-11-25T21:00:00.000Z', 0.001],
    ])
    expect(await venue.fetchMarket({ marketId: 'KXRAINNYC-26NOV19-T0' })).toMatchObject({
      status: 'finalized',
      yes: { price: 0 },
      no: { price: 1 },
    })
    await expect(venue.fetchMarket({ marketId: FED })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
  })

  it('lists by status, page by page, without combos', async () => {
    const ids = async (status: 'active' | 'closed' | 'all') => {
      const found: string[] = []
      let cursor: string | undefined
      do {
        const page = await venue.fetchEventsPaginated({ status, limit: 9, ...(cursor !== undefined && { cursor }) })
        found.push(...page.data.map(({ id }) => id))
        cursor = page.nextCursor
      } while (cursor !== undefined)
      return found
    }
    expect(await ids('active')).toEqual([FED, MATCH, ...Array.from({ length: 12 }, (_, n) => `KXMORE-${n}`)])
    expect(await ids('closed')).toEqual(['KXSNOWNYC-26NOV20', 'KXRAINNYC-26NOV19'])
    expect(await ids('all')).toHaveLength(17)
    const { data } = await venue.fetchMarketsPaginated({ limit: 1_000 })
    expect(data.filter(({ sourceMetadata }) => sourceMetadata?.comboLegs)).toEqual([])
    expect(data).toHaveLength(18)
  })

  it('reads the book of the world, both sides of it', async () => {
    const [, rung] = sandbox.world.events('kalshi')[0]?.markets ?? []
    const book = sandbox.world.book(rung as ScenarioMarket)
    const yes = await venue.fetchOrderBook(`${FED}-T3.75:YES`)
    const no = await venue.fetchOrderBook(`${FED}-T3.75:NO`, 1)
    expect(yes).toEqual(book)
    expect(no.bids).toEqual([{ price: expect.closeTo(1 - (yes.asks[0]?.price ?? 0), 9), size: yes.asks[0]?.size }])
  })

  it('reads trades of both sides in pages', async () => {
    const [, rung] = sandbox.world.events('kalshi')[0]?.markets ?? []
    const expected = sandbox.world.trades(rung as ScenarioMarket, 30)
    const yes = await venue.fetchTrades(`${FED}-T3.75`, { limit: 30 })
    expect(yes.map(({ id, price, amount, side }) => ({ id, price, size: amount, side }))).toEqual(
      expected.map(({ id, price, size, side }) => ({ id, price, size, side })),
    )
    const no = await venue.fetchTrades(`${FED}-T3.75:NO`, { limit: 30 })
    expect(no.map(({ side }) => side)).toEqual(yes.map(({ side }) => (side === 'buy' ? 'sell' : 'buy')))
    await expect(venue.fetchTrades('KXNONE')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })

  it('reads candles that hold what was traded, in every resolution', async () => {
    const span = { start: '2026-11-19T05:00:00Z', end: '2026-11-20T04:59:59Z' }
    const volume = async (resolution: string) => {
      const candles = await venue.fetchOHLCV(`${FED}-T3.75`, { ...span, resolution })
      return candles.reduce((sum, candle) => sum + (candle.volume ?? 0), 0)
    }
    const hours = await volume('1h')
    expect(hours).toBeGreaterThan(0)
    expect(await volume('1m')).toBe(hours)
    expect(await volume('5m')).toBe(hours)
    const [day] = await venue.fetchOHLCV(`${FED}-T3.75`, { resolution: '1d', start: '2026-11-19', end: '2026-11-19' })
    expect(day).toMatchObject({ timestamp: Date.parse('2026-11-19T05:00:00Z'), volume: hours })
  })

  it('states the kind of bound beside the number', async () => {
    const [market] = (await venue.fetchEvent({ eventId: FED })).markets
    expect(market?.sourceMetadata).toMatchObject({ strikeType: 'greater', floorStrike: 3.5 })
    expect(await venue.fetchEventMetadata(FED)).toMatchObject({
      market_details: [{ market_ticker: `${FED}-T3.5` }, {}, {}],
    })
    expect((await venue.fetchSeries({ limit: 2 })).map(({ ticker }) => ticker)).toEqual(['KXFEDRATE', 'KXEUROCUP'])
  })
})
