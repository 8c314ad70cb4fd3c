import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Job } from '../lookups/job.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { parseClusterQuery } from './cluster-query.ts'
import { createQueryThreads, type QueryThreads } from './query-threads.ts'

let directory: string
let store: Store
let threads: QueryThreads
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'crossvenue-threads-'))
  store = await openStore(directory)
  const sweep = await store.beginSweep('kalshi', { at: 1, freshSince: 0 })
  const event = { id: 'A', sourceExchange: 'kalshi', title: 'A', markets: [] }
  await store.commitPage({ sweep, events: [event], at: 1 })
  threads = createQueryThreads({ location: directory, venues: ['kalshi'], bookVenues: [] }, 1)
})
afterAll(async () => {
  await threads.close()
  await store.close()
  rmSync(directory, { recursive: true })
})

const { signal } = new AbortController()
const query = (text: string): Job => ({
  lookup: 'eventClusters',
  query: parseClusterQuery(new URLSearchParams(text)),
})

it('answer with the bytes that are sent', async () => {
  const { body, tag } = await threads.run('a', query('limit=3'), signal)
  expect(JSON.parse(new TextDecoder().decode(body))).toMatchObject({ success: true, data: [], meta: { limit: 3 } })
  expect(tag).toMatch(/^W\/"/)
})

it('pass on what is wrong with a query', async () => {
  await expect(threads.run('a', query('eventId=none'), signal)).rejects.toMatchObject({
    name: 'CrossvenueError',
    code: 'EVENT_NOT_FOUND',
    field: 'eventId',
  })
})

it('do not run a query that was aborted while it waited', async () => {
  const gone = new AbortController()
  const first = threads.run('a', query('limit=1'), signal)
  const given = threads.run('a', query('limit=2'), gone.signal)
  gone.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  expect((await first).body.byteLength).toBeGreaterThan(0)
})

it('let callers take turns', async () => {
  const order: string[] = []
  await threads.run('a', query(''), signal)
  const run = (caller: string, limit: number) =>
    threads.run(caller, query(`limit=${limit}`), signal).then(() => void order.push(`${caller}${limit}`))
  await Promise.all([run('a', 1), run('a', 2), run('a', 3), run('b', 4), run('b', 5)])
  expect(order).toEqual(['a1', 'a2', 'b4', 'a3', 'b5'])
})

describe('a thread that starts', () => {
  const program = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  let own: QueryThreads
  let folder: string
  const start = (code: string, count: number) => {
    folder = mkdtempSync(join(tmpdir(), 'crossvenue-threads-'))
    own = createQueryThreads({ location: folder, venues: [], bookVenues: [] }, count, { program: program(code) })
  }
  afterEach(async () => {
    await own.close()
    rmSync(folder, { recursive: true })
  })

  it('holds no query that another thread can answer', { timeout: 60_000 }, async () => {
    // The first thread makes the directory and answers; the others never become ready.
    start(
      `import { mkdirSync } from 'node:fs'
       import { parentPort, workerData } from 'node:worker_threads'
       parentPort.on('message', (query) => {
         if (query === 'close') parentPort.close()
         else if (isFirst) parentPort.postMessage({ page: { body: new Uint8Array(1), tag: query.query.limit } })
       })
       const { location } = await new Promise((resolve) => workerData.once('message', resolve))
       const isFirst = mkdirSync(location + '/first/', { recursive: true }) !== undefined
       if (isFirst) parentPort.postMessage('ready')`,
      3,
    )
    const limits = [1, 2, 3, 4, 5]
    const pages = await Promise.all(limits.map((limit) => own.run('a', query(`limit=${limit}`), signal)))
    expect(pages.map(({ tag }) => tag)).toEqual(limits)
  })

  it('and fails, fails the queries that wait for it', { timeout: 60_000 }, async () => {
    start(`throw new Error('no memory')`, 2)
    const both = [own.run('a', query(''), signal), own.run('b', query(''), signal)]
    for (const each of both) await expect(each).rejects.toThrow('no memory')
  })

  it('and needs too much memory, refuses its query and lets another thread answer the next', {
    timeout: 60_000,
  }, async () => {
    start(
      `import { parentPort } from 'node:worker_threads'
       const kept = []
       parentPort.on('message', (query) => {
         if (query === 'close') return parentPort.close()
         while (query.query.limit === 2) kept.push(new Array(1_000_000).fill({}))
         parentPort.postMessage({ page: { body: new Uint8Array(1), tag: 'answered' } })
       })
       parentPort.postMessage('ready')`,
      1,
    )
    await expect(own.run('a', query('limit=2'), signal)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    expect(await own.run('a', query('limit=1'), signal)).toMatchObject({ tag: 'answered' })
  })
})
