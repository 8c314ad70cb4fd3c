import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

const prepare = vi.spyOn(Database.prototype, 'prepare')

let directory: string
let store: Store
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'crossvenue-'))
  store = await openStore(directory)
  prepare.mockClear()
})
afterEach(async () => {
  await store.close()
  rmSync(directory, { recursive: true })
})

const FULL = 2
const NORMAL = 1

/** Returns how the connection on which the store ran a statement commits. */
function synchronousOf(pattern: RegExp): number | undefined {
  const { calls, contexts } = prepare.mock
  const place = calls.findIndex(([sql]) => pattern.test(sql))
  const connection = contexts[place] as Database.Database | undefined
  const [row] = [connection?.pragma('synchronous')].flat() as { synchronous: number }[]
  return row?.synchronous
}

it('commits keys and revocations so that a power cut cannot undo them', async () => {
  await store.keys.insert({ id: 'k', name: 'k', scope: 'read', hash: 'h', createdAt: 1 })
  await store.keys.revoke('k', 2)
  expect(synchronousOf(/^insert into "keys"/)).toBe(FULL)
  expect(synchronousOf(/^update "keys"/)).toBe(FULL)
})

it('commits overrides so that a power cut cannot undo them', async () => {
  const [a, b] = [
    { venue: 'kalshi', eventId: 'A' },
    { venue: 'polymarket', eventId: 'B' },
  ]
  await store.overrides.set({ a, b, relation: 'identity' }, 1)
  expect(synchronousOf(/into "overrides"/)).toBe(FULL)
  await store.overrides.remove(a, b, 2)
  expect(synchronousOf(/^delete from "overrides"/)).toBe(FULL)
})

it('commits what can be read again from venues without waiting for the disk', async () => {
  await store.beginSweep('kalshi', { at: 1, freshSince: 0 })
  expect(synchronousOf(/^insert into "feeds"/)).toBe(NORMAL)
})
