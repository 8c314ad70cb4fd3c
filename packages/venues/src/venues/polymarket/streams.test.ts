import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { CONDITION, NO, RUNG, YES } from './__fixtures__/polymarket-with.ts'
import { venue } from './index.ts'

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const WALLET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const AT = 1_795_283_538_000

interface Greeting {
  type?: string
  assets_ids?: string[]
}
const level = (price: string, size: string) => ({ price, size })
const books: Record<string, object> = {
  [YES]: { bids: [level('0.61', '140.5'), level('0.63', '1000.25')], asks: [level('0.64', '88.4')] },
  [NO]: { bids: [level('0.36', '88.4')], asks: [level('0.39', '140.5'), level('0.37', '1000.25')] },
}
/** Books come in an array, the worst level first. */
const answer = (received: Greeting | 'PING') => {
  if (received === 'PING') return ['PONG']
  if (received.type === 'user') return []
  return (received.assets_ids ?? []).map((asset_id) => [
    {
      event_type: 'book',
      market: CONDITION,
      asset_id,
      timestamp: '1795283537944',
      hash: '0f5c4b',
      ...books[asset_id],
    },
  ])
}
const polymarketLive = (more: Answers = {}, credentials?: object) =>
  liveVenue(
    venue,
    {
      [`/clob/book?token_id=${YES}`]: 'fetchOrderBook-yes',
      [`/clob/book?token_id=${NO}`]: 'fetchOrderBook-yes',
      ...more,
    },
    {
      fixtures: new URL('./__fixtures__/', import.meta.url),
      now: '2026-11-21T19:40:00Z',
      ...(credentials && { credentials }),
      answer,
    },
  )

const bids = [
  { price: 0.63, size: 1000.25 },
  { price: 0.61, size: 140.5 },
]
const yes = { bids, asks: [{ price: 0.64, size: 88.4 }], timestamp: 1795283537944 }
const no = {
  bids: [{ price: 0.36, size: 88.4 }],
  asks: [
    { price: 0.37, size: 1000.25 },
    { price: 0.39, size: 140.5 },
  ],
  timestamp: 1795283537944,
}

