import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { venue } from './index.ts'

const SYMBOL = 'GEMI-FEDJAN27-NC25'
const [YES, NO] = [`${SYMBOL}:yes`, `${SYMBOL}:no`]
const P = '/v1/prediction-markets'
const fixtures = new URL('./__fixtures__/', import.meta.url)
const credentials = { apiKey: 'account-1', apiSecret: 'secret' }
const missing = () => Response.json({ error: 'NotFound', message: 'not found' }, { status: 404 })

/** Answered as the venue does: the id is a number of more digits than numbers have. */
const raw = (body: object, status = 200) =>
  new Response(JSON.stringify(body).replace(/"orderId":"(\d+)"/g, '"orderId":$1'), { status })
const ID = '145828833218573125'
const resting = {
  orderId: ID,
  clientOrderId: 'mine',
  status: 'open',
  symbol: SYMBOL,
  side: 'buy',
  outcome: 'no',
  orderType: 'limit',
  timeInForce: 'good-til-cancel',
  quantity: '100',
  filledQuantity: '25.5',
  remainingQuantity: '74.5',
  price: '0.36',
  avgExecutionPrice: '0.35',
  createdAt: '2026-09-01T13:00:00.123Z',
  cancelledAt: null,
}
const read = {
  id: ID,
  marketId: SYMBOL,
  outcomeId: NO,
  side: 'buy',
  type: 'limit',
  price: 0.36,
  averageFillPrice: 0.35,
  amount: 100,
  status: 'open',
  filled: 25.5,
  filledShares: 25.5,
  remaining: 74.5,
  timestamp: 1788267600123,
}

type Answers = Parameters<typeof venueBefore>[1]
const traderWith = (answers: Answers) => {
  const found = venueBefore(
    venue,
    { [`${P}/events/FEDJAN27`]: 'event', ...answers },
    { fixtures, missing, credentials },
  )
  /** The posted requests as `[path, fields]`; the fields are in a header. */
  const posted = () =>
    found.requests
      .filter(({ method }) => method === 'POST')
      .map(({ url, headers }) => {
        const payload = Buffer.from(headers.get('x-gemini-payload') ?? '', 'base64').toString()
        const { request, nonce, ...fields } = JSON.parse(payload)
        expect(new URL(url).pathname).toBe(request)
        expect(nonce).toBe(1788274800)
        return [new URL(url).pathname.replace(P, '') + new URL(url).search, fields]
      })
  return { ...found, posted }
}
const ask = (change: Partial<CreateOrderParams> = {}): CreateOrderParams => ({
  marketId: SYMBOL,
  outcomeId: NO,
  side: 'buy',
  type: 'limit',
  amount: 100,
  price: 0.36,
  clientOrderId: 'mine',
  ...change,
})
const sent = {
  symbol: SYMBOL,
  orderType: 'limit',
  side: 'buy',
  quantity: '100',
  price: '0.36',
  outcome: 'no',
  timeInForce: 'good-til-cancel',
  clientOrderId: 'mine',
}

