import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, fixtures), 'utf8'))
const good = (result: unknown) => ({ errno: 0, errmsg: '', result })
const failed = (errmsg: string) => ({ errno: 10_200, errmsg, result: null })
const list = good({ total: 3, list: [fixture('root'), fixture('binary'), { marketId: 9 }] })
const answers = {
  '/market': list,
  '/market/categorical/210': good({ data: fixture('root') }),
  '/market/categorical/300': failed('categorical market not found'),
  '/market/categorical/404': failed('categorical market not found'),
  '/market/404': failed('market not found'),
  '/market/300': { code: 0, msg: 'success', result: { data: fixture('binary') } },
  '/market/slug/rain-on-the-ribbon': good({ data: fixture('binary') }),
  '/token/orderbook?token_id=91': good(fixture('orderbook')),
  '/token/orderbook?token_id=404': failed('token not found'),
  '/token/price-history': good({
    history: [
      { t: 1788267600, p: '0.4' },
      { t: 1788269400, p: '0.45' },
      { t: 1788271200, p: '0.43' },
      { t: 1788271260, p: 'none' },
    ],
  }),
}
const opinionWith = (more: Parameters<typeof venueBefore>[1] = {}) =>
  venueBefore(venue, { ...answers, ...more }, { fixtures, credentials: { apiKey: 'secret' } })

const url = 'https://app.opinion.trade/detail?topicId=210&type=multi'
const yes = { outcomeId: '7100000000000000000000000000000000000001', marketId: '211', label: 'YES' }
const no = { outcomeId: '7200000000000000000000000000000000000001', marketId: '211', label: 'NO' }
const mayor = {
  marketId: '211',
  eventId: '210',
  title: 'Who opens the bridge?: The mayor',
  subtitle: 'The mayor',
  outcomes: [yes, no],
  tickSize: 0.0001,
  yes,
  no,
  volume: 1250.5,
  volume24h: 10.25,
  volumeUnit: 'USD',
  sourceExchange: 'opinion',
  url,
  slug: 'the-mayor',
  description: 'The mayor cuts the ribbon.',
  startDate: '2026-07-25T17:20:00.000Z',
  resolutionDate: '2026-09-21T14:13:20.000Z',
  status: 'Activated',
  contractAddress: '0x01',
  sourceMetadata: {},
}

describe('labels', () => {
  const binary = fixture('binary')
  const root = fixture('root')
  const opinionAnswering = (path: string, data: object) => opinionWith({ [path]: good({ data }) }).venue

  it('are the tags, and the first the category', async () => {
    const labels = ['Esports', 'cs2', 'CCT Europe']
    const venue = opinionAnswering('/market/300', { ...binary, labels })
    expect(await venue.fetchEvent({ eventId: '300' })).toMatchObject({ tags: labels, markets: [{ tags: labels }] })
  })

  it('of a root stand for its children, where they have none of their own', async () => {
    const [mayor, king] = root.childMarkets
    const children = [
      { ...mayor, labels: [] },
      { ...king, labels: ['Crypto'] },
    ]
    const venue = opinionAnswering('/market/categorical/210', { ...root, labels: ['Politics'], childMarkets: children })
    const event = await venue.fetchEvent({ eventId: '210' })
    expect(event).toMatchObject({ category: 'Politics', tags: ['Politics'] })
    expect(event.markets.map(({ category }) => category)).toEqual(['Politics', 'Crypto'])
    expect(event.markets.map(({ tags }) => tags)).toEqual([['Politics'], ['Crypto']])
  })
})

