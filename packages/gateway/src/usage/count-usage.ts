import type { MiddlewareHandler } from 'hono'
import type { Environment } from '../environment.ts'
import type { UsageCounter } from './keep-usage.ts'

/** Counts the requests of keys: refused ones too, and each message to `/mcp` together with the requests that it makes. */
export const countUsage =
  (usage: Pick<UsageCounter, 'count' | 'countBytes'>): MiddlewareHandler<Environment> =>
  async (context, next) => {
    const keyId = context.get('keyId')
    if (keyId === undefined) return next()
    const { incoming, outgoing } = context.env ?? {}
    const sentBefore = incoming?.socket.bytesWritten ?? 0
    outgoing?.once('close', () => usage.countBytes(keyId, (incoming?.socket.bytesWritten ?? 0) - sentBefore))
    await next()
    usage.count(keyId, context.res.status >= 400)
  }
