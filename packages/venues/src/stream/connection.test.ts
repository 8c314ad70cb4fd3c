import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { countedTime } from '../__fixtures__/counted-time.ts'
import type { CrossvenueError } from '../errors.ts'
import { createConnection } from './connection.ts'

/** A connection to a server of the test's own; timers go a hundred times as fast. */
async function connectionTo(welcome: (socket: WebSocket) => void, status?: number, letIn = 0) {
  const http = createServer()
  const server = new WebSocketServer({ noServer: true })
  let tries = 0
  http.on('upgrade', (request, socket, head) => {
    tries += 1
    // A client that is refused may break off before the end.
    socket.on('error', () => undefined)
    if (status === undefined || tries <= letIn) server.handleUpgrade(request, socket, head, welcome)
    else socket.end(`HTTP/1.1 ${status} No\r\nconnection: close\r\n\r\n`)
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const pauses: number[] = []
  const errors: CrossvenueError[] = []
  const fast = countedTime(100)
  const connection = createConnection(
    'kalshi',
    {
      address: async () => ({ url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}` }),
      opened: () => undefined,
      received(text) {
        if (text === 'nonsense') throw new Error('what?')
      },
      lost: (error) => error && errors.push(error),
      silenceMs: 1_000_000,
    },
    {
      random: () => 1,
      after(ms, run) {
        if (ms < 1_000_000 && ms !== 5_000) pauses.push(ms)
        return fast(ms, run)
      },
    },
  )
  onTestFinished(() => {
    connection.close()
    http.close()
    http.closeAllConnections()
  })
  connection.open()
  return { connection, pauses, errors, tries: () => tries }
}

it.each([
  [401, 'AUTHENTICATION_ERROR'],
  [403, 'PERMISSION_DENIED'],
  [451, 'PERMISSION_DENIED'],
  [400, 'BAD_REQUEST'],
  [404, 'BAD_REQUEST'],
])('ends at once where it is answered %i', async (status, code) => {
  const { errors, tries } = await connectionTo(() => undefined, status)
  await expect.poll(() => errors).toMatchObject([{ code, exchange: 'kalshi' }])
  expect(tries()).toBe(1)
})

it.each([429, 500, 503])('tries again where it is answered %i', async (status) => {
  const { errors, tries } = await connectionTo(() => undefined, status)
  await expect.poll(tries).toBeGreaterThan(2)
  expect(errors).toEqual([])
})

it('tries again where who was let in before is answered 404', async () => {
  const { errors, tries } = await connectionTo((socket) => socket.close(), 404, 1)
  await expect.poll(tries).toBeGreaterThan(6)
  expect(errors).toEqual([])
})

it.each([1008, 4401, 3500])('ends where it is kept out with %i again and again', async (code) => {
  const { errors, tries } = await connectionTo((socket) => socket.close(code, 'not you'))
  await expect
    .poll(() => errors)
    .toMatchObject([{ code: 'PERMISSION_DENIED', message: `kalshi ended the stream with ${code} not you` }])
  expect(tries()).toBe(4)
})

it('asks ever less often for what breaks off at once, though it is let in each time', async () => {
  const { pauses } = await connectionTo((socket) => {
    socket.send('welcome')
    socket.send('nonsense')
  })
  await expect.poll(() => pauses.slice(0, 4)).toEqual([500, 1_000, 2_000, 4_000])
})

it('does not begin again without a pause where it has hardly begun', async () => {
  const { connection, pauses } = await connectionTo((socket) => socket.send('welcome'))
  connection.renew()
  expect(pauses).toEqual([500])
})
