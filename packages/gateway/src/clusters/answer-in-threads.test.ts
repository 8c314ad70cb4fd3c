import { getEventListeners } from 'node:events'
import { beforeEach, expect, it } from 'vitest'
import type { Answers, Job } from '../lookups/job.ts'
import type { Counters } from '../store/store.ts'
import { answerInThreads } from './answer-in-threads.ts'
import { parseClusterQuery } from './cluster-query.ts'
import type { WrittenPage } from './write-page.ts'

let counters: Counters
let runs: { signal: AbortSignal; answer(tag: string): void; fail(error: Error): void }[]
let answers: Answers
beforeEach(() => {
  counters = { revision: 1, catalogue: 1, reads: 1, content: 1, matched: 1 }
  runs = []
  const run = (_caller: string, _query: unknown, signal: AbortSignal) =>
    new Promise<WrittenPage>((resolve, reject) => {
      runs.push({ signal, answer: (tag) => resolve({ body: new Uint8Array(10), tag }), fail: reject })
    })
  answers = answerInThreads({ run, close: async () => undefined }, { counters: async () => counters })
})

const query = (text = ''): Job => ({
  lookup: 'eventClusters',
  query: parseClusterQuery(new URLSearchParams(text)),
})
/** Lets queries reach the threads. */
const untilSent = () => new Promise((resolve) => setImmediate(resolve))

it('gives all callers of the same query the same buffer, and caches it', async () => {
  const both = [answers.answer(query()), answers.answer(query())]
  await untilSent()
  runs[0]?.answer('a')
  const [one, other] = await Promise.all(both)
  expect(one).toBe(other)
  expect(await answers.answer(query())).toBe(one)
  expect(runs).toHaveLength(1)
})

it('runs again once an edge, a price or the query changed', async () => {
  const ask = async (text?: string) => {
    const answer = answers.answer(query(text))
    await untilSent()
    runs.at(-1)?.answer(String(runs.length))
    return (await answer).tag
  }
  expect(await ask()).toBe('1')
  expect(await ask('limit=3')).toBe('2')
  counters = { ...counters, revision: 2 }
  expect(await ask()).toBe('3')
  counters = { ...counters, catalogue: 2 }
  expect(await ask()).toBe('4')
})

it('aborts a query when its last caller has gone, and not before', async () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const both = [one, other].map(({ signal }) => answers.answer(query(), 'a', signal))
  const ends = both.map((answer) => expect(answer).rejects.toThrow('the caller closed the connection'))
  await untilSent()
  one.abort()
  await ends[0]
  expect(runs[0]?.signal.aborted).toBe(false)
  other.abort()
  await ends[1]
  expect(runs[0]?.signal.aborted).toBe(true)
})

it('runs a query again for a caller that comes after it was aborted', async () => {
  const gone = new AbortController()
  const given = answers.answer(query(), 'a', gone.signal)
  await untilSent()
  gone.abort()
  await expect(given).rejects.toThrow('the caller closed the connection')
  const answer = answers.answer(query())
  await untilSent()
  runs[0]?.fail(new Error('never run'))
  runs[1]?.answer('b')
  expect((await answer).tag).toBe('b')
})

it('does not cache a failure', async () => {
  const failed = answers.answer(query())
  await untilSent()
  runs[0]?.fail(new Error('disk'))
  await expect(failed).rejects.toThrow('disk')
  const answer = answers.answer(query())
  await untilSent()
  runs[1]?.answer('b')
  expect((await answer).tag).toBe('b')
})

it('stops listening to a caller once it has an answer, because one call may wait for many', async () => {
  const { signal } = new AbortController()
  for (const limit of [1, 2, 3]) {
    const answer = answers.answer(query(`limit=${limit}`), 'a', signal)
    await untilSent()
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    runs.at(-1)?.answer('a')
    await answer
  }
  const failed = answers.answer(query('limit=4'), 'a', signal)
  await untilSent()
  runs.at(-1)?.fail(new Error('disk'))
  await expect(failed).rejects.toThrow('disk')
  expect(getEventListeners(signal, 'abort')).toEqual([])
})
