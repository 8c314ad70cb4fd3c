import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { type Answers, venueBefore } from '../../__fixtures__/venue-before.ts'
import type { Venue } from '../../venue.ts'
import { venue as module } from './index.ts'
import { signQuery } from './sign.ts'

const SECRET = 'a-secret-of-the-test'
const credentials = { apiKey: 'a-key', apiSecret: SECRET }
const fixtures = new URL('./__fixtures__/', import.meta.url)
const AT = Date.parse('2026-09-01T15:00:00Z')

const answers: Answers = {
  '/market/list': ['list', 'list-end'],
  '/market/detail': 'detail',
  '/market/search': 'search',
  '/order-book': 'book',
  '/order-book/last-trade-price': 'last-price',
}

const binance = (more: Answers = {}) => {
  const made = venueBefore(module, { ...answers, ...more }, { fixtures, credentials })
  /** The calls without what signs them. */
  const unsigned = () => made.calls.map((call) => call.replace(/[?&]timestamp=.*$/, ''))
  return { ...made, unsigned }
}

const [yes, no] = [
  { outcomeId: '9011', marketId: '6600101', label: 'Yes', price: 0.412 },
  { outcomeId: '9012', marketId: '6600101', label: 'No', price: 0.588 },
]
const market = {
  marketId: '6600101',
  eventId: '5120044',
  title: 'Will Ana Reis be mayor of Porto in 2027?',
  subtitle: 'Ana Reis',
  description: 'The result of the commission counts.',
  outcomes: [yes, no],
  yes,
  no,
  startDate: '2026-09-01T00:00:00.000Z',
  resolutionDate: '2027-07-01T23:59:59.000Z',
  image: 'https://images.example.test/porto.png',
  tickSize: 0.001,
  status: 'open',
  contractAddress: `0x${'1a'.repeat(32)}`,
  twins: [
    {
      exchange: 'predictfun',
      contractAddress: `0x${'1a'.repeat(32)}`,
      outcomeIds: ['9012', '9011'],
      sharesBook: true,
    },
  ],
  sourceExchange: 'binance',
  sourceMetadata: {
    vendor: 'PREDICT_FUN',
    status: 'REGISTERED',
    tradingStatus: 'OPEN',
    feeRateBps: 200,
    tradeVolume: '40100.20',
    liquidity: '2000.00',
  },
}

describe('signing', () => {
  it("makes the signature of the venue's own example", () => {
    const secret = 'NhqPtmdSJYdKjVHjA7PZj4Mge3R5YNiP1e3UZjInClVN65XAbvqqM6A7H5fATj0j'
    const query = 'symbol=LTCBTC&side=BUY&type=LIMIT&timeInForce=GTC&quantity=1&price=0.1&recvWindow=5000'
    expect(signQuery(query, secret, 1499827319559)).toBe(
      `${query}&timestamp=1499827319559&signature=c8db56825ae71d6d79447849e617115f4a920fa2acdcab2b053c4b2838bd6b71`,
    )
  })

  it('signs the query as it is sent, with the key beside it and the secret nowhere', async () => {
    const { venue, requests } = binance()
    await venue.fetchEvents({ query: 'mayor of Porto & more' })
    for (const request of requests) {
      const [, query, signature] = /^\?(.*)&signature=([0-9a-f]{64})$/.exec(new URL(request.url).search) ?? []
      expect(query).toMatch(new RegExp(`timestamp=${AT}$`))
      expect(signature).toBe(
        createHmac('sha256', SECRET)
          .update(query ?? '')
          .digest('hex'),
      )
      expect(request.headers.get('x-mbx-apikey')).toBe('a-key')
      expect(request.url + JSON.stringify([...request.headers])).not.toContain(SECRET)
    }
    expect(requests).toHaveLength(2)
    expect(requests[0]?.url).toContain('query=mayor+of+Porto+%26+more&timestamp=')
  })
})

