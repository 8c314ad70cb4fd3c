import { type Sandbox, startSandbox } from '@crossvenue/sandbox'
import type { Balance, Credentials, Order, OrderBook, UnifiedMarket } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { type RunningService, startService } from './service.ts'

// Orders through the whole service: an order rests, shows in the stream and is canceled, and no credentials are stored
// or logged.

const VENUES = ['kalshi', 'polymarket', 'limitless'] as const
const lines: string[] = []

let sandbox: Sandbox
let service: RunningService
let key: string
beforeAll(async () => {
  sandbox = await startSandbox()
  const config = { ...readConfig({}), port: 0, dataDir: ':memory:', venues: [...VENUES], venueUrls: sandbox.urls }
  service = await startService(config, { log: createLog('trace', { write: (line) => lines.push(line) }) })
  key = await service.keys.create('test')
})
afterAll(async () => {
  await service.close()
  await sandbox.close()
})

async function call<T>(path: string, args: unknown[], credentials?: Credentials): Promise<T> {
  const response = await fetch(`${service.url}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ args, ...(credentials && { credentials }) }),
  })
  const { data, error } = (await response.json()) as { data: T; error?: unknown }
  if (error) throw error
  return data
}

describe.each(VENUES)('%s behind the gateway', (venue) => {
  it('places an order of the caller, shows it resting, and cancels it', async () => {
    const credentials = await sandbox.openAccount(venue, 'ann', 1_000)
    const events = await call<{ markets: UnifiedMarket[] }[]>(`${venue}/fetchEvents`, [{ limit: 20 }])
    const market = events
      .flatMap(({ markets }) => markets)
      .find(({ bestBid = 0, bestAsk = 1 }) => bestBid > 0.2 && bestAsk < 0.8) as UnifiedMarket
    const outcomeId = market.outcomes[1]?.outcomeId ?? ''
    const price = Number((2 * (market.tickSize ?? 0.01)).toFixed(6))
    const params = { marketId: market.marketId, outcomeId, side: 'buy', type: 'limit', price, amount: 50 }

    const { next, close } = await stream({ venue, outcomeId, credentials })
    const before = await next()
    expect(before.bids.some((level) => level.price === price)).toBe(false)

    const order = await call<Order>(`${venue}/createOrder`, [params], credentials)
    expect(order).toMatchObject({ status: 'open', price, amount: 50, remaining: 50, outcomeId })
    let book = await next()
    while (!book.bids.some((level) => level.price === price && level.size === 50)) book = await next()
    close()

    const open = await call<Order[]>(`${venue}/fetchOpenOrders`, [market.marketId], credentials)
    expect(open.map(({ id }) => id)).toEqual([order.id])
    if (venue !== 'limitless') {
      const [balance] = await call<Balance[]>(`${venue}/fetchBalance`, [], credentials)
      expect(balance?.available).toBeCloseTo(1_000 - 50 * price, 6)
    }
    const canceled = await call<Order>(`${venue}/cancelOrder`, [order.id], credentials)
    expect(canceled).toMatchObject({ id: order.id, status: 'canceled' })
    await expect(call(`${venue}/cancelOrder`, [order.id], credentials)).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    })

    await expect(call(`${venue}/createOrder`, [params])).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
    const secrets = [credentials.apiSecret, credentials.privateKey?.slice(40, 70)].filter(
      (secret) => secret !== undefined,
    )
    expect(secrets.length).toBeGreaterThan(0)
    for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret)
  })
})

/** Yields books from the socket of the gateway. */
async function stream({
  venue,
  outcomeId,
  credentials,
}: {
  venue: string
  outcomeId: string
  credentials: Credentials
}) {
  const socket = new WebSocket(`${service.url.replace('http', 'ws')}/ws?apiKey=${key}`)
  const books: OrderBook[] = []
  let wake = (): void => undefined
  socket.on('message', (text) => {
    const { event, data, error } = JSON.parse(String(text))
    if (error) throw error
    if (event === 'data') books.push(data)
    wake()
  })
  socket.on('open', () => {
    const subscription = { id: 'a', action: 'subscribe', exchange: venue, method: 'watchOrderBook', args: [outcomeId] }
    socket.send(JSON.stringify({ ...subscription, credentials }))
  })
  return {
    close: () => socket.close(),
    async next(): Promise<OrderBook> {
      while (books.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return books.shift() as OrderBook
    },
  }
}
