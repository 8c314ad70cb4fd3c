import type { Context } from 'hono'

/** Answers a failure as a gateway of gRPC does: 3 for what is wrong, 5 for what is not there, 16 for who is not known. */
export const failure = (status: 400 | 401 | 404, message: string): Response =>
  Response.json({ code: { 400: 3, 401: 16, 404: 5 }[status], message, details: [] }, { status })

export const missing = (): Response => failure(404, 'not found')
export const tooManyRequests = (): Response =>
  Response.json({ status: 429, message: 'Too Many Requests' }, { status: 429 })

const USUAL = 100

/** One page of a list; undefined for a limit or cursor that is none. */
export function pageOf<T>(context: Context, rows: readonly T[]) {
  const { limit = String(USUAL), cursor = '' } = context.req.query()
  const begin = cursor === '' ? 0 : Number(Buffer.from(cursor, 'base64url').toString() || Number.NaN)
  if (!/^[1-9]\d{0,2}$/.test(limit) || !(begin >= 0 && begin <= rows.length)) return undefined
  const end = begin + Number(limit)
  const eof = end >= rows.length
  return {
    rows: rows.slice(begin, end),
    rest: { nextCursor: eof ? '' : Buffer.from(String(end)).toString('base64url'), eof },
  }
}
