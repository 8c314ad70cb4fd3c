import type { Context } from 'hono'

const errors = { 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found' } as const

export const good = (context: Context, data: unknown) => context.json({ status: 'success', data })

/** Refuses a request with a word of the venue, or with the problems of its parameters. */
export const refusal = (context: Context, statusCode: keyof typeof errors, message: string | string[]) =>
  context.json({ error: errors[statusCode], message, statusCode }, statusCode)

/** Answers a part of a list; the key names the place of its end. */
export function listed(context: Context, name: string, rows: readonly unknown[], { key, length }: PageNames) {
  const { [key]: after = 'MA==', [length.name]: wanted = String(length.usual) } = context.req.query()
  const begin = Number(Buffer.from(after, 'base64').toString())
  if (!Number.isInteger(begin)) return refusal(context, 400, [`${key} is invalid`])
  const end = begin + Math.min(Number(wanted), length.most)
  const nextKey = end < rows.length ? Buffer.from(String(end)).toString('base64') : null
  return good(context, { [name]: rows.slice(begin, end), nextKey })
}

interface PageNames {
  /** The parameter for the key of a page. */
  key: string
  /** The parameter for the length of a page. */
  length: { name: string; usual: number; most: number }
}
