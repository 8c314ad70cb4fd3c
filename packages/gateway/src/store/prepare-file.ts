import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import { CrossvenueError } from '@crossvenue/venues/basics'

// SQLite treats an empty file as a new database. A file beside it marks that the store has had content.
const markOf = (path: string): string => `${path}.created`

/**
 * Makes the file of a store readable by its owner only; SQLite gives its auxiliary files the same mode. Throws
 * INTERNAL_ERROR if the file has lost its content.
 */
export function prepareFile(path: string): void {
  if (existsSync(path) && statSync(path).size === 0 && existsSync(markOf(path))) {
    throw new CrossvenueError(
      'INTERNAL_ERROR',
      `the store ${path} has become an empty file: restore a backup, or delete its directory to start with an empty store`,
    )
  }
  makePrivate(path)
}

/** Marks that a file holds a store. */
export const markAsStore = (path: string): void => makePrivate(markOf(path))

function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'a', 0o600))
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600)
  } catch {
    // A file of another owner keeps its mode; opening the database reports any other problem better.
  }
}
