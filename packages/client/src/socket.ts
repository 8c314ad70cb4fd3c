import { CrossvenueError, type Failure } from './error.ts'
import { keepConnected, type Transport, type TransportEvents } from './reconnect.generated.ts'
import { type Connection, send } from './send.ts'

/** The part of the platform's WebSocket that is needed; the one of the package `ws` has it too. */
export type WebSocketClass = new (url: string) => OpenSocket
interface OpenSocket {
  send(text: string): void
  close(): void
  addEventListener(event: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(event: 'message', listener: (message: { data: unknown }) => void): void
}

/** A frame of the gateway that concerns one subscription. */
export interface Frame {
  event: 'subscribed' | 'data' | 'error'
  id?: string
  symbol?: string
  data?: unknown
  error?: Failure
}

/** A subscription: the request for the gateway, and the handlers of its frames. */
interface Subscription {
  request: { exchange: string; method: string; args: readonly unknown[]; credentials?: object }
  received(frame: Frame): void
  /** Notes that the connection was lost; it is made again. */
  interrupted(): void
  failed(error: CrossvenueError): void
}

export interface Socket {
  /** Subscribes, now and after every reconnection; the result unsubscribes. */
  subscribe(subscription: Subscription): () => void
}

/** After this silence the client sends a ping, and waits as long for an answer. */
const SILENCE_MS = 20_000
/** The gateway answers it with an error at once. */
const PING = JSON.stringify({ id: 'ping', action: 'subscribe', exchange: '-', method: '_ping' })

/** Keeps one connection to the gateway's `/ws` while there are subscriptions. */
export function createSocket(connection: Connection, given: WebSocketClass | undefined): Socket {
  const subscriptions = new Map<string, Subscription>()
  let socket: OpenSocket | undefined
  let isOpen = false
  let wasEverOpen = false
  let lastId = 0

  const sendAction = (id: string, action: string, request: object = {}): void => {
    if (isOpen) socket?.send(JSON.stringify({ id, action, ...request }))
  }
  const hangUp = (): void => {
    isOpen = false
    close()
  }
  const failAll = (error: CrossvenueError): void => {
    hangUp()
    for (const { failed } of [...subscriptions.values()]) failed(error)
  }
  /** A platform does not say why there is no connection: over HTTP the gateway does. */
  const findReason = (failures: number): void => {
    send({ ...connection, retries: 0 }, { path: '/v0/venues', repeatable: true }).catch((error: CrossvenueError) => {
      const refused = error.status === 401 || error.status === 403
      const isNobodyThere = error.status === undefined && !wasEverOpen && failures >= connection.retries
      if (!isOpen && (refused || isNobodyThere)) failAll(error)
    })
  }

  const connect = (
    WebSocket: WebSocketClass,
    { isCurrent, opened, heard, lost }: TransportEvents<never>,
  ): Transport => {
    const key = connection.apiKey === undefined ? '' : `?apiKey=${encodeURIComponent(connection.apiKey)}`
    const opening = new WebSocket(`${connection.baseUrl.replace(/^http/, 'ws')}/ws${key}`)
    socket = opening
    opening.addEventListener('open', () => {
      if (!isCurrent()) return opening.close()
      isOpen = true
      wasEverOpen = true
      opened()
      for (const [id, { request }] of subscriptions) sendAction(id, 'subscribe', request)
    })
    opening.addEventListener('message', ({ data }) => {
      if (!isCurrent()) return
      heard()
      const frame = read(data)
      if (!frame) return lost()
      const subscription = subscriptions.get(frame.id ?? '')
      if (frame.event === 'error' && frame.error) subscription?.failed(new CrossvenueError(frame.error))
      else subscription?.received(frame)
    })
    opening.addEventListener('close', () => lost())
    // The reason follows in the `close` event.
    opening.addEventListener('error', () => undefined)
    return opening
  }

  const { open, close } = keepConnected<never>({
    connect: (events) => connect(platform() as WebSocketClass, events),
    lost({ failures }) {
      const wasOpen = isOpen
      isOpen = false
      if (!wasOpen) return findReason(failures)
      for (const { interrupted } of subscriptions.values()) interrupted()
    },
    silenceMs: SILENCE_MS,
    silent: () => socket?.send(PING),
    steadyMs: 0,
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
  const platform = () => given ?? (globalThis as { WebSocket?: WebSocketClass }).WebSocket

  return {
    subscribe(subscription) {
      lastId += 1
      const id = `s${lastId}`
      subscriptions.set(id, subscription)
      if (isOpen) sendAction(id, 'subscribe', subscription.request)
      else if (platform()) open()
      else {
        const message = 'this platform has no WebSocket: pass one as an option, for example that of the package ws'
        // The subscriber must have the watch before it fails.
        queueMicrotask(() => failAll(new CrossvenueError({ code: 'NOT_SUPPORTED', message, retryable: false })))
      }
      return () => {
        if (!subscriptions.delete(id)) return
        sendAction(id, 'unsubscribe')
        if (subscriptions.size === 0) hangUp()
      }
    },
  }
}

/** Parses a frame; undefined for any other message. */
function read(data: unknown): Frame | undefined {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
