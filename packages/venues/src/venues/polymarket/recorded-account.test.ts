import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkTrades } from '../../invariants.ts'
import type { Venue } from '../../venue.ts'
import { venue } from './index.ts'

// Answers to a wallet as others wrote them down, with invented ids.

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const folder = `${shared}/recorded/polymarket/nautilus`
const isThere = existsSync(folder)
if (!isThere) console.info(`Recorded answers to wallets of Polymarket are not checked: there is no ${folder}`)
const recorded = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const CONDITION = '0xdd22472e552920b8438158ea7238bfadfa4f736aa4cee91a6b86c39ead110917'
const TOKEN = '71321045679252212594626385532706912750332728571942532289631379312455583992563'

/** The adapter of a wallet before a venue that gives these answers by path, and knows one market. */
function walletWith(answers: Record<string, unknown>): Required<Venue> {
  const market = { id: '7', conditionId: CONDITION, outcomes: '["Yes","No"]', clobTokenIds: `["${TOKEN}","5"]` }
  const book = { asset_id: TOKEN, bids: [], asks: [], tick_size: '0.01', min_order_size: '5', neg_risk: false }
  return venue.create({
    baseUrl: 'http://polymarket.test',
    retries: 0,
    credentials: { privateKey: KEY, apiKey: 'k', apiSecret: 'c2VjcmV0', passphrase: 'p' },
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url)
      const path = Object.keys(answers).find((each) => pathname.startsWith(each))
      if (path !== undefined) return Response.json(answers[path])
      return Response.json(pathname === '/clob/book' ? book : { markets: [market] })
    },
  }) as Required<Venue>
}

describe.runIf(isThere)('what Polymarket really answered to wallets', () => {
  it('open orders', async () => {
    const wallet = walletWith({
      '/clob/data/orders': recorded('http_open_orders_page'),
      '/clob/data/order': recorded('http_open_order'),
    })
    expect(await wallet.fetchOrder('0x12')).toEqual({
      id: '0x1234567890abcdef1234567890abcdef1234567890abcdef1234567890abcdef12',
      marketId: '7',
      outcomeId: TOKEN,
      side: 'buy',
      type: 'limit',
      price: 0.5,
      amount: 100,
      status: 'open',
      filled: 25,
      filledShares: 25,
      remaining: 75,
      timestamp: 1_703_875_200_000,
    })
    const open = await wallet.fetchOpenOrders()
    expect(open.length).toBeGreaterThan(0)
    expect(open[0]).toMatchObject({
      marketId: '7',
      outcomeId: TOKEN,
      side: 'buy',
      price: 0.6,
      amount: 200,
      remaining: 200,
    })
  })

  it('trades', async () => {
    const wallet = walletWith({ '/clob/data/trades': recorded('http_trades_page') })
    expect((await wallet.fetchMyTrades())[0]).toEqual({
      id: 'trade-0x001',
      timestamp: Date.parse('2024-01-01T00:00:00Z'),
      marketId: '7',
      chain: 'polygon',
      txHash: '0xabc123',
      price: 0.5,
      amount: 10,
      side: 'buy',
      outcomeId: TOKEN,
      orderId: '0x1234567890abcdef1234567890abcdef1234567890abcdef1234567890abcdef12',
    })
  })

  it('an order that was filled at once, and single trades', async () => {
    const wallet = walletWith({ '/clob/data/order': recorded('http_open_order_sell_fok') })
    expect(await wallet.fetchOrder('0xde')).toMatchObject({
      ...{ side: 'sell', type: 'market', price: 0.5, amount: 50, status: 'filled', filled: 50, remaining: 0 },
      timestamp: 1_703_875_201_000,
    })
    for (const name of ['http_trade_report', '../nautilus_py/trades']) {
      const row = recorded(name) as { maker_address: string }
      const wallet = walletWith({ '/clob/data/trades': { data: [row], next_cursor: 'LTE=' } })
      const [trade] = await wallet.fetchMyTrades()
      expect(checkTrades(trade ? [trade] : [], trade?.outcomeId ?? '')).toEqual([])
    }
  })

  it('a balance, less what open orders hold', async () => {
    const wallet = walletWith({
      '/clob/balance-allowance': recorded('http_balance_allowance_collateral'),
      '/clob/data/orders': { data: [recorded('http_open_order')], next_cursor: 'LTE=' },
    })
    expect(await wallet.fetchBalance()).toEqual([
      { currency: 'pUSD', total: 1_000, available: 962.5, locked: 37.5, venue: 'polymarket' },
    ])
  })

  it('no balance from values that are not in millionths', async () => {
    const none = { data: [], next_cursor: 'LTE=' }
    const answers = { '/clob/balance-allowance': recorded('http_balance_allowance_no_allowance') }
    await expect(walletWith({ ...answers, '/clob/data/orders': none }).fetchBalance()).rejects.toMatchObject({
      code: 'EXCHANGE_ERROR',
    })
  })

  it('answers to an order', async () => {
    const order = { marketId: '7', outcomeId: TOKEN, side: 'buy', type: 'limit', amount: 10, price: 0.5 } as const
    const taken = await walletWith({ '/clob/order': recorded('http_order_response_ok') }).createOrder(order)
    expect(taken).toMatchObject({ status: 'open', filled: 0, remaining: 10, price: 0.5 })
    await expect(
      walletWith({ '/clob/order': recorded('http_order_response_failed') }).createOrder(order),
    ).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
  })

  it('answers to a cancellation', async () => {
    const id = '0xb816482a1234567890abcdef1234567890abcdef1234567890abcdef12345678'
    const order = { ...(recorded('http_open_order') as object), id }
    const answer = (name: string) => walletWith({ '/clob/data/order': order, '/clob/order': recorded(name) })
    expect(await answer('http_cancel_response_ok').cancelOrder(id)).toMatchObject({
      id,
      status: 'canceled',
      remaining: 0,
    })
    await expect(answer('http_cancel_response_failed').cancelOrder(id)).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
      message: expect.stringContaining('already canceled or matched'),
    })
  })

  it('positions', async () => {
    const [first] = await walletWith({ '/data/positions': recorded('data_api_positions_response') }).fetchPositions(
      '0x56687bf447db6ffa42ffe2204a05edaa20f55839',
    )
    expect(first).toEqual({
      marketId: '0xc8f1cf5d4f26e0fd9c8fe89f2a7b3263b902cf14fde7bfccef525753bb492e47',
      outcomeId: '71321045863084981365469005770620412523470745398083994982746259498689308907982',
      size: 150.5,
      outcomeLabel: 'Yes',
      entryPrice: 0.55,
      currentPrice: 0.6,
      currentValue: 90.3,
      unrealizedPnL: 7.525,
      realizedPnL: 0,
    })
  })
})
