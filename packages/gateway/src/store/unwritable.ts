import { CrossvenueError } from '@crossvenue/venues/basics'

/** Codes of SQLite for a file that takes no writes, each with what is wrong and what to do. */
const REASONS = new Map([
  ['SQLITE_FULL', 'its disk is full: free space on it'],
  ['SQLITE_READONLY', 'its disk or file is read-only: make it writable'],
  ['SQLITE_IOERR', 'its disk failed: check the disk'],
  [
    'SQLITE_CANTOPEN',
    'a file of its store cannot be opened or made: make its disk writable and check the owner of its directory',
  ],
])
/** A failed write is tried again with the next reading of a venue. */
const RETRY_SECONDS = 60

/**
 * Returns the error that callers get where the file of a store takes no writes; any other error unchanged. Only the log
 * shows its `path`.
 */
export function unwritable(error: unknown, path: string): unknown {
  const reason = whyUnwritable(error)
  if (reason === undefined) return error
  const known = new CrossvenueError(
    'NOT_READY',
    `this service can store nothing now, because ${reason}; it then continues by itself`,
    {
      retryAfter: RETRY_SECONDS,
      cause: error,
    },
  )
  return Object.assign(known, { path })
}

/** Returns why a file takes no writes and what to do; undefined for any other error. */
export function whyUnwritable(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const [code = ''] = /^SQLITE_[A-Z]+/.exec(String(error.code)) ?? []
  return REASONS.get(code)
}
