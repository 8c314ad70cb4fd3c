import type { ServerResponse } from 'node:http'

const SLICE_BYTES = 256 * 1024

/**
 * The number of checks without progress after which a reader is stuck. Checks are counted instead of time: after a
 * pause of the whole process there is only one check, so its readers still have the time of the others.
 */
const LOOKS = 8

export interface SendOptions {
  /** The connection of a reader that takes no slice for this long is closed, in milliseconds. */
  stuckMs?: number
  /** Bytes of answers that may wait to be read, over all connections; beyond it, those of the slowest readers close. */
  maxUnsentBytes?: number
  /** @default the clock of the machine */
  clock?: Clock
}

interface Clock {
  /** Milliseconds that only increase. */
  now(): number
  /** Calls `look` repeatedly until the returned function is called. */
  every(ms: number, look: () => void): () => void
}

const machineClock: Clock = {
  now: () => performance.now(),
  every(ms, look) {
    const timer = setInterval(look, ms)
    return () => clearInterval(timer)
  },
}

interface Sending {
  body: Uint8Array
  sent: number
  begunAt: number
}

/** An answer younger than this does not count as slow. */
const YOUNG_MS = 1_000

/**
 * Creates a function that makes a response send its body in slices as the reader takes them, instead of passing all of
 * it to the operating system at once. Slices are views, so answers that share a buffer share its memory.
 */
export function createSliceSender({
  stuckMs = 20_000,
  maxUnsentBytes = 256 * 1024 * 1024,
  clock: { now, every } = machineClock,
}: SendOptions = {}) {
  const underWay = new Map<ServerResponse, Sending>()

  const unsentBytes = (): number => {
    const bodies = new Map([...underWay.values()].map(({ body }) => [body.buffer, body.byteLength]))
    return [...bodies.values()].reduce((sum, bytes) => sum + bytes, 0)
  }

  const cutSlowest = (): void => {
    const at = now()
    const rate = ({ sent, begunAt }: Sending): number => sent / (at - begunAt)
    const slowest = [...underWay]
      .filter(([, { begunAt }]) => at - begunAt >= YOUNG_MS)
      .sort(([, a], [, b]) => rate(a) - rate(b))
    for (const [response] of slowest) {
      if (unsentBytes() <= maxUnsentBytes) return
      underWay.delete(response)
      response.destroy()
    }
  }

  const send = (response: ServerResponse, body: Uint8Array, end: ServerResponse['end']): void => {
    const isSlice = body.length <= SLICE_BYTES
    if (isSlice) Reflect.apply(end, response, [body])
    // The operating system has taken all of it, so no reader has to be watched.
    if (isSlice && response.socket?.writableLength === 0) return
    const sending = { body, sent: 0, begunAt: now() }
    let looks = 0
    const stopLooking = every(stuckMs / LOOKS, () => {
      looks += 1
      if (looks >= LOOKS) response.destroy()
    })
    const done = (): void => {
      stopLooking()
      underWay.delete(response)
    }
    const step = (): void => {
      for (let mayGoOn = true; mayGoOn; ) {
        looks = 0
        const slice = body.subarray(sending.sent, sending.sent + SLICE_BYTES)
        sending.sent += slice.length
        if (sending.sent >= body.length) return void Reflect.apply(end, response, [slice])
        mayGoOn = response.write(slice)
      }
      response.once('drain', step)
    }
    response.once('finish', done).once('close', done)
    if (isSlice) return
    underWay.set(response, sending)
    if (unsentBytes() > maxUnsentBytes) cutSlowest()
    step()
  }

  return (response: ServerResponse): void => {
    const end = response.end
    response.end = ((...given: unknown[]) => {
      const [body] = given
      if (given.length > 1 || !(typeof body === 'string' || body instanceof Uint8Array) || body.length === 0) {
        return end.apply(response, given as Parameters<typeof end>)
      }
      response.end = end
      send(response, typeof body === 'string' ? Buffer.from(body) : body, end)
      return response
    }) as typeof end
  }
}
