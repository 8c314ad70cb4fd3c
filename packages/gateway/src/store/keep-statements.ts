import type { SqliteDatabase, SqliteStatement } from 'kysely'
import type Database from 'libsql'
import { LRUCache } from 'lru-cache'

/** The texts that are kept: more than the reads of the store have, as long as their lists of values vary little. */
const MAX_STATEMENTS = 200

/**
 * Prepares each statement of a connection that only reads once. `all` runs a statement to its end, so none is left open
 * that would hold an old state of the database.
 */
export function keepStatements(database: Database.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS })
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql)
    return {
      reader: statement.reader,
      all(values) {
        try {
          return statement.all(values)
        } catch (error) {
          // A statement that failed stays in progress.
          statements.delete(sql)
          throw error
        }
      },
      run: (values) => statement.run(values),
      iterate: (values) => statement.iterate(values),
    }
  }
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = prepare(sql)
      if (statement.reader) statements.set(sql, statement)
      return statement
    },
  }
}
