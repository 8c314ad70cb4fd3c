import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'
import type { SentOrder } from './order-schemas.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const credentials = {
  apiKey: 'sk_live_1',
  privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
}
const WALLET = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const market = {
  id: 7,
  slug: 'the-market',
  title: 'Will it?',
  marketType: 'single',
  tradeType: 'clob',
  tokens: { yes: '111', no: '222' },
  venue: { exchange: '0x05c748E2f4DcDe0ec9Fa8DDc40DE6b867f923fa5' },
}
const limitlessWith = (answers: Parameters<typeof venueBefore>[1] = {}, who: object = credentials) =>
  venueBefore(
    venue,
    {
      '/markets/active': { data: [market], totalMarketsCount: 1 },
      '/markets/the-market': market,
      '/profiles/me': { id: 42, rank: { feeRateBps: 300 } },
      '/markets/the-market/user-orders': 'user-orders',
      '/portfolio/history': 'portfolio-history',
      '/portfolio/positions': 'portfolio-positions',
      [`/portfolio/${WALLET}/positions`]: 'portfolio-positions',
      ...answers,
    },
    { fixtures, credentials: who },
  )

describe('orders', () => {
  const [live, matched] = [
    {
      id: '0f8d2c1e-0000-4000-8000-000000000001',
      marketId: '7',
      outcomeId: '111',
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
      id: '0f8d2c1e-0000-4000-8000-000000000002',
      marketId: '7',
      outcomeId: '222',
      side: 'sell',
      type: 'market',
      price: 0.645,
      amount: 8.25,
      status: 'filled',
      filled: 8.25,
      filledShares: 8.25,
      remaining: 0,
      timestamp: 1788271800000,
    },
  ]

  it('are listed by market, newest first, and by what became of them', async () => {
    const { venue: limitless, calls, rejections } = limitlessWith()
    expect(await limitless.fetchAllOrders({ marketId: '7' })).toEqual([matched, live])
    expect(calls.at(-1)).toBe('/markets/the-market/user-orders?statuses=LIVE&statuses=MATCHED')
    expect(rejections.map(({ path }) => path)).toEqual(['/markets/{slug}/user-orders'])
    await limitless.fetchClosedOrders({ marketId: '7' })
    expect(calls.at(-1)).toBe('/markets/the-market/user-orders?statuses=MATCHED')
    await limitless.fetchOpenOrders('7')
    expect(calls.at(-1)).toBe('/markets/the-market/user-orders?statuses=LIVE')
    const late = { marketId: '7', since: '2026-09-01T14:00:00Z' }
    expect(await limitless.fetchAllOrders(late)).toEqual([matched])
    expect(await limitless.fetchAllOrders({ marketId: '7', limit: 1 })).toEqual([matched])
  })

  it('are listed of one market only', async () => {
    const { venue: limitless, calls } = limitlessWith()
    for (const list of [limitless.fetchAllOrders(), limitless.fetchClosedOrders({}), limitless.fetchOpenOrders()]) {
      await expect(list).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'marketId' })
    }
    expect(calls).toEqual([])
  })

  it.each([
    [{}, 'GTC', undefined],
    [{ timeInForce: 'IOC' }, 'FAK', undefined],
    [{ postOnly: true }, 'GTC', true],
  ] as const)('rest as long as requested: %o', async (terms, orderType, postOnly) => {
    const { venue: limitless } = limitlessWith()
    const order = { marketId: '7', outcomeId: '111', side: 'buy', type: 'limit', amount: 40, price: 0.31 } as const
    const sent = (await limitless.buildOrder({ ...order, ...terms })).raw as SentOrder
    expect(sent).toMatchObject({ orderType, marketSlug: 'the-market' })
    expect(sent.postOnly).toBe(postOnly)
    expect(sent.order).toMatchObject({ makerAmount: 12_400_000, takerAmount: 40_000_000, price: 0.31, side: 0 })
  })
})

