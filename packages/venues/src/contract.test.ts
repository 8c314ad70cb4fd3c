import { describe, expect, it } from 'vitest'
import { checkVenue } from './contract.ts'
import { CrossvenueError } from './errors.ts'
import type { UnifiedEvent } from './models.ts'
import { withSides } from './orders/sides.ts'
import { type Adapter, completeVenue } from './paging/complete.ts'
import type { Venue } from './venue.ts'

const events: UnifiedEvent[] = Array.from({ length: 10 }, (_, position) => ({
  id: `e${position}`,
  title: `Event ${position}`,
  url: `https://acme.example.test/e/e${position}`,
  sourceExchange: 'acme',
  markets: [
    withSides({
      marketId: `m${position}`,
      eventId: `e${position}`,
      title: `Question ${position}`,
      sourceExchange: 'acme',
      outcomes: [
        { outcomeId: `m${position}-yes`, label: 'Yes' },
        { outcomeId: `m${position}-no`, label: 'No' },
      ],
    }),
  ],
}))

/** A venue that keeps the contract, except for what is replaced. */
function venueWith(change: Partial<Adapter> = {}): Venue {
  return completeVenue({
    id: 'acme',
    name: 'Acme',
    parseUrl: (url) => (url.host === 'acme.example.test' ? { eventId: url.pathname.slice(3) } : undefined),
    async fetchEventsPaginated({ cursor = '0', limit = 4 } = {}) {
      const end = Number(cursor) + limit
      return { data: events.slice(Number(cursor), end), ...(end < events.length && { nextCursor: String(end) }) }
    },
    async fetchEvent({ value }) {
      const found = events.find((event) => event.id === value)
      if (!found) throw new CrossvenueError('EVENT_NOT_FOUND', `No event ${value}`)
      return found
    },
    async fetchMarket({ value }) {
      const found = events
        .flatMap(({ markets }) => markets)
        .find((market) => market.marketId === value || market.outcomes.some((each) => each.outcomeId === value))
      if (!found) throw new CrossvenueError('MARKET_NOT_FOUND', `No market ${value}`)
      return found
    },
    async fetchOrderBook(outcomeId) {
      if (!outcomeId.startsWith('m')) throw new CrossvenueError('OUTCOME_NOT_FOUND', `No outcome ${outcomeId}`)
      const [bid, ask] = outcomeId.endsWith('yes') ? [0.4, 0.5] : [0.5, 0.6]
      return { bids: [{ price: bid, size: 9 }], asks: [{ price: ask, size: 9 }] }
    },
    async fetchOHLCV() {
      return [{ timestamp: Date.UTC(2026, 0, 1), open: 0.4, high: 0.5, low: 0.4, close: 0.5 }]
    },
    ...change,
  })
}

describe('checkVenue', () => {
  it('finds nothing wrong with a venue that keeps the contract', async () => {
    expect(await checkVenue(venueWith())).toEqual([])
  })

  it('sees pages that overlap', async () => {
    const problems = await checkVenue(
      venueWith({
        async fetchEventsPaginated({ cursor = '0', limit = 4 } = {}) {
          const end = Number(cursor) + limit
          return {
            data: events.slice(Math.max(0, Number(cursor) - 1), end),
            ...(end < 10 && { nextCursor: String(end) }),
          }
        },
      }),
    )
    expect(problems).toContain('fetchEventsPaginated: pages of any length repeat something')
    expect(problems).toContain('fetchEventsPaginated: pages of 7 repeat something')
  })

  it('sees pages that lose things', async () => {
    const problems = await checkVenue(
      venueWith({
        async fetchEventsPaginated({ cursor = '0', limit = 4 } = {}) {
          const end = Number(cursor) + limit
          return { data: events.slice(Number(cursor), end - 1), ...(end < 10 && { nextCursor: String(end) }) }
        },
      }),
    )
    expect(problems).toEqual([
      'fetchEventsPaginated: pages of 7 lose e6',
      'fetchEventsPaginated: pages of any length lose e3',
      'fetchEventsPaginated: pages of any length lose e7',
    ])
  })

  it('sees a lookup that finds something else, and a page address it cannot read', async () => {
    const problems = await checkVenue(
      venueWith({ fetchEvent: async () => events[9] as UnifiedEvent, parseUrl: () => undefined }),
    )
    expect(problems).toContain('fetchEvent {"eventId":"e0"} finds e9, not e0')
    expect(problems).toContain('parseUrl does not know https://acme.example.test/e/e0')
    expect(problems).toContain('fetchEvent of what does not exist: no typed error')
  })

  it('sees an error that does not say what is missing', async () => {
    const refuse = async () => {
      throw new CrossvenueError('EXCHANGE_ERROR', 'what?')
    }
    expect(await checkVenue(venueWith({ fetchTrades: async (id) => (id.startsWith('m') ? [] : refuse()) }))).toEqual([
      'fetchTrades of what does not exist: EXCHANGE_ERROR',
    ])
  })

  it('does not compare books between which the market moved', async () => {
    let reads = 0
    const fetchOrderBook: Venue['fetchOrderBook'] = async (outcomeId) => {
      if (!outcomeId.startsWith('m')) throw new CrossvenueError('OUTCOME_NOT_FOUND', `No outcome ${outcomeId}`)
      reads += 1
      // The first book of the first market is older than all that follow.
      const [bid, ask] = outcomeId.endsWith('yes') ? [0.4, 0.5] : [0.5, 0.6]
      return { bids: [{ price: bid, size: reads === 1 ? 8 : 9 }], asks: [{ price: ask, size: 9 }] }
    }
    expect(await checkVenue(venueWith({ fetchOrderBook }))).toEqual([])
  })

  it('sees books that are not mirrored', async () => {
    const fetchOrderBook = async () => ({ bids: [{ price: 0.4, size: 9 }], asks: [{ price: 0.5, size: 9 }] })
    const problems = await checkVenue(venueWith({ fetchOrderBook }))
    expect(problems).toContain('market m0: YES and NO are not mirrored')
    expect(problems).toContain('fetchOrderBook of what does not exist: no typed error')
  })
})
