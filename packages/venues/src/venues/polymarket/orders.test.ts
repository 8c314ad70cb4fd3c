import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { type Answers, venueBefore } from '../../__fixtures__/venue-before.ts'
import { CONDITION, NO, RUNG, YES } from './__fixtures__/polymarket-with.ts'
import { venue } from './index.ts'

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const WALLET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const NOW = Date.parse('2026-11-21T19:40:00Z')
const SECRET = 'c2VjcmV0'
const [ORDER, GONE] = [`0x${'a1'.repeat(32)}`, `0x${'a2'.repeat(32)}`]

const row = {
  id: ORDER,
  status: 'LIVE',
  owner: 'k',
  market: CONDITION,
  asset_id: YES,
  side: 'BUY',
  original_size: '200.5',
  size_matched: '50.25',
  price: '0.62',
  outcome: 'Yes',
  maker_address: WALLET,
  expiration: '0',
  order_type: 'GTC',
  associate_trades: [],
  created_at: 1795283400,
}
const resting = {
  id: ORDER,
  marketId: RUNG,
  outcomeId: YES,
  side: 'buy',
  type: 'limit',
  price: 0.62,
  amount: 200.5,
  status: 'open',
  filled: 50.25,
  filledShares: 50.25,
  remaining: 150.25,
  timestamp: 1795283400000,
}
const walletWith = (answers: Answers = {}) =>
  venueBefore(
    venue,
    {
      '/gamma/markets/keyset': 'fetchMarket-byFilter',
      '/gamma/markets/905101': 'fetchMarket-byId',
      '/gamma/markets/slug/bitcoin-above-90k-on-november-28': 'fetchMarket-bySlug',
      '/clob/book': 'fetchOrderBook-yes',
      [`/clob/data/order/${ORDER}`]: row,
      ...answers,
    },
    {
      fixtures: new URL('./__fixtures__/', import.meta.url),
      now: '2026-11-21T19:40:00Z',
      credentials: { privateKey: KEY, apiKey: 'k', apiSecret: SECRET, passphrase: 'p' },
      missing: () => Response.json({ error: 'not found' }, { status: 404 }),
    },
  )
const buy = { marketId: RUNG, outcomeId: YES, side: 'buy', type: 'limit', amount: 200.5, price: 0.62 } as const
const placed = { success: true, errorMsg: '', orderID: ORDER, status: 'live', takingAmount: '', makingAmount: '' }
const taken = { ...resting, filled: 0, filledShares: 0, remaining: 200.5, timestamp: NOW }
/** The posted orders. */
const sentIn = async (requests: readonly Request[]) =>
  JSON.parse(
    (await requests
      .find(({ method }) => method === 'POST')
      ?.clone()
      .text()) ?? '{}',
  )

