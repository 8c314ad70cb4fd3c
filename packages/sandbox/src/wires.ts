import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** A connection of texts, whatever is below it. */
export interface Wire {
  isOpen(): boolean
  send(text: string): void
  ping(text: string): void
  close(): void
  terminate(): void
  listen(handlers: WireHandlers): void
}

interface WireHandlers {
  answersPings: () => boolean
  received: (text: string) => void
  closed: () => void
}

export const webSocketWire = (socket: WebSocket): Wire => ({
  isOpen: () => socket.readyState === socket.OPEN,
  send: (text) => socket.send(text),
  ping: (text) => socket.ping(text),
  close: () => socket.close(),
  terminate: () => socket.terminate(),
  listen({ answersPings, received, closed }) {
    socket.on('ping', (data) => answersPings() && socket.pong(data))
    socket.on('message', (data) => received(String(data)))
    socket.on('error', () => undefined)
    socket.on('close', closed)
  },
})

/** A bare socket of lines that end with CRLF, for which an HTTP connection was given up. */
export function lineWire(stream: Duplex, protocol: string): Wire {
  stream.write(`HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: ${protocol}\r\n\r\n`)
  return {
    isOpen: () => stream.writable,
    send: (text) => void stream.write(`${text}\r\n`),
    ping: () => undefined,
    close: () => void stream.end(),
    terminate: () => void stream.destroy(),
    listen({ received, closed }) {
      let rest = ''
      stream.on('data', (data: Buffer) => {
        const lines = (rest + String(data)).split('\r\n')
        rest = lines.pop() ?? ''
        for (const line of lines) received(line)
      })
      // The other end ends: so does this one.
      stream.on('end', () => stream.end())
      stream.on('error', () => undefined)
      stream.on('close', closed)
    },
  }
}
