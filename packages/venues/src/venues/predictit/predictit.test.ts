import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import type { Rejection, Venue } from '../../venue.ts'
import { venue } from './index.ts'

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./__fixtures__/${name}.json`, import.meta.url), 'utf8'))

const ALL = '/api/marketdata/all/'
const one = (id: number) => `/api/marketdata/markets/${id}`

/** The adapter before a venue that answers a path with a fixture, and with 404 where it has none. */
function predictitWith(answers: Record<string, string> = {}) {
  const calls: string[] = []
  const rejections: Rejection[] = []
  const clock = { time: Date.parse('2026-09-01T15:00:00Z') }
  const predictit = venue.create({
    baseUrl: 'http://predictit.test',
    retries: 0,
    now: () => clock.time,
    onReject: (rejection) => rejections.push(rejection),
    fetch: async (input) => {
      const { pathname } = new URL(input)
      calls.push(pathname)
      const name = { [ALL]: 'all-markets', ...answers }[pathname]
      return name ? Response.json(fixture(name)) : new Response('<h1>Not Found</h1>', { status: 404 })
    },
  }) as Required<Venue>
  return { predictit, calls, rejections, clock }
}

const url = 'https://www.predictit.org/markets/detail/8301/Which-party-will-win-the-2026-Ohio-gubernatorial-election'
const yes = { outcomeId: '33501:YES', marketId: '33501', label: 'Yes', price: 0.77, bestBid: 0.77, bestAsk: 0.78 }
const no = { outcomeId: '33501:NO', marketId: '33501', label: 'No', price: 0.23, bestBid: 0.22, bestAsk: 0.23 }
const republican = {
  marketId: '33501',
  eventId: '8301',
  title: 'Which party will win the 2026 Ohio gubernatorial election?: Republican Party',
  subtitle: 'Republican',
  outcomes: [yes, no],
  yes,
  no,
  url,
  image: 'https://images.example.test/contracts/33501.png',
  tickSize: 0.01,
  status: 'Open',
  sourceExchange: 'predictit',
  sourceMetadata: { lastClosePrice: 0.75 },
  bestBid: 0.77,
  bestAsk: 0.78,
  lastPrice: 0.77,
}

describe('fetchEvent', () => {
  it('reads a market with its contracts field by field', async () => {
    const { predictit } = predictitWith()
    const { markets, ...event } = await predictit.fetchEvent({ eventId: '8301' })
    expect(event).toEqual({
      id: '8301',
      title: 'Which party will win the 2026 Ohio gubernatorial election?',
      subtitle: 'Who wins Ohio governor?',
      url,
      image: 'https://images.example.test/markets/8301.png',
      sourceExchange: 'predictit',
    })
    expect(markets[0]).toEqual(republican)
  })

  it('leaves out what nobody offers', async () => {
    const { predictit } = predictitWith()
    const [, , other] = (await predictit.fetchEvent({ eventId: '8301' })).markets
    expect(other?.outcomes).toEqual([
      { outcomeId: '33503:YES', marketId: '33503', label: 'Yes', price: 0.01, bestAsk: 0.01 },
      { outcomeId: '33503:NO', marketId: '33503', label: 'No', price: 0.99, bestBid: 0.99 },
    ])
    expect(other).not.toHaveProperty('bestBid')
    const [reyes, okafor] = (await predictit.fetchEvent({ eventId: '8310' })).markets
    expect(reyes?.outcomes).toEqual([
      { outcomeId: '33600:YES', marketId: '33600', label: 'Yes' },
      { outcomeId: '33600:NO', marketId: '33600', label: 'No' },
    ])
    expect(reyes).not.toHaveProperty('lastPrice')
    expect(reyes).not.toHaveProperty('sourceMetadata')
    expect(okafor).toMatchObject({ status: 'Closed', yes: { price: 0.99, bestBid: 0.98 }, no: { bestAsk: 0.02 } })
    expect(okafor?.yes).not.toHaveProperty('bestAsk')
  })

  it('takes a contract that is alone for the question itself, and the day it ends', async () => {
    const { predictit } = predictitWith()
    const event = await predictit.fetchEvent({ url: 'https://www.predictit.org/markets/detail/8299/Any-words' })
    expect(event.markets).toHaveLength(1)
    expect(event.markets[0]).toMatchObject({
      marketId: '33480',
      title: 'Will the Senate confirm a new Fed vice chair in 2026?',
      resolutionDate: '2026-12-31',
    })
    expect(event.markets[0]).not.toHaveProperty('subtitle')
  })

  it('asks for a market by itself once it has left the list', async () => {
    const { predictit, calls } = predictitWith({ [one(8200)]: 'market-closed' })
    const event = await predictit.fetchEvent({ eventId: '8200' })
    expect(event.markets.map(({ status, lastPrice }) => [status, lastPrice])).toEqual([
      ['Closed', 0.99],
      ['Closed', 0.01],
    ])
    expect(calls).toEqual([ALL, one(8200)])
  })

  it('says what is missing, whether the venue answers null or 404', async () => {
    const { predictit, calls } = predictitWith({ [one(9)]: 'market-unknown' })
    await expect(predictit.fetchEvent({ eventId: '9' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    await expect(predictit.fetchEvent({ eventId: 'nine' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    await expect(predictit.fetchEvent({ slug: 'nine' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    expect(calls).toEqual([ALL, one(9)])
    const other = predictitWith()
    await expect(other.predictit.fetchEvent({ eventId: '10' })).rejects.toMatchObject({
      code: 'EVENT_NOT_FOUND',
      message: 'No market 10 on PredictIt',
    })
  })
})

describe('fetchMarket', () => {
  it('finds a contract by id or outcome, or as the only one of a market', async () => {
    const { predictit } = predictitWith()
    expect((await predictit.fetchMarket({ marketId: '33502' })).subtitle).toBe('Democratic')
    expect((await predictit.fetchMarket({ outcomeId: '33502:NO' })).marketId).toBe('33502')
    expect((await predictit.fetchMarket({ eventId: '8299' })).marketId).toBe('33480')
  })

  it('refuses a market of several, and says that a contract is missing', async () => {
    const { predictit } = predictitWith()
    await expect(predictit.fetchMarket({ eventId: '8301' })).rejects.toMatchObject({
      code: 'AMBIGUOUS_IDENTIFIER',
      message: '8301 is an event of 3 markets; name one of them',
    })
    await expect(predictit.fetchMarket({ marketId: '1' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    for (const eventId of ['404', '405', 'x']) {
      await expect(
        predictitWith({ [one(404)]: 'market-unknown' }).predictit.fetchMarket({ eventId }),
      ).rejects.toMatchObject({
        code: 'MARKET_NOT_FOUND',
      })
    }
    await expect(predictit.fetchMarket({ slug: 'x' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
  })
})

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    expect(await read(predictitWith().predictit, '33501')).toEqual(republican)
  })

  it('reads all in one call, counts and explains what it cannot read', async () => {
    const { predictit, calls, rejections } = predictitWith()
    const { data, total } = await predictit.fetchEventsPaginated()
    expect(data.map(({ id, markets }) => [id, markets.length])).toEqual([
      ['8299', 1],
      ['8301', 3],
      ['8303', 1],
      ['8310', 2],
    ])
    expect(total).toBe(4)
    expect(calls).toEqual([ALL])
    expect(rejections.map(({ path, id, reason }) => [path, id, reason])).toEqual([
      [ALL, '8302', 'name: Too small: expected string to have >=1 characters'],
      [`${ALL} contracts`, '33700', 'name: Invalid input: expected string, received null'],
    ])
  })

  it('asks the venue again only after a minute', async () => {
    const { predictit, calls, clock } = predictitWith()
    await predictit.fetchEvents({ query: 'Ohio' })
    await predictit.fetchMarkets({ query: 'Democratic' })
    clock.time += 59_000
    await predictit.fetchMarket({ marketId: '33502' })
    expect(calls).toEqual([ALL])
    clock.time += 1_000
    await predictit.fetchMarket({ marketId: '33502' })
    expect(calls).toEqual([ALL, ALL])
  })

  it('pages by id, so that a market which leaves shifts no other', async () => {
    const { predictit } = predictitWith()
    const first = await predictit.fetchEventsPaginated({ limit: 2 })
    expect(first.data.map(({ id }) => id)).toEqual(['8299', '8301'])
    expect(first.nextCursor).toBe('8301')
    const second = await predictit.fetchEventsPaginated({ limit: 2, cursor: first.nextCursor })
    expect(second.data.map(({ id }) => id)).toEqual(['8303', '8310'])
    expect(second).not.toHaveProperty('nextCursor')
    await expect(predictit.fetchEventsPaginated({ cursor: 'x' })).rejects.toMatchObject({ field: 'cursor' })
  })

  it('distinguishes open contracts from closed ones', async () => {
    const { predictit } = predictitWith()
    const open = await predictit.fetchMarketsPaginated()
    expect(open.data.map(({ marketId }) => marketId)).toEqual(['33480', '33501', '33502', '33503', '33701', '33600'])
    const closed = await predictit.fetchMarketsPaginated({ status: 'all' })
    expect(closed.data.map(({ marketId }) => marketId)).toContain('33601')
  })

  it('offers nothing that the venue does not publish', () => {
    const { predictit } = predictitWith()
    for (const method of ['fetchOrderBook', 'fetchOrderBooks', 'fetchTrades', 'fetchOHLCV'] as const) {
      expect(predictit[method]).toBeUndefined()
    }
  })
})

describe('parseUrl', () => {
  it.each([
    ['https://www.predictit.org/markets/detail/8301/Which-party-will-win', { eventId: '8301' }],
    ['https://www.predictit.org/markets/detail/8301', { eventId: '8301' }],
    ['https://predictit.org/markets/detail/8301/?x=1', { eventId: '8301' }],
    ['https://www.predictit.org/markets/13/Prez-Election', undefined],
    ['https://www.predictit.org/markets/detail/abc', undefined],
    ['https://www.predictit.org/', undefined],
    ['https://predictit.example.test/markets/detail/8301', undefined],
  ])('%s', (url, target) => {
    expect(venue.create().parseUrl?.(new URL(url))).toEqual(target)
  })
})
