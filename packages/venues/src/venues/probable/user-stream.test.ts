import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { countedTime } from '../../__fixtures__/counted-time.ts'
import { listenToUser } from './user-stream.ts'

const session = { apiKey: 'k', address: '0x0a', accountType: 'proxy_wallet' } as const
let stop = (): void => undefined
afterEach(() => stop())

/** A listener before a server of the test's own; timers go two hundred times as fast. */
async function listener() {
  const server = new WebSocketServer({ port: 0 })
  await once(server, 'listening')
  const sockets: WebSocket[] = []
  const received: object[] = []
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data) => received.push(JSON.parse(String(data))))
  })
  let woken = 0
  const end = listenToUser(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    session: async () => session,
    wake: () => {
      woken += 1
    },
    after: countedTime(200),
  })
  stop = () => {
    end()
    for (const socket of sockets) socket.terminate()
    server.close()
  }
  const send = (message: object) => sockets.at(-1)?.send(JSON.stringify(message))
  return { server, sockets, received, send, woken: () => woken, end }
}

describe('listenToUser', () => {
  it('starts with the key of the account, and wakes with what happens to it', async () => {
    const { received, send, woken } = await listener()
    await expect.poll(() => received).toContainEqual({ id: 'start', method: 'userDataStream.start', params: session })
    expect(woken()).toBe(1)
    send({ id: 'start', status: 200, result: { listenKey: 'l' } })
    send({ e: 'somethingElse' })
    send({ e: 'executionReport', x: 'TRADE' })
    await expect.poll(woken).toBe(2)
    send({ e: 'outboundAccountPosition', B: [] })
    await expect.poll(woken).toBe(3)
  })

  it('comes back after a lost connection, and looks at what it missed', async () => {
    const { sockets, woken, received } = await listener()
    await expect.poll(woken).toBe(1)
    sockets[0]?.terminate()
    await expect.poll(woken).toBe(2)
    await expect.poll(() => received.filter((message) => 'id' in message && message.id === 'start')).toHaveLength(2)
  })

  it('leaves it at looking where it is not let in', async () => {
    const { server, send, received } = await listener()
    await expect.poll(() => received.length).toBeGreaterThan(0)
    send({ id: 'start', status: 401, error: { code: 401, message: 'unauthorized' } })
    await expect.poll(() => server.clients.size).toBe(0)
  })
})
