import type { WebSocket } from 'ws'
import { CrossvenueError, type ErrorCode } from '../errors.ts'
import type { After } from '../venue.ts'

/** How a venue's socket is spoken. */
export interface Protocol {
  /** Where to connect, and what signs in; asked anew for each connection. Throws where nobody may connect. */
  address: () => Promise<{ url: string; headers?: Record<string, string> }>
  /** The socket is open: subscribe to all that is wanted. */
  opened: (send: (text: string) => void) => void
  /** A message. */
  received: (text: string, send: (text: string) => void) => void
  /** The connection is lost, or cannot be made for good: what was known is known no more. */
  lost: (error: CrossvenueError | undefined) => void
  /** What the client says every so often to be heard; with `ping` it wants a pong, where the venue answers nothing else. */
  heartbeat?: { everyMs: number; text: string; ping?: true }
  /** After so long without a word the connection is taken for dead. */
  silenceMs: number
}

export interface ConnectionOptions {
  after: After
  /** Draws the jitter of a pause, in [0, 1). @default Math.random */
  random?: () => number
  /** Longest pause between two tries. @default 30000 */
  longestPauseMs?: number
}

export interface Connection {
  /** Opens the connection, unless it is open, and keeps it open. */
  open(): void
  /** Sends where there is somebody to send to; what is wanted is told again once a connection opens. */
  send(text: string): void
  /** Drops the connection and makes another, at once unless it is young: the way back when messages were lost. */
  renew(): void
  close(): void
}

const FIRST_PAUSE_MS = 500
const CONNECT_MS = 10_000
/** More than the largest book; a runaway message must not fill the memory. */
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024

/** Who was let in before may be refused so many times in a row: a signature can be late once. */
const MAX_REFUSALS = 3

/** How long a connection stands before it counts as a success: what is refused at once is asked for ever less often. */
const STEADY_MS = 5_000

/** Keeps one connection to a venue: heartbeats, detection of dead ones, and reconnecting with growing pauses. */
export function createConnection(
  exchange: string,
  protocol: Protocol,
  { after, random = Math.random, longestPauseMs = 30_000 }: ConnectionOptions,
): Connection {
  let wanted = false
  let socket: WebSocket | undefined
  let failures = 0
  let wasOpen = false
  let isSteady = false
  /** Timers of the present connection, or of the pause before the next. */
  const timers: (() => void)[] = []
  let cancelSilence = (): void => undefined
  /** Counts connections, so that what an old one still says is not heard. */
  let generation = 0

  const send = (text: string): void => {
    if (socket?.readyState === 1) socket.send(text)
  }
  const stopTimers = (): void => {
    cancelSilence()
    for (const cancel of timers.splice(0)) cancel()
  }

  const heard = (): void => {
    cancelSilence()
    cancelSilence = after(protocol.silenceMs, () => socket?.terminate())
  }
  const beat = (heartbeat: NonNullable<Protocol['heartbeat']>): void => {
    const { everyMs, text, ping } = heartbeat
    timers.push(
      after(everyMs, () => {
        send(text)
        if (ping && socket?.readyState === 1) socket.ping()
        beat(heartbeat)
      }),
    )
  }

  const drop = (): void => {
    generation += 1
    isSteady = false
    stopTimers()
    socket?.terminate()
    socket = undefined
  }

  /** A host that is being renewed may answer anything for a while. */
  const isKeptOut = ({ code }: CrossvenueError): boolean => failures >= MAX_REFUSALS && code !== 'BAD_REQUEST'
  const lose = (error?: CrossvenueError): void => {
    drop()
    if (!wanted) return
    const fatal = error !== undefined && !error.retryable && (!wasOpen || isKeptOut(error))
    if (fatal) wanted = false
    protocol.lost(fatal ? error : undefined)
    if (fatal) return
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, longestPauseMs)
    failures += 1
    timers.push(after(pause * (0.5 + random() / 2), connect))
  }

  const connect = (): void => {
    generation += 1
    const mine = generation
    const isMine = () => mine === generation && wanted
    void Promise.all([protocol.address(), import('ws')]).then(
      ([{ url, headers }, { WebSocket }]) => {
        if (!isMine()) return
        const opening = new WebSocket(url, { headers, handshakeTimeout: CONNECT_MS, maxPayload: MAX_MESSAGE_BYTES })
        socket = opening
        attach(opening, exchange, isMine, {
          heard,
          lose,
          opened() {
            wasOpen = true
            heard()
            timers.push(
              after(STEADY_MS, () => {
                isSteady = true
                failures = 0
              }),
            )
            if (protocol.heartbeat) beat(protocol.heartbeat)
            protocol.opened(send)
          },
          received: (text) => protocol.received(text, send),
        })
      },
      (error) => isMine() && lose(error instanceof CrossvenueError ? error : undefined),
    )
  }

  return {
    open() {
      if (wanted) return
      wanted = true
      wasOpen = false
      failures = 0
      connect()
    },
    send,
    renew() {
      if (!wanted) return
      if (!isSteady) {
        lose()
        return
      }
      drop()
      protocol.lost(undefined)
      connect()
    },
    close() {
      wanted = false
      drop()
    },
  }
}

interface SocketHandlers {
  opened: () => void
  received: (text: string) => void
  heard: () => void
  lose: (error?: CrossvenueError) => void
}

/** Attaches handlers to one socket. Whatever it does after another one took its place is ignored. */
function attach(socket: WebSocket, exchange: string, isMine: () => boolean, handlers: SocketHandlers): void {
  const { opened, received, heard, lose } = handlers
  socket.on('open', () => isMine() && opened())
  socket.on('message', (data) => {
    if (!isMine()) return
    heard()
    try {
      received(String(data))
    } catch (error) {
      // A message that cannot be read may have been a change, so the local copies may be wrong.
      lose(error instanceof CrossvenueError ? error : undefined)
    }
  })
  for (const sign of ['ping', 'pong'] as const) socket.on(sign, () => isMine() && heard())
  socket.on('unexpected-response', (_, { statusCode = 0 }) => {
    if (isMine()) lose(refusal(exchange, statusCode))
  })
  socket.on('close', (code, reason) => {
    if (!isMine()) return
    const why = `${exchange} ended the stream with ${code} ${reason}`.trim()
    lose(isFinal(code) ? new CrossvenueError('PERMISSION_DENIED', why, { exchange }) : undefined)
  })
  // An error is followed by `close`.
  socket.on('error', () => undefined)
}

/** What an answer other than a socket means. The statuses that pass are those after which HTTP requests are repeated. */
function refusal(exchange: string, status: number): CrossvenueError {
  const codeOf = (): ErrorCode => {
    if (status === 401) return 'AUTHENTICATION_ERROR'
    if (status === 403 || status === 451) return 'PERMISSION_DENIED'
    return status < 400 || status >= 500 || [408, 425, 429].includes(status) ? 'NETWORK_ERROR' : 'BAD_REQUEST'
  }
  return new CrossvenueError(codeOf(), `${exchange} refused the stream with ${status}`, { exchange })
}

/**
 * Whether a server closes so as to keep somebody out: a breach of its rules
 * (https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1), 4401 and 4403, by which many mean HTTP's 401 and 403, or what
 * Centrifugo calls terminal (https://centrifugal.dev/docs/server/codes).
 */
const isFinal = (code: number): boolean => [1008, 4401, 4403].includes(code) || (code >= 3_500 && code < 4_000)