describe('createOrder', () => {
  const order = { marketId: '7', outcomeId: '222', side: 'sell', type: 'limit', amount: 8.25, price: 0.645 } as const
  const placed = (change: object = {}) => ({
    order: { id: 'o-1', createdAt: '2026-09-01T15:00:00.250Z', status: 'LIVE' },
    makerMatches: [],
    ...change,
  })
  const resting = {
    id: 'o-1',
    marketId: '7',
    outcomeId: '222',
    side: 'sell',
    type: 'limit',
    price: 0.645,
    amount: 8.25,
    status: 'open',
    filled: 0,
    filledShares: 0,
    remaining: 8.25,
    timestamp: 1788274800250,
    feeRateBps: 300,
  }

  it('sends a signed order once, and reads the answer field by field', async () => {
    const { venue: limitless, requests } = limitlessWith({ '/orders': placed() })
    expect(await limitless.createOrder(order)).toEqual(resting)
    const posted = requests.filter(({ method }) => method === 'POST')
    expect(posted).toHaveLength(1)
    expect(posted[0]?.headers.get('x-api-key')).toBe('sk_live_1')
    expect(await posted[0]?.json()).toEqual({
      order: {
        salt: expect.any(Number),
        maker: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        signer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        taker: '0x0000000000000000000000000000000000000000',
        tokenId: '222',
        // 8.25 shares for 5.32125 dollars.
        makerAmount: 8_250_000,
        takerAmount: 5_321_250,
        expiration: '0',
        nonce: 0,
        feeRateBps: 300,
        side: 1,
        signatureType: 0,
        price: 0.645,
        signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
      },
      ownerId: 42,
      orderType: 'GTC',
      marketSlug: 'the-market',
    })
  })

  it.each([
    [placed({ makerMatches: [{ matchedSize: '2250000' }] }), {}, { status: 'open', filled: 2.25, remaining: 6 }],
    [
      placed({ execution: { totalsRaw: { contractsGross: '8250000', usdGross: '5403750' } } }),
      {},
      { status: 'filled', filled: 8.25, remaining: 0, price: 0.645, averageFillPrice: 0.655 },
    ],
    [
      placed({ execution: { totalsRaw: { contractsGross: '8250000', usdGross: '5403750' } } }),
      { type: 'market' },
      { status: 'filled', type: 'market', price: 0.645, averageFillPrice: 0.655 },
    ],
    [
      placed({ makerMatches: [{ matchedSize: '2250000' }] }),
      { timeInForce: 'IOC' },
      { status: 'canceled', filled: 2.25, remaining: 0 },
    ],
  ] as const)('reads what was filled at once: %#', async (answer, change, expected) => {
    const { venue: limitless } = limitlessWith({ '/orders': answer })
    expect(await limitless.createOrder({ ...order, ...change })).toMatchObject(expected)
  })

  it('submits what was built, and nothing else', async () => {
    const { venue: limitless } = limitlessWith({ '/orders': placed() })
    expect(await buildAndSubmit(limitless, order)).toEqual(resting)
  })

  it.each([
    [{ price: 0.6455 }, 'INVALID_ORDER', 'price'],
    [{ amount: 8.2505 }, 'INVALID_ORDER', 'amount'],
    [{ marketId: '8' }, 'INVALID_ORDER', 'outcomeId'],
    [{ timeInForce: 'FOK' }, 'INVALID_ORDER', 'timeInForce'],
    [{ clientOrderId: 'mine' }, 'VALIDATION_ERROR', 'clientOrderId'],
  ] as const)('refuses %o before anything is sent', async (change, code, field) => {
    const { venue: limitless, requests } = limitlessWith()
    await expect(limitless.createOrder({ ...order, ...change })).rejects.toMatchObject({ code, field })
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})

describe('one order', () => {
  const id = '0f8d2c1e-0000-4000-8000-000000000001'
  const known = { results: [{ status: 'found', data: { order: { market: { slug: 'the-market' } } } }] }
  const resting = {
    id,
    marketId: '7',
    outcomeId: '111',
    side: 'buy',
    type: 'limit',
    price: 0.31,
    amount: 40,
    status: 'open',
    filled: 12.5,
    filledShares: 12.5,
    remaining: 27.5,
    timestamp: 1788270000123,
  }

  it('is found by its id, through its market', async () => {
    const { venue: limitless, calls } = limitlessWith({ '/orders/status/batch': known })
    expect(await limitless.fetchOrder(id)).toEqual(resting)
    expect(calls).toEqual([
      `/orders/status/batch {"items":[{"orderId":"${id}"}]}`,
      '/markets/the-market/user-orders?statuses=LIVE&statuses=MATCHED',
    ])
    const { venue: none } = limitlessWith({ '/orders/status/batch': { results: [{ status: 'not_found' }] } })
    await expect(none.fetchOrder(id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })

  it('is canceled while it is open', async () => {
    const { venue: limitless, requests } = limitlessWith({
      '/orders/status/batch': known,
      [`/orders/${id}`]: { message: 'Order canceled successfully' },
    })
    expect(await limitless.cancelOrder(id)).toEqual({ ...resting, status: 'canceled', remaining: 0 })
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
    const matched = '0f8d2c1e-0000-4000-8000-000000000002'
    await expect(limitless.cancelOrder(matched)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })
})

describe('account', () => {
  it('returns trades, and neither claims nor settlements', async () => {
    const { venue: limitless } = limitlessWith()
    expect(await limitless.fetchMyTrades()).toEqual([
      {
        id: '0xe1:1788271801:0.645:8.25',
        timestamp: 1788271801000,
        price: 0.645,
        amount: 8.25,
        side: 'sell',
        outcomeId: '222',
        marketId: '7',
        chain: 'base',
        txHash: '0xe1',
      },
      {
        id: '0xe3:1788270001:0.31:12.5',
        timestamp: 1788270001000,
        price: 0.31,
        amount: 12.5,
        side: 'buy',
        outcomeId: '111',
        marketId: '7',
        chain: 'base',
        txHash: '0xe3',
      },
    ])
    expect(await limitless.fetchMyTrades({ outcomeId: '111', limit: 5 })).toHaveLength(1)
  })

  it('continues after an empty page that names another', async () => {
    const { venue: limitless, calls } = limitlessWith({
      '/portfolio/history': [{ data: [], nextCursor: 'more' }, 'portfolio-history'],
    })
    expect(await limitless.fetchMyTrades()).toHaveLength(2)
    expect(calls.filter((path) => path.startsWith('/portfolio/history'))).toEqual([
      '/portfolio/history?cursor=&limit=100',
      '/portfolio/history?cursor=more&limit=100',
    ])
  })

  it('returns the own positions, or those of any wallet', async () => {
    const { venue: limitless, calls, requests } = limitlessWith()
    const held = [
      {
        marketId: '7',
        outcomeId: '111',
        outcomeLabel: 'Yes',
        size: 12.5,
        entryPrice: 0.31,
        currentPrice: 0.33,
        currentValue: 4.125,
        unrealizedPnL: 0.25,
        realizedPnL: 0,
      },
    ]
    expect(await limitless.fetchPositions()).toEqual(held)
    expect(requests.at(-1)?.headers.get('x-api-key')).toBe('sk_live_1')
    expect(await limitless.fetchPositions(WALLET)).toEqual(held)
    expect(calls.at(-1)).toBe(`/portfolio/${WALLET}/positions`)
    expect(requests.at(-1)?.headers.get('x-api-key')).toBeNull()
    await expect(limitless.fetchPositions('me')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
    const stranger = limitlessWith({}, {}).venue
    await expect(stranger.fetchPositions()).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
  })
})
