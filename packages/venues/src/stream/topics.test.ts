import { describe, expect, it } from 'vitest'
import { type CallContext, callFor, currentCall } from '../http/call-context.ts'
import { createRateBudget } from '../http/rate-budget.ts'
import { createLiveTradeTopics, createTopics } from './topics.ts'

function topicsWith(known: Record<string, number> = {}) {
  const log: string[] = []
  const topics = createTopics<number[]>({
    start: (key) => log.push(`start ${key}`),
    stop: (key) => log.push(`stop ${key}`),
    known: (key) => (known[key] === undefined ? undefined : [known[key]]),
    merge: (waiting, next) => [...waiting, ...next].slice(-3),
  })
  return { topics, log }
}

describe('createTopics', () => {
  it('subscribes with the first watch and ends with the last', async () => {
    const { topics, log } = topicsWith()
    const [first, second] = [topics.watch('a'), topics.watch('a')]
    expect(log).toEqual(['start a'])
    await first.return()
    expect(log).toEqual(['start a'])
    await second.return()
    await second.return()
    expect(log).toEqual(['start a', 'stop a'])
    topics.watch('a')
    expect(log).toEqual(['start a', 'stop a', 'start a'])
  })

  it('emits the known state to each reader, and then every value', async () => {
    const { topics } = topicsWith({ a: 7 })
    const first = topics.watch('a')
    expect((await first.next()).value).toEqual([7])
    topics.push('a', [1])
    expect((await first.next()).value).toEqual([1])
    const second = topics.watch('a')
    expect((await second.next()).value).toEqual([7])
    const waiting = [first.next(), second.next()]
    topics.push('a', [2])
    expect((await Promise.all(waiting)).map(({ value }) => value)).toEqual([[2], [2]])
  })

  it('merges what nobody reads, within bounds', async () => {
    const { topics } = topicsWith()
    const watch = topics.watch('a')
    for (let value = 1; value <= 1_000; value += 1) topics.push('a', [value])
    expect((await watch.next()).value).toEqual([998, 999, 1_000])
  })

  it('ends a watch with an error, once, after the values emitted before', async () => {
    const { topics, log } = topicsWith()
    const [reading, late] = [topics.watch('a'), topics.watch('a')]
    topics.push('a', [1])
    await reading.next()
    const waiting = reading.next()
    topics.fail('a', new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    expect(await reading.next()).toEqual({ done: true, value: undefined })
    expect((await late.next()).value).toEqual([1])
    await expect(late.next()).rejects.toThrow('gone')
    expect((await late.next()).done).toBe(true)
    expect(log).toEqual(['start a', 'stop a'])
  })

  it('ends the watches of all topics with an error', async () => {
    const { topics, log } = topicsWith()
    const watches = [topics.watch('a'), topics.watch('b'), topics.watch('b')]
    topics.failAll(new Error('gone'))
    for (const watch of watches) await expect(watch.next()).rejects.toThrow('gone')
    expect(topics.keys()).toEqual([])
    expect(log).toEqual(['start a', 'start b', 'stop a', 'stop b'])
  })

  it('lets a loop end by leaving it', async () => {
    const { topics, log } = topicsWith({ a: 7 })
    topics.watch('a')
    const second = topics.watch('a')
    for await (const value of second) {
      expect(value).toEqual([7])
      break
    }
    topics.push('a', [1])
    expect((await second.next()).done).toBe(true)
    expect(topics.keys()).toEqual(['a'])
    expect(log).toEqual(['start a'])
  })
})

describe('createLiveTradeTopics', () => {
  it('keeps the newest thousand trades for a reader who does not read', async () => {
    const topics = createLiveTradeTopics({ start: () => undefined, stop: () => undefined })
    const watch = topics.watch('a')
    const trade = { timestamp: 1, price: 0.5, amount: 1, side: 'buy', outcomeId: 'a' } as const
    for (let n = 1; n <= 1_001; n += 1) topics.push('a', [{ ...trade, id: String(n) }])
    const { value = [] } = await watch.next()
    expect([value.length, value[0]?.id, value.at(-1)?.id]).toEqual([1_000, '2', '1001'])
  })
})

describe('what a topic asks the venue for', () => {
  it('is requested for the caller who watches first, also later on, and given up with the last watch', async () => {
    const calls: CallContext[] = []
    const topics = createTopics<number>({ start: () => calls.push(currentCall()), stop: () => undefined })
    const first = callFor({ caller: 'a' }, () => topics.watch('x'))
    const second = callFor({ caller: 'b' }, () => topics.watch('x'))
    await topics.run('x', async () => calls.push(currentCall()))
    expect(calls.map(({ caller }) => caller)).toEqual(['a', 'a'])
    await first.return()
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([false, false])
    await second.return()
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, true])
  })

  it('is bounded for each caller, and leaves the queue with the last watch', async () => {
    const budget = createRateBudget('slow', { calls: 1, perMs: 60_000 })
    const topics = createTopics<number>({
      start(key) {
        budget.acquire(currentCall()).then(
          () => topics.push(key, 1),
          (error) => topics.fail(key, error),
        )
      },
      stop: () => undefined,
    })
    const watches = Array.from({ length: 202 }, (_, index) => callFor({ caller: 'a' }, () => topics.watch(`${index}`)))
    expect(await watches[0]?.next()).toEqual({ done: false, value: 1 })
    await expect(watches[201]?.next()).rejects.toMatchObject({
      code: 'RATE_LIMIT_EXCEEDED',
      message: expect.stringContaining('200 of your calls are waiting already'),
    })
    await Promise.all(watches.map((watch) => watch.return()))
    const again = callFor({ caller: 'a' }, () => topics.watch('1'))
    const waiting = again.next().catch((error: unknown) => error)
    // Neither the full queue of before nor what was given up in it ends the new watch.
    await new Promise((resolve) => setImmediate(resolve))
    topics.push('1', 2)
    expect(await waiting).toEqual({ done: false, value: 2 })
    await again.return()
  })
})
