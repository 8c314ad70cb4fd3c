import { setMaxListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallContext } from './call-context.ts'
import { createRateBudget } from './rate-budget.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => vi.useRealTimers())

/** A budget, and the names of its calls in the order in which they were let through. */
function budgetOf(calls: number, perMs: number) {
  const budget = createRateBudget('acme', { calls, perMs }, Date.now)
  const order: string[] = []
  const failures: unknown[] = []
  const ask = (name: string, call: CallContext = {}) =>
    budget.acquire(call).then(
      () => order.push(name),
      (error) => failures.push(error),
    )
  return { ask, order, failures, state: budget.state }
}

describe('a rate budget', () => {
  it('lets through so many calls in any period, and the others as the period moves on', async () => {
    const { ask, order } = budgetOf(2, 1_000)
    ask('1')
    await vi.advanceTimersByTimeAsync(600)
    for (const name of ['2', '3', '4']) ask(name)
    await vi.advanceTimersByTimeAsync(399)
    expect(order).toEqual(['1', '2'])
    await vi.advanceTimersByTimeAsync(1)
    expect(order).toEqual(['1', '2', '3'])
    await vi.advanceTimersByTimeAsync(600)
    expect(order).toEqual(['1', '2', '3', '4'])
  })

  it('states how much of it is used, and how many calls wait', async () => {
    const { ask, state } = budgetOf(2, 1_000)
    for (const name of ['1', '2', '3']) ask(name)
    await vi.advanceTimersByTimeAsync(500)
    expect(state()).toEqual({ calls: 2, perMs: 1_000, sent: 2, waiting: 1 })
    await vi.advanceTimersByTimeAsync(600)
    expect(state()).toEqual({ calls: 2, perMs: 1_000, sent: 1, waiting: 0 })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(state()).toMatchObject({ sent: 0, waiting: 0 })
  })

  it('keeps no timer once the last waiting call has been given up', async () => {
    const { ask, failures } = budgetOf(1, 60_000)
    const gone = new AbortController()
    ask('1')
    ask('2', { spare: true, signal: gone.signal })
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(1)
    gone.abort(new Error('gone'))
    await vi.advanceTimersByTimeAsync(0)
    expect([failures.length, vi.getTimerCount()]).toEqual([1, 0])
  })

  it('serves callers in turn, so that one who asks for much waits for himself', async () => {
    const { ask, order } = budgetOf(1, 100)
    for (let call = 0; call < 150; call += 1) ask(`greedy ${call}`, { caller: 'greedy' })
    ask('modest', { caller: 'modest' })
    ask('own')
    await vi.advanceTimersByTimeAsync(300)
    expect(order).toEqual(['greedy 0', 'greedy 1', 'modest', 'own'])
  })

  it('keeps a fifth for the reading of the catalogue', async () => {
    const { ask, order } = budgetOf(10, 60_000)
    ask('page 0', { background: true })
    for (let call = 0; call < 20; call += 1) ask('call', { caller: `key ${call}` })
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['page 0', ...Array(8).fill('call')])
    ask('page 1', { background: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(order.at(-1)).toBe('page 1')
  })

  it('lets callers go before the catalogue, and leaves a fifth to them', async () => {
    const { ask, order } = budgetOf(10, 20_000)
    for (let page = 0; page < 10; page += 1) ask('page', { background: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(Array(8).fill('page'))
    for (const name of ['1', '2', '3', '4']) ask(name, { caller: 'key' })
    await vi.advanceTimersByTimeAsync(0)
    expect(order.slice(8)).toEqual(['1', '2'])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(order.slice(10)).toEqual(['3', '4', 'page', 'page'])
  })

  it('keeps callers of a small budget from waiting for spare calls that have been sent', async () => {
    const { ask, order, failures } = budgetOf(23, 60_000)
    for (let call = 0; call < 60; call += 1) ask('spare', { spare: true, caller: 'past prices' })
    await vi.advanceTimersByTimeAsync(59_000)
    expect(order).toHaveLength(11)
    for (let call = 0; call < 12; call += 1) ask('call', { caller: 'key' })
    await vi.advanceTimersByTimeAsync(0)
    expect(order.slice(11)).toEqual(Array(12).fill('call'))
    for (let call = 0; call < 4; call += 1) ask('late call', { caller: 'key' })
    await vi.advanceTimersByTimeAsync(29_000)
    expect([order.slice(23, 27), failures]).toEqual([Array(4).fill('late call'), []])
  })

  it('sends spare calls at even intervals, so that some room is soon free', async () => {
    const { ask, order } = budgetOf(20, 60_000)
    for (let call = 0; call < 60; call += 1) ask('spare', { spare: true })
    const counts: number[] = []
    for (const ms of [0, 5_999, 1, 6_000, 23_999, 1]) {
      await vi.advanceTimersByTimeAsync(ms)
      counts.push(order.length)
    }
    expect(counts).toEqual([4, 4, 5, 6, 9, 10])
  })

  it('sends a fifth of spare calls however many callers wait', async () => {
    const { ask, order } = budgetOf(10, 1_000)
    for (let caller = 0; caller < 100; caller += 1) ask('call', { caller: `key ${caller}` })
    for (let call = 0; call < 10; call += 1) ask('spare', { spare: true })
    await vi.advanceTimersByTimeAsync(4_000)
    expect(order.filter((name) => name === 'spare')).toHaveLength(8)
  })

  it('leaves the whole budget to callers where no catalogue is read', async () => {
    const { ask, order } = budgetOf(10, 60_000)
    for (let call = 0; call < 20; call += 1) ask('call', { caller: `key ${call}` })
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toHaveLength(10)
  })

  it('lets spare calls through after all others, a fifth of the budget at once', async () => {
    const { ask, order } = budgetOf(10, 20_000)
    for (let call = 0; call < 5; call += 1) ask('spare', { spare: true, caller: 'books' })
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toEqual(['spare', 'spare'])
    for (let call = 0; call < 12; call += 1) ask('call', { caller: 'key' })
    ask('page', { background: true })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(order).toEqual(['spare', 'spare', ...Array(8).fill('call')])
    await vi.advanceTimersByTimeAsync(1)
    expect(order.slice(10)).toEqual(['call', 'call', 'call', 'call', 'page', 'spare'])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(order.slice(16)).toEqual(['spare', 'spare'])
  })

  it('sends a spare call at once when a caller joins it', async () => {
    const { ask, order } = budgetOf(1, 1_000)
    const joins = new Set<(caller: string | undefined) => void>()
    ask('first')
    ask('spare', { spare: true, joins })
    ask('second', { caller: 'a' })
    ask('third', { caller: 'a' })
    for (const join of [...joins]) join('b')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(order).toEqual(['first', 'second', 'spare'])
  })

  it('refuses what waits too long, and what would make one queue too long', async () => {
    const { ask, order, failures } = budgetOf(1, 600_000)
    for (let call = 0; call < 203; call += 1) ask('call', { caller: 'greedy' })
    await vi.advanceTimersByTimeAsync(0)
    expect(order).toHaveLength(1)
    expect(failures).toEqual(
      Array(2).fill(
        expect.objectContaining({
          code: 'RATE_LIMIT_EXCEEDED',
          exchange: 'acme',
          retryAfter: 600,
          message: 'acme allows 1 calls in 600000 ms; 200 of your calls are waiting already; retry later',
        }),
      ),
    )
    ask('other', { caller: 'modest' })
    ask('page', { background: true })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(failures).toHaveLength(203)
    expect(failures.at(-1)).toMatchObject({
      code: 'RATE_LIMIT_EXCEEDED',
      message: expect.stringMatching(/waited 30000 ms; retry later$/),
    })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(order).toEqual(['call', 'page'])
  })

  it('forgets a call whose caller has left', async () => {
    const { ask, order, failures } = budgetOf(1, 100)
    const left = new AbortController()
    setMaxListeners(0, left.signal)
    ask('first')
    for (let call = 0; call < 50; call += 1) ask('left', { caller: 'a', signal: left.signal })
    ask('stays', { caller: 'a' })
    await vi.advanceTimersByTimeAsync(0)
    left.abort('gone')
    await vi.advanceTimersByTimeAsync(100)
    expect(order).toEqual(['first', 'stays'])
    expect(failures).toEqual(Array(50).fill('gone'))
    ask('late', { signal: left.signal })
    await vi.advanceTimersByTimeAsync(0)
    expect(failures).toHaveLength(51)
  })
})
