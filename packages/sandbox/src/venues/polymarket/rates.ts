import type { Context, MiddlewareHandler } from 'hono'

/** Calls per ten seconds, as published: for a host as a whole ('') and for the paths that begin so. */
export type Rates = Record<string, number>

const WINDOW = 10_000

/** Answers 429 to what exceeds a rate within ten seconds of the given clock. `under` is where the host is mounted. */
export function limitRates(rates: Rates, under: string, now: () => number): MiddlewareHandler {
  const calls = new Map<string, number[]>()
  return async (context, next) => {
    const path = context.req.path.slice(under.length)
    const at = now()
    for (const [prefix, most] of Object.entries(rates)) {
      if (path !== prefix && !path.startsWith(prefix && `${prefix}/`)) continue
      const recent = (calls.get(prefix) ?? []).filter((time) => time > at - WINDOW)
      if (recent.length >= most) return tooMany(context)
      calls.set(prefix, [...recent, at])
    }
    await next()
  }
}

function tooMany(context: Context): Response {
  context.header('retry-after', '10')
  return context.json({ error: 'Too Many Requests' }, 429)
}
