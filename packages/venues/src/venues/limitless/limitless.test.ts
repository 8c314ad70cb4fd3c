import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import type { Rejection, Venue } from '../../venue.ts'
import { venue } from './index.ts'

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./__fixtures__/${name}.json`, import.meta.url), 'utf8'))

/** The adapter before a venue that answers a path with its fixtures in turn, the last one again, and else with 404. */
function limitlessWith(answers: Record<string, string | unknown[]>) {
  const calls: string[] = []
  const rejections: Rejection[] = []
  const left = new Map(Object.entries(answers).map(([path, names]) => [path, [names].flat()]))
  const limitless = venue.create({
    baseUrl: 'http://limitless.test',
    retries: 0,
    now: () => Date.parse('2026-09-01T15:00:00Z'),
    onReject: (rejection) => rejections.push(rejection),
    fetch: async (input) => {
      const url = new URL(input)
      calls.push(url.pathname + url.search)
      const names = left.get(url.pathname)
      const answer = names && names.length > 1 ? names.shift() : names?.[0]
      if (answer === undefined) return Response.json(fixture('error-notFound'), { status: 404 })
      return Response.json(typeof answer === 'string' ? fixture(answer) : answer)
    },
  }) as Required<Venue>
  return { limitless, calls, rejections }
}

const ACTIVE = '/markets/active?page=1&limit=25&sortBy=newest'
const GROUP = 'most-seats-in-wales-1785749564095'
const LABOUR = 'labour-1785749564101'
const MATCH = 'will-both-teams-score-1790812800377'
const YES = '50123456789012345678901'
const NO = '50123456789012345678902'

const labourYes = {
  outcomeId: '7100000000000000000000000000000000000001',
  marketId: '201871',
  label: 'Yes',
  price: 0.4105,
  bestBid: 0.405,
  bestAsk: 0.416,
}
const labourNo = {
  outcomeId: '7200000000000000000000000000000000000001',
  marketId: '201871',
  label: 'No',
  price: 0.5895,
  bestBid: 0.584,
  bestAsk: 0.595,
}
const labour = {
  marketId: '201871',
  eventId: '10000412',
  title: 'Most seats in Wales: Labour',
  subtitle: 'Labour',
  description: 'This market resolves to “Yes” if Labour wins most seats.',
  slug: LABOUR,
  outcomes: [labourYes, labourNo],
  yes: labourYes,
  no: labourNo,
  startDate: '2026-08-03T09:12:44.120Z',
  resolutionDate: '2026-10-04T00:00:00.000Z',
  volume: 20500.25,
  volumeUnit: 'USD',
  url: `https://limitless.exchange/markets/${LABOUR}`,
  category: 'Politics',
  sourceCategory: 'Politics',
  tags: ['Lumy'],
  tickSize: 0.001,
  status: 'FUNDED',
  contractAddress: `0x${'01'.repeat(32)}`,
  sourceExchange: 'limitless',
  sourceMetadata: { tradeType: 'clob' },
  bestBid: 0.405,
  bestAsk: 0.416,
}

