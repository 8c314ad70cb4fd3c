import { constants, generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { FED, fixture, MATCH, RUNG, rungFacts, tradedNo, tradedRung, tradedYes } from '../kalshi/__fixtures__/replay.ts'
import { venue } from './index.ts'

// The demo has the format of Kalshi, so its answers are Kalshi's. The parsed data has its own name.

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const API = '/trade-api/v2'
const NOW = Date.parse('2026-08-14T15:30:00Z')
const [YES, NO] = [`${RUNG}:YES`, `${RUNG}:NO`]
const { market: traded } = fixture('fetchMarket-traded') as { market: object }
const none = { fills: [], orders: [], cursor: '' }
const order = {
  order_id: 'o-9',
  ticker: RUNG,
  outcome_side: 'no',
  book_side: 'ask',
  type: 'limit',
  status: 'resting',
  yes_price_dollars: '0.4400',
  initial_count_fp: '10.00',
  fill_count_fp: '2.50',
  remaining_count_fp: '7.50',
  created_time: '2026-08-14T15:00:00Z',
}
const fill = {
  trade_id: 't-1',
  order_id: 'o-9',
  ticker: RUNG,
  outcome_side: 'no',
  book_side: 'ask',
  count_fp: '2.50',
  yes_price_dollars: '0.4400',
  created_time: '2026-08-14T15:00:01Z',
}
const answers: Answers = {
  '/events': ['fetchEventsPaginated-open', 'fetchEventsPaginated-none'],
  [`/events/${FED}`]: 'fetchEvent-ladder',
  [`/events/${FED}/metadata`]: 'fetchEventMetadata-ladder',
  '/milestones': { milestones: [], cursor: '' },
  '/markets': { markets: [traded], cursor: '' },
  [`/markets/${RUNG}`]: 'fetchMarket-traded',
  [`/markets/${RUNG}/orderbook`]: 'fetchOrderBook-twoSided',
  '/markets/trades': 'fetchTrades-page2',
  '/historical/trades': 'fetchTrades-empty',
  '/markets/candlesticks': 'fetchOHLCV-hours',
  '/series': 'fetchSeries-economics',
  '/portfolio/events/orders': { order_id: 'o-1', fill_count: '0.00', remaining_count: '10.00', ts_ms: NOW },
  '/portfolio/events/orders/o-9': { order_id: 'o-9', reduced_by: '7.50' },
  '/portfolio/orders/o-9': [{ order }, { order: { ...order, status: 'canceled' } }],
  '/portfolio/orders': { orders: [order], cursor: '' },
  '/portfolio/fills': { fills: [fill], cursor: '' },
  '/historical/orders': none,
  '/historical/fills': none,
  '/portfolio/positions': { market_positions: [{ ticker: RUNG, position_fp: '-2.50' }], cursor: '' },
  '/portfolio/settlements': {
    settlements: [
      {
        ticker: RUNG,
        market_result: 'no',
        yes_count_fp: '0.00',
        no_count_fp: '2.50',
        revenue: 250,
        settled_time: '2026-08-14T12:00:00Z',
      },
    ],
    cursor: '',
  },
  '/exchange/status': { exchange_active: true, trading_active: false },
  '/portfolio/balance': { balance: 99_860, balance_dollars: '998.6000' },
}
interface Command {
  id: number
  cmd: string
  params: { channels?: string[] }
}
const answer = ({ id, params: { channels = [] } }: Command) => [
  ...channels.map((channel, n) => ({ id, type: 'subscribed', msg: { channel, sid: n + 1 } })),
  ...(channels.includes('orderbook_delta')
    ? [
        {
          type: 'orderbook_snapshot',
          sid: 1,
          seq: 1,
          msg: { market_ticker: RUNG, yes_dollars_fp: [['0.3700', '444.32']], no_dollars_fp: [['0.6000', '120.00']] },
        },
      ]
    : []),
]
const demoLive = () =>
  liveVenue(venue, Object.fromEntries(Object.entries(answers).map(([path, given]) => [API + path, given])), {
    fixtures: new URL('../kalshi/__fixtures__/', import.meta.url),
    now: '2026-08-14T15:30:00Z',
    credentials: { apiKey: 'key-1', privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }) as string },
    answer,
  })
