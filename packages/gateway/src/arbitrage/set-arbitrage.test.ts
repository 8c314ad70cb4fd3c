import { mirrorBook, type OrderBook, type Venue } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alike, quotedMarket } from '../changes/__fixtures__/quoted.ts'
import { edgeOf, eventOf, fill } from '../clusters/__fixtures__/catalogue.ts'
import { createLookups } from '../lookups/lookups.ts'
import { openStore } from '../store/open-store.ts'
import type { CatalogueEvent, Store } from '../store/store.ts'
import { createSetArbitrage } from './set-arbitrage.ts'
import { type SetCandidate, SetQuery } from './set-candidates.ts'
import { statedExclusivity } from './stated-exclusivity.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
})
afterEach(() => store.close())

type Prices = Record<string, [bid: number, ask: number]>

/** The books of markets by the id of their first outcome, each with 100 contracts at both quotes. */
function venueOf(id: string, prices: Prices): [string, Venue] {
  const fetchOrderBook = async (outcomeId: string): Promise<OrderBook> => {
    const [market = '', side] = outcomeId.split(':')
    const [bid, ask] = prices[market] ?? [0, 1]
    const book = { bids: [{ price: bid, size: 100 }], asks: [{ price: ask, size: 100 }] }
    return side === 'YES' ? book : mirrorBook(book)
  }
  return [id, { id, name: id, fetchOrderBook }]
}

const marketsOf = (prices: Prices) => Object.entries(prices).map(([id, [bid, ask]]) => quotedMarket(id, { bid, ask }))

async function find(events: CatalogueEvent[], edges: Parameters<typeof fill>[1]['edges'], venues: Map<string, Venue>) {
  await fill(store, { events, edges })
  const lookups = createLookups({ store, resolveUrl: () => undefined, bookVenues: [...venues.keys()] })
  const query = SetQuery.parse({ size: 50 })
  const { body } = await lookups.setCandidates(query)
  const { data } = JSON.parse(new TextDecoder().decode(body)) as { data: SetCandidate[] }
  return createSetArbitrage({ venues, now: () => 0 })(data, query)
}

// Kalshi charges 0.07 x contracts x price x (1 - price); Polymarket here nothing.
const kalshi: Prices = { 'a-1': [0.4, 0.41], 'a-2': [0.3, 0.31], 'a-3': [0.2, 0.21] }
const polymarket: Prices = { 'b-1': [0.5, 0.51], 'b-2': [0.2, 0.21], 'b-3': [0.25, 0.26] }
const edges = [1, 2, 3].map((n) =>
  edgeOf(`kalshi:a/a-${n}`, `polymarket:b/b-${n}`, {
    outcomes: alike('a', 'b').map((pair) => ({ a: pair.a.replace('-1', `-${n}`), b: pair.b.replace('-1', `-${n}`) })),
  }),
)
const events = (exclusive: boolean) => [
  eventOf('kalshi:a', { markets: marketsOf(kalshi), sourceMetadata: { mutuallyExclusive: exclusive } }),
  eventOf('polymarket:b', {
    markets: marketsOf(polymarket).map((market) => ({ ...market, sourceMetadata: { feesEnabled: false } })),
  }),
]

describe('sets of markets of which at most one wins', () => {
  const venues = new Map([venueOf('kalshi', kalshi), venueOf('polymarket', polymarket)])

  it('are sold, each leg where it brings most after fees', async () => {
    const { data, missing } = await find(events(true), edges, venues)
    expect(missing).toEqual([])
    expect(data).toHaveLength(1)
    // 50 of each: the first and the third on Polymarket, the second on Kalshi for 50 x 0.3 less 0.74 (0.735, rounded up).
    expect(data[0]).toMatchObject({ eventId: 'kalshi:a', kind: 'sell-all', size: 50, payOut: 100, confidence: 0.9 })
    expect(data[0]?.legs.map(({ venue, marketId, side, price, fee }) => [venue, marketId, side, price, fee])).toEqual([
      ['polymarket', 'b-1', 'sell', 0.5, 0],
      ['kalshi', 'a-2', 'sell', 0.3, 0.74],
      ['polymarket', 'b-3', 'sell', 0.25, 0],
    ])
    expect(data[0]?.cost).toBeCloseTo(50 * (0.5 + 0.7 + 0.75) + 0.74, 9)
    expect(data[0]?.profit).toBeCloseTo(100 - 97.5 - 0.74, 9)
  })

  it('are nothing where the venue does not state that one wins at most', async () => {
    expect((await find(events(false), edges, venues)).data).toEqual([])
  })

  it('leave out a venue that fails, and name it', async () => {
    const failing: Venue = {
      id: 'polymarket',
      name: 'Polymarket',
      fetchOrderBook: async () => {
        throw new Error('down')
      },
    }
    const found = await find(events(true), edges, new Map([venueOf('kalshi', kalshi), ['polymarket', failing]]))
    expect(found).toEqual({ data: [], missing: ['polymarket'] })
  })
})

