import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { type Answers, venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue as module } from './index.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}`
const [WINNER, SPREAD, FENMOOR, TIE] = [hash('1'), hash('2'), hash('3'), hash('4')]
const YES = `${WINNER}:YES`
const NO = `${WINNER}:NO`

const sxbet = (more: Answers = {}) =>
  venueBefore(
    module,
    {
      '/leagues/active': 'leagues',
      '/markets/active?leagueId=7&pageSize=50': 'markets-first',
      '/markets/active?leagueId=7&pageSize=50&paginationKey=66f0': 'markets-last',
      '/markets/active?leagueId=9&pageSize=50': 'markets-soccer',
      '/markets/active?eventId=L20000002&pageSize=50': 'markets-soccer',
      '/markets/active': { status: 'success', data: { markets: [] } },
      [`/markets/find?marketHashes=${WINNER}`]: 'market',
      [`/markets/find?marketHashes=${SPREAD}`]: 'market-void',
      '/markets/find': { status: 'success', data: [] },
      '/metadata/obv3': 'metadata',
      '/orderbook-v3/snapshot': 'book',
      [`/trades-v3/public?marketHash=${WINNER}&perPage=100`]: 'trades-first',
      [`/trades-v3/public?marketHash=${WINNER}&perPage=100&nextKey=66f1`]: 'trades-last',
      ...more,
    },
    { fixtures: new URL('./__fixtures__/', import.meta.url) },
  )

const market = {
  marketId: WINNER,
  eventId: 'L20000001',
  title: 'Ostra Harbor vs Vell City',
  description: 'Overtime counts. Stakes are refunded if the game is not played.',
  outcomes: [
    { outcomeId: YES, marketId: WINNER, label: 'Ostra Harbor' },
    { outcomeId: NO, marketId: WINNER, label: 'Vell City' },
  ],
  resolutionDate: '2026-09-02T19:00:00.000Z',
  category: 'Sports',
  sourceCategory: 'Basketball',
  tags: ['Basketball', 'Coast League'],
  tickSize: 0.00125,
  minOrderCost: 1,
  status: 'open',
  sourceExchange: 'sxbet',
  sourceMetadata: { type: 226, liveEnabled: true, outcomeVoidName: 'NO_CONTEST' },
}

