import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { type Sandbox, startSandbox } from '@crossvenue/sandbox'
import {
  type Credentials,
  Crossvenue,
  type CrossvenueOptions,
  type Gap,
  type OrderBook,
  type OrderEvent,
  type Watch,
} from 'crossvenue'
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { type RunningService, startService } from '../service.ts'

// The client against a real gateway over fake venues, through a proxy that can cut connections.

let sandbox: Sandbox
let service: RunningService
let wire: Server
let apiKey: string
let client: Crossvenue
const wires = new Set<Socket>()
/** The connections that carry streams. */
const streaming = new Set<Socket>()
beforeAll(async () => {
  sandbox = await startSandbox()
  const config = readConfig({})
  service = await startService(
    { ...config, port: 0, dataDir: ':memory:', venues: ['kalshi', 'polymarket'], venueUrls: sandbox.urls },
    { log: createLog('silent') },
  )
  apiKey = await service.keys.create('test')
  wire = createServer((socket) => {
    const onward = connect(Number(new URL(service.url).port), '127.0.0.1')
    for (const end of [socket, onward]) end.on('error', () => undefined)
    socket.pipe(onward).pipe(socket)
    wires.add(socket)
    socket.once('data', (text) => String(text).startsWith('GET /ws') && streaming.add(socket))
    socket.on('close', () => {
      wires.delete(socket)
      streaming.delete(socket)
      onward.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(wire, 'listening')
  client = clientWith()
})
afterAll(async () => {
  wire.close()
  await service.close()
  await sandbox.close()
})
afterEach(() => vi.unstubAllGlobals())

const cut = () => {
  for (const socket of wires) socket.destroy()
}
const clientWith = (options: CrossvenueOptions = {}) =>
  new Crossvenue({
    ...{ apiKey, WebSocket, baseUrl: `http://127.0.0.1:${(wire.address() as AddressInfo).port}` },
    ...options,
  })

/** Finds a quoted market of Polymarket, and builds an order that rests deep in its book. */
async function resting(amount: number) {
  const events = await client.polymarket.fetchEvents({ limit: 20 })
  const market = events
    .flatMap(({ markets }) => markets)
    .find(({ bestBid = 0, bestAsk = 1 }) => bestBid > 0.2 && bestAsk < 0.8)
  const [yes, no] = market?.outcomes ?? []
  if (!market || !yes || !no) throw new Error('no market is quoted in the middle')
  const price = Number((2 * (market.tickSize ?? 0.01)).toFixed(6))
  const order = {
    marketId: market.marketId,
    outcomeId: yes.outcomeId,
    side: 'buy',
    type: 'limit',
    price,
    amount,
  } as const
  return { order, yes: yes.outcomeId, no: no.outcomeId, bestAsk: market.bestAsk ?? 0 }
}
const accountOf = async (name: string) => {
  const credentials = (await sandbox.openAccount('polymarket', name, 10_000)) as Credentials
  return { venue: client.venue('polymarket', credentials), credentials }
}
const sizeAt = (book: OrderBook, price: number) => book.bids.find((level) => level.price === price)?.size ?? 0
/** Does something again and again until a watch has yielded, and returns its value. */
async function firstAfter<T>(watch: Watch<T>, act: () => Promise<unknown>): Promise<T> {
  const first = watch.next()
  let isThere = false
  void first.finally(() => {
    isThere = true
  })
  while (!isThere) await act()
  return (await first).value as T
}

/** The values that a watch may yield before the expected one. */
const MAX_VALUES = 50

/** Returns the first value that holds; fails where the watch ends before, or yields too many others. */
async function until<T>(watch: Watch<T>, holds: (value: T) => boolean): Promise<T> {
  for (let count = 0; count < MAX_VALUES; count++) {
    const { value, done } = await watch.next()
    if (done) throw new Error(`the watch ended after ${count} values`)
    if (holds(value)) return value
  }
  throw new Error(`none of ${MAX_VALUES} values fits`)
}

describe('streams of the client', () => {
  it('yield the book first and then each change, in a loop', async () => {
    const { order, yes } = await resting(31)
    const { venue } = await accountOf('una')
    const seen: number[] = []
    for await (const book of client.polymarket.streams.orderBook(yes)) {
      expectTypeOf(book).toEqualTypeOf<OrderBook>()
      seen.push(sizeAt(book, order.price))
      if (seen.length === 1) await venue.createOrder(order)
      if (seen.at(-1) === 31) break
    }
    expect(seen[0]).toBe(0)
  })

  it('share one connection, and close it when the last watch ends', async () => {
    const { yes, no } = await resting(1)
    const watches = [
      client.polymarket.streams.orderBook(yes),
      client.polymarket.streams.orderBook(yes),
      client.polymarket.streams.orderBooks([yes, no]),
    ] as const
    const [first, second, both] = await Promise.all(watches.map((watch) => watch.next()))
    expect(second?.value).toEqual(first?.value)
    expect(Object.keys(both?.value).sort()).toEqual([yes, no].sort())
    // A late reader gets the current state.
    const late = client.polymarket.streams.orderBook(yes)
    expect((await late.next()).value).toEqual(first?.value)
    await late.return()
    expect(streaming.size).toBe(1)
    for (const watch of watches) await watch.return()
    expect(await watches[0].next()).toEqual({ done: true, value: undefined })
    await expect.poll(() => streaming.size).toBe(0)
  })

  it('yield all books each time, whichever changed', async () => {
    const { order, yes, no } = await resting(17)
    const { venue } = await accountOf('vic')
    const watch = client.polymarket.streams.orderBooks([yes, no], 40)
    await watch.next()
    await venue.createOrder({ ...order, price: order.price * 2 })
    const books = await until(watch, (value) => sizeAt(value[yes] as OrderBook, order.price * 2) === 17)
    expect(Object.keys(books).sort()).toEqual([yes, no].sort())
    await watch.return()
  })

  it('yield trades and the account', async () => {
    const { order, yes, bestAsk } = await resting(5)
    const { venue, credentials } = await accountOf('wim')
    const [trades, wallet] = [venue.streams.trades(yes), venue.streams.account(credentials.walletAddress ?? '')]
    expect((await wallet.next()).value).toMatchObject({ trades: [], positions: [] })
    // A trade is sent only to watches that are open by then, so the first ones may be missed.
    let bought = 0
    const [trade] = await firstAfter(trades, async () => {
      await venue.createOrder({ ...order, price: bestAsk })
      bought += 5
    })
    expect(trade).toMatchObject({ outcomeId: yes, side: 'buy', amount: 5, price: bestAsk })
    const held = await until(wallet, ({ positions }) => positions?.[0]?.size === bought)
    expect(held.positions).toMatchObject([{ outcomeId: yes }])
    await Promise.all([trades.return(), wallet.return()])
  })

  it('yield each change of own orders and each own trade once, those of a lost connection too', async () => {
    const { order, bestAsk } = await resting(5)
    const taking = { ...order, price: Number((bestAsk + 0.1).toFixed(2)) }
    const direct = clientWith({ baseUrl: service.url })
    const { credentials } = await accountOf('yan')
    const [writing, venue] = [direct.venue('polymarket', credentials), client.venue('polymarket', credentials)]
    const kept = await writing.createOrder({ ...order, price: order.price * 2 })
    const dropped = await writing.createOrder({ ...order, price: order.price * 3 })
    const [orders, trades] = [venue.streams.orders(), venue.streams.myTrades(undefined, 0)]
    const opened = (await orders.next()).value as OrderEvent[]
    expect(opened.map(({ type, order: { id } }) => [type, id]).sort()).toEqual(
      [
        ['open', kept.id],
        ['open', dropped.id],
      ].sort(),
    )
    // A further reader begins with the open orders too.
    const further = venue.streams.orders()
    expect((await further.next()).value).toHaveLength(2)
    await further.return()
    cut()
    await writing.cancelOrder(dropped.id)
    await writing.createOrder(taking)
    expect((await trades.next()).value).toMatchObject([{ side: 'buy', amount: 5, marketId: order.marketId }])
    const seen: OrderEvent[] = []
    const closes = async (id: string): Promise<void> => {
      const isClosed = (each: OrderEvent) => each.type === 'closed' && each.order.id === id
      while (!seen.some(isClosed)) seen.push(...((await orders.next()).value as OrderEvent[]))
      expect(seen.filter(isClosed)).toHaveLength(1)
    }
    await closes(dropped.id)
    expect(orders.gap).toBeDefined()
    const nextTrades = trades.next()
    await writing.cancelOrder(kept.id)
    await closes(kept.id)
    // The order that was filled at once is seen only if the connection was back by then.
    const others = seen.filter((each) => ![kept.id, dropped.id].includes(each.order.id))
    expect(others.map(({ type }) => type)).toEqual(others.length > 0 ? ['closed'] : [])
    expect(seen).toHaveLength(2 + others.length)
    await writing.createOrder(taking)
    expect((await nextTrades).value).toHaveLength(1)
    await Promise.all([orders.return(), trades.return()])
  })

  it('connect again and yield the state by then', async () => {
    const { order, yes } = await resting(53)
    // Writes are not repeated, so the order is not sent over the wire that is cut.
    const direct = clientWith({ baseUrl: service.url })
    const venue = direct.venue('polymarket', (await accountOf('xen')).credentials)
    const watch = client.polymarket.streams.orderBook(yes)
    await watch.next()
    cut()
    await venue.createOrder({ ...order, price: order.price * 3 })
    expect(watch.gap).toBeUndefined()
    const gaps: (Gap | undefined)[] = []
    const book = await until(watch, (each) => {
      gaps.push(watch.gap)
      return sizeAt(each, order.price * 3) === 53
    })
    expect(book.bids).toContainEqual(expect.objectContaining({ size: 53 }))
    const [gap, ...others] = gaps.filter((each) => each !== undefined)
    expect(gap?.since.getTime()).toBeLessThan(gap?.until.getTime() ?? 0)
    expect(others).toEqual([])
    await watch.return()
  })

  it('end with the error of the venue, and only the stream it belongs to', async () => {
    const { yes } = await resting(1)
    const [good, bad] = [client.polymarket.streams.orderBook(yes), client.polymarket.streams.orderBook('123')]
    await expect(bad.next()).rejects.toMatchObject({ name: 'CrossvenueError', code: 'OUTCOME_NOT_FOUND' })
    expect(await bad.next()).toEqual({ done: true, value: undefined })
    expect((await good.next()).done).toBe(false)
    await good.return()
    await expect(client.kalshi.streams.trades('KX:YES').next()).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
    })
  })

  it('end on an unknown key instead of connecting again forever', async () => {
    const watch = clientWith({ apiKey: 'cv_wrong' }).polymarket.streams.orderBook('1')
    await expect(watch.next()).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR', status: 401 })
  })

  it('report that no gateway answers', async () => {
    const watch = clientWith({ baseUrl: 'http://127.0.0.1:9', retries: 0 }).polymarket.streams.orderBook('1')
    await expect(watch.next()).rejects.toMatchObject({ code: 'NETWORK_ERROR', retryable: true })
  })

  it('report that the platform has no WebSocket', async () => {
    vi.stubGlobal('WebSocket', undefined)
    const { apiKey: _, ...lonely } = { apiKey, baseUrl: service.url }
    const watch = new Crossvenue(lonely).polymarket.streams.orderBook('1')
    await expect(watch.next()).rejects.toMatchObject({ code: 'NOT_SUPPORTED', retryable: false })
  })

  it('use the WebSocket of the platform if it has one', async () => {
    vi.stubGlobal('WebSocket', WebSocket)
    const { yes } = await resting(1)
    const { WebSocket: __, ...options } = { WebSocket, apiKey, baseUrl: service.url }
    const watch = new Crossvenue(options).polymarket.streams.orderBook(yes)
    expect((await watch.next()).done).toBe(false)
    await watch.return()
  })
})

describe('the quotes of a question over the client', () => {
  /** Finds a question with a market of each venue, of which that of Polymarket is quoted in the middle. */
  async function matched() {
    await service.ingested
    const questions = (await client.fetchMatchedMarketClusters({ limit: 50 })) as {
      clusterId: string
      markets: { sourceExchange: string; marketId: string; outcomes: { bestBid?: number; bestAsk?: number }[] }[]
    }[]
    for (const { clusterId, markets } of questions) {
      const market = markets.find(({ sourceExchange }) => sourceExchange === 'polymarket')
      const [{ bestBid = 0, bestAsk = 1 } = {}] = market?.outcomes ?? []
      if (market && markets.length === 2 && bestBid > 0.2 && bestAsk < 0.8) return { clusterId, market }
    }
    throw new Error('no question is quoted in the middle')
  }

  it('come live from every venue, change with the books, and continue on another connection', async () => {
    const { clusterId, market } = await matched()
    const watch = client.router.streams.matchedPrices(clusterId)
    const live = await until(watch, ({ markets }) => markets.every(({ isLive }) => isLive))
    expect(live).toMatchObject({ clusterId, status: 'open' })
    expect(live.markets.map(({ venue }) => venue).sort()).toEqual(['kalshi', 'polymarket'])
    for (const { bestBid = 0, bestAsk = 0 } of live.markets) expect(bestBid).toBeLessThan(bestAsk)
    // Writes are not repeated, so orders are not sent over the wire that is cut.
    const { credentials } = await accountOf('yara')
    const venue = clientWith({ baseUrl: service.url }).venue('polymarket', credentials)
    const one = await venue.fetchMarket({ marketId: market.marketId })
    const quoted = live.markets.find(({ venue: id }) => id === 'polymarket')
    const orderTop = async () => {
      const { bids } = await venue.fetchOrderBook(quoted?.outcomeId ?? '')
      const order = { marketId: one.marketId, outcomeId: quoted?.outcomeId ?? '', side: 'buy', type: 'limit' } as const
      await venue.createOrder({ ...order, price: bids[0]?.price ?? 0, amount: 5 })
    }
    const changed = await firstAfter(watch, orderTop)
    expect(changed.markets.find(({ venue: id }) => id === 'polymarket')?.bidSize).toBeGreaterThan(0)
    cut()
    expect(await until(watch, () => watch.gap !== undefined)).toMatchObject({ clusterId, status: 'open' })
    await watch.return()
  })

  it('fail where no question is named', async () => {
    await service.ingested
    await expect(client.router.streams.matchedPrices('mcl_0000000000000000').next()).rejects.toMatchObject({
      code: 'MARKET_NOT_FOUND',
    })
  })
})

it('the gateway sends the books of all venues that can be watched', async () => {
  await service.ingested
  const socket = new WebSocket(`${service.url.replace('http', 'ws')}/ws?apiKey=${apiKey}`)
  await once(socket, 'open')
  socket.send(JSON.stringify({ id: 'f', action: 'subscribe', method: 'watchAllOrderBooks' }))
  const frames: { event: string; source: string; symbol: string; data: OrderBook & { _symbol: string } }[] = []
  socket.on('message', (text) => frames.push(JSON.parse(String(text))))
  const books = () => frames.slice(1)
  // Without credentials for Kalshi's socket its books are polled.
  await expect.poll(() => new Set(books().map(({ source }) => source))).toEqual(new Set(['polymarket', 'kalshi']))
  await expect.poll(() => new Set(books().map(({ symbol }) => symbol)).size).toBeGreaterThan(10)
  socket.close()
  for (const { symbol, data } of books()) expect([data._symbol, Array.isArray(data.bids)]).toEqual([symbol, true])
})

describe('watchAllOrderBooks of a venue', () => {
  const named = ['opinion', 'probable', 'hyperliquid', 'kalshi-demo']
  let other: RunningService
  beforeAll(async () => {
    const { kalshi, opinion, probable, hyperliquid } = sandbox.urls
    other = await startService(
      {
        ...{ ...readConfig({}), port: 0, dataDir: ':memory:', venues: [...named, 'predictit'] },
        venueUrls: { ...sandbox.urls, opinion, probable, hyperliquid, 'kalshi-demo': kalshi },
        venueKeys: { opinion: sandbox.keys.opinion as string },
      },
      { log: createLog('silent') },
    )
    await other.ingested
  })
  afterAll(() => other.close())

  let names = 0
  const watchAll = (venue: string) => ({ method: 'watchAllOrderBooks', args: [[venue]] })

  async function firstFrame(venue: string, stream: object = watchAll(venue)): Promise<Record<string, unknown>> {
    const socket = new WebSocket(
      `${other.url.replace('http', 'ws')}/ws?apiKey=${await other.keys.create(`${venue} ${names++}`)}`,
    )
    await once(socket, 'open')
    socket.send(JSON.stringify({ id: 'f', action: 'subscribe', ...stream }))
    return new Promise((resolve) => {
      socket.on('message', (text) => {
        const frame = JSON.parse(String(text))
        if (frame.event === 'subscribed') return
        socket.terminate()
        resolve(frame)
      })
    })
  }

  it.each(named)('sends books of %s, whose lists carry no quotes or are not ingested', async (venue) => {
    expect(await firstFrame(venue)).toMatchObject({ event: 'data', source: venue, data: { bids: expect.any(Array) } })
  })

  it('throws if the venue does not stream books', async () => {
    expect(await firstFrame('predictit')).toMatchObject({ event: 'error', error: { code: 'NOT_SUPPORTED' } })
  })

  it('is an error with the reason where the venue lacks a stream', async () => {
    expect(await firstFrame('predictit', { exchange: 'predictit', method: 'watchTrades', args: ['1'] })).toMatchObject({
      event: 'error',
      error: { code: 'NOT_SUPPORTED', message: expect.stringMatching(/^predictit does not offer watchTrades: \w/) },
    })
  })
})

it('has typed streams for the venue', () => {
  expectTypeOf(client.predictit.streams).not.toHaveProperty('orderBook')
  expectTypeOf(client.limitless.streams).not.toHaveProperty('trades')
  expectTypeOf(client.manifold.streams).not.toHaveProperty('ticker')
  expectTypeOf(client.kalshi.streams.orders).returns.toEqualTypeOf<Watch<OrderEvent[]>>()
  expectTypeOf(client.kalshi.streams.account).returns.toHaveProperty('next')
})
