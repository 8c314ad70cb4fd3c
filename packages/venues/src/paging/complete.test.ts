import { describe, expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import type { UnifiedEvent } from '../models.ts'
import type { EventPageParams } from '../parameters.ts'
import type { Venue } from '../venue.ts'
import { type Adapter, completeVenue } from './complete.ts'

const event = (id: string, ...volumes: number[]): UnifiedEvent => ({
  id,
  title: `Event ${id}`,
  markets: volumes.map((volume, position) => ({
    marketId: `${id}${position + 1}`,
    eventId: id,
    title: `Market ${id}${position + 1}`,
    outcomes: [],
    status: 'active',
    volume,
  })),
})

const notFound = (code: 'EVENT_NOT_FOUND' | 'MARKET_NOT_FOUND') => new CrossvenueError(code, 'no such thing')

/** A venue that serves the pages given, cursor = number of the page. */
function paged(pages: UnifiedEvent[][], more: Partial<Adapter> = {}) {
  const calls: EventPageParams[] = []
  const venue = completeVenue({
    id: 'paged',
    name: 'Paged',
    parseUrl: () => undefined,
    async fetchEventsPaginated(params = {}) {
      calls.push(params)
      const position = Number(params.cursor ?? 0)
      const last = position + 1 >= pages.length
      return { data: pages[position] ?? [], ...(!last && { nextCursor: String(position + 1) }) }
    },
    async fetchEvent({ value }) {
      const found = pages.flat().find(({ id }) => id === value)
      if (!found) throw notFound('EVENT_NOT_FOUND')
      return found
    },
    async fetchMarket({ value }) {
      const found = pages
        .flatMap((page) => page.flatMap(({ markets }) => markets))
        .find(({ marketId }) => marketId === value)
      if (!found) throw notFound('MARKET_NOT_FOUND')
      return found
    },
    ...more,
  }) as Required<Venue>
  return { venue, calls }
}

const pages = [[event('a', 1, 5), event('b', 4)], [event('c', 9)], [event('d', 2, 3)]]
const eventIds = (events: UnifiedEvent[]) => events.map(({ id }) => id)

describe('lists of a completed venue', () => {
  it('reads pages until offset and limit are covered, and no further', async () => {
    const { venue, calls } = paged(pages)
    expect(eventIds(await venue.fetchEvents({ limit: 1 }))).toEqual(['a'])
    expect(calls).toHaveLength(1)
    expect(eventIds(await venue.fetchEvents({ offset: 1, limit: 2 }))).toEqual(['b', 'c'])
    expect(calls).toHaveLength(3)
    expect(eventIds(await venue.fetchEvents())).toEqual(['a', 'b', 'c', 'd'])
    expect(calls).toHaveLength(6)
  })

  it('continues until enough items match, not until enough were read', async () => {
    const { venue } = paged(pages)
    expect(eventIds(await venue.fetchEvents({ query: 'event d', limit: 1 }))).toEqual(['d'])
    expect(
      (await venue.fetchMarkets({ filter: { volume: { min: 3 } }, limit: 3 })).map(({ marketId }) => marketId),
    ).toEqual(['a2', 'b1', 'c1'])
  })

  it('gives all markets of an event whose slug or page is named', async () => {
    const several = new CrossvenueError('AMBIGUOUS_IDENTIFIER', 'a is an event of 2 markets')
    const { venue } = paged(pages, {
      fetchMarket: () => Promise.reject(several),
      parseUrl: ({ pathname }) => ({ slug: `event-${pathname.slice(1)}` }),
      async fetchEvent({ by, value }) {
        if (by === 'slug' && value === 'event-a') return event('a', 1, 5)
        throw notFound('EVENT_NOT_FOUND')
      },
    })
    const idsOf = async (params: object) => (await venue.fetchMarkets(params)).map(({ marketId }) => marketId)
    expect(await idsOf({ slug: 'event-a' })).toEqual(['a1', 'a2'])
    expect(await idsOf({ url: 'https://venue.test/a', limit: 1 })).toEqual(['a1'])
    for (const params of [{ slug: 'other' }, { marketId: 'a' }]) {
      await expect(venue.fetchMarkets(params)).rejects.toBe(several)
    }
    await expect(venue.fetchMarkets({ slug: 'event-a', eventId: 'b' })).rejects.toMatchObject({
      code: 'AMBIGUOUS_IDENTIFIER',
      field: 'slug',
    })
  })

  it('sorts over all pages before it cuts', async () => {
    const { venue } = paged(pages)
    const found = await venue.fetchMarkets({ sort: 'volume', limit: 2, offset: 1 })
    expect(found.map(({ marketId }) => marketId)).toEqual(['a2', 'b1'])
  })

  it('returns all where no limit is given', async () => {
    const { venue } = paged([Array.from({ length: 150 }, (_, position) => event(`e${position}`, 1))])
    expect(await venue.fetchEvents()).toHaveLength(150)
    expect(await venue.fetchMarkets()).toHaveLength(150)
    expect(await venue.fetchEvents({ limit: 100 })).toHaveLength(100)
    expect(Object.keys(await venue.loadMarkets())).toHaveLength(150)
  })

  it('passes the status on and begins at the cursor', async () => {
    const { venue, calls } = paged(pages)
    expect(eventIds(await venue.fetchEvents({ status: 'all', cursor: '1', limit: 2 }))).toEqual(['c', 'd'])
    expect(calls).toEqual([
      { status: 'all', cursor: '1' },
      { status: 'all', cursor: '2' },
    ])
  })

  it('counts once what a shifting list shows twice', async () => {
    const { venue } = paged([
      [event('a', 1), event('b', 1)],
      [event('b', 1), event('c', 1)],
    ])
    expect(eventIds(await venue.fetchEvents({ limit: 3 }))).toEqual(['a', 'b', 'c'])
  })

  it('fails on a cursor that comes back', async () => {
    const { venue } = paged(pages, { fetchEventsPaginated: async () => ({ data: [], nextCursor: 'x' }) })
    await expect(venue.fetchEvents()).rejects.toMatchObject({
      code: 'EXCHANGE_ERROR',
      message: 'paged repeats cursor x: its list does not end',
    })
  })

  it('refuses parameters that it could only drop', async () => {
    const { venue } = paged(pages)
    await expect(venue.fetchEvents({ series: 's' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'series',
    })
    await expect(venue.fetchMarkets({ page: 2 })).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'page' })
    await expect(venue.fetchMarkets({ similarityThreshold: 0.5 })).rejects.toMatchObject({
      field: 'similarityThreshold',
    })
  })
})

