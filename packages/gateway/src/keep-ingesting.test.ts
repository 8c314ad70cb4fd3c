import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { CrossvenueError, createVenue, type Venue } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { indexOf } from './catalogue/__fixtures__/index-of.ts'
import { keepMatched } from './catalogue/keep-matched.ts'
import { readReadiness } from './catalogue/readiness.ts'
import { readStatus } from './catalogue/status.ts'
import { type IngestionOptions, keepIngesting } from './keep-ingesting.ts'
import { createLog } from './log.ts'
import { ingestionLock } from './store/ingestion-lock.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'
import type { Turns } from './store/turns.ts'
import { aborted } from './threads/aborted.ts'

let store: Store
let lines: string[]
beforeEach(async () => {
  store = await openStore(':memory:')
  lines = []
})
afterEach(() => store.close())

const start = (venues: Venue[], seconds: number, more: Partial<IngestionOptions> = {}) =>
  keepIngesting({
    store,
    venues,
    matcher: keepMatched({ store, createIndex: indexOf(() => []) }),
    seconds,
    log: createLog('info', { write: (line) => lines.push(line) }),
    ...more,
  })

const lister = (list: NonNullable<Venue['fetchEventsPaginated']>, id = 'kalshi'): Venue => ({
  id,
  name: id,
  fetchEventsPaginated: list,
})
const page = { data: [{ id: 'E1', title: 'Fed decision in March', markets: [] }] }

it('reads all venues in parallel and resolves `first` when they are done', async () => {
  const ingestion = start([lister(async () => page)], 3600)
  await ingestion.first
  expect(await store.read((view) => view.events())).toMatchObject([{ id: 'E1', sourceExchange: 'kalshi' }])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { venue: 'kalshi', pages: 1, events: 1, markets: 0, msg: 'ingested' },
    { msg: 'matching' },
    { edges: 0, msg: 'matched' },
  ])
  await ingestion.stop()
})

it('continues after a round that failed', async () => {
  const gate = new EventEmitter()
  const again = once(gate, 'again')
  const answers = [
    async () => {
      throw new CrossvenueError('NETWORK_ERROR', 'kalshi could not be reached')
    },
    async () => {
      gate.emit('again')
      return page
    },
  ]
  const ingestion = start([lister(() => (answers.shift() ?? (async () => page))())], 0)
  await again
  await ingestion.stop()
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    venue: 'kalshi',
    failure: { code: 'NETWORK_ERROR', message: 'kalshi could not be reached' },
    msg: 'the ingestion of a venue failed',
  })
  expect(await store.read((view) => view.events())).toHaveLength(1)
})

it('stores the page under way before it stops', async () => {
  const gate = new EventEmitter()
  const requested = once(gate, 'requested')
  const slow = lister(async () => {
    gate.emit('requested')
    await once(gate, 'answer')
    return page
  })
  const ingestion = start([slow], 3600)
  await requested
  const stopped = ingestion.stop()
  gate.emit('answer')
  await stopped
  expect(await store.read((view) => view.events())).toHaveLength(1)
})

describe('a venue that never ends', () => {
  const dead = lister(() => new Promise(() => undefined), 'predictit')
  const endless = lister(async (params) => {
    const cursor = Number(params?.cursor ?? 0)
    await turn()
    return { data: [{ id: `E${cursor}`, title: 'Endless', markets: [] }], nextCursor: String(cursor + 1) }
  }, 'manifold')

  it.each([
    ['because it does not answer', dead],
    ['because its list has no end', endless],
  ])('%s delays neither the rounds of the others nor the matching', async (_, venue) => {
    const gate = new EventEmitter()
    let rounds = 0
    const good = lister(async () => {
      if (++rounds === 3) gate.emit('third round')
      return { data: [{ id: `E${rounds}`, title: 'Fed decision in March', markets: [] }] }
    })
    const matched = new EventEmitter()
    const third = once(gate, 'third round')
    const inner = keepMatched({ store, createIndex: indexOf(() => []) })
    const rematched = once(matched, 'matched')
    const ingestion = start([good, venue], 0, {
      waitMs: 1,
      matcher: {
        ...inner,
        async rematch(options) {
          const result = await inner.rematch(options)
          if (result) matched.emit('matched')
          return result
        },
      },
    })
    await third
    await rematched
    expect((await store.read((view) => view.feeds())).find(({ feed }) => feed === 'kalshi')?.succeededAt).toBeDefined()
    // A venue that does not answer has no page that could be stored, so the test does not wait for the stop.
    void ingestion.stop()
  })
})

it('keeps the error of a failed matching, which the status and the readiness show', async () => {
  const inner = keepMatched({ store, createIndex: indexOf(() => []) })
  const ingestion = start([lister(async () => page)], 3600, {
    matcher: {
      ...inner,
      rematch: () => Promise.reject(new Error('disk full')),
    },
  })
  await ingestion.first
  expect(ingestion.matching()).toMatchObject({ running: false, failure: { message: 'disk full' } })
  const report = await readStatus(store, [], Date.now() + 60_000, ingestion.matching())
  expect(report.matching.lastError?.message).toBe('disk full')
  expect(report.matching.lagSeconds).toBeGreaterThanOrEqual(60)
  expect(await readReadiness(store, ingestion.matching(), Date.now() + 1000)).toMatchObject({
    status: 'not-ready',
    reasons: [{ code: 'NOT_MATCHED_YET' }, { code: 'MATCHING_FAILED' }],
  })
  await ingestion.stop()
})

