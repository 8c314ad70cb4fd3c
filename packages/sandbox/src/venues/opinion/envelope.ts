import type { Context } from 'hono'

/** A result, as the venue wraps it. */
export const good = (context: Context, result: unknown) => context.json({ errno: 0, errmsg: '', result })

/** A failure, which comes with a status of 200. */
export const failed = (context: Context, errmsg: string) => context.json({ errno: 10_200, errmsg, result: null })

/** The error for invalid parameters. */
export const invalid = (context: Context, errmsg: string) => context.json({ errno: 10_400, errmsg, result: null }, 400)
