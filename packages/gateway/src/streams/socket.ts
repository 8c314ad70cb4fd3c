import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { CrossvenueError } from '@crossvenue/venues'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerRaw } from '../connections/answer-raw.ts'
import { keyInHeaders } from '../key-in-headers.ts'
import type { Keys } from '../keys.ts'
import { createQuota, type Quota } from '../limits/quota.ts'
import type { createRate } from '../limits/rate.ts'
import type { Venues } from '../routes/pass-through.ts'
import type { ListOutcomes } from './all-order-books.ts'
import { endConnection, serveConnection } from './connection.ts'
import type { KeyHolder } from './end-with-key.ts'
import { createSharedWatches } from './shared-watches.ts'

const PATH = '/ws'
const MAX_MESSAGE_BYTES = 256 * 1024
/** The most bytes that may wait for slow readers in total; beyond it, the connection with most is closed. */
const MAX_UNSENT_IN_ALL = 128 * 1024 * 1024
const SWEEP_MS = 500

export interface SocketLimits {
  /** WebSockets per key. */
  sockets: Quota
  /** Watched outcomes and wallets per key. */
  subscriptions: Quota
  /** Requests per address without a valid key. */
  rates?: { withoutKey: Pick<ReturnType<typeof createRate>, 'consume'> }
  /** The limits of keys that have a plan. */
  plans?: ReadonlyMap<string, Pick<SocketLimits, 'sockets' | 'subscriptions'>>
  /** A connection closes if its reader takes no bytes for this long. */
  stuckMs?: number
  /** After this long without a new value a subscription repeats its last frame. */
  quietMs?: number
}

const unlimited: SocketLimits = {
  sockets: createQuota(Number.POSITIVE_INFINITY, 'connections'),
  subscriptions: createQuota(Number.POSITIVE_INFINITY, 'subscriptions'),
}

/**
 * Serves the streams of all venues at `/ws`, as JSON frames:
 *
 *     -> {id, action: 'subscribe', exchange, method, args, credentials?}     <- {event: 'subscribed', id}
 *                                                                            <- {event: 'data', id, method, symbol, source, data}
 *     -> {id, action: 'unsubscribe'}                                         <- {event: 'error', id?, error}
 *
 * Every data frame holds the complete value. `watchAllOrderBooks` names no exchange. The key is in a header or, because
 * browsers cannot set headers here, in the query string.
 */
export function createSocketServer(
  venues: Venues,
  keys: Pick<Keys, 'verify'>,
  listOutcomes: ListOutcomes,
  { rates, plans, stuckMs, quietMs, ...limits }: SocketLimits = unlimited,
) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    // Hundreds of frames may come in one packet; the event loop has its turn between them.
    allowSynchronousEvents: false,
  })
  server.on('wsClientError', (error, stream) => answerRaw(stream, new CrossvenueError('BAD_REQUEST', error.message)))
  const keyOf = new Map<WebSocket, string>()
  const joinWatch = createSharedWatches()

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const secret = secretOf(request, new URL(request.url ?? '', 'http://gateway'))
    const key = secret === undefined ? undefined : await keys.verify(secret)
    if (!key) {
      await rates?.withoutKey.consume(request.socket.remoteAddress ?? 'unknown')
      const message =
        secret === undefined
          ? 'missing api key: send the header Authorization: Bearer <key>, or ?apiKey=<key> in the address'
          : 'invalid api key'
      throw new CrossvenueError('AUTHENTICATION_ERROR', message)
    }
    if (stream.destroyed) return
    const { sockets, subscriptions } = plans?.get(key.plan ?? '') ?? limits
    const release = sockets.take(key.id)
    stream.once('close', release)
    server.handleUpgrade(request, stream, head, (socket) => {
      keyOf.set(socket, key.id)
      socket.once('close', () => keyOf.delete(socket))
      serveConnection(socket, stream, {
        venues,
        listOutcomes,
        joinWatch,
        caller: key.id,
        scope: key.scope,
        takeRoom: (watched) => subscriptions.take(key.id, watched),
        ...(stuckMs !== undefined && { stuckMs }),
        ...(quietMs !== undefined && { quietMs }),
      })
    })
  }

  const sweep = setInterval(() => {
    const waiting = [...server.clients].sort((a, b) => b.bufferedAmount - a.bufferedAmount)
    let unsent = waiting.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0)
    for (const socket of waiting) {
      if (unsent <= MAX_UNSENT_IN_ALL) return
      unsent -= socket.bufferedAmount
      socket.terminate()
    }
  }, SWEEP_MS)
  sweep.unref()

  const holder: KeyHolder = {
    heldKeys: () => keyOf.values(),
    endKey(id) {
      for (const [socket, held] of keyOf)
        if (held === id) endConnection(socket, 'the api key was revoked, has expired or was replaced')
    },
  }

  return {
    ...holder,
    path: PATH,
    /** Returns how many connections are open. */
    count: () => server.clients.size,
    upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
      upgrade(request, stream, head).catch((error) => {
        if (error instanceof CrossvenueError) answerRaw(stream, error)
        else stream.destroy()
      })
    },
    close(): void {
      clearInterval(sweep)
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

const secretOf = ({ headers }: IncomingMessage, { searchParams }: URL): string | undefined =>
  keyInHeaders(headers) ?? searchParams.get('apiKey') ?? searchParams.get('token') ?? undefined
