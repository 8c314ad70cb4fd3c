import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createKeys } from '../keys.ts'
import { backUpFile, restoreFile } from './back-up.ts'
import { openStore } from './open-store.ts'

const BIN = fileURLToPath(new URL('../../bin/crossvenue.js', import.meta.url))
const NOW = Date.parse('2026-11-23T12:00:00Z')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crossvenue-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const namesIn = async (data: string): Promise<string[]> => {
  const store = await openStore(data)
  const names = (await store.keys.list()).map(({ name }) => name)
  await store.close()
  return names
}

it('copies a store under load as it was at one moment', async () => {
  const data = join(folder, 'data')
  const store = await openStore(data)
  const keys = createKeys(store)
  const made: string[] = []
  const write = async (count: number): Promise<void> => {
    for (let left = count; left > 0; left -= 1) {
      await keys.create(`key ${made.length}`)
      made.push(`key ${made.length}`)
    }
  }
  await write(20)
  const writing = write(20)
  const out = join(folder, 'backup.db')
  expect(backUpFile(data, out)).toBeGreaterThan(10_000)
  await writing

  // A program that has the store open would continue with the old one.
  expect(() => restoreFile(data, out, NOW)).toThrow(/a program has the store open .*stop the service first/)
  await store.close()

  const other = join(folder, 'other')
  expect(restoreFile(other, out, NOW)).toBeUndefined()
  const restored = await namesIn(other)
  expect(restored.length).toBeGreaterThanOrEqual(20)
  expect(restored.length).toBeLessThan(made.length)
  expect([...restored].sort()).toEqual(made.slice(0, restored.length).sort())
})

it('keeps the store that was there beside the restored one', async () => {
  const data = join(folder, 'data')
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [BIN, ...args, '--data', data], { encoding: 'utf8' })
  run('keys', 'create', '--name', 'first')
  const out = join(folder, 'backup.db')
  expect(run('backup', '--out', out)).toMatch(/backup\.db: \d+ bytes/)
  run('keys', 'create', '--name', 'second')
  expect(run('restore', out)).toMatch(/; the one before is .*crossvenue\.db\.before-/)
  expect(readdirSync(data).filter((name) => name.includes('.before-'))).toHaveLength(1)
  expect(await namesIn(data)).toEqual(['first'])
})

it('refuses what would lose something', async () => {
  const data = join(folder, 'data')
  expect(() => backUpFile(data, join(folder, 'b.db'))).toThrow(/there is no store in/)
  await (await openStore(data)).close()
  const out = join(folder, 'b.db')
  backUpFile(data, out)
  expect(() => backUpFile(data, out)).toThrow(/b\.db exists; choose another name/)
  expect(() => restoreFile(data, join(folder, 'none.db'), NOW)).toThrow(/there is no file/)
  writeFileSync(join(folder, 'text.db'), 'no database, but long enough to look like one '.repeat(100))
  expect(() => restoreFile(data, join(folder, 'text.db'), NOW)).toThrow(/is damaged: file is not a database/)
  expect(await namesIn(data)).toEqual([])
})
