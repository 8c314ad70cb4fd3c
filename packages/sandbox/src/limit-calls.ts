import type { MiddlewareHandler } from 'hono'

/** Answers what exceeds a rate, counted over the last `windowMs` of the given clock. */
export function limitCalls(
  most: number,
  windowMs: number,
  now: () => number,
  refuse: () => Response,
): MiddlewareHandler {
  let calls: number[] = []
  return async (_, next) => {
    const at = now()
    calls = calls.filter((time) => time > at - windowMs)
    if (calls.length >= most) return refuse()
    calls.push(at)
    await next()
  }
}
