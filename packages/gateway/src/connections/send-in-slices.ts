import type { ServerResponse } from 'node:http'

const SLICE_BYTES = 256 * 1024

export interface SendOptions {
  /** A reader who takes no slice for so long is cut, in milliseconds. */
  stuckMs?: number
  /** Bytes of answers that may wait to be read, over all connections; beyond it, the slowest readers are cut. */
  maxUnsentBytes?: number
}

interface Sending {
  body: Uint8Array
  sent: number
  begunAt: number
}

/** Younger than this, an answer is not slow yet. */
const YOUNG_MS = 1_000

/**
 * Creates what makes a response send its body slice by slice as it is read, rather than hand it to the system at once.
 * Slices are views: answers that share a buffer share its memory however many read it.
 */
export function createSliceSender({ stuckMs = 20_000, maxUnsentBytes = 256 * 1024 * 1024 }: SendOptions = {}) {
  const underWay = new Map<ServerResponse, Sending>()

  const unsentBytes = (): number => {
    const bodies = new Map([...underWay.values()].map(({ body }) => [body.buffer, body.byteLength]))
    return [...bodies.values()].reduce((sum, bytes) => sum + bytes, 0)
  }

  const cutSlowest = (): void => {
    const now = Date.now()
    const rate = ({ sent, begunAt }: Sending): number => sent / (now - begunAt)
    const slowest = [...underWay]
      .filter(([, { begunAt }]) => now - begunAt >= YOUNG_MS)
      .sort(([, a], [, b]) => rate(a) - rate(b))
    for (const [response] of slowest) {
      if (unsentBytes() <= maxUnsentBytes) return
      underWay.delete(response)
      response.destroy()
    }
  }

  const send = (response: ServerResponse, body: Uint8Array, end: ServerResponse['end']): void => {
    const sending = { body, sent: 0, begunAt: Date.now() }
    const stuck = setTimeout(() => response.destroy(), stuckMs)
    const done = (): void => {
      clearTimeout(stuck)
      underWay.delete(response)
    }
    const step = (): void => {
      for (let mayGoOn = true; mayGoOn; ) {
        stuck.refresh()
        const slice = body.subarray(sending.sent, sending.sent + SLICE_BYTES)
        sending.sent += slice.length
        if (sending.sent >= body.length) return void Reflect.apply(end, response, [slice])
        mayGoOn = response.write(slice)
      }
      response.once('drain', step)
    }
    response.once('finish', done).once('close', done)
    if (body.length > SLICE_BYTES) {
      underWay.set(response, sending)
      if (unsentBytes() > maxUnsentBytes) cutSlowest()
    }
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
