import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Quota } from '../limits/quota.ts'

/** Cuts connections beyond those that one address may have. */
export function limitConnections(server: Server, connections: Quota): void {
  // One that offered to upgrade is announced again.
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
