import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { type Answers, venueBefore } from '../../__fixtures__/venue-before.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { venue as module } from './index.ts'
import type { SentOrder } from './order-schemas.ts'

const YES = '6100000000000000000000000000000000000001'
const NO = '6200000000000000000000000000000000000002'
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const WALLET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const HASH = `0x${'a1'.repeat(32)}`
const fixtures = new URL('./__fixtures__/', import.meta.url)
const message = 'Sign to log in.\nIssued At: 2026-09-01T15:00:00.000Z'

const row = (await import('./__fixtures__/order.json', { with: { type: 'json' } })).default.data

const predictfun = (more: Answers = {}, credentials: object = { apiKey: 'secret', privateKey: KEY }) =>
  venueBefore(
    module,
    {
      '/v1/categories': 'categories',
      '/v1/markets/6001': 'market',
      '/v1/markets/6001/orderbook': 'orderbook',
      '/v1/orders/matches': 'matches',
      [`/v1/positions/${WALLET}`]: 'positions',
      '/v1/auth/message': { success: true, data: { message } },
      '/v1/auth': { success: true, data: { token: 'a.b.c' } },
      '/v1/orders': 'orders',
      [`/v1/orders/${HASH}`]: 'order',
      ...more,
    },
    { fixtures, credentials },
  )
const limit: CreateOrderParams = {
  marketId: '6001',
  outcomeId: YES,
  side: 'buy',
  type: 'limit',
  price: 0.395,
  amount: 25,
}
const order = {
  id: HASH,
  marketId: '6001',
  outcomeId: YES,
  side: 'buy',
  type: 'limit',
  price: 0.39,
  amount: 25,
  status: 'open',
  filled: 10,
  filledShares: 10,
  remaining: 15,
  feeRateBps: 200,
}
const placed = (requests: readonly Request[]) =>
  requests.find(({ url, method }) => method === 'POST' && url.endsWith('/v1/orders'))

