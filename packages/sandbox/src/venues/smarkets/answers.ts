import type { Context } from 'hono'

/** Answers a failure in the venue's form. */
export const failure = (status: 400 | 401 | 403 | 404 | 429, error_type: string, data: unknown = {}): Response =>
  Response.json({ error_type, data }, { status })

/** A page of a list, and the query that requests the next one. */
export function paged<Row>(
  context: Context,
  key: string,
  rows: readonly Row[],
  { most, cursor, at }: { most: number; cursor: string; at: (row: Row) => string },
): Response {
  const limit = Number(context.req.query('limit') ?? 20)
  if (!Number.isInteger(limit) || limit < 1 || limit > most) return failure(400, 'REQUEST_VALIDATION_ERROR', 'limit')
  const last = context.req.query(cursor)
  const begin = last === undefined ? 0 : rows.findIndex((row) => at(row) === last) + 1
  const page = rows.slice(begin, begin + limit)
  const [end] = page.slice(-1)
  const next = new URLSearchParams(new URL(context.req.url).search)
  if (end !== undefined) next.set(cursor, at(end))
  const next_page = begin + limit < rows.length ? `?${next}` : null
  return Response.json({ [key]: page, pagination: { next_page } })
}
