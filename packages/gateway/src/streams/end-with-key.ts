import type { Keys } from '../keys.ts'
import type { Log } from '../log.ts'

/** A part of the service that keeps connections or watches open for a key. */
export interface KeyHolder {
  /** The ids of the keys that have something open. */
  heldKeys(): Iterable<string>
  /** Closes everything that is open for a key. */
  endKey(id: string): void
}

const EVERY_MS = 400

/**
 * Closes everything that is open for a key once the key is revoked. It polls the store, because a key is usually revoked
 * by a command, in another process.
 */
export function endWithKey(
  keys: Pick<Keys, 'list'>,
  holders: readonly KeyHolder[],
  { everyMs = EVERY_MS, log }: { everyMs?: number; log?: Log } = {},
): { stop(): void } {
  let isAsking = false
  const check = async (): Promise<void> => {
    const held = new Set(holders.flatMap((holder) => [...holder.heldKeys()]))
    if (held.size === 0 || isAsking) return
    isAsking = true
    try {
      const live = new Set((await keys.list()).filter(({ revokedAt }) => revokedAt === undefined).map(({ id }) => id))
      for (const id of held) if (!live.has(id)) for (const holder of holders) holder.endKey(id)
    } catch (error) {
      log?.error({ err: error }, 'cannot read which keys are revoked')
    } finally {
      isAsking = false
    }
  }
  const timer = setInterval(check, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
