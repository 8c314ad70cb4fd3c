import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createQuota } from '../limits/quota.ts'
import { createRate } from '../limits/rate.ts'
import { type Listening, listen } from '../listen.ts'
import { createLog } from '../log.ts'
import { createSocketServer } from '../streams/socket.ts'

const lines: string[] = []
const opened: Socket[] = []
let server: Listening
let sockets: ReturnType<typeof createSocketServer>

/** Answers with the verb, the path, the body and the upgrade header that arrived. */
const echo = async (request: Request) => {
  const { pathname } = new URL(request.url)
  return Response.json([request.method, pathname, await request.text(), request.headers.get('upgrade')])
}

beforeEach(async () => {
  lines.length = 0
  const verify = async (secret: string) =>
    secret === 'key-1' ? { id: 'k', name: 'tester', scope: 'trade' as const, createdAt: 0 } : undefined
  sockets = createSocketServer(new Map(), { verify }, async () => [], {
    sockets: createQuota(10, 'WebSockets of a key'),
    subscriptions: createQuota(10, 'watched outcomes of a key'),
    rates: { withoutKey: createRate('requests without a key', 3) },
  })
  server = await listen('127.0.0.1', [0], () => echo, {
    upgrades: sockets,
    log: createLog('info', { write: (line) => lines.push(line) }),
  })
})
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  sockets.close()
  await server.close()
})

/** Opens a plain connection that never closes by itself. */
async function dial(): Promise<{ socket: Socket; read(until: (text: string) => boolean): Promise<string> }> {
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true })
  opened.push(socket)
  let text = ''
  let hasEnded = false
  socket.on('data', (data) => {
    text += data
  })
  socket.on('end', () => {
    hasEnded = true
  })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return {
    socket,
    async read(until) {
      await expect.poll(() => hasEnded || until(text)).toBe(true)
      return text
    },
  }
}

/** Sends text and returns the status, the headers and the body of the answer, read until the server closes. */
async function exchange(request: string) {
  const { socket, read } = await dial()
  socket.write(request)
  const text = await read(() => false)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}

const offer = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n'

describe('an offer to upgrade', () => {
  it('to HTTP/2 is answered as an ordinary request', async () => {
    const { socket, read } = await dial()
    socket.write(`GET /health HTTP/1.1\r\nHost: gateway\r\n${offer}\r\n`)
    expect(await read((text) => text.includes(']'))).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\["GET","\/health","",null\]$/)
  })

  it('leaves the body of the request as it is, in one piece or several', async () => {
    const { socket, read } = await dial()
    const body = 'x'.repeat(70_000)
    socket.write(
      `POST /api HTTP/1.1\r\nHost: gateway\r\nContent-Length: ${body.length}\r\n${offer}\r\n${body.slice(0, 9)}`,
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    socket.write(body.slice(9))
    expect(await read((text) => text.includes(']'))).toContain(`["POST","/api","${body}",null]`)
  })

  it('may come with every request of a connection', async () => {
    const warnings: Error[] = []
    const warn = (warning: Error) => warnings.push(warning)
    process.on('warning', warn)
    const { socket, read } = await dial()
    for (let count = 1; count <= 40; count += 1) {
      socket.write(`GET /${count} HTTP/1.1\r\nHost: gateway\r\n${offer}\r\n`)
      await read((text) => text.includes(`["GET","/${count}","",null]`))
    }
    process.off('warning', warn)
    expect(warnings).toEqual([])
    expect(socket.readyState).toBe('open')
  })

  it('to a WebSocket on a path other than /ws is answered as an ordinary request', async () => {
    const { status, body } = await exchange(
      'GET /elsewhere HTTP/1.1\r\nHost: gateway\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    expect([status, body]).toEqual([200, '["GET","/elsewhere","",null]'])
  })

  it('to a WebSocket without a key is refused with the envelope, and the connection is closed', async () => {
    const handshake = (query: string) =>
      exchange(`GET /ws${query} HTTP/1.1\r\nHost: gateway\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    const missing = await handshake('')
    expect(missing.status).toBe(401)
    expect(JSON.parse(missing.body)).toEqual({
      success: false,
      error: {
        message: 'missing api key: send the header Authorization: Bearer <key>, or ?apiKey=<key> in the address',
        code: 'AUTHENTICATION_ERROR',
        retryable: false,
      },
    })
    expect(JSON.parse((await handshake('?apiKey=key-2')).body).error.message).toBe('invalid api key')
  })

  it('to a WebSocket counts toward the limit of the address only without a valid key', async () => {
    const handshake = (query: string) =>
      exchange(`GET /ws${query} HTTP/1.1\r\nHost: gateway\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    const statuses: number[] = []
    for (const query of ['', '?apiKey=wrong', '']) statuses.push((await handshake(query)).status)
    expect(statuses).toEqual([401, 401, 401])
    const { status, head, body } = await handshake('')
    expect(status).toBe(429)
    expect(head).toMatch(/\r\nretry-after: \d+/)
    expect(JSON.parse(body).error).toMatchObject({
      code: 'RATE_LIMIT_EXCEEDED',
      message: 'more than 3 requests without a key within a minute',
    })
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws?apiKey=key-1`)
    await once(socket, 'open')
    socket.terminate()
  })

  it('to a WebSocket that is refused leaves no connection open, even if the caller never closes its side', async () => {
    const { socket, read } = await dial()
    socket.write('GET /ws HTTP/1.1\r\nHost: gateway\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await read(() => false)
    // A half-closed connection would continue to accept bytes.
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const writing = setInterval(() => socket.write('x'), 5)
    await closed
    clearInterval(writing)
    expect(socket.destroyed).toBe(true)
  })

  it('to a WebSocket with a key is accepted', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws?apiKey=key-1`)
    await once(socket, 'open')
    expect(socket.readyState).toBe(WebSocket.OPEN)
  })
})

describe('a request that the parser refuses', () => {
  const error = (message: string, code = 'BAD_REQUEST') => ({
    success: false,
    error: { message, code, retryable: false },
  })

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400, error('the request is not valid HTTP')],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n', 400],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      error('the request headers are too large', 'PAYLOAD_TOO_LARGE'),
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, error('HTTP/1.1 needs a host header')],
    [
      'CONNECT',
      'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n',
      405,
      error('CONNECT is not supported', 'METHOD_NOT_ALLOWED'),
    ],
  ])('(%s) is answered with the envelope and closed', async (_, request, status, body?: object) => {
    const answer = await exchange(request)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toEqual(body ?? error('the request is not valid HTTP'))
    expect(answer.head).toContain('content-type: application/json')
  })

  it.each(['a b', 'a/b', 'a?b', '[::1', 'user@host', 'a\\b'])('has an invalid host (%s)', async (host) => {
    const answer = await exchange(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, error: { code: 'BAD_REQUEST' } })
  })

  it('is logged without its content', async () => {
    await exchange('secret-in-the-request\r\n\r\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ status: 400, msg: 'refused a malformed request' }])
    expect(lines.join('')).not.toContain('secret')
  })
})

it('answers HTTP/1.0 without a host', async () => {
  const { status, body } = await exchange('GET /health HTTP/1.0\r\n\r\n')
  expect([status, body]).toEqual([200, '["GET","/health","",null]'])
})
