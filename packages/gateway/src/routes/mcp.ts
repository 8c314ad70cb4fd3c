import type { RequestContext } from '../environment.ts'
import { keyInHeaders } from '../key-in-headers.ts'

/** Serves requests as the gateway does: with the checks and limits of every route. */
type Serve = (request: Request) => Response | Promise<Response>

/**
 * Answers MCP requests over streamable HTTP. A tool calls the routes of the gateway with its caller's key, so that it can
 * do nothing that the key may not. The SDK is loaded by the first request, because it takes as long as half of a start.
 */
export function answerMcp(serve: Serve) {
  let loaded: ReturnType<typeof load> | undefined
  return async (context: RequestContext): Promise<Response> => {
    loaded ??= load(serve)
    return (await loaded)(context.req.raw, context.get('requestId'))
  }
}

async function load(serve: Serve) {
  const [{ createMcpHandler }, { createMcpServer }, { readVia }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('../mcp/create-mcp-server.ts'),
    import('../mcp/read.ts'),
  ])
  return (request: Request, requestId: string): Promise<Response> => {
    const headers = {
      authorization: `Bearer ${keyInHeaders(Object.fromEntries(request.headers))}`,
      'x-request-id': requestId,
    }
    const read = readVia((path) => serve(new Request(new URL(path, request.url), { headers, signal: request.signal })))
    return createMcpHandler(() => createMcpServer(read)).fetch(request)
  }
}
