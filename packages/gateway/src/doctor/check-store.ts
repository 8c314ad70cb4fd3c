import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely, SqliteDialect, sql } from 'kysely'
import type { Config } from '../config.ts'
import { migrationProvider } from '../store/migrations.ts'
import { openDatabase, storeFile } from '../store/open-database.ts'
import { printableAddress } from '../store/postgres/address.ts'
import { storeLocation } from '../store-location.ts'
import type { Finding } from './finding.ts'

/**
 * The free bytes below which a warning is given: room for the write-ahead log of a large matching, and for a backup.
 */
const LITTLE_BYTES = 2_000_000_000
const TOO_LITTLE_BYTES = 100_000_000
const CREATE_KEY = 'create a key with `crossvenue keys create --name NAME`'

/** Checks that the store can be opened and written, which version wrote it, its keys, and the free disk. Changes nothing. */
export async function checkStore(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Finding[]> {
  if (config.databaseUrl !== undefined) {
    const place = printableAddress(config.databaseUrl)
    const { openReadingConnection } = await import('../store/postgres/connect-server.ts')
    const advice = 'check DATABASE_URL, and that the server runs and lets this user in'
    return [await checkContent(place, () => openReadingConnection(storeLocation(config)), advice)]
  }
  const folder = existing(resolve(config.dataDir))
  const disk = checkDisk(folder)
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    if (existsSync(storeFile(config.dataDir))) accessSync(storeFile(config.dataDir), constants.W_OK)
  } catch (error) {
    const message = `the store in ${config.dataDir} cannot be written: ${(error as Error).message}`
    const advice = 'give this user the directory (chown), or name another one with --data or CROSSVENUE_DATA'
    return [{ check: 'store', state: 'failure', message, advice }, disk]
  }
  const path = storeFile(config.dataDir)
  if (!existsSync(path)) {
    const message = `there is no store in ${config.dataDir} yet; the first start creates it`
    return [{ check: 'store', state: 'warning', message, advice: CREATE_KEY }, disk]
  }
  const open = () => new Kysely<Tables>({ dialect: new SqliteDialect({ database: openDatabase(path) }) })
  return [await checkContent(path, open, 'restore a backup with `crossvenue restore FILE`'), disk]
}

interface Tables {
  kysely_migration: { name: string }
  keys: { id: string; revoked_at: number | null }
}

async function checkContent(place: string, open: () => unknown, advice: string): Promise<Finding> {
  let database: Kysely<Tables> | undefined
  try {
    database = open() as Kysely<Tables>
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database)
    const steps = Object.keys(await migrationProvider.getMigrations())
    const newer = rows.find(({ name }) => !steps.includes(name))
    if (newer) {
      const message = `the store ${place} was written by a newer version (its schema is ${newer.name})`
      return { check: 'store', state: 'failure', message, advice: 'install that version, or restore an older backup' }
    }
    const missing = steps.length - rows.length
    if (missing > 0) {
      const message = `the store ${place} is of an older version; the next start upgrades it by ${missing} steps`
      return {
        check: 'store',
        state: 'warning',
        message,
        advice: 'make a backup first: `crossvenue backup --out FILE`',
      }
    }
    const keys = await sql<{ id: string }>`select id from keys where revoked_at is null`.execute(database)
    if (keys.rows.length === 0) {
      return { check: 'store', state: 'warning', message: `the store ${place} has no API key`, advice: CREATE_KEY }
    }
    return { check: 'store', state: 'ok', message: `the store ${place} opens and can be written` }
  } catch (error) {
    const message = `the store ${place} cannot be read: ${error instanceof Error ? error.message : error}`
    return { check: 'store', state: 'failure', message, advice }
  } finally {
    await database?.destroy()
  }
}

/** Returns the nearest folder that exists: the first start creates the others. */
const existing = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder))

function checkDisk(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder)
  return judgeDisk(folder, bavail * bsize)
}

/** Returns a warning if the disk of the store has little free space. */
export function judgeDisk(folder: string, free: number): Finding {
  const message = `${(free / 1e9).toFixed(1)} GB are free at ${folder}`
  if (free >= LITTLE_BYTES) return { check: 'disk', state: 'ok', message }
  const state = free < TOO_LITTLE_BYTES ? 'failure' : 'warning'
  const advice = 'free some space, or lower CROSSVENUE_MAX_EVENTS, CROSSVENUE_HISTORY_DAYS or CROSSVENUE_HISTORY_ROWS'
  return { check: 'disk', state, message, advice }
}
