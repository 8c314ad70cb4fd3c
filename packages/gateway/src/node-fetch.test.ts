import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createPlainServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { nodeFetch } from './node-fetch.ts'

const servers: { close(): unknown; closeAllConnections?(): void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections?.()
  }
})

async function serve(handle: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(handle)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server }
}

const requestOf = (more: { method?: string; body?: string; signal?: AbortSignal } = {}) => ({
  method: 'GET',
  headers: new Headers({ accept: 'application/json' }),
  redirect: 'manual' as const,
  signal: new AbortController().signal,
  ...more,
})

type Answer = Awaited<ReturnType<typeof nodeFetch>>

async function textOf({ body }: Answer): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body ?? []) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('the way to venues', () => {
  it('sends method, headers and body, and returns status, headers and body', async () => {
    const { url } = await serve(async (request, response) => {
      const { method, headers } = request
      const { accept, 'content-length': length, 'accept-encoding': encodings } = headers
      response.writeHead(201, { 'X-Two': ['a', 'b'], 'cache-control': 'max-age=2' })
      response.end(JSON.stringify({ method, accept, length, encodings, body: await text(request) }))
    })
    const answer = await nodeFetch(url, requestOf({ method: 'POST', body: '{"name":"é"}' }))
    expect([answer.status, answer.ok]).toEqual([201, true])
    expect(['Cache-Control', 'x-two', 'age'].map((name) => answer.headers.get(name))).toEqual([
      'max-age=2',
      'a, b',
      null,
    ])
    expect(JSON.parse(await textOf(answer))).toEqual({
      method: 'POST',
      accept: 'application/json',
      length: '13',
      encodings: 'gzip, br',
      body: '{"name":"é"}',
    })
  })

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['BR, gzip', (bytes: Buffer) => gzipSync(brotliCompressSync(bytes))],
    ['identity', (bytes: Buffer) => bytes],
  ])('decodes %s', async (encoding, encode) => {
    const body = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => index))
    const { url } = await serve((_request, response) => {
      response.setHeader('content-encoding', encoding)
      response.end(encode(Buffer.from(body)))
    })
    expect(await textOf(await nodeFetch(url, requestOf()))).toBe(body)
  })

  it('follows no redirect', async () => {
    const { url } = await serve((_request, response) => response.writeHead(302, { location: '/other' }).end())
    const answer = await nodeFetch(url, requestOf())
    expect([answer.status, answer.ok, answer.headers.get('location')]).toEqual([302, false, '/other'])
    await answer.body?.cancel()
  })

  it('uses a connection again', async () => {
    const ports = new Set<number | undefined>()
    const { url } = await serve((request, response) => {
      ports.add(request.socket.remotePort)
      response.end('{}')
    })
    for (let call = 0; call < 5; call++) await textOf(await nodeFetch(url, requestOf()))
    expect(ports.size).toBe(1)
  })

  it('closes the connection of an answer that is canceled', async () => {
    const { url, server } = await serve((_request, response) => void response.writeHead(200).write('{'))
    const answers = [await nodeFetch(url, requestOf()), await nodeFetch(url, requestOf())]
    const count = () => new Promise<number>((resolve) => server.getConnections((_error, open) => resolve(open)))
    expect(await count()).toBe(2)
    await answers[0]?.body?.cancel()
    await expect.poll(count).toBe(1)
  })

  it('names the cause where no connection is made', async () => {
    await expect(nodeFetch('http://127.0.0.1:1/', requestOf())).rejects.toMatchObject({
      name: 'TypeError',
      cause: { code: 'ECONNREFUSED' },
    })
  })

  it.each([
    '',
    'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{',
    'HTTP/1.1 101 Odd\r\nupgrade: odd\r\nconnection: upgrade\r\n\r\n',
  ])('fails where the connection ends after %j', async (sent) => {
    const server = createPlainServer((socket) =>
      socket.on('error', () => undefined).once('data', () => socket.end(sent)),
    )
    servers.push(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    await expect(nodeFetch(url, requestOf()).then(textOf)).rejects.toThrow(TypeError)
  })

  it('fails where a compressed body is cut, and where it is none', async () => {
    const whole = gzipSync('{"some":"thing"}')
    let body = whole.subarray(0, 20)
    const { url } = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(body),
    )
    await expect(nodeFetch(url, requestOf()).then(textOf)).rejects.toThrow('terminated')
    body = Buffer.from('{}')
    await expect(nodeFetch(url, requestOf()).then(textOf)).rejects.toThrow('terminated')
  })

  it('does not start a request that was given up', async () => {
    const { url } = await serve((_request, response) => response.end('{}'))
    await expect(nodeFetch(url, requestOf({ signal: AbortSignal.abort('gone') }))).rejects.toBe('gone')
  })

  it.each([
    ['before its head', false, {}],
    ['in its body', true, {}],
    ['in its compressed body', true, { 'content-encoding': 'gzip' }],
  ])('rejects with the reason of a signal that is aborted %s', async (_when, hasHead, headers) => {
    const { url } = await serve((_request, response) => {
      if (hasHead) response.writeHead(200, headers).write(gzipSync('{"a":1}').subarray(0, 12))
    })
    const giveUp = new AbortController()
    const reason = new Error('out of time')
    const reading = nodeFetch(url, requestOf({ signal: giveUp.signal })).then((answer) => {
      setImmediate(() => giveUp.abort(reason))
      return textOf(answer)
    })
    if (!hasHead) setImmediate(() => giveUp.abort(reason))
    await expect(reading).rejects.toBe(reason)
  })

  it('harms nothing when the signal of an answer that was not read is aborted', async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync('{}').subarray(0, 12))
    })
    const giveUp = new AbortController()
    const answer = await nodeFetch(url, requestOf({ signal: giveUp.signal }))
    giveUp.abort(new Error('out of time'))
    await expect(textOf(answer)).rejects.toThrow('out of time')
  })
})