describe('a topic', () => {
  it('is read with its markets field by field, without volumes of an unknown unit', async () => {
    const { venue, unsigned } = binance()
    const { markets, ...event } = await venue.fetchEvent({ eventId: '5120044' })
    expect(event).toEqual({
      id: '5120044',
      title: 'Who will be mayor of Porto in 2027?',
      description: 'The result of the commission counts.',
      image: 'https://images.example.test/porto.png',
      sourceExchange: 'binance',
      sourceMetadata: {
        vendor: 'PREDICT_FUN',
        slug: 'porto-mayor-2027',
        status: 'REGISTERED',
        chartType: 'DEFAULT',
        tradeVolume: '88123.40',
        liquidity: '4100.10',
      },
    })
    expect(markets[0]).toEqual(market)
    expect(markets[1]).toMatchObject({ marketId: '6600102', status: 'closed', yes: { price: 0.55 } })
    expect(unsigned()).toEqual(['/market/detail?marketTopicId=5120044'])
  })

  it('has the start of a window, and no price where the venue states 0 or none', async () => {
    const { venue } = binance({ '/market/detail': 'detail-window' })
    const event = await venue.fetchEvent({ eventId: '5120090' })
    expect(event).toMatchObject({ startDate: '2026-09-01T12:00:00.000Z' })
    expect(event.markets[0]).toMatchObject({
      title: 'ETH Price 1h Up or Down?',
      subtitle: 'UP',
      tickSize: 0.01,
      outcomes: [
        { outcomeId: '9091', marketId: '6600190', label: 'Up' },
        { outcomeId: '9092', marketId: '6600190', label: 'Down' },
      ],
      twins: [{ exchange: 'predictfun', outcomeIds: ['9091', '9092'], sharesBook: true }],
    })
    for (const outcome of event.markets[0]?.outcomes ?? []) expect(outcome).not.toHaveProperty('price')
  })

  it('of another vendor has no twin, and its winner is paid', async () => {
    const { venue } = binance({ '/market/list': 'list-end' })
    const [other] = await venue.fetchMarkets({ status: 'all' })
    expect(other).toMatchObject({ status: 'resolved', yes: { price: 1 }, no: { price: 0 } })
    expect(other).not.toHaveProperty('twins')
    expect(other).not.toHaveProperty('volume')
  })
})

describe('lists', () => {
  it.each(marketInLists)('%s reads a market field by field', async (_, read) => {
    expect(await read(binance().venue, '6600101')).toEqual(market)
  })

  it('continues behind a cursor, and refuses one that is not of this list', async () => {
    const first = await binance().venue.fetchEventsPaginated({ limit: 1 })
    expect(first.data.map(({ id }) => id)).toEqual(['5120044'])
    expect(first.nextCursor).toBe('1')
    const { venue, unsigned } = binance({ '/market/list': 'list-end' })
    const rest = await venue.fetchEventsPaginated({ limit: 5, cursor: '1', status: 'all' })
    expect(unsigned()[0]).toBe('/market/list?offset=1&limit=5')
    expect(rest.data.map(({ id }) => id)).toEqual(['5120099'])
    expect(rest).not.toHaveProperty('nextCursor')
    const wrong = venue.fetchEventsPaginated({ cursor: 'x' })
    await expect(wrong).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'cursor' })
  })

  it('reads page by page, and apart each topic that comes without its markets', async () => {
    const { venue, unsigned } = binance()
    const events = await venue.fetchEvents({ status: 'all' })
    expect(events.map(({ id, markets }) => [id, markets.length])).toEqual([
      ['5120044', 2],
      ['5120090', 1],
      ['5120099', 1],
    ])
    expect(unsigned()).toEqual([
      '/market/list?offset=0&limit=20',
      '/market/detail?marketTopicId=5120044',
      '/market/list?offset=2&limit=20',
    ])
  })

  it('leaves out what is resolved where only what trades is requested', async () => {
    const { venue } = binance()
    expect((await venue.fetchEvents()).map(({ id }) => id)).toEqual(['5120044', '5120090'])
  })

  it('searches a text on the venue, and keeps those that contain it', async () => {
    const { venue, unsigned } = binance()
    expect((await venue.fetchEvents({ query: 'mayor' })).map(({ id }) => id)).toEqual(['5120044'])
    expect(await venue.fetchEvents({ query: 'weather' })).toEqual([])
    expect(unsigned().filter((call) => !call.startsWith('/market/detail'))).toEqual([
      '/market/search?query=mayor',
      '/market/search?query=weather',
    ])
  })

  it('drops a market that has lost its tokens, and reports it', async () => {
    const broken = { marketId: 1, outcomes: [{ name: 'Yes', index: 0 }] }
    const topic = { marketTopicId: 2, vendor: 'PREDICT_FUN', title: 'T', markets: [broken] }
    const { venue, rejections } = binance({ '/market/detail': topic })
    expect((await venue.fetchEvent({ eventId: '2' })).markets).toEqual([])
    expect(rejections).toMatchObject([{ venue: 'binance', path: '/market/detail markets' }])
  })
})