describe('createOrder', () => {
  it('prices NO in NO, and reads ids to the last digit', async () => {
    const { venue: trader, posted } = traderWith({ [`${P}/order`]: raw(resting, 201) })
    expect(await trader.createOrder(ask())).toEqual(read)
    expect(posted()).toEqual([['/order', sent]])
  })

  it.each([
    [
      { outcomeId: YES, side: 'sell', price: 0.99 },
      { outcome: 'yes', side: 'sell', price: '0.99' },
    ],
    [{ timeInForce: 'IOC' }, { timeInForce: 'immediate-or-cancel' }],
    [
      { timeInForce: 'FOK', price: 0.4 },
      { timeInForce: 'fill-or-kill', price: '0.40' },
    ],
    [{ postOnly: true }, { makerOrCancel: true, timeInForce: 'good-til-cancel' }],
    [
      { type: 'market', price: 0.5 },
      { timeInForce: 'immediate-or-cancel', price: '0.50' },
    ],
    // The worst price that the book has for so much.
    [
      { type: 'market', price: undefined, amount: 30 },
      { timeInForce: 'immediate-or-cancel', price: '0.52' },
    ],
    [
      { type: 'market', price: undefined, side: 'sell', amount: 5 },
      { side: 'sell', price: '0.46' },
    ],
  ] satisfies [Partial<CreateOrderParams>, object][])(
    'builds %o',
    async (change: Partial<CreateOrderParams>, expected) => {
      const bids = [
        { price: '0.49', amount: '20' },
        { price: '0.48', amount: '50' },
      ]
      const book = { bids, asks: [{ price: '0.54', amount: '20' }] }
      const { venue: trader, posted } = traderWith({ [`/v1/book/${SYMBOL}`]: book })
      expect(await trader.buildOrder(ask(change))).toMatchObject({ exchange: 'gemini-titan', raw: expected })
      expect(posted()).toEqual([])
    },
  )

  it('submits what was built, and nothing else', async () => {
    const { venue: trader, posted } = traderWith({ [`${P}/order`]: raw(resting, 201) })
    expect(await buildAndSubmit(trader, ask())).toEqual(read)
    expect(posted()).toEqual([['/order', sent]])
  })

  it('names orders that their callers do not', async () => {
    const { venue: trader } = traderWith({})
    const names = await Promise.all(
      [1, 2].map(
        async () => ((await trader.buildOrder(ask({ clientOrderId: undefined }))).raw as typeof sent).clientOrderId,
      ),
    )
    expect(new Set(names).size).toBe(2)
    expect(names[0]).toMatch(/^[\da-f-]{36}$/)
  })

  it.each([
    [{ price: 0.365 }, 'price'],
    [{ price: 0.36, amount: 1.5 }, 'amount'],
    [{ outcomeId: SYMBOL }, 'outcomeId'],
    [{ outcomeId: 'GEMI-OTHER:no' }, 'outcomeId'],
    [{ expiration: '2026-09-02T00:00:00Z' }, 'timeInForce'],
    [{ timeInForce: 'IOC', postOnly: true }, 'postOnly'],
    [{ onBehalfOf: 7 }, 'onBehalfOf'],
  ] satisfies [Partial<CreateOrderParams>, string][])('refuses %o before anything is sent', async (change, field) => {
    const { venue: trader, posted } = traderWith({})
    await expect(trader.createOrder(ask(change))).rejects.toMatchObject({ field })
    expect(posted()).toEqual([])
  })

  it.each([
    [422, { error: 'InsufficientFunds', message: 'Insufficient funds' }, 'INSUFFICIENT_FUNDS', 'Insufficient funds'],
    [400, { error: 'DuplicateOrder', message: 'used before' }, 'INVALID_ORDER', 'used before'],
    [403, { error: 'TERMS_NOT_ACCEPTED', message: 'accept the terms' }, 'PERMISSION_DENIED', 'accept the terms'],
    [400, { result: 'error', reason: 'InvalidNonce', message: 'too late' }, 'AUTHENTICATION_ERROR', 'too late'],
    [401, { result: 'error', reason: 'InvalidSignature' }, 'AUTHENTICATION_ERROR', 'InvalidSignature'],
    [429, { result: 'error', reason: 'RateLimited', message: 'slowly' }, 'RATE_LIMIT_EXCEEDED', 'slowly'],
  ])('reads the refusal %i %o', async (status, body, code, message) => {
    const { venue: trader } = traderWith({ [`${P}/order`]: raw(body, status) })
    await expect(trader.createOrder(ask())).rejects.toMatchObject({ code, message: `Gemini: ${message}` })
  })

  it('takes an order that was canceled at once for refused, unless it was to fill what it can', async () => {
    const ended = { ...resting, status: 'cancelled', filledQuantity: '0', remainingQuantity: '100' }
    const canceled = () => raw({ ...ended, reason: 'MakerOrCancelWouldTake' }, 201)
    const { venue: trader } = traderWith({ [`${P}/order`]: [canceled(), canceled(), canceled()] })
    for (const change of [{ postOnly: true }, { timeInForce: 'FOK' }] satisfies Partial<CreateOrderParams>[]) {
      const message = `Gemini canceled order ${ID} at once: MakerOrCancelWouldTake`
      await expect(trader.createOrder(ask(change))).rejects.toMatchObject({ code: 'INVALID_ORDER', message })
    }
    const { averageFillPrice: _, ...unfilled } = read
    const left = { ...unfilled, status: 'canceled', filled: 0, filledShares: 0, remaining: 0 }
    expect(await trader.createOrder(ask({ timeInForce: 'IOC' }))).toEqual(left)
  })

  it('does not know what became of an order that nobody answered for', async () => {
    const { venue: trader, posted } = traderWith({ [`${P}/order`]: new Response('<html>', { status: 502 }) })
    await expect(trader.createOrder(ask())).rejects.toMatchObject({ code: 'WRITE_UNCONFIRMED', retryable: false })
    expect(posted()).toHaveLength(1)
  })
})

