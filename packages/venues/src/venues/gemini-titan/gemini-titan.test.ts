import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'
import { eventTickersOf } from './parse.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const event = JSON.parse(readFileSync(new URL('event.json', fixtures), 'utf8'))
const P = '/v1/prediction-markets/events'
const lone = {
  ...event,
  title: 'Will it snow?',
  ticker: 'SNOW-26',
  volume: null,
  tags: null,
  contracts: [{ ...event.contracts[0], label: 'Snow', instrumentSymbol: 'GEMI-SNOW-26', ticker: 'SNOW-26' }],
}
const missing = () => Response.json({ error: 'EventNotFound', message: 'Event not found' }, { status: 404 })
const geminiWith = (more: Parameters<typeof venueBefore>[1] = {}) =>
  venueBefore(
    venue,
    {
      [P]: { data: [event, lone, { ticker: 'BROKEN' }], pagination: { limit: 500, offset: 0, total: 3 } },
      [`${P}/FEDJAN27`]: 'event',
      [`${P}/SNOW-26`]: lone,
      ...more,
    },
    { fixtures, missing },
  )

const described = {
  url: 'https://www.gemini.com/predictions/FEDJAN27',
  image: 'https://images.example.test/fed.png',
  category: 'Economics',
  sourceCategory: 'Economics',
  tags: ['Fed'],
  sourceExchange: 'gemini-titan',
}
const yes = {
  outcomeId: 'GEMI-FEDJAN27-NC25:yes',
  marketId: 'GEMI-FEDJAN27-NC25',
  label: 'Yes',
  price: 0.5,
  bestBid: 0.49,
  bestAsk: 0.54,
}
const no = { ...yes, outcomeId: 'GEMI-FEDJAN27-NC25:no', label: 'No', price: 0.5, bestBid: 0.46, bestAsk: 0.51 }
const unchanged = {
  marketId: 'GEMI-FEDJAN27-NC25',
  eventId: 'FEDJAN27',
  title: 'Fed decision in January: No change',
  subtitle: 'No change',
  description: 'Nothing happens.',
  outcomes: [yes, no],
  yes,
  no,
  startDate: '2026-08-06T00:00:00.000Z',
  resolutionDate: '2027-01-27T19:00:00.000Z',
  tickSize: 0.01,
  minOrderSize: 1,
  status: 'active',
  bestBid: 0.49,
  bestAsk: 0.54,
  lastPrice: 0.5,
  ...described,
  sourceMetadata: { ticker: 'NC25', strike: 4.25, strikeType: 'reference' },
}

