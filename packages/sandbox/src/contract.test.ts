import { createVenue, venues as registry, type UnifiedEvent, type Venue } from '@crossvenue/venues'
import { checkVenue } from '@crossvenue/venues/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeVenues, type Sandbox, sandboxVenues, startSandbox } from './sandbox.ts'
import type { ScenarioMarket } from './scenario.ts'

// One contract for all venues, over real HTTP: every operation of a venue returns the scenario's data. The clock runs,
// because the fakes count calls by it, so an answer must equal the state just before or just after it.

const EVERY_NTH = 50
const PATIENCE = 120_000

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

// The adapters keep to the rates of the real venues, so most of the time is waiting: all venues wait at once.
describe.concurrent.each(sandboxVenues)('%s', { timeout: PATIENCE }, (id) => {
  const { lists = {} } = fakeVenues[id]
  let venue: Venue
  let events: UnifiedEvent[]
  let before: Map<string, ReturnType<typeof quoteOf>>
  let after: Map<string, ReturnType<typeof quoteOf>>

  let reading: readonly [number, number]

  const offers = createVenue(id)
  const truth = new Map<string, ScenarioMarket>()
  const quotes = () => new Map([...truth].map(([marketId, market]) => [marketId, quoteOf(market)]))

  beforeAll(async () => {
    for (const { markets } of sandbox.world.events(id)) for (const market of markets) truth.set(market.id, market)
    venue = createVenue(id, {
      baseUrl: sandbox.urls[id],
      now: sandbox.world.now,
      credentials: { apiKey: sandbox.keys[id] },
    })
    before = quotes()
    const began = sandbox.world.now()
    events = await readAll(venue, lists.openOnly ? 'active' : 'all')
    after = quotes()
    reading = [began, sandbox.world.now()]
  }, PATIENCE)

  const open = () => events.flatMap(({ markets }) => markets).filter(({ marketId }) => before.get(marketId)?.bid)
  const sample = () => open().filter((_, position) => position % EVERY_NTH === 0)

  it('keeps the contract of all venues', async () => {
    expect(await checkVenue(venue)).toEqual([])
  })

  it('lists every event and every market once, under its title', () => {
    const expected = sandbox.world
      .events(id)
      .filter(({ markets }) => !lists.openOnly || markets.some(({ status }) => status === 'open'))
      .map((event) => [event.id, event.title, event.markets.map((market) => market.id).sort()])
    const found = events.map((event) => [event.id, event.title, event.markets.map(({ marketId }) => marketId).sort()])
    expect(found.sort()).toEqual(expected.sort())
  })

  it('says of every market when it was read', () => {
    const outside = events
      .flatMap(({ markets }) => markets)
      .filter(({ asOf = '' }) => !(Date.parse(asOf) >= reading[0] && Date.parse(asOf) <= reading[1]))
    expect(outside.map(({ marketId, asOf }) => [marketId, asOf])).toEqual([])
  })

  it.runIf(!lists.unpriced)('returns the prices of the world', () => {
    for (const { marketId, bestBid, bestAsk, outcomes } of open()) {
      const [then, now] = [before.get(marketId), after.get(marketId)]
      if (lists.unquoted) {
        expect([then?.price, now?.price, then?.middle, now?.middle]).toContain(outcomes[0]?.price)
      } else {
        expect([then?.bid, now?.bid]).toContain(bestBid ?? lists.emptyQuotes?.bid)
        expect([then?.ask, now?.ask]).toContain(bestAsk ?? lists.emptyQuotes?.ask)
      }
    }
  })

  it.runIf(offers.fetchOrderBook)('declares whether its lists carry bids and asks', () => {
    const isQuoted = open().some(({ bestBid, bestAsk }) => bestBid !== undefined || bestAsk !== undefined)
    expect(registry[id]?.listsWithoutQuotes ?? false).toBe(!isQuoted)
  })

  it.runIf(offers.fetchOrderBook)('returns the books of the world, from both sides', async () => {
    for (const { marketId, outcomes } of sample()) {
      const [yes, no] = outcomes
      const book = () => sandbox.world.book(truth.get(marketId) as ScenarioMarket)
      const then = book()
      const { bids, asks } = (await venue.fetchOrderBook?.(yes?.outcomeId ?? '')) ?? {}
      expect([then, book()]).toContainEqual({ bids, asks })
      const other = await venue.fetchOrderBook?.(no?.outcomeId ?? '')
      expect(other?.bids[0]?.price).toBeCloseTo(1 - (asks?.[0]?.price ?? 0), 9)
    }
  })

  it.runIf(offers.fetchTrades)('returns the trades of the world', async () => {
    for (const { marketId, outcomes } of sample()) {
      const trades = sandbox.world.trades(truth.get(marketId) as ScenarioMarket, 1_000)
      for (const trade of (await venue.fetchTrades?.(outcomes[0]?.outcomeId ?? '', { limit: 20 })) ?? []) {
        // Some state seconds only.
        const same = trades.find(({ at }) => at === trade.timestamp || at - (at % 1_000) === trade.timestamp)
        expect(trade.price).toBeCloseTo(same?.price ?? Number.NaN, 9)
        expect(trade.amount).toBeCloseTo(same?.size ?? Number.NaN, 6)
        expect(trade.side).toBe(fakeVenues[id].trading?.sidelessTrades ? 'unknown' : same?.side)
      }
    }
  })
})

const quoteOf = (market: ScenarioMarket) => {
  const quote = sandbox.world.quote(market)
  return {
    ...quote,
    price: sandbox.world.price(market),
    middle: quote && Number(((quote.bid + quote.ask) / 2).toFixed(6)),
  }
}

/** Follows the cursors of a venue's list to its end. */
async function readAll(venue: Venue, status: 'active' | 'all'): Promise<UnifiedEvent[]> {
  const events: UnifiedEvent[] = []
  let cursor: string | undefined
  do {
    const page = await venue.fetchEventsPaginated?.({ status, ...(cursor !== undefined && { cursor }) })
    events.push(...(page?.data ?? []))
    cursor = page?.nextCursor
  } while (cursor !== undefined)
  return events
}
