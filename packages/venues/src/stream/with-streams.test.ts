import { describe, expect, it } from 'vitest'
import type { Trade } from '../models.ts'
import { timersOf } from './timers.ts'
import { createTopics } from './topics.ts'
import { withStreams } from './with-streams.ts'

const trade: Trade = { id: '1', timestamp: 1, price: 0.5, amount: 2, side: 'buy' }

/** Two views of one venue, which share its connection. */
function views() {
  const log: string[] = []
  const topics = createTopics<Trade[]>({
    start: (key) => log.push(`start ${key}`),
    stop: (key) => log.push(`stop ${key}`),
  })
  const view = () => withStreams({ id: 'mock', name: 'Mock' }, { trades: topics.watch }, timersOf({}))
  return { first: view(), second: view(), topics, log }
}

describe('close', () => {
  it('ends a watch that is being read, and its subscription', async () => {
    const { first, log } = views()
    const watch = first.streams?.trades?.('a')
    const waiting = watch?.next()
    await first.close?.()
    expect(await waiting).toEqual({ done: true, value: undefined })
    expect(await watch?.next()).toEqual({ done: true, value: undefined })
    expect(log).toEqual(['start a', 'stop a'])
  })

  it('rejects a waiting operation when its watch is ended', async () => {
    const { first, topics } = views()
    const waiting = first.watchTrades?.('a')
    const refused = expect(waiting).rejects.toMatchObject({ code: 'BAD_REQUEST', exchange: 'mock' })
    await first.close?.()
    await refused
    const again = first.watchTrades?.('a')
    topics.push('a', [trade])
    expect(await again).toEqual([trade])
  })

  it('leaves alone what another view of the venue watches', async () => {
    const { first, second, topics, log } = views()
    const [mine, other] = [first.streams?.trades?.('a'), second.streams?.trades?.('a')]
    const waiting = [mine?.next(), other?.next()]
    await first.close?.()
    topics.push('a', [trade])
    expect(await Promise.all(waiting)).toEqual([
      { done: true, value: undefined },
      { done: false, value: [trade] },
    ])
    expect(log).toEqual(['start a'])
    await second.close?.()
    expect(log).toEqual(['start a', 'stop a'])
  })

  it('has forgotten what ended by itself', async () => {
    const { first, topics, log } = views()
    const watch = first.streams?.trades?.('a')
    topics.fail('a', new Error('gone'))
    await expect(watch?.next()).rejects.toThrow('gone')
    await first.close?.()
    expect(log).toEqual(['start a', 'stop a'])
  })
})
