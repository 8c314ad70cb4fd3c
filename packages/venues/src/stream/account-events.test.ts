import { describe, expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import type { Order, Position, UserTrade } from '../models.ts'
import { createAccountTopics } from './account-topics.ts'
import { withStreams } from './with-streams.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
const MINUTE = 60_000

const orderOf = (id: string, more: Partial<Order> = {}): Order => ({
  id,
  marketId: 'm',
  outcomeId: 'm:YES',
  side: 'buy',
  type: 'limit',
  price: 0.4,
  amount: 10,
  status: 'open',
  filled: 0,
  remaining: 10,
  timestamp: NOW,
  ...more,
})
const tradeOf = (id: string, orderId: string, timestamp = NOW): UserTrade => ({
  id,
  orderId,
  timestamp,
  price: 0.4,
  amount: 10,
  side: 'buy',
  outcomeId: 'm:YES',
  marketId: 'm',
})
const positionOf = (outcomeId: string, size: number): Position => ({ marketId: 'm', outcomeId, size, entryPrice: 0.4 })
const filled = { status: 'filled', filled: 10, remaining: 0 } as const

/** A venue with one account, whose timers run when the test says so. */
function account({ namesOrders = true } = {}) {
  const state = {
    open: [] as Order[],
    closed: [] as Order[],
    trades: [] as UserTrade[],
    positions: [] as Position[],
    failure: undefined as CrossvenueError | undefined,
    orderFailure: undefined as CrossvenueError | undefined,
  }
  const calls: unknown[] = []
  const timers = new Set<{ run: () => void }>()
  const after = (_: number, run: () => void) => {
    const timer = { run }
    timers.add(timer)
    return () => timers.delete(timer)
  }
  const answer = async <T>(value: T): Promise<T> => {
    if (state.failure) throw state.failure
    return structuredClone(value)
  }
  const topics = createAccountTopics({ now: () => NOW, after, everyMs: MINUTE, read: async () => ({}) })
  const venue = withStreams(
    {
      id: 'small',
      name: 'Small',
      fetchOpenOrders: () => answer(state.open),
      fetchClosedOrders: () => answer(state.closed),
      async fetchOrder(id) {
        if (state.orderFailure) throw state.orderFailure
        const order = [...state.open, ...state.closed].find((each) => each.id === id)
        if (order) return answer(order)
        throw new CrossvenueError('ORDER_NOT_FOUND', `no order ${id}`)
      },
      fetchMyTrades(params) {
        calls.push(params)
        const from = Date.parse(String(params?.since ?? '1970-01-01'))
        return answer(state.trades.filter(({ timestamp }) => timestamp >= from).slice(0, params?.limit))
      },
      ...(namesOrders && { fetchOrderTrades: async () => [] }),
      fetchPositions: () => answer(state.positions),
    },
    { account: topics.watch },
    { after },
  )
  return {
    state,
    calls,
    venue,
    wake: topics.wake,
    /** Lets all timers run out. */
    async pass() {
      for (const timer of [...timers]) {
        timers.delete(timer)
        timer.run()
      }
      for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setImmediate(resolve))
    },
    timers: () => timers.size,
  }
}
const failure = new CrossvenueError('NETWORK_ERROR', 'no way')

/** Returns the value of a promise that must be fulfilled by now. */
async function now<T>(promise: Promise<T> | undefined): Promise<T | 'nothing'> {
  return Promise.race([promise as Promise<T>, new Promise<'nothing'>((done) => setImmediate(() => done('nothing')))])
}

describe('the orders of an account', () => {
  it('are emitted as all open ones first, then each change once', async () => {
    const { state, venue, pass } = account()
    state.open = [orderOf('a'), orderOf('b')]
    expect(await venue.watchOrders?.()).toEqual([
      { type: 'open', order: orderOf('a') },
      { type: 'open', order: orderOf('b') },
    ])
    const next = venue.watchOrders?.()
    await pass()
    expect(await now(next)).toBe('nothing')
    state.open = [orderOf('b', { filled: 4, remaining: 6 }), orderOf('c')]
    state.closed = [orderOf('a', { status: 'canceled', remaining: 0 })]
    await pass()
    expect(await next).toEqual([
      { type: 'changed', order: orderOf('b', { filled: 4, remaining: 6 }) },
      { type: 'open', order: orderOf('c') },
      { type: 'closed', order: orderOf('a', { status: 'canceled', remaining: 0 }) },
    ])
  })

  it.each([true, false])(
    'include one that was filled at once, once (trades that name orders: %s)',
    async (namesOrders) => {
      const { state, venue, pass } = account({ namesOrders })
      state.closed = [orderOf('old', filled)]
      state.trades = [tradeOf('t1', 'old', NOW - MINUTE)]
      expect(await venue.watchOrders?.()).toEqual([])
      const next = venue.watchOrders?.()
      state.closed = [orderOf('new', filled), ...state.closed]
      state.trades = [tradeOf('t2', 'new'), ...state.trades]
      await pass()
      expect(await now(next)).toEqual([{ type: 'closed', order: orderOf('new', filled) }])
      const later = venue.watchOrders?.()
      await pass()
      expect(await now(later)).toBe('nothing')
    },
  )

  it('are not closed by a list that is late, and not opened again by one', async () => {
    const { state, venue, pass } = account()
    const first = orderOf('a')
    state.open = [first]
    await venue.watchOrders?.()
    const next = venue.watchOrders?.()
    state.open = []
    state.closed = [first]
    await pass()
    expect(await now(next)).toBe('nothing')
    state.closed = [orderOf('a', filled)]
    await pass()
    expect(await now(next)).toEqual([{ type: 'closed', order: orderOf('a', filled) }])
    const later = venue.watchOrders?.()
    state.open = [first]
    await pass()
    expect(await now(later)).toBe('nothing')
  })

  it('show the last known state of one that the venue no longer has', async () => {
    const { state, venue, pass } = account()
    state.open = [orderOf('a')]
    await venue.watchOrders?.()
    state.open = []
    await pass()
    expect(await venue.watchOrders?.()).toEqual([{ type: 'closed', order: orderOf('a') }])
  })

  it.each(['failure', 'orderFailure'] as const)('miss nothing where a read fails (%s)', async (kind) => {
    const { state, venue, pass } = account()
    state.open = [orderOf('a')]
    await venue.watchOrders?.()
    const next = venue.watchOrders?.()
    state.open = []
    state.closed = [orderOf('a', filled), orderOf('b', filled)]
    state.trades = [tradeOf('t1', 'a'), tradeOf('t2', 'b')]
    state[kind] = failure
    await pass()
    expect(await now(next)).toBe('nothing')
    state[kind] = undefined
    await pass()
    expect(await now(next)).toEqual([
      { type: 'closed', order: orderOf('a', filled) },
      { type: 'closed', order: orderOf('b', filled) },
    ])
  })

  it('wait merged for a reader that is late: the last change of each', async () => {
    const { state, venue, pass } = account()
    await venue.watchOrders?.()
    state.open = [orderOf('a')]
    await pass()
    state.open = [orderOf('a', { filled: 4, remaining: 6 })]
    await pass()
    expect(await venue.watchOrders?.()).toEqual([{ type: 'changed', order: orderOf('a', { filled: 4, remaining: 6 }) }])
  })

  it('end with the error of an account that cannot be read, and leave no timer behind', async () => {
    const { state, venue, timers } = account()
    state.failure = new CrossvenueError('AUTHENTICATION_ERROR', 'who is it?')
    await expect(venue.watchOrders?.()).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
    expect(timers()).toBe(0)
  })
})

