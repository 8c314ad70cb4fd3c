import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CrossvenueError, turn } from '@crossvenue/venues'
import { getRequestListener } from '@hono/node-server'
import { answerParserErrors } from './connections/answer-parser-errors.ts'
import { answerRaw } from './connections/answer-raw.ts'
import { laneOf } from './connections/lane-of.ts'
import { limitConnections } from './connections/limit-connections.ts'
import { routeUpgrades, type UpgradeHandler } from './connections/route-upgrades.ts'
import { createSliceSender } from './connections/send-in-slices.ts'
import { createTurnWatch } from './connections/turn-watch.ts'
import type { Quota } from './limits/quota.ts'
import type { Log } from './log.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

export interface Listening {
  /** The address it listens on, as `http://host:port`. */
  url: string
  /** Stops accepting connections, finishes the requests under way and resolves. */
  close(): Promise<void>
}

export interface ListenOptions {
  /**
   * Answers some requests before the handler; resolves with false where it does not. These answers take so little time
   * that several are sent in one turn of the event loop.
   */
  answerKnown?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  upgrades?: UpgradeHandler
  /** Connections of an address. */
  connections?: Quota
  log?: Log
}

const HEALTH = '/health'
const GRACE_MS = 10_000
const SWEEP_MS = 50
const HEADERS_MS = 30_000
const REQUEST_MS = 60_000
/** Clients and proxies close an idle connection within a minute; if the server did so first, a request could get lost. */
const KEEP_ALIVE_MS = 75_000

/**
 * Serves on the first of the ports that is free (0 takes any). The handler is created once the address is known, because
 * the documents that it serves contain the address.
 */
export async function listen(
  host: string,
  ports: readonly number[],
  handler: (url: string) => Fetch,
  { answerKnown, upgrades, connections, log }: ListenOptions = {},
): Promise<Listening> {
  // Node would answer a missing host header without a body; `take` answers with the envelope.
  const server = createServer({
    requireHostHeader: false,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  })
  for (const [position, port] of ports.entries()) {
    try {
      await once(server.listen(port, host), 'listening')
      break
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error
      if (position === ports.length - 1) throw portsInUse(host, ports)
    }
  }
  const url = addressOf(host, (server.address() as AddressInfo).port)
  const answer = getRequestListener(handler(url), { hostname: new URL(url).host, errorHandler: answerFault(log) })
  const sendInSlices = createSliceSender()
  const isShortTurn = createTurnWatch()
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    sendInSlices(response)
    const { headers, httpVersion } = request
    const isValid = headers.host !== undefined || httpVersion === '1.0'
    const knows = async () => isValid && ((await answerKnown?.(request, response).catch(() => false)) ?? false)
    const isShort = isShortTurn()
    if (isShort && (await knows())) return
    // Whether the process lives must be known however many wait.
    if (request.url !== HEALTH) await turn(laneOf(request))
    if (response.destroyed) return
    if (!isShort && (await knows())) return
    if (isValid) void answer(request, response)
    else answerRaw(request.socket, new CrossvenueError('BAD_REQUEST', 'HTTP/1.1 needs a host header'))
  }
  server.on('request', take)
  // A server may ignore an unknown expectation (RFC 9110, 10.1.1).
  server.on('checkExpectation', take)
  answerParserErrors(server, log)
  if (connections) limitConnections(server, connections)
  if (upgrades) routeUpgrades(server, upgrades)
  return {
    url,
    async close() {
      server.close()
      // A kept-alive connection can only be closed once it is idle after its last answer.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS)
      await once(server, 'close')
      clearInterval(sweep)
      clearTimeout(deadline)
    },
  }
}

/** Answers a request whose host or address is not valid. */
const answerFault =
  (log?: Log) =>
  (cause: unknown): Response => {
    const isRequest = cause instanceof Error && cause.name === 'RequestError'
    if (!isRequest) log?.error({ err: cause }, 'unexpected error')
    const error = isRequest
      ? new CrossvenueError('BAD_REQUEST', `the request is malformed: ${cause.message}`)
      : new CrossvenueError('INTERNAL_ERROR', 'the service failed unexpectedly; its log has the details')
    return Response.json({ success: false, error: error.toJSON() }, { status: error.status })
  }

function portsInUse(host: string, ports: readonly number[]): Error {
  const [first, last] = [ports[0], ports.at(-1)]
  const which = first === last ? `port ${first} is in use` : `ports ${first} to ${last} are in use`
  const message = `${which} on ${host}; choose another with --port NUMBER or CROSSVENUE_PORT`
  return Object.assign(new Error(message), { code: 'EADDRINUSE' })
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code

/** Returns an address to call; for a wildcard address, which cannot be called, the loopback address. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
