import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, fixtures), 'utf8'))
const at = (operation: string) => `/exchange/betting/rest/v1.0/${operation}/`
const answers = {
  [at('listEvents')]: 'events',
  [at('listMarketCatalogue')]: 'catalogue',
  [at('listMarketBook')]: 'books',
}
const credentials = { apiKey: 'an-app-key', apiToken: 'a-session' }
const betfairWith = (more: Parameters<typeof venueBefore>[1] = {}, given = credentials as object) =>
  venueBefore(venue, { ...answers, ...more }, { fixtures, credentials: given })
const exception = (errorCode: string) =>
  Response.json(
    { faultcode: 'Client', faultstring: 'ANGX-0001', detail: { APINGException: { errorCode } } },
    { status: 400 },
  )

const url = 'https://www.betfair.com/exchange/plus/football/market/1.246100010'
const described = { url, category: 'Sports', sourceCategory: 'Soccer', tags: ['River League'] }
// An offer to back at 2.76 costs 1 / 2.76, and one to lay at 2.8 brings 1 / 2.8.
const yes = {
  outcomeId: '1.246100010:101:YES',
  marketId: '1.246100010:101',
  label: 'Yes',
  price: 0.359712,
  bestBid: 0.357143,
  bestAsk: 0.362319,
}
const no = {
  ...yes,
  outcomeId: '1.246100010:101:NO',
  label: 'No',
  price: 0.640288,
  bestBid: 0.637681,
  bestAsk: 0.642857,
}
const rovers = {
  marketId: '1.246100010:101',
  eventId: '34200077',
  title: 'Rovers v Wanderers - Match Odds: Rovers',
  subtitle: 'Rovers',
  description: 'Result\n90 minutes & stoppage time.\nMore',
  outcomes: [yes, no],
  yes,
  no,
  resolutionDate: '2026-09-12T16:00:00.000Z',
  status: 'OPEN',
  lastPrice: 0.359712,
  bestBid: 0.357143,
  bestAsk: 0.362319,
  volume: 500.25,
  volumeUnit: 'GBP',
  currency: 'GBP',
  ...described,
  sourceExchange: 'betfair',
  sourceMetadata: {
    marketType: 'MATCH_ODDS',
    marketBaseRate: 5,
    numberOfWinners: 1,
    inPlay: true,
    betDelay: 5,
    isDelayed: false,
  },
}

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    expect(await read(betfairWith().venue, rovers.marketId)).toEqual(rovers)
  })

  it('lists events by id, each runner as a market, and leaves out bets that pay in parts', async () => {
    const { venue, calls, rejections, requests } = betfairWith()
    const { data, nextCursor } = await venue.fetchEventsPaginated({ status: 'all' })
    expect(data.map(({ id, title, startDate, markets }) => [id, title, startDate, markets.length])).toEqual([
      ['34200077', 'Rovers v Wanderers', '2026-09-12T14:00:00.000Z', 3],
      ['34200099', 'Harbour Prize 2027', undefined, 3],
    ])
    expect(nextCursor).toBeUndefined()
    expect(rejections.map(({ path }) => path)).toEqual(['listEvents', 'listMarketCatalogue'])
    expect(calls).toEqual([
      `${at('listEvents')} {"filter":{"marketBettingTypes":["ODDS"]}}`,
      `${at('listMarketCatalogue')} {"filter":{"eventIds":["34200077","34200099"],"marketBettingTypes":["ODDS"]},"marketProjection":["EVENT","EVENT_TYPE","COMPETITION","RUNNER_DESCRIPTION","MARKET_DESCRIPTION"],"sort":"FIRST_TO_START","maxResults":200}`,
      `${at('listMarketBook')} {"marketIds":["1.246100010","1.246100020","1.246100030"],"priceProjection":{"priceData":["EX_BEST_OFFERS"],"virtualise":false},"currencyCode":"GBP"}`,
    ])
    expect(requests.map(({ headers }) => [headers.get('x-application'), headers.get('x-authentication')])).toEqual(
      Array(3).fill(['an-app-key', 'a-session']),
    )
  })

  it('states what became of runners: a winner is paid, one that was removed is void, and both are over', async () => {
    const { data } = await betfairWith().venue.fetchEventsPaginated({ status: 'all' })
    const runners = data[1]?.markets.map(({ status, outcomes: [yes, no] }) => [status, yes?.price, no?.price])
    expect(runners).toEqual([
      ['WINNER', 1, 0],
      ['REMOVED', undefined, undefined],
      ['SUSPENDED', undefined, undefined],
    ])
    expect(data[1]?.markets.map(({ sourceMetadata }) => sourceMetadata?.result)).toEqual([
      'WINNER',
      'REMOVED',
      undefined,
    ])
  })

  it('reads so many events at once that their markets are one answer, and one of more markets without descriptions', async () => {
    const row = (id: string, marketCount: number) => ({ event: { id, name: id }, marketCount })
    const { venue, calls } = betfairWith({ [at('listEvents')]: [[row('3', 250), row('1', 150), row('2', 60)]] })
    const first = await venue.fetchEventsPaginated()
    expect([first.nextCursor, calls[1]]).toEqual(['1', expect.stringContaining('"eventIds":["1"]')])
    const second = await venue.fetchEventsPaginated({ cursor: '1' })
    expect([second.nextCursor, calls.at(-2)]).toEqual(['2', expect.stringContaining('"eventIds":["2"]')])
    const third = await venue.fetchEventsPaginated({ cursor: '2' })
    expect(third.nextCursor).toBeUndefined()
    expect(calls.at(-2)).toContain('"RUNNER_DESCRIPTION"],"sort":"FIRST_TO_START","maxResults":1000')
  })

  it('has no closed markets, and takes its own cursors only', async () => {
    const { venue } = betfairWith()
    await expect(venue.fetchEventsPaginated({ status: 'closed' })).rejects.toMatchObject({ code: 'NOT_SUPPORTED' })
    await expect(venue.fetchEventsPaginated({ cursor: 'x' })).rejects.toMatchObject({ field: 'cursor' })
  })
})

