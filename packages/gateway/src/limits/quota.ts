import { CrossvenueError } from '@crossvenue/venues'

export interface Quota {
  /** Reserves room for an owner and returns its release function. Throws RATE_LIMIT_EXCEEDED if there is none left. */
  take(owner: string, size?: number): () => void
}

/** Counts how many things each owner has open; `what` names them in the error. */
export function createQuota(max: number, what: string): Quota {
  const held = new Map<string, number>()
  return {
    take(owner, size = 1) {
      const total = (held.get(owner) ?? 0) + size
      if (total > max) {
        const message = `at most ${max} ${what} may be open at a time; ${total - size} are open now`
        throw new CrossvenueError('RATE_LIMIT_EXCEEDED', message, { retryAfter: 5 })
      }
      held.set(owner, total)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        const left = (held.get(owner) ?? 0) - size
        if (left > 0) held.set(owner, left)
        else held.delete(owner)
      }
    },
  }
}
