import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, fixtures), 'utf8'))
const missing = () => Response.json({ message: 'Market not found' }, { status: 404 })
const answers = {
  '/markets': { data: [fixture('market'), fixture('pool'), { id: 7 }], pagination: { total: 3, hasNext: false } },
  '/markets/170145?network_id=56': 'market',
  '/markets/will-the-bridge-open': 'market',
  '/markets/549?network_id=2741': 'pool',
  '/markets/170145/orderbook': 'orderbook',
  '/markets/170145/events': 'events',
}
const myriadWith = (more: Parameters<typeof venueBefore>[1] = {}, key?: string) =>
  venueBefore(venue, { ...answers, ...more }, { fixtures, missing, ...(key && { credentials: { apiKey: key } }) })

const described = {
  slug: 'will-the-bridge-open',
  volume: 11792.814653,
  volume24h: 1.029,
  volumeUnit: 'USD',
  url: 'https://myriad.markets/markets/will-the-bridge-open',
  image: 'https://images.example.test/bridge.png',
  category: 'Politics',
  sourceCategory: 'Politics',
  tags: ['Politics', 'bridges'],
  sourceExchange: 'myriad',
  description: 'Yes if it does.',
}
const yes = {
  outcomeId: '56:170145:0',
  marketId: '56:170145',
  label: 'Yes',
  price: 0.72519807,
  priceChange24h: -0.00025228,
  bestBid: 0.71,
  bestAsk: 0.74,
}
// A quote in 10^18ths is no price, and we do not guess.
const no = {
  outcomeId: '56:170145:1',
  marketId: '56:170145',
  label: 'No',
  price: 0.27480193,
  priceChange24h: 0.00025228,
}
const bridge = {
  marketId: '56:170145',
  eventId: '56:170145',
  title: 'Will the bridge open in 2026?',
  outcomes: [yes, no],
  yes,
  no,
  startDate: '2026-07-01T11:02:20.000Z',
  resolutionDate: '2026-12-31T00:01:00.000Z',
  liquidity: 1000.5,
  status: 'open',
  bestBid: 0.71,
  bestAsk: 0.74,
  ...described,
  sourceMetadata: { networkId: 56, tradingModel: 'ob', token: 'USD1' },
}