describe('a market', () => {
  it.each<[string, (venue: Required<Venue>) => unknown]>([
    ['its id', (venue) => venue.fetchMarket({ marketId: '6600101' })],
    ['a token', (venue) => venue.fetchMarket({ outcomeId: '9012' })],
  ])('is found by %s in the list, and has the price of the last trade of its first outcome', async (_, read) => {
    const { venue, unsigned } = binance()
    expect(await read(venue)).toEqual({ ...market, lastPrice: 0.409 })
    expect(unsigned().at(-1)).toBe('/order-book/last-trade-price?marketId=6600101')
  })

  it('has a ticker of each outcome: its own book, and the last price turned to its side', async () => {
    const { venue } = binance()
    expect(await venue.fetchTicker('9012')).toMatchObject({ outcomeId: '9012', bid: 0.41, ask: 0.415, last: 0.591 })
    expect(await venue.fetchTicker('9011')).toMatchObject({ last: 0.409 })
  })

  it.each([
    ['fetchMarket', { marketId: '1' }, 'MARKET_NOT_FOUND'],
    ['fetchMarket', { outcomeId: '1' }, 'MARKET_NOT_FOUND'],
    ['fetchMarket', { slug: 'porto' }, 'MARKET_NOT_FOUND'],
    ['fetchEvent', { slug: 'porto' }, 'EVENT_NOT_FOUND'],
    ['fetchEvent', { url: 'https://www.binance.com/en/markets/prediction' }, 'VALIDATION_ERROR'],
  ] as const)('%s of %o answers %s', async (method, params, code) => {
    const { venue } = binance()
    await expect(venue[method](params)).rejects.toMatchObject({ code })
  })
})

describe('fetchOrderBook', () => {
  it('reads the book of the very token, best first, without levels that are no price', async () => {
    const { venue, unsigned } = binance()
    expect(await venue.fetchOrderBook('9011')).toEqual({
      bids: [
        { price: 0.41, size: 20 },
        { price: 0.402, size: 150.5 },
      ],
      asks: [
        { price: 0.415, size: 33.25 },
        { price: 0.431, size: 70 },
      ],
      timestamp: 1788264000123,
      datetime: '2026-09-01T12:00:00.123Z',
    })
    expect(unsigned().at(-1)).toBe('/order-book?vendor=PREDICT_FUN&marketId=6600101&tokenId=9011')
    expect((await venue.fetchOrderBook('9011', 1)).bids).toHaveLength(1)
  })

  it('has books of several tokens, each its own', async () => {
    const { venue, unsigned } = binance()
    const books = await venue.fetchOrderBooks(['9011', '9012'])
    expect(Object.keys(books)).toEqual(['9011', '9012'])
    expect(unsigned().filter((call) => call.startsWith('/order-book?'))).toEqual([
      '/order-book?vendor=PREDICT_FUN&marketId=6600101&tokenId=9011',
      '/order-book?vendor=PREDICT_FUN&marketId=6600101&tokenId=9012',
    ])
  })

  it('names the token that no topic has', async () => {
    const { venue } = binance()
    await expect(venue.fetchOrderBook('1')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('refusals', () => {
  it.each([
    [429, -1003, 'RATE_LIMIT_EXCEEDED', 'too many'],
    [400, -1021, 'AUTHENTICATION_ERROR', 'the clock of this machine is off'],
    [400, -1022, 'AUTHENTICATION_ERROR', 'the secret does not belong to the key'],
    [401, -2015, 'AUTHENTICATION_ERROR', 'may not be used from this address'],
    [400, -1102, 'VALIDATION_ERROR', 'too many'],
    [400, -1121, 'EVENT_NOT_FOUND', 'No topic 7 on Binance'],
  ])('status %d with the number %d is %s, and says what to do', async (status, code, expected, text) => {
    const { venue } = binance({ '/market/detail': Response.json({ code, msg: 'too many' }, { status }) })
    await expect(venue.fetchEvent({ eventId: '7' })).rejects.toMatchObject({
      code: expected,
      message: expect.stringContaining(text),
    })
  })

  it.each([
    [undefined, 'credentials.apiKey'],
    [{ apiKey: 'a-key' }, 'credentials.apiSecret'],
    [{ apiSecret: 'a-secret' }, 'credentials.apiKey'],
  ])(
    'needs a key even for market data: with %o it says which part is missing, and sends nothing',
    async (given, field) => {
      const { venue, calls } = venueBefore(module, answers, { fixtures, ...(given && { credentials: given }) })
      await expect(venue.fetchEvents()).rejects.toMatchObject({
        code: 'AUTHENTICATION_ERROR',
        field,
        message: expect.stringContaining('answers nobody without a key'),
      })
      expect(calls).toEqual([])
    },
  )

  it('goes by the key of a caller where the service has none, and by its own otherwise', async () => {
    const bare = venueBefore(module, answers, { fixtures })
    await bare.venue.withCredentials({ apiKey: 'callers:with-a-secret' }).fetchOrderBook?.('9011')
    expect(bare.requests.map(({ headers }) => headers.get('x-mbx-apikey'))).toContain('callers')
    const own = binance()
    await own.venue.withCredentials({ apiKey: 'callers:with-a-secret' }).fetchOrderBook?.('9011')
    expect(new Set(own.requests.map(({ headers }) => headers.get('x-mbx-apikey')))).toEqual(new Set(['a-key']))
  })
})