describe('orders as the venue sends them', () => {
  const filled = {
    ...resting,
    orderId: '145828833218573126',
    status: 'filled',
    side: 'sell',
    outcome: 'yes',
    filledQuantity: '100',
  }
  const lists = (active: object[], past: object[]) => ({
    [`${P}/orders/active`]: raw({ orders: active, pagination: {} }),
    [`${P}/orders/history`]: raw({ orders: past, pagination: {} }),
  })
  const over = {
    ...{ ...read, id: '145828833218573126', status: 'filled', side: 'sell', outcomeId: YES },
    ...{ filled: 100, filledShares: 100, remaining: 0 },
  }

  it('finds one by its id in the list of the open ones, or of those that are over', async () => {
    const { venue: trader } = traderWith({ ...lists([resting], []) })
    expect(await trader.fetchOrder(ID)).toEqual(read)
    const other = traderWith({ ...lists([], [filled]) })
    expect(await other.venue.fetchOrder('145828833218573126')).toEqual(over)
    const none = traderWith({ ...lists([resting], [filled]) })
    await expect(none.venue.fetchOrder('145828833218573127')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    expect(none.posted()).toEqual([
      ['/orders/active', { limit: 100, offset: 0 }],
      ['/orders/history', { limit: 1000, offset: 0 }],
    ])
  })

  it('lists what is open, what is over and both, without what it cannot read', async () => {
    const answers = () => traderWith(lists([resting, { orderId: 'x' }], [filled]))
    const open = answers()
    expect(await open.venue.fetchOpenOrders(SYMBOL)).toEqual([read])
    expect(open.posted()).toEqual([['/orders/active', { symbol: SYMBOL, limit: 100, offset: 0 }]])
    expect(open.rejections).toHaveLength(1)
    expect(await answers().venue.fetchClosedOrders()).toEqual([over])
    expect((await answers().venue.fetchAllOrders()).map(({ id }) => id)).toEqual([ID, '145828833218573126'])
    expect(await answers().venue.fetchAllOrders({ limit: 1 })).toEqual([read])
    expect(await answers().venue.fetchAllOrders({ since: '2026-09-02' })).toEqual([])
  })

  it('reads on where a page is full', async () => {
    const page = Array.from({ length: 100 }, (_, n) => ({ ...resting, orderId: String(n + 1) }))
    const { venue: trader, posted } = traderWith({
      [`${P}/orders/active`]: [raw({ orders: page }), raw({ orders: [resting] })],
    })
    expect(await trader.fetchOpenOrders()).toHaveLength(101)
    expect(posted().map(([, fields]) => fields.offset)).toEqual([0, 100])
  })

  it('cancels, and returns the final order', async () => {
    const ended = { ...resting, status: 'cancelled', filledQuantity: '30' }
    const { venue: trader, posted } = traderWith({
      ...lists([resting], [ended]),
      [`${P}/order/cancel`]: { result: 'ok', message: 'cancelled' },
    })
    const canceled = { ...read, status: 'canceled', filled: 30, filledShares: 30, remaining: 0 }
    expect(await trader.cancelOrder(ID)).toEqual(canceled)
    expect(posted()[1]).toEqual(['/order/cancel', { orderId: ID }])

    const late = traderWith({ ...lists([resting], []), [`${P}/order/cancel`]: { result: 'ok' } })
    expect(await late.venue.cancelOrder(ID)).toEqual({ ...read, status: 'canceled', remaining: 0 })
    const refused = raw({ error: 'OrderNotCancellable', message: 'filled' }, 422)
    const gone = traderWith({ ...lists([resting], []), [`${P}/order/cancel`]: refused })
    await expect(gone.venue.cancelOrder(ID)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    const none = traderWith({ ...lists([], [ended]) })
    await expect(none.venue.cancelOrder(ID)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })
})

describe('fetchMyTrades', () => {
  const trade = {
    price: '0.65',
    amount: '25.5',
    timestamp: 1788264000,
    timestampms: 1788264000500,
    type: 'Sell',
    aggressor: true,
    fee_currency: 'USD',
    fee_amount: '0.41',
    tid: 4711,
    order_id: ID,
    exchange: 'gemini',
    symbol: SYMBOL.toLowerCase(),
  }
  const event = {
    id: '4711',
    timestamp: 1788264000500,
    price: 0.35,
    amount: 25.5,
    side: 'buy',
    outcomeId: NO,
    marketId: SYMBOL,
    orderId: ID,
  }
  const yesOrder = { ...resting, orderId: '7', outcome: 'yes', side: 'sell', avgExecutionPrice: '0.65' }
  const lists = () => ({
    [`${P}/orders/active`]: raw({ orders: [resting] }),
    [`${P}/orders/history`]: raw({ orders: [yesOrder] }),
  })

  it('returns the outcome and price of their orders', async () => {
    const rows = [
      trade,
      { ...trade, tid: 4712, price: '0.35' },
      { ...trade, tid: 4713, order_id: '7' },
      { ...trade, tid: 4714, order_id: '8' },
      { ...trade, tid: 4715, break: 'full' },
      { ...trade, tid: 4716, symbol: 'btcusd' },
    ]
    const { venue: trader, posted } = traderWith({ '/v1/mytrades': [rows], ...lists() })
    expect(await trader.fetchMyTrades()).toEqual([
      event,
      // Priced in NO, as its order's average shows.
      { ...event, id: '4712' },
      { ...event, id: '4713', price: 0.65, side: 'sell', outcomeId: YES, orderId: '7' },
      { ...event, id: '4714', price: 0.65, side: 'unknown', outcomeId: YES, orderId: '8' },
    ])
    expect(posted()[0]).toEqual(['/v1/mytrades', { limit_trades: 500 }])
    const one = traderWith({ '/v1/mytrades': [rows], ...lists() })
    expect(await one.venue.fetchMyTrades({ outcomeId: YES, limit: 1 })).toMatchObject([{ id: '4713' }])
    expect(one.posted()[0]).toEqual(['/v1/mytrades', { symbol: SYMBOL, limit_trades: 500 }])
  })

  it.each([
    ['buy', '0.52', '0.45', 0.45],
    ['sell', '0.48', '0.55', 0.55],
    ['buy', '0.52', '0.51', 0.49],
    // No reading keeps the limit: the average alone decides.
    ['buy', '0.20', '0.70', 0.3],
  ])('reads a trade of a NO order to %s at %s, which the venue prices at %s, at %d', async (side, price, sent, own) => {
    const order = { ...resting, side, price, avgExecutionPrice: '0.5' }
    const { venue: trader } = traderWith({
      ...lists(),
      '/v1/mytrades': [[{ ...trade, price: sent }]],
      [`${P}/orders/active`]: raw({ orders: [sent === '0.70' ? { ...order, avgExecutionPrice: '0.32' } : order] }),
    })
    expect(await trader.fetchMyTrades()).toMatchObject([{ price: own, side }])
  })

  it('asks for no orders where nothing was traded', async () => {
    const { venue: trader, posted } = traderWith({ '/v1/mytrades': [[]] })
    expect(await trader.fetchMyTrades()).toEqual([])
    expect(posted()).toHaveLength(1)
  })

  it('reads all from a time on, page by page', async () => {
    const since = 1788264000000
    const page = Array.from({ length: 500 }, (_, n) => ({ ...trade, tid: n, timestampms: since + n }))
    const last = { ...trade, tid: 500, timestampms: since + 600 }
    const { venue: trader, posted } = traderWith({ '/v1/mytrades': [page, [page[499], last]], ...lists() })
    expect(await trader.fetchMyTrades({ since: new Date(since).toISOString() })).toHaveLength(501)
    expect(
      posted()
        .slice(0, 2)
        .map(([, { timestamp }]) => timestamp),
    ).toEqual([since, since + 499])
  })
})

describe('positions and balances', () => {
  it('reads what is held of each outcome, at its own price', async () => {
    const row = {
      symbol: SYMBOL,
      instrumentId: '5',
      totalQuantity: '100',
      quantityOnHold: '20',
      avgPrice: '0.36',
      outcome: 'no',
      realizedPl: '-1.5',
      marketValue: '40',
      unrealizedPnl: '4',
    }
    const { venue: trader, posted } = traderWith({
      [`${P}/positions`]: {
        positions: [
          row,
          { symbol: 'GEMI-SNOW-26', totalQuantity: '2.5', outcome: 'yes' },
          { ...row, totalQuantity: '0' },
          { symbol: 'GEMI-RAIN-26', totalQuantity: '-7', outcome: 'no' },
        ],
        total: 4,
      },
    })
    expect(await trader.fetchPositions()).toEqual([
      {
        ...{ marketId: SYMBOL, outcomeId: NO, size: 100, entryPrice: 0.36 },
        ...{ currentValue: 40, unrealizedPnL: 4, realizedPnL: -1.5 },
      },
      { marketId: 'GEMI-SNOW-26', outcomeId: 'GEMI-SNOW-26:yes', size: 2.5 },
      { marketId: 'GEMI-RAIN-26', outcomeId: 'GEMI-RAIN-26:no', size: 7 },
    ])
    expect(posted()).toEqual([['/positions?limit=100&offset=0', {}]])
    await expect(trader.fetchPositions('0xabc')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
  })

  it('returns dollars, not coins', async () => {
    const row = (currency: string) => ({ type: 'exchange', currency, amount: '15000.00', available: '5000.25' })
    const { venue: trader } = traderWith({ '/v1/balances': [[row('BTC'), row('USD')]] })
    expect(await trader.fetchBalance()).toEqual([
      { currency: 'USD', total: 15_000, available: 5000.25, locked: 9999.75, venue: 'gemini-titan' },
    ])
  })

  it('returns only the available amount where the whole is stated as less', async () => {
    const row = { type: 'exchange', currency: 'USD', amount: '-39.87', available: '60.13' }
    const { venue: trader } = traderWith({ '/v1/balances': [[row]] })
    expect(await trader.fetchBalance()).toEqual([{ currency: 'USD', available: 60.13, venue: 'gemini-titan' }])
  })
})

describe('createOrders', () => {
  it('sends them as one batch, and reads the answer to each', async () => {
    const results = [{ order: resting }, { error: 'InsufficientFunds', message: 'Insufficient funds' }, { order: {} }]
    const { venue: trader, posted } = traderWith({ [`${P}/order/batch`]: raw({ results }) })
    expect(await trader.createOrders([ask(), ask({ price: 0.4 }), ask(), ask({ price: 0.405 })])).toEqual([
      { status: 'placed', order: read },
      {
        status: 'failed',
        error: { code: 'INSUFFICIENT_FUNDS', message: 'Gemini: Insufficient funds', retryable: false },
      },
      { status: 'unknown', error: { code: 'WRITE_UNCONFIRMED', message: expect.any(String), retryable: false } },
      { status: 'failed', error: { code: 'INVALID_ORDER', message: expect.any(String), retryable: false } },
    ])
    expect(posted()).toEqual([['/order/batch', { orders: [sent, { ...sent, price: '0.40' }, sent] }]])
  })
})