describe('lists of one named thing', () => {
  it('reads it alone', async () => {
    const { venue, calls } = paged(pages)
    expect(eventIds(await venue.fetchEvents({ eventId: 'c' }))).toEqual(['c'])
    expect((await venue.fetchMarkets({ marketId: 'd2' })).map(({ marketId }) => marketId)).toEqual(['d2'])
    expect((await venue.fetchMarkets({ eventId: 'a' })).map(({ marketId }) => marketId)).toEqual(['a1', 'a2'])
    expect(calls).toEqual([])
  })

  it('finds it though it is closed, unless another status is requested', async () => {
    const closed = event('z', 1)
    for (const market of closed.markets) market.status = 'closed'
    const { venue } = paged([[closed]])
    expect(await venue.fetchEvents()).toEqual([])
    expect(await venue.fetchEvents({ eventId: 'z' })).toEqual([closed])
    expect(await venue.fetchEvents({ eventId: 'z', status: 'active' })).toEqual([])
    expect(await venue.fetchMarkets({ marketId: 'z1' })).toEqual(closed.markets)
  })

  it('is empty when there is no such thing, and fails on any other error', async () => {
    const { venue } = paged(pages, {
      fetchMarket: async () => {
        throw new CrossvenueError('EXCHANGE_TIMEOUT', 'late')
      },
    })
    expect(await venue.fetchEvents({ eventId: 'nope' })).toEqual([])
    expect(await venue.fetchMarkets({ eventId: 'nope' })).toEqual([])
    await expect(venue.fetchMarkets({ marketId: 'a1' })).rejects.toMatchObject({ code: 'EXCHANGE_TIMEOUT' })
  })
})

describe('what follows from an adapter', () => {
  it('offers order books by id only where there is an order book', async () => {
    expect('fetchOrderBooks' in paged(pages).venue).toBe(false)
    const { venue } = paged(pages, {
      fetchOrderBook: async (id) => ({ bids: [], asks: [{ price: 0.5, size: Number(id) }] }),
    })
    expect(await venue.fetchOrderBooks(['1', '2'])).toEqual({
      1: { bids: [], asks: [{ price: 0.5, size: 1 }] },
      2: { bids: [], asks: [{ price: 0.5, size: 2 }] },
    })
  })

  it('maps all active markets by id', async () => {
    expect(Object.keys(await paged(pages).venue.loadMarkets())).toEqual(['a1', 'a2', 'b1', 'c1', 'd1', 'd2'])
  })

  it('calculates', async () => {
    const { venue } = paged(pages)
    const book = { bids: [], asks: [{ price: 0.25, size: 10 }] }
    expect(await venue.getExecutionPrice(book, 'buy', 4)).toBe(0.25)
    expect(await venue.getExecutionPriceDetailed(book, 'buy', 40)).toEqual({
      price: 0.25,
      filledAmount: 10,
      fullyFilled: false,
    })
    await expect(venue.getExecutionPrice(book, 'buy', 0)).rejects.toMatchObject({ field: 'amount' })
    expect(eventIds(await venue.filterEvents(pages.flat(), 'event b'))).toEqual(['b'])
    expect(await venue.filterMarkets(event('a', 1).markets, 'nope')).toEqual([])
  })

  it("lets the adapter's own operation stand", async () => {
    const { venue } = paged(pages, { fetchEvents: async () => [] })
    expect(await venue.fetchEvents()).toEqual([])
  })
})
