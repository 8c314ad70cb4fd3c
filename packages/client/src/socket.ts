import { CrossvenueError, type Failure } from './error.ts'
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

const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 30_000
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
  let failures = 0
  let lastId = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const sendAction = (id: string, action: string, request: object = {}): void => {
    if (isOpen) socket?.send(JSON.stringify({ id, action, ...request }))
  }
  const wait = (ms: number, then: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const drop = (): void => {
    clearTimeout(timer)
    const old = socket
    socket = undefined
    isOpen = false
    old?.close()
  }
  const failAll = (error: CrossvenueError): void => {
    drop()
    for (const { failed } of [...subscriptions.values()]) failed(error)
  }
  const listen = (): void => {
    wait(SILENCE_MS, () => {
      socket?.send(PING)
      wait(SILENCE_MS, lose)
    })
  }
  /** A platform does not say why there is no connection: over HTTP the gateway does. */
  const lose = (): void => {
    const wasOpen = isOpen
    drop()
    if (subscriptions.size === 0) return
    if (wasOpen) for (const { interrupted } of subscriptions.values()) interrupted()
    failures += 1
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS)
    wait(pause * (0.5 + Math.random() / 2), open)
    if (wasOpen) return
    send({ ...connection, retries: 0 }, { path: '/v0/venues', repeatable: true }).catch((error: CrossvenueError) => {
      const refused = error.status === 401 || error.status === 403
      const isNobodyThere = error.status === undefined && !wasEverOpen && failures > connection.retries
      if (!isOpen && (refused || isNobodyThere)) failAll(error)
    })
  }

  const open = (): void => {
    const WebSocket = given ?? (globalThis as { WebSocket?: WebSocketClass }).WebSocket
    if (!WebSocket) {
      const message = 'this platform has no WebSocket: pass one as an option, for example that of the package ws'
      // The subscriber must have the watch before it fails.
      queueMicrotask(() => failAll(new CrossvenueError({ code: 'NOT_SUPPORTED', message, retryable: false })))
      return
    }
    const key = connection.apiKey === undefined ? '' : `?apiKey=${encodeURIComponent(connection.apiKey)}`
    const opening = new WebSocket(`${connection.baseUrl.replace(/^http/, 'ws')}/ws${key}`)
    socket = opening
    const isMine = () => socket === opening
    opening.addEventListener('open', () => {
      if (!isMine()) return opening.close()
      isOpen = true
      wasEverOpen = true
      failures = 0
      listen()
      for (const [id, { request }] of subscriptions) sendAction(id, 'subscribe', request)
    })
    opening.addEventListener('message', ({ data }) => {
      if (!isMine()) return
      listen()
      const frame = read(data)
      if (!frame) return lose()
      const subscription = subscriptions.get(frame.id ?? '')
      if (frame.event === 'error' && frame.error) subscription?.failed(new CrossvenueError(frame.error))
      else subscription?.received(frame)
    })
    opening.addEventListener('close', () => isMine() && lose())
    // The reason follows in the `close` event.
    opening.addEventListener('error', () => undefined)
  }

  return {
    subscribe(subscription) {
      lastId += 1
      const id = `s${lastId}`
      subscriptions.set(id, subscription)
      if (isOpen) sendAction(id, 'subscribe', subscription.request)
      else if (!socket && subscriptions.size === 1) open()
      return () => {
        if (!subscriptions.delete(id)) return
        sendAction(id, 'unsubscribe')
        if (subscriptions.size === 0) drop()
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
