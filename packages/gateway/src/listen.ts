import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'

type Fetch = (request: Request) => Response | Promise<Response>
type Upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => void

export interface Listening {
  /** Where it listens, as `http://host:port`. */
  url: string
  /** Takes no more connections, finishes the requests under way and resolves. */
  close(): Promise<void>
}

const GRACE_MS = 10_000
const SWEEP_MS = 50

/**
 * Serves on the first free one of some ports (0 takes any). The handler is made once the address is known, because the
 * documents it serves name that address.
 */
export async function listen(
  host: string,
  ports: readonly number[],
  handler: (url: string) => Fetch,
  upgrade?: Upgrade,
): Promise<Listening> {
  const server = createServer()
  for (const [position, port] of ports.entries()) {
    try {
      await once(server.listen(port, host), 'listening')
      break
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!taken || position === ports.length - 1) throw error
    }
  }
  const url = addressOf(host, (server.address() as AddressInfo).port)
  server.on('request', getRequestListener(handler(url)))
  if (upgrade) server.on('upgrade', upgrade)
  return {
    url,
    async close() {
      server.close()
      // Connections are kept alive after the last answer; only then can they be closed.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS)
      await once(server, 'close')
      clearInterval(sweep)
      clearTimeout(deadline)
    },
  }
}

/** Listening everywhere is not an address to call; this machine's name for itself is. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
