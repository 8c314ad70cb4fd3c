import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { CrossvenueError } from '@crossvenue/venues'
import type { Log } from '../log.ts'
import { answerRaw } from './answer-raw.ts'

/** Answers requests that the HTTP parser refuses with the same envelope as every other error. */
export function answerParserErrors(server: Server, log?: Log): void {
  const current = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => current.set(request.socket, response))
  server.on('clientError', (cause: NodeJS.ErrnoException, stream: Duplex) => {
    const { status, error } = describe(cause)
    const response = current.get(stream)
    // Part of an answer has been sent: an error after it would be read as part of its body.
    if (response?.headersSent && !response.writableFinished) return void stream.destroy()
    if (stream.writable) log?.info({ status, code: error.code, reason: cause.code }, 'refused a malformed request')
    if (stream.writable) answerRaw(stream, error, status)
    else stream.destroy()
  })
  // CONNECT asks for a tunnel; without a listener Node closes the connection without an answer.
  server.on('connect', (_: IncomingMessage, stream: Duplex) =>
    answerRaw(stream, new CrossvenueError('METHOD_NOT_ALLOWED', 'CONNECT is not supported')),
  )
}

function describe({ code }: NodeJS.ErrnoException): { status: number; error: CrossvenueError } {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, error: new CrossvenueError('PAYLOAD_TOO_LARGE', 'the request headers are too large') }
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { status: 413, error: new CrossvenueError('PAYLOAD_TOO_LARGE', 'the chunk extensions are too large') }
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, error: new CrossvenueError('BAD_REQUEST', 'the request did not arrive in time') }
    default:
      return { status: 400, error: new CrossvenueError('BAD_REQUEST', 'the request is not valid HTTP') }
  }
}
