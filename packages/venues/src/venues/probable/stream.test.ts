import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { countedTime } from '../../__fixtures__/counted-time.ts'
import { CrossvenueError } from '../../errors.ts'
import type { ProbableBook } from './api.ts'
import { createStreams } from './stream.ts'

const book = (price: string, at: number): ProbableBook => ({
  bids: [{ price, size: '5' }],
  asks: [],
  timestamp: new Date(at).toISOString(),
})
const price = ({ value }: { value: { bids: { price: number }[] } }) => value.bids[0]?.price

/** Streams before a server of the test's own, over a real socket; timers go two hundred times as fast. */
async function streamsBefore(fetchBook: (token: string) => Promise<ProbableBook>) {
  const server = new WebSocketServer({ port: 0 })
  await once(server, 'listening')
  const sockets: WebSocket[] = []
  const received: unknown[] = []
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data) => received.push(JSON.parse(String(data))))
  })
  const after = countedTime(200)
  const streams = createStreams(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, fetchBook, { after })
  const send = (message: object) => sockets.at(-1)?.send(JSON.stringify(message))
  stop = () => {
    for (const socket of sockets) socket.terminate()
    server.close()
  }
  const orderBook = streams.orderBook as NonNullable<typeof streams.orderBook>
  return { orderBook, send, received, sockets }
}
let stop = (): void => undefined
afterEach(() => stop())

describe('createStreams', () => {
  it('reads the first book, takes later ones, and no earlier', async () => {
    const { orderBook, send, received } = await streamsBefore(async () => book('0.4', 2_000_000_000_000))
    const watch = orderBook('7')
    expect(price(await watch.next())).toBe(0.4)
    await expect.poll(() => received).toContainEqual({ id: 1, method: 'SUBSCRIBE', params: ['book:7'] })
    send({ id: 1, status: 200, result: null })
    send({ stream: 'book:7', data: book('0.3', 1_999_999_999_999) })
    send({ stream: 'book:8', data: book('0.2', 2_000_000_000_001) })
    send({ stream: 'other:7', data: {} })
    send({ stream: 'book:7', data: book('0.5', 2_000_000_000_001) })
    expect(price(await watch.next())).toBe(0.5)
    await watch.return()
  })

  it('recovers a lost message by reading the book', async () => {
    let present = book('0.4', 2_000_000_000_000)
    const { orderBook } = await streamsBefore(async () => present)
    const watch = orderBook('7')
    await watch.next()
    present = book('0.6', 2_000_000_000_500)
    expect(price(await watch.next())).toBe(0.6)
  })

  it.each([
    { status: 400, result: null },
    { status: 401, error: { code: 401, message: 'unauthorized' } },
    { error: { code: -1121, message: 'Invalid symbol' } },
  ])('ends where a subscription is refused: %j', async (refusal) => {
    const { orderBook, send, received, sockets } = await streamsBefore(async () => book('0.4', 2_000_000_000_000))
    const [watch, other] = [orderBook('7'), orderBook('8')]
    await Promise.all([watch.next(), other.next()])
    await expect.poll(() => received).toContainEqual({ id: 1, method: 'SUBSCRIBE', params: ['book:7', 'book:8'] })
    const later = orderBook('9')
    await later.next()
    await expect.poll(() => received).toContainEqual({ id: 2, method: 'SUBSCRIBE', params: ['book:9'] })
    send({ id: 2, ...refusal })
    await expect(later.next()).rejects.toMatchObject({ code: 'EXCHANGE_ERROR', exchange: 'probable' })
    send({ stream: 'book:8', data: book('0.5', 2_000_000_000_001) })
    expect(price(await other.next())).toBe(0.5)
    expect(sockets).toHaveLength(1)
  })

  it('begins again where a subscription fails for a moment', async () => {
    const { orderBook, send, received, sockets } = await streamsBefore(async () => book('0.4', 2_000_000_000_000))
    const watch = orderBook('7')
    await watch.next()
    await expect.poll(() => received).toContainEqual({ id: 1, method: 'SUBSCRIBE', params: ['book:7'] })
    send({ id: 1, status: 503, result: null })
    await expect.poll(() => sockets.length).toBeGreaterThan(1)
    expect(price(await watch.next())).toBe(0.4)
  })

  it('says that a token is unknown, and asks again after what passes', async () => {
    let tries = 0
    const { orderBook } = await streamsBefore(async (token) => {
      tries += 1
      if (token === '404') throw new CrossvenueError('OUTCOME_NOT_FOUND', 'none')
      if (tries === 1) throw new CrossvenueError('NETWORK_ERROR', 'no way')
      return book('0.4', 2_000_000_000_000)
    })
    expect(price(await orderBook('7').next())).toBe(0.4)
    await expect(orderBook('404').next()).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})
