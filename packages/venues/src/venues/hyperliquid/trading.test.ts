import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const PRIVATE_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const OWN = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const MASTER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const info = (question: object) => `/info ${JSON.stringify(question)}`
const infoOf = (type: string, user = OWN) => info({ type, user })
const row = (oid: number, change: object = {}) => ({
  coin: '#250',
  side: 'B',
  limitPx: '0.5',
  sz: '30.0',
  oid,
  timestamp: 1788267000000,
  origSz: '30.0',
  tif: 'Gtc',
  ...change,
})
const update = (oid: number, status: string, change?: object) => ({
  status: 'order',
  order: { order: row(oid, change), status, statusTimestamp: 1788267000000 },
})
const done = (status: unknown) => ({ status: 'ok', response: { type: 'order', data: { statuses: [status] } } })
const status = (oid: number) => info({ type: 'orderStatus', user: OWN, oid })

const traderWith = (answers: Record<string, string | object | object[]>, credentials: object = {}) =>
  venueBefore(venue, answers, { fixtures, credentials: { privateKey: PRIVATE_KEY, ...credentials } })
const limit = { marketId: '25', outcomeId: '#250', side: 'buy', type: 'limit', amount: 30, price: 0.5 } as const

describe('createOrder', () => {
  it.each([
    [{ resting: { oid: 77 } }, {}, { id: '77', status: 'open', filled: 0, filledShares: 0, remaining: 30 }],
    [
      { filled: { totalSz: '30.0', avgPx: '0.49', oid: 78 } },
      {},
      { id: '78', status: 'filled', averageFillPrice: 0.49, filled: 30, filledShares: 30, remaining: 0 },
    ],
    [
      { filled: { totalSz: '12.0', avgPx: '0.49', oid: 79 } },
      {},
      { id: '79', status: 'open', averageFillPrice: 0.49, filled: 12, filledShares: 12, remaining: 18 },
    ],
    [
      { filled: { totalSz: '12.0', avgPx: '0.49', oid: 80 } },
      { type: 'market' as const },
      {
        id: '80',
        type: 'market',
        status: 'canceled',
        averageFillPrice: 0.49,
        filled: 12,
        filledShares: 12,
        remaining: 0,
      },
    ],
  ])('reads %o, field by field', async (answer, change, expected) => {
    const { venue: hyperliquid, requests } = traderWith({ '/exchange': done(answer) })
    expect(await hyperliquid.createOrder({ ...limit, ...change })).toEqual({
      marketId: '25',
      outcomeId: '#250',
      side: 'buy',
      type: 'limit',
      price: 0.5,
      amount: 30,
      timestamp: Date.parse('2026-09-01T15:00:00Z'),
      ...expected,
    })
    expect(requests).toHaveLength(1)
  })

  it('shows what a market order cost, not the limit it was sent with', async () => {
    const book = {
      coin: '#250',
      time: 1,
      levels: [
        [],
        [
          { px: '0.49', sz: '10.0', n: 1 },
          { px: '0.6', sz: '90.0', n: 1 },
        ],
      ],
    }
    const answer = done({ filled: { totalSz: '30.0', avgPx: '0.51', oid: 81 } })
    const { venue: hyperliquid } = traderWith({ '/exchange': answer, [info({ type: 'l2Book', coin: '#250' })]: book })
    const { price: _, ...order } = { ...limit, type: 'market' as const }
    expect(await hyperliquid.createOrder(order)).toMatchObject({ price: 0.51, averageFillPrice: 0.51, filled: 30 })
  })

  it.each([
    [{ postOnly: true }, 'Alo'],
    [{ timeInForce: 'IOC' }, 'Ioc'],
    [{ type: 'market' }, 'Ioc'],
    [{ timeInForce: 'GTC' }, 'Gtc'],
  ] as const)('says how long %o stands: %s', async (change, tif) => {
    const { venue: hyperliquid } = traderWith({})
    const { raw } = await hyperliquid.buildOrder({ ...limit, ...change })
    expect(raw).toMatchObject({ action: { orders: [{ t: { limit: { tif } } }] } })
    await expect(hyperliquid.buildOrder({ ...limit, timeInForce: 'FOK' })).rejects.toMatchObject({
      field: 'timeInForce',
    })
  })

  it('submits what was built, and nothing else', async () => {
    const { venue: hyperliquid, requests } = traderWith({ '/exchange': done({ resting: { oid: 77 } }) })
    expect(await buildAndSubmit(hyperliquid, limit)).toMatchObject({ id: '77', status: 'open', amount: 30, price: 0.5 })
    expect(requests).toHaveLength(1)
  })

  it('sends what it signed', async () => {
    const { venue: hyperliquid, requests } = traderWith({ '/exchange': done({ resting: { oid: 77 } }) })
    await hyperliquid.createOrder({ ...limit, side: 'sell', clientOrderId: '0x000000000000000000000000000000ab' })
    expect(await requests[0]?.json()).toEqual({
      action: {
        type: 'order',
        orders: [
          {
            a: 100_000_250,
            b: false,
            p: '0.5',
            s: '30',
            r: false,
            t: { limit: { tif: 'Gtc' } },
            c: '0x000000000000000000000000000000ab',
          },
        ],
        grouping: 'na',
      },
      nonce: Date.parse('2026-09-01T15:00:00Z'),
      signature: { r: expect.any(String), s: expect.any(String), v: expect.any(Number) },
      vaultAddress: null,
    })
  })

  it.each([
    ['Insufficient spot balance asset=100000250', 'INSUFFICIENT_FUNDS'],
    ['Order must have minimum value of 10 USDC. asset=100000250', 'INVALID_ORDER'],
    ['Order could not immediately match against any resting orders. asset=100000250', 'INVALID_ORDER'],
    ['Too many cumulative requests sent (10001 > 10000)', 'RATE_LIMIT_EXCEEDED'],
  ])('reports that the order was refused: %s', async (error, code) => {
    const { venue: hyperliquid } = traderWith({ '/exchange': done({ error }) })
    await expect(hyperliquid.createOrder(limit)).rejects.toMatchObject({
      code,
      message: `hyperliquid refused: ${error}`,
    })
  })

  it.each([
    ['User or API Wallet 0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266 does not exist.', 'AUTHENTICATION_ERROR'],
    ['Unable to recover signer.', 'AUTHENTICATION_ERROR'],
    ['Invalid nonce: nonce too low 1 < 2', 'AUTHENTICATION_ERROR'],
    ['Invalid nonce: duplicate nonce 1788274800000', 'INVALID_ORDER'],
  ])('reports that the action was refused: %s', async (response, code) => {
    const { venue: hyperliquid } = traderWith({ '/exchange': { status: 'err', response } })
    await expect(hyperliquid.createOrder(limit)).rejects.toMatchObject({ code, retryable: false })
  })

  it('says that it does not know where the answer says nothing clear', async () => {
    for (const answer of [done({ waiting: {} }), done('success'), new Response('<html>', { status: 502 })]) {
      const { venue: hyperliquid, requests } = traderWith({ '/exchange': answer })
      await expect(hyperliquid.createOrder(limit)).rejects.toMatchObject({ code: 'WRITE_UNCONFIRMED' })
      expect(requests).toHaveLength(1)
    }
  })
})

