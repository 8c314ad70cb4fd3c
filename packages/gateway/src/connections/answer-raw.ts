import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { CrossvenueError } from '@crossvenue/venues'

/**
 * Writes an error in its wire form to a connection that has no response object, and closes the connection. It calls
 * `destroySoon`, because `end` waits for the other side to close and would let a caller keep the descriptor open.
 */
export function answerRaw(stream: Duplex, error: CrossvenueError, status: number = error.status): void {
  if (stream.destroyed || !stream.writable) return
  const body = JSON.stringify({ success: false, error: error.toJSON() })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(status === 401 ? ['www-authenticate: Bearer'] : []),
    ...(error.retryAfter === undefined ? [] : [`retry-after: ${Math.ceil(error.retryAfter)}`]),
  ]
  stream.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  if ('destroySoon' in stream && typeof stream.destroySoon === 'function') stream.destroySoon()
  else stream.end(() => stream.destroy())
}
