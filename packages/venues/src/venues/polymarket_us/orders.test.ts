import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { venue } from './index.ts'

const SLUG = 'aec-tst-rov-wan-2026-09-12'
const [LONG, SHORT] = [`${SLUG}:long`, `${SLUG}:short`]
const fixtures = new URL('./__fixtures__/', import.meta.url)
const credentials = { apiKey: 'key-1', privateKey: Buffer.alloc(32, 7).toString('base64') }
const usd = (value: string) => ({ value, currency: 'USD' })
const missing = () => Response.json({ code: 5, message: 'not found', details: [] }, { status: 404 })

const market = { market: { slug: SLUG, orderPriceMinTickSize: 0.005, minimumTradeQty: '0.01' } }
const resting = {
  id: '6RDBQHJN5H7M',
  marketSlug: SLUG,
  side: 'ORDER_SIDE_SELL',
  type: 'ORDER_TYPE_LIMIT',
  price: usd('0.345'),
  quantity: 12.5,
  cumQuantity: 2.25,
  leavesQuantity: 10.25,
  tif: 'TIME_IN_FORCE_GOOD_TILL_CANCEL',
  intent: 'ORDER_INTENT_BUY_SHORT',
  outcomeSide: 'OUTCOME_SIDE_NO',
  action: 'ORDER_ACTION_BUY',
  state: 'ORDER_STATE_PARTIALLY_FILLED',
  avgPx: usd('0.335'),
  commissionNotionalTotalCollected: usd('-0.01'),
  createTime: '2026-09-01T13:00:00.123456789Z',
}
const read = {
  id: '6RDBQHJN5H7M',
  marketId: SLUG,
  outcomeId: SHORT,
  side: 'buy',
  type: 'limit',
  price: 0.655,
  averageFillPrice: 0.665,
  amount: 12.5,
  status: 'open',
  filled: 2.25,
  filledShares: 2.25,
  remaining: 10.25,
  timestamp: 1788267600123,
  fee: -0.01,
}

type Answers = Parameters<typeof venueBefore>[1]
const traderWith = (answers: Answers) =>
  venueBefore(venue, { [`/v1/market/slug/${SLUG}`]: market, ...answers }, { fixtures, missing, credentials })
const ask = (change: Partial<CreateOrderParams> = {}): CreateOrderParams => ({
  marketId: SLUG,
  outcomeId: SHORT,
  side: 'buy',
  type: 'limit',
  amount: 12.5,
  price: 0.655,
  ...change,
})
const executed = (type: string, order: object = resting, more: object = {}) => ({
  id: `x-${type}`,
  type: `EXECUTION_TYPE_${type}`,
  order,
  orderRejectReason: 'ORD_REJECT_REASON_EXCHANGE_OPTION',
  text: '',
  ...more,
})
const answering = (...executions: object[]) => traderWith({ '/v1/orders': { id: resting.id, executions } })

