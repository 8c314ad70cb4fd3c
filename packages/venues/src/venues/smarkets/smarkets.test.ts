import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'
import { parseEvent } from './parse.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const EVENTS = '/v3/events/'
const OPEN = '?state=new&state=upcoming&state=live&state=suspended'
const answers = {
  [EVENTS]: 'events',
  '/v3/events/44210077,44210099/markets/': 'markets',
  '/v3/events/44210077/markets/': 'markets',
  '/v3/markets/91000011,91000012,91000020/contracts/': 'contracts',
  '/v3/markets/91000011,91000012,91000020/last_executed_prices/': 'last-prices',
  '/v3/markets/91000011/quotes/': 'quotes',
}
const smarketsWith = (more: Parameters<typeof venueBefore>[1] = {}) =>
  venueBefore(venue, { ...answers, ...more }, { fixtures })

const url = 'https://smarkets.com/event/44210077/rovers-vs-wanderers'
const described = { url, category: 'Sports', sourceCategory: 'football', sourceExchange: 'smarkets' }
const back = {
  outcomeId: '44210077:91000011:210000001',
  marketId: '44210077:91000011:210000001',
  label: 'Yes',
  price: 0.4762,
}
const lay = { ...back, outcomeId: '44210077:91000011:210000001:NO', label: 'No', price: 0.5238 }
const rovers = {
  marketId: '44210077:91000011:210000001',
  eventId: '44210077',
  title: 'Rovers vs Wanderers - Full-time result: Rovers',
  subtitle: 'Rovers',
  description: 'Result after normal time\n\nSettled on 90 minutes.',
  outcomes: [back, lay],
  yes: back,
  no: lay,
  resolutionDate: '2026-09-12',
  status: 'open',
  lastPrice: 0.4762,
  ...described,
  sourceMetadata: { marketState: 'open', winnerCount: 1, category: 'winner' },
}

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    const last = { events: [], pagination: { next_page: null } }
    const { venue } = smarketsWith({
      [`${EVENTS}${OPEN}&limit=50&sort=id&pagination_last_id=44210099&with_new_type=true`]: last,
    })
    expect(await read(venue, rovers.marketId)).toEqual(rovers)
  })

  it('reads the leaves of the tree with their markets, and leaves the branches out', async () => {
    const { venue, calls, rejections } = smarketsWith()
    const { data, nextCursor } = await venue.fetchEventsPaginated({ limit: 500 })
    expect(data.map(({ id, markets }) => [id, markets.length])).toEqual([
      ['44210077', 4],
      ['44210099', 2],
    ])
    expect(nextCursor).toBe('44210099')
    expect(calls[0]).toBe(
      '/v3/events/?state=new&state=upcoming&state=live&state=suspended&limit=50&sort=id&with_new_type=true',
    )
    expect(rejections.map(({ path, id }) => [path, id])).toEqual([['/v3/markets/{ids}/contracts/', '210000008']])
  })

  it('continues after the last id, and asks for what is over', async () => {
    const { venue, calls } = smarketsWith({ [EVENTS]: { events: [], pagination: { next_page: null } } })
    expect(await venue.fetchEventsPaginated({ limit: 7, cursor: '44210099', status: 'closed' })).toEqual({ data: [] })
    expect(calls).toEqual([
      '/v3/events/?state=ended&state=settled&state=cancelled&limit=7&sort=id&pagination_last_id=44210099&with_new_type=true',
    ])
    await expect(venue.fetchEventsPaginated({ cursor: 'x' })).rejects.toMatchObject({ field: 'cursor' })
  })

  it('continues after an empty page, and never ends where it cannot', async () => {
    const page = (next_page: string) => ({ events: [], pagination: { next_page } })
    const { venue } = smarketsWith({ [EVENTS]: [page('?pagination_last_id=7'), page('?page=2')] })
    expect(await venue.fetchEventsPaginated()).toEqual({ data: [], nextCursor: '7' })
    await expect(venue.fetchEventsPaginated({ cursor: '7' })).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
  })
})

it.each([
  ['winner', [1, 0]],
  ['loser', [0, 1]],
  ['deadheat', [undefined, undefined]],
  ['reduced', [undefined, undefined]],
  ['voided', [undefined, undefined]],
  ['open', [0.375, 0.625]],
])('a contract that is %s is priced %j, with the last trade beside it', (state_or_outcome, prices) => {
  const contracts = [{ id: '7', market_id: '6', name: 'Ann', state_or_outcome, last: '37.5' }]
  const markets = [{ id: '6', event_id: '5', name: 'Winner', contracts }]
  const [market] = parseEvent({ id: '5', name: 'Election', markets }).markets
  expect(market?.outcomes.map(({ price }) => price)).toEqual(prices)
  expect(market?.lastPrice).toBe(0.375)
})

