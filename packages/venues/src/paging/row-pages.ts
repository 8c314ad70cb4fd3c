import { CrossvenueError } from '../errors.ts'

/** A stretch of a venue's list, in the venue's own rows. */
export interface RowPage {
  rows: readonly unknown[]
  total?: number
  nextCursor?: string
}

interface Wanted {
  exchange: string
  cursor?: string | undefined
  limit?: number | undefined
  /** The longest page the venue gives. */
  longest: number
  /** Whether the venue numbers its pages, so that all have to be of one length. */
  numbered?: true
}

/** What a venue is asked for: rows from an offset, or a page by its number from 1. */
interface RowRequest {
  offset: number
  limit: number
  page: number
}

/** What a venue answers: rows, and how many there are in all or whether more follow, where it tells. */
interface RowAnswer {
  rows: readonly unknown[]
  total?: number | null | undefined
  hasMore?: boolean | null | undefined
}

/**
 * Reads a stretch of a list that a venue counts by rows or by pages. Our cursor is the number of rows before it, each
 * numbered page taken for a full one. The list ends where the venue says so, by a total or by whether more follow; else
 * with an empty page: a short one may be all that a venue gives at once, and is the last only where pages are numbered.
 * An EXCHANGE_ERROR is thrown where the first holds none of the rows that are told.
 */
export async function readRows(
  { exchange, cursor = '0', limit, longest, numbered }: Wanted,
  read: (request: RowRequest) => Promise<RowAnswer>,
): Promise<RowPage> {
  if (!/^\d{1,9}$/.test(cursor)) {
    throw new CrossvenueError('VALIDATION_ERROR', `${cursor} is no cursor of this list`, { exchange, field: 'cursor' })
  }
  const taken = Number(cursor)
  const length = numbered ? longest : Math.min(limit ?? longest, longest)
  const page = Math.floor(taken / length)
  const skipped = numbered ? taken - page * length : 0
  const { rows: found, total, hasMore } = await read({ offset: taken, limit: length, page: page + 1 })
  if (taken === 0 && found.length === 0 && total) {
    throw new CrossvenueError('EXCHANGE_ERROR', `${exchange} speaks of ${total} rows and lists none`, { exchange })
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

/** Whether nothing follows behind so many rows. */
function isEnd({ total, hasMore }: Pick<RowAnswer, 'total' | 'hasMore'>, next: number, isShort: boolean): boolean {
  if (typeof hasMore === 'boolean') return !hasMore
  return typeof total === 'number' ? next >= total : isShort
}
