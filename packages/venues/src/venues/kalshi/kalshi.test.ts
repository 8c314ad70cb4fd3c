import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Rejection } from '../../venue.ts'
import { venue } from './index.ts'

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./__fixtures__/${name}.json`, import.meta.url), 'utf8'))

const NOT_FOUND = { error: { code: 'not_found', message: 'not found', service: 'exchange' } }

/** The adapter before a venue that answers a path with its fixtures in turn, and with 404 where it has none. */
function kalshiWith(answers: Record<string, string | string[]>) {
  const asked: string[] = []
  const rejections: Rejection[] = []
  const left = new Map(Object.entries(answers).map(([path, names]) => [path, [names].flat()]))
  const kalshi = venue.create({
    baseUrl: 'http://kalshi.test',
    retries: 0,
    now: () => Date.parse('2026-08-14T15:30:00Z'),
    onReject: (rejection) => rejections.push(rejection),
    fetch: async (input) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const path = decodeURIComponent(url.pathname.replace('/trade-api/v2', ''))
      asked.push(path + decodeURIComponent(url.search))
      const name = left.get(path)?.shift()
      return name === undefined ? Response.json(NOT_FOUND, { status: 404 }) : Response.json(fixture(name))
    },
  })
  return { kalshi, asked, rejections }
}

const FED = 'KXFEDRATE-26SEP'
const RUNG = `${FED}-T3.75`
const MATCH = 'KXEUROCUP-26AUG20OSLTRO'

const tradedRung = {
  marketId: RUNG,
  eventId: FED,
  title: 'Will the upper bound of the federal funds rate be above 3.75% after the September 2026 meeting?',
  subtitle: 'Above 3.75%',
  description:
    'If the upper bound of the target range is above 3.75% after the meeting that ends on Sep 16, 2026, then the market resolves to Yes.\n\nAn unscheduled change before the meeting counts as the rate then in force.',
  resolutionDate: '2026-09-16T17:55:00.000Z',
  volume24h: 20.47,
  volume: 10155.43,
  volumeUnit: 'contracts',
  openInterest: 2020.1,
  url: 'https://kalshi.com/events/kxfedrate-26sep',
  tickSize: 0.01,
  status: 'active',
  sourceExchange: 'kalshi',
  bestBid: 0.37,
  bestAsk: 0.4,
  lastPrice: 0.39,
}
const tradedYes = {
  outcomeId: `${RUNG}:YES`,
  marketId: RUNG,
  label: 'Yes',
  price: 0.39,
  priceChange24h: -0.03,
  bestBid: 0.37,
  bestAsk: 0.4,
}
const tradedNo = {
  outcomeId: `${RUNG}:NO`,
  marketId: RUNG,
  label: 'No',
  price: 0.61,
  priceChange24h: 0.03,
  bestBid: 0.6,
  bestAsk: 0.63,
}
const rungFacts = {
  strikeType: 'greater',
  floorStrike: 3.75,
  marketType: 'binary',
  openTime: '2026-06-01T14:00:00.000Z',
  closeTime: '2026-09-16T17:55:00.000Z',
  expectedExpirationTime: '2026-09-16T18:05:00.000Z',
  latestExpirationTime: '2026-09-23T18:05:00.000Z',
  priceLevelStructure: 'linear_cent',
}

describe('fetchMarket', () => {
  it('reads a traded market field by field', async () => {
    const { kalshi, asked } = kalshiWith({ [`/markets/${RUNG}`]: 'fetchMarket-traded' })
    expect(await kalshi.fetchMarket?.({ marketId: RUNG })).toEqual({
      ...tradedRung,
      outcomes: [tradedYes, tradedNo],
      yes: tradedYes,
      no: tradedNo,
      sourceMetadata: rungFacts,
    })
    expect(asked).toEqual([`/markets/${RUNG}`])
  })

  it('takes what a settled market paid as its price, and has no quotes for it', async () => {
    const id = `${MATCH}-TRO`
    const { kalshi } = kalshiWith({ [`/markets/${id}`]: 'fetchMarket-settled' })
    const market = await kalshi.fetchMarket?.({ marketId: id })
    expect(market).toMatchObject({
      title: 'Oslo vs Tromso Winner? - Tromso',
      status: 'finalized',
      lastPrice: 0.03,
      resolutionDate: '2026-08-20T19:52:07.310Z',
      volume: 5210,
      volume24h: 4100,
      tickSize: 0.001,
      sourceMetadata: { result: 'no', settlementValue: 0, strikeType: 'structured' },
    })
    expect(market?.outcomes).toEqual([
      { outcomeId: `${id}:YES`, marketId: id, label: 'Yes', price: 0, priceChange24h: -0.19 },
      { outcomeId: `${id}:NO`, marketId: id, label: 'No', price: 1, priceChange24h: 0.19 },
    ])
    expect(market).not.toHaveProperty('bestBid')
    expect(market).not.toHaveProperty('bestAsk')
  })

  it('prices a market that settled at a fraction by that fraction', async () => {
    const { kalshi } = kalshiWith({ [`/markets/${MATCH}-TRO`]: 'fetchMarket-scalar' })
    const market = await kalshi.fetchMarket?.({ marketId: `${MATCH}-TRO` })
    expect([market?.yes?.price, market?.no?.price]).toEqual([0.29, 0.71])
    expect(market?.sourceMetadata).toMatchObject({ result: 'scalar', settlementValue: 0.29 })
  })

  it('marks a combo and sees that its 0 and 1 are no quotes', async () => {
    const id = 'KXMVESPORTS-S2026A1B2C3D4E5F-0F1E2D3C4B5'
    const { kalshi } = kalshiWith({ [`/markets/${id}`]: 'fetchMarket-combo' })
    const market = await kalshi.fetchMarket?.({ marketId: id })
    expect(market?.sourceMetadata).toMatchObject({
      provisional: true,
      comboCollection: 'KXMVESPORTS-R',
      comboLegs: [
        { eventId: MATCH, marketId: `${MATCH}-OSL`, side: 'yes' },
        { eventId: FED, marketId: RUNG, side: 'yes' },
      ],
    })
    expect(market?.outcomes).toEqual([
      { outcomeId: `${id}:YES`, marketId: id, label: 'Yes' },
      { outcomeId: `${id}:NO`, marketId: id, label: 'No' },
    ])
  })

  it('reads the integer cents and whole contracts of before 2026', async () => {
    const id = 'KXRAINNYC-25DEC01-T0'
    const { kalshi } = kalshiWith({ [`/markets/${id}`]: 'fetchMarket-cents' })
    const market = await kalshi.fetchMarket?.({ marketId: id })
    expect(market).toMatchObject({
      title: 'Will it rain in NYC on Dec 1, 2025?',
      lastPrice: 0.4,
      volume: 35001,
      volume24h: 10,
      openInterest: 13679,
      liquidity: 68148.06,
      volumeUnit: 'contracts',
      sourceMetadata: { strikeType: 'greater', floorStrike: 0 },
    })
    expect(market?.yes).toMatchObject({ price: 0.4, priceChange24h: 0.05, bestBid: 0.37, bestAsk: 0.41 })
    expect(market?.no).toMatchObject({ price: 0.6, priceChange24h: -0.05, bestBid: 0.59, bestAsk: 0.63 })
  })

  it('tells a start only where the opening begins the observed window', async () => {
    const id = 'KXBTC15M-26AUG141015-15'
    const { kalshi } = kalshiWith({ [`/markets/${id}`]: 'fetchMarket-interval' })
    expect(await kalshi.fetchMarket?.({ marketId: id })).toMatchObject({
      title: 'BTC price up in next 15 mins? - Target price: $98,012.44',
      startDate: '2026-08-14T14:00:00.000Z',
      resolutionDate: '2026-08-14T14:15:00.000Z',
      sourceMetadata: { strikeType: 'greater_or_equal', floorStrike: 98012.44 },
    })
  })

  it.each([
    [{ outcomeId: `${RUNG}:NO` }],
    [{ slug: 'kxfedrate-26sep-t3.75' }],
    [{ url: `https://kalshi.com/markets/kxfedrate/fed-funds-rate/kxfedrate-26sep-t3.75` }],
  ])('finds it by %o', async (params) => {
    const { kalshi } = kalshiWith({ [`/markets/${RUNG}`]: 'fetchMarket-traded' })
    expect(await kalshi.fetchMarket?.(params)).toMatchObject({ marketId: RUNG })
  })

  it('does not take the page of an event for the one market that bears its ticker', async () => {
    const { kalshi } = kalshiWith({
      [`/events/${FED}`]: 'fetchEvent-ladder',
      [`/markets/${FED}`]: 'fetchMarket-traded',
    })
    const url = `https://kalshi.com/events/${FED}`
    await expect(kalshi.fetchMarket?.({ url })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
  })

  it('refuses the ticker of an event with several markets', async () => {
    const { kalshi } = kalshiWith({ [`/events/${FED}`]: 'fetchEvent-ladder' })
    await expect(kalshi.fetchMarket?.({ marketId: FED })).rejects.toMatchObject({
      code: 'AMBIGUOUS_IDENTIFIER',
      message: `${FED} names several markets, as ${FED}-T3.75, ${FED}-T4.25, ${FED}-T4.75`,
      exchange: 'kalshi',
    })
  })

  it('takes the ticker of an event with one market for that market, archived or not', async () => {
    const { kalshi, asked } = kalshiWith({
      '/events/KXRAINNYC-25DEC01': 'fetchEvent-archived',
      '/historical/markets': 'fetchEvent-archivedMarkets',
    })
    expect(await kalshi.fetchMarket?.({ eventId: 'KXRAINNYC-25DEC01' })).toMatchObject({
      marketId: 'KXRAINNYC-25DEC01-T0',
      category: 'Climate and Weather',
    })
    expect(asked).toContain('/historical/markets?event_ticker=KXRAINNYC-25DEC01&limit=1000')
  })

  it('looks into the archive before it gives up', async () => {
    const { kalshi } = kalshiWith({ [`/historical/markets/${RUNG}`]: 'fetchMarket-traded' })
    expect(await kalshi.fetchMarket?.({ marketId: RUNG })).toMatchObject({ marketId: RUNG })
    await expect(kalshi.fetchMarket?.({ marketId: 'KXNONE' })).rejects.toMatchObject({
      code: 'MARKET_NOT_FOUND',
      message: 'No market KXNONE on Kalshi',
    })
  })

  it('wants to know which', async () => {
    const { kalshi } = kalshiWith({})
    await expect(kalshi.fetchMarket?.({})).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
    await expect(kalshi.fetchMarket?.({ marketId: RUNG, eventId: FED })).rejects.toMatchObject({
      code: 'AMBIGUOUS_IDENTIFIER',
    })
    await expect(kalshi.fetchMarket?.({ url: 'https://kalshi.com/portfolio' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'url',
    })
  })
})