describe('createOrder', () => {
  it('signs in once, sends the order in the form of the venue, and reads it again', async () => {
    const { venue, requests, calls } = predictfun({
      '/v1/orders': { success: true, data: { code: 'OK', orderId: '1', orderHash: HASH, removalLockedUntil: null } },
    })
    expect(await venue.createOrder(limit)).toEqual({ ...order, price: 0.395 })
    await venue.createOrder(limit)
    expect(calls.filter((call) => call.startsWith('/v1/auth '))).toHaveLength(1)
    const body = JSON.parse((await placed(requests)?.text()) ?? '').data as SentOrder
    expect(body).toMatchObject({ pricePerShare: '395000000000000000', strategy: 'LIMIT' })
    expect(body.order).toMatchObject({
      maker: WALLET,
      signer: WALLET,
      tokenId: YES,
      makerAmount: '9875000000000000000',
      takerAmount: '25000000000000000000',
      expiration: 4_102_444_800,
      nonce: '0',
      feeRateBps: '200',
      side: 0,
      signatureType: 0,
    })
    expect(placed(requests)?.headers.get('authorization')).toBe('Bearer a.b.c')
    expect(placed(requests)?.headers.get('x-api-key')).toBe('secret')
  })

  it('builds and submits in two steps', async () => {
    const { venue } = predictfun({ '/v1/orders': { data: { code: 'OK', orderHash: HASH } } })
    expect(await buildAndSubmit(venue, limit)).toMatchObject({ id: HASH, status: 'open' })
  })

  it('does not lose an order that cannot be read after it is placed', async () => {
    const { venue } = predictfun({
      '/v1/orders': { data: { code: 'OK', orderHash: HASH } },
      [`/v1/orders/${HASH}`]: new Response('{}', { status: 500 }),
    })
    const known = { id: HASH, status: 'pending', filled: 0, remaining: 25, amount: 25, price: 0.395 }
    expect(await venue.createOrder(limit)).toMatchObject(known)
  })

  it.each([
    // Within the slippage there is the best ask only.
    [{ type: 'market', price: undefined, amount: 25 }, 'MARKET', '420000000000000000', {}],
    [{ timeInForce: 'IOC', price: 0.42 }, 'MARKET', '420000000000000000', {}],
    [{ timeInForce: 'FOK', price: 0.42 }, 'MARKET', '420000000000000000', { isFillOrKill: true }],
    [{ postOnly: true }, 'LIMIT', '395000000000000000', { isPostOnly: true }],
  ] as const)('sends %j as a %s order', async (change, strategy, pricePerShare, more) => {
    const { venue } = predictfun()
    const raw = (await venue.buildOrder({ ...limit, ...change })).raw as SentOrder
    const { order: signed, ...rest } = raw
    expect(rest).toEqual({ strategy, pricePerShare, ...more })
    // An order that does not rest ends after five minutes.
    expect(signed.expiration).toBe(strategy === 'MARKET' ? 1_788_275_100 : 4_102_444_800)
  })

  it.each([
    [{ price: 0.3955 }, 'price'],
    [{ amount: 0.009 }, 'amount'],
    [{ amount: 123.456 }, 'amount'],
    // 0.79 dollars.
    [{ amount: 2 }, 'amount'],
    [{ outcomeId: '5' }, 'outcomeId'],
    [{ tickSize: 0.01 }, 'tickSize'],
    [{ expiration: '2026-09-01T14:59:59Z' }, 'expiration'],
    [{ clientOrderId: 'mine' }, 'clientOrderId'],
  ])('refuses %j before anything is sent', async (change, field) => {
    const { venue, calls } = predictfun()
    await expect(venue.createOrder({ ...limit, ...change } as CreateOrderParams)).rejects.toMatchObject({ field })
    expect(calls.filter((call) => call.startsWith('/v1/orders'))).toEqual([])
  })

  it.each([
    ['create_order_insufficient_collateral_allowance', 'INSUFFICIENT_FUNDS'],
    ['create_order_insufficient_shares_allowance', 'INSUFFICIENT_FUNDS'],
    ['create_order_hash_mismatch', 'INVALID_ORDER'],
    ['create_order_market_not_trading', 'INVALID_ORDER'],
    ['something_new', 'BAD_REQUEST'],
  ])('reads the refusal %s', async (error, code) => {
    const refusal = Response.json({ success: false, code: 400, error, message: 'no' }, { status: 400 })
    const { venue } = predictfun({ '/v1/orders': refusal })
    await expect(venue.createOrder(limit)).rejects.toMatchObject({ code, message: 'Predict.fun: no' })
  })

  it('refuses an account that is not the wallet of the key', async () => {
    const { venue } = predictfun({}, { apiKey: 'secret', privateKey: KEY, funderAddress: `0x${'5'.repeat(40)}` })
    await expect(venue.createOrder(limit)).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
      field: 'credentials.funderAddress',
    })
  })
})

