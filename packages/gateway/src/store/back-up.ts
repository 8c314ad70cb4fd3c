import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { CrossvenueError } from '@crossvenue/venues/basics'
import Database from 'libsql'
import { storeFile } from './open-database.ts'

/**
 * Copies the store of a directory into a file, as it is at one moment, while a service may read and write it. The file is
 * complete or not there. Returns its bytes. Throws VALIDATION_ERROR if the file exists or the directory has no store.
 */
export function backUpFile(directory: string, file: string): number {
  const store = existing(storeFile(directory), `there is no store in ${directory}`)
  if (existsSync(file)) throw invalid('out', `${file} exists; choose another name`)
  const part = `${file}.part`
  rmSync(part, { force: true })
  const database = new Database(store, { readonly: true })
  try {
    // One statement reads one state; under WAL no writer waits for it.
    database.prepare('vacuum into ?').run(part)
  } finally {
    database.close()
  }
  chmodSync(part, 0o600)
  renameSync(part, file)
  return statSync(file).size
}

/**
 * Puts a backup in the place of the store of a directory; the store that was there is kept beside it. Returns the name of
 * that one; undefined if there was none. Throws VALIDATION_ERROR if the backup is damaged or no store, or if a program has
 * the present store open: it would continue with the old one.
 */
export function restoreFile(directory: string, backup: string, now: number): string | undefined {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  existing(backup, `there is no file ${backup}`)
  const damage = damageIn(backup)
  if (damage !== undefined) throw invalid('file', `${backup} is damaged: ${damage}`)
  if (!isStore(backup)) throw invalid('file', `${backup} is no backup of a store`)
  const store = storeFile(directory)
  const kept = existsSync(store) ? `${store}.before-${new Date(now).toISOString().replace(/[:.]/g, '-')}` : undefined
  if (kept !== undefined) {
    settleFile(store)
    renameSync(store, kept)
  }
  for (const suffix of ['-wal', '-shm']) rmSync(store + suffix, { force: true })
  const part = `${store}.part`
  rmSync(part, { force: true })
  const database = new Database(backup, { readonly: true })
  database.prepare('vacuum into ?').run(part)
  database.close()
  chmodSync(part, 0o600)
  renameSync(part, store)
  return kept
}

/** Brings the log of a store into its file. Throws VALIDATION_ERROR if another program has the store open. */
function settleFile(store: string): void {
  const database = new Database(store)
  try {
    database.pragma('busy_timeout = 0')
    // Leaving the mode of the log needs the store for this connection alone.
    database.pragma('journal_mode = DELETE')
  } catch (error) {
    throw invalid('data', `a program has the store open (${(error as Error).message}): stop the service first`)
  } finally {
    database.close()
  }
}

/** Returns the first damage that SQLite finds in a file; undefined for a sound one. */
function damageIn(file: string): string | undefined {
  const database = new Database(file, { readonly: true })
  try {
    const [[found]] = database.prepare('pragma quick_check(1)').raw().all() as [[string]]
    return found === 'ok' ? undefined : found
  } catch (error) {
    return (error as Error).message
  } finally {
    database.close()
  }
}

function isStore(file: string): boolean {
  const database = new Database(file, { readonly: true })
  const found = database.prepare("select name from sqlite_master where name = 'kysely_migration'").get()
  database.close()
  return found !== undefined
}

function existing(file: string, problem: string): string {
  if (!existsSync(file)) throw invalid('file', problem)
  return file
}

const invalid = (field: string, message: string) => new CrossvenueError('VALIDATION_ERROR', message, { field })
