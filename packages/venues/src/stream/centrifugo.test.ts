import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { countedTime } from '../__fixtures__/counted-time.ts'
import { createChannels } from './centrifugo.ts'

const after = countedTime(50)

let server: WebSocketServer
/** The messages of clients, in order, and their sockets. */
let received: Record<string, unknown>[]
let sockets: WebSocket[]
beforeEach(async () => {
  received = []
  sockets = []
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      received.push(message)
      const { id, connect, subscribe } = message
      if (connect) socket.send(JSON.stringify({ id, connect: { client: 'c', ping: 25, pong: true } }))
      if (subscribe?.channel === 'none') socket.send(JSON.stringify({ id, error: { code: 102, message: 'unknown' } }))
      else if (subscribe) socket.send(JSON.stringify({ id, subscribe: {} }))
    })
  })
  await new Promise((resolve) => server.once('listening', resolve))
})
afterEach(() => {
  for (const socket of sockets) socket.terminate()
  server.close()
})

function listener(...first: string[]) {
  const wanted = new Set(first)
  const log: unknown[] = []
  const channels = createChannels(
    'myriad',
    `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    {
      wanted: () => [...wanted],
      joined: (channel) => log.push(['joined', channel]),
      refused: (channel, { code }) => {
        log.push(['refused', channel, code])
        wanted.delete(channel)
      },
      published: (channel, data) => log.push(['published', channel, data]),
      lost: () => log.push(['lost']),
    },
    { after, random: () => 0 },
  )
  channels.settle()
  return { wanted, log, channels }
}

/** Waits until it holds. */
const until = (holds: () => boolean) => expect.poll(holds).toBe(true)
const push = (channel: string, data: object) => JSON.stringify({ push: { channel, pub: { data } } })
const subscribed = () =>
  received.flatMap(({ subscribe }) => (subscribe as { channel: string } | undefined)?.channel ?? [])

describe('createChannels', () => {
  it('introduces itself, then subscribes, and reads several messages of one frame', async () => {
    const { log, channels } = listener('a')
    await until(() => log.length === 1)
    expect(received).toEqual([
      { connect: { name: 'crossvenue' }, id: 1 },
      { subscribe: { channel: 'a' }, id: 2 },
    ])
    sockets[0]?.send(`${push('a', { n: 1 })}\n{}\n${push('a', { n: 2 })}`)
    await until(() => log.length === 3)
    expect(log).toEqual([
      ['joined', 'a'],
      ['published', 'a', { n: 1 }],
      ['published', 'a', { n: 2 }],
    ])
    // A ping is answered with itself.
    await until(() => received.length === 3)
    expect(received.at(-1)).toEqual({})
    channels.close()
  })

  it('takes up and gives back channels, and hangs up without any', async () => {
    const { wanted, log, channels } = listener('a')
    await until(() => log.length === 1)
    wanted.add('b')
    channels.settle()
    channels.settle()
    await until(() => channels.has('b'))
    wanted.delete('a')
    channels.settle()
    await until(() => received.length === 4)
    expect(received.slice(2)).toEqual([
      { subscribe: { channel: 'b' }, id: 3 },
      { unsubscribe: { channel: 'a' }, id: 4 },
    ])
    wanted.clear()
    channels.settle()
    await until(() => sockets[0]?.readyState === 3)
    expect([channels.has('a'), channels.has('b')]).toEqual([false, false])
  })

  it('reports a refusal, and keeps the rest', async () => {
    const { log, channels } = listener('none', 'a')
    await until(() => log.length === 2)
    expect(log).toEqual([
      ['refused', 'none', 102],
      ['joined', 'a'],
    ])
    channels.close()
  })

  it('subscribes again where the server ended it, or the connection', async () => {
    const { log, channels } = listener('a')
    await until(() => log.length === 1)
    sockets[0]?.send(JSON.stringify({ push: { channel: 'a', unsubscribe: { code: 2500, reason: 'moved' } } }))
    await until(() => log.length === 2)
    sockets[0]?.terminate()
    await until(() => log.length === 4)
    expect(log.slice(1)).toEqual([['joined', 'a'], ['lost'], ['joined', 'a']])
    expect(subscribed()).toEqual(['a', 'a', 'a'])
    channels.close()
  })

  it('makes a new connection after what it cannot read, and after silence', async () => {
    const { log, channels } = listener('a')
    await until(() => log.length === 1)
    sockets[0]?.send('not of this protocol')
    await until(() => log.length === 3)
    // Nothing was said for so long as the server never is silent.
    await until(() => sockets.length >= 3)
    expect(log.slice(0, 3)).toEqual([['joined', 'a'], ['lost'], ['joined', 'a']])
    channels.close()
  })
})