describe('createOrder', () => {
  it('sends the price of the long side, exactly, and reads what became of the order', async () => {
    const { venue: trader, calls } = answering(
      executed('NEW', { ...resting, cumQuantity: 0 }),
      executed('PARTIAL_FILL'),
    )
    expect(await trader.createOrder(ask())).toEqual(read)
    expect(calls[0]).toBe(`/v1/market/slug/${SLUG}`)
    const [path, ...body] = (calls[1] ?? '').split(' ')
    expect(path).toBe('/v1/orders')
    expect(JSON.parse(body.join(' '))).toEqual({
      marketSlug: SLUG,
      intent: 'ORDER_INTENT_BUY_SHORT',
      type: 'ORDER_TYPE_LIMIT',
      price: usd('0.345'),
      quantity: 12.5,
      tif: 'TIME_IN_FORCE_GOOD_TILL_CANCEL',
      manualOrderIndicator: 'MANUAL_ORDER_INDICATOR_AUTOMATIC',
      synchronousExecution: true,
      maxBlockTime: '1',
    })
  })

  it.each([
    [
      { outcomeId: LONG, price: 0.35 },
      { intent: 'ORDER_INTENT_BUY_LONG', price: usd('0.35') },
    ],
    [
      { outcomeId: LONG, side: 'sell', price: 0.99, reduceOnly: false },
      { intent: 'ORDER_INTENT_SELL_LONG', price: usd('0.99') },
    ],
    [
      { side: 'sell', price: 0.985, reduceOnly: false },
      { intent: 'ORDER_INTENT_SELL_SHORT', price: usd('0.015') },
    ],
    [
      { amount: 0.01, price: 0.1 },
      { quantity: 0.01, price: usd('0.90') },
    ],
    // Two levels: the second of the book of the long side, at 0.31.
    [
      { type: 'market', price: undefined },
      {
        ...{ type: 'ORDER_TYPE_LIMIT', tif: 'TIME_IN_FORCE_IMMEDIATE_OR_CANCEL', maxBlockTime: '5' },
        price: usd('0.31'),
      },
    ],
    [
      { type: 'market', price: 0.7 },
      { type: 'ORDER_TYPE_LIMIT', price: usd('0.30'), tif: 'TIME_IN_FORCE_IMMEDIATE_OR_CANCEL' },
    ],
    [{ timeInForce: 'FOK' }, { tif: 'TIME_IN_FORCE_FILL_OR_KILL', maxBlockTime: '5' }],
    [
      { expiration: '2026-09-02T00:00:00Z' },
      { tif: 'TIME_IN_FORCE_GOOD_TILL_DATE', goodTillTime: '2026-09-02T00:00:00.000Z' },
    ],
    [{ postOnly: true }, { participateDontInitiate: true }],
  ] satisfies [Partial<CreateOrderParams>, object][])(
    'builds %o',
    async (change: Partial<CreateOrderParams>, expected) => {
      const level = (price: string, qty: string) => ({ px: usd(price), qty })
      const bids = [level('0.32', '5'), level('0.31', '500'), level('0.01', '900')]
      const book = {
        marketData: { marketSlug: SLUG, bids, offers: [level('0.40', '900')], state: 'MARKET_STATE_OPEN' },
      }
      const { venue: trader, calls } = traderWith({ [`/v1/markets/${SLUG}/book`]: book })
      const { exchange, raw } = await trader.buildOrder(ask(change))
      expect(exchange).toBe('polymarket_us')
      expect(raw).toMatchObject(expected)
      const isBounded = change.type === 'market' && change.price === undefined
      expect(calls).toEqual([`/v1/market/slug/${SLUG}`, ...(isBounded ? [`/v1/markets/${SLUG}/book`] : [])])
    },
  )

  it('submits what was built, and nothing else', async () => {
    const { venue: trader, calls } = answering(executed('NEW'), executed('PARTIAL_FILL'))
    expect(await buildAndSubmit(trader, ask())).toEqual(read)
    expect(calls.filter((path) => path.startsWith('/v1/orders'))).toHaveLength(1)
  })

  it.each([
    [{ price: 0.6525 }, 'price'],
    [{ price: 0.995 }, 'price'],
    [{ price: 0.005 }, 'price'],
    [{ amount: 1.005 }, 'amount'],
    [{ outcomeId: 'other:long' }, 'outcomeId'],
    [{ outcomeId: SLUG }, 'outcomeId'],
    [{ clientOrderId: 'mine' }, 'clientOrderId'],
    [{ type: 'market', timeInForce: 'GTC' }, 'timeInForce'],
  ] satisfies [Partial<CreateOrderParams>, string][])('refuses %o before anything is sent', async (change, field) => {
    const { venue: trader, calls } = traderWith({})
    await expect(trader.createOrder(ask(change))).rejects.toMatchObject({ field })
    expect(calls.filter((path) => path.startsWith('/v1/orders'))).toEqual([])
  })

  it.each([
    ['insufficient buying power: order requires $1.20', 'INSUFFICIENT_FUNDS', false],
    ['Global Rate Limit Exceeded', 'EXCHANGE_NOT_AVAILABLE', true],
    ['price not on tick', 'INVALID_ORDER', false],
  ])('says why the exchange rejected it: %s', async (text, code, retryable) => {
    const { venue: trader } = answering(executed('REJECTED', { ...resting, state: 'ORDER_STATE_REJECTED' }, { text }))
    await expect(trader.createOrder(ask())).rejects.toMatchObject({
      ...{ code, retryable, message: `Polymarket US rejected the order: ${text}` },
    })
  })

  it('reads refusals of the gateway', async () => {
    const refusing = (message: string) =>
      traderWith({ '/v1/orders': Response.json({ code: 3, message, details: [] }, { status: 400 }) }).venue
    await expect(refusing('insufficient buying power').createOrder(ask())).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    await expect(refusing('invalid intent').createOrder(ask())).rejects.toMatchObject({
      ...{ code: 'INVALID_ORDER', message: 'Polymarket US: invalid intent' },
    })
  })

  it('looks up an order once whose answer is empty, and returns it as pending if that fails', async () => {
    const trader = traderWith({ '/v1/orders': { id: resting.id }, [`/v1/order/${resting.id}`]: { order: resting } })
    expect(await trader.venue.createOrder(ask())).toEqual(read)
    const untold = traderWith({ '/v1/orders': { id: resting.id } })
    expect(await untold.venue.createOrder(ask())).toEqual({
      id: resting.id,
      marketId: SLUG,
      outcomeId: SHORT,
      side: 'buy',
      type: 'limit',
      price: 0.655,
      amount: 12.5,
      status: 'pending',
      filled: 0,
      filledShares: 0,
      remaining: 12.5,
    })
  })

  it('takes an order that is filled whole or not at all, and was not, for refused', async () => {
    const expired = { ...resting, cumQuantity: 0, leavesQuantity: 0, state: 'ORDER_STATE_EXPIRED' }
    const { venue: trader } = answering(executed('NEW'), executed('EXPIRED', expired))
    await expect(trader.createOrder(ask({ timeInForce: 'FOK' }))).rejects.toMatchObject({ code: 'INVALID_ORDER' })
  })

  it('does not know what became of an order that nobody answered for', async () => {
    const { venue: trader, calls } = traderWith({ '/v1/orders': new Response('<html>', { status: 502 }) })
    await expect(trader.createOrder(ask())).rejects.toMatchObject({ code: 'WRITE_UNCONFIRMED', retryable: false })
    expect(calls).toHaveLength(2)
  })
})

