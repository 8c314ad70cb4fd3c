import { CrossvenueError, type ErrorCode } from '../errors.ts'
import { callForNobody } from '../http/call-context.ts'
import { wellFormedJson } from '../http/well-formed-json.ts'
import type { After } from '../venue.ts'
import { keepConnected, type Transport, type TransportEvents } from './reconnect.ts'
import type { OpenSocket, SocketHandlers, TextSocket } from './text-socket.ts'

/** The protocol of a venue's socket. */
export interface Protocol {
  /**
   * Returns the address and the headers that sign in; called for each connection. Throws if no connection is possible.
   */
  address: () => Promise<{ url: string; headers?: Record<string, string> }>
  /** Whether it is a TCP socket of lines instead of a WebSocket. */
  lines?: true
  /** Called when the socket is open: subscribes to everything wanted. */
  opened: (send: (text: string) => void) => void
  /** Called with each message. */
  received: (text: string, send: (text: string) => void) => void
  /** Called when the connection is lost, or fails for good: the state is unknown from here. */
  lost: (error: CrossvenueError | undefined) => void
  /**
   * The message that keeps the connection alive; with `ping` it expects a pong, where the venue sends no other answer.
   * Without a text there is only the ping.
   */
  heartbeat?: { everyMs: number; text?: string; ping?: true }
  /** The silence after which the connection counts as dead. */
  silenceMs: number
}

export interface ConnectionOptions {
  after: After
  /** The jitter of a pause, in [0, 1). @default Math.random */
  random?: () => number
}

export interface Connection {
  /** Opens the connection unless it is open, and keeps it open. */
  open(): void
  /** Sends if the connection is open; when one opens, `opened` subscribes again. */
  send(text: string): void
  /** Drops the connection and makes another, at once unless it is young: the recovery from lost messages. */
  renew(): void
  close(): void
}

const CONNECT_MS = 10_000
/** More than the largest book; a runaway message must not fill the memory. */
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024
/** The number of refusals in a row after an accepted sign-in: a signature can be late once. */
const MAX_REFUSALS = 3
const STEADY_MS = 5_000

/** Keeps one connection to a venue open, with heartbeats. */
export function createConnection(
  exchange: string,
  protocol: Protocol,
  { after, random }: ConnectionOptions,
): Connection {
  let socket: TextSocket | undefined

  const send = (text: string): void => {
    if (socket?.isOpen()) socket.send(text)
  }
  const beat = (heartbeat: NonNullable<Protocol['heartbeat']>): void => {
    const { everyMs, text, ping } = heartbeat
    connection.later(everyMs, () => {
      if (text !== undefined) send(text)
      if (ping && socket?.isOpen()) socket.ping()
      beat(heartbeat)
    })
  }

  const connect = (events: TransportEvents<CrossvenueError>): Transport => {
    let own: TextSocket | undefined
    // Watches of several callers may share it, and it may outlive the one that it was made for.
    const found = callForNobody(() => Promise.all([protocol.address(), openerOf(protocol)]))
    void found.then(
      ([{ url, headers }, open]) => {
        if (!events.isCurrent()) return
        const handlers = handlersOf(exchange, events, {
          opened() {
            events.opened()
            if (protocol.heartbeat) beat(protocol.heartbeat)
            protocol.opened(send)
          },
          received: (text) => protocol.received(text, send),
        })
        own = open({ exchange, url, headers, connectMs: CONNECT_MS, maxBytes: MAX_MESSAGE_BYTES }, handlers)
        socket = own
      },
      (error) => events.lost(error instanceof CrossvenueError ? error : undefined),
    )
    return {
      close() {
        own?.close()
        socket = undefined
      },
    }
  }

  const connection = keepConnected<CrossvenueError>({
    connect,
    lost: (_, error) => protocol.lost(error),
    /** A host that is being restarted may answer anything for a while. */
    isFatal: ({ code, retryable }, { failures, wasOpen }) =>
      !retryable && (!wasOpen || (failures >= MAX_REFUSALS && code !== 'BAD_REQUEST')),
    silenceMs: protocol.silenceMs,
    steadyMs: STEADY_MS,
    after,
    ...(random && { random }),
  })

  const { open, renew, close } = connection
  return { open, send, renew, close }
}

/** Loads the opener of a socket when one is first needed: most programs open none of the kind. */
const openerOf = async ({ lines }: Protocol): Promise<OpenSocket> =>
  lines ? (await import('./line-socket.ts')).openLineSocket : (await import('./web-socket.ts')).openWebSocket

/** Returns the handlers of one socket, which do nothing once another has taken its place. */
function handlersOf(
  exchange: string,
  { isCurrent: isMine, heard, lost: lose }: TransportEvents<CrossvenueError>,
  { opened, received }: Pick<SocketHandlers, 'opened' | 'received'>,
): SocketHandlers {
  return {
    opened: () => isMine() && opened(),
    received(text) {
      if (!isMine()) return
      heard()
      try {
        received(wellFormedJson(text))
      } catch (error) {
        // A message that cannot be read may have been a change, so the local copies may be wrong.
        lose(error instanceof CrossvenueError ? error : undefined)
      }
    },
    heard: () => isMine() && heard(),
    refused: (status) => isMine() && lose(refusal(exchange, status)),
    lost: (error) => isMine() && lose(error),
  }
}

/** Returns the error for an HTTP answer instead of a socket. Transient statuses are those after which requests are retried. */
function refusal(exchange: string, status: number): CrossvenueError {
  const codeOf = (): ErrorCode => {
    if (status === 401) return 'AUTHENTICATION_ERROR'
    if (status === 403 || status === 451) return 'PERMISSION_DENIED'
    return status < 400 || status >= 500 || [408, 425, 429].includes(status) ? 'NETWORK_ERROR' : 'BAD_REQUEST'
  }
  return new CrossvenueError(codeOf(), `${exchange} refused the stream with status ${status}`, { exchange })
}