describe('ranges of one number on two venues', () => {
  const seats = (id: string, rows: [label: string, bid: number, ask: number][], title = 'Senate seats') => ({
    ...eventOf(id, { markets: [] }),
    title: `How many ${title} will Republicans win in 2026?`,
    markets: rows.map(([label, bid, ask], index) => ({
      ...quotedMarket(`${id.split(':')[1]}-${index + 1}`, { bid, ask }),
      title: `Will Republicans win ${label} ${title} in 2026?`,
      subtitle: label,
      ...(id.startsWith('polymarket') && { sourceMetadata: { feesEnabled: false } }),
    })),
  })
  const ours = seats('kalshi:a', [
    ['at least 52', 0.28, 0.3],
    ['at least 50', 0.6, 0.62],
  ])
  const theirs = seats('polymarket:b', [
    ['49 or fewer', 0.18, 0.2],
    ['50-51', 0.28, 0.3],
  ])
  const related = [edgeOf('kalshi:a/a-1', 'polymarket:b/b-2', { relation: 'disjoint' })]
  const books = (rows: CatalogueEvent) =>
    venueOf(
      rows.sourceExchange,
      Object.fromEntries(
        rows.markets.map(({ marketId, outcomes: [yes] }) => [marketId, [yes?.bestBid ?? 0, yes?.bestAsk ?? 1]]),
      ),
    )
  const findIn = (one: CatalogueEvent, other: CatalogueEvent) =>
    find([one, other], related, new Map([books(one), books(other)]))

  it('are bought where they leave out none, for less than one after fees', async () => {
    const { data, missing } = await findIn(ours, theirs)
    expect(missing).toEqual([])
    // 52 or more for 0.3 on Kalshi with a fee of 0.07 x 50 x 0.3 x 0.7 = 0.735, rounded up; the others on Polymarket.
    expect(data).toMatchObject([
      { kind: 'cover', size: 50, payOut: 50, cost: expect.closeTo(40.74, 9), profit: expect.closeTo(9.26, 9) },
    ])
    expect(data[0]?.legs.map(({ venue, marketId, side, price }) => [venue, marketId, side, price])).toEqual([
      ['polymarket', 'b-1', 'buy', 0.2],
      ['polymarket', 'b-2', 'buy', 0.3],
      ['kalshi', 'a-1', 'buy', 0.3],
    ])
  })

  it('may overlap, and one of them may be sold', async () => {
    // NO of "at least 52" wins up to 51, and costs 0.28; "50 or more" on the other venue wins from 50.
    const dear = seats('kalshi:a', [['at least 52', 0.72, 0.74]])
    const high = seats('polymarket:b', [['at least 50', 0.58, 0.6]])
    const { data } = await findIn(dear, high)
    expect(data[0]?.legs.map(({ venue, marketId, side, price }) => [venue, marketId, side, price])).toEqual([
      ['kalshi', 'a-1', 'sell', 0.72],
      ['polymarket', 'b-1', 'buy', 0.6],
    ])
  })

  it.each([
    [
      'leave out a number',
      seats('polymarket:b', [
        ['48 or fewer', 0.18, 0.2],
        ['50-51', 0.08, 0.1],
      ]),
    ],
    [
      'cost more than they pay',
      seats('polymarket:b', [
        ['49 or fewer', 0.38, 0.4],
        ['50-51', 0.38, 0.4],
      ]),
    ],
    [
      'ask of another number',
      seats(
        'polymarket:b',
        [
          ['49 or fewer', 0.18, 0.2],
          ['50-51', 0.28, 0.3],
        ],
        'House seats',
      ),
    ],
  ])('are nothing where they %s', async (_, other) => {
    const narrow = seats('kalshi:a', [['at least 52', 0.28, 0.3]])
    expect((await findIn(narrow, other)).data).toEqual([])
  })
})

describe('what a venue states of an event', () => {
  const event = (sourceExchange: string, sourceMetadata: object, other = false) =>
    statedExclusivity({
      id: 'x',
      title: 'x',
      sourceExchange,
      sourceMetadata: { ...sourceMetadata },
      markets: [{ marketId: 'o', title: 'Other', outcomes: [], sourceMetadata: { negRiskOther: other } }],
    })

  it.each([
    ['kalshi', { mutuallyExclusive: true }, false, 'at-most-one'],
    ['kalshi', { mutuallyExclusive: false }, false, undefined],
    ['polymarket', { negRisk: true }, false, 'at-most-one'],
    ['polymarket', { negRisk: true }, true, 'exactly-one'],
    ['polymarket', { negRisk: true, negRiskAugmented: true }, true, 'at-most-one'],
    ['polymarket', { negRisk: false }, true, undefined],
    ['manifold', { mutuallyExclusive: true, negRisk: true }, true, undefined],
  ])('%s with %o', (venue, metadata, other, expected) => {
    expect(event(venue, metadata, other)).toBe(expected)
  })
})
