import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepStatements } from './keep-statements.ts'
import { openDatabase } from './open-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crossvenue-statements-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function open() {
  const path = join(folder, 'some.db')
  const writer = openDatabase(path, { writes: true })
  writer.exec('create table things (name text)')
  const reader = keepStatements(openDatabase(path))
  return { writer, reader }
}
const NAMES = 'select name from things order by name'

describe('kept statements', () => {
  it('are prepared once, and each run sees what others have committed', () => {
    const { writer, reader } = open()
    const [names, count] = [
      reader.prepare(NAMES),
      reader.prepare('select count(*) as count from things where name > ?'),
    ]
    expect(reader.prepare(NAMES)).toBe(names)
    for (const [place, name] of ['a', 'b', 'c'].entries()) {
      writer.prepare('insert into things values (?)').run([name])
      expect(names.all([])).toHaveLength(place + 1)
      expect(count.all(['a'])).toEqual([{ count: place }])
    }
    reader.close()
    writer.close()
  })

  it('begin and end transactions, each of which sees one state', () => {
    const { writer, reader } = open()
    const insert = writer.prepare('insert into things values (?)')
    const [begin, commit] = [reader.prepare('begin'), reader.prepare('commit')]
    for (const [place, name] of ['a', 'b'].entries()) {
      begin.run([])
      expect(reader.prepare(NAMES).all([])).toHaveLength(place)
      insert.run([name])
      expect(reader.prepare(NAMES).all([])).toHaveLength(place)
      commit.run([])
    }
    expect(() => commit.run([])).toThrow('no transaction is active')
    reader.prepare('begin').run([])
    reader.prepare('commit').run([])
    expect(reader.prepare('begin')).toBe(begin)
    reader.close()
    writer.close()
  })

  it('hold no old state that would keep the log from being emptied', () => {
    const { writer, reader } = open()
    writer.prepare('insert into things values (?)').run(['a'])
    reader.prepare(NAMES).all([])
    writer.prepare('insert into things values (?)').run(['b'])
    expect(writer.pragma('wal_checkpoint(truncate)')).toMatchObject([{ busy: 0, log: 0 }])
    reader.close()
    writer.close()
  })

  it('see a changed schema', () => {
    const { writer, reader } = open()
    const all = 'select * from things'
    writer.prepare('insert into things values (?)').run(['a'])
    expect(reader.prepare(all).all([])).toEqual([{ name: 'a' }])
    writer.exec('alter table things add column size integer')
    expect(reader.prepare(all).all([])).toEqual([{ name: 'a', size: null }])
    reader.close()
    writer.close()
  })
})
