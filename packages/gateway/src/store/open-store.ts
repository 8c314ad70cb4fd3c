import { CrossvenueError } from '@crossvenue/venues'
import { Kysely, type LogEvent, type Logger, Migrator, SqliteDialect } from 'kysely'
import { storeRefreshedBooks } from './book-refreshes.ts'
import { checkFile } from './check-file.ts'
import { commitPage } from './commit-page.ts'
import { SharedSqliteDialect } from './dialect.ts'
import { forget } from './forget.ts'
import { keepStatements } from './keep-statements.ts'
import { createKeyStore } from './key-store.ts'
import { makeDirectory } from './make-directory.ts'
import { noteMadeBy } from './matching-due.ts'
import { migrationProvider } from './migrations.ts'
import { damageOf, openDatabase, storeFile, waitInSqlite } from './open-database.ts'
import { createOverrideStore } from './override-store.ts'
import { markAsStore, prepareFile } from './prepare-file.ts'
import { thinQuoteHistory } from './quote-history.ts'
import { refuseNewerSchema } from './refuse-newer-schema.ts'
import { replaceEdges } from './replace-edges.ts'
import type { Schema } from './schema.ts'
import { storeRequested } from './settlements.ts'
import { createStage } from './staged-edges.ts'
import type { Store } from './store.ts'
import { beginSweep, recordFailure } from './sweeps.ts'
import { keepVectors } from './vectors.ts'
import { createView, readCounters } from './view.ts'
import { createWebhookStore } from './webhooks.ts'

const FORGET_EVERY_MS = 60 * 60 * 1000

/**
 * Opens the store in a directory, which is created if it is missing, or in memory for ':memory:'. Migrates its schema.
 * Several processes may have it open. Throws an INTERNAL_ERROR that names the file if it cannot be opened.
 */
export async function openStore(directory: string): Promise<Store> {
  if (directory === ':memory:') return connectStore(directory)
  makeDirectory(directory)
  const path = storeFile(directory)
  prepareFile(path)
  return connectStore(path)
}

/**
 * Opens a store once more that another thread of this process has open. Only SQLite may touch its file then: to close any
 * other handle of it would end the locks of all connections, and another process would remove the log they write to.
 */
export const openStoreAgain = (directory: string): Promise<Store> => connectStore(storeFile(directory))

async function connectStore(path: string): Promise<Store> {
  const inMemory = path === ':memory:'
  let damage: string | undefined
  let checking: Promise<string | undefined> | undefined
  let forgotAt = 0
  const closing = new AbortController()
  const noteDamage = (event: LogEvent): void => {
    damage ??= damageOf(event)
  }
  const { writer, durable, reader, keyReader } = await connect(path, noteDamage).catch((cause) => {
    if (cause instanceof CrossvenueError) throw cause
    const reason = cause instanceof Error ? cause.message : cause
    throw new CrossvenueError('INTERNAL_ERROR', `cannot open the store ${path}: ${reason}`, { cause })
  })

  return {
    keys: createKeyStore(durable, keyReader),
    overrides: createOverrideStore(durable),
    webhooks: createWebhookStore(durable),
    read: (work) => reader.transaction().execute((transaction) => work(createView(transaction))),
    beginSweep: (feed, options) =>
      writer.transaction().execute((transaction) => beginSweep(transaction, feed, options)),
    commitPage: (page) => writer.transaction().execute((transaction) => commitPage(transaction, page)),
    recordFailure: (feed, failure) =>
      writer.transaction().execute((transaction) => recordFailure(transaction, feed, failure)),
    async replaceEdges(matching) {
      const replaced = await replaceEdges(writer, matching)
      if (Math.abs(matching.at - forgotAt) >= FORGET_EVERY_MS) {
        forgotAt = matching.at
        await writer.transaction().execute((transaction) => forget(transaction, matching.at))
      }
      return replaced
    },
    storeRefreshedBooks: (books) =>
      writer.transaction().execute((transaction) => storeRefreshedBooks(transaction, books)),
    storeRequested: (market, at) =>
      writer.transaction().execute((transaction) => storeRequested(transaction, market, at)),
    thinQuotes: (bounds) => writer.transaction().execute((transaction) => thinQuoteHistory(transaction, bounds)),
    noteMadeBy: (maker, content) =>
      writer.transaction().execute((transaction) => noteMadeBy(transaction, maker, content)),
    keepJudgement: (hash, answer, at) =>
      writer.transaction().execute(async (transaction) => {
        await transaction
          .replaceInto('judgements')
          .values({ hash, ...answer, at })
          .execute()
      }),
    keepVectors: (vectors, at) => writer.transaction().execute((transaction) => keepVectors(transaction, vectors, at)),
    counters: readCounters(keyReader),
    damage: () => damage,
    async check() {
      if (inMemory) return
      checking ??= checkFile(path, closing.signal)
      const found = await checking
      damage ??= found
    },
    async close() {
      closing.abort()
      await checking
      for (const each of new Set([keyReader, reader, durable, writer])) await each.destroy()
    },
  }
}

async function connect(
  path: string,
  log: Logger,
): Promise<Record<'writer' | 'durable' | 'reader' | 'keyReader', Kysely<Schema>>> {
  const database = openDatabase(path, { writes: true })
  const writer = new Kysely<Schema>({
    dialect: new SharedSqliteDialect({ database }),
    log,
  })
  // The migrator also writes outside of transactions, where only SQLite itself can wait for another process.
  await waitInSqlite(database, () => migrate(writer))
  await createStage(writer)
  if (path === ':memory:') return { writer, durable: writer, reader: writer, keyReader: writer }
  // Other connections read the last committed state while the first one writes; no read delays the check of a key.
  const open = () =>
    new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepStatements(openDatabase(path)) }), log })
  // Keys, revocations and overrides were acknowledged to people, so a power cut must not undo them.
  const durable = new Kysely<Schema>({
    dialect: new SharedSqliteDialect({ database: openDatabase(path, { writes: true, isDurable: true }) }),
    log,
  })
  markAsStore(path)
  return { writer, durable, reader: open(), keyReader: open() }
}

async function migrate(database: Kysely<Schema>): Promise<void> {
  await refuseNewerSchema(database)
  const { error } = await new Migrator({ db: database, provider: migrationProvider }).migrateToLatest()
  if (!error) return
  await database.destroy()
  throw error
}