describe('the least notional of $10', () => {
  it('applies to purchases before anything is sent', async () => {
    const { venue: hyperliquid, requests } = traderWith({ '/exchange': done({ resting: { oid: 77 } }) })
    const refusal = { code: 'INVALID_ORDER', field: 'amount' }
    await expect(hyperliquid.createOrder({ ...limit, amount: 19 })).rejects.toMatchObject(refusal)
    expect(requests).toEqual([])
    expect(await hyperliquid.createOrder({ ...limit, amount: 20 })).toMatchObject({ status: 'open' })
  })

  it('is left to the venue for sales, which may close a position', async () => {
    const small = { ...limit, side: 'sell', amount: 3 } as const
    const error = 'Order must have minimum value of 10 USDC. asset=100000250'
    const { venue: hyperliquid } = traderWith({ '/exchange': [done({ resting: { oid: 77 } }), done({ error })] })
    expect(await hyperliquid.createOrder(small)).toMatchObject({ id: '77', status: 'open', side: 'sell', amount: 3 })
    await expect(hyperliquid.createOrder(small)).rejects.toMatchObject({
      ...{ code: 'INVALID_ORDER', message: expect.stringContaining('minimum value') },
    })
  })
})

describe('orders', () => {
  it('reads one order', async () => {
    const { venue: hyperliquid } = traderWith({
      [status(77)]: update(77, 'open', { sz: '18.0' }),
      [status(78)]: { status: 'unknownOid' },
      [status(79)]: update(79, 'open', { coin: 'BTC' }),
    })
    expect(await hyperliquid.fetchOrder('77')).toEqual({
      id: '77',
      marketId: '25',
      outcomeId: '#250',
      side: 'buy',
      type: 'limit',
      price: 0.5,
      amount: 30,
      status: 'open',
      filled: 12,
      filledShares: 12,
      remaining: 18,
      timestamp: 1788267000000,
    })
    for (const id of ['78', '79', 'mine']) {
      await expect(hyperliquid.fetchOrder(id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    }
  })

  it('lists what is open on outcomes', async () => {
    const { venue: hyperliquid } = traderWith({ [infoOf('frontendOpenOrders')]: 'open-orders' })
    expect(await hyperliquid.fetchOpenOrders()).toEqual([
      {
        id: '81',
        marketId: '25',
        outcomeId: '#251',
        side: 'sell',
        type: 'limit',
        price: 0.55,
        amount: 20,
        status: 'open',
        filled: 8,
        filledShares: 8,
        remaining: 12,
        timestamp: 1788267400000,
      },
    ])
    expect(await hyperliquid.fetchOpenOrders('26')).toEqual([])
  })

  it('returns the last state of each order, newest first', async () => {
    const { venue: hyperliquid, rejections } = traderWith({
      [infoOf('historicalOrders')]: 'historical-orders',
      [infoOf('frontendOpenOrders')]: 'open-orders',
    })
    const brief = (orders: Awaited<ReturnType<typeof hyperliquid.fetchAllOrders>>) =>
      orders.map(({ id, status, type, side, filled, remaining }) => [id, status, type, side, filled, remaining])
    expect(brief(await hyperliquid.fetchAllOrders())).toEqual([
      ['81', 'open', 'limit', 'sell', 8, 12],
      ['79', 'rejected', 'limit', 'buy', 0, 0],
      ['78', 'canceled', 'market', 'sell', 25, 0],
      ['77', 'filled', 'limit', 'buy', 30, 0],
    ])
    expect(rejections).toHaveLength(1)
    expect(brief(await hyperliquid.fetchClosedOrders({ marketId: '52' }))).toEqual([
      ['78', 'canceled', 'market', 'sell', 25, 0],
    ])
    expect(await hyperliquid.fetchAllOrders({ since: '2026-09-01T12:51:41Z', limit: 1 })).toHaveLength(1)
    await expect(hyperliquid.fetchAllOrders({ cursor: '1' })).rejects.toMatchObject({ field: 'cursor' })
  })

  it('cancels by the side that an order stands on, and looks again', async () => {
    const states = [update(77, 'open'), update(77, 'canceled', { sz: '10.0' })]
    const { venue: hyperliquid, requests } = traderWith({ [status(77)]: states, '/exchange': done('success') })
    expect(await hyperliquid.cancelOrder('77')).toMatchObject({
      id: '77',
      status: 'canceled',
      filled: 20,
      remaining: 0,
    })
    expect(await requests[1]?.json()).toMatchObject({
      action: { type: 'cancel', cancels: [{ a: 100_000_250, o: 77 }] },
    })
  })

  it('says that an order is no longer open', async () => {
    const error = 'Order was never placed, already canceled, or filled. asset=100000250'
    const { venue: hyperliquid } = traderWith({ [status(77)]: update(77, 'filled'), '/exchange': done({ error }) })
    await expect(hyperliquid.cancelOrder('77')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })
})

describe('account', () => {
  it('reads trades on outcomes, and no settlement', async () => {
    const { venue: hyperliquid } = traderWith({ [infoOf('userFills')]: 'fills' })
    const second = {
      id: '351400627290190',
      timestamp: 1788267100000,
      price: 0.3125,
      amount: 25,
      side: 'sell',
      outcomeId: '#521',
      marketId: '52',
      orderId: '78',
      chain: 'hyperliquid',
    }
    expect(await hyperliquid.fetchMyTrades()).toEqual([
      {
        id: '691079299625582',
        timestamp: 1788267900000,
        price: 0.5,
        amount: 18,
        side: 'buy',
        outcomeId: '#250',
        marketId: '25',
        orderId: '77',
        chain: 'hyperliquid',
        txHash: '0xa7bc0000000000000000000000000000000000000000000000000000000007e6',
      },
      second,
    ])
    expect(await hyperliquid.fetchMyTrades({ outcomeId: '#521' })).toEqual([second])
  })

  it('reads all trades of a span, page by page', async () => {
    const fill = (tid: number) => ({ ...row(5), px: '0.5', sz: '1.0', time: tid, dir: 'Buy', tid })
    const fills = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => fill(from + at))
    const { venue: hyperliquid, calls: questions } = traderWith({ '/info': [fills(1, 2_000), fills(2_000, 2_500)] })
    const trades = await hyperliquid.fetchMyTrades({ since: '1970-01-01T00:00:00Z', until: '1970-01-01T00:00:09Z' })
    expect([trades.length, trades[0]?.id, trades.at(-1)?.id]).toEqual([2_500, '2500', '1'])
    const page = (startTime: number) => info({ type: 'userFillsByTime', user: OWN, startTime, endTime: 9_000 })
    expect(questions).toEqual([page(0), page(2_000)])
  })

  it('reads what is held of each side, with its mid price', async () => {
    const { venue: hyperliquid } = traderWith({
      [infoOf('spotClearinghouseState')]: 'balances',
      [info({ type: 'allMids' })]: { '#250': '0.525' },
    })
    expect(await hyperliquid.fetchPositions()).toEqual([
      {
        marketId: '25',
        outcomeId: '#250',
        size: 30,
        entryPrice: 0.5,
        currentPrice: 0.525,
        currentValue: 15.75,
        unrealizedPnL: 0.75,
      },
      { marketId: '52', outcomeId: '#521', size: 20 },
      { marketId: '777', outcomeId: '#7770', size: 5, entryPrice: 0.25 },
    ])
  })

  it('reads money, as far as it is free', async () => {
    const { venue: hyperliquid } = traderWith({ [infoOf('spotClearinghouseState')]: 'balances' })
    expect(await hyperliquid.fetchBalance()).toEqual([
      { currency: 'USDC', total: 1001.234567, available: 990.734567, locked: 10.5, venue: 'hyperliquid' },
    ])
  })

  it('looks at the wallet for which an agent signs, or at any other', async () => {
    const master = MASTER.toLowerCase()
    const [first, second] = [infoOf('spotClearinghouseState', master), infoOf('spotClearinghouseState', OWN)]
    const answers = { [first]: 'balances', [second]: { balances: [] } }
    const { venue: hyperliquid } = traderWith(answers, { funderAddress: MASTER })
    expect(await hyperliquid.fetchBalance()).toHaveLength(1)
    expect(await hyperliquid.fetchBalance(OWN)).toEqual([])
    const { venue: another } = traderWith(answers, { apiKey: MASTER })
    expect(await another.fetchBalance()).toHaveLength(1)
    await expect(hyperliquid.fetchBalance('me')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
  })
})

describe('createOrders', () => {
  it('signs them as one action, and reads the status of each', async () => {
    const statuses = [
      { resting: { oid: 77 } },
      { error: 'Insufficient spot balance asset=100000251' },
      { filled: { totalSz: '30.0', avgPx: '0.49', oid: 79 } },
      'waitingForFill',
    ]
    const { venue: trader, requests } = traderWith({
      '/exchange': { status: 'ok', response: { type: 'order', data: { statuses } } },
    })
    const orders = [limit, { ...limit, outcomeId: '#251', amount: 90 }, limit, { ...limit, price: 0.4 }]
    expect(await trader.createOrders([...orders, { ...limit, amount: 1 }])).toEqual([
      { status: 'placed', order: expect.objectContaining({ id: '77', status: 'open', outcomeId: '#250', amount: 30 }) },
      {
        status: 'failed',
        error: {
          code: 'INSUFFICIENT_FUNDS',
          message: 'hyperliquid refused: Insufficient spot balance asset=100000251',
          retryable: false,
        },
      },
      {
        status: 'placed',
        order: expect.objectContaining({ id: '79', status: 'filled', filled: 30, averageFillPrice: 0.49 }),
      },
      { status: 'unknown', error: { code: 'WRITE_UNCONFIRMED', message: expect.any(String), retryable: false } },
      { status: 'failed', error: { code: 'INVALID_ORDER', message: expect.any(String), retryable: false } },
    ])
    const posts = requests.filter(({ url }) => url.endsWith('/exchange'))
    expect(posts).toHaveLength(1)
    const t = { limit: { tif: 'Gtc' } }
    expect(await Promise.all(posts.map((post) => post.clone().json()))).toMatchObject([
      {
        action: {
          type: 'order',
          orders: [
            { a: 100000250, b: true, p: '0.5', s: '30', r: false, t },
            { a: 100000251, b: true, p: '0.5', s: '90', r: false, t },
            { a: 100000250, b: true, p: '0.5', s: '30', r: false, t },
            { a: 100000250, b: true, p: '0.4', s: '30', r: false, t },
          ],
          grouping: 'na',
        },
      },
    ])
  })

  it('returns the refusal of the whole for each', async () => {
    const { venue: trader } = traderWith({ '/exchange': { status: 'err', response: 'nonce too low' } })
    expect(await trader.createOrders([limit, limit])).toMatchObject([
      { status: 'failed', error: { code: 'AUTHENTICATION_ERROR' } },
      { status: 'failed', error: { code: 'AUTHENTICATION_ERROR' } },
    ])
  })
})
