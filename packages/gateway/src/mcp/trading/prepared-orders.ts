import { randomBytes } from 'node:crypto'
import { ReadError } from '../read.ts'
import type { OrderInput } from './order-input.ts'

/** Orders that are built and wait for their confirmation, in memory only. */
export interface PreparedOrders {
  /** Keeps a built order for a while and returns the token that submits it, once. */
  keep(keyId: string, order: OrderInput, built: unknown): { token: string; expiresAt: number }
  /**
   * Returns the built order of a token and forgets it. Throws VALIDATION_ERROR if the token is unknown, used, expired, of
   * another key, or of another order.
   */
  take(keyId: string, token: string, order: OrderInput): unknown
}

const LIFE_MS = 120_000
/** Callers that prepare and never submit must not fill the memory. */
const MAX_KEPT = 1_000

/** Creates the list of prepared orders. */
export function createPreparedOrders(now: () => number = Date.now): PreparedOrders {
  const kept = new Map<string, { keyId: string; order: string; built: unknown; keptAt: number; expiresAt: number }>()
  return {
    keep(keyId, order, built) {
      for (const [token, { expiresAt }] of kept) if (expiresAt <= now() || kept.size >= MAX_KEPT) kept.delete(token)
      const token = randomBytes(32).toString('base64url')
      const keptAt = now()
      const expiresAt = keptAt + LIFE_MS
      kept.set(token, { keyId, order: textOf(order), built, keptAt, expiresAt })
      return { token, expiresAt }
    },
    take(keyId, token, order) {
      const found = kept.get(token)
      // After the clock was set back nobody knows how old an order is.
      if (!found || found.keyId !== keyId || found.expiresAt <= now() || found.keptAt > now()) {
        throw refuse('this token is unknown, used or expired')
      }
      kept.delete(token)
      if (found.order !== textOf(order)) throw refuse('the order differs from the one that was prepared')
      return found.built
    },
  }
}

const refuse = (message: string) =>
  new ReadError({ code: 'VALIDATION_ERROR', message: `${message}, and nothing was sent; call \`prepare_order\` again` })

const textOf = (order: OrderInput): string => JSON.stringify(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1)))