describe('createOrder', () => {
  it('sends a signed order with the key of the wallet, and reads the answer', async () => {
    const { venue: wallet, requests } = walletWith({ '/clob/order': placed })
    expect(await wallet.createOrder(buy)).toEqual(taken)
    const { order, ...sent } = await sentIn(requests)
    expect(sent).toEqual({ orderType: 'GTC', owner: 'k', postOnly: false, deferExec: false })
    expect(order).toEqual({
      salt: expect.any(Number),
      maker: WALLET,
      signer: WALLET,
      tokenId: YES,
      // 124.31 dollars for 200.5 shares.
      makerAmount: '124310000',
      takerAmount: '200500000',
      side: 'BUY',
      expiration: '0',
      signatureType: 0,
      timestamp: String(NOW),
      metadata: `0x${'0'.repeat(64)}`,
      builder: `0x${'0'.repeat(64)}`,
      signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
    })
    const post = requests.find(({ method }) => method === 'POST')
    const seconds = String(NOW / 1_000)
    const text = `${seconds}POST/order${await post?.clone().text()}`
    const signature = createHmac('sha256', Buffer.from(SECRET, 'base64')).update(text).digest('base64')
    expect(Object.fromEntries(post?.headers ?? [])).toMatchObject({
      poly_address: WALLET,
      poly_api_key: 'k',
      poly_passphrase: 'p',
      poly_timestamp: seconds,
      poly_signature: signature.replaceAll('+', '-').replaceAll('/', '_'),
    })
  })

  it.each([
    [{ timeInForce: 'IOC', price: 0.65 }, { orderType: 'FAK' }],
    // 88.4 are offered at 0.64, the best price: so many shares for so many dollars, or nothing.
    [
      { timeInForce: 'FOK', price: 0.65, amount: 80 },
      { orderType: 'FOK', order: { makerAmount: '51200000', takerAmount: '80000000' } },
    ],
    [{ postOnly: true }, { orderType: 'GTC', postOnly: true }],
    // The venue ends a GTD order a minute before its expiration.
    [{ expiration: '2026-11-22T00:00:00Z' }, { orderType: 'GTD', order: { expiration: '1795305660' } }],
    [{ expiration: '2026-11-21T19:42:00Z' }, { orderType: 'GTD', order: { expiration: '1795290180' } }],
    [{ side: 'sell' }, { order: { side: 'SELL', makerAmount: '200500000', takerAmount: '124310000' } }],
    // The worst price that the book has for so much: 0.65.
    [
      { type: 'market', price: undefined, amount: 100 },
      { orderType: 'FAK', order: { side: 'BUY' } },
    ],
  ] as const)('builds %o as %o', async (change, expected) => {
    const { venue: wallet } = walletWith()
    expect((await wallet.buildOrder({ ...buy, ...change })).raw).toMatchObject(expected)
  })

  it.each([
    [{ status: 'matched', takingAmount: '200.5', makingAmount: '124.31' }, {}, { status: 'filled', filled: 200.5 }],
    [{ status: 'live', takingAmount: '40.25', makingAmount: '24.955' }, {}, { status: 'open', remaining: 160.25 }],
    // Finer than a millionth, as of somebody's division.
    [{ status: 'live', takingAmount: '40.2500000001' }, {}, { status: 'open', filled: 40.25, remaining: 160.25 }],
    [{ status: 'delayed' }, {}, { status: 'pending', filled: 0, remaining: 200.5 }],
    [
      { status: 'matched', takingAmount: '40.25', makingAmount: '25.76' },
      { timeInForce: 'IOC', price: 0.65 },
      { status: 'canceled', filled: 40.25, remaining: 0 },
    ],
    [
      { status: 'matched', takingAmount: '80', makingAmount: '50.8' },
      { timeInForce: 'FOK', price: 0.65, amount: 80 },
      { status: 'filled', filled: 80, remaining: 0, price: 0.65, averageFillPrice: 0.635 },
    ],
    // A contradiction that the venue should never send: any fill is stated.
    [
      { status: 'matched', takingAmount: '79.99', makingAmount: '51.19' },
      { timeInForce: 'FOK', price: 0.65, amount: 80 },
      { status: 'canceled', filled: 79.99, filledShares: 79.99, remaining: 0, averageFillPrice: 0.639955 },
    ],
    [
      { status: 'matched', takingAmount: '80', makingAmount: '51.2' },
      { type: 'market', price: undefined, amount: 80 },
      { status: 'filled', filled: 80, price: 0.64, averageFillPrice: 0.64 },
    ],
    [
      { status: 'matched', takingAmount: '124.31', makingAmount: '200.5' },
      { side: 'sell' },
      { status: 'filled', side: 'sell', filled: 200.5 },
    ],
  ] as const)('reads the answer %o', async (answer, change, expected) => {
    const { venue: wallet } = walletWith({ '/clob/order': { ...placed, ...answer } })
    expect(await wallet.createOrder({ ...buy, ...change })).toMatchObject({ id: ORDER, ...expected })
  })

  it.each([
    [{ price: 0.625 }, 'INVALID_ORDER', 'price'],
    [{ amount: 4.99 }, 'INVALID_ORDER', 'amount'],
    [{ amount: 10.005 }, 'INVALID_ORDER', 'amount'],
    [{ marketId: '7' }, 'INVALID_ORDER', 'outcomeId'],
    [{ tickSize: 0.001 }, 'INVALID_ORDER', 'tickSize'],
    [{ negRisk: true }, 'INVALID_ORDER', 'negRisk'],
    [{ clientOrderId: 'mine' }, 'VALIDATION_ERROR', 'clientOrderId'],
    // The venue takes no expiration within three minutes, and ends the order one minute before it.
    [{ expiration: '2026-11-21T19:41:59Z' }, 'INVALID_ORDER', 'expiration'],
  ])('refuses %o before anything is sent', async (change, code, field) => {
    const { venue: wallet, requests } = walletWith()
    await expect(wallet.createOrder({ ...buy, ...change })).rejects.toMatchObject({ code, field })
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it.each([
    [{ success: false, errorMsg: 'not enough balance / allowance' }, 200, 'INSUFFICIENT_FUNDS'],
    [{ success: true, errorMsg: 'order crosses the book', orderID: '' }, 200, 'INVALID_ORDER'],
    [{ error: 'invalid signature' }, 400, 'INVALID_ORDER'],
    [{ error: 'Unauthorized/Invalid api key' }, 401, 'AUTHENTICATION_ERROR'],
    [{ error: 'internal' }, 500, 'WRITE_UNCONFIRMED'],
  ])('reads the refusal %o', async (body, status, code) => {
    const { venue: wallet, requests } = walletWith({ '/clob/order': Response.json(body, { status }) })
    await expect(wallet.createOrder(buy)).rejects.toMatchObject({ code, retryable: false })
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})

describe('buildOrder and submitOrder', () => {
  it('submit what was built, and nothing else', async () => {
    const { venue: wallet } = walletWith({ '/clob/order': placed })
    expect(await buildAndSubmit(wallet, buy)).toEqual(taken)
  })
})

describe('orders', () => {
  it('are read field by field', async () => {
    const { venue: wallet, requests } = walletWith()
    expect(await wallet.fetchOrder(ORDER)).toEqual(resting)
    const text = `${NOW / 1_000}GET/data/order/${ORDER}`
    const signature = createHmac('sha256', Buffer.from(SECRET, 'base64')).update(text).digest('base64')
    expect(requests[0]?.headers.get('poly_signature')).toBe(signature.replaceAll('+', '-').replaceAll('/', '_'))
    await expect(wallet.fetchOrder(GONE)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })

  it.each([
    [
      { status: 'ORDER_STATUS_MATCHED', size_matched: '200.5' },
      { status: 'filled', filled: 200.5, remaining: 0 },
    ],
    [{ status: 'CANCELED' }, { status: 'canceled', filled: 50.25, remaining: 0 }],
    // Taken away by the venue, with what was filled before.
    [{ status: 'INVALID' }, { status: 'canceled', filled: 50.25, remaining: 0 }],
    [{ status: 'ORDER_STATUS_CANCELED_MARKET_RESOLVED' }, { status: 'canceled', filled: 50.25, remaining: 0 }],
    [
      { status: "CANCELED_order couldn't be fully filled.", size_matched: '' },
      { status: 'canceled', filled: 0 },
    ],
    // It may rest: who takes it for gone places it twice.
    [{ status: 'ORDER_STATUS_UNHEARD_OF' }, { status: 'pending', remaining: 150.25 }],
    [
      { status: 'ORDER_STATUS_UNHEARD_OF', size_matched: '200.5' },
      { status: 'filled', remaining: 0 },
    ],
    [
      { side: 'SELL', asset_id: NO, order_type: 'FOK' },
      { side: 'sell', outcomeId: NO, type: 'market' },
    ],
  ])('in the state %o', async (change, expected) => {
    const { venue: wallet } = walletWith({ [`/clob/data/order/${ORDER}`]: { ...row, ...change } })
    expect(await wallet.fetchOrder(ORDER)).toMatchObject(expected)
  })

  it('are listed while they are open, of all markets or one', async () => {
    const {
      venue: wallet,
      calls,
      rejections,
    } = walletWith({
      '/clob/data/orders': [
        { data: [row, { id: 'x' }], next_cursor: 'MTAw' },
        { data: [{ ...row, id: GONE }], next_cursor: 'LTE=' },
      ],
    })
    expect(await wallet.fetchOpenOrders()).toEqual([resting, { ...resting, id: GONE }])
    expect(calls.slice(0, 2)).toEqual(['/clob/data/orders', '/clob/data/orders?next_cursor=MTAw'])
    expect(rejections.map(({ id }) => id)).toEqual(['x'])
    await wallet.fetchOpenOrders(RUNG)
    expect(calls).toContain(`/clob/data/orders?market=${CONDITION}`)
  })

  it('are canceled while they are open', async () => {
    const { venue: wallet, requests } = walletWith({
      '/clob/order': [
        { canceled: [ORDER], not_canceled: {} },
        { canceled: [], not_canceled: { [ORDER]: 'already canceled or matched' } },
      ],
    })
    expect(await wallet.cancelOrder(ORDER)).toEqual({ ...resting, status: 'canceled', remaining: 0 })
    const [sent] = requests.filter(({ method }) => method === 'DELETE')
    expect(await sent?.clone().json()).toEqual({ orderID: ORDER })
    await expect(wallet.cancelOrder(ORDER)).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
      message: expect.stringContaining('already canceled or matched'),
    })
  })
})

describe('fetchMyTrades', () => {
  const trade = {
    id: 't-1',
    taker_order_id: ORDER,
    market: CONDITION,
    asset_id: YES,
    side: 'BUY',
    size: '50.25',
    fee_rate_bps: '0',
    price: '0.62',
    status: 'CONFIRMED',
    match_time: '1795283460',
    outcome: 'Yes',
    maker_address: WALLET,
    transaction_hash: '0x81dc',
    trader_side: 'TAKER',
    maker_orders: [],
  }
  const maker = (address: string, order_id: string) => ({
    order_id,
    maker_address: address,
    matched_amount: '30',
    price: '0.38',
    asset_id: NO,
    side: 'SELL',
  })
  const taken = {
    id: 't-1',
    timestamp: 1795283460000,
    price: 0.62,
    amount: 50.25,
    side: 'buy',
    outcomeId: YES,
    marketId: RUNG,
    orderId: ORDER,
    chain: 'polygon',
    txHash: '0x81dc',
  }

  it('returns them from the view of the wallet: as taker once, as maker by its own orders', async () => {
    const made = { ...trade, id: 't-2', trader_side: 'MAKER', match_time: '1795283400', taker_order_id: '0x0' }
    const { venue: wallet, calls } = walletWith({
      '/clob/data/trades': {
        data: [
          trade,
          { ...made, maker_orders: [maker(WALLET, '0xm1'), maker(OTHER, '0xm2')] },
          { ...trade, id: 't-3', status: 'TRADE_STATUS_FAILED' },
        ],
        next_cursor: 'LTE=',
      },
    })
    expect(await wallet.fetchMyTrades()).toEqual([
      taken,
      {
        ...taken,
        ...{ id: 't-2:0xm1', orderId: '0xm1', timestamp: 1795283400000 },
        ...{ price: 0.38, amount: 30, side: 'sell', outcomeId: NO },
      },
    ])
    expect(calls[0]).toBe(`/clob/data/trades?maker_address=${WALLET}`)
    expect((await wallet.fetchMyTrades({ outcomeId: NO })).map(({ id }) => id)).toEqual(['t-2:0xm1'])
    await wallet.fetchMyTrades({ marketId: RUNG, since: '2026-11-21T17:00:00Z', limit: 1 })
    expect(calls).toContain(`/clob/data/trades?maker_address=${WALLET}&market=${CONDITION}&after=1795280399`)
  })

  it.each([
    [YES, 'BUY', YES, 'sell'],
    [YES, 'SELL', YES, 'buy'],
    [YES, 'BUY', NO, 'buy'],
    [NO, 'SELL', YES, 'sell'],
  ])('a taker of %s who %ss met a maker of %s who did %s, where the side is not stated', async (...row) => {
    const [asset_id, side, token, made] = row
    const { side: _, ...met } = maker(WALLET, '0xm1')
    const given = { ...trade, trader_side: 'MAKER', asset_id, side, maker_orders: [{ ...met, asset_id: token }] }
    const { venue: wallet } = walletWith({ '/clob/data/trades': { data: [given], next_cursor: 'LTE=' } })
    expect(await wallet.fetchMyTrades()).toMatchObject([{ side: made, outcomeId: token, price: 0.38, amount: 30 }])
  })

  it('are cut to the requested span, whatever the venue makes of its ends', async () => {
    const at = (id: string, match_time: string) => ({ ...trade, id, match_time })
    const data = [at('t-4', '1795283402'), at('t-3', '1795283401'), at('t-2', '1795283400'), at('t-1', '1795283399')]
    const { venue: wallet } = walletWith({ '/clob/data/trades': { data, next_cursor: 'LTE=' } })
    const span = { since: '2026-11-21T17:50:00Z', until: '2026-11-21T17:50:01Z' }
    expect((await wallet.fetchMyTrades(span)).map(({ id }) => id)).toEqual(['t-3', 't-2'])
    expect((await wallet.fetchMyTrades({ ...span, limit: 1 })).map(({ id }) => id)).toEqual(['t-3'])
  })
})

describe('positions and balances', () => {
  const position = {
    proxyWallet: OTHER,
    asset: YES,
    conditionId: CONDITION,
    size: 41.5,
    avgPrice: 0.62,
    curPrice: 0.635,
    currentValue: 26.3525,
    cashPnl: 0.6225,
    realizedPnl: -1.5,
    outcome: 'Yes',
  }

  it('returns the positions of any wallet; unknown fields are absent', async () => {
    const { venue: wallet, calls } = walletWith({
      '/data/positions': [[position, { asset: '9', conditionId: '0x09', size: 3 }]],
    })
    expect(await wallet.fetchPositions(OTHER)).toEqual([
      {
        marketId: RUNG,
        outcomeId: YES,
        outcomeLabel: 'Yes',
        size: 41.5,
        entryPrice: 0.62,
        currentPrice: 0.635,
        currentValue: 26.3525,
        unrealizedPnL: 0.6225,
        realizedPnL: -1.5,
      },
      { marketId: '0x09', outcomeId: '9', size: 3 },
    ])
    expect(calls[0]).toContain(`/data/positions?user=${OTHER}`)
  })

  it('returns the dollars, less what open orders hold', async () => {
    const { venue: wallet } = walletWith({
      '/clob/balance-allowance': { balance: '1000000000' },
      '/clob/data/orders': { data: [row, { ...row, id: GONE, side: 'SELL' }], next_cursor: 'LTE=' },
    })
    const balance = { currency: 'pUSD', total: 1_000, available: 906.845, locked: 93.155, venue: 'polymarket' }
    expect(await wallet.fetchBalance()).toEqual([balance])
    await expect(wallet.fetchBalance(OTHER)).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
  })
})

describe('createOrders', () => {
  it('sends them as one list, and reads the answer to each', async () => {
    const refused = { success: false, errorMsg: 'not enough balance / allowance', orderID: '', status: '' }
    const { venue: wallet, requests } = walletWith({ '/clob/orders': [[placed, refused, { orderId: 1 }]] })
    expect(await wallet.createOrders([buy, { ...buy, price: 0.6 }, buy, { ...buy, amount: 0.001 }])).toEqual([
      { status: 'placed', order: taken },
      {
        status: 'failed',
        error: {
          code: 'INSUFFICIENT_FUNDS',
          message: 'polymarket: not enough balance / allowance',
          retryable: false,
        },
      },
      { status: 'unknown', error: { code: 'WRITE_UNCONFIRMED', message: expect.any(String), retryable: false } },
      { status: 'failed', error: { code: 'INVALID_ORDER', message: expect.any(String), retryable: false } },
    ])
    const posts = requests.filter(({ method }) => method === 'POST')
    expect(posts.map(({ url }) => new URL(url).pathname)).toEqual(['/clob/orders'])
    const sent = (await posts[0]?.clone().json()) as { order: { makerAmount: string; salt: number } }[]
    expect(sent).toMatchObject([
      { orderType: 'GTC', owner: 'k', postOnly: false, deferExec: false, order: { makerAmount: '124310000' } },
      { orderType: 'GTC', owner: 'k', order: { makerAmount: '120300000' } },
      { orderType: 'GTC', owner: 'k', order: { makerAmount: '124310000' } },
    ])
    // Otherwise the venue would refuse the third as a copy of the first.
    expect(new Set(sent.map(({ order }) => order.salt)).size).toBe(3)
  })
})
