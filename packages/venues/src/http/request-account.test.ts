import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { CrossvenueError } from '../errors.ts'
import { callFor } from './call-context.ts'
import { createRequester } from './request.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const TIMEOUT_MS = 60_000
let server: Server | undefined
afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

/** A venue that answers in turn, the last answer again and again. */
async function venueThat(answers: Answer[], budget = { calls: 100, perMs: 100 }) {
  const calls: { line: string; body: string; token: string | undefined }[] = []
  server = createServer(async (request, response) => {
    const body = await text(request)
    calls.push({ line: `${request.method} ${request.url}`, body, token: request.headers.token?.toString() })
    const answer = answers[Math.min(calls.length, answers.length) - 1]
    answer?.(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const http = createRequester({ venue: 'small', baseUrl, budget }, { timeoutMs: TIMEOUT_MS })
  return { http, calls }
}

const json =
  (status: number, body: unknown): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const Id = z.object({ id: z.string() })

function signer() {
  let count = 0
  return async () => ({ token: `token-${++count}` })
}

describe('account', () => {
  it('sends the body to the letter, signed', async () => {
    const { http, calls } = await venueThat([json(201, { id: 'o-1' })])
    const body = '{"price":"0.5600"}'
    expect(await http.account('/orders', Id, { method: 'POST', body, sign: signer() })).toEqual({ id: 'o-1' })
    expect(calls).toEqual([{ line: 'POST /orders', body, token: 'token-1' }])
  })

  it('retries a read with a new signature', async () => {
    const { http, calls } = await venueThat([json(503, {}), json(200, { id: 'o-1' })])
    expect(await http.account('/orders/o-1', Id, { query: { a: 1 }, sign: signer() })).toEqual({ id: 'o-1' })
    expect(calls.map(({ line, token }) => [line, token])).toEqual([
      ['GET /orders/o-1?a=1', 'token-1'],
      ['GET /orders/o-1?a=1', 'token-2'],
    ])
  })

  it('sends the query to the letter as it was signed, again for each try', async () => {
    const { http, calls } = await venueThat([json(503, {}), json(200, { id: 'o-1' })])
    const queries: string[] = []
    const signQuery = (query: string) => {
      queries.push(query)
      return `${query}&list[0].id=7&signature=s-${queries.length}`
    }
    await http.account('/orders', Id, { query: { text: 'a b&c' }, sign: async () => ({}), signQuery })
    expect(queries).toEqual(['text=a+b%26c', 'text=a+b%26c'])
    expect(calls.map(({ line }) => line)).toEqual([
      'GET /orders?text=a+b%26c&list[0].id=7&signature=s-1',
      'GET /orders?text=a+b%26c&list[0].id=7&signature=s-2',
    ])
  })

  it.each(['', '/api', '/api/'])('has what stands below the base address signed: %j', async (folder) => {
    const targets: string[] = []
    const http = createRequester(
      { venue: 'small', baseUrl: `HTTP://Venue.test:80${folder}`, budget: { calls: 100, perMs: 100 } },
      { fetch: async () => Response.json({ id: 'o-1' }) },
    )
    const sign = async (target: string) => {
      targets.push(target)
      return {}
    }
    await http.account('/orders', Id, { query: { a: 1 }, sign })
    expect(targets).toEqual(['/orders?a=1'])
  })

  it('never shares a read between accounts', async () => {
    const { http, calls } = await venueThat([json(200, { id: 'o-1' })])
    await Promise.all([
      http.account('/orders/o-1', Id, { sign: async () => ({ token: 'ann' }) }),
      http.account('/orders/o-1', Id, { sign: async () => ({ token: 'ben' }) }),
    ])
    expect(calls.map(({ token }) => token).sort()).toEqual(['ann', 'ben'])
  })

  /** So long that the request is given up. */
  const hang: Answer = () => void vi.advanceTimersByTime(TIMEOUT_MS)
  const reset: Answer = ({ socket }) => socket.destroy()
  const nonsense: Answer = (_, response) => response.end('<html>')
  it.each<[string, Answer]>([
    ['a 500', json(500, {})],
    ['a 408', json(408, { message: 'order refused' })],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    [
      'an answer that breaks off',
      (_, response) => response.writeHead(200, { 'content-length': '99' }).write('{"id":', () => response.destroy()),
    ],
    ['a 503', json(503, {})],
    ['silence', hang],
    ['a broken connection', reset],
    ['an answer that is not JSON', nonsense],
    ['an answer in an unknown form', json(200, { order: 1 })],
  ])('sends a write once and calls it unconfirmed after %s', async (_, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { http, calls } = await venueThat([answer])
    const write = http.account('/orders', Id, { method: 'POST', body: '{}', sign: signer() })
    await expect(write).rejects.toMatchObject({ code: 'WRITE_UNCONFIRMED', retryable: false, exchange: 'small' })
    expect(calls).toHaveLength(1)
  })

  it('does not call a write unconfirmed that was not sent, while the venue is left alone', async () => {
    const { http, calls } = await venueThat([json(500, {})])
    const write = () => http.account('/orders', Id, { method: 'POST', body: '{}', sign: signer() })
    for (let tries = 0; tries < 8; tries += 1) {
      await expect(write()).rejects.toMatchObject({ code: 'WRITE_UNCONFIRMED' })
    }
    await expect(write()).rejects.toMatchObject({ code: 'EXCHANGE_NOT_AVAILABLE', retryable: true, retryAfter: 5 })
    expect(calls).toHaveLength(8)
  })

  it.each([
    [400, 'BAD_REQUEST'],
    [401, 'AUTHENTICATION_ERROR'],
    [429, 'RATE_LIMIT_EXCEEDED'],
  ])('calls a write refused after a %i, and does not repeat it', async (status, code) => {
    const { http, calls } = await venueThat([json(status, {})])
    await expect(http.account('/orders/1', Id, { method: 'DELETE', sign: signer() })).rejects.toMatchObject({ code })
    expect(calls).toHaveLength(1)
  })

  it.each<[string, () => Promise<Record<string, string>>, object]>([
    [
      'a signer that throws',
      async () => {
        throw new TypeError('secret-key is not a key')
      },
      {
        code: 'AUTHENTICATION_ERROR',
        field: 'credentials',
        message: 'small: the credentials cannot sign a request; check them',
      },
    ],
    [
      'a character that no header may hold',
      async () => ({ token: '\u4e2d' }),
      { code: 'VALIDATION_ERROR', field: 'credentials' },
    ],
    ['a line break', async () => ({ token: 'a\nb' }), { code: 'VALIDATION_ERROR', field: 'credentials' }],
    [
      'missing credentials',
      async () => {
        throw new CrossvenueError('AUTHENTICATION_ERROR', 'small needs credentials: apiKey', { exchange: 'small' })
      },
      { code: 'AUTHENTICATION_ERROR', message: 'small needs credentials: apiKey' },
    ],
  ])('refuses %s at once: nothing is sent, retried, budgeted or counted', async (_, sign, refusal) => {
    const { http, calls } = await venueThat([json(200, { id: 'o-1' })], { calls: 1, perMs: 600_000 })
    for (let tries = 0; tries < 20; tries += 1) {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const error = await http.account('/orders', Id, { method, sign }).catch((thrown: unknown) => thrown)
        expect(error).toMatchObject(refusal)
        expect(JSON.stringify([error, (error as Error).cause, (error as Error).message])).not.toContain('secret')
      }
    }
    expect(calls).toHaveLength(0)
    expect(await http.account('/orders', Id, { sign: signer() })).toEqual({ id: 'o-1' })
  })

  it('calls no write unconfirmed that could not be connected', async () => {
    const { http } = await venueThat([json(200, {})])
    await new Promise((closed) => server?.close(closed))
    const write = http.account('/orders', Id, { method: 'POST', body: '{}', sign: signer() })
    await expect(write).rejects.toMatchObject({ code: 'NETWORK_ERROR', retryable: true })
  })

  it('lets each account fail alone', async () => {
    const { http, calls } = await venueThat([
      ({ headers }, response) =>
        json(headers.token === 'bad' ? 500 : 200, { id: 'o-1' })({ headers } as never, response),
    ])
    const as = (caller: string, account: string) =>
      callFor({ caller, account }, () =>
        http.account('/orders', Id, { method: 'DELETE', sign: async () => ({ token: account }) }),
      )
    for (let tries = 0; tries < 8; tries += 1) {
      await expect(as('ann', 'bad')).rejects.toMatchObject({ code: 'WRITE_UNCONFIRMED' })
    }
    await expect(as('ann', 'bad')).rejects.toMatchObject({ code: 'EXCHANGE_NOT_AVAILABLE' })
    expect(calls).toHaveLength(8)
    expect(await as('ann', 'good')).toEqual({ id: 'o-1' })
    expect(await as('ben', 'good')).toEqual({ id: 'o-1' })
    expect(await callFor({ caller: 'ann' }, () => http.get('/things', Id))).toEqual({ id: 'o-1' })
  })

  it('signs a request again that waited for its turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    let signed = 0
    const { http, calls } = await venueThat([json(200, { id: 'o-1' })], { calls: 1, perMs: 1_200 })
    const sign = async () => ({ token: `token-${++signed}` })
    const both = Promise.all([http.account('/1', Id, { sign }), http.account('/2', Id, { sign })])
    await expect.poll(() => calls.length).toBe(1)
    vi.advanceTimersByTime(1_200)
    await both
    expect(calls.map(({ token }) => token)).toEqual(['token-1', 'token-3'])
  })

  it('finishes a write that is on its way though its caller has left', async () => {
    const { http, calls } = await venueThat([
      (_, response) => setTimeout(() => json(200, { id: 'o-1' })(_, response), 50),
    ])
    const left = new AbortController()
    const write = callFor({ signal: left.signal }, () =>
      http.account('/orders', Id, { method: 'POST', body: '{}', sign: signer() }),
    )
    await expect.poll(() => calls.length).toBe(1)
    left.abort()
    expect(await write).toEqual({ id: 'o-1' })
  })
})