describe('orders as the venue sends them', () => {
  it.each([
    ['ORDER_STATE_NEW', 'open', 10.25],
    ['ORDER_STATE_PENDING_NEW', 'pending', 10.25],
    ['ORDER_STATE_PENDING_RISK', 'pending', 10.25],
    ['ORDER_STATE_PENDING_CANCEL', 'open', 10.25],
    ['ORDER_STATE_REPLACED', 'open', 10.25],
    ['ORDER_STATE_FILLED', 'filled', 0],
    ['ORDER_STATE_CANCELED', 'canceled', 0],
    ['ORDER_STATE_EXPIRED', 'canceled', 0],
    ['ORDER_STATE_REJECTED', 'rejected', 0],
  ])('%s is %s', async (state, status, remaining) => {
    const { venue: trader } = traderWith({ [`/v1/order/${resting.id}`]: { order: { ...resting, state } } })
    expect(await trader.fetchOrder(resting.id)).toEqual({ ...read, status, remaining })
  })

  it.each([
    ['ORDER_INTENT_BUY_LONG', LONG, 'buy', 0.345, 0.335],
    ['ORDER_INTENT_SELL_LONG', LONG, 'sell', 0.345, 0.335],
    ['ORDER_INTENT_SELL_SHORT', SHORT, 'sell', 0.655, 0.665],
  ])('%s is of %s', async (intent, outcomeId, side, price, averageFillPrice) => {
    const { venue: trader } = traderWith({ [`/v1/order/${resting.id}`]: { order: { ...resting, intent } } })
    expect(await trader.fetchOrder(resting.id)).toEqual({ ...read, outcomeId, side, price, averageFillPrice })
  })

  it('omits unknown fields: a market order has no price, an order without fills no count of them', async () => {
    const { cumQuantity: _, createTime: __, commissionNotionalTotalCollected: ___, ...rest } = resting
    const order = {
      ...rest,
      type: 'ORDER_TYPE_MARKET',
      price: usd('0.00'),
      leavesQuantity: 12.5,
      state: 'ORDER_STATE_NEW',
    }
    const { venue: trader } = traderWith({ [`/v1/order/${resting.id}`]: { order } })
    const { price: ____, timestamp: _____, fee: ______, averageFillPrice: _______, ...left } = read
    const none = { filled: 0, filledShares: 0, remaining: 12.5 }
    expect(await trader.fetchOrder(resting.id)).toEqual({ ...left, ...none, type: 'market' })
  })

  it('lists what is open, of one market or all, without what it cannot read', async () => {
    const { venue: trader, calls, rejections } = traderWith({ '/v1/orders/open': { orders: [resting, { id: 'x' }] } })
    expect(await trader.fetchOpenOrders(SLUG)).toEqual([read])
    expect(await trader.fetchOpenOrders()).toEqual([read])
    expect(calls).toEqual([`/v1/orders/open?slugs=${SLUG}`, '/v1/orders/open'])
    expect(rejections.map(({ id }) => id)).toEqual(['x', 'x'])
  })

  it('cancels by the order’s market, and returns its final state', async () => {
    const canceled = { ...resting, cumQuantity: 3, leavesQuantity: 0, state: 'ORDER_STATE_CANCELED' }
    const path = `/v1/order/${resting.id}`
    const { venue: trader, calls } = traderWith({
      [path]: [{ order: resting }, { order: canceled }],
      [`${path}/cancel`]: {},
    })
    const ended = { ...read, status: 'canceled', filled: 3, filledShares: 3, remaining: 0 }
    expect(await trader.cancelOrder(resting.id)).toEqual(ended)
    expect(calls).toEqual([path, `${path}/cancel {"marketSlug":"${SLUG}"}`, path])
    await expect(trader.cancelOrder(resting.id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    await expect(trader.cancelOrder('none')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })
})

describe('fetchMyTrades', () => {
  const own = { id: 'o-1', marketSlug: SLUG, intent: 'ORDER_INTENT_BUY_SHORT' }
  const other = { id: 'o-2', marketSlug: SLUG, intent: 'ORDER_INTENT_UNDEFINED' }
  const part = (order: object) => ({ order, lastPx: usd('0.58'), lastShares: '40.5000' })
  const trade = {
    id: 't-1',
    marketSlug: SLUG,
    state: 'TRADE_STATE_CLEARED',
    price: usd('0.58'),
    qty: '41',
    qtyDecimal: '40.5000',
    createTime: '2026-09-01T12:00:00.5Z',
    isAggressor: false,
    aggressorExecution: part(other),
    passiveExecution: part(own),
  }
  const activity = (change: object = {}) => ({ type: 'ACTIVITY_TYPE_TRADE', trade: { ...trade, ...change } })
  const expected = {
    id: 't-1',
    timestamp: 1788264000500,
    price: 0.42,
    amount: 40.5,
    side: 'buy',
    outcomeId: SHORT,
    marketId: SLUG,
    orderId: 'o-1',
  }
  const path = '/v1/portfolio/activities'
  const query = 'types=ACTIVITY_TYPE_TRADE&sortOrder=SORT_ORDER_DESCENDING'

  it('reads the own part of a trade, whichever it was, at the price of its own side', async () => {
    const sold = { ...own, intent: 'ORDER_INTENT_SELL_LONG' }
    const { venue: trader } = traderWith({
      [path]: {
        activities: [
          activity(),
          activity({ id: 't-2', isAggressor: true, aggressorExecution: part(sold), passiveExecution: part(other) }),
          activity({ id: 't-3', aggressorExecution: undefined, passiveExecution: undefined }),
          activity({ id: 't-4', state: 'TRADE_STATE_BUSTED' }),
          { type: 'ACTIVITY_TYPE_ACCOUNT_DEPOSIT', accountBalanceChange: {} },
        ],
        eof: true,
      },
    })
    const { orderId: _, ...unnamed } = expected
    expect(await trader.fetchMyTrades()).toEqual([
      expected,
      { ...expected, id: 't-2', price: 0.58, side: 'sell', outcomeId: LONG },
      // The account's part is unknown, so the side is too.
      { ...unnamed, id: 't-3', price: 0.58, side: 'unknown', outcomeId: LONG },
    ])
  })

  it('reads page by page, and no further than it has to', async () => {
    const pages = [
      { activities: [activity()], nextCursor: 'b', eof: false },
      { activities: [activity({ id: 't-0', createTime: '2026-08-01T00:00:00Z' })], nextCursor: 'c', eof: false },
      { activities: [], nextCursor: '', eof: true },
    ]
    const all = traderWith({ [path]: [...pages] })
    expect((await all.venue.fetchMyTrades({ outcomeId: SHORT })).map(({ id }) => id)).toEqual(['t-1', 't-0'])
    expect(all.calls).toEqual([
      `${path}?${query}&marketSlug=${SLUG}&limit=100`,
      `${path}?${query}&marketSlug=${SLUG}&limit=100&cursor=b`,
      `${path}?${query}&marketSlug=${SLUG}&limit=100&cursor=c`,
    ])
    const since = traderWith({ [path]: [...pages] })
    expect(await since.venue.fetchMyTrades({ since: '2026-08-15' })).toEqual([expected])
    expect(since.calls).toHaveLength(2)
    const one = traderWith({ [path]: [...pages] })
    expect(await one.venue.fetchMyTrades({ limit: 1 })).toEqual([expected])
    expect(one.calls).toHaveLength(1)
  })

  it('does not follow a list that does not end', async () => {
    const { venue: trader } = traderWith({ [path]: { activities: [activity()], nextCursor: 'b', eof: false } })
    await expect(trader.fetchMyTrades()).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
  })
})

describe('positions and balances', () => {
  it('reads what is held long and short, at its own cost', async () => {
    const { venue: trader } = traderWith({
      '/v1/portfolio/positions': {
        positions: {
          [SLUG]: {
            netPosition: '-4',
            netPositionDecimal: '-3.5000',
            cost: usd('2.1200'),
            baseCost: '2.1000',
            realized: usd('-0.30'),
          },
          'tec-tst-rain': { netPosition: '10', cost: usd('5.10'), realized: usd('0') },
          'tec-tst-flat': { netPosition: '0', netPositionDecimal: '0.0000' },
        },
        eof: true,
      },
    })
    expect(await trader.fetchPositions()).toEqual([
      { marketId: SLUG, outcomeId: SHORT, size: 3.5, entryPrice: 0.6, realizedPnL: -0.3 },
      { marketId: 'tec-tst-rain', outcomeId: 'tec-tst-rain:long', size: 10, entryPrice: 0.51, realizedPnL: 0 },
    ])
    await expect(trader.fetchPositions('0xabc')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
  })

  it('reads what is free to trade and what orders hold', async () => {
    const balance = {
      currency: 'USD',
      currentBalance: 1000,
      buyingPower: 850.25,
      openOrders: 40.5,
      marginRequirement: 109.25,
    }
    const { venue: trader } = traderWith({ '/v1/account/balances': { balances: [balance] } })
    expect(await trader.fetchBalance()).toEqual([
      { currency: 'USD', available: 850.25, locked: 40.5, venue: 'polymarket_us' },
    ])
  })
})
