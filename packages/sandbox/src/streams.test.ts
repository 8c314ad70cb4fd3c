import { setTimeout as wait } from 'node:timers/promises'
import { createVenue, type OrderBook, type Streams, type Trade, type Venue } from '@crossvenue/venues'
import { countedTime } from '@crossvenue/venues/counted-time'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type QuotedMarket, quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { fakeVenues, sandboxVenues } from './sandbox.ts'
import type { SocketFault } from './sockets.ts'

// One contract for every venue that streams, over real sockets: a watch emits the venue's own book, whatever happens to
// the messages on their way. Timers run fast, so that silence is detected soon.

type Streaming = Required<Venue> & { streams: Required<Pick<Streams, 'orderBook'>> }
const streaming = sandboxVenues.filter((id) => createVenue(id).streams?.orderBook)
const after = countedTime(40)
const MINUTE = 60_000

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

describe.each(streaming)('%s', (id) => {
  let market: QuotedMarket
  let trader: Streaming
  let price = 0

  const member = async (name: string, dollars: number) =>
    sandbox.venue(id, { after, credentials: await sandbox.openAccount(id, name, dollars) }) as Streaming
  /** Another reader, with connections of its own. */
  const reader = () => member('reader', 1_000)
  const outcome = (index: number) => market.outcomes[index]?.outcomeId ?? ''
  const place = async (amount: number) => {
    // Venues count calls by the second.
    sandbox.time += 1_000
    const order = { marketId: market.marketId, outcomeId: outcome(0), side: 'buy', type: 'limit' } as const
    return trader.createOrder({ ...order, price, amount })
  }
  const plain = ({ bids, asks }: OrderBook) => ({ bids, asks })
  const truth = async (outcomeId = outcome(0)) => plain(await sandbox.venue(id).fetchOrderBook(outcomeId))

  beforeAll(async () => {
    sandbox.time += MINUTE
    market = await quotedMarket(sandbox.venue(id))
    trader = await member('trader', 100_000)
    price = Number((2 * (market.tickSize ?? 0.01)).toFixed(6))
  })
  afterEach(async () => {
    await sandbox.hangUp()
    // The market maker quotes again every minute: a test begins with one, so that its own orders are what changes.
    sandbox.time = Math.ceil((sandbox.time + 2_000) / MINUTE) * MINUTE
    sandbox.tick()
  })

  it('emits the whole book first, then every change of it, from both sides', async () => {
    const venue = await reader()
    const [yes, no] = [venue.streams.orderBook(outcome(0)), venue.streams.orderBook(outcome(1))]
    expect(plain((await yes.next()).value)).toEqual(await truth())
    expect(plain((await no.next()).value)).toEqual(await truth(outcome(1)))
    await place(1_000)
    await eventually(async () => expect(plain((await yes.next()).value)).toEqual(await truth()))
    await eventually(async () => expect(plain((await no.next()).value)).toEqual(await truth(outcome(1))))
    expect((await truth()).bids).toContainEqual({ price, size: 1_000 })
  })

  it('emits the known book to a later reader at once, and closes after the last one', async () => {
    const venue = await reader()
    const first = venue.streams.orderBook(outcome(0))
    await first.next()
    const second = venue.streams.orderBook(outcome(0))
    expect(plain((await second.next()).value)).toEqual(await truth())
    expect(sandbox.sockets.get(id)?.count()).toBe(1)
    await first.return()
    expect(await first.next()).toEqual({ done: true, value: undefined })
    await second.return()
    await eventually(async () => expect(sandbox.sockets.get(id)?.count()).toBe(0))
  })

  it('ends who waits with the venue that is closed, and nobody else', async () => {
    const [venue, other] = [await reader(), await member('other', 1_000)]
    const [mine, theirs] = [venue.streams.orderBook(outcome(0)), other.streams.orderBook(outcome(0))]
    await Promise.all([mine.next(), theirs.next()])
    const [waiting, requested] = [[mine.next()], [theirs.next()]]
    await venue.close()
    // A venue that was quiet for a while may repeat the book before it is closed, or before it sends the new one.
    const last = () => waiting.pop() ?? mine.next()
    await eventually(async () => expect(await last()).toEqual({ done: true, value: undefined }))
    await place(1_000)
    const next = () => requested.pop() ?? theirs.next()
    await eventually(async () => expect(plain((await next()).value)).toEqual(await truth()))
    await other.close()
    await eventually(async () => expect(sandbox.sockets.get(id)?.count()).toBe(0))
  })

  it('gives the next book by the operations', async () => {
    const venue = await reader()
    const first = await venue.watchOrderBook(outcome(0), 2)
    expect(plain(first)).toEqual(plain({ ...(await truth()), ...cut(await truth(), 2) }))
    const requested = [venue.watchOrderBook(outcome(0))]
    await place(500)
    // a venue may send the same book once more before the new one
    const next = () => requested.pop() ?? venue.watchOrderBook(outcome(0))
    await eventually(async () => expect(plain(await next())).toEqual(await truth()))
    const both = await venue.watchOrderBooks([outcome(0), outcome(1)])
    expect(Object.keys(both).sort()).toEqual([outcome(0), outcome(1)].sort())
    expect(plain(both[outcome(1)] as OrderBook)).toEqual(await truth(outcome(1)))
    await venue.unwatchOrderBook(outcome(0))
    await venue.unwatchOrderBook(outcome(1))
    await eventually(async () => expect(sandbox.sockets.get(id)?.count()).toBe(0))
  })

  it('takes a market with a side for the outcome of that side, and an outcome with a side as it is', async () => {
    const venue = await reader()
    const watched = async (key: string, side: 'yes' | 'no') => {
      // Venues count calls by the second.
      sandbox.time += 2_000
      return plain(await venue.watchOrderBook(key, undefined, { side }))
    }
    expect(await watched(market.marketId, 'yes')).toEqual(await truth())
    expect(await watched(market.marketId, 'no')).toEqual(await truth(outcome(1)))
    const other = await reader()
    sandbox.time += 2_000
    const books = await other.watchOrderBooks([outcome(1), market.marketId], undefined, { outcome: 'no' })
    expect(plain(books[outcome(1)] as OrderBook)).toEqual(await truth(outcome(1)))
    expect(plain(books[market.marketId] as OrderBook)).toEqual(await truth(outcome(1)))
  })

  it('knows no unknown outcome, and says so at once', async () => {
    const venue = await reader()
    await expect(venue.watchOrderBook('999999999999')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    expect(plain(await venue.watchOrderBook(outcome(0)))).toEqual(await truth())
  })

  it.runIf(createVenue(id).watchTrades)('emits trades from the side of the outcome', async () => {
    const venue = await reader()
    const [yes, no] = [venue.streams.trades?.(outcome(0)), venue.streams.trades?.(outcome(1))]
    await venue.watchOrderBook(outcome(0))
    const order = { marketId: market.marketId, outcomeId: outcome(0), side: 'buy', type: 'limit' } as const
    const bought: { price: number; amount: number }[] = []
    const buy = async () => {
      sandbox.time += 1_000
      const [best] = (await truth()).asks
      const deal = { price: best?.price ?? 0, amount: Math.min(40, best?.size ?? 0) }
      await trader.createOrder({ ...order, ...deal })
      bought.push(deal)
    }
    // A trade is sent only to watches that are open by then, so the first ones may be missed.
    const next = async (watch: typeof yes) => {
      const first = watch?.next().then(({ value }) => value?.[0] as Trade)
      for (;;) {
        await buy()
        const trade = await Promise.race([first, wait(50)])
        if (trade) return trade
      }
    }
    const trade = await next(yes)
    const { sidelessTrades } = fakeVenues[id].trading ?? {}
    expect(trade).toMatchObject({ side: sidelessTrades ? 'unknown' : 'buy', outcomeId: outcome(0) })
    expect(bought).toContainEqual({ price: trade.price, amount: trade.amount })
    if (fakeVenues[id].trading?.oneSidedTrades) return
    const other = await next(no)
    expect(other).toMatchObject({ side: sidelessTrades ? 'unknown' : 'sell', outcomeId: outcome(1) })
    const paid = bought.map(({ price, amount }) => ({ price: expect.closeTo(1 - price, 9), amount }))
    expect(paid).toContainEqual({ price: other.price, amount: other.amount })
  })

  it.each<SocketFault>(['gap', 'duplicate', 'reorder', 'drop', 'stall'])(
    'comes back to the right book after a %s',
    async (fault) => {
      const venue = await reader()
      const watch = venue.streams.orderBook(outcome(0))
      let latest = (await watch.next()).value as OrderBook
      const reading = (async () => {
        for await (const book of watch) latest = book
      })()
      for (let round = 1; round <= 3; round += 1) {
        sandbox.sockets.get(id)?.injectFault(fault)
        await place(500 * round)
        await place(700)
        await eventually(async () => expect(plain(latest)).toEqual(await truth()))
      }
      await watch.return()
      await reading
    },
  )

  it('shows what the market maker changes as time goes by', async () => {
    const venue = await reader()
    const watch = venue.streams.orderBook(outcome(0))
    const before = plain((await watch.next()).value)
    sandbox.time += 3_600_000
    sandbox.tick()
    expect(before).not.toEqual(await truth())
    await eventually(async () =>
      expect(plain((await venue.watchOrderBook(outcome(0))) as OrderBook)).toEqual(await truth()),
    )
  })
})

const cut = ({ bids, asks }: Pick<OrderBook, 'bids' | 'asks'>, depth: number) => ({
  bids: bids.slice(0, depth),
  asks: asks.slice(0, depth),
})

/** Tries until it holds. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await check()
    } catch (error) {
      if (tries > 500) throw error
      sandbox.time += 1_000
      await wait(50)
    }
  }
}
