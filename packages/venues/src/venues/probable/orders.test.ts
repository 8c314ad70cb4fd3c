import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const event = JSON.parse(readFileSync(new URL('event.json', fixtures), 'utf8'))
const P = '/public/api/v1'
const YES = '7100000000000000000000000000000000000001'
const NO = '7200000000000000000000000000000000000001'
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const SAFE = '0xBAbAA428b58E77b289437B2395C2C4d5573F281F'

const row = {
  orderId: 12345,
  clientOrderId: 'web_1',
  symbol: '2401_USDT',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  price: '0.415',
  origQty: '100.50',
  executedQty: '20.25',
  cumQuote: '8.40375',
  status: 'PARTIALLY_FILLED',
  time: 1788267605123,
  updateTime: 1788267606000,
  avgPrice: '0.412',
  tokenId: YES,
  ctfTokenId: YES,
  cumQty: '20.25',
}
const resting = {
  id: `12345:${YES}`,
  marketId: '2401',
  outcomeId: YES,
  side: 'buy',
  type: 'limit',
  price: 0.415,
  averageFillPrice: 0.412,
  amount: 100.5,
  status: 'open',
  filled: 20.25,
  filledShares: 20.25,
  remaining: 80.25,
  timestamp: 1788267605123,
} as const

const answers = {
  [`${P}/events/`]: { data: [event] },
  [`${P}/markets/2401`]: event.markets[0],
  [`${P}/book?token_id=${YES}`]: 'book',
  [`${P}/auth/api-key/56`]: { apiKey: 'k', secret: 'c2VjcmV0', passphrase: 'p' },
  [`${P}/orders/56/open`]: { orders: [row, { orderId: 1 }], pagination: { page: 1, limit: 100, total: 2 } },
  [`${P}/orders/56/12345?tokenId=${YES}`]: row,
  [`${P}/orders/56/7?tokenId=${NO}`]: {
    ...row,
    orderId: 7,
    tokenId: NO,
    ctfTokenId: NO,
    status: 'FILLED',
    side: 'SELL',
  },
}
const probableWith = (more: Parameters<typeof venueBefore>[1] = {}, credentials: object = {}) =>
  venueBefore(venue, { ...answers, ...more }, { fixtures, credentials: { privateKey: KEY, ...credentials } })

