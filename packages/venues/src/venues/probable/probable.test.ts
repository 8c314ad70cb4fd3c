import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const event = JSON.parse(readFileSync(new URL('event.json', fixtures), 'utf8'))
const P = '/public/api/v1'
const game = { ...event, id: 412, slug: 'derby', type: 'sport', startTime: '2026-09-12T14:00:00Z', markets: [] }
const YES = '7100000000000000000000000000000000000001'
const NO = '7200000000000000000000000000000000000001'
const venueWith = (more: Parameters<typeof venueBefore>[1] = {}) =>
  venueBefore(
    venue,
    {
      [`${P}/events/`]: { data: [event, game, { id: 9 }] },
      [`${P}/events/411`]: event,
      [`${P}/events/412`]: game,
      [`${P}/events/slug/bridge-opens`]: event,
      [`${P}/markets/2402`]: event.markets[1],
      [`${P}/book?token_id=${YES}`]: 'book',
      [`${P}/prices-history`]: {
        history: [
          { t: 1788267600, p: 0.4 },
          { t: 1788269400, p: '0.45' },
          { t: 1788271200, p: 0.43 },
        ],
      },
      ...more,
    },
    { fixtures },
  )

const yes = { outcomeId: YES, marketId: '2401', label: 'Yes' }
const no = { outcomeId: NO, marketId: '2401', label: 'No' }
const october = {
  marketId: '2401',
  eventId: '411',
  title: 'Bridge opens by October 31?',
  subtitle: 'October 31',
  description: 'Yes if it does.',
  slug: 'bridge-opens-october',
  outcomes: [yes, no],
  yes,
  no,
  startDate: '2026-07-01T00:00:00.000Z',
  resolutionDate: '2026-10-31T23:59:00.000Z',
  volume: 1500.25,
  volume24h: 12.5,
  volumeUnit: 'USD',
  tickSize: 0.001,
  minOrderSize: 1,
  minOrderCost: 1,
  liquidity: 300.5,
  status: 'active',
  contractAddress: '0x01',
  url: 'https://probable.markets/event/bridge-opens?market=2401',
  sourceExchange: 'probable',
  sourceMetadata: { resolved: false },
}

