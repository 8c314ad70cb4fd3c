import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const event = JSON.parse(readFileSync(new URL('event.json', fixtures), 'utf8'))
const SLUG = 'aec-tst-rov-wan-2026-09-12'
const PAGE_URL = 'https://polymarket.us/event/rovers-wanderers-2026-09-12'
const missing = () => Response.json({ code: 5, message: 'not found', details: [] }, { status: 404 })
const venueWith = (more: Parameters<typeof venueBefore>[1] = {}) =>
  venueBefore(
    venue,
    {
      '/v1/events': [{ events: [event, { id: 9 }] }, { events: [] }],
      '/v1/events/3101': { event },
      '/v1/events/slug/rovers-wanderers-2026-09-12': { event },
      [`/v1/market/slug/${SLUG}`]: { market: event.markets[0] },
      [`/v1/markets/${SLUG}/book`]: 'book',
      '/v1/series': [
        { series: [{ id: '7', slug: 'test-league', title: 'Test League' }, { id: '8', title: 'Other Cup' }, {}] },
        { series: [{ id: '9', title: 'Little League' }] },
        { series: [] },
      ],
      ...more,
    },
    { fixtures, missing },
  )

// Its sides show what each is offered for, 0.56 and 0.465, which is more than a dollar for both.
const long = {
  outcomeId: `${SLUG}:long`,
  marketId: SLUG,
  label: 'Rovers',
  price: 0.5475,
  bestBid: 0.535,
  bestAsk: 0.56,
}
const short = {
  outcomeId: `${SLUG}:short`,
  marketId: SLUG,
  label: 'Wanderers',
  price: 0.4525,
  bestBid: 0.44,
  bestAsk: 0.465,
}
const alone = {
  marketId: SLUG,
  title: 'Who will win, Rovers or Wanderers?',
  slug: SLUG,
  outcomes: [long, short],
  resolutionDate: '2026-10-30T17:00:00.000Z',
  tickSize: 0.005,
  minOrderSize: 0.01,
  status: 'open',
  bestBid: 0.535,
  bestAsk: 0.56,
  volume24h: 40.25,
  volume: 1200.5,
  volumeUnit: 'contracts',
  sourceExchange: 'polymarket_us',
}
/** The fields of the event. */
const inEvent = {
  ...alone,
  eventId: '3101',
  url: PAGE_URL,
  description: 'A derby.',
  category: 'Sports',
  sourceCategory: 'sports',
}
describe('fetchEvent', () => {
  it('reads an event field by field; what has no known unit is left out', async () => {
    const { venue, rejections } = venueWith()
    const { markets, ...rest } = await venue.fetchEvent({ eventId: '3101' })
    expect(rest).toEqual({
      id: '3101',
      title: 'Rovers vs. Wanderers',
      slug: 'rovers-wanderers-2026-09-12',
      description: 'A derby.',
      startDate: '2026-09-12T14:00:00.000Z',
      image: 'https://example.test/derby.png',
      category: 'Sports',
      sourceCategory: 'sports',
      volume24h: 40.25,
      volume: 1210.5,
      volumeUnit: 'contracts',
      url: PAGE_URL,
      tags: ['Soccer'],
      sourceExchange: 'polymarket_us',
      sourceMetadata: { seriesSlug: 'test-league' },
    })
    expect(markets[0]).toEqual(inEvent)
    expect(rejections).toHaveLength(1)
  })

  it('returns the payout of a settled market, whatever was quoted last', async () => {
    const { venue } = venueWith()
    const { markets } = await venue.fetchEvent({ eventId: '3101' })
    expect(markets[1]).toMatchObject({
      title: 'Rovers vs. Wanderers: Rain at kick-off?',
      subtitle: 'Rain at kick-off?',
      status: 'resolved',
    })
    expect(markets[1]?.bestBid).toBeUndefined()
    expect(markets[1]?.outcomes).toEqual([
      { outcomeId: 'tec-tst-rain:long', marketId: 'tec-tst-rain', label: 'Yes', price: 1 },
      { outcomeId: 'tec-tst-rain:short', marketId: 'tec-tst-rain', label: 'No', price: 0 },
    ])
  })

  it('finds by slug and page', async () => {
    const { venue } = venueWith()
    expect((await venue.fetchEvent({ slug: 'rovers-wanderers-2026-09-12' })).id).toBe('3101')
    expect((await venue.fetchEvent({ url: PAGE_URL })).id).toBe('3101')
    await expect(venue.fetchEvent({ eventId: '1' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    await expect(venue.fetchEvent({ url: `https://polymarket.us/market/${SLUG}` })).rejects.toMatchObject({
      code: 'EVENT_NOT_FOUND',
    })
  })
})

describe('fetchMarket', () => {
  it('reads a market by its slug, an outcome or a page, without inventing its event', async () => {
    const { venue } = venueWith()
    for (const params of [
      { marketId: SLUG },
      { outcomeId: `${SLUG}:short` },
      { url: `https://polymarket.us/market/${SLUG}` },
      { slug: SLUG },
    ]) {
      expect(await venue.fetchMarket(params)).toEqual(alone)
    }
  })

  it.each([
    ['halted, whatever its flags say', { status: 'MARKET_STATUS_HALTED' }, 'halted'],
    ['resolving, so that nothing rests', { status: 'MARKET_STATUS_RESOLVING', active: false }, 'resolving'],
    ['not traded yet', { status: 'MARKET_STATUS_UNSPECIFIED', active: false }, 'inactive'],
    ['told by its flags alone', { status: undefined }, 'active'],
  ])('returns that a market is %s', async (_, changes, status) => {
    const market = { ...event.markets[0], ...changes }
    const { venue } = venueWith({ [`/v1/market/slug/${SLUG}`]: { market } })
    const found = await venue.fetchMarket({ marketId: SLUG })
    expect(found.status).toBe(status)
    expect(found.bestBid).toBe(status === 'resolving' ? undefined : 0.535)
  })

  it('reads the older form of quotes, and one side of them', async () => {
    const { bestBidQuote: _, bestAskQuote: __, ...row } = event.markets[0]
    const market = { ...row, bestBid: 0.54, bestAsk: '0.56', lastTradePrice: 0.55 }
    const oneSided = { ...event.markets[0], bestBidQuote: null }
    const { venue } = venueWith({ [`/v1/market/slug/${SLUG}`]: [{ market }, { market: oneSided }] })
    const older = await venue.fetchMarket({ marketId: SLUG })
    expect(older).toMatchObject({ bestBid: 0.54, bestAsk: 0.56, lastPrice: 0.55 })
    expect(older.outcomes.map(({ price }) => price)).toEqual([0.55, 0.45])
    const { outcomes } = await venue.fetchMarket({ marketId: SLUG })
    expect(outcomes).toEqual([
      { outcomeId: `${SLUG}:long`, marketId: SLUG, label: 'Rovers', price: 0.56, bestAsk: 0.56 },
      { outcomeId: `${SLUG}:short`, marketId: SLUG, label: 'Wanderers', price: 0.44, bestBid: 0.44 },
    ])
  })

  it('returns the window of a market that a price settles, not its padded end', async () => {
    const terms = { windowStart: '2026-09-12T14:00:00Z', windowEnd: '2026-09-12T14:15:00Z', priceToBeat: null }
    const market = { ...event.markets[0], assetPriceTerms: terms }
    const { venue } = venueWith({ [`/v1/market/slug/${SLUG}`]: { market } })
    expect(await venue.fetchMarket({ marketId: SLUG })).toMatchObject({
      startDate: '2026-09-12T14:00:00.000Z',
      resolutionDate: '2026-09-12T14:15:00.000Z',
    })
  })

  it('takes a slug for an event’s where no market has it, and refuses one of several', async () => {
    const { venue } = venueWith()
    await expect(venue.fetchMarket({ slug: 'rovers-wanderers-2026-09-12' })).rejects.toMatchObject({
      code: 'AMBIGUOUS_IDENTIFIER',
    })
    await expect(venue.fetchMarket({ eventId: '3101' })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
    for (const params of [{ marketId: 'x' }, { slug: 'x' }, { outcomeId: 'x:long' }]) {
      await expect(venue.fetchMarket(params)).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    }
  })
})

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    const { venue } = venueWith()
    expect(await read(venue, SLUG)).toEqual(inEvent)
  })

  it('asks by offset for what is open, closed or both', async () => {
    const { venue, calls, rejections } = venueWith()
    expect((await venue.fetchEventsPaginated({ limit: 7 })).data.map(({ id }) => id)).toEqual(['3101'])
    await venue.fetchEventsPaginated({ cursor: '14', status: 'closed' })
    await venue.fetchEventsPaginated({ status: 'all' })
    expect(calls).toEqual([
      '/v1/events?limit=7&offset=0&closed=false',
      '/v1/events?limit=100&offset=14&closed=true',
      '/v1/events?limit=100&offset=0',
    ])
    expect(rejections.length).toBeGreaterThan(0)
  })

  it('continues after a page that is shorter than requested', async () => {
    const other = { ...event, id: '3102', slug: 'other', markets: [] }
    const { venue, calls } = venueWith({ '/v1/events': [{ events: [event] }, { events: [other] }, { events: [] }] })
    expect((await venue.fetchEvents()).map(({ id }) => id)).toEqual(['3101', '3102'])
    expect(calls.map((path) => path.match(/offset=\d+/)?.[0])).toEqual(['offset=0', 'offset=1', 'offset=2'])
  })

  it('lists series, as many pages as there are', async () => {
    const { venue, calls } = venueWith()
    await expect(venue.fetchSeries({ category: 'Sports' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'category',
      message: 'polymarket_us does not support category; remove it',
    })
    expect(await venue.fetchSeries({ query: 'league' })).toEqual([
      { id: '7', slug: 'test-league', title: 'Test League', sourceExchange: 'polymarket_us' },
      { id: '9', title: 'Little League', sourceExchange: 'polymarket_us' },
    ])
    expect(calls.map((path) => path.match(/offset=\d+/)?.[0])).toEqual(['offset=0', 'offset=3', 'offset=4'])
    expect(venue.fetchTrades).toBeUndefined()
  })
})

describe('fetchOrderBook', () => {
  const time = { timestamp: 1788267600123, datetime: '2026-09-01T13:00:00.123Z' }
  const book = {
    bids: [
      { price: 0.54, size: 12.5 },
      { price: 0.53, size: 200 },
    ],
    asks: [{ price: 0.56, size: 75 }],
    ...time,
  }
  const mirrored = {
    bids: [{ price: 0.44, size: 75 }],
    asks: [
      { price: 0.46, size: 12.5 },
      { price: 0.47, size: 200 },
    ],
    ...time,
  }

  it('reads the book of the long side and mirrors it for the short one', async () => {
    const { venue } = venueWith()
    expect(await venue.fetchOrderBook(`${SLUG}:long`)).toEqual(book)
    expect(await venue.fetchOrderBook(`${SLUG}:short`)).toEqual(mirrored)
    expect(await venue.fetchOrderBooks([`${SLUG}:long`, `${SLUG}:short`])).toEqual({
      [`${SLUG}:long`]: book,
      [`${SLUG}:short`]: mirrored,
    })
    expect(await venue.fetchOrderBook(SLUG)).toEqual(book)
    expect(await venue.fetchOrderBook(SLUG, 'no')).toEqual(mirrored)
    await expect(venue.fetchOrderBook('x:long')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('parseUrl', () => {
  it.each([
    [PAGE_URL, { slug: 'rovers-wanderers-2026-09-12' }],
    [`https://www.polymarket.us/market/${SLUG}/?x=1`, { marketSlug: SLUG }],
    ['https://polymarket.us/sports/soccer?slug=rovers-wanderers-2026-09-12', { slug: 'rovers-wanderers-2026-09-12' }],
    ['https://polymarket.us/sports', undefined],
    ['https://polymarket.com/event/a', undefined],
  ])('%s', (address, target) => {
    expect(venue.create().parseUrl?.(new URL(address))).toEqual(target)
  })
})

describe('fetchOpenInterest', () => {
  const withStats = (stats: object | null) => ({ [`/v1/markets/${SLUG}/book`]: { marketData: { stats } } })

  it('returns the contracts that the venue states beside the book', async () => {
    const { venue } = venueWith(withStats({ openInterest: '1240.5', sharesTraded: '900' }))
    expect(await venue.fetchOpenInterest(SLUG)).toEqual({
      ...{ marketId: SLUG, openInterest: 1240.5, volumeUnit: 'contracts' },
    })
  })

  it.each([[null], [{}], [{ openInterest: 'many' }]])('states none where the venue answers %o', async (stats) => {
    expect(await venueWith(withStats(stats)).venue.fetchOpenInterest(SLUG)).toEqual({ marketId: SLUG })
  })
})
