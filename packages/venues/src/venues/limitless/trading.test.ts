import { describe, expect, it } from 'vitest'
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
    const { venue: limitless, asked, rejections } = limitlessWith()
    expect(await limitless.fetchAllOrders({ marketId: '7' })).toEqual([matched, live])
    expect(asked.at(-1)).toBe('/markets/the-market/user-orders?statuses=LIVE&statuses=MATCHED')
    expect(rejections.map(({ path }) => path)).toEqual(['/markets/{slug}/user-orders'])
    await limitless.fetchClosedOrders({ marketId: '7' })
    expect(asked.at(-1)).toBe('/markets/the-market/user-orders?statuses=MATCHED')
    await limitless.fetchOpenOrders('7')
    expect(asked.at(-1)).toBe('/markets/the-market/user-orders?statuses=LIVE')
    const late = { marketId: '7', since: '2026-09-01T14:00:00Z' }
    expect(await limitless.fetchAllOrders(late)).toEqual([matched])
    expect(await limitless.fetchAllOrders({ marketId: '7', limit: 1 })).toEqual([matched])
  })

  it('are listed of one market only', async () => {
    const { venue: limitless, asked } = limitlessWith()
    for (const list of [limitless.fetchAllOrders(), limitless.fetchClosedOrders({}), limitless.fetchOpenOrders()]) {
      await expect(list).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'marketId' })
    }
    expect(asked).toEqual([])
  })

  it.each([
    [{}, 'GTC', undefined],
    [{ timeInForce: 'IOC' }, 'FAK', undefined],
    [{ postOnly: true }, 'GTC', true],
  ] as const)('stand as long as asked: %o', async (terms, orderType, postOnly) => {
    const { venue: limitless } = limitlessWith()
    const order = { marketId: '7', outcomeId: '111', side: 'buy', type: 'limit', amount: 40, price: 0.31 } as const
    const sent = (await limitless.buildOrder({ ...order, ...terms })).raw as SentOrder
    expect(sent).toMatchObject({ orderType, marketSlug: 'the-market' })
    expect(sent.postOnly).toBe(postOnly)
    expect(sent.order).toMatchObject({ makerAmount: 12_400_000, takerAmount: 40_000_000, price: 0.31, side: 0 })
  })
})

describe('account', () => {
  it('tells trades, and neither claims nor settlements', async () => {
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

  it('tells what is held by oneself, or by any wallet', async () => {
    const { venue: limitless, asked, requests } = limitlessWith()
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
    expect(asked.at(-1)).toBe(`/portfolio/${WALLET}/positions`)
    expect(requests.at(-1)?.headers.get('x-api-key')).toBeNull()
    await expect(limitless.fetchPositions('me')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
    const stranger = limitlessWith({}, {}).venue
    await expect(stranger.fetchPositions()).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
  })
})
