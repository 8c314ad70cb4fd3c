import { describe, expect, it } from 'vitest'
import { liveVenue } from '../../__fixtures__/live-venue.ts'
import type { Answers } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const WALLET = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const info = (question: object) => `/info ${JSON.stringify(question)}`
const level = (px: string, sz: string) => ({ px, sz, n: 1 })

interface Command {
  method: string
  subscription: { type: string; coin?: string; user?: string }
}
const books: Record<string, object> = {
  '#250': { levels: [[level('0.51', '10.0')], [level('0.53', '200.0'), level('0.54', '15.0')]] },
  '#251': { levels: [[level('0.47', '200.0'), level('0.46', '15.0')], [level('0.49', '10.0')]] },
}
const bookOf = (coin: string, time: number, change: object = {}) => ({
  channel: 'l2Book',
  data: { coin, time, ...books[coin], ...change },
})
const answer = ({ method, subscription }: Command) => {
  if (method !== 'subscribe') return []
  const { type, coin, user } = subscription
  return [
    { channel: 'subscriptionResponse', data: { method, subscription } },
    ...(type === 'l2Book' && coin ? [bookOf(coin, 1_788_267_600_123)] : []),
    ...(type === 'userFills' ? [{ channel: 'userFills', data: { isSnapshot: true, user, fills: [] } }] : []),
  ]
}
const hyperliquidLive = (more: Answers = {}, reply: (received: Command) => readonly object[] = answer) =>
  liveVenue(
    venue,
    {
      [info({ type: 'outcomeMeta' })]: 'universe',
      [info({ type: 'outcomeTemplates' })]: [[]],
      [info({ type: 'l2Book', coin: '#251' })]: 'book',
      ...more,
    },
    { fixtures: new URL('./__fixtures__/', import.meta.url), answer: reply },
  )
const yes = {
  bids: [{ price: 0.51, size: 10 }],
  asks: [
    { price: 0.53, size: 200 },
    { price: 0.54, size: 15 },
  ],
  timestamp: 1788267600123,
  datetime: '2026-09-01T13:00:00.123Z',
}
const no = {
  ...yes,
  bids: [
    { price: 0.47, size: 200 },
    { price: 0.46, size: 15 },
  ],
  asks: [{ price: 0.49, size: 10 }],
}

/** Refusals as the venue words them. */
const error = (data: string) => ({ channel: 'error', data })

describe('refusals', () => {
  const refusing = (refusal: (subscription: object) => object) => (command: Command) =>
    command.subscription?.coin === '#251' && command.method === 'subscribe'
      ? [refusal(command.subscription)]
      : answer(command)

  it.each([
    [(subscription: object) => error(`Invalid subscription: ${JSON.stringify(subscription)}`), 'Invalid subscription'],
    [() => error('Cannot subscribe to more than 1000 channels.'), 'more than 1000 channels'],
  ])('end the watch that is refused, and no other', async (refusal, message) => {
    const { venue: hyperliquid, send, handshakes } = await hyperliquidLive({}, refusing(refusal))
    expect(await hyperliquid.watchOrderBook('#250')).toEqual(yes)
    await expect(hyperliquid.watchOrderBook('#251')).rejects.toMatchObject({
      code: 'EXCHANGE_ERROR',
      exchange: 'hyperliquid',
      message: expect.stringContaining(message),
    })
    send(bookOf('#250', 1_788_267_601_000))
    expect((await hyperliquid.watchOrderBook('#250')).timestamp).toBe(1788267601000)
    expect(handshakes).toHaveLength(1)
  })

  it('are none where a subscription stands already', async () => {
    const { venue: hyperliquid, send } = await hyperliquidLive()
    await hyperliquid.watchOrderBook('#250')
    send(error('Already subscribed: {"type":"l2Book","coin":"#250"}'))
    send(bookOf('#250', 1_788_267_601_000))
    expect((await hyperliquid.watchOrderBook('#250')).timestamp).toBe(1788267601000)
  })
})

