import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { given, ready } from './child.ts'

// Plain `ws`: sends one frame to every open socket, a given number of times per second.

export interface BareSocketsOptions {
  perSecond: number
  frame: string
}

const { perSecond, frame } = await given<BareSocketsOptions>()
/** A reader this far behind is skipped, as in the gateway. */
const MAX_UNSENT_BYTES = 256 * 1024

const server = createServer()
const sockets = new WebSocketServer({ server })
setInterval(() => {
  for (const socket of sockets.clients) if (socket.bufferedAmount <= MAX_UNSENT_BYTES) socket.send(frame)
}, 1_000 / perSecond)
await once(server.listen(0, '127.0.0.1'), 'listening')
ready(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