describe('reading events', () => {
  it.each(marketInLists)('%s reads a market field by field', async (_operation, read) => {
    expect(await read(sxbet().venue, WINNER)).toEqual(market)
  })

  it('reads an event with a spread field by field', async () => {
    const [event] = (await sxbet().venue.fetchEventsPaginated()).data
    expect(event).toEqual({
      id: 'L20000001',
      title: 'Ostra Harbor vs Vell City',
      // Combined bets are dropped.
      markets: [market, expect.objectContaining({ marketId: SPREAD })],
      startDate: '2026-09-02T19:00:00.000Z',
      category: 'Sports',
      sourceCategory: 'Basketball',
      tags: ['Basketball', 'Coast League'],
      sourceExchange: 'sxbet',
      sourceMetadata: { leagueId: 7, sportId: 1 },
    })
    expect(event?.markets[1]).toMatchObject({
      title: 'Ostra Harbor vs Vell City: Spread Ostra Harbor -4.5',
      subtitle: 'Ostra Harbor -4.5',
      description: 'Overtime counts. Stakes are refunded if the game is not played.',
      sourceMetadata: { type: 342, line: -4.5, mainLine: true, isQuarterLineMarket: false },
    })
  })

  it('reads a match of three results as a market for each, whose second outcome is both others', async () => {
    const event = await sxbet().venue.fetchEvent({ eventId: 'L20000002' })
    expect(
      event.markets.map(({ marketId, title, outcomes }) => [marketId, title, outcomes.map(({ label }) => label)]),
    ).toEqual([
      [FENMOOR, 'Fenmoor vs Port Alder: Fenmoor', ['Fenmoor', 'Not Fenmoor']],
      [TIE, 'Fenmoor vs Port Alder: Tie', ['Tie', 'Not Tie']],
      [hash('5'), 'Fenmoor vs Port Alder: Port Alder', ['Port Alder', 'Not Port Alder']],
    ])
  })

  it('reads events league by league, because pages of markets cut them apart', async () => {
    const { venue, calls } = sxbet()
    const first = await venue.fetchEventsPaginated({ limit: 1 })
    expect(first.data.map(({ id }) => id)).toEqual(['L20000001'])
    expect(first.nextCursor).toBe('9')
    expect(calls.filter((call) => call.includes('leagueId=9'))).toEqual([])
    const second = await venue.fetchEventsPaginated({ limit: 1, cursor: '9' })
    expect(second.data.map(({ id }) => id)).toEqual(['L20000002'])
    expect(second).not.toHaveProperty('nextCursor')
    await expect(venue.fetchEventsPaginated({ cursor: 'x' })).rejects.toMatchObject({ field: 'cursor' })
  })

  it('continues within a league that has more events than the page', async () => {
    const row = (n: number) => ({ ...three[0], marketHash: `0x${String(n).padStart(64, '0')}`, sportXEventId: `L${n}` })
    const { default: soccer } = await import('./__fixtures__/markets-soccer.json', { with: { type: 'json' } })
    const three = soccer.data.markets
    const { venue } = sxbet({
      '/markets/active?leagueId=7&pageSize=50': { data: { markets: [1, 2, 3].map(row) } },
    })
    const pages: string[][] = []
    let cursor: string | undefined
    do {
      const page = await venue.fetchEventsPaginated({ limit: 2, ...(cursor !== undefined && { cursor }) })
      pages.push(page.data.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(pages).toEqual([
      ['L1', 'L2'],
      ['L3', 'L20000002'],
    ])
  })

  it('reports a venue that has no league, and one that sends markets of other events', async () => {
    const none = sxbet({ '/leagues/active': { data: [] } }).venue
    await expect(none.fetchEvents()).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
    const wrong = sxbet({ '/markets/active?eventId=L1&pageSize=50': 'markets-soccer' }).venue
    await expect(wrong.fetchEvent({ eventId: 'L1' })).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
  })

  it('has open markets only, and looks up others', async () => {
    const { venue } = sxbet()
    await expect(venue.fetchEventsPaginated({ status: 'closed' })).rejects.toMatchObject({ code: 'NOT_SUPPORTED' })
    const found = await venue.fetchMarket({ marketId: SPREAD })
    // A void market has no winner: it is not resolved at 0 or 0.5.
    expect(found).toMatchObject({ status: 'resolved', resolutionDate: '2026-09-02T23:00:00.000Z' })
    expect(found.sourceMetadata).toMatchObject({ outcome: 0 })
    for (const outcome of found.outcomes) expect(outcome).not.toHaveProperty('price')
  })

  it.each([
    [1, [1, 0]],
    [2, [0, 1]],
  ])('reads outcome %d as the winner', async (outcome, prices) => {
    const { default: answer } = await import('./__fixtures__/market.json', { with: { type: 'json' } })
    const { venue } = sxbet({ [`/markets/find?marketHashes=${WINNER}`]: { data: [{ ...answer.data[0], outcome }] } })
    const found = await venue.fetchMarket({ outcomeId: NO })
    expect(found.outcomes.map(({ price }) => price)).toEqual(prices)
  })

  it('names what the venue does not have', async () => {
    const { venue } = sxbet({ '/orderbook-v3/snapshot': { data: { marketHash: TIE, outcomeOne: [], outcomeTwo: [] } } })
    await expect(venue.fetchEvent({ eventId: 'L9' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    await expect(venue.fetchEvent({ slug: 'a-game' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    await expect(venue.fetchMarket({ marketId: TIE })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    await expect(venue.fetchMarket({ marketId: 'nothing' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    await expect(venue.fetchOrderBook(`${TIE}:YES`)).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    await expect(venue.fetchTrades('nothing')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    expect(await venue.fetchOrderBook(YES)).toEqual({ bids: [], asks: [] })
  })

  it.each([
    ['https://sx.bet/soccer/northern-cup/1X2/L20000002', true],
    ['https://www.sx.bet/event/L20000002/', true],
    ['https://sx.bet/soccer/northern-cup', false],
    ['https://sx.bet.example.test/event/L20000002', false],
  ])('reads the page %s', async (url, isPage) => {
    const found = sxbet().venue.fetchEvent({ url })
    if (isPage) expect((await found).id).toBe('L20000002')
    else await expect(found).rejects.toMatchObject({ field: 'url' })
  })
})

describe('reading books and trades', () => {
  it('turns the bets of makers to bids and asks, and stakes to shares', async () => {
    const { venue } = sxbet()
    const bids = [
      { price: 0.41125, size: 80 },
      { price: 0.4, size: 10 },
    ]
    const asks = [
      { price: 0.45, size: 20 },
      { price: 0.4975, size: 200 },
    ]
    expect(await venue.fetchOrderBook(YES)).toEqual({ bids, asks })
    expect(await venue.fetchOrderBook(WINNER, 'no')).toEqual({
      bids: [
        { price: 0.55, size: 20 },
        { price: 0.5025, size: 200 },
      ],
      asks: [
        { price: 0.58875, size: 80 },
        { price: 0.6, size: 10 },
      ],
    })
    expect(await venue.fetchOrderBook(YES, 1)).toEqual({ bids: bids.slice(0, 1), asks: asks.slice(0, 1) })
    expect(Object.keys(await venue.fetchOrderBooks([YES, NO]))).toEqual([YES, NO])
    expect((await venue.fetchTicker(NO)).mid).toBe(0.569375)
  })

  it('reads bets as trades of either outcome, without the side that took', async () => {
    const { venue } = sxbet()
    const trade = { side: 'unknown', outcomeId: YES }
    expect(await venue.fetchTrades(YES)).toEqual([
      { ...trade, id: hash('a'), timestamp: Date.parse('2026-09-01T14:59:00Z'), price: 0.4, amount: 10 },
      { ...trade, id: hash('c'), timestamp: Date.parse('2026-09-01T14:00:00Z'), price: 0.4, amount: 50 },
    ])
    const [latest] = await venue.fetchTrades(NO, { limit: 1 })
    expect(latest).toMatchObject({ price: 0.6, amount: 10, outcomeId: NO })
    const since = await venue.fetchTrades(YES, { start: '2026-09-01T14:30:00Z' })
    expect(since.map(({ id }) => id)).toEqual([hash('a')])
  })

  it('reads the refusals of the venue, as a word or a list', async () => {
    const refuse = (message: string | string[]) =>
      sxbet({
        '/orderbook-v3/snapshot': Response.json({ error: 'Bad Request', message, statusCode: 400 }, { status: 400 }),
      })
    const read = (message: string | string[]) => refuse(message).venue.fetchOrderBook(YES)
    await expect(read(['marketHash is wrong', 'so is all'])).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'SX Bet: marketHash is wrong, so is all',
    })
    await expect(read('BAD_AUTH')).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
  })
})
