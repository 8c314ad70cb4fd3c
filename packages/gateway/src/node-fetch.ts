import { Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps, Agent as SecureAgent } from 'node:https'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { VenueAnswer, VenueFetch } from '@crossvenue/venues'

/** How long an unused connection is kept: less than servers keep it, so that none is used while its server closes it. */
const IDLE_MS = 4_000

const secure = { request: requestHttps, agent: new SecureAgent({ keepAlive: true, timeout: IDLE_MS }) }
const plain = { request: requestHttp, agent: new Agent({ keepAlive: true, timeout: IDLE_MS }) }

const decoders = new Map<string, () => Transform>([
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
])

/**
 * Reaches venues by Node's own client, because with the `fetch` of Node 20 a compressed body may never end once it is given
 * up. It is no faster.
 */
export const nodeFetch: VenueFetch = (url, { method, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const address = new URL(url)
    const { request, agent } = address.protocol === 'https:' ? secure : plain
    const sent = request(address, {
      method,
      agent,
      headers: {
        'accept-encoding': 'gzip, br',
        ...Object.fromEntries(headers),
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
    })
    let answer: IncomingMessage | undefined
    const abort = () => (answer ?? sent).destroy(signal.reason)
    signal.addEventListener('abort', abort)
    sent.on('close', () => {
      signal.removeEventListener('abort', abort)
      // Without an error, where a server switches to another protocol.
      reject(new TypeError('fetch failed'))
    })
    sent.on('error', (cause) => reject(signal.aborted ? signal.reason : new TypeError('fetch failed', { cause })))
    sent.on('response', (message) => {
      answer = message
      resolve(answerOf(message, signal))
    })
    sent.end(body)
  })

function answerOf(message: IncomingMessage, signal: AbortSignal): VenueAnswer {
  const { statusCode: status = 0, headers } = message
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: {
      get(name) {
        const value = headers[name.toLowerCase()] ?? null
        return Array.isArray(value) ? value.join(', ') : value
      },
    },
    body: {
      async *[Symbol.asyncIterator]() {
        try {
          yield* decoded(message)
        } catch (cause) {
          throw signal.aborted ? signal.reason : new TypeError('terminated', { cause })
        }
      },
      async cancel() {
        message.destroy()
      },
    },
  }
}

/** Returns the body as it was before it was encoded, the last encoding first (RFC 9110, 8.4). */
function decoded(message: IncomingMessage): Readable {
  const codings = (message.headers['content-encoding'] ?? '').toLowerCase().split(',').reverse()
  return codings.reduce<Readable>((from, coding) => {
    const create = decoders.get(coding.trim())
    // A failure is thrown where the body is read.
    return create ? pipeline(from, create(), () => undefined) : from
  }, message)
}