describe('watchOrderBook', () => {
  it('keeps each token’s own book up with the sizes that are sent', async () => {
    const { venue: polymarket, received, handshakes, send, disconnected } = await polymarketLive()
    expect(await polymarket.watchOrderBook(YES)).toEqual(yes)
    expect(await polymarket.watchOrderBook(NO)).toEqual(no)
    const change = (asset_id: string, price: string, side: string, best: object) => ({
      ...{ asset_id, price, size: '12.25', side, hash: '0f5c4c' },
      ...best,
    })
    send({
      event_type: 'price_change',
      market: CONDITION,
      timestamp: String(AT),
      price_changes: [
        change(YES, '0.62', 'BUY', { best_bid: '0.63', best_ask: '0.64' }),
        change(NO, '0.38', 'SELL', { best_bid: '0.36', best_ask: '0.37' }),
      ],
    })
    expect(await polymarket.watchOrderBook(YES)).toEqual({
      ...yes,
      bids: [
        { price: 0.63, size: 1000.25 },
        { price: 0.62, size: 12.25 },
        { price: 0.61, size: 140.5 },
      ],
      timestamp: AT,
    })
    expect((await polymarket.watchOrderBook(NO)).asks.map(({ price }) => price)).toEqual([0.37, 0.38, 0.39])
    send({
      event_type: 'price_change',
      market: CONDITION,
      timestamp: String(AT + 1),
      price_changes: [{ ...change(YES, '0.64', 'SELL', { best_bid: '0.63', best_ask: '1' }), size: '0' }],
    })
    expect(await polymarket.watchOrderBook(YES, 1)).toEqual({
      bids: [{ price: 0.63, size: 1000.25 }],
      asks: [],
      timestamp: AT + 1,
    })
    expect(handshakes.map(({ path }) => path)).toEqual(['/ws/market'])
    expect(received.filter((word) => word !== 'PING')).toEqual([
      { type: 'market', assets_ids: [YES], initial_dump: true, custom_feature_enabled: true },
      { operation: 'subscribe', assets_ids: [NO] },
    ])
    await polymarket.unwatchOrderBook(YES)
    await expect.poll(() => received).toContainEqual({ operation: 'unsubscribe', assets_ids: [YES] })
    await polymarket.unwatchOrderBook(NO)
    await disconnected()
  })

  it('reports an unknown token', async () => {
    const { venue: polymarket } = await polymarketLive()
    await expect(polymarket.watchOrderBook('404')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('watchOrderBooks', () => {
  it('ends with its market, and says who won', async () => {
    const { venue: polymarket, received, send } = await polymarketLive()
    await Promise.all([polymarket.watchOrderBook(YES), polymarket.watchOrderBook(NO)])
    expect(received).toContainEqual(expect.objectContaining({ type: 'market', custom_feature_enabled: true }))
    const waiting = [polymarket.watchOrderBook(YES), polymarket.watchOrderBook(NO), polymarket.watchTrades(YES)]
    const ended = waiting.map((watch) => watch.catch((error: unknown) => error))
    const others = { assets_ids: ['7', '8'], winning_asset_id: '7', winning_outcome: 'Yes' }
    const resolved = { event_type: 'market_resolved', id: '1', market: CONDITION, timestamp: String(AT), tags: [] }
    send({ ...resolved, ...others })
    send({ ...resolved, assets_ids: [YES, NO], winning_asset_id: YES, winning_outcome: 'Above' })
    const [yesEnd, noEnd, tradesEnd] = await Promise.all(ended)
    const closed = { code: 'MARKET_CLOSED', retryable: false, exchange: 'polymarket' }
    expect(yesEnd).toMatchObject({ ...closed, message: expect.stringContaining(`${YES} is resolved and won`) })
    expect(noEnd).toMatchObject({ ...closed, message: expect.stringContaining('is resolved and Above won') })
    expect(tradesEnd).toMatchObject(closed)
  })

  it('ends where the token has no book any more, though nothing says so', async () => {
    const book = `/clob/book?token_id=${YES}`
    const gone = Response.json({ error: 'No orderbook exists for the requested token id' }, { status: 404 })
    const { venue: polymarket } = await polymarketLive({ [book]: ['fetchOrderBook-yes', gone] })
    await polymarket.watchOrderBook(YES)
    await expect(polymarket.watchOrderBook(YES)).rejects.toMatchObject({ code: 'MARKET_CLOSED' })
  })

  it('emits several books at once', async () => {
    const { venue: polymarket } = await polymarketLive()
    expect(await polymarket.watchOrderBooks([YES, NO])).toEqual({ [YES]: yes, [NO]: no })
  })
})

describe('watchTrades', () => {
  it('emits the trades of a token with their taker’s side', async () => {
    const { venue: polymarket, received, send } = await polymarketLive()
    const trades = polymarket.watchTrades(YES)
    await expect.poll(() => received).toHaveLength(1)
    const trade = {
      ...{ event_type: 'last_trade_price', market: CONDITION, asset_id: YES, fee_rate_bps: '0' },
      ...{ price: '0.64', side: 'BUY', size: '25.5', timestamp: String(AT), transaction_hash: '0x81dc' },
    }
    send(trade)
    const first = {
      id: `0x81dc:${AT}:0.64:25.5`,
      timestamp: AT,
      price: 0.64,
      amount: 25.5,
      side: 'buy',
      outcomeId: YES,
    }
    expect(await trades).toEqual([first])
    // A trade of the other token, which is not watched.
    send({ ...trade, asset_id: NO }, { ...trade, side: 'SELL', price: '0.63', transaction_hash: undefined })
    expect(await polymarket.watchTrades(YES)).toEqual([{ ...first, id: `${AT}:0.63:25.5`, price: 0.63, side: 'sell' }])
  })
})

describe('watchAddress', () => {
  const position = {
    proxyWallet: WALLET,
    asset: YES,
    conditionId: CONDITION,
    size: 41.5,
    avgPrice: 0.62,
    curPrice: 0.635,
    currentValue: 26.3525,
    cashPnl: 0.6225,
    realizedPnl: 0,
    outcome: 'Yes',
  }
  const held = {
    marketId: RUNG,
    outcomeId: YES,
    outcomeLabel: 'Yes',
    size: 41.5,
    entryPrice: 0.62,
    currentPrice: 0.635,
    currentValue: 26.3525,
    unrealizedPnL: 0.6225,
    realizedPnL: 0,
  }
  const answers: Answers = {
    '/gamma/markets/keyset': 'fetchMarket-byFilter',
    '/clob/data/trades': { data: [], next_cursor: 'LTE=' },
    '/clob/data/orders': { data: [], next_cursor: 'LTE=' },
    '/data/trades': [[]],
  }
  const credentials = { privateKey: KEY, apiKey: 'k', apiSecret: 'c2VjcmV0', passphrase: 'p' }
  const empty = { address: WALLET, trades: [], positions: [], timestamp: Date.parse('2026-11-21T19:40:00Z') }

  it('reads one’s own wallet, and again when the venue signals a trade', async () => {
    const [money, positions]: [{ balance: string }, object[]] = [{ balance: '1000000000' }, []]
    const {
      venue: polymarket,
      received,
      handshakes,
      send,
      disconnected,
    } = await polymarketLive(
      { ...answers, '/clob/balance-allowance': money, '/data/positions': [positions] },
      credentials,
    )
    const balance = { currency: 'pUSD', total: 1_000, available: 1_000, locked: 0, venue: 'polymarket' }
    expect(await polymarket.watchAddress(WALLET)).toEqual({ ...empty, balances: [balance] })
    const auth = { apiKey: 'k', secret: 'c2VjcmV0', passphrase: 'p' }
    await expect.poll(() => received).toContainEqual({ type: 'user', auth, markets: [] })
    expect(handshakes.map(({ path }) => path)).toEqual(['/ws/user'])
    money.balance = '974270000'
    positions.push(position)
    send({ event_type: 'trade', type: 'TRADE', id: 't-1', asset_id: YES, side: 'BUY', size: '41.5', price: '0.62' })
    expect(await polymarket.watchAddress(WALLET)).toEqual({
      ...empty,
      positions: [held],
      balances: [{ ...balance, total: 974.27, available: 974.27 }],
    })
    await polymarket.unwatchAddress(WALLET)
    await disconnected()
  })

  it('reads the wallets of others, which have no channel', async () => {
    const { venue: polymarket, handshakes } = await polymarketLive({ ...answers, '/data/positions': [[position]] })
    expect(await polymarket.watchAddress(WALLET)).toEqual({ ...empty, positions: [held] })
    await expect(polymarket.watchAddress('me')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
    expect(handshakes).toEqual([])
  })
})

describe('close', () => {
  it('ends every connection', async () => {
    const { venue: polymarket, disconnected } = await polymarketLive()
    await polymarket.watchOrderBook(YES)
    await polymarket.close()
    await disconnected()
  })
})