const own = { sourceExchange: 'kalshi-demo', url: 'https://demo.kalshi.co/events/kxfedrate-26sep' }
const rung = { ...tradedRung, ...own, outcomes: [tradedYes, tradedNo], yes: tradedYes, no: tradedNo }

describe('what is listed', () => {
  it.each(marketInLists.filter(([list]) => list !== 'fetchMarketsPaginated'))('%s', async (_, read) => {
    const { venue: demo } = await demoLive()
    const sourceMetadata = { ...rungFacts, seriesTicker: 'KXFEDRATE' }
    expect(await read(demo, RUNG)).toEqual({
      ...rung,
      category: 'Economics',
      sourceCategory: 'Economics',
      tags: ['Fed', 'Economics'],
      sourceMetadata,
    })
  })

  it('fetchMarketsPaginated and fetchMarket', async () => {
    const { venue: demo } = await demoLive()
    const alone = { ...rung, sourceMetadata: rungFacts }
    expect(await demo.fetchMarket({ marketId: RUNG })).toEqual(alone)
    expect(await demo.fetchMarketsPaginated()).toEqual({ data: [alone] })
  })

  it('fetchEvent, fetchSeries and fetchEventMetadata', async () => {
    const { venue: demo } = await demoLive()
    expect(await demo.fetchEvent({ eventId: FED })).toMatchObject({
      ...{ id: FED, volume: 10155.43, volume24h: 20.47, volumeUnit: 'contracts', category: 'Economics' },
      ...own,
    })
    expect(await demo.fetchSeries({ query: 'funds' })).toMatchObject([
      { id: 'KXFEDRATE', title: 'Fed funds rate', recurrence: 'custom', sourceExchange: 'kalshi-demo' },
    ])
    expect(await demo.fetchEventMetadata(FED)).toMatchObject({ image_url: 'https://example.test/KXFEDRATE.webp' })
  })
})

it('fetchOpenInterest and fetchStatus', async () => {
  const { venue: demo } = await demoLive()
  expect(await demo.fetchOpenInterest(RUNG)).toEqual({ marketId: RUNG, openInterest: 2020.1, volumeUnit: 'contracts' })
  expect(await demo.fetchStatus()).toEqual({ status: 'paused' })
})

describe('books, trades and candles', () => {
  const yes = {
    bids: [{ price: 0.37, size: 444.32 }],
    asks: [{ price: 0.4, size: 120 }],
  }
  const no = {
    bids: [{ price: 0.6, size: 120 }],
    asks: [{ price: 0.63, size: 444.32 }],
  }

  it('fetchOrderBook and fetchOrderBooks', async () => {
    const { venue: demo } = await demoLive()
    expect(await demo.fetchOrderBook(YES, 1)).toEqual(yes)
    expect(await demo.fetchOrderBook(NO, 1)).toEqual(no)
    expect(Object.keys(await demo.fetchOrderBooks([YES, NO]))).toEqual([YES, NO])
  })

  it('fetchTrades and fetchOHLCV', async () => {
    const { venue: demo } = await demoLive()
    expect((await demo.fetchTrades(YES))[0]).toMatchObject({ price: 0.4, amount: 7, side: 'buy', outcomeId: YES })
    const hours = { resolution: '1h', start: '2026-08-14T10:00:00Z', limit: 1 }
    expect(await demo.fetchOHLCV(YES, hours)).toEqual([
      { timestamp: Date.parse('2026-08-14T10:00:00Z'), open: 0.4, high: 0.44, low: 0.39, close: 0.41, volume: 12.5 },
    ])
  })

  it('watchOrderBook, watchOrderBooks, unwatchOrderBook and close', async () => {
    const { venue: demo, handshakes, disconnected } = await demoLive()
    expect(await demo.watchOrderBook(YES)).toEqual(yes)
    expect(await demo.watchOrderBooks([YES, NO])).toEqual({ [YES]: yes, [NO]: no })
    expect(handshakes.map(({ path }) => path)).toEqual(['/trade-api/ws/v2'])
    await demo.unwatchOrderBook(YES)
    await demo.close()
    await disconnected()
  })

  it('watchTrades', async () => {
    const { venue: demo, received, send } = await demoLive()
    const trades = demo.watchTrades(NO)
    await expect.poll(() => received).toHaveLength(1)
    const price = { yes_price_dollars: '0.3900', no_price_dollars: '0.6100' }
    const msg = { trade_id: 't-1', market_ticker: RUNG, ...price, count_fp: '1.50', taker_outcome_side: 'yes' }
    send({ type: 'trade', sid: 1, msg: { ...msg, ts_ms: NOW } })
    expect(await trades).toEqual([{ id: 't-1', timestamp: NOW, price: 0.61, amount: 1.5, side: 'sell', outcomeId: NO }])
  })
})

