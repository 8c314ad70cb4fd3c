import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const SLUG = 'aec-tst-rov-wan-2026-09-12'
const [LONG, SHORT] = [`${SLUG}:long`, `${SLUG}:short`]
const usd = (value: string) => ({ value, currency: 'USD' })

interface Command {
  subscribe?: { requestId: string; subscriptionType: string }
}
const bookAt = (second: number, change: object = {}) => ({
  marketSlug: SLUG,
  bids: [{ px: usd('0.540'), qty: '12.5000' }],
  offers: [{ px: usd('0.560'), qty: '75.0000' }],
  state: 'MARKET_STATE_OPEN',
  transactTime: `2026-09-01T13:00:0${second}.123456789Z`,
  ...change,
})
const answer = ({ subscribe }: Command) =>
  subscribe?.subscriptionType === 'SUBSCRIPTION_TYPE_MARKET_DATA' ? [{ ...subscribe, marketData: bookAt(0) }] : []
const usLive = (more: Answers = {}) =>
  liveVenue(
    venue,
    { [`/v1/markets/${SLUG}/book`]: 'book', ...more },
    {
      fixtures: new URL('./__fixtures__/', import.meta.url),
      credentials: { apiKey: 'key-1', privateKey: Buffer.alloc(32, 7).toString('base64') },
      missing: () => Response.json({ code: 5, message: 'not found', details: [] }, { status: 404 }),
      answer,
    },
  )
const time = { timestamp: 1788267600123, datetime: '2026-09-01T13:00:00.123Z' }
const long = { bids: [{ price: 0.54, size: 12.5 }], asks: [{ price: 0.56, size: 75 }], ...time }
const short = { bids: [{ price: 0.44, size: 75 }], asks: [{ price: 0.46, size: 12.5 }], ...time }