describe('fetchEvent', () => {
  it('reads an event field by field', async () => {
    const { venue, calls, rejections } = venueWith()
    const { markets, ...rest } = await venue.fetchEvent({ eventId: '411' })
    expect(rest).toEqual({
      id: '411',
      title: 'Bridge opens by...?',
      slug: 'bridge-opens',
      description: 'When it opens.',
      volume: 1500.25,
      volumeUnit: 'USD',
      image: 'https://images.example.test/bridge.png',
      url: 'https://probable.markets/event/bridge-opens',
      tags: ['Bridges', 'Politics'],
      sourceExchange: 'probable',
      sourceMetadata: { status: 'active' },
    })
    expect(markets[0]).toEqual(october)
    expect(markets[1]).toMatchObject({ status: 'paused', resolutionDate: '2026-12-31T23:59:00.000Z' })
    for (const name of ['volume', 'volume24h', 'volumeUnit', 'startDate', 'liquidity']) {
      expect(markets[1]).not.toHaveProperty(name)
    }
    expect(rejections).toHaveLength(1)
    expect(calls).toEqual([`${P}/events/411`])
    expect((await venue.fetchEvent({ eventId: '412' })).startDate).toBe('2026-09-12T14:00:00.000Z')
  })

  it('finds a market by its number, a token, a slug or a page', async () => {
    const { venue, calls } = venueWith()
    expect(await venue.fetchMarket({ outcomeId: NO })).toEqual(october)
    expect(calls).toEqual([`${P}/events/?page=1&limit=20&status=active`, `${P}/events/411`])
    for (const params of [{ marketId: '2401' }, { url: 'https://probable.markets/event/bridge-opens?market=2401' }]) {
      expect((await venue.fetchMarket(params)).marketId).toBe('2401')
    }
    expect((await venue.fetchEvent({ slug: 'bridge-opens' })).id).toBe('411')
  })

  it('asks a market that has left the list for its event', async () => {
    const { venue } = venueWith({ [`${P}/events/`]: { data: [] } })
    expect((await venue.fetchMarket({ marketId: '2402' })).title).toBe('Bridge opens by December 31?')
  })

  it('says what is missing or unclear', async () => {
    const { venue } = venueWith()
    for (const eventId of ['1', 'x']) {
      await expect(venue.fetchEvent({ eventId })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    }
    await expect(venue.fetchMarket({ marketId: '77' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    await expect(venue.fetchMarket({ eventId: '411' })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
  })
})

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    expect(await read(venueWith().venue, '2401')).toEqual(october)
  })

  it('reads numbered pages, in whichever wrapping', async () => {
    const { venue, calls } = venueWith()
    const wrapped = (await venue.fetchEventsPaginated({ status: 'all' })).data.map(({ id }) => id)
    const bare = venueWith({ [`${P}/events/`]: Response.json([event]) })
    expect([wrapped, (await bare.venue.fetchEventsPaginated()).data.map(({ id }) => id)]).toEqual([
      ['411', '412'],
      ['411'],
    ])
    expect(calls).toEqual([`${P}/events/?page=1&limit=20&status=all`])
  })

  it('continues after an empty page where the venue states that more follow', async () => {
    const page = (events: unknown[], hasMore: boolean) => ({ events, pagination: { hasMore, page: 1 } })
    const { venue } = venueWith({ [`${P}/events/`]: [page([], true), page([event], true), page([], false)] })
    expect((await venue.fetchEvents()).map(({ id }) => id)).toEqual(['411'])
    const { venue: finder } = venueWith({ [`${P}/events/`]: [page([], true), page([event], false)] })
    expect(await finder.fetchMarket({ outcomeId: NO })).toEqual(october)
  })
})

describe('fetchOrderBook', () => {
  it('puts a token’s own book in order', async () => {
    const { venue } = venueWith()
    const book = {
      bids: [
        { price: 0.41, size: 2.5 },
        { price: 0.3, size: 10 },
      ],
      asks: [
        { price: 0.45, size: 20 },
        { price: 0.6, size: 4 },
      ],
      timestamp: 1788267600123,
      datetime: '2026-09-01T13:00:00.123Z',
    }
    expect(await venue.fetchOrderBook(YES)).toEqual(book)
    expect(await venue.fetchOrderBooks([YES])).toEqual({ [YES]: book })
    await expect(venue.fetchOrderBook('404')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('fetchOHLCV', () => {
  it('builds candles from points, and says so', async () => {
    const { venue, calls } = venueWith()
    expect(await venue.fetchOHLCV(YES, { resolution: '1h', start: '2026-09-01T13:00:00Z' })).toEqual([
      { timestamp: 1788267600000, open: 0.4, high: 0.45, low: 0.4, close: 0.45, fromPoints: true },
      { timestamp: 1788271200000, open: 0.43, high: 0.43, low: 0.43, close: 0.43, fromPoints: true },
    ])
    expect(calls).toEqual([`${P}/prices-history?market=${YES}&startTs=1788267600&endTs=1788274800&fidelity=60`])
    expect(venue.fetchTrades).toBeUndefined()
  })
})

describe('parseUrl', () => {
  it.each([
    ['https://probable.markets/event/bridge-opens', { slug: 'bridge-opens' }],
    ['https://www.probable.markets/event/bridge-opens/?market=2401', { marketId: '2401' }],
    ['https://probable.markets/portfolio', undefined],
    ['https://probable.example.test/event/a', undefined],
  ])('%s', (address, target) => {
    expect(venue.create().parseUrl?.(new URL(address))).toEqual(target)
  })
})
