import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import type { Rejection, Venue } from '../../venue.ts'
import { venue } from './index.ts'

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./__fixtures__/${name}.json`, import.meta.url), 'utf8'))

/** The adapter before a venue that answers a path with a fixture, and with 404 where it has none. */
function manifoldWith(answers: Record<string, string>, now = '2026-09-01T15:00:00Z') {
  const calls: string[] = []
  const rejections: Rejection[] = []
  const manifold = venue.create({
    baseUrl: 'http://manifold.test',
    retries: 0,
    now: () => Date.parse(now),
    onReject: (rejection) => rejections.push(rejection),
    fetch: async (input) => {
      const url = new URL(input)
      calls.push(url.pathname + url.search)
      const name = answers[url.pathname]
      return name ? Response.json(fixture(name)) : Response.json(fixture('error-notFound'), { status: 404 })
    },
  }) as Required<Venue>
  return { manifold, calls, rejections }
}

const RAIN = 'r4inT0mw9Q'
const CUP = 'w1nnErs2027'

const yes = { outcomeId: `${RAIN}:YES`, marketId: RAIN, label: 'Yes', price: 0.6412 }
const no = { outcomeId: `${RAIN}:NO`, marketId: RAIN, label: 'No', price: 0.3588 }
const market = {
  title: "Will it rain in Bergen on New Year's Eve?",
  description: 'By the gauge at Florida.',
  slug: 'will-it-rain-in-bergen-on-new-years',
  volume: 2050.75,
  volume24h: 120.5,
  volumeUnit: 'mana',
  url: 'https://manifold.markets/Asker/will-it-rain-in-bergen-on-new-years',
  tags: ['weather', 'norway'],
  sourceExchange: 'manifold',
}
const rain = {
  ...market,
  marketId: RAIN,
  eventId: RAIN,
  outcomes: [yes, no],
  yes,
  no,
  startDate: '2026-05-28T20:26:40.000Z',
  resolutionDate: '2026-12-31T06:59:00.000Z',
  liquidity: 1000,
  currency: 'mana',
  minOrderCost: 1,
  status: 'open',
  sourceMetadata: {},
}

describe('fetchEvent', () => {
  it('reads a yes-or-no question field by field', async () => {
    const { manifold, calls } = manifoldWith({ [`/v0/market/${RAIN}`]: 'fetchEvent-binary' })
    expect(await manifold.fetchEvent({ eventId: RAIN })).toEqual({
      ...market,
      id: RAIN,
      image: 'https://images.example.test/rain.jpg',
      sourceMetadata: { outcomeType: 'BINARY', token: 'MANA' },
      markets: [rain],
    })
    expect(calls).toEqual([`/v0/market/${RAIN}`])
  })

  it('makes every answer of a question a market', async () => {
    const { manifold } = manifoldWith({ '/v0/slug/who-wins-the-2027-ski-world-cup': 'fetchEvent-multipleChoice' })
    const url = 'https://manifold.markets/Anyone/who-wins-the-2027-ski-world-cup'
    const event = await manifold.fetchEvent({ url })
    expect(event).toMatchObject({
      id: CUP,
      title: 'Who wins the 2027 ski world cup?',
      volume: 900,
      volume24h: 0,
      sourceMetadata: { outcomeType: 'MULTIPLE_CHOICE', shouldAnswersSumToOne: true },
    })
    expect(event.markets.map(({ marketId }) => marketId)).toEqual(['aKlaebo000', 'aAmundsen0', 'aOther0000'])
    const [first, second] = event.markets
    const yes = { outcomeId: 'aKlaebo000:YES', marketId: 'aKlaebo000', label: 'Yes', price: 0.55 }
    const no = { outcomeId: 'aKlaebo000:NO', marketId: 'aKlaebo000', label: 'No', price: 0.45 }
    expect(first).toEqual({
      marketId: 'aKlaebo000',
      eventId: CUP,
      title: 'Who wins the 2027 ski world cup?: Klæbo',
      subtitle: 'Klæbo',
      description: 'Overall crystal globe.',
      outcomes: [yes, no],
      yes,
      no,
      startDate: '2026-05-28T20:26:40.000Z',
      resolutionDate: '2026-12-31T06:59:00.000Z',
      volume: 410.5,
      currency: 'mana',
      minOrderCost: 1,
      volumeUnit: 'mana',
      url: 'https://manifold.markets/Asker/who-wins-the-2027-ski-world-cup',
      tags: ['sports'],
      status: 'open',
      sourceExchange: 'manifold',
      sourceMetadata: {},
    })
    expect(second).toMatchObject({
      status: 'resolved',
      sourceMetadata: { resolution: 'NO', resolutionProbability: 0.02 },
      yes: { price: 0 },
    })
  })

  it('gives a numeric question no outcomes: its probability is a place on a scale', async () => {
    const { manifold } = manifoldWith({ '/v0/market/pS3udoNum1': 'fetchEvent-pseudoNumeric' })
    const [market] = (await manifold.fetchEvent({ eventId: 'pS3udoNum1' })).markets
    expect(market?.outcomes).toEqual([])
    expect(market?.sourceMetadata).toEqual({ value: 4.41, min: 3, max: 6, isLogScale: false })
    await expect(manifold.fetchTrades('pS3udoNum1:YES')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })

  it('returns a partial resolution, and no date of a question that never closes', async () => {
    const { manifold } = manifoldWith({
      '/v0/market/r3solved00': 'fetchEvent-resolved',
      '/v0/market/n3verCloses': 'fetchEvent-neverCloses',
    })
    expect((await manifold.fetchEvent({ eventId: 'r3solved00' })).markets[0]).toMatchObject({
      status: 'resolved',
      resolutionDate: '2026-07-25T17:20:00.000Z',
      volume24h: 0,
      sourceMetadata: { resolution: 'MKT', resolutionProbability: 0.4 },
      yes: { price: 0.4 },
    })
    const never = await manifold.fetchEvent({ eventId: 'n3verCloses' })
    expect(never.markets[0]).toMatchObject({ status: 'open' })
    expect(never.markets[0]).not.toHaveProperty('resolutionDate')
  })

  it('says what is missing', async () => {
    const { manifold } = manifoldWith({})
    await expect(manifold.fetchEvent({ slug: 'none' })).rejects.toMatchObject({
      code: 'EVENT_NOT_FOUND',
      message: 'No question none on Manifold',
    })
    await expect(manifold.fetchEvent({ slug: 'none', eventId: 'none' })).rejects.toMatchObject({
      code: 'AMBIGUOUS_IDENTIFIER',
    })
  })

  it('says that a question of another kind has no probabilities', async () => {
    const { manifold } = manifoldWith({ '/v0/market/p0llNoProb': 'fetchEvent-poll' })
    await expect(manifold.fetchEvent({ eventId: 'p0llNoProb' })).rejects.toMatchObject({
      code: 'EVENT_NOT_FOUND',
      message: 'question p0llNoProb on Manifold has no probabilities',
    })
  })
})

describe('fetchMarket', () => {
  const answers = {
    [`/v0/market/${RAIN}`]: 'fetchEvent-binary',
    [`/v0/market/${CUP}`]: 'fetchEvent-multipleChoice',
    '/v0/answer/aKlaebo000': 'answer-known',
  }

  it('finds a question by its id, an answer by its own, and either by outcome', async () => {
    const { manifold, calls } = manifoldWith(answers)
    expect((await manifold.fetchMarket({ marketId: RAIN })).marketId).toBe(RAIN)
    expect((await manifold.fetchMarket({ outcomeId: 'aKlaebo000:NO' })).title).toBe(
      'Who wins the 2027 ski world cup?: Klæbo',
    )
    expect(calls).toEqual([`/v0/market/${RAIN}`, '/v0/market/aKlaebo000', '/v0/answer/aKlaebo000', `/v0/market/${CUP}`])
  })

  it('refuses a question with several answers, and says that a market is missing', async () => {
    const { manifold } = manifoldWith(answers)
    await expect(manifold.fetchMarket({ marketId: CUP })).rejects.toMatchObject({
      code: 'AMBIGUOUS_IDENTIFIER',
      message: `${CUP} is a question with 3 answers; name one of them`,
    })
    await expect(manifold.fetchMarket({ marketId: 'none' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
  })
})

describe('lists', () => {
  const page = { '/v0/search-markets': 'fetchEventsPaginated-page' }

  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    const { manifold } = manifoldWith(page)
    const { description: _description, tags: _tags, ...listed } = rain
    expect(await read(manifold, RAIN)).toEqual(listed)
  })

  it('reads open questions with their answers, counts and explains the others', async () => {
    const { manifold, calls, rejections } = manifoldWith(page)
    const { data, nextCursor } = await manifold.fetchEventsPaginated()
    expect(data.map(({ id }) => id)).toEqual([RAIN, CUP, 'd4teBucket'])
    expect(data.map(({ markets }) => markets.length)).toEqual([1, 3, 2])
    expect(nextCursor).toBeUndefined()
    expect(calls).toEqual(['/v0/search-markets?term=&sort=newest&includeLiteAnswers=true&filter=open&limit=500'])
    expect(rejections.map(({ id, reason }) => [id, reason.slice(0, 27)])).toEqual([
      ['p0llNoProb', 'outcomeType: Invalid option'],
      ['p3rpetual0', 'outcomeType: Invalid option'],
    ])
  })

  it('returns no volume of an answer in a list: only the question’s own page has it', async () => {
    const { manifold } = manifoldWith(page)
    const [, cup] = (await manifold.fetchEventsPaginated()).data
    expect(cup?.markets[0]).not.toHaveProperty('volume')
    expect(cup?.markets[0]).not.toHaveProperty('volumeUnit')
  })

  it('finds the closed ones among all', async () => {
    const { manifold, calls } = manifoldWith(page)
    const { data } = await manifold.fetchEventsPaginated({ status: 'closed' })
    expect(data.map(({ id }) => id)).toEqual(['cl0sedYest'])
    expect(data[0]?.markets[0]?.status).toBe('closed')
    expect(calls[0]).toContain('filter=all')
  })

  it.each([1, 2, 3, 7, 100])('walks all pages %i at a time, also where questions share a time', async (limit) => {
    const rain = fixture('fetchEvent-binary') as object
    const rows = Array.from({ length: 20 }, (_, n) => ({
      ...rain,
      id: `q${n}`,
      slug: `q${n}`,
      createdTime: 1_780_000_000_000 - Math.floor(n / 4) * 1_000,
    }))
    const paged = venue.create({
      baseUrl: 'http://manifold.test',
      now: () => Date.parse('2026-09-01T15:00:00Z'),
      fetch: async (input) => {
        const { searchParams } = new URL(input)
        const before = Number(searchParams.get('beforeTime') ?? Number.POSITIVE_INFINITY)
        const below = rows.filter(({ createdTime }) => createdTime < before)
        return Response.json(below.slice(0, Number(searchParams.get('limit'))))
      },
    }) as Required<Venue>
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const next: Awaited<ReturnType<typeof paged.fetchEventsPaginated>> = await paged.fetchEventsPaginated({
        limit,
        ...(cursor !== undefined && { cursor }),
      })
      expect(next.data.length).toBeLessThanOrEqual(limit)
      ids.push(...next.data.map(({ id }) => id))
      cursor = next.nextCursor
    } while (cursor !== undefined)
    expect(ids).toEqual(rows.map(({ id }) => id))
  })

  it('pages through answers, and refuses cursors that are none', async () => {
    const { manifold } = manifoldWith(page)
    const first = await manifold.fetchMarketsPaginated({ limit: 2 })
    expect(first.data.map(({ marketId }) => marketId)).toEqual([RAIN, 'aKlaebo000'])
    const second = await manifold.fetchMarketsPaginated({ limit: 4, cursor: first.nextCursor })
    expect(second.data.map(({ marketId }) => marketId)).toEqual([
      'aAmundsen0',
      'aOther0000',
      'dMarch0000',
      'dApril0000',
    ])
    expect(second.nextCursor).toBeUndefined()
    await expect(manifold.fetchEventsPaginated({ cursor: 'x' })).rejects.toMatchObject({ field: 'cursor' })
  })

  it('asks the venue for a query and keeps what has it in the title', async () => {
    const { manifold, calls } = manifoldWith(page)
    expect((await manifold.fetchEvents({ query: 'ski world' })).map(({ id }) => id)).toEqual([CUP])
    expect((await manifold.fetchMarkets({ query: 'april' })).map(({ marketId }) => marketId)).toEqual(['dApril0000'])
    expect(calls[0]).toBe(
      '/v0/search-markets?term=ski+world&sort=newest&includeLiteAnswers=true&filter=open&limit=1000',
    )
  })

  it('passes the venue’s own words on', async () => {
    const refusing = venue.create({
      baseUrl: 'http://manifold.test',
      fetch: async () => Response.json(fixture('error-validation'), { status: 400 }),
    }) as Required<Venue>
    await expect(refusing.fetchEventsPaginated()).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Manifold: Error validating request.: limit: Number must be less than or equal to 1000',
    })
  })
})

describe('fetchTrades', () => {
  const answers = {
    [`/v0/market/${RAIN}`]: 'fetchEvent-binary',
    [`/v0/market/${CUP}`]: 'fetchEvent-multipleChoice',
    '/v0/answer/aKlaebo000': 'answer-known',
    '/v0/bets': 'fetchTrades-bets',
  }

  it('reads bets as trades of YES: shares, their average cost, and who bought', async () => {
    const { manifold, calls, rejections } = manifoldWith(answers)
    const outcomeId = `${RAIN}:YES`
    expect(await manifold.fetchTrades(outcomeId)).toEqual([
      { id: 'b6sellsYes0', timestamp: 1788274200000, price: 0.6, amount: 20, side: 'sell', outcomeId },
      { id: 'b3buysNo000', timestamp: 1788272400000, price: 0.55, amount: 20, side: 'sell', outcomeId },
      { id: 'b2feesUp000', timestamp: 1788270600000, price: 0.99, amount: 10, side: 'buy', outcomeId },
      { id: 'b1buysYes00', timestamp: 1788269400000, price: 0.5, amount: 60, side: 'buy', outcomeId },
    ])
    expect(calls).toEqual([`/v0/market/${RAIN}`, `/v0/bets?contractId=${RAIN}&limit=1000`])
    expect(rejections.map(({ id }) => id)).toEqual(['b0broken000'])
  })

  it('and as trades of NO', async () => {
    const { manifold } = manifoldWith(answers)
    const outcomeId = `${RAIN}:NO`
    expect(await manifold.fetchTrades(outcomeId, { limit: 3 })).toEqual([
      { id: 'b6sellsYes0', timestamp: 1788274200000, price: 0.4, amount: 20, side: 'buy', outcomeId },
      { id: 'b3buysNo000', timestamp: 1788272400000, price: 0.45, amount: 20, side: 'buy', outcomeId },
      { id: 'b2feesUp000', timestamp: 1788270600000, price: 0.01, amount: 10, side: 'sell', outcomeId },
    ])
  })

  it('asks for one answer and for the time between', async () => {
    const { manifold, calls } = manifoldWith(answers)
    await manifold.fetchTrades('aKlaebo000:YES', { start: '2026-09-01T13:00:00Z', end: '2026-09-01T14:00:00Z' })
    expect(calls.at(-1)).toBe(
      `/v0/bets?contractId=${CUP}&answerId=aKlaebo000&beforeTime=1788271200001&afterTime=1788267599999&limit=1000`,
    )
  })

  it('refuses what is no outcome', async () => {
    const { manifold } = manifoldWith(answers)
    for (const id of [RAIN, 'none:YES', `${CUP}:YES`]) {
      await expect(manifold.fetchTrades(id)).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    }
  })

  it('continues after a full page, and gives up on a history without end', async () => {
    const row = (fixture('fetchTrades-bets') as object[])[5]
    let last = 1_788_271_200_000
    const endless = venue.create({
      baseUrl: 'http://manifold.test',
      fetch: async (input) => {
        const url = new URL(input)
        if (url.pathname !== '/v0/bets') return Response.json(fixture('fetchEvent-binary'))
        const bets = Array.from({ length: 1_000 }, () => {
          last -= 1_000
          return { ...row, id: `b${last}`, createdTime: last }
        })
        return Response.json(bets)
      },
    }) as Required<Venue>
    expect(await endless.fetchTrades(`${RAIN}:YES`, { limit: 1_500 })).toHaveLength(1_500)
    await expect(endless.fetchOHLCV(`${RAIN}:YES`, { resolution: '1d', start: '2020-01-01' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'start',
    })
  })
})

describe('fetchOHLCV', () => {
  const answers = { [`/v0/market/${RAIN}`]: 'fetchEvent-binary', '/v0/bets': 'fetchTrades-bets' }

  it('builds candles from what bets did to the price, with the mana bet', async () => {
    const { manifold, calls } = manifoldWith(answers)
    const candles = await manifold.fetchOHLCV(`${RAIN}:YES`, { resolution: '1h', start: '2026-09-01T13:00:00Z' })
    expect(candles).toEqual([
      { timestamp: 1788267600000, open: 0.4, high: 0.99, low: 0.4, close: 0.99, volume: 40.1, fromPoints: true },
      { timestamp: 1788271200000, open: 0.6, high: 0.64, low: 0.55, close: 0.58, volume: 21, fromPoints: true },
    ])
    const span = 'beforeTime=1788274800001&afterTime=1788267599999&includeZeroShareRedemptions=true'
    expect(calls.at(-1)).toBe(`/v0/bets?contractId=${RAIN}&${span}&limit=1000`)
  })

  it('mirrors them for NO', async () => {
    const { manifold } = manifoldWith(answers)
    expect(await manifold.fetchOHLCV(`${RAIN}:NO`, { resolution: '1h', start: '2026-09-01T14:00:00Z' })).toEqual([
      { timestamp: 1788271200000, open: 0.4, high: 0.45, low: 0.36, close: 0.42, volume: 21, fromPoints: true },
    ])
  })

  it('has no order book to offer', () => {
    expect(venue.create()).not.toHaveProperty('fetchOrderBook')
  })
})

describe('parseUrl', () => {
  it.each([
    ['https://manifold.markets/Asker/will-it-rain', { slug: 'will-it-rain' }],
    ['https://www.manifold.markets/anyone/will-it-rain?play=true#abc', { slug: 'will-it-rain' }],
    ['https://manifold.markets/embed/Asker/will-it-rain', { slug: 'will-it-rain' }],
    [`https://manifold.markets/market/${RAIN}`, { eventId: RAIN }],
    ['https://manifold.markets/Asker', undefined],
    ['https://manifold.markets/topic/ai', undefined],
    ['https://manifold.markets/news/elections', undefined],
    ['https://manifold.markets/Asker/portfolio', undefined],
    ['https://manifold.markets/a/b/c', undefined],
    ['https://manifold.example.test/Asker/will-it-rain', undefined],
  ])('%s', (url, target) => {
    expect(venue.create().parseUrl?.(new URL(url))).toEqual(target)
  })
})
