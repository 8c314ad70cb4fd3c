import { once } from 'node:events'
import { connect as dial, type Socket } from 'node:net'
import {
  CrossvenueError,
  type OrderBook,
  type Streams,
  type SubscribedAddressSnapshot,
  type Venue,
  type Watch,
} from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createQuota } from '../limits/quota.ts'
import { type Listening, listen } from '../listen.ts'
import type { Scope } from '../scope.ts'
import { endWithKey } from './end-with-key.ts'
import { createLongPolls } from './long-polls.ts'
import { createSocketServer, type SocketLimits } from './socket.ts'

const book = (price: number): OrderBook => ({ bids: [{ price, size: 1 }], asks: [{ price: 0.9, size: 2 }] })

/** Creates a venue with two outcomes that emits a first book at once, and others on request. */
function streamingVenue(
  signedInAs = 'nobody',
): Venue & { push(key: string, book: OrderBook): void; open: () => number } {
  const readers = new Map<string, Set<(book: OrderBook) => void>>()
  const orderBook = (key: string): Watch<OrderBook> => {
    const queue: OrderBook[] = [book(0.1)]
    let wake = (): void => undefined
    const take = (next: OrderBook) => {
      queue.push(next)
      wake()
    }
    const taking = readers.get(key) ?? new Set()
    readers.set(key, taking.add(take))
    let isOver = false
    return {
      [Symbol.asyncIterator]() {
        return this
      },
      async next() {
        if (key === 'unknown') throw new CrossvenueError('OUTCOME_NOT_FOUND', `no ${key}`, { exchange: 'small' })
        if (signedInAs === 'wrong') throw new CrossvenueError('AUTHENTICATION_ERROR', 'no', { exchange: 'small' })
        while (queue.length === 0 && !isOver) await new Promise<void>((resolve) => (wake = resolve))
        const value = queue.shift()
        return value && !isOver ? { done: false, value } : { done: true, value: undefined }
      },
      async return() {
        isOver = true
        taking.delete(take)
        wake()
        return { done: true, value: undefined }
      },
    }
  }
  /** Emits the state of a wallet once. */
  async function* account(address: string) {
    yield { address, balances: [{ currency: 'USD', available: 5 }], timestamp: 1_000 }
    await new Promise(() => undefined)
  }
  const streams: Streams = {
    orderBook,
    account: (address) => account(address) as unknown as Watch<SubscribedAddressSnapshot>,
  }
  return {
    id: 'small',
    name: 'Small',
    streams,
    watchOrderBook: async () => book(0),
    ...(signedInAs === 'nobody' && {
      withCredentials: ({ apiKey }) => (apiKey === undefined ? venue : streamingVenue(apiKey)),
    }),
    push(key, next) {
      for (const take of readers.get(key) ?? []) take(next)
    },
    open: () => [...readers.values()].reduce((sum, taking) => sum + taking.size, 0),
  }
}

let venue: ReturnType<typeof streamingVenue>
let server: Listening
let sockets: ReturnType<typeof createSocketServer>
let outcomes: string[] | Error
beforeEach(async () => {
  outcomes = ['yes', 'unknown', 'no']
  venue = streamingVenue()
  const scopes = new Map<string, Scope>([
    ['key-1', 'trade'],
    ['key-read', 'read'],
  ])
  const verify = async (secret: string) => {
    const scope = scopes.get(secret)
    return scope && { id: secret, name: 'tester', scope, createdAt: 0 }
  }
  sockets = createSocketServer(new Map([['small', venue]]), { verify }, async () => {
    if (outcomes instanceof Error) throw outcomes
    return outcomes
  })
  server = await listen('127.0.0.1', [0], () => () => new Response('ok'), { upgrades: sockets })
})
afterEach(async () => {
  sockets.close()
  await server.close()
})