describe('orders', () => {
  const buy = { marketId: RUNG, outcomeId: NO, side: 'buy', type: 'limit', amount: 10, price: 0.56 } as const
  const resting = {
    ...{ id: 'o-9', marketId: RUNG, outcomeId: NO, side: 'buy', type: 'limit', price: 0.56, amount: 10 },
    ...{ status: 'open', filled: 2.5, filledShares: 2.5, remaining: 7.5 },
    timestamp: Date.parse('2026-08-14T15:00:00Z'),
  }
  const placed = { ...resting, id: 'o-1', filled: 0, filledShares: 0, remaining: 10, timestamp: NOW }

  it('createOrder, buildOrder and submitOrder', async () => {
    const { venue: demo, requests } = await demoLive()
    expect(await demo.createOrder(buy)).toEqual(placed)
    expect(await buildAndSubmit(demo, buy)).toEqual(placed)
    const [sent] = requests.filter(({ method }) => method === 'POST')
    expect(await sent?.clone().json()).toMatchObject({ ticker: RUNG, side: 'ask', count: '10.00', price: '0.4400' })
    const key = { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
    const signature = Buffer.from(sent?.headers.get('kalshi-access-signature') ?? '', 'base64')
    expect(verify('sha256', Buffer.from(`${NOW}POST${API}/portfolio/events/orders`), key, signature)).toBe(true)
  })

  it('fetchOrder and cancelOrder', async () => {
    const { venue: demo } = await demoLive()
    expect(await demo.fetchOrder('o-9')).toEqual(resting)
    expect(await demo.cancelOrder('o-9')).toEqual({ ...resting, status: 'canceled', remaining: 0 })
  })

  it('fetchOpenOrders, fetchClosedOrders and fetchAllOrders', async () => {
    const { venue: demo } = await demoLive()
    expect(await demo.fetchOpenOrders(RUNG)).toEqual([resting])
    expect(await demo.fetchAllOrders({ limit: 1 })).toEqual([resting])
    expect((await demo.fetchClosedOrders()).map(({ id }) => id)).toEqual(['o-9', 'o-9'])
  })
})

describe('the account', () => {
  const trade = {
    ...{ id: 't-1', orderId: 'o-9', marketId: RUNG, outcomeId: NO, side: 'buy', price: 0.56, amount: 2.5 },
    timestamp: Date.parse('2026-08-14T15:00:01Z'),
  }
  const position = { marketId: RUNG, outcomeId: NO, outcomeLabel: 'No', size: 2.5 }
  const balance = { currency: 'USD', available: 998.6, venue: 'kalshi-demo' }

  it('fetchMyTrades, fetchPositions and fetchBalance', async () => {
    const { venue: demo } = await demoLive()
    expect(await demo.fetchMyTrades()).toEqual([trade])
    expect(await demo.fetchPositions()).toEqual([position])
    expect(await demo.fetchBalance()).toEqual([balance])
    expect(await demo.fetchSettlements()).toEqual([
      {
        ...{ marketId: RUNG, result: 'no', yesPayout: 0, yesAmount: 0, noAmount: 2.5, revenue: 2.5 },
        timestamp: Date.parse('2026-08-14T12:00:00Z'),
      },
    ])
  })

  it('watchAddress and unwatchAddress', async () => {
    const { venue: demo, disconnected } = await demoLive()
    expect(await demo.watchAddress('me')).toEqual({
      address: 'me',
      trades: [trade],
      positions: [position],
      balances: [balance],
      timestamp: NOW,
    })
    await demo.unwatchAddress('me')
    await disconnected()
  })
})

it('reads other matters of the venue alike', async () => {
  const { venue: demo } = await demoLive()
  expect((await demo.fetchEvents()).map(({ id, sourceExchange }) => [id, sourceExchange])).toEqual([
    [FED, 'kalshi-demo'],
    [MATCH, 'kalshi-demo'],
  ])
})
