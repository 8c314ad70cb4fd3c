import type { Context } from 'hono'

/** The longest page. */
const MAX_ROWS = 1_000
const DEFAULT_ROWS = 20

/** Answers a part of a list; the cursor names the place of its end. */
export function page(context: Context, rows: readonly unknown[]) {
  const { first = String(DEFAULT_ROWS), after } = context.req.query()
  const begin = after === undefined ? 0 : Number(Buffer.from(after, 'base64').toString())
  const [length, isPlace] = [Number(first), Number.isInteger(begin)]
  if (!isPlace || !Number.isInteger(length) || length < 1 || length > MAX_ROWS) {
    return refusal(context, 400, 'bad_request', isPlace ? `first cannot be ${first}` : 'Invalid cursor')
  }
  const end = begin + length
  const cursor = end < rows.length ? Buffer.from(String(end)).toString('base64') : null
  return context.json({ success: true, cursor, data: rows.slice(begin, end) })
}

export const refusal = (context: Context, code: 400 | 401 | 404, error: string, message: string) =>
  context.json({ success: false, code, error, message }, code)
