import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, fixtures), 'utf8'))
const good = (result: unknown) => ({ errno: 0, errmsg: '', result })
const [YES, NO] = ['7100000000000000000000000000000000000001', '7200000000000000000000000000000000000001']
const SAFE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

const opinionLive = (more: Answers = {}) =>
  liveVenue(
    venue,
    {
      '/market': good({ total: 1, list: [fixture('root')] }),
      '/market/211': good({ data: fixture('root').childMarkets[0] }),
      [`/token/orderbook?token_id=${YES}`]: good({ ...fixture('orderbook'), timestamp: 1_788_267_600_123 }),
      [`/token/orderbook?token_id=${NO}`]: good({ bids: [], asks: [{ price: '0.6', size: '2.5' }] }),
      ...more,
    },
    { fixtures, credentials: { apiKey: 'secret' }, answer: () => [{ code: 0, msg: 'ok' }] },
  )
const commands = (received: readonly unknown[]) =>
  (received as { action: string }[]).filter(({ action }) => action !== 'HEARTBEAT')
const bids = [
  { price: 0.41, size: 12.5 },
  { price: 0.4, size: 7 },
  { price: 0.3, size: 100 },
]
const asks = [
  { price: 0.45, size: 20 },
  { price: 0.6, size: 3.25 },
]
const depth = { marketId: 211, rootMarketId: 210, tokenId: YES, outcomeSide: 1, msgType: 'market.depth.diff' }

describe('watchOrderBook', () => {
  it('reads the first book of a token, and keeps it up with the sizes that are sent', async () => {
    const { venue: opinion, received, handshakes, send, disconnected } = await opinionLive()
    expect(await opinion.watchOrderBook(YES)).toMatchObject({ bids, asks })
    expect(handshakes.map(({ path }) => path)).toEqual(['/?apikey=secret'])
    const subscription = { channel: 'market.depth.diff', marketId: 211 }
    await expect.poll(() => commands(received)).toEqual([{ action: 'SUBSCRIBE', ...subscription }])
    send({ ...depth, side: 'bids', price: '0.42', size: '1.25' })
    expect(await opinion.watchOrderBook(YES)).toEqual({ bids: [{ price: 0.42, size: 1.25 }, ...bids], asks })
    send({ ...depth, side: 'asks', price: '0.45', size: '0' })
    expect(await opinion.watchOrderBook(YES)).toEqual({
      bids: [{ price: 0.42, size: 1.25 }, ...bids],
      asks: [{ price: 0.6, size: 3.25 }],
    })
    await opinion.unwatchOrderBook(YES)
    await disconnected()
  })

  it('reports an unknown token', async () => {
    const { venue: opinion } = await opinionLive()
    await expect(opinion.watchOrderBook('404')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('watchOrderBooks', () => {
  it('emits several books at once', async () => {
    const { venue: opinion } = await opinionLive()
    const books = await opinion.watchOrderBooks([YES, NO], 1)
    expect(books[YES]).toMatchObject({ bids: [{ price: 0.41, size: 12.5 }], asks: [{ price: 0.45, size: 20 }] })
    expect(books[NO]).toEqual({ bids: [], asks: [{ price: 0.6, size: 2.5 }] })
  })
})

describe('watchTrades', () => {
  it('emits the trades of a token with their taker’s side; they have neither an id nor a time', async () => {
    const { venue: opinion, received, send } = await opinionLive()
    const trades = opinion.watchTrades(YES)
    const subscription = { channel: 'market.last.trade', rootMarketId: 210 }
    await expect.poll(() => commands(received)).toEqual([{ action: 'SUBSCRIBE', ...subscription }])
    const trade = { marketId: 211, rootMarketId: 210, tokenId: YES, outcomeSide: 1, msgType: 'market.last.trade' }
    send(
      { ...trade, side: 'Split', price: '0', shares: '50', amount: '50' },
      { ...trade, side: 'Buy', price: '0.45', shares: '12.5', amount: '5.625' },
    )
    const first = {
      id: `${YES}:1788274800000:1`,
      timestamp: 1788274800000,
      price: 0.45,
      amount: 12.5,
      side: 'buy',
      outcomeId: YES,
    }
    expect(await trades).toEqual([first])
    send({ ...trade, side: 'Sell', price: '0.41', shares: '2', amount: '0.82' })
    const second = { ...first, id: `${YES}:1788274800000:2`, price: 0.41, amount: 2, side: 'sell' }
    expect(await opinion.watchTrades(YES)).toEqual([second])
  })
})

describe('watchAddress', () => {
  it('looks at one’s own wallet every so often', async () => {
    const money = {
      walletAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      multiSignAddress: SAFE,
      chainId: '56',
      balances: [{ quoteToken: '0x01', tokenDecimals: 18, availableBalance: '100.25' }],
    }
    const [trades, positions]: [object[], object[]] = [[], []]
    const { venue: opinion } = await opinionLive({
      '/quoteToken': good({ total: 0, list: [] }),
      '/user/balance': good(money),
      '/trade': good({ list: trades }),
      [`/positions/user/${SAFE}`]: good({ list: positions }),
    })
    const balance = { currency: '0x01', available: 100.25, venue: 'opinion' }
    const empty = { address: SAFE, trades: [], positions: [], balances: [balance], timestamp: 1788274800000 }
    expect(await opinion.watchAddress(SAFE)).toEqual(empty)
    const [trade] = fixture('trades').list
    const [position] = fixture('positions').list
    trades.push(trade)
    positions.push(position)
    expect(await opinion.watchAddress(SAFE, ['trades', 'positions'])).toEqual({
      address: SAFE,
      trades: [
        {
          id: 't-9',
          timestamp: 1788267606000,
          price: 0.4125,
          amount: 20.25,
          side: 'buy',
          outcomeId: YES,
          marketId: '211',
          orderId: 'ord-5',
          txHash: '0xaa',
          chain: 'bnb',
        },
      ],
      positions: [
        {
          marketId: '211',
          outcomeId: YES,
          outcomeLabel: 'YES',
          size: 20.25,
          entryPrice: 0.4125,
          currentValue: 8.1,
          unrealizedPnL: -0.253125,
        },
      ],
      timestamp: 1788274800000,
    })
    await opinion.unwatchAddress(SAFE)
  })
})

describe('close', () => {
  it('ends every connection', async () => {
    const { venue: opinion, disconnected } = await opinionLive()
    await opinion.watchOrderBook(YES)
    await opinion.close()
    await disconnected()
  })
})
