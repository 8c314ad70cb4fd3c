import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import type { createRate } from './rate.ts'

type ShareUses = NonNullable<Store['shareUses']>
type Rates = Readonly<Record<string, ReturnType<typeof createRate>>>

/** The uses of one owner within a minute: those of this process, and how many of others it has counted. */
interface Known {
  minute: number
  own: number
  others: number
}

const EVERY_MS = 500
const MAX_OWNERS = 100_000

/**
 * Counts the uses that other processes note in the store, so that a limit holds across all of them, but for what is used
 * between two exchanges. Returns a function that ends it.
 */
export function shareRates(
  rates: Rates,
  share: ShareUses,
  { log, everyMs = EVERY_MS }: { log: Log; everyMs?: number },
): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const exchange = createExchange(rates, share)

  async function keepExchanging(): Promise<void> {
    while (!signal.aborted) {
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      await exchange().catch((error) =>
        log.warn({ err: error }, 'could not share the request counts of keys with the other gateways'),
      )
    }
  }

  const ended = keepExchanging()
  return async () => {
    ending.abort()
    await ended
  }
}

/** Creates the function that notes the uses of this process since its last call, and counts those of others. */
export function createExchange(rates: Rates, share: ShareUses): () => Promise<void> {
  const known = new LRUCache<string, Known>({ max: MAX_OWNERS })
  const takers = Object.entries(rates).map(([rate, { shareUses }]) => ({ rate, ...shareUses() }))

  return async () => {
    const uses = takers.flatMap(({ rate, take }) => take().map(([owner, used]) => ({ rate, owner, used })))
    if (uses.length === 0) return
    const own = new Map(uses.map(({ rate, owner, used }) => [`${rate} ${owner}`, used]))
    for (const { rate, owner, used, minute } of await share(uses)) {
      const name = `${rate} ${owner}`
      const last = known.get(name)
      const before = last?.minute === minute ? last : { minute, own: 0, others: 0 }
      const mine = before.own + (own.get(name) ?? 0)
      known.set(name, { minute, own: mine, others: used - mine })
      await takers.find((taker) => taker.rate === rate)?.addOthers(owner, used - mine - before.others)
    }
  }
}
