import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { type Answers, venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue as module } from './index.ts'

const YES = '6100000000000000000000000000000000000001'
const NO = '6200000000000000000000000000000000000002'

const predictfun = (more: Answers = {}) =>
  venueBefore(
    module,
    {
      '/v1/categories': 'categories',
      '/v1/categories/harbor-tunnel-opens-by': 'category',
      '/v1/markets/6001': 'market',
      '/v1/markets/6001/orderbook': 'orderbook',
      '/v1/orders/matches': 'matches',
      ...more,
    },
    { fixtures: new URL('./__fixtures__/', import.meta.url), credentials: { apiKey: 'secret' } },
  )

const yes = { outcomeId: YES, marketId: '6001', label: 'Yes', bestBid: 0.395, bestAsk: 0.42 }
const no = { outcomeId: NO, marketId: '6001', label: 'No', bestBid: 0.58, bestAsk: 0.605 }
const market = {
  marketId: '6001',
  eventId: 'harbor-tunnel-opens-by',
  title: 'Will the harbor tunnel open by September 30, 2026?',
  subtitle: 'September 30',
  description: 'Resolves to "Yes" if cars may drive through the tunnel by September 30, 2026.',
  outcomes: [yes, no],
  yes,
  no,
  bestBid: 0.395,
  bestAsk: 0.42,
  startDate: '2026-08-01T10:30:00.000Z',
  resolutionDate: '2026-12-31T23:59:00.000Z',
  volume24h: 340.5,
  volume: 9000,
  volumeUnit: 'USD',
  liquidity: 700.5,
  url: 'https://predict.fun/market/harbor-tunnel-opens-by',
  tickSize: 0.001,
  minOrderCost: 0.9,
  status: 'open',
  contractAddress: `0x${'0'.repeat(62)}a1`,
  twins: [
    { exchange: 'polymarket', contractAddress: `0x${'0'.repeat(62)}f1` },
    { exchange: 'kalshi', marketId: 'KXTUNNEL-26-SEP30' },
  ],
  sourceExchange: 'predictfun',
  sourceMetadata: {
    status: 'REGISTERED',
    tradingStatus: 'OPEN',
    feeRateBps: 200,
    isNegRisk: false,
    isYieldBearing: true,
    polymarketConditionIds: [`0x${'0'.repeat(62)}f1`],
    kalshiMarketTicker: 'KXTUNNEL-26-SEP30',
  },
}

