import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { lineWire, type Wire, webSocketWire } from './wires.ts'

/** Faults that can be injected into the messages of a socket server. */
export type SocketFault = 'gap' | 'duplicate' | 'reorder' | 'stall' | 'drop'

/** One connection, as a fake venue sees it. */
export interface FakeSocket {
  /** Sends messages that faults apply to. */
  push(message: object | string): void
  /** Answers the client. */
  answer(message: object | string): void
  ping(text: string): void
  close(): void
}

/** The handlers of one connection of a fake venue. */
export interface SocketHandler {
  received(text: string): void
  closed(): void
}

/** Takes a connection; or refuses it with a status. `path` holds the query too. */
export type Connect = (path: string, headers: Headers) => ((socket: FakeSocket) => SocketHandler) | number

export interface Sockets {
  /** Lets the next news of each connection suffer this, or all connections at once where it is theirs. */
  injectFault(fault: SocketFault): void
  /** How many connections there are. */
  count(): number
  /** How many messages have come from clients. */
  heard(): number
  close(): void
}

/** Serves the sockets of one venue, under `/<name>/`. */
export function serveSockets(server: Server, name: string, connect: Connect): Sockets {
  const sockets = new Set<Wire>()
  const upgrader = new WebSocketServer({ noServer: true, autoPong: false })
  /** The fault of the next message of each connection. */
  const waiting = new Map<Wire, SocketFault[]>()
  const held = new Map<Wire, string[]>()
  const stalled = new WeakSet<Wire>()
  let heard = 0

  const write = (socket: Wire, text: string): void => {
    if (socket.isOpen() && !stalled.has(socket)) socket.send(text)
  }
  const textOf = (message: object | string): string => (typeof message === 'string' ? message : JSON.stringify(message))

  const push = (socket: Wire, text: string): void => {
    const fault = waiting.get(socket)?.shift()
    if (fault === 'gap') return
    if (fault === 'reorder') {
      held.set(socket, [...(held.get(socket) ?? []), text])
      return
    }
    write(socket, text)
    if (fault === 'duplicate') write(socket, text)
    for (const late of held.get(socket) ?? []) write(socket, late)
    held.delete(socket)
  }

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const path = request.url ?? ''
    if (!path.startsWith(`/${name}/`)) return
    const headers = new Headers()
    for (const [header, value] of Object.entries(request.headers)) headers.set(header, String(value))
    const taken = connect(path.slice(name.length + 1), headers)
    if (typeof taken === 'number') {
      stream.end(`HTTP/1.1 ${taken} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
      return
    }
    const take = (socket: Wire): void => {
      sockets.add(socket)
      const handler = taken({
        push: (message) => push(socket, textOf(message)),
        answer: (message) => write(socket, textOf(message)),
        ping: (text) => socket.isOpen() && !stalled.has(socket) && socket.ping(text),
        close: () => socket.close(),
      })
      socket.listen({
        // A dead connection answers no ping either.
        answersPings: () => !stalled.has(socket),
        received(text) {
          if (stalled.has(socket)) return
          handler.received(text)
          heard += 1
        },
        closed() {
          sockets.delete(socket)
          waiting.delete(socket)
          held.delete(socket)
          handler.closed()
        },
      })
    }
    if (headers.get('upgrade') === 'websocket') {
      upgrader.handleUpgrade(request, stream, head, (socket) => take(webSocketWire(socket)))
    } else take(lineWire(stream, headers.get('upgrade') ?? ''))
  }
  // One for each venue is no leak.
  server.setMaxListeners(server.getMaxListeners() + 1)
  server.on('upgrade', upgrade)

  return {
    injectFault(fault) {
      for (const socket of sockets) {
        if (fault === 'drop') socket.terminate()
        else if (fault === 'stall') stalled.add(socket)
        else waiting.set(socket, [...(waiting.get(socket) ?? []), fault])
      }
    },
    count: () => sockets.size,
    heard: () => heard,
    close() {
      server.off('upgrade', upgrade)
      for (const socket of sockets) socket.terminate()
      upgrader.close()
    },
  }
}