describe('fetchEvent', () => {
  it('reads a root with its children field by field', async () => {
    const { venue, calls, requests, rejections } = opinionWith()
    const { markets, ...event } = await venue.fetchEvent({ eventId: '210' })
    expect(event).toEqual({
      id: '210',
      title: 'Who opens the bridge?',
      description: 'Who cuts the ribbon.',
      slug: 'who-opens-the-bridge',
      volume: 1250.5,
      volume24h: 10.25,
      volumeUnit: 'USD',
      image: 'https://images.example.test/bridge.png',
      sourceExchange: 'opinion',
      url,
    })
    expect(markets[0]).toEqual(mayor)
    expect(markets[1]).toMatchObject({
      marketId: '212',
      description: 'Who cuts the ribbon.',
      resolutionDate: '2026-08-29T10:40:00.000Z',
      status: 'Resolved',
      yes: { label: 'Yes', price: 0 },
      no: { label: 'No', price: 1 },
      volume: 0,
    })
    // Neither 1970 nor a volume of nothing.
    expect(markets[1]).not.toHaveProperty('startDate')
    expect(markets[1]).not.toHaveProperty('volume24h')
    expect(rejections.map(({ reason }) => reason)).toEqual([
      'marketTitle: Too small: expected string to have >=1 characters',
    ])
    expect(calls).toEqual(['/market/categorical/210'])
    expect(requests[0]?.headers.get('apikey')).toBe('secret')
  })

  it('reads a binary market in the older envelope; figures in an unknown token are no dollars', async () => {
    const { venue } = opinionWith()
    const { markets, ...event } = await venue.fetchEvent({ url: 'https://app.opinion.trade/detail?topicId=300' })
    expect(event).toEqual({
      id: '300',
      title: 'Will it rain on the ribbon?',
      description: 'Rain at noon.',
      slug: 'rain-on-the-ribbon',
      sourceExchange: 'opinion',
      url: 'https://app.opinion.trade/detail?topicId=300',
    })
    expect(markets[0]).toMatchObject({ marketId: '300', eventId: '300', title: 'Will it rain on the ribbon?' })
    expect(markets[0]).toMatchObject({ status: 'Resolving', outcomes: [{ label: 'Rain' }, { label: 'Dry' }] })
    expect(markets[0]).not.toHaveProperty('volumeUnit')
  })

  it('finds a child by its number or a token, through the list where it must', async () => {
    const { venue, calls } = opinionWith()
    expect(await venue.fetchMarket({ outcomeId: no.outcomeId })).toEqual(mayor)
    expect((await venue.fetchMarket({ marketId: '212' })).subtitle).toBe('The king')
    expect((await venue.fetchMarket({ slug: 'rain-on-the-ribbon' })).marketId).toBe('300')
    expect(calls.filter((path) => path.startsWith('/market?'))).toEqual(['/market?page=1&limit=20&sortBy=1'])
    await expect(venue.fetchMarket({ eventId: '210' })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
  })

  it('says what is missing, which the venue does with a status of 200', async () => {
    const { venue } = opinionWith()
    await expect(venue.fetchEvent({ eventId: '404' })).rejects.toMatchObject({
      code: 'EVENT_NOT_FOUND',
      message: 'No market 404 on Opinion',
    })
    await expect(venue.fetchMarket({ marketId: '405' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    await expect(venue.fetchOrderBook('404')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    const { venue: broken } = opinionWith({ '/market': failed('internal error') })
    await expect(broken.fetchEventsPaginated()).rejects.toMatchObject({
      code: 'EXCHANGE_ERROR',
      message: 'Opinion: internal error',
    })
  })
})

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    expect(await read(opinionWith().venue, '211')).toEqual(mayor)
  })

  it('asks in pages of twenty for what is activated', async () => {
    const { venue, calls, rejections } = opinionWith()
    const { data, total } = await venue.fetchEventsPaginated()
    expect(data.map(({ id }) => id)).toEqual(['210'])
    expect(total).toBe(3)
    expect(calls).toEqual(['/market?page=1&limit=20&status=activated&sortBy=1'])
    expect(rejections).toHaveLength(2)
    expect((await venue.fetchEventsPaginated({ status: 'closed' })).data.map(({ id }) => id)).toEqual(['300'])
    // Resolving and failed markets have no filter of their own.
    expect(calls[1]).toBe('/market?page=1&limit=20&sortBy=1')
  })
})

describe('fetchOrderBook', () => {
  it('puts a token’s own book in order', async () => {
    const { venue } = opinionWith()
    const book = {
      bids: [
        { price: 0.41, size: 12.5 },
        { price: 0.4, size: 7 },
        { price: 0.3, size: 100 },
      ],
      asks: [
        { price: 0.45, size: 20 },
        { price: 0.6, size: 3.25 },
      ],
      timestamp: 1788267600123,
      datetime: '2026-09-01T13:00:00.123Z',
    }
    expect(await venue.fetchOrderBook('91')).toEqual(book)
    expect(await venue.fetchOrderBooks(['91'])).toEqual({ 91: book })
    expect((await venue.fetchOrderBook('91', 1)).asks).toEqual([{ price: 0.45, size: 20 }])
  })
})

describe('fetchOHLCV', () => {
  it('builds candles from points, and says so', async () => {
    const { venue, calls, rejections } = opinionWith()
    expect(await venue.fetchOHLCV('91', { resolution: '1h', start: '2026-09-01T13:00:00Z' })).toEqual([
      { timestamp: 1788267600000, open: 0.4, high: 0.45, low: 0.4, close: 0.45, fromPoints: true },
      { timestamp: 1788271200000, open: 0.43, high: 0.43, low: 0.43, close: 0.43, fromPoints: true },
    ])
    expect(calls).toEqual(['/token/price-history?token_id=91&interval=1h&start_at=1788267600&end_at=1788274800'])
    expect(rejections).toEqual([])
    expect(venue.fetchTrades).toBeUndefined()
  })

  // The venue answers every other interval with one point a day, and does not say so.
  it.each([
    ['1m', '1h'],
    ['15m', '1h'],
    ['6h', '1h'],
    ['1d', '1d'],
    ['1w', '1d'],
  ] as const)('requests for candles of %s points of %s', async (resolution, interval) => {
    const { venue, calls } = opinionWith()
    await venue.fetchOHLCV('91', { resolution, start: '2026-09-01T13:00:00Z' })
    expect(calls[0]).toContain(`interval=${interval}&`)
  })
})

describe('parseUrl', () => {
  it.each([
    [url, { eventId: '210' }],
    ['https://app.opinion.trade/detail/?topicId=300', { eventId: '300' }],
    ['https://app.opinion.trade/detail', undefined],
    ['https://app.opinion.trade/market/abc', undefined],
    ['https://opinion.example.test/detail?topicId=300', undefined],
  ])('%s', (address, target) => {
    expect(venue.create().parseUrl?.(new URL(address))).toEqual(target)
  })
})
