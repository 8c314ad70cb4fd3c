import { isLive, type Keys } from '../keys.ts'
import type { Log } from '../log.ts'

/** A part of the service that keeps connections or watches open for a key. */
export interface KeyHolder {
  /** The ids of the keys that have something open. */
  heldKeys(): Iterable<string>
  /** Closes everything that is open for a key. */
  endKey(id: string): void
}

const EVERY_MS = 400

/** Another process may accept a replaced secret for this long, because it caches keys. */
const CACHED_MS = 1_000

/**
 * Closes everything that is open for a key once the key is revoked, expires, or its former secret ends: clients with the
 * present secret open it again. It polls the store, because a key is usually revoked
 * by a command, in another process.
 */
export function endWithKey(
  keys: Pick<Keys, 'list'>,
  holders: readonly KeyHolder[],
  { everyMs = EVERY_MS, log, now = Date.now }: { everyMs?: number; log?: Log; now?: () => number } = {},
): { stop(): void } {
  let isAsking = false
  let checkedAt = now()
  const check = async (): Promise<void> => {
    const at = now()
    const held = new Set(holders.flatMap((holder) => [...holder.heldKeys()]))
    if (isAsking) return
    if (held.size === 0) checkedAt = at
    if (held.size === 0) return
    isAsking = true
    try {
      const hasEnded = (until: number) => until + CACHED_MS > checkedAt && until + CACHED_MS <= at
      const kept = (await keys.list()).filter((key) => isLive(key, at) && !hasEnded(key.formerUntil ?? 0))
      const live = new Set(kept.map(({ id }) => id))
      for (const id of held) if (!live.has(id)) for (const holder of holders) holder.endKey(id)
      checkedAt = at
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
