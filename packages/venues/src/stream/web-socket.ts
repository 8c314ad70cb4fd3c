import { WebSocket } from 'ws'
import { CrossvenueError } from '../errors.ts'
import type { OpenSocket } from './text-socket.ts'

/** Opens a WebSocket. */
export const openWebSocket: OpenSocket = ({ exchange, url, headers, connectMs, maxBytes }, handlers) => {
  const socket = new WebSocket(url, { headers, handshakeTimeout: connectMs, maxPayload: maxBytes })
  socket.on('open', handlers.opened)
  socket.on('message', (data) => handlers.received(String(data)))
  for (const sign of ['ping', 'pong'] as const) socket.on(sign, handlers.heard)
  socket.on('unexpected-response', (_, { statusCode = 0 }) => handlers.refused(statusCode))
  socket.on('close', (code, reason) => {
    const why = `${exchange} ended the stream with ${code} ${reason}`.trim()
    handlers.lost(isFinal(code) ? new CrossvenueError('PERMISSION_DENIED', why, { exchange }) : undefined)
  })
  // An error is followed by `close`.
  socket.on('error', () => undefined)
  const isOpen = () => socket.readyState === WebSocket.OPEN

  return {
    isOpen,
    send: (text) => socket.send(text),
    ping: () => socket.ping(),
    close: () => socket.terminate(),
  }
}

/**
 * Returns whether a close code means that the server refuses the client: a breach of its rules
 * (https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1), 4401 and 4403, by which many mean HTTP's 401 and 403, or a
 * code that Centrifugo calls terminal (https://centrifugal.dev/docs/server/codes).
 */
const isFinal = (code: number): boolean => [1008, 4401, 4403].includes(code) || (code >= 3_500 && code < 4_000)
