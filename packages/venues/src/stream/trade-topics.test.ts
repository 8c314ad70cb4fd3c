import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import type { Trade } from '../models.ts'
import { createTradeTopics } from './trade-topics.ts'

const SINCE = 1_788_267_600_000
const trade = (n: number): Trade => ({
  ...{ id: `t${n}`, timestamp: SINCE + n * 1_000, price: 0.4, amount: n, side: 'buy', outcomeId: 'x' },
})

function create(list: () => Trade[] | Error) {
  const calls: unknown[] = []
  const later: (() => void)[] = []
  const topics = createTradeTopics({
    start: () => undefined,
    stop: () => undefined,
    now: () => SINCE,
    after(_, run) {
      later.push(run)
      return () => undefined
    },
    async fetchTrades(outcomeId, params) {
      calls.push([outcomeId, params])
      const found = list()
      if (found instanceof Error) throw found
      return found
    },
  })
  const watch = topics.watch('x')
  const ids = async () => ((await watch.next()).value as Trade[]).map(({ id }) => id)
  return { topics, watch, calls, later, ids }
}

describe('createTradeTopics', () => {
  it('emits each trade once', async () => {
    const { topics, ids } = create(() => [])
    topics.push('x', [trade(2), trade(1)])
    topics.push('x', [trade(2)])
    topics.push('x', [trade(3), trade(2)])
    expect(await ids()).toEqual(['t1', 't2', 't3'])
  })

  it('emits missed trades once', async () => {
    const { topics, ids, calls } = create(() => [trade(4), trade(3), trade(2), trade(1)])
    topics.push('x', [trade(1), trade(4)])
    topics.catchUp('x')
    await turn()
    topics.push('x', [trade(3)])
    expect(await ids()).toEqual(['t1', 't4', 't2', 't3'])
    expect(calls).toEqual([['x', { start: '2026-09-01T13:00:00.000Z', limit: 1_000 }]])
  })

  it('asks no further back than it remembers', async () => {
    const { topics, calls } = create(() => [])
    topics.push(
      'x',
      Array.from({ length: 1_005 }, (_, n) => trade(n)),
    )
    topics.catchUp('x')
    expect(calls).toEqual([['x', { start: '2026-09-01T13:00:05.000Z', limit: 1_000 }]])
  })

  it.each([
    ['EXCHANGE_TIMEOUT', 2],
    ['OUTCOME_NOT_FOUND', 1],
  ] as const)('asks again after what passes: %s', async (code, times) => {
    const { topics, calls, later } = create(() => new CrossvenueError(code, 'no'))
    topics.catchUp('x')
    await turn()
    for (const run of later) run()
    expect(calls).toHaveLength(times)
  })

  it('reads nothing for nobody', async () => {
    const { topics, watch, calls } = create(() => [trade(1)])
    await watch.return()
    topics.catchUp('x')
    topics.push('x', [trade(1)])
    expect(calls).toEqual([])
  })
})