describe('fetchEvent', () => {
  it('reads a group as an event field by field', async () => {
    const { limitless, calls } = limitlessWith({ [`/markets/${GROUP}`]: 'fetchEvent-group' })
    const { markets, ...event } = await limitless.fetchEvent({ slug: GROUP })
    expect(event).toEqual({
      id: '10000412',
      title: 'Most seats in Wales',
      description: 'Which party wins most seats in the Senedd?\n\nSource: the official count & its corrections.',
      slug: GROUP,
      volume: 27810.75,
      volumeUnit: 'USD',
      url: `https://limitless.exchange/markets/${GROUP}`,
      image: 'https://cdn.example.test/wales.png',
      category: 'Politics',
      sourceCategory: 'Politics',
      tags: ['Lumy'],
      sourceExchange: 'limitless',
    })
    expect(markets.map(({ marketId }) => marketId)).toEqual(['201871', '201872', '201873'])
    expect(markets[0]).toEqual(labour)
    expect(calls).toEqual([`/markets/${GROUP}`])
  })

  it('takes neither the ends of the grid for quotes nor the middle of an empty book for a price', async () => {
    const { limitless } = limitlessWith({ [`/markets/${GROUP}`]: 'fetchEvent-group' })
    const { markets } = await limitless.fetchEvent({ slug: GROUP })
    expect(markets[2]?.outcomes).toEqual([
      { outcomeId: '7100000000000000000000000000000000000003', marketId: '201873', label: 'Yes' },
      { outcomeId: '7200000000000000000000000000000000000003', marketId: '201873', label: 'No' },
    ])
    expect(markets[2]).toMatchObject({ title: 'Most seats in Wales: Other', volume: 0, volumeUnit: 'USD' })
    expect(markets[2]).not.toHaveProperty('bestBid')
  })

  it('reads a single market as an event of its own, with its kick-off', async () => {
    const { limitless } = limitlessWith({ [`/markets/${MATCH}`]: 'fetchEvent-single' })
    const event = await limitless.fetchEvent({ slug: MATCH })
    expect(event).toMatchObject({
      id: '185990',
      title: 'Will both teams score?',
      startDate: '2026-10-10T12:00:00.000Z',
      image: 'https://cdn.example.test/ball.png',
      sourceCategory: 'Props',
      tags: ['Football', 'Lumy'],
    })
    expect(event.markets).toHaveLength(1)
    expect(event.markets[0]).toMatchObject({
      marketId: '185990',
      eventId: '185990',
      title: 'Will both teams score?',
      slug: MATCH,
      description: 'Resolves to "YES" if both sides score in regular time.',
      startDate: '2026-08-03T09:12:44.120Z',
      resolutionDate: '2026-10-11T12:00:00.000Z',
      volume: 1250.3,
      yes: { outcomeId: YES, price: 0.476, bestBid: 0.466, bestAsk: 0.486 },
      no: { outcomeId: NO, price: 0.524, bestBid: 0.514, bestAsk: 0.534 },
    })
    expect(event.markets[0]).not.toHaveProperty('subtitle')
    expect(event).not.toHaveProperty('liquidity')
  })

  it('returns the window and the price to beat of an up-or-down market', async () => {
    const { limitless } = limitlessWith({ '/markets/eth': 'fetchEvent-emptyBook' })
    const event = await limitless.fetchEvent({ slug: 'eth' })
    expect(event.startDate).toBe('2026-08-29T09:25:00.000Z')
    expect(event.markets[0]).toMatchObject({
      startDate: '2026-08-29T09:25:00.000Z',
      resolutionDate: '2026-08-29T09:30:00.000Z',
      sourceMetadata: { tradeType: 'clob', openPrice: 4381.25 },
    })
    expect(event.markets[0]?.yes).toEqual({ outcomeId: '60123456789012345678901', marketId: '269949', label: 'Yes' })
  })

  it('reads an older pool: prices of 100, no tokens, figures in another currency left out', async () => {
    const { limitless } = limitlessWith({ '/markets/pool': 'fetchEvent-pool' })
    const { markets, ...event } = await limitless.fetchEvent({ slug: 'pool' })
    expect(event).not.toHaveProperty('volume')
    expect(event).not.toHaveProperty('volumeUnit')
    const [market] = markets
    expect(market?.currency).toBe('WETH')
    expect(market?.outcomes).toEqual([
      { outcomeId: '5511', marketId: '8123', label: 'Yes', price: 0.005 },
      { outcomeId: '5512', marketId: '8123', label: 'No', price: 0.995 },
    ])
    for (const name of ['volume', 'liquidity', 'openInterest', 'volumeUnit', 'tickSize']) {
      expect(market).not.toHaveProperty(name)
    }
  })

  it('finds by number what it has not seen yet in the list, and by number again without it', async () => {
    const { limitless, calls } = limitlessWith({
      '/markets/active': 'fetchEventsPaginated-page',
      [`/markets/${GROUP}`]: 'fetchEvent-group',
    })
    expect((await limitless.fetchEvent({ eventId: '10000412' })).id).toBe('10000412')
    expect((await limitless.fetchMarket({ marketId: '201872' })).title).toBe('Most seats in Wales: Reform UK')
    expect((await limitless.fetchMarket({ outcomeId: labourNo.outcomeId })).marketId).toBe('201871')
    expect(calls.filter((path) => path === ACTIVE)).toHaveLength(1)
  })

  it('leads from the page of a child to its group', async () => {
    const { limitless } = limitlessWith({
      '/markets/active': 'fetchEventsPaginated-page',
      [`/markets/${GROUP}`]: 'fetchEvent-group',
      [`/markets/${LABOUR}`]: 'fetchMarket-child',
    })
    const url = `https://limitless.exchange/markets/${LABOUR}?ref=7`
    expect((await limitless.fetchEvent({ url })).id).toBe('10000412')
    expect(await limitless.fetchMarket({ url })).toEqual(labour)
  })

  it('says what is missing, wrong or unclear', async () => {
    const { limitless } = limitlessWith({ '/markets/active': [{ data: [], totalMarketsCount: 0 }] })
    await expect(limitless.fetchEvent({ slug: 'none' })).rejects.toMatchObject({
      code: 'EVENT_NOT_FOUND',
      message: 'No market none on Limitless',
    })
    await expect(limitless.fetchEvent({ eventId: '1' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    await expect(limitless.fetchEvent()).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
    await expect(limitless.fetchEvent({ eventId: '1', slug: 'none' })).rejects.toMatchObject({
      code: 'AMBIGUOUS_IDENTIFIER',
    })
    await expect(limitless.fetchEvent({ url: 'https://example.test/markets/none' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'url',
    })
  })
})

describe('fetchMarket', () => {
  it.each([
    ['the middle of what was left of the book', 0, { prices: [0.97, 0.03] }, [1, 0]],
    ['the other side', 1, { prices: [0.5, 0.5] }, [0, 1]],
    ['no side', null, { prices: [0.5, 0.5], tradePrices: null }, [undefined, undefined]],
  ])('returns the winner, not the shown price: %s', async (_, winningOutcomeIndex, shown, prices) => {
    const row = { ...(fixture('fetchMarket-resolved') as object), ...shown, winningOutcomeIndex }
    const { limitless } = limitlessWith({ '/markets/bill': [row] })
    const { outcomes } = await limitless.fetchMarket({ slug: 'bill' })
    expect(outcomes.map(({ price }) => price)).toEqual(prices)
  })

  it('returns a market with a winner as settled, whatever it is called, without quotes', async () => {
    const quoted = { buy: { market: [0.98, 0.04] }, sell: { market: [0.96, 0.02] } }
    const row = { ...(fixture('fetchMarket-resolved') as object), status: 'FUNDED', tradePrices: quoted }
    const { limitless } = limitlessWith({ '/markets/bill': [row] })
    const market = await limitless.fetchMarket({ slug: 'bill' })
    expect(market.status).toBe('RESOLVED')
    expect(market).not.toHaveProperty('bestBid')
    expect(market.outcomes[0]).toEqual({ outcomeId: '991', marketId: '184002', label: 'Yes', price: 1 })
  })

  it('returns the winner and what was open', async () => {
    const { limitless } = limitlessWith({ '/markets/bill': 'fetchMarket-resolved' })
    const market = await limitless.fetchMarket({ slug: 'bill' })
    expect(market).toMatchObject({
      marketId: '184002',
      status: 'RESOLVED',
      volume: 99.000001,
      openInterest: 310.5,
      volumeUnit: 'USD',
      sourceMetadata: { tradeType: 'clob', winningOutcomeIndex: 0 },
    })
    expect(market.outcomes).toEqual([
      { outcomeId: '991', marketId: '184002', label: 'Yes', price: 1 },
      { outcomeId: '992', marketId: '184002', label: 'No', price: 0 },
    ])
  })

  it('fetchOpenInterest returns its dollars', async () => {
    const { limitless } = limitlessWith({
      '/markets/active': [{ data: [fixture('fetchMarket-resolved')], totalMarketsCount: 1 }],
      '/markets/will-the-bill-pass-in-july-1782864000333': 'fetchMarket-resolved',
    })
    expect(await limitless.fetchOpenInterest('184002')).toEqual({
      ...{ marketId: '184002', openInterest: 310.5, volumeUnit: 'USD' },
    })
  })

  it('refuses a group of several markets, and says that a market is missing', async () => {
    const { limitless } = limitlessWith({ [`/markets/${GROUP}`]: 'fetchEvent-group' })
    await expect(limitless.fetchMarket({ slug: GROUP })).rejects.toMatchObject({
      code: 'AMBIGUOUS_IDENTIFIER',
      message: `${GROUP} is a group of 3 markets; name one of them`,
    })
    await expect(limitless.fetchMarket({ slug: 'none' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
  })

  it('reads a child whose group is no longer listed', async () => {
    const { limitless } = limitlessWith({
      '/markets/active': [{ data: [], totalMarketsCount: 0 }],
      [`/markets/${LABOUR}`]: 'fetchMarket-child',
    })
    expect(await limitless.fetchMarket({ slug: LABOUR })).toMatchObject({ marketId: '201871', eventId: '10000412' })
    await expect(limitless.fetchEvent({ slug: LABOUR })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
  })
})

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    const { limitless } = limitlessWith({ '/markets/active': 'fetchEventsPaginated-page' })
    expect(await read(limitless, '201871')).toEqual(labour)
  })

  it('reads what fits, counts and explains what does not', async () => {
    const { limitless, rejections } = limitlessWith({ '/markets/active': 'fetchEventsPaginated-page' })
    const page = await limitless.fetchEventsPaginated()
    expect(page.data.map(({ id }) => id)).toEqual(['10000412', '185990'])
    expect(page.total).toBe(5)
    expect(page).not.toHaveProperty('nextCursor')
    expect(rejections.map(({ id, reason }) => [id, reason])).toEqual([
      ['185991', 'slug: Too small: expected string to have >=1 characters'],
      ['10000413', 'marketType: a group without its markets'],
    ])
  })

  it('keeps what waits for its resolution out of the open ones, and in all', async () => {
    const { limitless } = limitlessWith({ '/markets/active': 'fetchEventsPaginated-page' })
    const { data } = await limitless.fetchEventsPaginated({ status: 'all' })
    expect(data.map(({ id }) => id)).toEqual(['10000412', '185990', '185992'])
    expect(data[2]?.markets[0]?.status).toBe('EXPIRED')
  })

  it('refuses to list closed markets, which the venue cannot, and cursors that are none', async () => {
    const { limitless } = limitlessWith({ '/markets/active': 'fetchEventsPaginated-page' })
    await expect(limitless.fetchEventsPaginated({ status: 'closed' })).rejects.toMatchObject({
      code: 'NOT_SUPPORTED',
      field: 'status',
    })
    await expect(limitless.fetchEventsPaginated({ cursor: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'cursor',
    })
    await expect(limitless.fetchMarketsPaginated({ cursor: '3' })).rejects.toMatchObject({ field: 'cursor' })
  })

  it.each([1, 7, 25, 40])('walks all pages %i at a time, each row once', async (limit) => {
    const single = fixture('fetchEvent-single') as { id: number; slug: string }
    const rows = Array.from({ length: 60 }, (_, n) => ({ ...single, id: 500 + n, slug: `row-${n}` }))
    const { limitless, calls } = limitlessWith({})
    const paged = venue.create({
      baseUrl: 'http://limitless.test',
      fetch: async (input) => {
        const { searchParams } = new URL(input)
        calls.push(String(searchParams))
        const begin = (Number(searchParams.get('page')) - 1) * 25
        return Response.json({ data: rows.slice(begin, begin + 25), totalMarketsCount: 60 })
      },
    }) as Required<Venue>
    expect(limitless.id).toBe('limitless')
    const ids: string[] = []
    for (let cursor: string | undefined = '0'; cursor !== undefined; ) {
      const page: Awaited<ReturnType<typeof paged.fetchEventsPaginated>> = await paged.fetchEventsPaginated({
        cursor,
        limit,
      })
      expect(page.data.length).toBeLessThanOrEqual(limit)
      ids.push(...page.data.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(ids).toEqual(Array.from({ length: 60 }, (_, n) => String(500 + n)))
    expect(new Set(calls)).toEqual(new Set([1, 2, 3].map((page) => `page=${page}&limit=25&sortBy=newest`)))
  })

  it('continues after a page that is cut short, as long as the venue states that more follow', async () => {
    const single = fixture('fetchEvent-single') as object
    const page = (from: number, to: number) => ({
      data: Array.from({ length: to - from }, (_, n) => ({ ...single, id: from + n, slug: `row-${from + n}` })),
      totalMarketsCount: 60,
    })
    const { limitless, calls } = limitlessWith({ '/markets/active': [page(500, 524), page(525, 550), page(550, 560)] })
    expect(await limitless.fetchEvents()).toHaveLength(59)
    expect(calls).toHaveLength(3)
  })

  it('fails on an empty page of a list that states rows', async () => {
    const { limitless } = limitlessWith({ '/markets/active': [{ data: [], totalMarketsCount: 60 }] })
    await expect(limitless.fetchEventsPaginated()).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
  })

  it('pages through markets within and across events', async () => {
    const { limitless } = limitlessWith({ '/markets/active': 'fetchEventsPaginated-page' })
    const first = await limitless.fetchMarketsPaginated({ limit: 2 })
    expect(first.data.map(({ marketId }) => marketId)).toEqual(['201871', '201872'])
    const second = await limitless.fetchMarketsPaginated({ limit: 2, cursor: first.nextCursor })
    expect(second.data.map(({ marketId }) => marketId)).toEqual(['201873', '185990'])
    expect(second).not.toHaveProperty('nextCursor')
  })

  it('asks the venue for a query and keeps what has it in the title', async () => {
    const { limitless, calls } = limitlessWith({ '/markets/search': 'fetchMarkets-search' })
    const markets = await limitless.fetchMarkets({ query: 'labour' })
    expect(markets.map(({ title }) => title)).toEqual(['Most seats in Wales: Labour'])
    expect((await limitless.fetchEvents({ query: 'Wales' })).map(({ id }) => id)).toEqual(['10000412'])
    expect(calls).toEqual([
      '/markets/search?query=labour&page=1&limit=50',
      '/markets/search?query=Wales&page=1&limit=50',
    ])
  })

  it('leaves a search by meaning as the venue answers it', async () => {
    const { limitless, calls } = limitlessWith({ '/markets/search': 'fetchMarkets-search' })
    const markets = await limitless.fetchMarkets({ query: 'Senedd', page: 2, similarityThreshold: 0.4 })
    expect(markets).toHaveLength(3)
    expect(calls).toEqual(['/markets/search?query=Senedd&page=2&limit=50&similarityThreshold=0.4'])
    await expect(limitless.fetchMarkets({ page: 2 })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'query',
    })
  })

  it('passes the venue’s own words on', async () => {
    const refusing = venue.create({
      baseUrl: 'http://limitless.test',
      fetch: async () => Response.json(fixture('error-validation'), { status: 400 }),
    }) as Required<Venue>
    await expect(refusing.fetchEventsPaginated()).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Limitless: page must not be less than 1; limit must be an integer number',
    })
  })
})

describe('fetchOrderBook', () => {
  const answers = {
    [`/markets/${MATCH}`]: 'fetchEvent-single',
    [`/markets/${MATCH}/orderbook`]: 'fetchOrderBook-twoSided',
    '/markets/active': 'fetchEventsPaginated-page',
  }

  it('reads the book of YES, best first, in shares', async () => {
    const { limitless } = limitlessWith(answers)
    expect(await limitless.fetchOrderBook(YES)).toEqual({
      bids: [
        { price: 0.466, size: 2000 },
        { price: 0.445, size: 192 },
        { price: 0.002, size: 0.5 },
      ],
      asks: [
        { price: 0.486, size: 2000 },
        { price: 0.512, size: 1024 },
      ],
    })
  })

  it('mirrors it for NO, by token or by the side of a market', async () => {
    const { limitless } = limitlessWith(answers)
    const no = {
      bids: [
        { price: 0.514, size: 2000 },
        { price: 0.488, size: 1024 },
      ],
      asks: [
        { price: 0.534, size: 2000 },
        { price: 0.555, size: 192 },
        { price: 0.998, size: 0.5 },
      ],
    }
    expect(await limitless.fetchOrderBook(NO)).toEqual(no)
    expect(await limitless.fetchOrderBooks([NO])).toEqual({ [NO]: no })
    expect(await limitless.fetchOrderBook(MATCH, 'no')).toEqual(no)
    expect(await limitless.fetchOrderBook('185990', undefined, { side: 'no' })).toEqual(no)
    expect(await limitless.fetchOrderBook(NO, 1)).toEqual({ bids: [no.bids[0]], asks: [no.asks[0]] })
  })

  it('needs no list for a market named by its slug', async () => {
    const { limitless, calls } = limitlessWith(answers)
    await limitless.fetchOrderBook(MATCH)
    expect(calls).toEqual([`/markets/${MATCH}`, `/markets/${MATCH}/orderbook`])
  })

  it('reads an empty book, and says that an outcome or the past is missing', async () => {
    const { limitless } = limitlessWith({ ...answers, [`/markets/${MATCH}/orderbook`]: 'fetchOrderBook-empty' })
    expect(await limitless.fetchOrderBook(YES)).toEqual({ bids: [], asks: [] })
    await expect(limitless.fetchOrderBook('404')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    await expect(limitless.fetchOrderBook('no-such-slug')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    await expect(limitless.fetchOrderBook(YES, undefined, { since: '2026-01-01' })).rejects.toMatchObject({
      code: 'NOT_SUPPORTED',
    })
  })
})

describe('fetchTrades', () => {
  const answers = {
    [`/markets/${MATCH}`]: 'fetchEvent-single',
    [`/markets/${MATCH}/events`]: ['fetchTrades-page1', 'fetchTrades-page2'],
    '/markets/active': 'fetchEventsPaginated-page',
  }
  const bought = { id: '0x01:1788284589095:0.482:104602000', timestamp: 1788284589095, amount: 104.602 }
  const boughtNo = { id: '0x02:1788279600000:0.53:20000000', timestamp: 1788279600000, amount: 20 }
  const sold = { id: '0x03:1788163200500:0.47:2500000', timestamp: 1788163200500, amount: 2.5 }

  it('emits the trades of both tokens as YES saw them, each once', async () => {
    const { limitless, calls, rejections } = limitlessWith(answers)
    expect(await limitless.fetchTrades(YES)).toEqual([
      { ...bought, price: 0.482, side: 'buy', outcomeId: YES },
      { ...boughtNo, price: 0.47, side: 'sell', outcomeId: YES },
      { ...sold, price: 0.47, side: 'sell', outcomeId: YES },
    ])
    expect(calls.slice(-2)).toEqual([
      `/markets/${MATCH}/events?page=1&limit=100`,
      `/markets/${MATCH}/events?page=2&limit=100`,
    ])
    expect(rejections.filter(({ path }) => path.endsWith('events'))).toHaveLength(1)
  })

  it('and as NO saw them', async () => {
    const { limitless } = limitlessWith(answers)
    expect(await limitless.fetchTrades(NO)).toEqual([
      { ...bought, price: 0.518, side: 'sell', outcomeId: NO },
      { ...boughtNo, price: 0.53, side: 'buy', outcomeId: NO },
      { ...sold, price: 0.53, side: 'buy', outcomeId: NO },
    ])
  })

  it('continues after a page without trades', async () => {
    const { limitless, calls } = limitlessWith({
      ...answers,
      [`/markets/${MATCH}/events`]: [{ events: [], totalPages: 2 }, 'fetchTrades-page2'],
    })
    expect((await limitless.fetchTrades(YES)).at(-1)?.id).toBe(sold.id)
    expect(calls.filter((path) => path.includes('/events?'))).toHaveLength(2)
  })

  it('stops at the requested number or time', async () => {
    const one = limitlessWith(answers)
    expect(await one.limitless.fetchTrades(YES, { limit: 1 })).toHaveLength(1)
    expect(one.calls.at(-1)).toBe(`/markets/${MATCH}/events?page=1&limit=100`)
    const span = limitlessWith(answers)
    const trades = await span.limitless.fetchTrades(YES, { start: '2026-09-01T16:00:00Z', end: '2026-09-01T17:00:00Z' })
    expect(trades.map(({ id }) => id)).toEqual([boughtNo.id])
  })
})

describe('fetchOHLCV', () => {
  const answers = {
    [`/markets/${MATCH}`]: 'fetchEvent-single',
    [`/markets/${MATCH}/historical-price`]: 'fetchOHLCV-single',
    '/markets/active': 'fetchEventsPaginated-page',
  }

  it('builds candles from points, oldest first, and says so', async () => {
    const { limitless, calls } = limitlessWith(answers)
    expect(await limitless.fetchOHLCV(YES, { resolution: '1h', start: '2026-09-01T13:00:00Z' })).toEqual([
      { timestamp: 1788267600000, open: 0.4, high: 0.4, low: 0.4, close: 0.4, fromPoints: true },
      { timestamp: 1788271200000, open: 0.48, high: 0.48, low: 0.47, close: 0.47, fromPoints: true },
      { timestamp: 1788274800000, open: 0.49, high: 0.49, low: 0.49, close: 0.49, fromPoints: true },
    ])
    expect(calls.at(-1)).toBe(`/markets/${MATCH}/historical-price?interval=6h`)
  })

  it('mirrors them for NO', async () => {
    const { limitless } = limitlessWith(answers)
    expect(await limitless.fetchOHLCV(NO, { resolution: '1h', start: '2026-09-01T14:00:00Z', limit: 1 })).toEqual([
      { timestamp: 1788271200000, open: 0.52, high: 0.53, low: 0.52, close: 0.53, fromPoints: true },
    ])
  })

  it.each([
    ['1m', undefined, 30, '1h'],
    ['1h', undefined, 24, '1d'],
    ['1h', undefined, undefined, '1w'],
    ['1d', '2026-08-10', undefined, '1m'],
    ['1d', '2026-01-01', undefined, 'all'],
  ])(
    'asks for the finest history that reaches far enough: %s from %s, %s candles',
    async (resolution, start, limit, interval) => {
      const { limitless, calls } = limitlessWith(answers)
      await limitless.fetchOHLCV(YES, { resolution, start, limit })
      expect(calls.at(-1)).toBe(`/markets/${MATCH}/historical-price?interval=${interval}`)
    },
  )

  it('reads the form with a series for each token, whose times are in seconds or ISO 8601', async () => {
    const { limitless } = limitlessWith({ ...answers, [`/markets/${MATCH}/historical-price`]: 'fetchOHLCV-tokens' })
    expect(await limitless.fetchOHLCV(YES, { resolution: '1h' })).toEqual([
      { timestamp: 1788271200000, open: 0.75, high: 0.75, low: 0.74, close: 0.74, fromPoints: true },
    ])
  })
})

describe('parseUrl', () => {
  it.each([
    [`https://limitless.exchange/markets/${GROUP}`, { slug: GROUP }],
    [`https://www.limitless.exchange/markets/${GROUP}/`, { slug: GROUP }],
    [`https://limitless.exchange/markets/${LABOUR}?ref=ABC`, { slug: LABOUR }],
    [`https://limitless.exchange/advanced/markets/${LABOUR}`, { slug: LABOUR }],
    [`https://limitless.exchange/pro/markets/${LABOUR}`, { slug: LABOUR }],
    ['https://limitless.exchange/markets', undefined],
    ['https://limitless.exchange/markets/a/b', undefined],
    ['https://limitless.exchange/portfolio', undefined],
    ['https://limitless.exchange.example.test/markets/a', undefined],
  ])('%s', (url, target) => {
    expect(venue.create().parseUrl?.(new URL(url))).toEqual(target)
  })
})