describe('fetchEvent', () => {
  it('reads a fixture field by field', async () => {
    const { venue } = smarketsWith()
    const { markets, ...event } = await venue.fetchEvent({ eventId: '44210077' })
    expect(event).toEqual({
      id: '44210077',
      title: 'Rovers vs Wanderers',
      description: 'Settled on 90 minutes.',
      startDate: '2026-09-12T14:00:00.000Z',
      ...described,
      sourceMetadata: { state: 'upcoming', scope: 'single_event' },
    })
    expect(markets[0]).toEqual(rovers)
  })

  it('makes one market of two contracts that exclude each other, each with its own book and price', async () => {
    const { venue } = smarketsWith()
    const market = await venue.fetchMarket({ marketId: '44210077:91000012' })
    expect(market).toMatchObject({
      title: 'Rovers vs Wanderers - Over/under 2.5 goals',
      subtitle: 'Over/under 2.5 goals',
      status: 'live',
      outcomes: [
        { outcomeId: '44210077:91000012:210000004', marketId: '44210077:91000012', label: 'Over 2.5', price: 0.5495 },
        { outcomeId: '44210077:91000012:210000005', marketId: '44210077:91000012', label: 'Under 2.5', price: 0.4545 },
      ],
    })
  })

  it('makes no pair of two contracts that a third may join, and takes an election day for no kick-off', async () => {
    const { venue } = smarketsWith()
    const { data } = await venue.fetchEventsPaginated()
    const mayor = data[1]
    expect(mayor).not.toHaveProperty('startDate')
    expect(
      mayor?.markets.map(({ title, status, outcomes }) => [title, status, outcomes.map(({ price }) => price)]),
    ).toEqual([
      ['Next Mayor of Testham: Ana Reyes', 'open', [undefined, undefined]],
      ['Next Mayor of Testham: Ben Okoro', 'loser', [0, 1]],
    ])
    expect(mayor?.markets[1]?.sourceMetadata).toMatchObject({ result: { 'Ben Okoro': 'loser' } })
    for (const market of mayor?.markets ?? []) {
      for (const name of ['resolutionDate', 'volume', 'volume24h', 'liquidity', 'bestBid']) {
        expect(market).not.toHaveProperty(name)
      }
    }
  })

  it('takes no contract for open while its market is halted', async () => {
    const halted = { id: '91000011', event_id: '44210077', name: 'Full-time result', state: 'halted' }
    const { venue } = smarketsWith({
      '/v3/events/44210077,44210099/markets/': { markets: [halted] },
      '/v3/markets/91000011/contracts/': 'contracts',
      '/v3/markets/91000011/last_executed_prices/': 'last-prices',
    })
    const [event] = (await venue.fetchEventsPaginated()).data
    expect(event?.markets.map(({ status }) => status)).toEqual(['halted', 'halted', 'halted'])
    expect((await venue.fetchMarketsPaginated()).data).toEqual([])
  })

  it('says what is missing', async () => {
    const { venue } = smarketsWith({ [EVENTS]: { events: [] } })
    await expect(venue.fetchEvent({ eventId: '1' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    await expect(venue.fetchEvent({ slug: 'x' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    await expect(venue.fetchMarket({ marketId: '1:2:3' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    await expect(venue.fetchMarket({ marketId: '7' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    const { venue: there } = smarketsWith()
    await expect(there.fetchMarket({ eventId: '44210077' })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
  })
})

describe('fetchOrderBook', () => {
  const yes = {
    bids: [
      { price: 0.4545, size: 22 },
      { price: 0.4348, size: 100.5 },
    ],
    asks: [
      { price: 0.4651, size: 15 },
      { price: 0.4762, size: 4_000 },
    ],
  }
  const no = {
    bids: [
      { price: 0.5349, size: 15 },
      { price: 0.5238, size: 4_000 },
    ],
    asks: [
      { price: 0.5455, size: 22 },
      { price: 0.5652, size: 100.5 },
    ],
  }

  it('reads backers as bids and layers as asks, in contracts that pay one', async () => {
    const { venue } = smarketsWith()
    expect(await venue.fetchOrderBook('44210077:91000011:210000001')).toEqual(yes)
    expect(await venue.fetchOrderBook('44210077:91000011:210000002')).toEqual({
      bids: [],
      asks: [{ price: 0.2703, size: 0.5 }],
    })
  })

  it('mirrors them for who lays', async () => {
    const { venue } = smarketsWith()
    expect(await venue.fetchOrderBook('44210077:91000011:210000001:NO')).toEqual(no)
    expect(await venue.fetchOrderBooks([rovers.marketId, `${rovers.marketId}:NO`])).toEqual({
      [rovers.marketId]: yes,
      [`${rovers.marketId}:NO`]: no,
    })
    expect(await venue.fetchOrderBook('44210077:91000011:210000001', 'no')).toEqual(no)
    expect(await venue.fetchOrderBook('44210077:91000011:210000001', 1)).toEqual({
      bids: yes.bids.slice(0, 1),
      asks: yes.asks.slice(0, 1),
    })
  })

  it('says that an outcome is missing', async () => {
    const { venue } = smarketsWith()
    for (const id of ['44210077:91000011:9', '44210077:91000011', 'x']) {
      await expect(venue.fetchOrderBook(id)).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    }
  })

  it('offers nothing that the venue does not publish', () => {
    const { venue } = smarketsWith()
    for (const method of ['fetchTrades', 'fetchOHLCV', 'fetchSeries', 'fetchEventMetadata'] as const) {
      expect(venue[method]).toBeUndefined()
    }
  })
})

describe('parseUrl', () => {
  it.each([
    [url, { eventId: '44210077' }],
    ['https://www.smarkets.com/event/44210077/sport/football/a/b?x=1', { eventId: '44210077' }],
    ['https://smarkets.com/event/44210077', { eventId: '44210077' }],
    ['https://smarkets.com/listing/sport/football/44210077/rovers-vs-wanderers/', { eventId: '44210077' }],
    ['https://smarkets.com/event/rovers', undefined],
    ['https://smarkets.com/listing/sport/football', undefined],
    ['https://smarkets.example.test/event/44210077', undefined],
  ])('%s', (address, target) => {
    expect(venue.create().parseUrl?.(new URL(address))).toEqual(target)
  })
})
