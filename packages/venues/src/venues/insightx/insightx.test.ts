import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { type Answers, venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue as module } from './index.ts'

const list = (status: number, page = 1) => `/predict/v2/markets?page=${page}&size=100&status=${status}`
const one = (id: number | string) => `/predict/v2/market?market_id=${id}`

const insightx = (more: Answers = {}) =>
  venueBefore(
    module,
    {
      [list(1)]: 'markets-active',
      [list(2)]: 'markets-none',
      [list(3)]: 'markets-resolved',
      [list(4)]: 'markets-none',
      [one(70210011)]: 'market-yes-no',
      [one(70210042)]: 'market-copy',
      [one(70209900)]: 'market-won',
      '/predict/v2/market': 'no-market',
      ...more,
    },
    { fixtures: new URL('./__fixtures__/', import.meta.url) },
  )

const yes = { outcomeId: '70210011:1', marketId: '70210011', label: 'Yes', price: 0.315 }
const no = { outcomeId: '70210011:2', marketId: '70210011', label: 'No', price: 0.685 }
const market = {
  marketId: '70210011',
  eventId: '70210011',
  title: 'Will Lisbon record 35 degrees before 1 July 2027?',
  description: 'Resolves to Yes if the weather service reports 35.0 degrees or more.',
  outcomes: [yes, no],
  yes,
  no,
  startDate: '2026-09-01T00:00:00.000Z',
  resolutionDate: '2027-07-01T23:59:00.000Z',
  status: 'active',
  sourceExchange: 'insightx',
  sourceMetadata: { status: 1, eventId: '6400021', identifier: 'user_market_1788220800123' },
}

describe('a market', () => {
  it.each(marketInLists)('%s reads it field by field, without a volume of an unknown unit', async (_, read) => {
    const { venue } = insightx()
    expect(await read(venue, '70210011')).toEqual(market)
  })

  it('is an event of its own, because nothing has the title of what markets share', async () => {
    const { venue } = insightx()
    expect(await venue.fetchEvent({ eventId: '70210011' })).toEqual({
      id: '70210011',
      title: market.title,
      description: market.description,
      markets: [market],
      sourceExchange: 'insightx',
    })
  })

  it('names the tokens of Polymarket that it copies, and the outcomes in the order of their numbers', async () => {
    const { venue } = insightx()
    const copy = await venue.fetchMarket({ outcomeId: '70210042:2' })
    expect(copy).toEqual({
      marketId: '70210042',
      eventId: '70210042',
      title: 'Porto vs Braga: who advances?',
      outcomes: [
        { outcomeId: '70210042:1', marketId: '70210042', label: 'Porto', price: 0.58 },
        { outcomeId: '70210042:2', marketId: '70210042', label: 'Braga', price: 0.42 },
      ],
      startDate: '2026-09-01T00:00:00.000Z',
      image: 'https://images.example.test/porto.png',
      category: 'Sports',
      sourceCategory: 'Sports',
      tags: ['Football', 'Portugal'],
      status: 'active',
      twins: [{ exchange: 'polymarket', outcomeIds: ['7012345678901234567890', '8012345678901234567890'] }],
      sourceExchange: 'insightx',
      sourceMetadata: { status: 1, eventId: '6400055' },
    })
  })

  it('has no end, no price and no event where the venue states 0, no list or nothing', async () => {
    const { venue } = insightx()
    const [, , bare] = await venue.fetchMarkets()
    expect(bare).toEqual({
      marketId: '70210050',
      eventId: '70210050',
      title: 'Will the harbour bridge reopen in 2026?',
      outcomes: [
        { outcomeId: '70210050:1', marketId: '70210050', label: 'Yes' },
        { outcomeId: '70210050:2', marketId: '70210050', label: 'No' },
      ],
      yes: { outcomeId: '70210050:1', marketId: '70210050', label: 'Yes' },
      no: { outcomeId: '70210050:2', marketId: '70210050', label: 'No' },
      image: 'https://images.example.test/bridge.png',
      status: 'active',
      sourceExchange: 'insightx',
      sourceMetadata: { status: 1 },
    })
  })

  it('pays the outcome with the number of the winner, which counts from 1', async () => {
    const { venue } = insightx()
    const won = await venue.fetchMarket({ marketId: '70209900' })
    expect(won).toMatchObject({ status: 'resolved', yes: { price: 0 }, no: { price: 1 } })
  })

  it.each([2, 4])('does not trade with the status %d, of which no more is known', async (status) => {
    const row = { id: 7, title: 'T', outcome0_name: 'Yes', outcome1_name: 'No', status, outcome_prices: '[0.5,0.5]' }
    const { venue } = insightx({ [one(7)]: { errno: 0, errmsg: '', data: row } })
    expect(await venue.fetchMarket({ marketId: '7' })).toMatchObject({ status: 'inactive', yes: { price: 0.5 } })
  })
})

