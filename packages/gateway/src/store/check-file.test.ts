import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readReadiness } from '../catalogue/readiness.ts'
import { checkFile } from './check-file.ts'
import { openDatabase } from './open-database.ts'
import { openStore } from './open-store.ts'

let directory: string
let path: string
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'crossvenue-'))
  path = join(directory, 'crossvenue.db')
  const store = await openStore(directory)
  const sweep = await store.beginSweep('kalshi', { at: 1, freshSince: 0 })
  const events = Array.from({ length: 1000 }, (_, index) => ({
    id: `E${index}`,
    title: `Event ${index}`,
    markets: [],
    sourceExchange: 'kalshi',
  }))
  await store.commitPage({ sweep, events, at: 1 })
  await store.close()
  const database = openDatabase(path, { writes: true })
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
})
afterEach(() => rmSync(directory, { recursive: true }))

function damageMiddle(): void {
  const bytes = readFileSync(path)
  bytes.fill(0x5a, 4096 * Math.floor((bytes.length / 4096) * 0.5), 4096 * Math.floor((bytes.length / 4096) * 0.9))
  writeFileSync(path, bytes)
}

it('finds nothing in a sound file', async () => {
  expect(await checkFile(path, new AbortController().signal)).toBeUndefined()
})

it('shows damage in the readiness before anything has read the damaged part', async () => {
  damageMiddle()
  const store = await openStore(directory)
  expect(store.damage()).toBeUndefined()
  await store.check()
  expect(await readReadiness(store, undefined, 1)).toMatchObject({
    status: 'not-ready',
    reasons: [{ code: 'STORE_DAMAGED' }],
  })
  await store.close()
})

it('ends when the store is closed', async () => {
  const store = await openStore(directory)
  const checked = store.check()
  await store.close()
  await expect(checked).resolves.toBeUndefined()
})
