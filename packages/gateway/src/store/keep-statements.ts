import type { SqliteDatabase, SqliteStatement } from 'kysely'
import type Database from 'libsql'
import { LRUCache } from 'lru-cache'

/** The texts that are kept: more than the reads of the store have, as long as their lists of values vary little. */
const MAX_STATEMENTS = 200

/**
 * Prepares each statement of a connection that only reads once, those that begin and end its transactions too. `all` runs
 * a statement to its end, so none is left open that would hold an old state of the database.
 */
export function keepStatements(database: Database.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS })
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql)
    const kept =
      <R>(work: (values: unknown) => R) =>
      (values: unknown): R => {
        try {
          return work(values)
        } catch (error) {
          // A statement that failed stays in progress.
          statements.delete(sql)
          throw error
        }
      }
    return {
      reader: statement.reader,
      all: kept((values) => statement.all(values)),
      run: kept((values) => statement.run(values)),
      iterate: (values) => statement.iterate(values),
    }
  }
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = prepare(sql)
      statements.set(sql, statement)
      return statement
    },
  }
}
