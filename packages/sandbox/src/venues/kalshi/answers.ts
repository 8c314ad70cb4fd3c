import type { Context } from 'hono'

// Errors, pages and parameters that all paths of the venue share.

/** Answers a failure in the venue's words. */
export const refused = (
  status: 400 | 401 | 404 | 409 | 410 | 429,
  code: string,
  message: string,
  details?: string,
): Response => Response.json({ error: { code, message, ...(details && { details }), service: 'exchange' } }, { status })

export const badRequest = (details: string): Response => refused(400, 'invalid_parameters', 'bad request', details)
export const notFound = (): Response => refused(404, 'not_found', 'not found')
/** Says nothing of when to come back, as the venue does. */
export const tooManyRequests = (): Response => refused(429, 'too_many_requests', 'too many requests')

/** One page of a list; undefined for a limit or cursor the venue would refuse. An empty cursor ends the list. */
export function pageOf<T>(context: Context, rows: readonly T[], usual: number, most: number) {
  const limit = Number(context.req.query('limit') ?? usual)
  const cursor = context.req.query('cursor')
  const begin = cursor ? Number(Buffer.from(cursor, 'base64url').toString() || Number.NaN) : 0
  if (!(isWithin(limit, 1, most) && isWithin(begin, 0, rows.length))) return undefined
  const end = begin + limit
  return {
    rows: rows.slice(begin, end),
    cursor: end < rows.length ? Buffer.from(String(end)).toString('base64url') : '',
  }
}

export const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** A span in Unix seconds, open where the query leaves it open; undefined where it is not made of whole seconds. */
export function spanOf(context: Context, from: string, to: string) {
  const [start, end] = [Number(context.req.query(from) ?? 0), Number(context.req.query(to) ?? Number.MAX_SAFE_INTEGER)]
  return Number.isInteger(start) && Number.isInteger(end) ? { start, end } : undefined
}

/** Picks the member of a table that a word names; no inherited one. */
export const pick = <T extends object>(table: T, word: unknown): T[keyof T] | undefined =>
  typeof word === 'string' && Object.hasOwn(table, word) ? table[word as keyof T] : undefined