describe('orders', () => {
  it('are read field by field, and requested by market', async () => {
    const { venue, calls, rejections } = probableWith()
    expect(await venue.fetchOpenOrders('2401')).toEqual([resting])
    expect(rejections.map(({ path }) => path)).toContain('/orders/open')
    expect(calls.find((path) => path.startsWith(`${P}/orders`))).toBe(
      `${P}/orders/56/open?page=1&limit=100&token_ids=${YES},${NO}`,
    )
    expect(await venue.fetchOpenOrders()).toEqual([resting])
  })

  it('are gathered page after page, in either wrapping, until nothing new comes', async () => {
    const page = (from: number) => Array.from({ length: 20 }, (_, n) => ({ ...row, orderId: from + n }))
    const { venue } = probableWith({
      [`${P}/orders/56/open`]: [page(0), page(19), page(19)].map((rows) => ({ orders: rows })),
    })
    expect(await venue.fetchOpenOrders()).toHaveLength(39)
    const answer = new Response(JSON.stringify([row]))
    const { venue: bare } = probableWith({ [`${P}/orders/56/open`]: [answer, { orders: [] }] })
    expect(await bare.fetchOpenOrders()).toEqual([resting])
  })

  it.each([
    [
      { status: 'NEW', executedQty: '0' },
      { status: 'open', filled: 0, remaining: 100.5 },
    ],
    [
      { status: 'FILLED', executedQty: '100.5' },
      { status: 'filled', filled: 100.5, remaining: 0 },
    ],
    [
      { status: 'EXPIRED', timeInForce: 'IOC' },
      { status: 'canceled', type: 'market', filled: 20.25, remaining: 0 },
    ],
    [{ status: 'REJECTED' }, { status: 'rejected', remaining: 0 }],
    [{ status: 'NEW', type: 'MARKET', price: '0' }, { type: 'market' }],
    [
      { status: 'NEW', ctfTokenId: undefined, tokenId: '404' },
      { outcomeId: '404', marketId: '2401_USDT' },
    ],
  ])('in the state %o', async (change, expected) => {
    const { venue } = probableWith({ [`${P}/orders/56/12345?tokenId=${YES}`]: { ...row, ...change } })
    expect(await venue.fetchOrder(`12345:${YES}`)).toMatchObject(expected)
  })

  it('are found by number and token, or by the number alone while they are open', async () => {
    const { venue } = probableWith()
    expect(await venue.fetchOrder('12345')).toEqual(resting)
    expect(await venue.fetchOrder(`7:${NO}`)).toMatchObject({ id: `7:${NO}`, side: 'sell', outcomeId: NO })
    await expect(venue.fetchOrder('99')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    await expect(venue.fetchOrder(`99:${YES}`)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND', retryable: false })
  })

  it('are canceled while they are open', async () => {
    const { venue, requests } = probableWith({
      [`${P}/order/56/12345?tokenId=${YES}`]: { ...row, status: 'CANCELED', executedQty: '30' },
    })
    expect(await venue.cancelOrder(`12345:${YES}`)).toEqual({
      ...resting,
      status: 'canceled',
      filled: 30,
      filledShares: 30,
      remaining: 0,
    })
    await expect(venue.cancelOrder(`7:${NO}`)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })
})

describe('createOrder', () => {
  const params = { marketId: '2401', outcomeId: YES, side: 'buy', type: 'limit', amount: 100.5, price: 0.415 } as const

  it('makes a key, sends the order once and reads the answer', async () => {
    const missing = new Response('{"error":{"code":"PAS-4001","message":"API key not found"}}', { status: 404 })
    const { venue, requests } = probableWith({
      [`${P}/auth/api-key/56`]: [missing, { apiKey: 'k', secret: 'c2VjcmV0', passphrase: 'p' }],
      [`${P}/order/56`]: row,
    })
    expect(await venue.createOrder(params)).toEqual(resting)
    const posted = requests.filter(({ method }) => method === 'POST')
    expect(posted.map(({ url }) => new URL(url).pathname)).toEqual([`${P}/auth/api-key/56`, `${P}/order/56`])
    expect(await posted[1]?.json()).toMatchObject({
      // 41.7075 of 18 decimals for 100.5 shares.
      order: {
        maker: SAFE,
        makerAmount: '41707500000000000000',
        takerAmount: '100500000000000000000',
        feeRateBps: '175',
      },
      orderType: 'GTC',
    })
    expect(posted[1]?.headers.get('prob_account_type')).toBeNull()
  })

  it('submits what was built, and nothing else', async () => {
    const { venue, requests } = probableWith({ [`${P}/order/56`]: row })
    expect(await buildAndSubmit(venue, params)).toEqual(resting)
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('says so where the signing wallet itself pays', async () => {
    const { venue, requests } = probableWith({ [`${P}/order/56`]: row }, { signatureType: 'eoa' })
    await venue.createOrder(params)
    expect(requests.at(-1)?.headers.get('prob_account_type')).toBe('eoa')
  })

  it('fills a market order at no worse than the present book, and rests nothing', async () => {
    const { venue, requests } = probableWith({
      [`${P}/book?token_id=${YES}`]: {
        bids: [],
        asks: [
          { price: '0.45', size: '10' },
          { price: '0.46', size: '100' },
        ],
      },
      [`${P}/order/56`]: {
        ...row,
        price: '0.46',
        origQty: '20',
        executedQty: '20',
        timeInForce: 'IOC',
        status: 'FILLED',
      },
    })
    const order = await venue.createOrder({ ...params, type: 'market', price: undefined, amount: 20 })
    expect(order).toMatchObject({ type: 'market', status: 'filled', amount: 20, filled: 20 })
    expect(await requests.at(-1)?.json()).toMatchObject({
      order: { makerAmount: '9200000000000000000', takerAmount: '20000000000000000000' },
      orderType: 'IOC',
    })
  })

  it.each([
    [{ price: 0.4155 }, 'INVALID_ORDER', 'price'],
    [{ amount: 100.005 }, 'INVALID_ORDER', 'amount'],
    [{ amount: 0.5 }, 'INVALID_ORDER', 'amount'],
    [{ amount: 2 }, 'INVALID_ORDER', 'amount'],
    [{ amount: 1_000_001 }, 'INVALID_ORDER', 'amount'],
    [{ tickSize: 0.01 }, 'INVALID_ORDER', 'tickSize'],
    [{ outcomeId: '7' }, 'INVALID_ORDER', 'outcomeId'],
    [{ timeInForce: 'FOK' }, 'INVALID_ORDER', 'timeInForce'],
    [{ postOnly: true }, 'INVALID_ORDER', 'postOnly'],
    [{ negRisk: true }, 'VALIDATION_ERROR', 'negRisk'],
    [{ marketId: '404' }, 'MARKET_NOT_FOUND', undefined],
  ] as const)('refuses %o before anything is sent', async (change, code, field) => {
    const { venue, requests } = probableWith()
    await expect(venue.createOrder({ ...params, ...change })).rejects.toMatchObject({ code, field })
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it.each([
    [400, { error: { code: 'PAS-4205', message: 'Insufficient balance' } }, 'INSUFFICIENT_FUNDS'],
    [400, { error: { code: 'PAS-4206', message: 'No enough liquidity to place order' } }, 'INVALID_ORDER'],
    [400, { error: { code: 'PAS-4205', message: 'Order validation failed on chain' } }, 'INVALID_ORDER'],
    [200, { code: -2010, msg: 'Account has insufficient balance' }, 'INSUFFICIENT_FUNDS'],
    [200, { code: 1, msg: 'something new' }, 'INVALID_ORDER'],
    [401, { error: { code: 'PAS-4010', message: 'unauthorized' } }, 'AUTHENTICATION_ERROR'],
    [502, {}, 'WRITE_UNCONFIRMED'],
    [200, { orderId: 1 }, 'WRITE_UNCONFIRMED'],
  ])('reads a refusal with %i %o', async (status, body, code) => {
    const { venue } = probableWith({ [`${P}/order/56`]: new Response(JSON.stringify(body), { status }) })
    await expect(venue.createOrder(params)).rejects.toMatchObject({ code, retryable: false })
  })
})

describe('fetchMyTrades', () => {
  const trade = {
    id: 't-2',
    orderId: '12345',
    symbol: '2401_USDT',
    price: '0.415',
    qty: '20.25',
    quoteQty: '8.40375',
    commission: '0.1',
    commissionAsset: 'USDT',
    time: 1788267606000,
    buyer: 'true',
    maker: 'false',
  }

  it('reads one’s own rows of each outcome of a market field by field', async () => {
    const { venue, calls } = probableWith({
      [`${P}/trade/56?tokenId=${YES}&limit=100`]: { trades: [trade], next_cursor: 'more' },
      // A page may hold nothing and name a next one all the same.
      [`${P}/trade/56?tokenId=${YES}&limit=100&next_cursor=more`]: { trades: [], next_cursor: 'last' },
      [`${P}/trade/56?tokenId=${YES}&limit=100&next_cursor=last`]: {
        trades: [{ ...trade, id: 't-1', orderId: null, buyer: false, time: 1788267605000 }],
        next_cursor: '',
      },
      [`${P}/trade/56?tokenId=${NO}&limit=100`]: { trades: [] },
    })
    const bought = {
      id: 't-2',
      timestamp: 1788267606000,
      price: 0.415,
      amount: 20.25,
      side: 'buy',
      outcomeId: YES,
      orderId: `12345:${YES}`,
      marketId: '2401',
      chain: 'bnb',
    }
    const { orderId: _, ...sold } = { ...bought, id: 't-1', side: 'sell', timestamp: 1788267605000 }
    expect(await venue.fetchMyTrades({ marketId: '2401' })).toEqual([bought, sold])
    expect(await venue.fetchMyTrades({ outcomeId: YES, limit: 1 })).toEqual([bought])
    expect(calls.filter((path) => path.startsWith(`${P}/trade`))).toHaveLength(5)
  })

  it('reads what the wallet traded where neither is named', async () => {
    const row = {
      proxyWallet: SAFE,
      timestamp: 1788267606,
      conditionId: '0x01',
      type: 'TRADE',
      size: 20.25,
      usdcSize: 8.40375,
      transactionHash: '0xaa',
      price: 0.415,
      asset: YES,
      side: 'SELL',
      outcomeIndex: 0,
      outcome: 'Yes',
    }
    const { venue, calls, requests } = probableWith({
      [`${P}/activity`]: [
        new Response(JSON.stringify([row, { ...row, asset: '404', transactionHash: null }])),
        { data: [] },
      ],
    })
    const first = {
      id: `0xaa:1788267606:${YES}:sell:415000:20250000`,
      timestamp: 1788267606000,
      price: 0.415,
      amount: 20.25,
      side: 'sell',
      outcomeId: YES,
      marketId: '2401',
      txHash: '0xaa',
      chain: 'bnb',
    }
    const [mine, other] = await venue.fetchMyTrades()
    expect(mine).toEqual(first)
    // A market that has left the list goes by its condition.
    expect(other).toMatchObject({ outcomeId: '404', marketId: '0x01' })
    expect(calls[0]).toBe(`${P}/activity?user=${SAFE}&type=TRADE&limit=100&offset=0`)
    expect(requests[0]?.headers.get('prob_signature')).toBeNull()
  })
})

describe('fetchPositions', () => {
  it('reads what any wallet holds field by field; unknown fields are absent', async () => {
    const position = {
      asset: YES,
      conditionId: '0x01',
      outcome: 'Yes',
      size: 20.25,
      avgPrice: 0.415,
      curPrice: 0.4,
      currentValue: 8.1,
      cashPnl: -0.30375,
      realizedPnl: 1.5,
    }
    const { venue, calls } = probableWith({
      [`${P}/position/current`]: [
        new Response(
          JSON.stringify([
            position,
            { asset: '404', conditionId: '0x02', size: '3' },
            { asset: '1', conditionId: '0x03', size: 0 },
          ]),
        ),
        { data: [] },
      ],
    })
    expect(await venue.fetchPositions('0x0a')).toEqual([
      {
        marketId: '2401',
        outcomeId: YES,
        outcomeLabel: 'Yes',
        size: 20.25,
        entryPrice: 0.415,
        currentPrice: 0.4,
        currentValue: 8.1,
        unrealizedPnL: -0.30375,
        realizedPnL: 1.5,
      },
      { marketId: '0x02', outcomeId: '404', size: 3 },
    ])
    expect(calls[0]).toBe(`${P}/position/current?user=0x0a&limit=100&offset=0&sizeThreshold=0`)
    expect(venue.fetchBalance).toBeUndefined()
  })
})
