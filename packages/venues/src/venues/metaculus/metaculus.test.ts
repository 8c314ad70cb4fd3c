import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const { results: posts } = JSON.parse(readFileSync(new URL('posts.json', fixtures), 'utf8'))
const credentials = { apiToken: 'secret' }
const missing = () => Response.json({ detail: 'No Post matches the given query.' }, { status: 404 })
const answers = {
  '/api/posts/': 'posts',
  '/api/posts/41001/': posts[0],
  '/api/posts/41002/': posts[1],
  '/api/posts/41003/': posts[2],
}
const metaculusWith = (more: Parameters<typeof venueBefore>[1] = {}) =>
  venueBefore(venue, { ...answers, ...more }, { fixtures, credentials, missing })

const described = {
  url: 'https://www.metaculus.com/questions/41001/testham-bridge/',
  category: 'Politics',
  sourceCategory: 'Politics',
  tags: ['Bridges', 'Autumn Cup'],
  sourceExchange: 'metaculus',
}
const yes = { outcomeId: '41001:40501:YES', marketId: '41001:40501', label: 'Yes', price: 0.7 }
const no = { outcomeId: '41001:40501:NO', marketId: '41001:40501', label: 'No', price: 0.3 }
const bridge = {
  marketId: '41001:40501',
  eventId: '41001',
  title: 'Will the Testham bridge open before 2027?',
  description: 'Yes if **any** vehicle crosses it.\n\nBoats do not count.',
  outcomes: [yes, no],
  yes,
  no,
  startDate: '2026-08-01T12:00:00.000Z',
  resolutionDate: '2026-12-31T23:59:00.000Z',
  status: 'open',
  ...described,
  sourceMetadata: { type: 'binary', closeTime: '2026-12-30T23:59:00.000Z' },
}

describe('fetchEvent', () => {
  it('reads a question field by field', async () => {
    const { venue, calls, requests } = metaculusWith()
    const { markets, ...event } = await venue.fetchEvent({ eventId: '41001' })
    expect(event).toEqual({
      id: '41001',
      title: 'Will the Testham bridge open before 2027?',
      ...described,
      sourceMetadata: { status: 'open', forecasters: 33 },
    })
    expect(markets).toEqual([bridge])
    expect(calls).toEqual(['/api/posts/41001/?with_cp=true'])
    expect(requests[0]?.headers.get('authorization')).toBe('Token secret')
  })

  it('makes a market of every option of a choice', async () => {
    const { venue } = metaculusWith()
    const { markets } = await venue.fetchEvent({ url: 'https://www.metaculus.com/questions/41002/any-words/' })
    expect(
      markets.map(({ marketId, title, subtitle, yes, no }) => [marketId, title, subtitle, yes?.price, no?.price]),
    ).toEqual([
      ['41002:40502:0', 'Who will win the Testham derby? Rovers', 'Rovers', 0.52, 0.48],
      ['41002:40502:1', 'Who will win the Testham derby? Wanderers', 'Wanderers', 0.3, 0.7],
      ['41002:40502:2', 'Who will win the Testham derby? Nobody', 'Nobody', 0.18, 0.82],
    ])
  })

  it('returns no chance where the values are not those of today’s options', async () => {
    const [, choice] = structuredClone(posts)
    choice.question.options.push('A late entry')
    const { venue } = metaculusWith({ '/api/posts/41002/': choice })
    const { markets } = await venue.fetchEvent({ eventId: '41002' })
    expect(markets.flatMap(({ outcomes }) => outcomes.filter((outcome) => 'price' in outcome))).toEqual([])
  })

  it('reads a group: dates have no sides, what is resolved is certain, what is annulled is not', async () => {
    const { venue, rejections } = metaculusWith()
    const { markets } = await venue.fetchEvent({ eventId: '41003' })
    expect(markets.map(({ marketId, subtitle, status, yes }) => [marketId, subtitle, status, yes?.price])).toEqual([
      ['41003:40503', 'North', 'open', undefined],
      ['41003:40504', 'South', 'resolved', 0],
      ['41003:40505', 'East', 'resolved', undefined],
    ])
    expect(markets[0]?.outcomes).toEqual([])
    expect(markets[1]).toMatchObject({
      title: 'Will the South bridge open?',
      resolutionDate: '2026-08-20T00:00:00.000Z',
      sourceMetadata: { resolution: 'no' },
      no: { price: 1 },
    })
    expect(rejections.map(({ id }) => id)).toEqual(['40506'])
  })

  it('finds a market by its ids, and says what is missing or unclear', async () => {
    const { venue } = metaculusWith()
    expect((await venue.fetchMarket({ marketId: '41002:40502:1' })).subtitle).toBe('Wanderers')
    expect((await venue.fetchMarket({ outcomeId: '41003:40504:NO' })).subtitle).toBe('South')
    expect((await venue.fetchMarket({ eventId: '41001' })).marketId).toBe('41001:40501')
    await expect(venue.fetchMarket({ eventId: '41002' })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
    for (const marketId of ['41002:1', '9:9', '999']) {
      await expect(venue.fetchMarket({ marketId })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    }
    for (const params of [{ eventId: '9' }, { eventId: 'x' }, { slug: 'x' }]) {
      await expect(venue.fetchEvent(params)).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    }
  })

  it('passes on that the token is wrong', async () => {
    const refusing = venueBefore(
      venue,
      {},
      {
        fixtures,
        missing: () => Response.json({ detail: 'Invalid token.' }, { status: 401 }),
      },
    )
    await expect(refusing.venue.fetchEvents()).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
      message: 'Metaculus: Invalid token.',
    })
    expect(refusing.requests[0]?.headers.get('authorization')).toBeNull()
  })
})

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    expect(await read(metaculusWith().venue, '41001:40501')).toEqual(bridge)
  })

  it('reads posts of every kind and leaves notebooks out', async () => {
    const { venue, calls } = metaculusWith()
    const { data, nextCursor } = await venue.fetchEventsPaginated({ limit: 500, status: 'closed' })
    expect(data.map(({ id, markets }) => [id, markets.length])).toEqual([
      ['41001', 1],
      ['41002', 3],
      ['41003', 3],
      ['41005', 2],
    ])
    expect(data[3]?.markets[0]).toMatchObject({
      title: 'If rain: leak?',
      outcomes: [{ label: 'Yes' }, { label: 'No' }],
    })
    expect(data[3]?.markets[0]?.yes).not.toHaveProperty('price')
    expect(nextCursor).toBeUndefined()
    expect(calls).toEqual([
      '/api/posts/?statuses=closed&statuses=resolved&offset=0&limit=100&order_by=published_at&with_cp=true&include_descriptions=true',
    ])
  })

  it('continues from the last moment, behind the posts of that moment', async () => {
    const more = { next: 'https://www.metaculus.com/api/posts/?offset=3', results: posts.slice(0, 3) }
    const { venue, calls } = metaculusWith({ '/api/posts/': more })
    expect((await venue.fetchEventsPaginated({ limit: 3 })).nextCursor).toBe('2026-08-02T10:00:00Z/2')
    const next = await venue.fetchEventsPaginated({ limit: 3, cursor: '2026-08-02T10:00:00Z/2' })
    expect(next.nextCursor).toBe('2026-08-02T10:00:00Z/4')
    expect(calls[1]).toBe(
      '/api/posts/?statuses=open&published_at__gte=2026-08-02T10:00:00Z&offset=2&limit=3&order_by=published_at&with_cp=true&include_descriptions=true',
    )
    await expect(venue.fetchEventsPaginated({ cursor: '7' })).rejects.toMatchObject({ field: 'cursor' })
  })
})