describe('fetchEvent', () => {
  it('reads an event and its markets', async () => {
    const { kalshi, asked } = kalshiWith({ [`/events/${FED}`]: 'fetchEvent-ladder' })
    const event = await kalshi.fetchEvent?.({ eventId: FED })
    const { markets, ...rest } = event ?? { markets: [] }
    expect(rest).toEqual({
      id: FED,
      title: 'Fed funds rate after the September 2026 meeting?',
      subtitle: 'On Sep 16, 2026',
      slug: 'kxfedrate-26sep',
      volume24h: 20.47,
      volume: 10155.43,
      volumeUnit: 'contracts',
      url: 'https://kalshi.com/events/kxfedrate-26sep',
      category: 'Economics',
      sourceExchange: 'kalshi',
      sourceMetadata: {
        seriesTicker: 'KXFEDRATE',
        mutuallyExclusive: false,
        strikeDate: '2026-09-16T18:00:00.000Z',
      },
    })
    expect(markets[0]).toEqual({
      ...tradedRung,
      category: 'Economics',
      outcomes: [tradedYes, tradedNo],
      yes: tradedYes,
      no: tradedNo,
      sourceMetadata: { ...rungFacts, seriesTicker: 'KXFEDRATE' },
    })
    expect(asked.sort()).toEqual([
      `/events/${FED}?with_nested_markets=true`,
      `/milestones?related_event_ticker=${FED}&limit=100`,
    ])
  })

  it('prices an untraded market by the midpoint of its quotes, one without quotes not at all', async () => {
    const { kalshi } = kalshiWith({ [`/events/${FED}`]: 'fetchEvent-ladder' })
    const [, untraded, empty] = (await kalshi.fetchEvent?.({ eventId: FED }))?.markets ?? []
    expect(untraded?.outcomes).toEqual([
      {
        outcomeId: `${FED}-T4.25:YES`,
        marketId: `${FED}-T4.25`,
        label: 'Yes',
        price: 0.035,
        bestBid: 0.02,
        bestAsk: 0.05,
      },
      {
        outcomeId: `${FED}-T4.25:NO`,
        marketId: `${FED}-T4.25`,
        label: 'No',
        price: 0.965,
        bestBid: 0.95,
        bestAsk: 0.98,
      },
    ])
    expect(untraded).toMatchObject({ volume: 0, volume24h: 0, openInterest: 0 })
    expect(empty?.outcomes).toEqual([
      { outcomeId: `${FED}-T4.75:YES`, marketId: `${FED}-T4.75`, label: 'Yes' },
      { outcomeId: `${FED}-T4.75:NO`, marketId: `${FED}-T4.75`, label: 'No' },
    ])
  })

  it('tells when a match begins', async () => {
    const { kalshi } = kalshiWith({ [`/events/${MATCH}`]: 'fetchEvent-match', '/milestones': 'milestones-match' })
    expect(await kalshi.fetchEvent?.({ eventId: MATCH })).toMatchObject({
      title: 'Oslo vs Tromso',
      subtitle: 'OSL vs TRO (Aug 20)',
      startDate: '2026-08-20T18:00:00.000Z',
      sourceMetadata: { mutuallyExclusive: true },
      markets: [
        { title: 'Oslo vs Tromso Winner? - Oslo', subtitle: 'Oslo', resolutionDate: '2026-08-20T20:00:00.000Z' },
        { title: 'Oslo vs Tromso Winner? - Tromso', yes: { price: 0.22 }, no: { price: 0.78, bestAsk: 0.78 } },
        { title: 'Oslo vs Tromso Winner? - Tie', yes: { price: 0.26, bestBid: 0.25, bestAsk: 0.27 } },
      ],
    })
  })

  it.each([
    [{ url: 'https://kalshi.com/markets/kxeurocup/euro-cup/kxeurocup-26aug20osltro' }],
    [{ slug: 'kxeurocup-26aug20osltro' }],
  ])('finds it by %o', async (params) => {
    const { kalshi } = kalshiWith({ [`/events/${MATCH}`]: 'fetchEvent-match' })
    expect(await kalshi.fetchEvent?.(params)).toMatchObject({ id: MATCH })
  })

  it('takes the page of a series for its only open event', async () => {
    const { kalshi, asked } = kalshiWith({ '/events': 'fetchEventsPaginated-brokenRow' })
    expect(await kalshi.fetchEvent?.({ url: 'https://kalshi.com/markets/kxeurocup' })).toMatchObject({ id: MATCH })
    expect(asked).toContain('/events?with_nested_markets=true&series_ticker=KXEUROCUP&status=open&limit=2')
  })

  it('refuses the page of a series with several open events', async () => {
    const { kalshi } = kalshiWith({ '/events': 'fetchEventsPaginated-open' })
    await expect(kalshi.fetchEvent?.({ slug: 'kxmany' })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
  })

  it('takes the ticker of a market in an address for its event', async () => {
    const { kalshi } = kalshiWith({
      '/events': 'fetchEventsPaginated-none',
      [`/markets/${RUNG}`]: 'fetchMarket-traded',
      [`/events/${FED}`]: 'fetchEvent-ladder',
    })
    const url = 'https://kalshi.com/markets/kxfedrate/fed-funds-rate/kxfedrate-26sep-t3.75'
    expect(await kalshi.fetchEvent?.({ url })).toMatchObject({ id: FED })
  })

  it('says when there is none', async () => {
    const { kalshi } = kalshiWith({ '/events': ['fetchEventsPaginated-none'] })
    const none = { code: 'EVENT_NOT_FOUND', message: 'No event KXNONE-26 on Kalshi', exchange: 'kalshi' }
    await expect(kalshi.fetchEvent?.({ eventId: 'KXNONE-26' })).rejects.toMatchObject(none)
    await expect(kalshi.fetchEvent?.({ slug: 'kxnone-26' })).rejects.toMatchObject(none)
  })
})

describe('fetchEventsPaginated', () => {
  it('reads a page, its milestones and its cursor', async () => {
    const { kalshi, asked } = kalshiWith({ '/events': 'fetchEventsPaginated-open' })
    const page = await kalshi.fetchEventsPaginated?.({ limit: 500, cursor: 'CgYI' })
    expect(page?.nextCursor).toBe('CgYI8JHtswkSDktYRVVST0NVUA')
    expect(page?.data.map(({ id, startDate, volume, markets }) => [id, startDate, volume, markets.length])).toEqual([
      [FED, undefined, 10155.43, 3],
      [MATCH, '2026-08-20T18:00:00.000Z', 352.5, 3],
    ])
    expect(asked).toEqual(['/events?with_nested_markets=true&status=open&cursor=CgYI&limit=200&with_milestones=true'])
  })

  it('leaves out and reports only the rows it cannot read', async () => {
    const { kalshi, rejections } = kalshiWith({ '/events': 'fetchEventsPaginated-brokenRow' })
    const page = await kalshi.fetchEventsPaginated?.()
    expect(page?.data.map(({ id, markets }) => [id, markets.map(({ marketId }) => marketId)])).toEqual([
      [MATCH, [`${MATCH}-OSL`]],
    ])
    expect(page).not.toHaveProperty('nextCursor')
    expect(rejections.map(({ venue: name, path }) => [name, path])).toEqual([
      ['kalshi', '/events'],
      ['kalshi', '/events markets'],
    ])
  })

  it('walks the closed and then the settled events for what is closed to us', async () => {
    const { kalshi, asked } = kalshiWith({
      '/events': ['fetchEventsPaginated-open', 'fetchEventsPaginated-none', 'fetchEventsPaginated-none'],
    })
    const first = await kalshi.fetchEventsPaginated?.({ status: 'closed' })
    const second = await kalshi.fetchEventsPaginated?.({ status: 'closed', cursor: first?.nextCursor ?? '' })
    const third = await kalshi.fetchEventsPaginated?.({ status: 'closed', cursor: second?.nextCursor ?? '' })
    expect([first, second, third].map((page) => page?.nextCursor)).toEqual([
      'closed:CgYI8JHtswkSDktYRVVST0NVUA',
      'settled:',
      undefined,
    ])
    expect(
      asked.map((url) => new URLSearchParams(url.split('?')[1])).map((q) => [q.get('status'), q.get('cursor')]),
    ).toEqual([
      ['closed', null],
      ['closed', 'CgYI8JHtswkSDktYRVVST0NVUA'],
      ['settled', null],
    ])
    await expect(kalshi.fetchEventsPaginated?.({ status: 'closed', cursor: 'CgYI' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'cursor',
    })
  })

  it('lets the venue list one series', async () => {
    const { kalshi, asked } = kalshiWith({ '/events': 'fetchEventsPaginated-brokenRow' })
    expect((await kalshi.fetchEvents?.({ series: 'kxeurocup' }))?.map(({ id }) => id)).toEqual([MATCH])
    expect(asked[0]).toContain('series_ticker=KXEUROCUP&status=open')
  })

  it('asks for no status where all are wanted, and filters what came', async () => {
    const { kalshi, asked } = kalshiWith({ '/events': 'fetchEventsPaginated-open' })
    const page = await kalshi.fetchEventsPaginated?.({ status: 'all', filter: { text: 'oslo' } })
    expect(page?.data.map(({ id }) => id)).toEqual([MATCH])
    expect(asked).toEqual(['/events?with_nested_markets=true&limit=100&with_milestones=true'])
  })
})

describe('fetchMarketsPaginated', () => {
  it('reads a page without combos', async () => {
    const { kalshi, asked } = kalshiWith({ '/markets': 'fetchMarketsPaginated-open' })
    const page = await kalshi.fetchMarketsPaginated?.({ limit: 5_000 })
    expect(page?.data.map(({ marketId, eventId }) => [marketId, eventId])).toEqual([
      [`${FED}-T4.25`, FED],
      [`${FED}-T4.75`, FED],
    ])
    expect(page?.nextCursor).toBe('CgwIj66QxwYQsOCSqgMSEUtYRkVE')
    expect(asked).toEqual(['/markets?status=open&limit=1000&mve_filter=exclude'])
  })
})

describe('fetchOrderBook', () => {
  const path = `/markets/${RUNG}/orderbook`

  it('mirrors the bids for NO into the asks for YES', async () => {
    const { kalshi, asked } = kalshiWith({ [path]: 'fetchOrderBook-twoSided' })
    expect(await kalshi.fetchOrderBook?.(`${RUNG}:YES`)).toEqual({
      bids: [
        { price: 0.37, size: 444.32 },
        { price: 0.35, size: 3195.84 },
        { price: 0.01, size: 6558.5 },
      ],
      asks: [
        { price: 0.4, size: 120 },
        { price: 0.41, size: 118.85 },
        { price: 0.99, size: 13553 },
      ],
    })
    expect(asked).toEqual([path])
  })

  it('reads NO as its own side, cut to a depth', async () => {
    const { kalshi, asked } = kalshiWith({ [path]: 'fetchOrderBook-twoSided' })
    expect(await kalshi.fetchOrderBook?.(`${RUNG}:NO`, 2)).toEqual({
      bids: [
        { price: 0.6, size: 120 },
        { price: 0.59, size: 118.85 },
      ],
      asks: [
        { price: 0.63, size: 444.32 },
        { price: 0.65, size: 3195.84 },
      ],
    })
    expect(asked).toEqual([`${path}?depth=2`])
  })

  it('takes the side beside a bare ticker, in every place it may stand', async () => {
    const { kalshi } = kalshiWith({ [path]: Array.from({ length: 5 }, () => 'fetchOrderBook-twoSided') })
    const best = async (...args: Parameters<NonNullable<typeof kalshi.fetchOrderBook>>) =>
      (await kalshi.fetchOrderBook?.(...args))?.bids[0]?.price
    expect(await best(RUNG)).toBe(0.37)
    expect(await best(RUNG, 'no')).toBe(0.6)
    expect(await best(RUNG, undefined, { side: 'no' })).toBe(0.6)
    expect(await best(RUNG, 5, { outcome: 'no' })).toBe(0.6)
    expect(await best(`${RUNG}:YES`, 'no')).toBe(0.37)
  })

  it('keeps an empty side empty and sub-cent prices exact', async () => {
    const { kalshi } = kalshiWith({ [path]: 'fetchOrderBook-oneSided' })
    expect(await kalshi.fetchOrderBook?.(RUNG)).toEqual({
      bids: [],
      asks: [
        { price: 0.162, size: 7.5 },
        { price: 0.163, size: 12 },
      ],
    })
  })

  it('reads the older empty book', async () => {
    const { kalshi } = kalshiWith({ [path]: 'fetchOrderBook-none' })
    expect(await kalshi.fetchOrderBook?.(RUNG)).toEqual({ bids: [], asks: [] })
  })

  it('does not cut New Orleans in two', async () => {
    const { kalshi } = kalshiWith({ '/markets/KXNFLGAME-26SEP13ATLNO-NO/orderbook': 'fetchOrderBook-twoSided' })
    expect((await kalshi.fetchOrderBook?.('KXNFLGAME-26SEP13ATLNO-NO'))?.bids[0]?.price).toBe(0.37)
  })

  it('knows no unknown market and no past', async () => {
    const { kalshi } = kalshiWith({})
    await expect(kalshi.fetchOrderBook?.('KXNONE:YES')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    await expect(kalshi.fetchOrderBook?.(RUNG, undefined, { since: '2026-08-01' })).rejects.toMatchObject({
      code: 'NOT_SUPPORTED',
    })
  })
})

describe('fetchTrades', () => {
  const pages = { '/markets/trades': ['fetchTrades-page1', 'fetchTrades-page2'] }
  const id = (last: number) => `961535f3-d80f-5462-e91d-88d4fe6db2${last}`

  it('tells price and taker for YES, over pages and into the archive', async () => {
    const { kalshi, asked } = kalshiWith({ ...pages, '/historical/trades': 'fetchTrades-archived' })
    const outcomeId = `${RUNG}:YES`
    expect(await kalshi.fetchTrades?.(RUNG)).toEqual([
      { id: id(85), timestamp: 1786719620897, price: 0.39, amount: 1.5, side: 'buy', outcomeId },
      { id: id(84), timestamp: 1786719576373, price: 0.37, amount: 20, side: 'sell', outcomeId },
      { id: id(83), timestamp: 1786611600000, price: 0.4, amount: 7, side: 'buy', outcomeId },
      { id: id(10), timestamp: 1780390800000, price: 0.55, amount: 3, side: 'sell', outcomeId },
    ])
    expect(asked).toEqual([
      `/markets/trades?ticker=${RUNG}&limit=100`,
      `/markets/trades?ticker=${RUNG}&limit=100&cursor=EhIKEGiNwc3pm3X2QYbRDgixEEEaDAjN9pPLBhDIivDDAQ`,
      `/historical/trades?ticker=${RUNG}&limit=100`,
    ])
  })

  it('tells price and taker for NO', async () => {
    const { kalshi } = kalshiWith(pages)
    const outcomeId = `${RUNG}:NO`
    expect(await kalshi.fetchTrades?.(outcomeId, { limit: 2 })).toEqual([
      { id: id(85), timestamp: 1786719620897, price: 0.61, amount: 1.5, side: 'sell', outcomeId },
      { id: id(84), timestamp: 1786719576373, price: 0.63, amount: 20, side: 'buy', outcomeId },
    ])
  })

  it('keeps to the span, to the millisecond', async () => {
    const { kalshi, asked } = kalshiWith({ ...pages, '/historical/trades': 'fetchTrades-empty' })
    const span = { start: '2026-08-14T14:59:36.373Z', end: '2026-08-14T15:00:20.896' }
    expect((await kalshi.fetchTrades?.(RUNG, span))?.map((trade) => trade.id)).toEqual([id(84)])
    expect(asked[0]).toBe(`/markets/trades?ticker=${RUNG}&limit=100&min_ts=1786719576&max_ts=1786719621`)
  })

  it('tells a quiet market from an unknown one', async () => {
    const empty = { '/markets/trades': 'fetchTrades-empty', '/historical/trades': 'fetchTrades-empty' }
    const quiet = kalshiWith({ ...empty, [`/markets/${RUNG}`]: 'fetchMarket-traded' })
    expect(await quiet.kalshi.fetchTrades?.(RUNG)).toEqual([])
    const unknown = kalshiWith(empty)
    await expect(unknown.kalshi.fetchTrades?.('KXNONE:NO')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('fetchOHLCV', () => {
  const at = (hour: number) => Date.parse('2026-08-14T00:00:00Z') + hour * 3_600_000

  it('reads the hours of YES, and none for an hour without trades', async () => {
    const { kalshi, asked } = kalshiWith({ '/markets/candlesticks': 'fetchOHLCV-hours' })
    expect(
      await kalshi.fetchOHLCV?.(RUNG, { resolution: '1h', start: '2026-08-14T10:00:00Z', end: '2026-08-14T14:59:59Z' }),
    ).toEqual([
      { timestamp: at(10), open: 0.4, high: 0.44, low: 0.39, close: 0.41, volume: 12.5 },
      { timestamp: at(12), open: 0.41, high: 0.42, low: 0.36, close: 0.37, volume: 100 },
      { timestamp: at(13), open: 0.37, high: 0.38, low: 0.37, close: 0.38, volume: 0.5 },
      { timestamp: at(14), open: 0.38, high: 0.4, low: 0.38, close: 0.39, volume: 9 },
    ])
    expect(asked).toEqual([
      `/markets/candlesticks?market_tickers=${RUNG}&period_interval=60&start_ts=1786701601&end_ts=1786723200`,
    ])
  })

  it('mirrors NO, high for low', async () => {
    const { kalshi } = kalshiWith({ '/markets/candlesticks': 'fetchOHLCV-hours' })
    const params = { resolution: '1h', start: '2026-08-14T10:00:00Z', limit: 2 }
    expect(await kalshi.fetchOHLCV?.(`${RUNG}:NO`, params)).toEqual([
      { timestamp: at(10), open: 0.6, high: 0.61, low: 0.56, close: 0.59, volume: 12.5 },
      { timestamp: at(12), open: 0.59, high: 0.64, low: 0.58, close: 0.63, volume: 100 },
    ])
  })

  it('joins hours to the resolution asked for', async () => {
    const { kalshi, asked } = kalshiWith({ '/markets/candlesticks': 'fetchOHLCV-hours' })
    expect(await kalshi.fetchOHLCV?.(RUNG, { resolution: '2h', limit: 3 })).toEqual([
      { timestamp: at(10), open: 0.4, high: 0.44, low: 0.39, close: 0.41, volume: 12.5 },
      { timestamp: at(12), open: 0.41, high: 0.42, low: 0.36, close: 0.38, volume: 100.5 },
      { timestamp: at(14), open: 0.38, high: 0.4, low: 0.38, close: 0.39, volume: 9 },
    ])
    expect(asked[0]).toContain('period_interval=60')
  })

  it('begins a day where New York does', async () => {
    const { kalshi, asked } = kalshiWith({ '/markets/candlesticks': ['fetchOHLCV-days', 'fetchOHLCV-days'] })
    expect((await kalshi.fetchOHLCV?.(RUNG, { resolution: '1d' }))?.map(({ timestamp }) => timestamp)).toEqual([
      at(-44),
      at(-20),
    ])
    expect(asked[0]).toContain('period_interval=1440')
    expect(await kalshi.fetchOHLCV?.(RUNG, { resolution: '3d' })).toEqual([
      { timestamp: at(-68), open: 0.4, high: 0.44, low: 0.36, close: 0.37, volume: 112.5 },
    ])
  })

  it('asks for a long span in parts that neither overlap nor leave a gap', async () => {
    const { kalshi, asked } = kalshiWith({
      '/markets/candlesticks': Array.from({ length: 3 }, () => 'fetchOHLCV-hours'),
    })
    await kalshi.fetchOHLCV?.(RUNG, { resolution: '5m', start: '2026-08-07T00:00:00Z', end: '2026-08-14T15:00:00Z' })
    const spans = asked.map((url) => new URLSearchParams(url.split('?')[1]))
    expect(spans.map((span) => [span.get('period_interval'), span.get('start_ts'), span.get('end_ts')])).toEqual([
      ['1', '1786060801', '1786360800'],
      ['1', '1786360801', '1786660800'],
      ['1', '1786660801', '1786719960'],
    ])
  })

  it('looks into the archive, which has dollars under the older names', async () => {
    const { kalshi } = kalshiWith({
      '/markets/candlesticks': 'fetchOHLCV-unlisted',
      [`/historical/markets/${RUNG}/candlesticks`]: 'fetchOHLCV-archived',
    })
    expect(await kalshi.fetchOHLCV?.(RUNG, { resolution: '1h' })).toEqual([
      { timestamp: at(10), open: 0.4, high: 0.44, low: 0.39, close: 0.41, volume: 12.5 },
    ])
  })

  it('tells a quiet market from an unknown one, and refuses what cannot be built', async () => {
    const quiet = kalshiWith({
      '/markets/candlesticks': 'fetchOHLCV-unlisted',
      [`/markets/${RUNG}`]: 'fetchMarket-traded',
    })
    expect(await quiet.kalshi.fetchOHLCV?.(RUNG, { resolution: '1h' })).toEqual([])
    const { kalshi } = kalshiWith({})
    await expect(kalshi.fetchOHLCV?.('KXNONE', { resolution: '1h' })).rejects.toMatchObject({
      code: 'OUTCOME_NOT_FOUND',
    })
    await expect(kalshi.fetchOHLCV?.(RUNG, { resolution: '30s' })).rejects.toMatchObject({ field: 'resolution' })
    await expect(kalshi.fetchOHLCV?.(RUNG, { resolution: '1m', start: '2024-01-01' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'start',
    })
  })
})

describe('fetchSeries and fetchEventMetadata', () => {
  it('lists series by category and title', async () => {
    const { kalshi, asked } = kalshiWith({ '/series': 'fetchSeries-economics' })
    expect(await kalshi.fetchSeries?.({ category: 'Economics', query: 'FUNDS' })).toEqual([
      {
        id: 'KXFEDRATE',
        ticker: 'KXFEDRATE',
        slug: 'kxfedrate',
        title: 'Fed funds rate',
        recurrence: 'custom',
        url: 'https://kalshi.com/markets/kxfedrate',
        sourceExchange: 'kalshi',
        sourceMetadata: {
          category: 'Economics',
          tags: ['Fed'],
          settlementSources: [{ name: 'Federal Reserve', url: 'https://example.test/fed' }],
        },
      },
    ])
    expect(asked).toEqual(['/series?category=Economics'])
  })

  it('returns the metadata in the words of the venue', async () => {
    const { kalshi } = kalshiWith({ [`/events/${FED}/metadata`]: 'fetchEventMetadata-ladder' })
    expect(await kalshi.fetchEventMetadata?.(FED)).toMatchObject({
      image_url: 'https://example.test/KXFEDRATE.webp',
      market_details: [{ market_ticker: RUNG, color_code: '#AA00FF' }],
    })
    await expect(kalshi.fetchEventMetadata?.('KXNONE')).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
  })
})

describe('errors', () => {
  it.each([
    [{ error: { code: 'invalid_parameters', message: 'bad request', details: 'limit' } }, 'Kalshi: bad request: limit'],
    [{ code: 'invalid_parameters', message: 'bad request' }, 'Kalshi: bad request'],
    ['<html>', 'kalshi answered 400'],
  ])('reads %j', async (body, message) => {
    const kalshi = venue.create({ retries: 0, fetch: async () => Response.json(body, { status: 400 }) })
    await expect(kalshi.fetchMarketsPaginated?.()).rejects.toMatchObject({ code: 'BAD_REQUEST', message })
  })

  it('asks the host of the venue unless told otherwise', async () => {
    let asked: string | undefined
    const fetch = async (input: string | URL | Request) => {
      asked = input instanceof Request ? input.url : String(input)
      return Response.json(fixture('fetchMarket-traded'))
    }
    await venue.create({ fetch }).fetchMarket?.({ marketId: RUNG })
    expect(asked).toBe(`https://external-api.kalshi.com/trade-api/v2/markets/${RUNG}`)
    await venue.create({ fetch, baseUrl: 'http://127.0.0.1:9/kalshi/' }).fetchMarket?.({ marketId: RUNG })
    expect(asked).toBe(`http://127.0.0.1:9/kalshi/trade-api/v2/markets/${RUNG}`)
  })
})