describe('lookups', () => {
  it('finds a runner, its event and the page of its market', async () => {
    const { venue, calls } = betfairWith({ [at('listMarketCatalogue')]: [fixture('catalogue').slice(0, 2)] })
    expect(await venue.fetchMarket({ outcomeId: no.outcomeId })).toEqual(rovers)
    expect(calls[0]).toContain('"marketIds":["1.246100010"]')
    expect((await venue.fetchEvent({ eventId: '34200077' })).markets[0]).toEqual(rovers)
    expect((await venue.fetchEvent({ url: `${url}?tab=1` })).id).toBe('34200077')
    expect(await venue.fetchMarkets({ url })).toHaveLength(3)
    await expect(venue.fetchMarket({ marketId: '1.246100010' })).rejects.toMatchObject({
      ...{ code: 'AMBIGUOUS_IDENTIFIER', field: 'marketId' },
    })
    await expect(venue.fetchMarket({ marketId: 'x' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    await expect(venue.fetchEvent({ slug: 'x' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
  })

  it('reads the result of a closed market from its book, which names no runner', async () => {
    const runner = (selectionId: number, status: string) => ({ selectionId, handicap: 0, status, totalMatched: 9 })
    const runners = [runner(101, 'WINNER'), runner(102, 'LOSER'), runner(103, 'REMOVED')]
    const books = [{ marketId: '1.246100010', status: 'CLOSED', runners }]
    const { venue } = betfairWith({ [at('listMarketCatalogue')]: [[]], [at('listMarketBook')]: [books] })
    const read = async (id: number) => {
      const { title, status, yes, no, volume } = await venue.fetchMarket({ marketId: `1.246100010:${id}` })
      return [title, status, yes?.price, no?.price, volume]
    }
    expect(await read(101)).toEqual(['Runner 101 of market 1.246100010', 'WINNER', 1, 0, 9])
    expect(await read(102)).toEqual(['Runner 102 of market 1.246100010', 'LOSER', 0, 1, 9])
    expect(await read(103)).toEqual(['Runner 103 of market 1.246100010', 'REMOVED', undefined, undefined, 9])
    await expect(read(104)).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
  })

  it('finds no event of closed markets, and no market without a book that says so', async () => {
    const { venue } = betfairWith({ [at('listMarketCatalogue')]: [[]] })
    await expect(venue.fetchMarket({ marketId: rovers.marketId })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    await expect(venue.fetchEvent({ eventId: '7' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
  })
})

describe('fetchOrderBook', () => {
  // 25.5 at 2.76 pays 70.38; 14.39 at 2.8 pays 40.292; a penny more or less is seen.
  const asks = [
    { price: 0.362319, size: 70.38 },
    { price: 0.364964, size: 27.4274 },
    { price: 0.990099, size: 2.02 },
  ]
  const bids = [
    { price: 0.357143, size: 40.292 },
    { price: 0.327869, size: 305 },
    { price: 0.001, size: 20 },
  ]

  it('returns offers to back as asks and offers to lay as bids, in contracts', async () => {
    const { venue, calls } = betfairWith()
    expect(await venue.fetchOrderBook(yes.outcomeId)).toEqual({ bids, asks })
    expect(calls).toEqual([
      `${at('listMarketBook')} {"marketIds":["1.246100010"],"priceProjection":{"priceData":["EX_ALL_OFFERS"],"virtualise":false},"currencyCode":"GBP"}`,
    ])
    expect((await venue.fetchOrderBooks([yes.outcomeId]))[yes.outcomeId]).toEqual({ bids, asks })
  })

  it('returns the other side of it for No, by id or by side', async () => {
    const other = {
      bids: [0.637681, 0.635036, 0.009901].map((price, n) => ({ price, size: asks[n]?.size })),
      asks: [0.642857, 0.672131, 0.999].map((price, n) => ({ price, size: bids[n]?.size })),
    }
    const { venue } = betfairWith()
    expect(await venue.fetchOrderBook(no.outcomeId)).toEqual(other)
    expect(await venue.fetchOrderBook(rovers.marketId, undefined, { side: 'no' })).toEqual(other)
    expect(await venue.fetchOrderBook(rovers.marketId, 1)).toEqual({ bids: bids.slice(0, 1), asks: asks.slice(0, 1) })
  })

  it('is empty where nothing is offered, and unknown where there is no such runner', async () => {
    const { venue } = betfairWith()
    expect(await venue.fetchOrderBook('1.246100010:58805:YES')).toEqual({ bids: [], asks: [] })
    for (const id of ['1.246100010:7', '1.246100010', 'x']) {
      await expect(venue.fetchOrderBook(id)).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    }
  })
})

describe('sessions', () => {
  it('takes both credentials in one, and names the one that is missing', async () => {
    const { venue, requests } = betfairWith({}, { apiKey: 'key:token:with:colons' })
    await venue.fetchEventsPaginated()
    expect(requests[0]?.headers.get('x-authentication')).toBe('token:with:colons')
    for (const [given, field] of [
      [{}, 'credentials.apiKey'],
      [{ apiKey: 'key' }, 'credentials.apiToken'],
    ] as const) {
      const bare = betfairWith({}, given)
      await expect(bare.venue.fetchEventsPaginated()).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR', field })
      expect(bare.calls).toEqual([])
    }
  })

  it('prolongs a session that is used, every quarter of an hour', async () => {
    let now = 0
    const calls: string[] = []
    const betfair = venue.create({
      baseUrl: 'http://venue.test',
      credentials,
      now: () => now,
      fetch: async (input, init) => {
        const { pathname } = new URL(new Request(input, init).url)
        calls.push(pathname)
        return pathname === '/api/keepAlive' ? Response.json({ status: 'SUCCESS' }) : Response.json([])
      },
    })
    for (const minutes of [0, 10, 17, 30, 40]) {
      now = minutes * 60_000
      await betfair.fetchEventsPaginated?.({ status: 'all' })
    }
    expect(calls.map((path) => path.split('/').at(-1) || 'list')).toEqual([
      ...['list', 'list', 'keepAlive', 'list', 'list', 'keepAlive', 'list'],
    ])
  })

  it.each([
    ['INVALID_SESSION_INFORMATION', 'AUTHENTICATION_ERROR'],
    ['INVALID_APP_KEY', 'AUTHENTICATION_ERROR'],
    ['TOO_MANY_REQUESTS', 'RATE_LIMIT_EXCEEDED'],
    ['TOO_MUCH_DATA', 'VALIDATION_ERROR'],
    ['SERVICE_BUSY', 'EXCHANGE_NOT_AVAILABLE'],
    ['SOMETHING_NEW', 'BAD_REQUEST'],
  ])('reads the exception %s as %s', async (word, code) => {
    const { venue } = betfairWith({ [at('listEvents')]: exception(word) })
    await expect(venue.fetchEventsPaginated()).rejects.toMatchObject({ code, message: `Betfair: ${word}` })
  })
})

it.each([
  ['https://www.betfair.com/exchange/plus/football/market/1.246100010', { marketId: '1.246100010' }],
  ['https://betfair.com/exchange/plus/en/football/market/1.240?x=1', { marketId: '1.240' }],
  ['https://www.betfair.com/sport/football', undefined],
  ['https://betfair.example.test/exchange/plus/football/market/1.2', undefined],
])('reads the page %s', (page, target) => {
  expect(betfairWith().venue.parseUrl(new URL(page))).toEqual(target)
})