describe('fetchEvent', () => {
  it('reads an event with its contracts field by field, both sides of one book', async () => {
    const { venue, rejections } = geminiWith()
    const { markets, ...rest } = await venue.fetchEvent({ eventId: 'FEDJAN27' })
    expect(rest).toEqual({
      id: 'FEDJAN27',
      title: 'Fed decision in January',
      description: 'What the committee does.',
      volume: 200097.5,
      volume24h: 1127.15,
      volumeUnit: 'USD',
      startDate: '2027-01-27T14:00:00.000Z',
      ...described,
      sourceMetadata: { status: 'active', series: 'FED', slug: 'fed-decision-in-january' },
    })
    expect(markets[0]).toEqual(unchanged)
    expect(rejections.map(({ reason }) => reason)).toEqual([
      'instrumentSymbol: Too small: expected string to have >=1 characters',
    ])
  })

  it('leaves out what nobody offers, and knows what is halted and what is settled', async () => {
    const { venue } = geminiWith()
    const [, cut, hike] = (await venue.fetchEvent({ eventId: 'FEDJAN27' })).markets
    expect(cut).toMatchObject({ status: 'paused', description: 'What the committee does.' })
    expect(cut?.outcomes).toEqual([
      { outcomeId: 'GEMI-FEDJAN27-DN25:yes', marketId: 'GEMI-FEDJAN27-DN25', label: 'Yes', bestAsk: 0.99 },
      { outcomeId: 'GEMI-FEDJAN27-DN25:no', marketId: 'GEMI-FEDJAN27-DN25', label: 'No', bestBid: 0.01 },
    ])
    expect(hike).toMatchObject({ status: 'settled', yes: { price: 0 }, no: { price: 1 } })
    expect(hike).toMatchObject({ resolutionDate: '2026-08-20T00:00:00.000Z', sourceMetadata: { resolutionSide: 'no' } })
    for (const name of ['volume', 'volume24h', 'volumeUnit', 'liquidity']) expect(cut).not.toHaveProperty(name)
  })

  it.each([
    ['settled to a side', { status: 'settled', resolutionSide: 'yes' }, [1, 0]],
    ['settled to no side', { status: 'settled' }, [undefined, undefined]],
    ['void, so that money is given back', { status: 'invalid' }, [undefined, undefined]],
    ['under review: the last price stands, and nothing rests', { status: 'under_review' }, [0.5, 0.5]],
  ])('returns the price of a contract that is %s', async (_, change, prices) => {
    const [contract] = event.contracts
    const { venue } = geminiWith({ [`${P}/FEDJAN27`]: { ...event, contracts: [{ ...contract, ...change }] } })
    const market = await venue.fetchMarket({ eventId: 'FEDJAN27' })
    expect(market.outcomes.map(({ price }) => price)).toEqual(prices)
    expect(market).not.toHaveProperty('bestBid')
    expect(market.no).not.toHaveProperty('bestAsk')
  })

  it.each([
    ['a taker pays and gets', { buy: { yes: '0.54', no: '0.51' }, sell: { yes: '0.49', no: '0.46' } }, [0.49, 0.54]],
    ['a buyer pays, alone', { buy: { yes: '0.54' }, sell: {} }, [undefined, 0.54]],
    ['is stated as the book, before what a taker pays', { buy: { yes: '0.60' }, bestBid: '0.49' }, [0.49, undefined]],
    [
      'a buyer pays no more than a seller gets',
      { buy: { yes: '0.42' }, sell: { yes: '0.42' } },
      [undefined, undefined],
    ],
  ])('quotes what %s', async (_, prices, [bid, ask]) => {
    const [contract] = event.contracts
    const { venue } = geminiWith({ [`${P}/FEDJAN27`]: { ...event, contracts: [{ ...contract, prices }] } })
    const market = await venue.fetchMarket({ eventId: 'FEDJAN27' })
    expect([market.bestBid, market.bestAsk]).toEqual([bid, ask])
    expect([market.yes?.bestBid, market.yes?.bestAsk]).toEqual([bid, ask])
    expect(market.no?.bestAsk).toBe(bid === undefined ? undefined : 0.51)
  })

  it.each([
    [{ abbreviatedName: 'NC' }, 'NC'],
    [{}, 'NC25'],
  ])('names a contract without a label by %j', async (name, expected) => {
    const [first, second] = event.contracts
    const contract = { ...first, label: undefined, abbreviatedName: undefined, ...name }
    const { venue } = geminiWith({ [`${P}/FEDJAN27`]: { ...event, contracts: [contract, second] } })
    const { markets } = await venue.fetchEvent({ eventId: 'FEDJAN27' })
    expect(markets[0]).toMatchObject({ subtitle: expected, title: `Fed decision in January: ${expected}` })
  })

  it.each(['0', '0.00', null, undefined])('states no smallest order where the venue writes %s', async (minimum) => {
    const [contract] = event.contracts
    const contracts = [{ ...contract, quantityMinimum: minimum }]
    const { venue } = geminiWith({ [`${P}/FEDJAN27`]: { ...event, contracts } })
    expect(await venue.fetchMarket({ eventId: 'FEDJAN27' })).not.toHaveProperty('minOrderSize')
  })

  it('keeps a line below zero', async () => {
    const [contract] = event.contracts
    const strike = { value: '-3.5', type: 'spread', availableAt: null }
    const { venue } = geminiWith({ [`${P}/FEDJAN27`]: { ...event, contracts: [{ ...contract, strike }] } })
    expect((await venue.fetchMarket({ eventId: 'FEDJAN27' })).sourceMetadata?.strike).toBe(-3.5)
  })

  it('finds a market by its instrument or an outcome, whatever dashes its tickers have', async () => {
    const { venue, calls } = geminiWith()
    expect((await venue.fetchMarket({ marketId: 'GEMI-FEDJAN27-DN25' })).subtitle).toBe('Cut')
    expect((await venue.fetchMarket({ outcomeId: 'GEMI-FEDJAN27-NC25:no' })).subtitle).toBe('No change')
    expect(calls).toEqual([`${P}/FEDJAN27`, `${P}/FEDJAN27`])
    expect(await venue.fetchMarket({ marketId: 'GEMI-SNOW-26' })).toMatchObject({ title: 'Will it snow?' })
    expect((await venue.fetchMarket({ eventId: 'SNOW-26' })).marketId).toBe('GEMI-SNOW-26')
    expect(eventTickersOf('GEMI-F1-MADGP-WIN-20260913')).toEqual([
      'F1-MADGP-WIN',
      'F1-MADGP-WIN-20260913',
      'F1-MADGP',
      'F1',
    ])
  })

  it('says what is missing or unclear', async () => {
    const { venue } = geminiWith()
    await expect(venue.fetchEvent({ eventId: 'X' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    await expect(venue.fetchEvent({ slug: 'x' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
    for (const marketId of ['GEMI-FEDJAN27-NONE', '999']) {
      await expect(venue.fetchMarket({ marketId })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    }
    await expect(venue.fetchMarket({ eventId: 'FEDJAN27' })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
  })
})

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    expect(await read(geminiWith().venue, 'GEMI-FEDJAN27-NC25')).toEqual(unchanged)
  })

  it('asks by status and offset, and reports what it cannot read', async () => {
    const { venue, calls, rejections } = geminiWith()
    const { data, total, nextCursor } = await venue.fetchEventsPaginated({ limit: 600 })
    expect(data.map(({ id }) => id)).toEqual(['FEDJAN27', 'SNOW-26'])
    expect([total, nextCursor]).toEqual([3, undefined])
    expect(data[1]).not.toHaveProperty('volume')
    expect(rejections.some(({ reason }) => reason.startsWith('title'))).toBe(true)
    await venue.fetchEventsPaginated({ limit: 2, cursor: '4', status: 'closed' })
    expect(calls).toEqual([
      `${P}?status=active&limit=25&offset=0`,
      `${P}?status=closed&status=under_review&status=settled&status=invalid&limit=2&offset=4`,
    ])
  })

  it('offers no candles', () => {
    expect(geminiWith().venue.fetchOHLCV).toBeUndefined()
  })
})

describe('books and trades', () => {
  const SYMBOL = 'GEMI-FEDJAN27-NC25'
  const [book, trades] = [`/v1/book/${SYMBOL}`, `/v1/trades/${SYMBOL}`]
  const level = (price: string, amount: string) => ({ price, amount, timestamp: '1788274800' })
  const trade = (tid: number, second: number, type: string, price: string) => ({
    timestamp: 1788274800 + second,
    timestampms: (1788274800 + second) * 1_000 + 5,
    tid,
    price,
    amount: '12.50',
    exchange: 'gemini',
    type,
  })
  const answering = (more: object) => geminiWith(more as Parameters<typeof venueBefore>[1])
  const invalid = () =>
    Response.json({ result: 'error', reason: 'InvalidSymbol', message: 'not a valid symbol' }, { status: 400 })

  it('reads the book of each side', async () => {
    const { venue, calls } = answering({
      [book]: { bids: [level('0.48', '5'), level('0.49', '100')], asks: [level('0.54', '20.5'), level('0.60', '0')] },
    })
    const event = {
      bids: [
        { price: 0.49, size: 100 },
        { price: 0.48, size: 5 },
      ],
      asks: [{ price: 0.54, size: 20.5 }],
    }
    const other = {
      bids: [{ price: 0.46, size: 20.5 }],
      asks: [
        { price: 0.51, size: 100 },
        { price: 0.52, size: 5 },
      ],
    }
    expect(await venue.fetchOrderBook(`${SYMBOL}:yes`)).toEqual(event)
    expect(await venue.fetchOrderBook(`${SYMBOL}:no`)).toEqual(other)
    expect(await venue.fetchOrderBooks([`${SYMBOL}:yes`, `${SYMBOL}:no`])).toEqual({
      [`${SYMBOL}:yes`]: event,
      [`${SYMBOL}:no`]: other,
    })
    expect(await venue.fetchOrderBook(SYMBOL, undefined, { side: 'no' })).toEqual(other)
    expect(await venue.fetchOrderBook(SYMBOL, 1)).toEqual({ bids: event.bids.slice(0, 1), asks: event.asks })
    expect(new Set(calls)).toEqual(new Set([`${book}?limit_bids=0&limit_asks=0`]))
  })

  it('reads trades of each side, newest first', async () => {
    const rows = [trade(2, 60, 'sell', '0.49'), trade(1, 0, 'buy', '0.54'), trade(3, -60, 'auction', '0.50')]
    const { venue, calls, rejections } = answering({ [trades]: [[...rows, { tid: 4 }]] })
    const yes = {
      id: '2',
      timestamp: 1788274860005,
      price: 0.49,
      amount: 12.5,
      side: 'sell',
      outcomeId: `${SYMBOL}:yes`,
    }
    expect(await venue.fetchTrades(`${SYMBOL}:yes`, { limit: 2 })).toEqual([
      yes,
      { ...yes, id: '1', timestamp: 1788274800005, price: 0.54, side: 'buy' },
    ])
    const no = { ...yes, price: 0.51, side: 'buy', outcomeId: `${SYMBOL}:no` }
    expect(await venue.fetchTrades(`${SYMBOL}:no`, { start: '2026-09-01T15:00:30Z' })).toEqual([no])
    expect(await venue.fetchTrades(SYMBOL, { end: '2026-09-01T14:59:30Z' })).toMatchObject([
      { id: '3', side: 'unknown' },
    ])
    expect(calls).toEqual([
      `${trades}?limit_trades=2`,
      `${trades}?limit_trades=500&timestamp=${Date.parse('2026-09-01T15:00:30Z')}`,
      `${trades}?limit_trades=500`,
    ])
    expect(rejections).toHaveLength(3)
  })

  it('says what is no instrument', async () => {
    const { venue } = geminiWith({ [book]: invalid(), [trades]: invalid() })
    await expect(venue.fetchOrderBook(`${SYMBOL}:yes`)).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    await expect(venue.fetchTrades(`${SYMBOL}:yes`)).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    await expect(venue.fetchOrderBook('GEMI-NONE:no')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('parseUrl', () => {
  it.each([
    ['https://www.gemini.com/predictions/FEDJAN27', { eventId: 'FEDJAN27' }],
    ['https://www.gemini.com/predictions/fedjan27/fed-decision?categoryPath=Economics', { eventId: 'FEDJAN27' }],
    ['https://exchange.gemini.com/prediction-markets/events/F1-MADGP', { eventId: 'F1-MADGP' }],
    ['https://www.gemini.com/predictions', undefined],
    ['https://www.gemini.com/prices/bitcoin', undefined],
    ['https://www.gemini.example.test/predictions/FEDJAN27', undefined],
  ])('%s', (address, target) => {
    expect(venue.create().parseUrl?.(new URL(address))).toEqual(target)
  })
})