describe('reading events', () => {
  it.each(marketInLists)('%s reads a market field by field', async (_operation, read) => {
    expect(await read(predictfun().venue, '6001')).toEqual(market)
  })

  it('reads an event, and a result, field by field', async () => {
    const { venue, requests } = predictfun()
    const event = await venue.fetchEvent({ slug: 'harbor-tunnel-opens-by' })
    expect(event).toMatchObject({
      id: 'harbor-tunnel-opens-by',
      title: 'Harbor tunnel opens by ___?',
      slug: 'harbor-tunnel-opens-by',
      description: 'When the harbor tunnel opens to cars.',
      image: 'https://images.example.test/tunnel.png',
      volume: 12000.25,
      volume24h: 340.5,
      volumeUnit: 'USD',
      category: 'Politics',
      tags: ['Politics', 'Infrastructure'],
      url: 'https://predict.fun/market/harbor-tunnel-opens-by',
      sourceExchange: 'predictfun',
      sourceMetadata: {
        categoryId: '51200',
        status: 'OPEN',
        marketVariant: 'DEFAULT',
        resolutionProvider: 'PREDICT_DOT_FUN',
      },
    })
    expect(event).not.toHaveProperty('startDate')
    // The third market is removed.
    expect(event.markets.map(({ marketId }) => marketId)).toEqual(['6001', '6002'])
    const [, august] = event.markets
    expect(august).toMatchObject({
      status: 'resolved',
      tickSize: 0.01,
      description: 'When the harbor tunnel opens to cars.',
    })
    expect(august?.outcomes.map(({ label, price }) => [label, price])).toEqual([
      ['Yes', 0],
      ['No', 1],
    ])
    for (const name of ['twins', 'volume', 'volumeUnit', 'bestBid', 'bestAsk']) expect(august).not.toHaveProperty(name)
    expect(requests[0]?.headers.get('x-api-key')).toBe('secret')
  })

  it.each([
    ['REGISTERED', 'OPEN', 'open'],
    ['UNPAUSED', 'OPEN', 'open'],
    ['PAUSED', 'OPEN', 'paused'],
    ['PRICE_PROPOSED', 'OPEN', 'resolving'],
    ['PRICE_DISPUTED', 'CLOSED', 'resolving'],
    ['REGISTERED', 'MATCHING_NOT_ENABLED', 'closed'],
    ['REGISTERED', undefined, undefined],
  ])('joins the words %s and %s to %s', async (status, tradingStatus, expected) => {
    const { venue } = predictfun({
      '/v1/categories/one': {
        data: { id: 1, slug: 'one', title: 'One', markets: [{ ...oneMarket, status, tradingStatus }] },
      },
    })
    expect((await venue.fetchEvent({ slug: 'one' })).markets[0]?.status).toBe(expected)
  })

  it('states no price where both outcomes are paid half', async () => {
    const { venue } = predictfun({
      '/v1/categories/one': {
        data: { id: 1, slug: 'one', title: 'One', markets: [{ ...oneMarket, status: 'RESOLVED', resolution: null }] },
      },
    })
    const [found] = (await venue.fetchEvent({ slug: 'one' })).markets
    expect(found?.status).toBe('resolved')
    expect(found?.outcomes.map(({ price }) => price)).toEqual([undefined, undefined])
  })

  it('finds an event by its market, a market by an outcome, and both by a page', async () => {
    const { venue, calls } = predictfun()
    expect(await venue.fetchMarket({ marketId: '6001' })).toEqual(market)
    expect(calls).toEqual(['/v1/markets/6001', '/v1/categories/harbor-tunnel-opens-by'])
    expect(await venue.fetchMarket({ outcomeId: NO })).toEqual(market)
    const url = 'https://predict.fun/market/harbor-tunnel-opens-by?tab=trade'
    expect(await venue.fetchEvent({ url })).toMatchObject({ id: 'harbor-tunnel-opens-by' })
    expect(await venue.fetchMarket({ url: 'https://www.predict.fun/market/6001' })).toEqual(market)
  })

  it('follows the cursor of the venue', async () => {
    const { venue, calls } = predictfun({
      '/v1/categories?first=2&status=OPEN': {
        data: [{ id: 1, slug: 'one', title: 'One', markets: [] }],
        cursor: 'bmV4dA==',
      },
      '/v1/categories?first=2&after=bmV4dA%3D%3D&status=OPEN': { data: [], cursor: null },
    })
    const page = await venue.fetchEventsPaginated({ limit: 2 })
    expect(page.nextCursor).toBe('bmV4dA==')
    expect(await venue.fetchEventsPaginated({ limit: 2, cursor: page.nextCursor })).toEqual({ data: [] })
    expect(calls).toHaveLength(2)
  })

  it('names what the venue does not have', async () => {
    const { venue } = predictfun()
    await expect(venue.fetchEvent({ slug: 'wind' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    await expect(venue.fetchMarket({ marketId: '9' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    await expect(venue.fetchOrderBook('9')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    await expect(venue.fetchEvent({ url: 'https://predict.fun/' })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  })
})

describe('order books', () => {
  it('reads the book of the first outcome, and sees it mirrored from the other', async () => {
    const { venue } = predictfun()
    const time = { timestamp: 1_788_274_800_123, datetime: '2026-09-01T15:00:00.123Z' }
    // The matched sizes that are not settled yet are not in it.
    expect(await venue.fetchOrderBook(YES)).toEqual({
      bids: [
        { price: 0.395, size: 310 },
        { price: 0.35, size: 100 },
      ],
      asks: [
        { price: 0.42, size: 20.5 },
        { price: 0.5, size: 7.25 },
      ],
      ...time,
    })
    expect(await venue.fetchOrderBook(NO, 1)).toEqual({
      bids: [{ price: 0.58, size: 20.5 }],
      asks: [{ price: 0.605, size: 310 }],
      ...time,
    })
    expect(Object.keys(await venue.fetchOrderBooks([YES, NO]))).toEqual([YES, NO])
  })
})

describe('trades', () => {
  it('reads a match as a trade of either outcome, at the price that was executed', async () => {
    const { venue, calls } = predictfun()
    expect(await venue.fetchTrades(YES)).toEqual([
      { id: 's-2', timestamp: 1_788_274_740_000, price: 0.418, amount: 30, side: 'buy', outcomeId: YES },
      { id: 's-1', timestamp: 1_788_271_200_000, price: 0.4, amount: 5.5, side: 'buy', outcomeId: YES },
    ])
    expect(await venue.fetchTrades(NO, { start: '2026-09-01T14:30:00Z' })).toEqual([
      { id: 's-2', timestamp: 1_788_274_740_000, price: 0.582, amount: 30, side: 'sell', outcomeId: NO },
    ])
    expect(calls).toContain('/v1/orders/matches?first=100&marketId=6001')
  })
})

const oneMarket = {
  id: 1,
  question: 'Will it?',
  categorySlug: 'one',
  outcomes: [
    { name: 'Up', indexSet: 1, onChainId: '11', status: null },
    { name: 'Down', indexSet: 2, onChainId: '12', status: null },
  ],
}
