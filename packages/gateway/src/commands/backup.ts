import { CrossvenueError } from '@crossvenue/venues'
import { backUpFile, restoreFile } from '../store/back-up.ts'
import { readSettings, type Settings } from './settings.ts'

/** Copies the store into a file, also while a service runs. */
export function backUp({ out, ...settings }: Settings & { out: string }): void {
  const { databaseUrl, dataDir } = readSettings(settings)
  if (databaseUrl !== undefined)
    throw onServer('pg_dump --format=custom --schema=crossvenue --file=FILE "$DATABASE_URL"')
  console.log(`${out}: ${backUpFile(dataDir, out)} bytes`)
}

/** Replaces the store with a backup. */
export function restore(file: string, settings: Settings): void {
  const { databaseUrl, dataDir } = readSettings(settings)
  if (databaseUrl !== undefined) throw onServer('pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE')
  const kept = restoreFile(dataDir, file, Date.now())
  console.log(`the store in ${dataDir} is that of ${file}${kept === undefined ? '' : `; the one before is ${kept}`}`)
}

const onServer = (command: string) =>
  new CrossvenueError(
    'VALIDATION_ERROR',
    `the store is in PostgreSQL (DATABASE_URL), which has its own program: ${command}`,
  )