/** A client that keeps every frame. */
async function connect(query = '?apiKey=key-1', headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws${query}`, { headers })
  const frames: Record<string, unknown>[] = []
  let wake = (): void => undefined
  socket.on('message', (text) => {
    frames.push(JSON.parse(String(text)))
    wake()
  })
  await once(socket, 'open')
  return {
    socket,
    send: (message: object | string) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async next(): Promise<Record<string, unknown>> {
      while (frames.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return frames.shift() as Record<string, unknown>
    },
  }
}

const subscribe = (id: string, method: string, args: unknown[], more: object = {}) => ({
  ...{ id, action: 'subscribe', exchange: 'small', method, args },
  ...more,
})

describe('the socket server', () => {
  it('sends the first book of an outcome and then each next one', async () => {
    const client = await connect()
    client.send(subscribe('a', 'watchOrderBook', ['yes']))
    expect(await client.next()).toEqual({ event: 'subscribed', id: 'a' })
    const frame = { event: 'data', id: 'a', method: 'watchOrderBook', source: 'small', symbol: 'yes' }
    expect(await client.next()).toEqual({ ...frame, data: book(0.1) })
    venue.push('yes', book(0.2))
    expect(await client.next()).toEqual({ ...frame, data: book(0.2) })
    client.send({ id: 'a', action: 'unsubscribe' })
    expect(await client.next()).toEqual({ event: 'subscribed', id: 'a' })
    expect(venue.open()).toBe(0)
  })

  it('sends the state of a wallet', async () => {
    const client = await connect()
    client.send(subscribe('w', 'watchAddress', ['0xa', ['balances']]))
    expect(await client.next()).toEqual({ event: 'subscribed', id: 'w' })
    expect(await client.next()).toEqual({
      ...{ event: 'data', id: 'w', method: 'watchAddress', source: 'small', symbol: '0xa' },
      data: {
        address: '0xa',
        timestamp: 1_000,
        balances: [{ currency: 'USD', available: 5, total: null, locked: null }],
      },
    })
  })

  it('refuses wallets to a key with the scope read, and sends it order books', async () => {
    const client = await connect('?apiKey=key-read')
    client.send(subscribe('w', 'watchAddress', ['0xa', ['balances']]))
    expect(await client.next()).toEqual({
      event: 'error',
      id: 'w',
      error: {
        code: 'PERMISSION_DENIED',
        message: 'this API key has the scope read; watchAddress needs a key with the scope trade',
        retryable: false,
      },
    })
    client.send(subscribe('a', 'watchOrderBook', ['yes']))
    expect(await client.next()).toEqual({ event: 'subscribed', id: 'a' })
    expect(await client.next()).toMatchObject({ id: 'a', data: book(0.1) })
  })

  it.each(['watchAllOrderBooks', 'firehose'])('sends the books of all venues (%s)', async (method) => {
    const client = await connect()
    client.send({ id: 'f', action: 'subscribe', method, args: [] })
    expect(await client.next()).toEqual({ event: 'subscribed', id: 'f' })
    const frame = (symbol: string) => ({
      ...{ event: 'data', id: 'f', method, source: 'small', symbol },
      data: { ...book(0.1), _source: 'small', _symbol: symbol },
    })
    // An unknown outcome does not affect the others.
    expect([await client.next(), await client.next()]).toEqual([frame('yes'), frame('no')])
    venue.push('no', book(0.4))
    expect(await client.next()).toMatchObject({ symbol: 'no', data: book(0.4) })
    client.send({ id: 'f', action: 'unsubscribe' })
    expect(await client.next()).toEqual({ event: 'subscribed', id: 'f' })
    expect(venue.open()).toBe(0)
  })

  it('reports why the books of a named venue cannot be watched', async () => {
    const client = await connect()
    const all = { id: 'f', action: 'subscribe', method: 'watchAllOrderBooks' }
    client.send({ ...all, args: [['small']], credentials: { apiKey: 'wrong' } })
    await client.next()
    expect(await client.next()).toMatchObject({ event: 'error', id: 'f', error: { code: 'AUTHENTICATION_ERROR' } })
    client.send({ ...all, args: [['nowhere']] })
    expect(await client.next()).toMatchObject({ event: 'error', id: 'f', error: { code: 'NOT_FOUND' } })
    client.send({ ...all, args: ['small'] })
    expect(await client.next()).toMatchObject({ event: 'error', id: 'f', error: { code: 'VALIDATION_ERROR' } })
  })

  it.each([
    ['the venue that is named has no open market', [['small']]],
    ['no venue has an open market', []],
  ])('fails a watch of all books when %s', async (_, args) => {
    outcomes = new CrossvenueError('NOT_FOUND', 'Small has no open market to watch', { exchange: 'small' })
    const client = await connect()
    client.send({ id: 'f', action: 'subscribe', method: 'watchAllOrderBooks', args })
    await client.next()
    expect(await client.next()).toMatchObject({ event: 'error', id: 'f', error: { code: 'NOT_FOUND' } })
  })

  it('fails a watch of all books when every book of the venue is missing', async () => {
    outcomes = ['unknown']
    const client = await connect()
    client.send({ id: 'f', action: 'subscribe', method: 'watchAllOrderBooks', args: [['small']] })
    await client.next()
    expect(await client.next()).toMatchObject({ event: 'error', id: 'f', error: { code: 'NOT_FOUND' } })
  })

  it('sends all of several books first and then those that changed', async () => {
    const client = await connect()
    client.send(subscribe('b', 'watchOrderBooks', [['yes', 'no']]))
    await client.next()
    expect(await client.next()).toEqual({
      ...{ event: 'data', id: 'b', method: 'watchOrderBooks', source: 'small' },
      data: { yes: book(0.1), no: book(0.1) },
    })
    venue.push('no', book(0.3))
    expect(await client.next()).toMatchObject({ id: 'b', symbol: 'no', data: book(0.3) })
    // Published clients subscribe again under another id, which replaces the older subscription.
    client.send(subscribe('c', 'watchOrderBooks', [['yes', 'no']]))
    expect(await client.next()).toEqual({ event: 'subscribed', id: 'c' })
    expect(await client.next()).toMatchObject({ id: 'c', data: { yes: book(0.1) } })
    expect(venue.open()).toBe(2)
  })

  it.each([
    ['a probe', subscribe('p', '_ping', []), 'p', 'BAD_REQUEST'],
    ['no stream', subscribe('p', 'fetchEvents', []), 'p', 'BAD_REQUEST'],
    ['no venue', { ...subscribe('p', 'watchOrderBook', ['yes']), exchange: 'elsewhere' }, 'p', 'NOT_FOUND'],
    ['no arguments', subscribe('p', 'watchOrderBook', []), 'p', 'VALIDATION_ERROR'],
    ['an unknown outcome', subscribe('p', 'watchOrderBook', ['unknown']), 'p', 'OUTCOME_NOT_FOUND'],
    ['what the venue lacks', subscribe('p', 'watchTrades', ['yes']), 'p', 'NOT_SUPPORTED'],
    ['no action', { id: 'p' }, 'p', 'BAD_REQUEST'],
    ['another action', { id: 'p', action: 'dance' }, 'p', 'BAD_REQUEST'],
    ['no subscription', { id: 'p', action: 'unsubscribe' }, 'p', 'NOT_FOUND'],
    ['no JSON', '{', undefined, 'BAD_REQUEST'],
    [
      'a venue address',
      subscribe('p', 'watchOrderBook', ['yes'], { credentials: { baseUrl: 'http://127.0.0.1:1' } }),
      'p',
      'VALIDATION_ERROR',
    ],
    [
      'no credentials',
      subscribe('p', 'watchOrderBook', ['yes'], { credentials: { apiKey: 5 } }),
      'p',
      'VALIDATION_ERROR',
    ],
  ])('answers %s with a typed error and continues', async (_, message, id, code) => {
    const client = await connect()
    client.send(message)
    let frame = await client.next()
    if (frame.event === 'subscribed') frame = await client.next()
    expect(frame).toMatchObject({ event: 'error', error: { code, message: expect.any(String) } })
    expect(frame.id).toBe(id)
    client.send(subscribe('later', 'watchOrderBook', ['yes']))
    expect(await client.next()).toEqual({ event: 'subscribed', id: 'later' })
  })

  it('uses the credentials of the subscription', async () => {
    const client = await connect()
    client.send(subscribe('a', 'watchOrderBook', ['yes'], { credentials: { apiKey: 'wrong' } }))
    await client.next()
    expect(await client.next()).toMatchObject({ event: 'error', id: 'a', error: { code: 'AUTHENTICATION_ERROR' } })
  })

  it.each([
    ['?apiKey=key-1', {}],
    ['?token=key-1', {}],
    ['', { authorization: 'Bearer key-1' }],
    ['', { 'x-api-key': 'key-1' }],
    ['', { 'x-pmxt-access-token': 'key-1' }],
  ])('accepts %s %o', async (query, headers) => {
    const { socket } = await connect(query, headers as unknown as Record<string, string>)
    expect(socket.readyState).toBe(WebSocket.OPEN)
  })

  it.each(['', '?apiKey=key-2'])('refuses %j with 401', async (query) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws${query}`)
    const [error] = await once(socket, 'error').catch((thrown: Error) => [thrown])
    expect(String(error)).toContain('401')
  })

  it('ends what a closed connection watched', async () => {
    const client = await connect()
    client.send(subscribe('a', 'watchOrderBook', ['yes']))
    await client.next()
    await client.next()
    expect(venue.open()).toBe(1)
    client.socket.close()
    await once(client.socket, 'close')
    await expect.poll(() => venue.open()).toBe(0)
  })
})

