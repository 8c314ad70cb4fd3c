import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Quota } from '../limits/quota.ts'

/** Closes new connections of an address that has its maximum. */
export function limitConnections(server: Server, connections: Quota): void {
  // Node emits `connection` again for a request that goes through the parser a second time.
  const counted = new WeakSet<Socket>()
  server.prependListener('connection', (socket: Socket) => {
    if (counted.has(socket)) return
    counted.add(socket)
    try {
      socket.once('close', connections.take(socket.remoteAddress ?? 'unknown'))
    } catch {
      socket.destroy()
    }
  })
}
