import { CrossvenueError, callFor, createWatches, operations, toWire } from '@crossvenue/venues'
import type { WebSocket } from 'ws'
import { credentialsOf } from '../credentials.ts'
import { notOffered } from '../not-offered.ts'
import { requireScope } from '../require-scope.ts'
import type { Venues } from '../routes/pass-through.ts'
import type { Scope } from '../scope.ts'
import { turn } from '../threads/turn.ts'
import { isAllOrderBooks, type ListOutcomes, watchAllOrderBooks } from './all-order-books.ts'
import { BYTES_PER_WINDOW, createFrameAllowance, FRAMES_PER_WINDOW } from './frame-allowance.ts'
import { type Message, type MessageId, nameOf, readMessage, type Stream, target } from './message.ts'
import { createOutbox } from './outbox.ts'

/** The most subscriptions of one connection. */
const MAX_SUBSCRIPTIONS = 200
const BEAT_MS = 30_000
/** Published clients give a stream up after thirty seconds without a frame. */
const QUIET_MS = 20_000
const POLICY_VIOLATION = 1008

export interface ConnectionOptions {
  venues: Venues
  listOutcomes: ListOutcomes
  /** The key of the connection: frames of one caller wait for each other, and what they ask venues for is its own. */
  caller: string
  /** The scope of the connection's key. */
  scope: Scope
  /** Takes room for a number of outcomes or wallets to watch and returns what gives it back; throws where there is none. */
  takeRoom: (watched: number) => () => void
  /** The connection closes if its reader takes no bytes for this long. */
  stuckMs?: number
  /** After this long without a new value a subscription repeats its last frame. */
  quietMs?: number
}

interface Subscription {
  name: string
  end(): void
}

