import { setImmediate as turn } from 'node:timers/promises'

// SQLite takes 32,766 variables in one statement; the widest row we write has 16.
const ROWS_PER_STATEMENT = 500
/** The rows that are read as one text, by a list that is one variable. */
export const PACKED_ROWS = 5_000

/** Runs a statement over many rows in chunks and returns all results. */
export async function inChunks<T, R>(
  items: readonly T[],
  run: (some: T[]) => Promise<R[]>,
  atOnce = ROWS_PER_STATEMENT,
): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    // SQLite answers synchronously, so requests get a turn between two chunks.
    if (start > 0) await turn()
    results.push(...(await run(items.slice(start, start + atOnce))))
  }
  return results
}
