import { constants, generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { RUNG } from './__fixtures__/replay.ts'
import { venue } from './index.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const PATH = '/trade-api/ws/v2'
const API = '/trade-api/v2'
const NOW = Date.parse('2026-08-14T15:30:00Z')
const [YES, NO] = [`${RUNG}:YES`, `${RUNG}:NO`]

interface Command {
  id: number
  cmd: string
  params: { channels?: string[] }
}
const snapshot = {
  type: 'orderbook_snapshot',
  sid: 1,
  seq: 1,
  msg: {
    market_ticker: RUNG,
    market_id: '9b0f6b43-5b68-4f9f-9f02-9a2d1b8ac1a1',
    yes_dollars_fp: [
      ['0.3500', '3195.84'],
      ['0.3700', '444.32'],
    ],
    no_dollars_fp: [['0.6000', '120.00']],
  },
}
const subscribed = ({ id, params: { channels = [] } }: Command) =>
  channels.map((channel, n) => ({ id, type: 'subscribed', msg: { channel, sid: n + 1 } }))
const answer = (received: Command) => [
  ...(received.cmd === 'subscribe' ? subscribed(received) : []),
  ...(received.params.channels?.includes('orderbook_delta') ? [snapshot] : []),
]
const kalshiLive = (more: Answers = {}, reply: (received: Command) => readonly object[] = answer) =>
  liveVenue(
    venue,
    { [`${API}/markets/${RUNG}`]: 'fetchMarket-traded', ...more },
    {
      fixtures: new URL('./__fixtures__/', import.meta.url),
      now: '2026-08-14T15:30:00Z',
      credentials: { apiKey: 'key-1', privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }) as string },
      answer: reply,
    },
  )

const bids = [
  { price: 0.37, size: 444.32 },
  { price: 0.35, size: 3195.84 },
]
const mirrored = [
  { price: 0.63, size: 444.32 },
  { price: 0.65, size: 3195.84 },
]