describe('a subscription', () => {
  it('may have a numeric id, which is returned as a number', async () => {
    const client = await connect()
    client.send({ ...subscribe('', 'watchOrderBook', ['yes']), id: 123 })
    expect(await client.next()).toEqual({ event: 'subscribed', id: 123 })
    expect(await client.next()).toMatchObject({ event: 'data', id: 123 })
    client.send({ id: 124, action: 'subscribe', exchange: 7 })
    expect(await client.next()).toMatchObject({ event: 'error', id: 124, error: { field: 'exchange' } })
  })

  it('needs no exchange if the id implies it', async () => {
    const client = await connect()
    client.send({ id: 'a', action: 'subscribe', method: 'watchOrderBook', args: ['small:yes'] })
    expect(await client.next()).toEqual({ event: 'subscribed', id: 'a' })
    expect(await client.next()).toMatchObject({ source: 'small', symbol: 'yes' })
    client.send({ id: 'b', action: 'subscribe', method: 'watchOrderBook', args: ['yes'] })
    expect(await client.next()).toEqual({
      event: 'error',
      id: 'b',
      error: {
        code: 'BAD_REQUEST',
        retryable: false,
        field: 'exchange',
        message:
          'Missing required field: exchange. Several venues have ids of this form: add "exchange", or write the id as <exchange>:<outcome id>',
      },
    })
    client.send({ id: 'c', action: 'subscribe', method: 'watchOrderBook', args: ['KXFED-27:NO'] })
    expect(await client.next()).toMatchObject({ error: { message: 'there is no venue kalshi' } })
  })

  it('repeats its last value when no new one comes', async () => {
    sockets.close()
    await server.close()
    const verify = async () => ({ id: 'k', name: 'tester', scope: 'trade' as const, createdAt: 0 })
    const none = createQuota(Number.POSITIVE_INFINITY, 'of all')
    const limits = { sockets: none, subscriptions: none, quietMs: 30 }
    sockets = createSocketServer(new Map([['small', venue]]), { verify }, async () => [], limits)
    server = await listen('127.0.0.1', [0], () => () => new Response('ok'), { upgrades: sockets })
    const client = await connect()
    client.send(subscribe('a', 'watchOrderBook', ['yes']))
    await client.next()
    const first = await client.next()
    expect(first).toMatchObject({ event: 'data', symbol: 'yes', data: book(0.1) })
    expect(await client.next()).toEqual(first)
    expect(await client.next()).toEqual(first)
    client.send({ id: 'a', action: 'unsubscribe' })
    client.send(subscribe('b', 'watchOrderBooks', [['yes']]))
    let frame = await client.next()
    while (frame.id !== 'b' || frame.event !== 'data') frame = await client.next()
    expect(frame).toMatchObject({ data: { yes: book(0.1) } })
    expect(await client.next()).toEqual(frame)
  })
})

