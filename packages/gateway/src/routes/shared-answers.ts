import { createSharedFlights } from '@crossvenue/venues'
import { LRUCache } from 'lru-cache'

/** The text of an answer. */
export interface WrittenAnswer {
  body: Uint8Array<ArrayBuffer>
  /** For how many milliseconds more the answer stays the same. */
  freshMs: number
}

interface SharedAnswersOptions {
  /** The most bytes of all cached answers together. @default 64 MB */
  maxBytes?: number
  /** Milliseconds that only increase. @default performance.now */
  now?: () => number
}

export type SharedAnswers = ReturnType<typeof createSharedAnswers>

/** The longest body or query whose answer is shared; longer ones are rare. */
export const MAX_SHARED_LENGTH = 2_048

/** Returns the cache key of the answer to a call, whose arguments are in the body or else in the query. */
export const answerKey = (exchange: string, method: string, text: string, isPost = true): string =>
  `${exchange} ${method} ${isPost} ${text}`

/**
 * Lets identical calls share one answer: calls at the same time share one run, later calls use its text while it is
 * fresh.
 */
export function createSharedAnswers({
  maxBytes = 64 * 1024 * 1024,
  now = () => performance.now(),
}: SharedAnswersOptions = {}) {
  const cached = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxBytes,
    // A character of a key takes at most two bytes.
    sizeCalculation: (body, key) => body.byteLength + 2 * key.length,
    ttlResolution: 0,
    perf: { now },
  })
  const share = createSharedFlights<Uint8Array<ArrayBuffer>>()
  return {
    /** Returns a fresh answer. */
    get: (key: string): Uint8Array<ArrayBuffer> | undefined => cached.get(key),
    /** Returns the answer of an identical call under way, or else runs `write`. */
    make: (key: string, write: () => Promise<WrittenAnswer>): Promise<Uint8Array<ArrayBuffer>> =>
      share(key, async () => {
        const { body, freshMs } = await write()
        const ttl = Math.floor(freshMs)
        if (ttl > 0) cached.set(key, body, { ttl })
        return body
      }),
    /** Returns how many bytes are cached. */
    cachedBytes: (): number => cached.calculatedSize,
  }
}
