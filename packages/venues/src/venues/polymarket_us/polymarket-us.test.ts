import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const event = JSON.parse(readFileSync(new URL('event.json', fixtures), 'utf8'))
const SLUG = 'aec-tst-rov-wan-2026-09-12'
const missing = () => Response.json({ code: 5, message: 'not found', details: [] }, { status: 404 })
const venueWith = (more: Parameters<typeof venueBefore>[1] = {}) =>
  venueBefore(
    venue,
    {
      '/v1/events': { events: [event, { id: 9 }] },
      '/v1/events/3101': { event },
      '/v1/events/slug/rovers-wanderers-2026-09-12': { event },
      [`/v1/market/slug/${SLUG}`]: { market: event.markets[0] },
      [`/v1/markets/${SLUG}/book`]: 'book',
      '/v1/series': {
        series: [{ id: 7, slug: 'test-league', title: 'Test League' }, { id: 8, title: 'Other Cup' }, {}],
      },
      ...more,
    },
    { fixtures, missing },
  )

const long = { outcomeId: `${SLUG}:long`, marketId: SLUG, label: 'Rovers', price: 0.55, bestBid: 0.54, bestAsk: 0.56 }
const short = {
  outcomeId: `${SLUG}:short`,
  marketId: SLUG,
  label: 'Wanderers',
  price: 0.45,
  bestBid: 0.44,
  bestAsk: 0.46,
}
const alone = {
  marketId: SLUG,
  title: 'Rovers vs. Wanderers',
  slug: SLUG,
  outcomes: [long, short],
  subtitle: 'Moneyline',
  resolutionDate: '2026-09-12T17:00:00.000Z',
  tickSize: 0.01,
  status: 'active',
  bestBid: 0.54,
  bestAsk: 0.56,
  lastPrice: 0.55,
  sourceExchange: 'polymarket_us',
}
const url = 'https://polymarket.us/event/rovers-wanderers-2026-09-12'

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
      url,
      tags: ['Soccer'],
      sourceExchange: 'polymarket_us',
      sourceMetadata: { seriesSlug: 'test-league', seriesTitle: 'Test League' },
    })
    expect(markets[0]).toEqual({ ...alone, eventId: '3101', url, description: 'A derby.' })
    expect(markets[1]).toMatchObject({ title: 'Rain at kick-off?', status: 'closed' })
    expect(markets[1]?.outcomes).toEqual([
      { outcomeId: 'tec-tst-rain:long', marketId: 'tec-tst-rain', label: 'Yes' },
      { outcomeId: 'tec-tst-rain:short', marketId: 'tec-tst-rain', label: 'No' },
    ])
    expect(rejections).toHaveLength(1)
  })

  it('finds by slug and page', async () => {
    const { venue } = venueWith()
    expect((await venue.fetchEvent({ slug: 'rovers-wanderers-2026-09-12' })).id).toBe('3101')
    expect((await venue.fetchEvent({ url })).id).toBe('3101')
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

  it('takes a slug for an event’s where no market bears it, and refuses one of several', async () => {
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
  it.each(marketInLists)('%s tells a market field by field', async (_, read) => {
    const { venue } = venueWith({ '/v1/events': { events: [event] } })
    expect(await read(venue, SLUG)).toEqual({ ...alone, eventId: '3101', url, description: 'A derby.' })
  })

  it('asks by offset for what is open, closed or both', async () => {
    const { venue, asked, rejections } = venueWith()
    expect((await venue.fetchEventsPaginated({ limit: 7 })).data.map(({ id }) => id)).toEqual(['3101'])
    await venue.fetchEventsPaginated({ cursor: '14', status: 'closed' })
    await venue.fetchEventsPaginated({ status: 'all' })
    expect(asked).toEqual([
      '/v1/events?limit=7&offset=0&closed=false',
      '/v1/events?limit=100&offset=14&closed=true',
      '/v1/events?limit=100&offset=0',
    ])
    expect(rejections.length).toBeGreaterThan(0)
  })

  it('lists series', async () => {
    const { venue } = venueWith()
    expect(await venue.fetchSeries({ query: 'league' })).toEqual([
      { id: '7', slug: 'test-league', title: 'Test League', sourceExchange: 'polymarket_us' },
    ])
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
    [url, { slug: 'rovers-wanderers-2026-09-12' }],
    [`https://www.polymarket.us/market/${SLUG}/?x=1`, { marketSlug: SLUG }],
    ['https://polymarket.us/sports/soccer?slug=rovers-wanderers-2026-09-12', { slug: 'rovers-wanderers-2026-09-12' }],
    ['https://polymarket.us/sports', undefined],
    ['https://polymarket.com/event/a', undefined],
  ])('%s', (address, target) => {
    expect(venue.create().parseUrl?.(new URL(address))).toEqual(target)
  })
})
