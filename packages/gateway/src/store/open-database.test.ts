import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crossvenue-database-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('gives the disk space of a large transaction back once it is in the database', () => {
  const path = join(folder, 'some.db')
  const writer = openDatabase(path, { writes: true })
  const walMegabytes = () => statSync(`${path}-wal`).size / 1024 / 1024
  writer.exec('create table things (text text)')
  writer.exec('begin')
  const insert = writer.prepare('insert into things values (?)')
  for (let n = 0; n < 3000; n++) insert.run(['x'.repeat(10_000)])
  writer.exec('commit')
  expect(walMegabytes()).toBeGreaterThan(28)
  insert.run(['small'])
  insert.run(['small'])
  expect(walMegabytes()).toBeLessThanOrEqual(16)
  writer.close()
})
