import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { CrossvenueError, createWatches, isMethod, parseArguments, type Venue } from '@crossvenue/venues'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import { credentialsOf } from '../credentials.ts'
import type { Keys } from '../keys.ts'
import type { Venues } from '../routes/pass-through.ts'

const PATH = '/ws'
const MAX_MESSAGE_BYTES = 1024 * 1024
/** Subscriptions of one connection. */
const MOST_SUBSCRIPTIONS = 200
/** A reader that is so far behind is told no more until it has caught up; meanwhile news replace each other. */
const MOST_UNSENT_BYTES = 1024 * 1024
const CATCH_UP_MS = 100
const BEAT_MS = 30_000

const Message = z.object({
  id: z.string().min(1).max(200).optional(),
  action: z.string().optional(),
  exchange: z.string().optional(),
  method: z.string().optional(),
  args: z.array(z.unknown()).nullish(),
  credentials: z.unknown().optional(),
})
type Message = z.infer<typeof Message>

/** What is told over the socket; the others of its kind end a watch. */
const STREAMS = ['watchOrderBook', 'watchOrderBooks', 'watchTrades', 'watchAddress'] as const
type Stream = (typeof STREAMS)[number]
const isStream = (name: string): name is Stream => (STREAMS as readonly string[]).includes(name)

interface Subscription {
  name: string
  end(): void
}

/**
 * Serves the streams of all venues at `/ws`, as JSON frames:
 *
 *     -> {id, action: 'subscribe', exchange, method, args, credentials?}     <- {event: 'subscribed', id}
 *                                                                            <- {event: 'data', id, method, symbol, source, data}
 *     -> {id, action: 'unsubscribe'}                                         <- {event: 'error', id?, error}
 *
 * Every frame of data is whole. The key stands in a header or, because browsers can set none, in the query.
 */
