import { beforeEach, expect, it } from 'vitest'
import type { Counters } from '../store/store.ts'
import { answerInThreads } from './answer-in-threads.ts'
import type { ClusterAnswers } from './cluster-answers.ts'
import { parseClusterQuery } from './cluster-query.ts'
import type { WrittenPage } from './write-page.ts'

let counters: Counters
let runs: { signal: AbortSignal; answer(tag: string): void; fail(error: Error): void }[]
let answers: ClusterAnswers
beforeEach(() => {
  counters = { revision: 1, catalogue: 1, reads: 1, content: 1, matched: 1 }
  runs = []
  const run = (_caller: string, _query: unknown, signal: AbortSignal) =>
    new Promise<WrittenPage>((resolve, reject) => {
      runs.push({ signal, answer: (tag) => resolve({ body: new Uint8Array(10), tag }), fail: reject })
    })
  answers = answerInThreads({ run, close: async () => undefined }, { counters: async () => counters })
})

const query = (text = '') => parseClusterQuery(new URLSearchParams(text))
/** Lets what was asked reach the threads. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('gives everybody who asks the same the very same buffer, and keeps it', async () => {
  const both = [answers.answer(query()), answers.answer(query())]
  await settle()
  runs[0]?.answer('a')
  const [one, other] = await Promise.all(both)
  expect(one).toBe(other)
  expect(await answers.answer(query())).toBe(one)
  expect(runs).toHaveLength(1)
})

it('asks again once an edge, a price or the query changed', async () => {
  const ask = async (text?: string) => {
    const asked = answers.answer(query(text))
    await settle()
    runs.at(-1)?.answer(String(runs.length))
    return (await asked).tag
  }
  expect(await ask()).toBe('1')
  expect(await ask('limit=3')).toBe('2')
  counters = { ...counters, revision: 2 }
  expect(await ask()).toBe('3')
  counters = { ...counters, catalogue: 2 }
  expect(await ask()).toBe('4')
})

it('gives a query up when the last caller who waits for it is gone, and not before', async () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const both = [one, other].map(({ signal }) => answers.answer(query(), 'a', signal))
  const ends = both.map((asked) => expect(asked).rejects.toThrow('the caller went away'))
  await settle()
  one.abort()
  await ends[0]
  expect(runs[0]?.signal.aborted).toBe(false)
  other.abort()
  await ends[1]
  expect(runs[0]?.signal.aborted).toBe(true)
})

it('runs a query anew for a caller who comes after it was given up', async () => {
  const gone = new AbortController()
  const given = answers.answer(query(), 'a', gone.signal)
  await settle()
  gone.abort()
  await expect(given).rejects.toThrow('the caller went away')
  const asked = answers.answer(query())
  await settle()
  runs[0]?.fail(new Error('never run'))
  runs[1]?.answer('b')
  expect((await asked).tag).toBe('b')
})

it('keeps no failure', async () => {
  const failed = answers.answer(query())
  await settle()
  runs[0]?.fail(new Error('disk'))
  await expect(failed).rejects.toThrow('disk')
  const asked = answers.answer(query())
  await settle()
  runs[1]?.answer('b')
  expect((await asked).tag).toBe('b')
})
