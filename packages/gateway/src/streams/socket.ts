import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { CrossvenueError, createWatches, operations, toWire } from '@crossvenue/venues'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerRaw } from '../connections/answer-raw.ts'
import { credentialsOf } from '../credentials.ts'
import type { Keys } from '../keys.ts'
import type { Venues } from '../routes/pass-through.ts'
import { isAllOrderBooks, type ListOutcomes, watchAllOrderBooks } from './all-order-books.ts'
import { type Message, nameOf, readMessage, type Stream, target } from './message.ts'

const PATH = '/ws'
const MAX_MESSAGE_BYTES = 1024 * 1024
/** Subscriptions of one connection. */
const MOST_SUBSCRIPTIONS = 200
/** A reader that is so far behind is told no more until it has caught up; meanwhile news replace each other. */
const MOST_UNSENT_BYTES = 1024 * 1024
const CATCH_UP_MS = 100
const BEAT_MS = 30_000

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
 * Every frame of data is whole. `watchAllOrderBooks` names no exchange. The key stands in a header or, because browsers can set none, in the query.
 */
export function createSocketServer(venues: Venues, keys: Pick<Keys, 'verify'>, listOutcomes: ListOutcomes) {
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

    /** Published clients open a new subscription each time they ask for several books: the older one gives way. */
    const makeRoom = (id: string, name: string): void => {
      for (const [other, subscription] of subscriptions) if (other === id || subscription.name === name) drop(other)
      if (subscriptions.size >= MOST_SUBSCRIPTIONS) {
        throw new CrossvenueError(
          'BAD_REQUEST',
          `a connection may have ${MOST_SUBSCRIPTIONS} subscriptions at the most`,
        )
      }
    }

    const subscribeToAll = (id: string, message: Message): void => {
      const { method = '' } = message
      const name = nameOf(method, message)
      makeRoom(id, name)
      const end = watchAllOrderBooks(
        venues,
        listOutcomes,
        { args: message.args, credentials: credentialsOf(message) },
        {
          async told(source, symbol, book) {
            // Some clients read the two within the data, others beside them.
            send({ event: 'data', id, method, source, symbol, data: { ...book, _source: source, _symbol: symbol } })
            await caughtUp(() => subscriptions.has(id))
          },
          failed(error) {
            drop(id)
            fail(id, error)
          },
        },
      )
      subscriptions.set(id, { name, end })
      send({ event: 'subscribed', id })
    }

    const caughtUp = async (isOn: () => boolean): Promise<void> => {
      while (socket.bufferedAmount > MOST_UNSENT_BYTES && isOn()) {
        await new Promise((resolve) => setTimeout(resolve, CATCH_UP_MS))
      }
    }

    const subscribe = (id: string, message: Message): void => {
      const { venue, method, args } = target(venues, message)
      const name = nameOf(method, message)
      makeRoom(id, name)
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
            const data = toWire(operations[method].result, await next(...args))
            if (!isOn()) return
            tell(id, venue.id, method, args, data, known)
            known = data
            await caughtUp(isOn)
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
      const name = method !== undefined && nameOf(method, message)
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
        if (action === 'subscribe' && isAllOrderBooks(message.method)) subscribeToAll(id, message)
        else if (action === 'subscribe') subscribe(id, message)
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
    const secret = secretOf(request, new URL(request.url ?? '', 'http://gateway'))
    const key = secret === undefined ? undefined : await keys.verify(secret)
    if (key) return server.handleUpgrade(request, stream, head, serve)
    const message = secret === undefined ? 'missing api key' : 'invalid api key'
    answerRaw(stream, new CrossvenueError('AUTHENTICATION_ERROR', message))
  }

  return {
    path: PATH,
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

function secretOf({ headers }: IncomingMessage, { searchParams }: URL): string | undefined {
  const bearer = headers.authorization?.match(/^bearer +(\S+)\s*$/i)?.[1]
  const header = headers['x-api-key'] ?? headers['x-pmxt-access-token']
  return bearer ?? header?.toString() ?? searchParams.get('apiKey') ?? searchParams.get('token') ?? undefined
}
