import type { WebSocket } from 'ws'
import { CrossvenueError } from '../errors.ts'
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
  /** Drops the connection and makes another at once: the way back when messages were lost. */
  renew(): void
  close(): void
}

const FIRST_PAUSE_MS = 500
const CONNECT_MS = 10_000
/** More than the largest book; a runaway message must not fill the memory. */
const MAX_MESSAGE_BYTES = 16 * 1024 * 1024

/** Who was let in before may be refused so many times in a row: a signature can be late once. */
const MOST_REFUSALS = 3

/** What no second try mends. */
const FATAL = new Set(['AUTHENTICATION_ERROR', 'PERMISSION_DENIED', 'VALIDATION_ERROR', 'NOT_SUPPORTED'])

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
    stopTimers()
    socket?.terminate()
    socket = undefined
  }

  const lose = (error?: CrossvenueError): void => {
    drop()
    if (!wanted) return
    const fatal = error !== undefined && FATAL.has(error.code) && (!wasOpen || failures >= MOST_REFUSALS)
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
        opening.on('open', () => {
          if (!isMine()) return
          wasOpen = true
          heard()
          if (protocol.heartbeat) beat(protocol.heartbeat)
          protocol.opened(send)
        })
        opening.on('message', (data) => {
          if (!isMine()) return
          heard()
          try {
            protocol.received(String(data), send)
            failures = 0
          } catch {
            // What cannot be read may have been a change: what is known by now may be wrong.
            lose()
          }
        })
        for (const sign of ['ping', 'pong'] as const) opening.on(sign, () => isMine() && heard())
        opening.on('unexpected-response', (_, { statusCode = 0 }) => {
          const code =
            statusCode === 401 ? 'AUTHENTICATION_ERROR' : statusCode === 403 ? 'PERMISSION_DENIED' : 'NETWORK_ERROR'
          if (isMine())
            lose(new CrossvenueError(code, `${exchange} refused the stream with ${statusCode}`, { exchange }))
        })
        opening.on('close', () => isMine() && lose())
        // What matters follows as `close`.
        opening.on('error', () => undefined)
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