describe('fetchOHLCV', () => {
  it('builds candles of the moments at which the view changed', async () => {
    const { venue, calls } = metaculusWith()
    const params = { resolution: '1h', start: '2026-09-01T10:00:00Z', end: '2026-09-01T15:00:00Z' }
    expect(await venue.fetchOHLCV('41001:40501:YES', params)).toEqual([
      { timestamp: 1788256800000, open: 0.6, high: 0.6, low: 0.6, close: 0.6, fromPoints: true },
      { timestamp: 1788264000000, open: 0.72, high: 0.72, low: 0.72, close: 0.72, fromPoints: true },
      { timestamp: 1788267600000, open: 0.7, high: 0.7, low: 0.7, close: 0.7, fromPoints: true },
    ])
    expect((await venue.fetchOHLCV('41001:40501:NO', params)).map(({ close }) => close)).toEqual([0.4, 0.28, 0.3])
    expect(calls[0]).toBe('/api/posts/41001/?with_cp=true&include_cp_history=true')
    await expect(venue.fetchOHLCV('41001:1:YES', params)).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })

  it('offers nothing that forecasts lack', () => {
    const { venue } = metaculusWith()
    for (const method of ['fetchOrderBook', 'fetchTrades', 'fetchSeries'] as const)
      expect(venue[method]).toBeUndefined()
  })
})

describe('parseUrl', () => {
  it.each([
    ['https://www.metaculus.com/questions/41001/testham-bridge/', { eventId: '41001' }],
    ['https://metaculus.com/questions/41001', { eventId: '41001' }],
    ['https://www.metaculus.com/questions/41001/?x=1', { eventId: '41001' }],
    ['https://www.metaculus.com/tournament/autumn-cup/', undefined],
    ['https://www.metaculus.com/questions/bridge', undefined],
    ['https://www.metaculus.example.test/questions/41001/', undefined],
  ])('%s', (address, target) => {
    expect(venue.create().parseUrl?.(new URL(address))).toEqual(target)
  })
})