describe('long polls', () => {
  it('return the current value, then the next, then after the time limit the last again', async () => {
    const polls = createLongPolls({ patienceMs: 30 })
    const ask = (name: string) => polls.call(name, venue, 'watchOrderBook', {}, ['yes'])
    expect(await ask('ann')).toEqual(book(0.1))
    const next = ask('ann')
    venue.push('yes', book(0.2))
    expect(await next).toEqual(book(0.2))
    expect(await ask('ann')).toEqual(book(0.2))
    // Another caller starts with the current value.
    expect(await ask('ben')).toEqual(book(0.1))
    expect(venue.open()).toBe(2)
    await polls.call('ann', venue, 'unwatchOrderBook', {}, ['yes'])
    expect(venue.open()).toBe(1)
    polls.close()
    expect(venue.open()).toBe(0)
  })

  it('return an empty list of trades after the time limit, and never repeat the last', async () => {
    const polls = createLongPolls({ patienceMs: 30 })
    const trade = { id: 't', timestamp: 1, price: 0.4, amount: 1, side: 'buy' as const }
    let push = (_: unknown): void => undefined
    const watch = {
      [Symbol.asyncIterator]: () => watch,
      next: () =>
        new Promise((resolve) => {
          push = (value) => resolve({ done: false, value })
        }),
      return: async () => ({ done: true, value: undefined }),
    } as unknown as Watch<(typeof trade)[]>
    const trading: Venue = { id: 'small', name: 'Small', streams: { trades: () => watch } }
    const ask = () => polls.call('ann', trading, 'watchTrades', {}, ['yes'])
    expect(await ask()).toEqual([])
    // A trade between two calls belongs to the next one.
    push([trade])
    expect(await ask()).toEqual([trade])
    expect(await ask()).toEqual([])
    polls.close()
  })

  it('end when their caller stops calling', async () => {
    const polls = createLongPolls({ patienceMs: 30, idleMs: 20 })
    await polls.call('ann', venue, 'watchOrderBook', {}, ['yes'])
    await expect.poll(() => venue.open()).toBe(0)
  })
})

