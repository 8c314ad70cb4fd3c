import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import type { BuiltOrder } from '../../models.ts'
import { venue } from './index.ts'
import type { SentOrder } from './order-schemas.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const TRADER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const credentials = { privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80' }
const missing = () => Response.json({ message: 'Order not found' }, { status: 404 })
const [half, sold] = [
  {
    id: '0xa1',
    marketId: '56:170145',
    outcomeId: '56:170145:0',
    side: 'buy',
    type: 'limit',
    price: 0.31,
    amount: 40,
    status: 'open',
    filled: 12.5,
    filledShares: 12.5,
    remaining: 27.5,
    timestamp: 1788270000123,
  },
  {
    id: '0xa2',
    marketId: '56:170145',
    outcomeId: '56:170145:1',
    side: 'sell',
    type: 'market',
    price: 0.64,
    amount: 8.25,
    status: 'filled',
    filled: 8.25,
    filledShares: 8.25,
    remaining: 0,
    timestamp: 1788260000000,
  },
]
const row = (change: object = {}) => ({
  orderHash: '0xa1',
  order: {
    trader: TRADER.toLowerCase(),
    marketId: 170145,
    outcomeId: 0,
    side: 0,
    amount: '40000000000000000000',
    price: '310000000000000000',
    minFillAmount: '0',
    nonce: '1788270000000',
    expiration: '0',
  },
  status: 'partially_filled',
  filledAmount: '12500000000000000000',
  timeInForce: 'GTC',
  createdAt: '2026-09-01T13:40:00.123Z',
  networkId: 56,
  ...change,
})
const myriadWith = (answers: Parameters<typeof venueBefore>[1], who: object = credentials) =>
  venueBefore(
    venue,
    { '/markets/170145': 'market', '/markets/549': 'pool', ...answers },
    { fixtures, missing, credentials: who },
  )

const buy = {
  marketId: '56:170145',
  outcomeId: '56:170145:0',
  side: 'buy',
  type: 'limit',
  amount: 40,
  price: 0.31,
} as const