describe('lists', () => {
  it('asks for the one status that trades, and for the three others in turn', async () => {
    const { venue, calls } = insightx()
    expect((await venue.fetchEvents()).map(({ id }) => id)).toEqual(['70210011', '70210042', '70210050'])
    expect(calls).toEqual([list(1)])
    expect((await venue.fetchEvents({ status: 'closed' })).map(({ id }) => id)).toEqual(['70209900'])
    expect(calls.slice(1)).toEqual([list(2), list(3), list(4)])
  })

  it('continues behind a cursor, and refuses one that is not of this list', async () => {
    const { venue, calls } = insightx()
    const first = await venue.fetchEventsPaginated({ limit: 2 })
    expect(first).toMatchObject({ data: [{ id: '70210011' }, { id: '70210042' }], nextCursor: '1:2' })
    const last = await venue.fetchEventsPaginated({ limit: 2, cursor: '1:2' })
    expect(last.data.map(({ id }) => id)).toEqual(['70210050'])
    expect(last).not.toHaveProperty('nextCursor')
    expect(new Set(calls)).toEqual(new Set([list(1)]))
    for (const cursor of ['2', '3:0', '1:x']) {
      await expect(venue.fetchEventsPaginated({ cursor })).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
        field: 'cursor',
      })
    }
  })

  it('drops a row that has lost its outcomes, and reports it', async () => {
    const good = { id: 8, title: 'T', outcome0_name: 'Yes', outcome1_name: 'No', status: 1 }
    const rows = [good, { ...good, id: 9, outcome0_name: undefined }]
    const { venue, rejections } = insightx({ [list(1)]: { errno: 0, errmsg: '', data: { list: rows } } })
    expect((await venue.fetchEvents()).map(({ id }) => id)).toEqual(['8'])
    expect(rejections).toMatchObject([{ venue: 'insightx', id: '9' }])
  })
})

describe('refusals', () => {
  it('names the market that the venue does not have, which it answers with 200', async () => {
    const { venue, calls } = insightx()
    await expect(venue.fetchMarket({ marketId: '5' })).rejects.toMatchObject({
      code: 'MARKET_NOT_FOUND',
      message: 'No market 5 on InsightX',
    })
    await expect(venue.fetchEvent({ eventId: '5' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    expect(calls).toHaveLength(2)
    await expect(venue.fetchMarket({ marketId: 'five' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    await expect(venue.fetchMarket({ outcomeId: '70210011:0' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    await expect(venue.fetchEvent({ slug: 'porto' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    expect(calls).toHaveLength(2)
  })

  it.each([
    [1006, 'AUTHENTICATION_ERROR'],
    [40002, 'AUTHENTICATION_ERROR'],
    [5000, 'EXCHANGE_ERROR'],
  ])('reads the number %d of an answer as %s, with any HTTP status', async (errno, code) => {
    const body = { errno, errmsg: 'no luck', data: null }
    const { venue } = insightx({ [list(1)]: body, [one(5)]: Response.json(body, { status: 400 }) })
    await expect(venue.fetchEvents()).rejects.toMatchObject({ code, message: `InsightX: no luck (${errno})` })
    const failed = await venue.fetchMarket({ marketId: '5' }).catch((error: unknown) => error)
    expect(failed).toMatchObject({ message: `InsightX: no luck (${errno})` })
  })

  it('knows no page of the venue', async () => {
    const { venue } = insightx()
    await expect(venue.fetchEvent({ url: 'https://insightx.finance/market/5' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
    })
  })
})