describe('fetchEvent', () => {
  it('reads a market as an event of its own, field by field', async () => {
    const { venue, calls } = myriadWith()
    const { markets, ...event } = await venue.fetchEvent({ eventId: '56:170145' })
    expect(event).toEqual({
      id: '56:170145',
      title: 'Will the bridge open in 2026?',
      ...described,
      sourceMetadata: { networkId: 56 },
    })
    expect(markets).toEqual([bridge])
    expect(calls).toEqual(['/markets/170145?network_id=56'])
  })

  it('calls points no dollars, 2100 no date, and knows what won', async () => {
    const { venue } = myriadWith()
    const { markets, ...event } = await venue.fetchEvent({ eventId: '2741:549' })
    expect(event.sourceMetadata).toEqual({ networkId: 2741, groupId: 77 })
    const [market] = markets
    expect(market?.outcomes.map(({ outcomeId, label, price }) => [outcomeId, label, price])).toEqual([
      ['2741:549:0', 'A', 0],
      ['2741:549:1', 'B', 0],
      ['2741:549:2', 'C', 1],
    ])
    for (const name of ['volume', 'volume24h', 'volumeUnit', 'liquidity', 'resolutionDate', 'tags', 'bestBid']) {
      expect(market).not.toHaveProperty(name)
    }
    expect(market?.currency).toBe('PTS')
    expect(market?.sourceMetadata).toMatchObject({ token: 'PTS', resolvedOutcome: 'C' })
  })

  it('finds by slug, page and outcome, and says what is missing', async () => {
    const { venue } = myriadWith()
    const url = 'https://myriad.markets/markets/will-the-bridge-open?ref=1'
    for (const params of [{ slug: 'will-the-bridge-open' }, { url }, { outcomeId: '56:170145:1' }]) {
      expect((await venue.fetchMarket(params)).marketId).toBe('56:170145')
    }
    await expect(venue.fetchEvent({ eventId: '999' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    await expect(venue.fetchMarket({ marketId: '1:2' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
  })
})

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    expect(await read(myriadWith().venue, '56:170145')).toEqual(bridge)
  })

  it('reads all trading models, earliest first, and reports what it cannot read', async () => {
    const { venue, calls, rejections, requests } = myriadWith({}, 'secret')
    const { data, total } = await venue.fetchEventsPaginated({ status: 'all' })
    expect(data.map(({ id }) => id)).toEqual(['56:170145', '2741:549'])
    expect(total).toBe(3)
    expect(rejections.map(({ id }) => id)).toEqual(['7'])
    expect(calls).toEqual(['/markets?page=1&limit=100&sort=published_at&order=asc&trading_model=all'])
    expect(requests[0]?.headers.get('x-api-key')).toBe('secret')
  })

  it('asks for what is open, and lets the venue search', async () => {
    const { venue, calls, requests } = myriadWith()
    expect((await venue.fetchEvents({ query: 'bridge' })).map(({ id }) => id)).toEqual(['56:170145'])
    expect(calls).toEqual([
      '/markets?page=1&limit=100&sort=published_at&order=asc&state=open&keyword=bridge&trading_model=all',
    ])
    expect(requests[0]?.headers.get('x-api-key')).toBeNull()
    expect((await venue.fetchEventsPaginated({ status: 'closed' })).data.map(({ id }) => id)).toEqual(['2741:549'])
  })
})

describe('fetchOrderBook', () => {
  it('reads an outcome’s own book, in shares, best first', async () => {
    const { venue, calls } = myriadWith()
    const book = {
      bids: [
        { price: 0.71, size: 3 },
        { price: 0.7, size: 12.5 },
      ],
      asks: [
        { price: 0.74, size: 1 },
        { price: 0.999, size: 0.25 },
      ],
    }
    expect(await venue.fetchOrderBook('56:170145:1')).toEqual(book)
    expect(calls).toEqual(['/markets/170145/orderbook?network_id=56&outcome=1'])
    expect(await venue.fetchOrderBooks(['56:170145:1'])).toEqual({ '56:170145:1': book })
    expect((await venue.fetchOrderBook('56:170145:1', 1)).bids).toEqual([{ price: 0.71, size: 3 }])
    for (const id of ['56:170145', 'x', '56:1:0']) {
      await expect(venue.fetchOrderBook(id)).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    }
  })
})

describe('fetchTrades', () => {
  const sold = { id: '0xaa:1788267601:sell:8:5.68', timestamp: 1788267601000, price: 0.71, amount: 8, side: 'sell' }
  const bought = { id: '0xdd:1788267300:buy:2.5:1.8', timestamp: 1788267300000, price: 0.72, amount: 2.5, side: 'buy' }

  it('reads the trades of one outcome and nothing else, newest first', async () => {
    const { venue, calls } = myriadWith()
    expect(await venue.fetchTrades('56:170145:0', { start: '2026-09-01T00:00:00Z' })).toEqual([
      { ...sold, outcomeId: '56:170145:0' },
      { ...bought, outcomeId: '56:170145:0' },
    ])
    expect(calls).toEqual(['/markets/170145/events?network_id=56&limit=100&trading_model=all&page=1&since=1788220800'])
    expect((await venue.fetchTrades('56:170145:1')).map(({ price, amount, side }) => [price, amount, side])).toEqual([
      [0.29, 10, 'buy'],
    ])
  })
})

describe('pages', () => {
  const page = (data: unknown[], more: object) => ({ data, pagination: { total: 250, hasNext: true, ...more } })

  it('continue where the venue says so, however few rows a page has', async () => {
    const { venue, calls } = myriadWith({
      '/markets': [page([fixture('market')], {}), page([], {}), page([fixture('pool')], { hasNext: false })],
    })
    expect((await venue.fetchEvents({ status: 'all' })).map(({ id }) => id)).toEqual(['56:170145', '2741:549'])
    expect(calls.map((each) => /page=(\d)/.exec(each)?.[1])).toEqual(['1', '2', '3'])
    const trades = { '/markets/170145/events': [page([], {}), 'events'] }
    expect(await myriadWith(trades).venue.fetchTrades('56:170145:0')).toHaveLength(2)
  })
})

describe('fetchOHLCV', () => {
  it('reads charts by time frame as well, without the points that are none', async () => {
    const price_charts = {
      '7d': {
        prices: [
          { value: null, timestamp: 1788267600 },
          { value: 0.4, timestamp: 1788267660 },
        ],
      },
      '24h': { prices: [] },
    }
    const market = { ...fixture('market'), outcomes: [{ ...fixture('market').outcomes[0], price_charts }] }
    const { venue } = myriadWith({ '/markets/170145?network_id=56': market })
    expect(await venue.fetchOHLCV('56:170145:0', { resolution: '1h', start: '2026-08-30' })).toEqual([
      { timestamp: 1788267600000, open: 0.4, high: 0.4, low: 0.4, close: 0.4, fromPoints: true },
    ])
  })

  it('builds candles of the finest chart that reaches far enough', async () => {
    const { venue } = myriadWith()
    expect(await venue.fetchOHLCV('56:170145:0', { resolution: '1h', limit: 3 })).toEqual([
      { timestamp: 1788267600000, open: 0.7, high: 0.72, low: 0.7, close: 0.72, fromPoints: true },
      { timestamp: 1788271200000, open: 0.71, high: 0.71, low: 0.71, close: 0.71, fromPoints: true },
    ])
    expect(await venue.fetchOHLCV('56:170145:0', { resolution: '1d', start: '2026-07-01' })).toEqual([
      { timestamp: 1784937600000, open: 0.4, high: 0.4, low: 0.4, close: 0.4, fromPoints: true },
    ])
    expect(await venue.fetchOHLCV('56:170145:1', { resolution: '1h' })).toEqual([])
  })
})

describe('parseUrl', () => {
  it.each([
    ['https://myriad.markets/markets/will-the-bridge-open', { slug: 'will-the-bridge-open' }],
    ['https://www.myriad.markets/markets/a/?x=1', { slug: 'a' }],
    ['https://myriad.markets/portfolio', undefined],
    ['https://myriad.example.test/markets/a', undefined],
  ])('%s', (address, target) => {
    expect(venue.create().parseUrl?.(new URL(address))).toEqual(target)
  })
})
