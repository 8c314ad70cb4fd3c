import { CrossvenueError } from '@crossvenue/venues'
import type { RequestContext } from '../environment.ts'
import { keyInHeaders } from '../key-in-headers.ts'
import type { Trader } from '../mcp/trading/trader.ts'
import { mayCall } from '../require-scope.ts'

/** Serves requests as the gateway does: with the checks and limits of every route. */
type Serve = (request: Request) => Response | Promise<Response>

/** A caller of MCP, by its key. */
interface Caller {
  requestId: string
  keyId: string
  mayTrade: boolean
}

/**
 * Answers MCP requests over streamable HTTP. A tool calls the routes of the gateway with its caller's key, so that it can
 * do nothing that the key may not. The tools that trade are there if the key may trade and the client sends credentials.
 * The SDK is loaded by the first request, because it takes as long as half of a start.
 */
export function answerMcp(serve: Serve) {
  let loaded: ReturnType<typeof load> | undefined
  return async (context: RequestContext): Promise<Response> => {
    loaded ??= load(serve)
    return (await loaded)(context.req.raw, {
      requestId: context.get('requestId'),
      keyId: context.get('keyId') ?? '',
      mayTrade: mayCall(context.get('scope'), 'submitOrder'),
    })
  }
}

async function load(serve: Serve) {
  const [
    { createMcpHandler },
    { createMcpServer },
    { callVia, readVia },
    { CREDENTIALS_HEADER, parseCredentials },
    { createPreparedOrders },
  ] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('../mcp/create-mcp-server.ts'),
    import('../mcp/read.ts'),
    import('../mcp/trading/credentials.ts'),
    import('../mcp/trading/prepared-orders.ts'),
  ])
  const prepared = createPreparedOrders()
  return (request: Request, { requestId, keyId, mayTrade }: Caller): Promise<Response> => {
    const headers = {
      authorization: `Bearer ${keyInHeaders(Object.fromEntries(request.headers))}`,
      'x-request-id': requestId,
    }
    const send = (path: string, init = {}) =>
      serve(new Request(new URL(path, request.url), { headers, signal: request.signal, ...init }))
    const given = mayTrade ? request.headers.get(CREDENTIALS_HEADER) : null
    const trader: Trader | undefined =
      given === null ? undefined : { keyId, prepared, call: callVia(send, read(given)) }
    return createMcpHandler(() => createMcpServer(readVia(send), trader)).fetch(request)
  }

  function read(header: string) {
    try {
      return parseCredentials(Buffer.from(header, 'base64url').toString())
    } catch (error) {
      const message = `${CREDENTIALS_HEADER}: ${error instanceof Error ? error.message : error}`
      throw new CrossvenueError('VALIDATION_ERROR', message, { field: CREDENTIALS_HEADER })
    }
  }
}