export function createSocketServer(venues: Venues, keys: Pick<Keys, 'verify'>) {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })

  const serve = (socket: WebSocket): void => {
    const subscriptions = new Map<string, Subscription>()
    let isAlive = true
    const send = (frame: object): void => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
    }
    const fail = (id: string | undefined, error: unknown): void => {
      const known =
        error instanceof CrossvenueError ? error : new CrossvenueError('INTERNAL_ERROR', 'Something went wrong here')
      send({ event: 'error', ...(id !== undefined && { id }), error: known.toJSON() })
    }

    const subscribe = (id: string, message: Message): void => {
      const { venue, method, args } = target(venues, message)
      const name = nameOf(venue, method, args, message)
      // Published clients open a new subscription each time they ask for several books.
      for (const [other, subscription] of subscriptions) if (other === id || subscription.name === name) drop(other)
      if (subscriptions.size >= MOST_SUBSCRIPTIONS) {
        throw new CrossvenueError(
          'BAD_REQUEST',
          `a connection may have ${MOST_SUBSCRIPTIONS} subscriptions at the most`,
        )
      }
      const { streams } = venue.withCredentials?.(credentialsOf(message)) ?? venue
      const watches = streams && createWatches(venue.id, streams)
      const next = watches?.[method] as ((...args: readonly unknown[]) => Promise<unknown>) | undefined
      if (!watches || !next) {
        throw new CrossvenueError('NOT_SUPPORTED', `${venue.id} does not offer ${method}`, { exchange: venue.id })
      }
      const subscription = { name, end: () => void watches.close?.() }
      subscriptions.set(id, subscription)
      send({ event: 'subscribed', id })
      const isOn = () => subscriptions.get(id) === subscription
      void (async () => {
        try {
          let known: unknown
          while (isOn()) {
            const data = await next(...args)
            if (!isOn()) return
            tell(id, venue.id, method, args, data, known)
            known = data
            while (socket.bufferedAmount > MOST_UNSENT_BYTES && isOn()) {
              await new Promise((resolve) => setTimeout(resolve, CATCH_UP_MS))
            }
          }
        } catch (error) {
          if (!isOn()) return
          drop(id)
          fail(id, error)
        }
      })()
    }

    /** Several books are told whole the first time and one by one afterwards. */
    const tell = (
      id: string,
      source: string,
      method: Stream,
      args: readonly unknown[],
      data: unknown,
      known: unknown,
    ) => {
      const frame = { event: 'data', id, method, source }
      if (method !== 'watchOrderBooks') return send({ ...frame, symbol: args[0], data })
      if (known === undefined) return send({ ...frame, data })
      for (const [symbol, book] of Object.entries(data as object)) {
        if (JSON.stringify(book) !== JSON.stringify((known as Record<string, unknown>)[symbol])) {
          send({ ...frame, symbol, data: book })
        }
      }
    }

    const drop = (id: string): boolean => {
      const subscription = subscriptions.get(id)
      subscriptions.delete(id)
      subscription?.end()
      return subscription !== undefined
    }

    const unsubscribe = (id: string, message: Message): void => {
      const method = message.method?.replace(/^unwatch/, 'watch')
      const named = method !== undefined && target(venues, { ...message, method })
      const name = named && nameOf(named.venue, named.method, named.args, message)
      const found = subscriptions.has(id) ? id : [...subscriptions].find(([, each]) => each.name === name)?.[0]
      if (found === undefined) throw new CrossvenueError('NOT_FOUND', `No active subscription for ${id}`)
      drop(found)
      send({ event: 'subscribed', id })
    }

    socket.on('message', (text) => {
      let message: Message = {}
      try {
        message = readMessage(String(text))
        const { id, action } = message
        if (id === undefined || action === undefined) {
          throw new CrossvenueError('BAD_REQUEST', 'Missing required fields: id, action')
        }
        if (action === 'subscribe') subscribe(id, message)
        else if (action === 'unsubscribe') unsubscribe(id, message)
        else throw new CrossvenueError('BAD_REQUEST', `Unknown action: ${action}`)
      } catch (error) {
        fail(message.id, error)
      }
    })
    socket.on('pong', () => {
      isAlive = true
    })
    const beat = setInterval(() => {
      if (!isAlive) return socket.terminate()
      isAlive = false
      socket.ping()
    }, BEAT_MS)
    beat.unref()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(beat)
      for (const id of [...subscriptions.keys()]) drop(id)
    })
  }

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const url = new URL(request.url ?? '', 'http://gateway')
    if (url.pathname !== PATH) {
      stream.destroy()
      return
    }
    const secret = secretOf(request, url)
    const key = secret === undefined ? undefined : await keys.verify(secret)
    if (key) server.handleUpgrade(request, stream, head, serve)
    else stream.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  }

  return {
    upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
      stream.on('error', () => undefined)
      upgrade(request, stream, head).catch(() => stream.destroy())
    },
    close(): void {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/** What a subscription is known by: what it watches, and for whom. Of credentials nothing but a digest is kept. */
function nameOf(venue: Venue, method: Stream, args: readonly unknown[], { credentials }: Message): string {
  const whose = credentials && createHash('sha256').update(JSON.stringify(credentials)).digest('hex')
  return JSON.stringify([venue.id, method, args, whose])
}

function readMessage(text: string): Message {
  try {
    return Message.parse(JSON.parse(text))
  } catch {
    throw new CrossvenueError('BAD_REQUEST', 'Invalid JSON')
  }
}

/** What a message names. Throws where there is no such stream. */
function target(
  venues: Venues,
  { exchange, method, args }: Message,
): { venue: Venue; method: Stream; args: readonly unknown[] } {
  if (method === undefined) throw new CrossvenueError('BAD_REQUEST', 'Missing required field: method')
  if (!isStream(method)) {
    const use = isMethod(method) ? ' Use the HTTP API for it.' : ''
    throw new CrossvenueError('BAD_REQUEST', `Method '${method}' is not a streaming method.${use}`, { field: 'method' })
  }
  if (exchange === undefined) throw new CrossvenueError('BAD_REQUEST', 'Missing required field: exchange')
  const venue = venues.get(exchange.toLowerCase())
  if (!venue) throw new CrossvenueError('NOT_FOUND', `no venue named ${exchange}`, { field: 'exchange' })
  return { venue, method, args: parseArguments(method, args ?? []) }
}

function secretOf({ headers }: IncomingMessage, { searchParams }: URL): string | undefined {
  const bearer = headers.authorization?.match(/^bearer +(\S+)\s*$/i)?.[1]
  const header = headers['x-api-key'] ?? headers['x-pmxt-access-token']
  return bearer ?? header?.toString() ?? searchParams.get('apiKey') ?? searchParams.get('token') ?? undefined
}