describe('the trades of an account', () => {
  it('are emitted once each, from the beginning of the watch on', async () => {
    const { state, calls, venue, pass } = account()
    state.trades = [tradeOf('old', 'a', NOW - MINUTE)]
    expect(await venue.watchMyTrades?.('m')).toEqual([])
    const next = venue.watchMyTrades?.('m')
    state.trades = [tradeOf('t2', 'b', NOW + 2), tradeOf('t1', 'b', NOW + 1), ...state.trades]
    await pass()
    expect((await now(next)) as UserTrade[]).toEqual([tradeOf('t1', 'b', NOW + 1), tradeOf('t2', 'b', NOW + 2)])
    // One that the venue lists late.
    state.trades = [...state.trades, tradeOf('late', 'b', NOW - 2 * MINUTE)]
    await pass()
    expect(await venue.watchMyTrades?.('m')).toEqual([tradeOf('late', 'b', NOW - 2 * MINUTE)])
    expect(calls.at(-1)).toEqual({ marketId: 'm', since: new Date(NOW + 2 - 5 * MINUTE).toISOString() })
  })

  it('are found after an hour without a connection, more than a page of them', async () => {
    const { state, venue, pass } = account()
    state.trades = [tradeOf('old', 'a')]
    await venue.watchMyTrades?.()
    state.failure = failure
    await pass()
    state.failure = undefined
    const missed = Array.from({ length: 250 }, (_, n) => tradeOf(`t${n}`, 'b', NOW + n * 15_000))
    state.trades = [...missed].reverse().concat(state.trades)
    await pass()
    expect(await venue.watchMyTrades?.()).toEqual(missed)
  })

  it('of an account with many old ones begin after those that were read first', async () => {
    const { state, venue, pass } = account()
    const old = Array.from({ length: 150 }, (_, n) => tradeOf(`t${n}`, 'a', NOW - n))
    state.trades = old
    await venue.watchMyTrades?.()
    const next = venue.watchMyTrades?.()
    await pass()
    expect(await now(next)).toBe('nothing')
  })

  it('begin with those since a time', async () => {
    const { state, venue } = account()
    state.trades = [tradeOf('t2', 'a', NOW), tradeOf('t1', 'a', NOW - MINUTE), tradeOf('t0', 'a', NOW - 2 * MINUTE)]
    const found = await venue.watchMyTrades?.(undefined, NOW - MINUTE)
    expect(found?.map(({ id }) => id)).toEqual(['t1', 't2'])
  })
})

it('positions are emitted when their size or cost changes, with the size 0 when they are gone', async () => {
  const { state, venue, pass } = account()
  state.positions = [positionOf('x', 5), positionOf('y', 1)]
  expect(await venue.watchPositions?.()).toEqual(state.positions)
  const next = venue.watchPositions?.()
  state.positions = [
    { ...positionOf('x', 5), currentPrice: 0.9 },
    { ...positionOf('y', 1), currentPrice: 0.1 },
  ]
  await pass()
  expect(await now(next)).toBe('nothing')
  state.positions = [positionOf('x', 7)]
  await pass()
  expect(await now(next)).toEqual([positionOf('x', 7), { marketId: 'm', outcomeId: 'y', size: 0 }])
})

it('each watch begins with the known state, and the last one to end stops all timers', async () => {
  const { state, venue, timers } = account()
  state.open = [orderOf('a')]
  const [one, two] = [venue.streams?.orders?.(), venue.streams?.orders?.()]
  expect((await one?.next())?.value).toEqual([{ type: 'open', order: orderOf('a') }])
  expect((await two?.next())?.value).toEqual([{ type: 'open', order: orderOf('a') }])
  expect(timers()).toBe(1)
  await venue.close?.()
  expect(timers()).toBe(0)
})
