import { CrossvenueError } from '../errors.ts'

/** A part of a venue's list, in the venue's own rows. */
export interface RowPage {
  rows: readonly unknown[]
  total?: number
  nextCursor?: string
}

interface Wanted {
  exchange: string
  cursor?: string | undefined
  limit?: number | undefined
  /** The longest page the venue returns. */
  longest: number
  /** Whether the venue numbers its pages, so that all must have the same length. */
  numbered?: true
}

/** A request to the venue: rows from an offset, or a page by its number from 1. */
interface RowRequest {
  offset: number
  limit: number
  page: number
}

/** The venue's answer: rows, and the total or whether more follow, where it states that. */
interface RowAnswer {
  rows: readonly unknown[]
  total?: number | null | undefined
  hasMore?: boolean | null | undefined
}

/**
 * Reads a part of a list that a venue counts by rows or by pages. Our cursor is the number of rows before it; each
 * numbered page counts as full. The list ends where the venue says so, by a total or by whether more follow; else with
 * an empty page. A short page may be all that a venue returns at once, and is the last only where pages are numbered.
 * Throws EXCHANGE_ERROR if the venue states a total and the first page is empty.
 */
export async function readRows(
  { exchange, cursor = '0', limit, longest, numbered }: Wanted,
  read: (request: RowRequest) => Promise<RowAnswer>,
): Promise<RowPage> {
  if (!/^\d{1,9}$/.test(cursor)) {
    throw new CrossvenueError(
      'VALIDATION_ERROR',
      `${cursor} is not a cursor of this list; pass the nextCursor of an earlier page`,
      { exchange, field: 'cursor' },
    )
  }
  const taken = Number(cursor)
  const length = numbered ? longest : Math.min(limit ?? longest, longest)
  const page = Math.floor(taken / length)
  const skipped = numbered ? taken - page * length : 0
  const { rows: found, total, hasMore } = await read({ offset: taken, limit: length, page: page + 1 })
  if (taken === 0 && found.length === 0 && total) {
    throw new CrossvenueError('EXCHANGE_ERROR', `${exchange} states a total of ${total} rows and returned none`, {
      exchange,
    })
  }
  const rows = found.slice(skipped, limit === undefined ? undefined : skipped + limit)
  const isWhole = skipped + rows.length >= found.length
  const next = numbered && isWhole ? (page + 1) * length : taken + rows.length
  const isShort = numbered === true && found.length < length
  const goesOn = !isWhole || (next > taken && !isEnd({ total, hasMore }, next, isShort))
  return {
    rows,
    ...(typeof total === 'number' && { total }),
    ...(goesOn && { nextCursor: String(next) }),
  }
}

/** Returns whether nothing follows after so many rows. */
function isEnd({ total, hasMore }: Pick<RowAnswer, 'total' | 'hasMore'>, next: number, isShort: boolean): boolean {
  if (typeof hasMore === 'boolean') return !hasMore
  return typeof total === 'number' ? next >= total : isShort
}
