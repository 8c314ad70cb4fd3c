import type { Duplex } from 'node:stream'
import { CrossvenueError, callFor, turn } from '@crossvenue/venues'
import type { WebSocket } from 'ws'
import { BYTES_PER_WINDOW, createFrameAllowance, FRAMES_PER_WINDOW } from './frame-allowance.ts'
import { type MessageId, readMessage } from './message.ts'
import { createOutbox } from './outbox.ts'
import { createSubscriptions, type SubscriptionOptions } from './subscriptions.ts'

const BEAT_MS = 30_000
const POLICY_VIOLATION = 1008

export interface ConnectionOptions extends SubscriptionOptions {
  /** The key of the connection: frames of one caller wait for each other, and what they ask venues for is its own. */
  caller: string
  /** The connection closes if its reader takes no bytes for this long. */
  stuckMs?: number
}

/** Serves the subscriptions of one connection until it closes. `stream` is what the socket writes to. */
export function serveConnection(socket: WebSocket, stream: Duplex, { caller, ...options }: ConnectionOptions): void {
  const outbox = createOutbox(socket, stream, options)
  const { send, isBehind, caughtUp } = outbox
  const isAllowed = createFrameAllowance()
  const isOpen = (): boolean => socket.readyState === socket.OPEN

  const fail = (id: MessageId | undefined, error: unknown): void => {
    const typed =
      error instanceof CrossvenueError
        ? error
        : new CrossvenueError('INTERNAL_ERROR', 'the service failed unexpectedly; its log has the details')
    send({ event: 'error', ...(id !== undefined && { id }), error: typed.toJSON() })
  }

  const subscriptions = createSubscriptions(outbox, fail, options)

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
      if (action === 'subscribe') subscriptions.subscribe(id, message)
      else if (action === 'unsubscribe') subscriptions.unsubscribe(id, message)
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
    subscriptions.endAll()
  })
}

const LAST_WORD_MS = 250

/** Closes a connection with a reason, without waiting for a caller that does not read. */
export function endConnection(socket: WebSocket, reason: string): void {
  socket.close(POLICY_VIOLATION, reason)
  socket.resume()
  setTimeout(() => socket.terminate(), LAST_WORD_MS).unref()
}