describe('long polls of several keys', () => {
  it('do not end each other, whatever credentials a caller sends', async () => {
    const polls = createLongPolls({ patienceMs: 600_000 })
    expect(await polls.call('ann', venue, 'watchOrderBook', {}, ['yes'])).toEqual(book(0.1))
    const waiting = polls.call('ann', venue, 'watchOrderBook', {}, ['yes'])
    for (let count = 0; count < 1_100; count += 1) {
      await polls.call('eve', venue, 'watchOrderBook', { apiKey: `invented-${count}` }, ['yes'])
    }
    await polls.call('eve', venue, 'close', {}, [])
    venue.push('yes', book(0.3))
    expect(await waiting).toEqual(book(0.3))
    polls.close()
  })

  it('watch a limited number of outcomes each', async () => {
    const polls = createLongPolls({ subscriptions: createQuota(2, 'subscriptions') })
    await polls.call('ann', venue, 'watchOrderBooks', {}, [['yes', 'no']])
    await expect(polls.call('ann', venue, 'watchOrderBook', {}, ['third'])).rejects.toMatchObject({
      code: 'RATE_LIMIT_EXCEEDED',
      message: 'at most 2 subscriptions may be open at a time; 2 are open now',
    })
    expect(await polls.call('ben', venue, 'watchOrderBook', {}, ['third'])).toEqual(book(0.1))
    await polls.call('ann', venue, 'close', {}, [])
    polls.close()
  })

  it('release the room of a watch that ends or fails', async () => {
    const polls = createLongPolls({ subscriptions: createQuota(1, 'subscriptions') })
    const watch = (outcomeId: string) => polls.call('ann', venue, 'watchOrderBook', {}, [outcomeId])
    await expect(watch('unknown')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    await watch('yes')
    await polls.call('ann', venue, 'unwatchOrderBook', {}, ['yes'])
    expect(await watch('no')).toEqual(book(0.1))
    polls.close()
  })
})

describe('a key that is revoked', () => {
  it('ends its connections and its long polls, and those of no other key', async () => {
    const live = new Map([
      ['key-1', { id: 'key-1', name: 'tester', scope: 'trade' as const, createdAt: 0 }],
      ['other', { id: 'other', name: 'other', scope: 'trade' as const, createdAt: 0 }],
    ])
    const polls = createLongPolls()
    const watching = endWithKey({ list: async () => [...live.values()] }, [sockets, polls], { everyMs: 10 })
    const client = await connect()
    client.send(subscribe('a', 'watchOrderBook', ['yes']))
    await client.next()
    await polls.call('key-1', venue, 'watchOrderBook', {}, ['no'])
    await polls.call('other', venue, 'watchOrderBook', {}, ['third'])
    expect(venue.open()).toBe(3)
    live.set('key-1', { id: 'key-1', name: 'tester', createdAt: 0, revokedAt: 5 } as never)
    const [code, reason] = await once(client.socket, 'close')
    expect([code, String(reason)]).toEqual([1008, 'the api key was revoked, has expired or was replaced'])
    await expect.poll(() => venue.open()).toBe(1)
    watching.stop()
    polls.close()
  })

  it('keeps its connections while the store cannot be read', async () => {
    let reads = 0
    const list = async () => {
      reads += 1
      throw new Error('locked')
    }
    const watching = endWithKey({ list }, [sockets], { everyMs: 5 })
    const client = await connect()
    await expect.poll(() => reads).toBeGreaterThan(3)
    client.send(subscribe('a', 'watchOrderBook', ['yes']))
    expect(await client.next()).toEqual({ event: 'subscribed', id: 'a' })
    watching.stop()
  })
})

describe('limits of a connection', () => {
  /** Serves the venue again with other limits. */
  async function limitTo(limits: Partial<SocketLimits>): Promise<void> {
    sockets.close()
    await server.close()
    const verify = async (secret: string) =>
      secret === 'key-1' ? { id: 'k', name: 'tester', scope: 'trade' as const, createdAt: 0 } : undefined
    const none = createQuota(Number.POSITIVE_INFINITY, 'of all')
    sockets = createSocketServer(new Map([['small', venue]]), { verify }, async () => [], {
      ...{ sockets: none, subscriptions: none },
      ...limits,
    })
    server = await listen('127.0.0.1', [0], () => () => new Response('ok'), { upgrades: sockets })
  }

  it('close it with a reason when it sends too many frames', async () => {
    const { socket } = await connect()
    const closed = once(socket, 'close')
    for (let count = 0; count <= 2_000; count += 1) socket.send('{}')
    const [code, reason] = await closed
    // The reason is lost if the caller is still sending when the connection closes.
    if (code !== 1006) expect(String(reason)).toBe('at most 2000 frames or 4194304 bytes in 10 seconds')
    expect([1006, 1008]).toContain(code)
  })

  it('count pings as frames', async () => {
    const { socket } = await connect()
    const closed = once(socket, 'close')
    for (let count = 0; count <= 2_000; count += 1) socket.ping()
    expect([1006, 1008]).toContain((await closed)[0])
  })

  it('close it when it sends too many bytes', async () => {
    const { socket } = await connect()
    const closed = once(socket, 'close')
    for (let count = 0; count < 20; count += 1) socket.send(JSON.stringify({ id: 'x'.repeat(250_000) }))
    expect([1006, 1008]).toContain((await closed)[0])
  })

  it('close the connection of a reader that takes nothing', async () => {
    await limitTo({ stuckMs: 300 })
    const client = await connect()
    client.send(subscribe('a', 'watchOrderBook', ['yes']))
    await client.next()
    await client.next()
    const { _socket: raw } = client.socket as unknown as { _socket: Socket }
    raw.pause()
    // More than the operating system buffers for the reader.
    const levels = Array.from({ length: 50_000 }, (_, at) => ({ price: 0.5, size: at }))
    for (let count = 0; count < 30; count += 1) venue.push('yes', { bids: levels, asks: [] })
    await expect.poll(() => [...sockets.heldKeys()]).toEqual([])
    expect(venue.open()).toBe(0)
  })

  it('refuse a connection beyond the maximum of the key, with the envelope', async () => {
    await limitTo({ sockets: createQuota(1, 'connections') })
    const first = await connect()
    const refused = await fetchUpgrade()
    expect(refused).toMatch(
      /^HTTP\/1.1 429 [\s\S]*retry-after: 5[\s\S]*at most 1 connections may be open at a time; 1 are open now/,
    )
    first.socket.terminate()
    await expect.poll(fetchUpgrade).toContain('101 Switching Protocols')
  })

  it('refuse a subscription beyond the maximum of the key, on any of its connections', async () => {
    await limitTo({ subscriptions: createQuota(2, 'subscriptions') })
    const [first, second] = [await connect(), await connect()]
    first.send(subscribe('a', 'watchOrderBooks', [['yes', 'no']]))
    expect(await first.next()).toEqual({ event: 'subscribed', id: 'a' })
    second.send(subscribe('b', 'watchOrderBook', ['yes']))
    expect(await second.next()).toMatchObject({ event: 'error', id: 'b', error: { code: 'RATE_LIMIT_EXCEEDED' } })
    first.send({ id: 'a', action: 'unsubscribe' })
    await first.next()
    await first.next()
    second.send(subscribe('b', 'watchOrderBook', ['yes']))
    expect(await second.next()).toEqual({ event: 'subscribed', id: 'b' })
  })

  /** Requests a WebSocket and returns the first words of the answer. */
  async function fetchUpgrade(): Promise<string> {
    const { hostname, port } = new URL(server.url)
    const raw = dial(Number(port), hostname)
    raw.write(
      'GET /ws?apiKey=key-1 HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    const [data] = await once(raw, 'data')
    raw.destroy()
    return String(data)
  }
})
