import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openStore } from './open-store.ts'
import type { CatalogueEvent, Store } from './store.ts'
import { writeInThread } from './write-in-thread.ts'

let directory: string
let store: Store
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'crossvenue-writes-'))
  store = writeInThread(await openStore(directory), directory)
})
afterAll(async () => {
  await store.close()
  rmSync(directory, { recursive: true })
})

afterEach(() => {
  vi.useRealTimers()
})

const event = (id: string): CatalogueEvent => ({ id, sourceExchange: 'kalshi', title: 'Will it rain?', markets: [] })
const begin = () => store.beginSweep('kalshi', { at: 1, freshSince: Number.POSITIVE_INFINITY })

it('stores a page that is read here at once', async () => {
  const sweep = await begin()
  expect(await store.commitPage({ sweep, events: [event('A')], at: 2 })).toEqual({ changed: ['kalshi:A'], held: 0 })
  expect(await store.read((view) => view.events())).toEqual([event('A')])
})

it('keeps why a sweep stopped', async () => {
  await begin()
  const failure = { code: 'EXCHANGE_ERROR', message: 'broken' } as const
  await store.recordFailure('kalshi', { ...failure, at: 3, resumable: false })
  expect(await store.read((view) => view.feeds())).toMatchObject([{ feed: 'kalshi', failedAt: 3, failure }])
})

it('passes on why a write failed', async () => {
  const sweep = await begin()
  const other = new Database(join(directory, 'crossvenue.db'))
  other.exec("create trigger refuse before insert on events begin select raise(abort, 'no room'); end")
  await expect(store.commitPage({ sweep, events: [event('B')], at: 4 })).rejects.toThrow('no room')
  other.exec('drop trigger refuse')
  other.close()
})

it('leaves this thread free while another process holds the lock', async () => {
  const sweep = await begin()
  const other = new Database(join(directory, 'crossvenue.db'))
  other.exec('begin immediate')
  const stored = store.commitPage({ sweep, events: [event('C')], at: 5 })
  let isStored = false
  void stored.then(() => {
    isStored = true
  })
  // Reads and other work are not blocked meanwhile.
  for (let reads = 0; reads < 20; reads++) expect(await store.read((view) => view.events(['kalshi:C']))).toEqual([])
  expect(isStored).toBe(false)
  other.exec('rollback')
  other.close()
  expect((await stored).changed).toContain('kalshi:C')
})

/** Counts the threads that this one has started and that have not ended. */
const threads = (): number => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length

it('closes its thread while there is no work, and continues in another one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const other = writeInThread(await openStore(directory), directory)
  const before = threads()
  for (const id of ['D', 'E', 'F']) {
    const sweep = await other.beginSweep('kalshi', { at: 6, freshSince: Number.POSITIVE_INFINITY })
    expect(threads()).toBeGreaterThan(before)
    vi.advanceTimersByTime(60_000)
    // The next page is given while the thread before still closes.
    const page = { sweep, events: [event(id)], nextCursor: 'more', at: 7 }
    expect((await other.commitPage(page)).changed).toEqual([`kalshi:${id}`])
  }
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await expect.poll(threads, { timeout: 30_000 }).toBe(before)
  await other.close()
  expect(await store.read((view) => view.events(['kalshi:D', 'kalshi:E', 'kalshi:F']))).toHaveLength(3)
})
