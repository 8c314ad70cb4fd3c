import { createVenue, type Venue } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { EngineOrder } from '../../engine/order.ts'
import { type Sandbox, startSandbox } from '../../sandbox.ts'
import { takerFee } from './fee.ts'
import { createSignIn } from './sign-in.ts'

const NOW = 1_788_267_600_000
const HOST = 'http://venue.test'
const PATH = '/v1/balances'

describe('signatures', () => {
  const signIn = createSignIn(() => NOW)
  const ann = signIn.open('ann')
  /** A request of the library under test, which signs by other code. */
  const sentAt = async (at: number, credentials = ann) => {
    let sent = new Request(HOST)
    const venue = createVenue('gemini-titan', {
      baseUrl: HOST,
      now: () => at,
      credentials,
      fetch: async (input, init) => {
        sent = new Request(input, init)
        return Response.json([])
      },
    }) as Required<Venue>
    await venue.fetchBalance()
    return sent
  }
  const changed = (
    request: Request,
    change: { path?: string; body?: string; headers?: Record<string, string | null> },
  ) => {
    const headers = new Headers(request.headers)
    for (const [name, value] of Object.entries(change.headers ?? {})) {
      if (value === null) headers.delete(name)
      else headers.set(name, value)
    }
    return new Request(HOST + (change.path ?? PATH), { method: 'POST', headers, body: change.body ?? null })
  }
  /** The account of the request, or the reason of its refusal. */
  const verdict = async (request: Request): Promise<unknown> => {
    const found = await signIn.verify(request)
    return found instanceof Response ? ((await found.json()) as { reason: string }).reason : found.account
  }

  it('cover the path and all parameters', async () => {
    const sent = await sentAt(NOW)
    expect(await verdict(changed(sent, {}))).toBe('ann')
    expect(await verdict(changed(sent, { path: '/v1/mytrades' }))).toBe('EndpointMismatch')
    expect(await verdict(changed(sent, { body: '{}' }))).toBe('InvalidRequest')
    expect(await verdict(changed(sent, { headers: { 'content-type': 'application/json' } }))).toBe('InvalidRequest')
    const other = Buffer.from(JSON.stringify({ request: PATH, nonce: NOW / 1_000, limit: 1 })).toString('base64')
    expect(await verdict(changed(sent, { headers: { 'x-gemini-payload': other } }))).toBe('InvalidSignature')
    expect(await verdict(changed(sent, { headers: { 'x-gemini-signature': 'ab' } }))).toBe('InvalidSignature')
    expect(await verdict(changed(sent, { headers: { 'x-gemini-signature': null } }))).toBe('MissingsignatureHeader')
  })

  it.each([
    [-30_000, 'ann'],
    [30_999, 'ann'],
    [-31_000, 'InvalidNonce'],
    [31_000, 'InvalidNonce'],
    // Milliseconds for seconds.
    [NOW * 999, 'InvalidNonce'],
  ])('may be %i ms off', async (off, expected) => {
    expect(await verdict(await sentAt(NOW + off))).toBe(expected)
  })

  it('are of the account whose key is named', async () => {
    const ben = signIn.open('ben')
    expect(await verdict(await sentAt(NOW, { ...ann, apiSecret: ben.apiSecret }))).toBe('InvalidSignature')
    expect(await verdict(await sentAt(NOW, { ...ann, apiKey: 'account-0' }))).toBe('InvalidSignature')
    expect(await verdict(await sentAt(NOW, ben))).toBe('ben')
  })
})

describe('the socket', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })
  afterAll(() => sandbox.close())
  const connect = (headers: Record<string, string> = {}) =>
    new WebSocket(`${sandbox.urls['gemini-titan'].replace('http', 'ws')}/`, { headers })

  it('takes nobody who signs wrongly', async () => {
    const { apiKey = '' } = await sandbox.openAccount('gemini-titan', 'ann', 10)
    const socket = connect({ 'x-gemini-apikey': apiKey, 'x-gemini-nonce': '1', 'x-gemini-payload': 'MQ==' })
    const status = await new Promise((resolve) => {
      socket.on('error', () => undefined)
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode))
    })
    expect(status).toBe(401)
  })

  it.each([
    [
      { id: '1', method: 'ping' },
      { id: '1', status: 200, result: {} },
    ],
    [
      { id: '2', method: 'subscribe', params: ['orders@account'] },
      { id: '2', status: 401 },
    ],
    [
      { id: '3', method: 'subscribe', params: ['GEMI-NONE@trade'] },
      { id: '3', status: 400 },
    ],
    [
      { id: '4', method: 'subscribe', params: { streams: [] } },
      { id: '4', status: 400 },
    ],
    [
      { id: '5', method: 'sing' },
      { id: '5', status: 400 },
    ],
  ])('answers strangers %o', async (request, answer) => {
    const socket = connect()
    socket.on('open', () => socket.send(JSON.stringify(request)))
    const message = await new Promise((resolve) => socket.on('message', (data) => resolve(JSON.parse(String(data)))))
    expect(message).toMatchObject(answer)
    socket.close()
  })
})

it.each([
  // Contracts and price; the fee as the venue's schedule works it out, up to the next cent.
  [100, 0.4, 2],
  [100, 0.9, 0.5],
  [1, 0.5, 0.03],
  [1, 0.01, 0.01],
])('%d contracts at %d cost the taker %d dollars', (contracts, price, dollars) => {
  const fee = takerFee({} as EngineOrder, BigInt(Math.round(price * 1e6)), BigInt(contracts * 1e6))
  expect(Number(fee) / 1e12).toBe(dollars)
})