describe('watchOrderBook', () => {
  it('emits each side’s own book, whole each time, and no older one', async () => {
    const { venue: hyperliquid, received, handshakes, send, disconnected } = await hyperliquidLive()
    expect(await hyperliquid.watchOrderBook('#251')).toEqual(no)
    const at = 1_788_267_601_123
    send(
      bookOf('#251', at, { levels: [[level('0.475', '5.0')], []] }),
      bookOf('#251', at - 500, { levels: [[], []] }),
      bookOf('#250', at),
    )
    expect(await hyperliquid.watchOrderBook('#251')).toEqual({
      bids: [{ price: 0.475, size: 5 }],
      asks: [],
      timestamp: at,
      datetime: '2026-09-01T13:00:01.123Z',
    })
    expect(handshakes.map(({ path }) => path)).toEqual(['/ws'])
    expect(received).toEqual([{ method: 'subscribe', subscription: { type: 'l2Book', coin: '#251' } }])
    await hyperliquid.unwatchOrderBook('#251')
    await disconnected()
  })

  it('reports an unknown side', async () => {
    const { venue: hyperliquid } = await hyperliquidLive()
    await expect(hyperliquid.watchOrderBook('#7770')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('watchOrderBooks', () => {
  it('emits several books at once', async () => {
    const { venue: hyperliquid } = await hyperliquidLive()
    expect(await hyperliquid.watchOrderBooks(['#250', '#251'])).toEqual({ '#250': yes, '#251': no })
  })
})

describe('watchTrades', () => {
  it('emits new trades with their taker’s side, each once', async () => {
    const { venue: hyperliquid, received, send } = await hyperliquidLive()
    const trades = hyperliquid.watchTrades('#250')
    const subscription = { type: 'trades', coin: '#250' }
    await expect.poll(() => received).toEqual([{ method: 'subscribe', subscription }])
    const trade = { coin: '#250', sz: '20.0', hash: `0x${'0'.repeat(64)}`, users: [WALLET, WALLET] }
    const bought = { ...trade, side: 'B', px: '0.52', time: 1_788_274_801_000, tid: 118906512037719 }
    const sold = { ...trade, side: 'A', px: '0.51', time: 1_788_274_802_000, tid: 118906512037720 }
    const old = { ...bought, time: 1_788_274_700_000, tid: 1 }
    send({ channel: 'trades', data: [old, bought] }, { channel: 'trades', data: [bought, sold] })
    const first = {
      id: '118906512037719',
      timestamp: 1788274801000,
      price: 0.52,
      amount: 20,
      side: 'buy',
      outcomeId: '#250',
    }
    const second = { ...first, id: '118906512037720', timestamp: 1788274802000, price: 0.51, side: 'sell' }
    expect(await trades).toEqual([first])
    expect(await hyperliquid.watchTrades('#250')).toEqual([second])
  })
})

describe('watchAddress', () => {
  it('reads a wallet, and again when the venue signals a fill', async () => {
    const fill = {
      coin: '#250',
      px: '0.5',
      sz: '18.0',
      side: 'B',
      time: 1_788_267_900_000,
      dir: 'Buy',
      oid: 77,
      tid: 691079299625582,
      hash: '0xa7',
    }
    const money = { coin: 'USDC', token: 0, hold: '0.0', total: '100.0', entryNtl: '0.0' }
    const [fills, balances]: [object[], object[]] = [[], [money]]
    const held = { coin: '+250', token: 1, hold: '0.0', total: '18.0', entryNtl: '9.0' }
    const {
      venue: hyperliquid,
      received,
      send,
      disconnected,
    } = await hyperliquidLive({
      [info({ type: 'userFills', user: WALLET })]: [fills],
      [info({ type: 'spotClearinghouseState', user: WALLET })]: { balances },
      [info({ type: 'allMids' })]: { '#250': '0.525' },
    })
    const balance = { currency: 'USDC', total: 100, available: 100, locked: 0, venue: 'hyperliquid' }
    const empty = { address: WALLET, trades: [], positions: [], balances: [balance], timestamp: 1788274800000 }
    expect(await hyperliquid.watchAddress(WALLET)).toEqual(empty)
    await expect.poll(() => received).toHaveLength(2)
    expect(received).toEqual(
      ['userFills', 'orderUpdates'].map((type) => ({ method: 'subscribe', subscription: { type, user: WALLET } })),
    )
    fills.push(fill)
    balances.push(held)
    send({ channel: 'userFills', data: { user: WALLET, fills: [fill] } })
    expect(await hyperliquid.watchAddress(WALLET)).toEqual({
      ...empty,
      trades: [
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
          txHash: '0xa7',
        },
      ],
      positions: [
        {
          marketId: '25',
          outcomeId: '#250',
          size: 18,
          entryPrice: 0.5,
          currentPrice: 0.525,
          currentValue: 9.45,
          unrealizedPnL: 0.45,
        },
      ],
    })
    await hyperliquid.unwatchAddress(WALLET)
    await disconnected()
  })
})

describe('close', () => {
  it('ends every connection', async () => {
    const { venue: hyperliquid, disconnected } = await hyperliquidLive()
    await hyperliquid.watchOrderBook('#251')
    await hyperliquid.close()
    await disconnected()
  })
})