describe('watchOrderBook', () => {
  it('emits the book of either side with every change, and no older one', async () => {
    const { venue: us, received, handshakes, send, disconnected } = await usLive()
    expect(await us.watchOrderBook(LONG)).toEqual(long)
    expect(await us.watchOrderBook(SHORT)).toEqual(short)
    expect(handshakes[0]).toMatchObject({
      path: '/v1/ws/markets',
      headers: { 'x-pm-access-key': 'key-1', 'x-pm-timestamp': '1788274800000', 'x-pm-signature': expect.any(String) },
    })
    expect(received).toEqual([
      { subscribe: { requestId: '1', subscriptionType: 'SUBSCRIPTION_TYPE_MARKET_DATA', marketSlugs: [SLUG] } },
    ])
    const envelope = { requestId: '1', subscriptionType: 'SUBSCRIPTION_TYPE_MARKET_DATA' }
    const later = bookAt(2, { bids: [{ px: usd('0.550'), qty: '3.0000' }] })
    send({ heartbeat: {} }, { ...envelope, marketData: later }, { ...envelope, marketData: bookAt(1, { bids: [] }) })
    const at = { timestamp: 1788267602123, datetime: '2026-09-01T13:00:02.123Z' }
    expect(await us.watchOrderBook(LONG)).toEqual({ ...long, bids: [{ price: 0.55, size: 3 }], ...at })
    expect(await us.watchOrderBook(SHORT)).toEqual({ ...short, asks: [{ price: 0.45, size: 3 }], ...at })
    await us.unwatchOrderBook(LONG)
    await us.unwatchOrderBook(SHORT)
    await disconnected()
  })

  it('reports an unknown market', async () => {
    const { venue: us } = await usLive()
    await expect(us.watchOrderBook('x:long')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('watchOrderBooks', () => {
  it('emits several books at once', async () => {
    const { venue: us } = await usLive()
    expect(await us.watchOrderBooks([LONG, SHORT])).toEqual({ [LONG]: long, [SHORT]: short })
  })
})

describe('watchTrades', () => {
  it.each([
    [LONG, { price: 0.56, side: 'buy' }, { price: 0.54, side: 'sell' }],
    [SHORT, { price: 0.44, side: 'sell' }, { price: 0.46, side: 'buy' }],
  ])('emits the trades of %s', async (outcomeId, first, second) => {
    const { venue: us, received, send } = await usLive()
    const watched = us.watchTrades(outcomeId)
    const subscribe = { requestId: '1', subscriptionType: 'SUBSCRIPTION_TYPE_TRADE', marketSlugs: [SLUG] }
    await expect.poll(() => received).toEqual([{ subscribe }])
    const say = (price: string, intent: string) =>
      send({
        requestId: '1',
        subscriptionType: 'SUBSCRIPTION_TYPE_TRADE',
        trade: {
          marketSlug: SLUG,
          price: usd(price),
          quantity: usd('40.5000'),
          tradeTime: '2026-09-01T13:00:01.5Z',
          maker: { side: 'ORDER_SIDE_SELL', intent: 'ORDER_INTENT_SELL_LONG' },
          taker: { side: 'ORDER_SIDE_BUY', intent },
        },
      })
    const common = { timestamp: 1788267601500, amount: 40.5, outcomeId }
    say('0.560', 'ORDER_INTENT_BUY_LONG')
    const id = (price: number) => `${SLUG}:2026-09-01T13:00:01.5Z:${price}:40.5`
    expect(await watched).toEqual([{ id: id(0.56), ...common, ...first }])
    // One instrument: who buys the short side sells the long one.
    say('0.540', 'ORDER_INTENT_BUY_SHORT')
    expect(await us.watchTrades(outcomeId)).toEqual([{ id: id(0.54), ...common, ...second }])
  })
})

describe('watchAddress', () => {
  it('reads the account, and again when the venue signals an order', async () => {
    const position = { netPositionDecimal: '-3.5000', baseCost: '2.1000', realized: usd('-0.30') }
    const positions: Record<string, object> = {}
    const money = { currency: 'USD', buyingPower: 850.25, openOrders: 0 }
    const {
      venue: us,
      received,
      handshakes,
      send,
      disconnected,
    } = await usLive({
      '/v1/portfolio/activities': { activities: [], eof: true },
      '/v1/portfolio/positions': { positions, eof: true },
      '/v1/account/balances': { balances: [money] },
    })
    const balance = { currency: 'USD', available: 850.25, locked: 0, venue: 'polymarket_us' }
    const empty = { address: 'me', trades: [], positions: [], balances: [balance], timestamp: 1788274800000 }
    expect(await us.watchAddress('me')).toEqual(empty)
    await expect.poll(() => received).toHaveLength(3)
    expect(received).toEqual(
      ['ORDER', 'POSITION', 'ACCOUNT_BALANCE'].map((requestId) => ({
        subscribe: { requestId, subscriptionType: `SUBSCRIPTION_TYPE_${requestId}` },
      })),
    )
    expect(handshakes.map(({ path }) => path)).toEqual(['/v1/ws/private'])
    positions[SLUG] = position
    money.buyingPower = 848.15
    send({
      requestId: 'ORDER',
      subscriptionType: 'SUBSCRIPTION_TYPE_ORDER',
      orderSubscriptionUpdate: { execution: { id: 'x-1', type: 'EXECUTION_TYPE_FILL' } },
    })
    expect(await us.watchAddress('me')).toEqual({
      ...empty,
      positions: [{ marketId: SLUG, outcomeId: SHORT, size: 3.5, entryPrice: 0.6, realizedPnL: -0.3 }],
      balances: [{ ...balance, available: 848.15 }],
    })
    await us.unwatchAddress('me')
    await disconnected()
  })
})

describe('close', () => {
  it('ends every connection', async () => {
    const { venue: us, disconnected } = await usLive()
    await us.watchOrderBook(LONG)
    await us.close()
    await disconnected()
  })
})