describe('orders', () => {
  it.each([
    [{ status: 'OPEN' }, 'open', 10, 15],
    [{ status: 'FILLED', amountFilled: row.amount }, 'filled', 25, 0],
    [{ status: 'CANCELLED' }, 'canceled', 10, 0],
    [{ status: 'EXPIRED' }, 'canceled', 10, 0],
    [{ status: 'INVALIDATED', amountFilled: '0' }, 'rejected', 0, 0],
    // A market order is called filled after any fill, and fills count once they are settled.
    [{ status: 'FILLED', strategy: 'MARKET' }, 'canceled', 10, 0],
    [{ status: 'FILLED', strategy: 'MARKET', amountFilled: '0' }, 'pending', 0, 25],
  ])('reads %j as %s', async (change, status, filled, remaining) => {
    const { venue } = predictfun({ [`/v1/orders/${HASH}`]: { data: { ...row, ...change } } })
    expect(await venue.fetchOrder(HASH)).toMatchObject({ status, filled, remaining })
  })

  it('reads a sale by its own amounts', async () => {
    const sale = { ...row.order, side: 1, makerAmount: row.order.takerAmount, takerAmount: row.order.makerAmount }
    const { venue } = predictfun({ [`/v1/orders/${HASH}`]: { data: { ...row, order: sale } } })
    expect(await venue.fetchOrder(HASH)).toEqual({ ...order, side: 'sell' })
  })

  it('lists open orders, of one market where it is named', async () => {
    const { venue, calls } = predictfun()
    expect(await venue.fetchOpenOrders()).toEqual([order])
    expect(await venue.fetchOpenOrders('6001')).toEqual([order])
    expect(await venue.fetchOpenOrders('7')).toEqual([])
    expect(calls).toContain('/v1/orders?first=100&status=OPEN')
  })

  it('cancels an order, and keeps the fills that it had until then', async () => {
    const after = { ...row, status: 'CANCELLED', amountFilled: '12000000000000000000' }
    const { venue, calls } = predictfun({
      '/v1/orders/remove-by-hash': { success: true, removed: [HASH], rejected: [], noop: [] },
      [`/v1/orders/${HASH}`]: [{ data: row }, { data: after }],
    })
    const canceled = { ...order, status: 'canceled', filled: 12, filledShares: 12, remaining: 0 }
    expect(await venue.cancelOrder(HASH)).toEqual(canceled)
    expect(calls).toContain(`/v1/orders/remove-by-hash {"data":{"hashes":["${HASH}"]}}`)
  })

  it.each([
    ['an order that no longer rests', { '/v1/orders/remove-by-hash': { removed: [], rejected: [], noop: [HASH] } }],
    ['an order that is filled', { [`/v1/orders/${HASH}`]: { data: { ...row, status: 'FILLED' } } }],
    ['an unknown order', { [`/v1/orders/${HASH}`]: new Response('{}', { status: 404 }) }],
    [
      'the order of another wallet',
      {
        [`/v1/orders/${HASH}`]: Response.json(
          { success: false, code: 401, error: 'unauthorized', message: 'The orders do not belong to you' },
          { status: 401 },
        ),
      },
    ],
  ])('does not cancel %s', async (_, answers) => {
    const { venue } = predictfun(answers as Answers)
    await expect(venue.cancelOrder(HASH)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })
})

describe('trades and positions', () => {
  it('reads the own trades as taker and as maker', async () => {
    const { venue, calls } = predictfun()
    const trade = { marketId: '6001', chain: 'bnb' }
    expect(await venue.fetchMyTrades()).toEqual([
      {
        ...trade,
        id: `s-2:0x${'b'.repeat(64)}`,
        timestamp: 1_788_274_740_000,
        price: 0.58,
        amount: 10,
        side: 'buy',
        outcomeId: NO,
        orderId: `0x${'b'.repeat(64)}`,
        txHash: `0x${'2'.repeat(64)}`,
      },
      {
        ...trade,
        id: `s-1:0x${'d'.repeat(64)}`,
        timestamp: 1_788_271_200_000,
        price: 0.6,
        amount: 5.5,
        side: 'sell',
        outcomeId: NO,
        orderId: `0x${'d'.repeat(64)}`,
        txHash: `0x${'1'.repeat(64)}`,
      },
    ])
    expect(await venue.fetchMyTrades({ outcomeId: YES })).toEqual([])
    expect(await venue.fetchMyTrades({ since: '2026-09-01T14:30:00Z', limit: 5 })).toHaveLength(1)
    expect(calls[0]).toBe(`/v1/orders/matches?first=100&signerAddress=${WALLET}`)
  })

  it('reads positions of the own wallet and of any other', async () => {
    const other = `0x${'5'.repeat(40)}`
    const { venue } = predictfun({ [`/v1/positions/${other}`]: { data: [], cursor: null } })
    expect(await venue.fetchPositions()).toEqual([
      {
        marketId: '6001',
        outcomeId: YES,
        outcomeLabel: 'Yes',
        size: 12.5,
        entryPrice: 0.41,
        currentPrice: 0.395,
        currentValue: 4.94,
        unrealizedPnL: -0.19,
      },
    ])
    expect(await venue.fetchPositions(other)).toEqual([])
  })
})