describe('order books of a venue whose lists carry no quotes', () => {
  const tokens = ['1', '2', '3', '4'].map((digit) => digit.repeat(70))
  const listed = {
    data: tokens.map((outcomeId) => ({
      id: outcomeId,
      title: outcomeId,
      markets: [{ marketId: outcomeId, title: outcomeId, outcomes: [{ outcomeId, label: 'Yes' }] }],
    })),
  }
  /** Ten calls are allowed, of which a fifth is reserved for the catalogue. */
  function probable(answer: () => Promise<Response>) {
    const requested: string[] = []
    const budget = { calls: 10, perMs: 600_000 }
    const fetch = (input: Request | URL | string) => {
      requested.push(new URL(input).searchParams.get('token_id') ?? '')
      return answer()
    }
    return {
      requested,
      venue: { ...createVenue('probable', { fetch, budget }), fetchEventsPaginated: async () => listed },
    }
  }
  const empty = async () => Response.json({ bids: [], asks: [], timestamp: 1_700_000_000_000 })
  const emptyBooks = () => store.read((view) => view.emptyBooks(tokens.map((token) => `probable:${token}`)))

  it('are requested with what is left of the reserved budget, and callers need not wait', async () => {
    const { requested, venue } = probable(empty)
    const ingestion = start([venue], 3600, { bookSeconds: 900 })
    await expect.poll(() => requested).toEqual(tokens.slice(0, 2))
    for (let call = 0; call < 8; call += 1) await venue.fetchOrderBook?.(tokens[3] ?? '')
    expect(requested).toEqual([...tokens.slice(0, 2), ...Array(8).fill(tokens[3])])
    await ingestion.stop()
    expect(requested).toHaveLength(10)
    expect([...(await emptyBooks())]).toEqual(tokens.slice(0, 2).map((token) => `probable:${token}/${token}`))
  })

  it('are not requested if that is switched off', async () => {
    const { requested, venue } = probable(empty)
    const ingestion = start([venue], 3600, { bookSeconds: 0 })
    await ingestion.first
    await ingestion.stop()
    expect(requested).toEqual([])
  })

  it('do not delay the end of the service', async () => {
    const { requested, venue } = probable(() => new Promise(() => undefined))
    const ingestion = start([venue], 3600, { bookSeconds: 900 })
    await expect.poll(() => requested).toHaveLength(1)
    await ingestion.stop()
    expect([...(await emptyBooks())]).toEqual([])
  })
})

describe('two processes on one directory', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'crossvenue-lock-'))
    return () => rmSync(directory, { recursive: true })
  })

  it('ingest one at a time: the second logs it and takes over when the first has ended', async () => {
    const counted = (count: () => void) =>
      lister(async () => {
        count()
        return page
      })
    let [ones, others] = [0, 0]
    const turns = ingestionLock(directory, 10)
    const one = start([counted(() => ones++)], 3600, { turns })
    await one.first
    const other = start([counted(() => others++)], 3600, { turns: ingestionLock(directory, 10) })
    await expect.poll(() => lines.join()).toContain('another process ingests into this directory')
    expect([ones, others]).toEqual([1, 0])
    await one.stop()
    await turns.close()
    await other.first
    expect([ones, others]).toEqual([1, 1])
    expect(lines.join()).toContain('this process ingests now')
    await other.stop()
  })

  it('take over from one that was killed', async () => {
    const script = `
      const Database = require('libsql')
      const database = new Database(${JSON.stringify(join(directory, 'ingestion.lock'))})
      database.exec('begin exclusive')
      console.log('locked')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    const second = start([lister(async () => page)], 3600, { turns: ingestionLock(directory, 10) })
    await expect.poll(() => lines.join()).toContain('another process ingests into this directory')
    expect(await store.read((view) => view.events())).toEqual([])
    child.kill('SIGKILL')
    await second.first
    expect(await store.read((view) => view.events())).toHaveLength(1)
    await second.stop()
  })

  it('may stop while they wait for their turn', async () => {
    const one = start([lister(async () => page)], 3600, { turns: ingestionLock(directory) })
    await one.first
    const other = start([lister(async () => page)], 3600, { turns: ingestionLock(directory) })
    await expect.poll(() => lines.join()).toContain('another process')
    await other.stop()
    await one.stop()
  })
})

it('says nothing of failures of duties that another process has taken over', async () => {
  const fail = () => Promise.reject(new CrossvenueError('NOT_READY', 'the server cannot be reached'))
  const unreachable: Store = { ...store, read: fail, beginSweep: fail, recordFailure: fail }
  const given: AbortController[] = []
  const turns: Turns = {
    areShared: true,
    async take(duty, { signal }) {
      if (given.length === 2) await aborted(signal)
      if (signal.aborted) return undefined
      const lost = new AbortController()
      given.push(lost)
      return { lost: lost.signal, release: () => lines.push(`released ${duty}`) }
    },
    close: async () => undefined,
  }
  const matcher = keepMatched({ store: unreachable, createIndex: indexOf(() => []) })
  const ingestion = start([lister(async () => page)], 3600, { store: unreachable, turns, matcher })
  await ingestion.first
  expect(ingestion.unstored()).toBe('the server cannot be reached')
  expect(ingestion.matching().failure?.message).toBe('the server cannot be reached')

  for (const lost of given) lost.abort()
  await expect.poll(() => lines).toEqual(expect.arrayContaining(['released venue kalshi', 'released matching']))
  expect(ingestion.unstored()).toBeUndefined()
  expect(ingestion.matching().failure).toBeUndefined()
  await ingestion.stop()
})
