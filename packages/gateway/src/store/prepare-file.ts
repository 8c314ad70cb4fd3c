import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import { CrossvenueError } from '@crossvenue/venues'

// SQLite takes an empty file for a new database. One that is empty because its content was lost must not pass for new.
const markOf = (path: string): string => `${path}.created`

/**
 * Makes the file of a store readable by its owner alone; SQLite gives the files beside it the same mode. Throws
 * INTERNAL_ERROR where the file is empty and was not.
 */
export function prepareFile(path: string): void {
  if (existsSync(path) && statSync(path).size === 0 && existsSync(markOf(path))) {
    throw new CrossvenueError(
      'INTERNAL_ERROR',
      `The store ${path} is an empty file, and it was not before: restore a backup, or delete its directory to begin anew`,
    )
  }
  makePrivate(path)
}

/** Notes that there is a store in a file. */
export const markAsStore = (path: string): void => makePrivate(markOf(path))

function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'a', 0o600))
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600)
  } catch {
    // Opening the database says better what is wrong; a file of another owner keeps its mode.
  }
}