describe('createOrder', () => {
  it('sends a signed order, and returns its state', async () => {
    const {
      venue: myriad,
      calls,
      requests,
    } = myriadWith({
      '/orders': { orderHash: '0xa1', status: 'open', timeInForce: 'GTC' },
      '/orders/0xa1': row(),
    })
    expect(await myriad.createOrder(buy)).toEqual(half)
    expect(calls.map((each) => each.split(' ')[0])).toEqual([
      '/markets/170145?network_id=56',
      '/orders',
      '/orders/0xa1',
    ])
    const sent: SentOrder = JSON.parse((await requests[1]?.clone().text()) ?? '')
    expect(sent).toMatchObject({ network_id: 56, time_in_force: 'GTC' })
    expect(sent.order).toEqual({
      trader: TRADER,
      marketId: '170145',
      outcomeId: 0,
      side: 0,
      amount: '40000000000000000000',
      price: '310000000000000000',
      minFillAmount: '0',
      nonce: '1788274800000',
      expiration: '0',
    })
  })

  it('returns the requested type: one that takes at once may have a limit', async () => {
    const { venue: myriad } = myriadWith({
      '/orders': { orderHash: '0xa1', status: 'filled' },
      '/orders/0xa1': row({ timeInForce: 'FOK' }),
    })
    expect(await myriad.createOrder({ ...buy, timeInForce: 'FOK' })).toMatchObject({ type: 'limit', price: 0.31 })
  })

  it('submits what was built, and nothing else', async () => {
    const { venue: myriad, requests } = myriadWith({
      '/orders': { orderHash: '0xa1', status: 'open' },
      '/orders/0xa1': row(),
    })
    expect(await buildAndSubmit(myriad, buy)).toEqual(half)
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('returns the answer for an order that cannot be looked up', async () => {
    const { venue: myriad } = myriadWith({ '/orders': { orderHash: '0xa9', status: 'filled', timeInForce: 'GTC' } })
    expect(await myriad.createOrder(buy)).toEqual({
      ...half,
      id: '0xa9',
      status: 'filled',
      filled: 40,
      filledShares: 40,
      remaining: 0,
      timestamp: undefined,
    })
  })

  it('takes what the book offers with a market order, and numbers each order', async () => {
    const { venue: myriad } = myriadWith({ '/markets/170145/orderbook': 'orderbook' })
    const { price: _, ...market } = { ...buy, type: 'market' as const }
    const built: BuiltOrder[] = []
    for (const params of [
      { ...market, amount: 1 },
      { ...market, amount: 1.1 },
      { ...market, side: 'sell' as const, amount: 4 },
    ]) {
      built.push(await myriad.buildOrder(params))
    }
    const sent = built.map(({ raw }) => raw as SentOrder)
    expect(sent.map(({ order, time_in_force }) => [order.price, order.side, time_in_force])).toEqual([
      ['740000000000000000', 0, 'FAK'],
      // The next level is further away than the slippage allows.
      ['740000000000000000', 0, 'FAK'],
      ['700000000000000000', 1, 'FAK'],
    ])
    expect(sent.map(({ order }) => order.nonce)).toEqual(['1788274800000', '1788274800001', '1788274800002'])
  })

  it.each([
    [{ timeInForce: 'IOC' }, 'FAK', '0'],
    [{ timeInForce: 'FOK' }, 'FOK', '0'],
    [{ postOnly: true }, 'PO', '0'],
    [{ expiration: '2026-09-01T16:00:00.999Z' }, 'GTD', '1788278400'],
  ] as const)('lets an order rest as long as requested: %o', async (terms, life, expiration) => {
    const { venue: myriad } = myriadWith({})
    const { raw } = await myriad.buildOrder({ ...buy, ...terms })
    expect(raw).toMatchObject({ time_in_force: life, order: { expiration } })
  })

  it.each([
    [{ postOnly: true, expiration: '2026-09-01T16:00:00Z' }, 'INVALID_ORDER', 'postOnly'],
    [{ marketId: '2741:549', outcomeId: '2741:549:0' }, 'NOT_SUPPORTED', 'marketId'],
    [{ marketId: '56:1' }, 'INVALID_ORDER', 'outcomeId'],
    [{ outcomeId: '56:170145:2' }, 'OUTCOME_NOT_FOUND', undefined],
    [{ price: 0.1234567 }, 'INVALID_ORDER', 'price'],
    [{ amount: 0.0000001 }, 'INVALID_ORDER', 'amount'],
    [{ clientOrderId: 'mine' }, 'VALIDATION_ERROR', 'clientOrderId'],
  ])('refuses %o with %s', async (change, code, field) => {
    const { venue: myriad, requests } = myriadWith({ '/orders': { orderHash: '0xa1', status: 'open' } })
    await expect(myriad.createOrder({ ...buy, ...change })).rejects.toMatchObject({ code, field })
    expect(requests.every(({ method }) => method === 'GET')).toBe(true)
  })

  it.each([
    ['Insufficient collateral balance', 'INSUFFICIENT_FUNDS'],
    ['Invalid order signature', 'INVALID_ORDER'],
    ['Something else', 'BAD_REQUEST'],
  ])('reads the refusal “%s”', async (message, code) => {
    const { venue: myriad } = myriadWith({ '/orders': Response.json({ message }, { status: 400 }) })
    await expect(myriad.createOrder(buy)).rejects.toMatchObject({ code, message: `Myriad: ${message}` })
  })

  it('does not send twice what may have been taken', async () => {
    const { venue: myriad, requests } = myriadWith({ '/orders': new Response('down', { status: 503 }) })
    await expect(myriad.createOrder(buy)).rejects.toMatchObject({ code: 'WRITE_UNCONFIRMED', retryable: false })
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})

describe('orders', () => {
  it('lists what is open, over, and both, newest first', async () => {
    const { venue: myriad, calls, rejections } = myriadWith({ '/orders': 'orders' })
    expect(await myriad.fetchOpenOrders()).toEqual([half])
    expect(calls).toEqual([`/orders?trader=${TRADER}&page=1`])
    expect(await myriad.fetchClosedOrders({ marketId: '56:170145' })).toEqual([sold])
    const all = await myriad.fetchAllOrders({ since: '2026-09-01T08:00:00Z', until: '2026-09-01T11:00:00Z' })
    expect(all.map(({ id, status, remaining }) => [id, status, remaining])).toEqual([
      ['0xa2', 'filled', 0],
      ['0xa3', 'canceled', 0],
    ])
    expect((await myriad.fetchAllOrders({ limit: 1 })).map(({ id }) => id)).toEqual(['0xa1'])
    expect(new Set(rejections.map(({ path }) => path))).toEqual(new Set(['/orders']))
  })

  it('cancels an order by signing it once more', async () => {
    const { venue: myriad, requests } = myriadWith({
      '/orders/0xa1': [row(), { orderHash: '0xa1', status: 'cancelled' }],
    })
    expect(await myriad.cancelOrder('0xa1')).toEqual({ ...half, status: 'canceled', remaining: 0 })
    const [, request] = requests
    expect(request?.method).toBe('DELETE')
    const body = JSON.parse((await request?.clone().text()) ?? '')
    expect(body).toMatchObject({ network_id: 56, order: { nonce: '1788270000000', marketId: '170145' } })
    expect(body.signature).toMatch(/^0x[0-9a-f]{130}$/)
  })

  it('knows no order of others, and cancels none that is over', async () => {
    const other = { ...row().order, trader: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
    const { venue: myriad, requests } = myriadWith({
      '/orders/0xb1': row({ order: other }),
      '/orders/0xb2': row({ status: 'expired' }),
    })
    for (const id of ['0xb1', '0xb3']) {
      await expect(myriad.fetchOrder(id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    }
    for (const id of ['0xb1', '0xb2']) {
      await expect(myriad.cancelOrder(id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    }
    expect(requests.every(({ method }) => method === 'GET')).toBe(true)
  })

  it('needs a wallet: to look, its address, to trade, its key', async () => {
    const { venue: myriad, calls } = myriadWith({ '/orders': 'orders' }, { walletAddress: '0x01' })
    expect(await myriad.fetchAllOrders()).toHaveLength(3)
    expect(calls).toEqual(['/orders?trader=0x01&page=1'])
    await expect(myriad.createOrder(buy)).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
      field: 'credentials.privateKey',
    })
  })
})

describe('account', () => {
  const trade = {
    id: '0xe1:1788260001:sell:8.25:5.28',
    timestamp: 1788260001000,
    price: 0.64,
    amount: 8.25,
    side: 'sell',
    outcomeId: '56:170145:1',
    marketId: '56:170145',
    txHash: '0xe1',
    blockNumber: 111442601,
  }

  it('returns trades at their cost, and nothing else', async () => {
    const { venue: myriad, calls } = myriadWith({ [`/users/${TRADER}/events`]: 'user-events' })
    expect(await myriad.fetchMyTrades({ marketId: '56:170145', since: '2026-09-01', limit: 1 })).toEqual([trade])
    expect(calls).toEqual([
      `/users/${TRADER}/events?limit=100&trading_model=all&network_id=56&market_id=170145&since=1788220800&page=1`,
    ])
    const all = await myriad.fetchMyTrades()
    expect(all.map(({ marketId, price, amount, side }) => [marketId, price, amount, side])).toEqual([
      ['56:170145', 0.64, 8.25, 'sell'],
      ['2741:549', 0.25, 4, 'buy'],
    ])
    expect(await myriad.fetchMyTrades({ outcomeId: '2741:549:1' })).toEqual([])
  })

  it('continues after a page without readable rows, as long as the venue states that more follow', async () => {
    const { data } = JSON.parse(readFileSync(new URL('./__fixtures__/user-events.json', import.meta.url), 'utf8'))
    const [empty, last] = [
      { data: [], pagination: { hasNext: true } },
      { data, pagination: { hasNext: false } },
    ]
    const { venue: myriad } = myriadWith({ [`/users/${TRADER}/events`]: [empty, last] })
    expect(await myriad.fetchMyTrades({ marketId: '56:170145' })).toContainEqual(trade)
  })

  it('returns the positions of any wallet', async () => {
    const { venue: myriad, calls } = myriadWith({ '/users/0x01/portfolio': 'portfolio' })
    expect(await myriad.fetchPositions('0x01')).toEqual([
      {
        marketId: '56:170145',
        outcomeId: '56:170145:0',
        outcomeLabel: 'Yes',
        size: 12.5,
        entryPrice: 0.32,
        currentValue: 3.875,
        unrealizedPnL: -0.125,
      },
    ])
    expect(calls).toEqual(['/users/0x01/portfolio?limit=100&min_shares=0&trading_model=all&page=1'])
  })
})