/** Serves the subscriptions of one connection until it closes. */
export function serveConnection(
  socket: WebSocket,
  { venues, listOutcomes, caller, scope, takeRoom, quietMs = QUIET_MS, ...options }: ConnectionOptions,
): void {
  const subscriptions = new Map<MessageId, Subscription>()
  const { send, isBehind, caughtUp } = createOutbox(socket, options)
  const isAllowed = createFrameAllowance()
  const isOpen = (): boolean => socket.readyState === socket.OPEN

  const fail = (id: MessageId | undefined, error: unknown): void => {
    const typed =
      error instanceof CrossvenueError
        ? error
        : new CrossvenueError('INTERNAL_ERROR', 'the service failed unexpectedly; its log has the details')
    send({ event: 'error', ...(id !== undefined && { id }), error: typed.toJSON() })
  }

  const drop = (id: MessageId): void => {
    const subscription = subscriptions.get(id)
    subscriptions.delete(id)
    subscription?.end()
  }

  /** Published clients open a new subscription for each call that watches several books, so it replaces the older one. */
  const makeRoom = (id: MessageId, name: string): void => {
    for (const [other, subscription] of subscriptions) if (other === id || subscription.name === name) drop(other)
    if (subscriptions.size >= MAX_SUBSCRIPTIONS) {
      throw new CrossvenueError('BAD_REQUEST', `a connection may have at most ${MAX_SUBSCRIPTIONS} subscriptions`)
    }
  }

  const add = (id: MessageId, name: string, release: () => void, stop: () => void): Subscription => {
    const subscription = {
      name,
      end() {
        release()
        stop()
      },
    }
    subscriptions.set(id, subscription)
    send({ event: 'subscribed', id })
    return subscription
  }

  const subscribeToAll = (id: MessageId, message: Message): void => {
    const { method = '' } = message
    const name = nameOf(method, message)
    makeRoom(id, name)
    const release = takeRoom(1)
    try {
      const end = watchAllOrderBooks(
        venues,
        listOutcomes,
        { args: message.args, credentials: credentialsOf(message) },
        {
          async emit(source, symbol, book) {
            // Some clients read `source` and `symbol` inside `data`, others next to it.
            send({ event: 'data', id, method, source, symbol, data: { ...book, _source: source, _symbol: symbol } })
            await caughtUp(() => subscriptions.has(id))
          },
          failed(error) {
            drop(id)
            fail(id, error)
          },
        },
      )
      add(id, name, release, end)
    } catch (error) {
      release()
      throw error
    }
  }

  const subscribe = (id: MessageId, message: Message): void => {
    const { venue, method, args } = target(venues, message)
    requireScope(scope, method)
    const name = nameOf(method, message)
    makeRoom(id, name)
    const signedIn = venue.withCredentials?.(credentialsOf(message)) ?? venue
    const watches = signedIn.streams && createWatches(signedIn, signedIn.streams)
    const next = watches?.[method] as ((...args: readonly unknown[]) => Promise<unknown>) | undefined
    if (!watches || !next) throw notOffered(venue, method)
    const release = takeRoom(Array.isArray(args[0]) ? args[0].length : 1)
    let before: unknown
    const frame = { event: 'data', id, method, source: venue.id }
    const quiet = setInterval(() => {
      if (!isBehind()) emitAgain(frame, method, args, before)
    }, quietMs)
    quiet.unref()
    const subscription = add(id, name, release, () => {
      clearInterval(quiet)
      void watches.close?.()
    })
    const isOn = () => subscriptions.get(id) === subscription
    void (async () => {
      try {
        while (isOn()) {
          const data = toWire(operations[method].result, await next(...args))
          if (!isOn()) return
          emit(frame, method, args, data, before)
          before = data
          quiet.refresh()
          await caughtUp(isOn)
        }
      } catch (error) {
        if (!isOn()) return
        drop(id)
        fail(id, error)
      }
    })()
  }

  /** Sends all of several books first, and afterwards those that changed one by one. */
  const emit = (frame: object, method: Stream, args: readonly unknown[], data: unknown, before: unknown): void => {
    if (method !== 'watchOrderBooks') send({ ...frame, symbol: args[0], data })
    else if (before === undefined) send({ ...frame, data })
    else emitChanged(frame, data, before)
  }

  /** Repeats the last state; for trades, which are not a state, sends an empty list. */
  const emitAgain = (frame: object, method: Stream, args: readonly unknown[], before: unknown): void => {
    if (method === 'watchTrades') send({ ...frame, symbol: args[0], data: [] })
    else if (before !== undefined) emit(frame, method, args, before, undefined)
  }

  const emitChanged = (frame: object, data: unknown, before: unknown): void => {
    for (const [symbol, book] of Object.entries(data as object)) {
      if (JSON.stringify(book) !== JSON.stringify((before as Record<string, unknown>)[symbol])) {
        send({ ...frame, symbol, data: book })
      }
    }
  }

  const unsubscribe = (id: MessageId, message: Message): void => {
    const method = message.method?.replace(/^unwatch/, 'watch')
    const name = method !== undefined && nameOf(method, message)
    const found = subscriptions.has(id) ? id : [...subscriptions].find(([, each]) => each.name === name)?.[0]
    if (found === undefined) throw new CrossvenueError('NOT_FOUND', `there is no subscription ${id}`)
    drop(found)
    send({ event: 'subscribed', id })
  }

  const act = (text: string): void => {
    let noted: MessageId | undefined
    try {
      const message = readMessage(text, (id) => {
        noted = id
      })
      const { id, action } = message
      if (id === undefined || action === undefined) {
        throw new CrossvenueError('BAD_REQUEST', 'Missing required fields: id, action')
      }
      if (action === 'subscribe' && isAllOrderBooks(message.method)) subscribeToAll(id, message)
      else if (action === 'subscribe') subscribe(id, message)
      else if (action === 'unsubscribe') unsubscribe(id, message)
      else throw new CrossvenueError('BAD_REQUEST', `Unknown action: ${action}`)
    } catch (error) {
      fail(noted, error)
    }
  }

  /** Counts a frame. If its sender does not read the answers, pauses the connection until it does. */
  const admit = (bytes: number): boolean => {
    if (!isOpen()) return false
    if (!isAllowed(bytes)) {
      endConnection(socket, `at most ${FRAMES_PER_WINDOW} frames or ${BYTES_PER_WINDOW} bytes in 10 seconds`)
      return false
    }
    if (isBehind() && !socket.isPaused) {
      socket.pause()
      void caughtUp(isOpen).then(() => socket.resume())
    }
    return true
  }
  socket.on('message', async (data) => {
    const text = String(data)
    if (!admit(text.length)) return
    await turn(caller)
    if (isOpen()) callFor({ caller }, () => act(text))
  })
  socket.on('ping', (data) => admit(data.length))

  let isAlive = true
  socket.on('pong', (data) => {
    isAlive = true
    admit(data.length)
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

const LAST_WORD_MS = 250

/** Closes a connection with a reason, without waiting for a caller that does not read. */
export function endConnection(socket: WebSocket, reason: string): void {
  socket.close(POLICY_VIOLATION, reason)
  socket.resume()
  setTimeout(() => socket.terminate(), LAST_WORD_MS).unref()
}
