import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { ingestionLock } from './ingestion-lock.ts'

const log = createLog('silent')
let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'crossvenue-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

it('gives every duty to the process that has the lock, and to the next when it closes', async () => {
  const [one, other] = [ingestionLock(directory, 10), ingestionLock(directory, 10)]
  const { signal } = new AbortController()
  expect(await one.take('matching', { signal, log })).toBeDefined()
  expect(await one.take('history', { signal, log })).toBeDefined()
  const waiting = other.take('matching', { signal, log })
  await one.close()
  expect(await waiting).toBeDefined()
  await other.close()
})

it('lets one duty give up while the others continue to wait', async () => {
  const [one, other] = [ingestionLock(directory, 10), ingestionLock(directory, 10)]
  const { signal } = new AbortController()
  await one.take('matching', { signal, log })
  const impatient = new AbortController()
  const first = other.take('matching', { signal: impatient.signal, log })
  const second = other.take('history', { signal, log })
  impatient.abort()
  expect(await first).toBeUndefined()
  await one.close()
  expect(await second).toBeDefined()
  await other.close()
})

it('gives no duty after it was closed', async () => {
  const turns = ingestionLock(directory, 10)
  const { signal } = new AbortController()
  await turns.take('matching', { signal, log })
  await turns.close()
  expect(await turns.take('history', { signal, log })).toBeUndefined()
})
