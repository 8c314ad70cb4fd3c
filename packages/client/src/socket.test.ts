import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSocket } from './socket.ts'

// Silence takes long, so here the clock is the test's, and so is the class of sockets.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function platform() {
  const sockets: { url: string; sent: unknown[]; isClosed: boolean; say: (event: string, data?: string) => void }[] = []
  class TestSocket {
    constructor(url: string) {
      const listeners: [string, (event: { data: unknown }) => void][] = []
      const say = (event: string, data?: string) => {
        for (const [name, listener] of listeners) if (name === event) listener({ data })
      }
      const socket = { url, sent: [] as unknown[], isClosed: false, say }
      sockets.push(socket)
      Object.assign(this, {
        send: (text: string) => socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.isClosed = true
        },
        addEventListener: (event: string, listener: () => void) => listeners.push([event, listener]),
      })
    }
    declare send: (text: string) => void
    declare close: () => void
    declare addEventListener: (event: string, listener: (message: { data: unknown }) => void) => void
  }
  const fetch = async () => Response.json({ success: true, data: [] })
  const connection = {
    apiKey: 'key-1',
    baseUrl: 'https://gateway.example.test',
    timeoutMs: 1_000,
    retries: 2,
    signal: undefined,
    fetch,
  }
  const socket = createSocket(connection, TestSocket)
  const frames: unknown[] = []
  const errors: unknown[] = []
  const subscribe = (symbol: string) =>
    socket.subscribe({
      request: { exchange: 'small', method: 'watchOrderBook', args: [symbol] },
      received: (frame) => frames.push(frame),
      interrupted: () => undefined,
      failed: (error) => errors.push(error),
    })
  return { sockets, subscribe, frames, errors }
}

const request = { action: 'subscribe', exchange: 'small', method: 'watchOrderBook' }
const ping = { id: 'ping', action: 'subscribe', exchange: '-', method: '_ping' }

describe('createSocket', () => {
  it('pings a silent gateway, and reconnects without an answer', async () => {
    const { sockets, subscribe, frames } = platform()
    subscribe('yes')
    sockets[0]?.say('open')
    expect(sockets[0]?.url).toBe('wss://gateway.example.test/ws?apiKey=key-1')
    await vi.advanceTimersByTimeAsync(19_000)
    sockets[0]?.say('message', '{"event":"data","id":"s1","data":1}')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sockets[0]?.sent).toEqual([{ id: 's1', ...request, args: ['yes'] }, ping])
    sockets[0]?.say('message', '{"event":"error","id":"ping","error":{"code":"BAD_REQUEST","message":"no"}}')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sockets[0]?.sent).toHaveLength(3)
    expect(sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(21_000)
    expect([sockets.length, sockets[0]?.isClosed]).toEqual([2, true])
    sockets[1]?.say('open')
    expect(sockets[1]?.sent).toEqual([{ id: 's1', ...request, args: ['yes'] }])
    expect(frames).toHaveLength(1)
  })

  it('tries again ever more seldom once it has been open, and hears nothing from old connections', async () => {
    const { sockets, subscribe, frames, errors } = platform()
    subscribe('yes')
    sockets[0]?.say('open')
    sockets[0]?.say('close')
    for (let round = 1; round <= 8; round += 1) {
      await vi.advanceTimersByTimeAsync(30_000)
      sockets.at(-1)?.say('close')
    }
    expect(sockets.length).toBeGreaterThan(5)
    expect(sockets.length).toBeLessThan(12)
    expect(errors).toEqual([])
    await vi.advanceTimersByTimeAsync(30_000)
    sockets.at(-1)?.say('open')
    sockets[0]?.say('message', '{"event":"data","id":"s1","data":1}')
    expect(frames).toEqual([])
  })

  it('takes what is no frame for a lost connection', async () => {
    const { sockets, subscribe } = platform()
    subscribe('yes')
    sockets[0]?.say('open')
    sockets[0]?.say('message', '<html>')
    await vi.advanceTimersByTimeAsync(1_000)
    expect([sockets.length, sockets[0]?.isClosed]).toEqual([2, true])
  })

  it('says goodbye and closes with the last subscription', () => {
    const { sockets, subscribe } = platform()
    const [endFirst, endSecond] = [subscribe('yes'), subscribe('no')]
    sockets[0]?.say('open')
    endFirst()
    endFirst()
    expect(sockets[0]?.sent.slice(2)).toEqual([{ id: 's1', action: 'unsubscribe' }])
    expect(sockets[0]?.isClosed).toBe(false)
    endSecond()
    expect(sockets[0]?.isClosed).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