describe('watchOrderBook', () => {
  it('keeps the books of both sides up with what changes', async () => {
    const { venue: kalshi, received, send, disconnected } = await kalshiLive()
    expect(await kalshi.watchOrderBook(YES)).toEqual({ bids, asks: [{ price: 0.4, size: 120 }] })
    expect(await kalshi.watchOrderBook(NO)).toEqual({ bids: [{ price: 0.6, size: 120 }], asks: mirrored })
    send({
      type: 'orderbook_delta',
      sid: 1,
      seq: 2,
      msg: {
        market_ticker: RUNG,
        price_dollars: '0.6100',
        delta_fp: '20.50',
        side: 'no',
        ts: '2026-08-14T15:30:01.25Z',
        ts_ms: 1786721401250,
      },
    })
    const timestamp = 1786721401250
    const offered = [
      { price: 0.39, size: 20.5 },
      { price: 0.4, size: 120 },
    ]
    expect(await kalshi.watchOrderBook(YES)).toEqual({ bids, asks: offered, timestamp })
    expect(await kalshi.watchOrderBook(NO, 1)).toEqual({
      bids: [{ price: 0.61, size: 20.5 }],
      asks: [{ price: 0.63, size: 444.32 }],
      timestamp,
    })
    send({
      type: 'orderbook_delta',
      sid: 1,
      seq: 3,
      msg: { market_ticker: RUNG, price_dollars: '0.3700', delta_fp: '-444.32', side: 'yes', ts_ms: 1786721402000 },
    })
    expect(await kalshi.watchOrderBook(YES)).toEqual({
      bids: [{ price: 0.35, size: 3195.84 }],
      asks: offered,
      timestamp: 1786721402000,
    })
    expect(received).toEqual([
      {
        id: 1,
        cmd: 'subscribe',
        params: { channels: ['orderbook_delta'], market_tickers: [RUNG], use_yes_price: false },
      },
    ])
    await kalshi.unwatchOrderBook(YES)
    await kalshi.unwatchOrderBook(NO)
    await disconnected()
  })

  it('emits a side under each name it is watched by', async () => {
    const { venue: kalshi } = await kalshiLive()
    const offered = { bids, asks: [{ price: 0.4, size: 120 }] }
    expect(await kalshi.watchOrderBook(`${RUNG}:yes`)).toEqual(offered)
    expect(await kalshi.watchOrderBook(RUNG)).toEqual(offered)
    expect(await kalshi.watchOrderBook(`${RUNG}:no`)).toEqual({ bids: [{ price: 0.6, size: 120 }], asks: mirrored })
  })

  it('gives a whole book no time of a change before it', async () => {
    const { venue: kalshi, send } = await kalshiLive()
    await kalshi.watchOrderBook(YES)
    const msg = { market_ticker: RUNG, price_dollars: '0.3700', delta_fp: '1.00', side: 'yes', ts_ms: 1786721402000 }
    send({ type: 'orderbook_delta', sid: 1, seq: 2, msg })
    expect((await kalshi.watchOrderBook(YES)).timestamp).toBe(1786721402000)
    send({ ...snapshot, seq: 3 })
    expect(await kalshi.watchOrderBook(YES)).toEqual({ bids, asks: [{ price: 0.4, size: 120 }] })
  })

  it('signs in to the socket', async () => {
    const { venue: kalshi, handshakes } = await kalshiLive()
    await kalshi.watchOrderBook(YES)
    const [{ path, headers } = { path: '', headers: {} }] = handshakes
    expect([path, headers['kalshi-access-key'], headers['kalshi-access-timestamp']]).toEqual([PATH, 'key-1', `${NOW}`])
    const key = { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
    const signature = Buffer.from(String(headers['kalshi-access-signature']), 'base64')
    expect(verify('sha256', Buffer.from(`${NOW}GET${PATH}`), key, signature)).toBe(true)
  })

  const error = (code: number, msg: string, more: object = {}) => ({
    id: 1,
    type: 'error',
    msg: { code, msg, ...more },
  })

  it.each([
    [error(9, 'Authentication required'), 'AUTHENTICATION_ERROR', 'Authentication required'],
    [error(16, 'Market not found', { market_ticker: RUNG }), 'OUTCOME_NOT_FOUND', 'Market not found'],
    [error(26, 'Subscription market limit exceeded'), 'EXCHANGE_ERROR', 'limit exceeded'],
    [error(8, 'Unknown channel name'), 'EXCHANGE_ERROR', 'Unknown channel name'],
  ])('ends at once where the venue refuses: %j', async (refusal, code, message) => {
    const { venue: kalshi, handshakes, disconnected } = await kalshiLive({}, () => [refusal])
    await expect(kalshi.watchOrderBook(YES)).rejects.toMatchObject({
      code,
      exchange: 'kalshi',
      message: expect.stringContaining(message),
    })
    await disconnected()
    expect(handshakes).toHaveLength(1)
  })

  it('continues with the subscriptions that are not refused', async () => {
    const {
      venue: kalshi,
      received,
      send,
    } = await kalshiLive({ [`${API}/markets/KXOTHER`]: 'fetchMarket-traded' }, (command) =>
      command.cmd === 'subscribe'
        ? answer(command)
        : [{ ...error(16, 'Market not found', { market_ticker: 'KXOTHER' }), id: command.id }],
    )
    await kalshi.watchOrderBook(YES)
    await expect(kalshi.watchOrderBook('KXOTHER:YES')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    const msg = { market_ticker: RUNG, price_dollars: '0.3700', delta_fp: '1.00', side: 'yes', ts_ms: 1786721402000 }
    send({ type: 'orderbook_delta', sid: 1, seq: 2, msg })
    expect((await kalshi.watchOrderBook(YES)).bids[0]).toEqual({ price: 0.37, size: 445.32 })
    expect(received).toMatchObject([{ cmd: 'subscribe' }, { params: { action: 'add_markets', sids: [1] } }])
  })

  it('begins again after what passes', async () => {
    let commands = 0
    const { venue: kalshi, handshakes } = await kalshiLive({}, (command) => {
      commands += 1
      return commands === 1 ? [error(17, 'Internal error')] : answer(command)
    })
    expect((await kalshi.watchOrderBook(YES)).bids).toEqual(bids)
    expect(handshakes).toHaveLength(2)
  })

  it('reports an unknown market', async () => {
    const { venue: kalshi } = await kalshiLive()
    await expect(kalshi.watchOrderBook('KXNONE:YES')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('watchOrderBooks', () => {
  it('emits several books at once', async () => {
    const { venue: kalshi } = await kalshiLive()
    expect(await kalshi.watchOrderBooks([YES, NO], 1)).toEqual({
      [YES]: { bids: [{ price: 0.37, size: 444.32 }], asks: [{ price: 0.4, size: 120 }] },
      [NO]: { bids: [{ price: 0.6, size: 120 }], asks: [{ price: 0.63, size: 444.32 }] },
    })
  })
})

describe('watchTrades', () => {
  const trade = (id: string, yes: string, no: string, taker: string) => ({
    type: 'trade',
    sid: 1,
    msg: {
      trade_id: id,
      market_ticker: RUNG,
      yes_price_dollars: yes,
      no_price_dollars: no,
      count_fp: '1.50',
      taker_outcome_side: taker,
      ts: 1786721401,
      ts_ms: 1786721401250,
    },
  })

  it.each([
    [YES, { price: 0.39, side: 'buy' }, { price: 0.37, side: 'sell' }],
    [NO, { price: 0.61, side: 'sell' }, { price: 0.63, side: 'buy' }],
  ])('emits the trades of %s', async (outcomeId, first, second) => {
    const { venue: kalshi, received, send } = await kalshiLive()
    const trades = kalshi.watchTrades(outcomeId)
    await expect.poll(() => received).toHaveLength(1)
    expect(received).toMatchObject([{ cmd: 'subscribe', params: { channels: ['trade'], market_tickers: [RUNG] } }])
    send(trade('t-1', '0.3900', '0.6100', 'yes'))
    const common = { timestamp: 1786721401250, amount: 1.5, outcomeId }
    expect(await trades).toEqual([{ id: 't-1', ...common, ...first }])
    send(trade('t-2', '0.3700', '0.6300', 'no'))
    expect(await kalshi.watchTrades(outcomeId)).toEqual([{ id: 't-2', ...common, ...second }])
  })
})

describe('watchAddress', () => {
  const fill = {
    trade_id: 't-1',
    order_id: 'o-9',
    ticker: RUNG,
    outcome_side: 'no',
    book_side: 'ask',
    count_fp: '2.50',
    yes_price_dollars: '0.4400',
    created_time: '2026-08-14T15:00:01Z',
  }
  const position = { ticker: RUNG, position_fp: '-2.50', market_exposure_dollars: '1.4000' }

  it('reads the account, and again when the venue signals a fill', async () => {
    const [fills, positions, money]: [object[], object[], object] = [[], [], { balance: 100_000 }]
    const {
      venue: kalshi,
      received,
      send,
      disconnected,
    } = await kalshiLive({
      [`${API}/portfolio/fills`]: { fills, cursor: '' },
      [`${API}/historical/fills`]: { fills: [], cursor: '' },
      [`${API}/portfolio/positions`]: { market_positions: positions, cursor: '' },
      [`${API}/portfolio/balance`]: money,
    })
    const balance = { currency: 'USD', available: 1_000, venue: 'kalshi' }
    expect(await kalshi.watchAddress('me')).toEqual({
      address: 'me',
      trades: [],
      positions: [],
      balances: [balance],
      timestamp: NOW,
    })
    await expect.poll(() => received).toHaveLength(1)
    expect(received).toEqual([
      { id: 1, cmd: 'subscribe', params: { channels: ['fill', 'market_positions', 'user_orders'] } },
    ])
    fills.push(fill)
    positions.push(position)
    Object.assign(money, { balance: 99_860, balance_dollars: '998.6000' })
    send({ type: 'fill', sid: 1, msg: fill })
    expect(await kalshi.watchAddress('me')).toEqual({
      address: 'me',
      trades: [
        {
          id: 't-1',
          timestamp: Date.parse('2026-08-14T15:00:01Z'),
          price: 0.56,
          amount: 2.5,
          side: 'buy',
          outcomeId: NO,
          orderId: 'o-9',
          marketId: RUNG,
        },
      ],
      positions: [{ marketId: RUNG, outcomeId: NO, outcomeLabel: 'No', size: 2.5, entryPrice: 0.56 }],
      balances: [{ ...balance, available: 998.6 }],
      timestamp: NOW,
    })
    await kalshi.unwatchAddress('me')
    await disconnected()
  })

  it('knows no wallets', async () => {
    const { venue: kalshi } = await kalshiLive()
    await expect(kalshi.watchAddress('0x01')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
  })
})

describe('close', () => {
  it('ends every connection', async () => {
    const { venue: kalshi, disconnected } = await kalshiLive()
    await kalshi.watchOrderBook(YES)
    await kalshi.close()
    await disconnected()
  })
})
