import { describe, expect, it } from 'vitest'
import { marketInLists } from '../../__fixtures__/market-in-lists.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const info = (question: object) => `/info ${JSON.stringify(question)}`
const candles = (req: object) => info({ type: 'candleSnapshot', req })
const json = (value: unknown) => Response.json(value)
const day = [
  { coin: '@107', dayBaseVlm: '9000.0' },
  { coin: '#250', dayNtlVlm: '63.1', dayBaseVlm: '120.0' },
  { coin: '#251', dayNtlVlm: '57.0', dayBaseVlm: '120.0' },
  { coin: '#520', dayBaseVlm: '7.0' },
  { coin: '#550', dayBaseVlm: '3.0' },
]
const hyperliquidWith = () =>
  venueBefore(
    venue,
    {
      [info({ type: 'outcomeMeta' })]: 'universe',
      [info({ type: 'outcomeTemplates' })]: [[]],
      [info({ type: 'spotMetaAndAssetCtxs' })]: [[{ tokens: [] }, day]],
      [info({ type: 'allMids' })]: { BTC: '91000.5', '#250': '0.525', '#251': '0.475', '#521': '0.3', '#90': '1.0' },
      [info({ type: 'settledOutcome', outcome: 777 })]: json(null),
      [info({ type: 'settledOutcome', outcome: 24 })]: {
        spec: {
          outcome: 24,
          name: 'Recurring',
          description: 'class:priceBinary|underlying:BTC|expiry:20260831-0300|targetPrice:80000|period:1d',
          sideSpecs: [{ name: 'Yes' }, { name: 'No' }],
        },
        settleFraction: '0.0',
        details: 'price:79000.5',
      },
      [info({ type: 'settledOutcome', outcome: 63 })]: {
        spec: { outcome: 63, name: 'Dow', description: 'index:1', sideSpecs: [{ name: 'Yes' }, { name: 'No' }] },
        settleFraction: '1.0',
        details: '',
        question: { question: { settled: 8 }, name: 'Who became mayor?', description: 'The count of the city.' },
      },
      [info({ type: 'l2Book', coin: '#251' })]: 'book',
      [info({ type: 'l2Book', coin: '#7770' })]: json(null),
      [info({ type: 'recentTrades', coin: '#250' })]: 'trades',
      [info({ type: 'recentTrades', coin: '#90' })]: json([]),
      [info({ type: 'recentTrades', coin: '#7770' })]: json([]),
      [candles({ coin: '#250', interval: '1h', startTime: 1788267600000, endTime: 1788274800000 })]: 'candles',
    },
    { fixtures },
  )

const yes = { outcomeId: '#250', marketId: '25', label: 'Yes', price: 0.525 }
const no = { outcomeId: '#251', marketId: '25', label: 'No', price: 0.475 }
const title = 'BTC above $81,023 at 2026-09-13 03:00 UTC'
const url = 'https://app.hyperliquid.xyz/trade/%23250'
const bitcoin = {
  marketId: '25',
  eventId: '25',
  title,
  outcomes: [yes, no],
  yes,
  no,
  resolutionDate: '2026-09-13T03:00:00.000Z',
  volume24h: 120,
  volumeUnit: 'contracts',
  minOrderCost: 10,
  url,
  status: 'open',
  sourceExchange: 'hyperliquid',
  sourceMetadata: {
    class: 'priceBinary',
    underlying: 'BTC',
    expiry: '20260913-0300',
    targetPrice: '81023',
    period: '1d',
  },
}

describe('fetchEvent', () => {
  it('reads an outcome that answers no question as an event of its own, field by field', async () => {
    const { venue, calls } = hyperliquidWith()
    const { markets, ...event } = await venue.fetchEvent({ eventId: '25' })
    expect(event).toEqual({
      id: '25',
      title,
      volume24h: 120,
      volumeUnit: 'contracts',
      url,
      sourceExchange: 'hyperliquid',
    })
    expect(markets).toEqual([bitcoin])
    expect(calls.toSorted()).toEqual(
      ['allMids', 'outcomeMeta', 'outcomeTemplates', 'spotMetaAndAssetCtxs'].map((type) => info({ type })),
    )
  })

  it('reads a question with its outcomes; what is settled says so, and bounds of buckets are not guessed', async () => {
    const { venue } = hyperliquidWith()
    const { markets, ...event } = await venue.fetchEvent({ eventId: 'q9' })
    expect(event).toMatchObject({ title: 'Who becomes mayor?', description: 'The mayor of Testham.', volume24h: 10 })
    expect(markets.map(({ marketId, title, status }) => [marketId, title, status])).toEqual([
      ['52', 'Who becomes mayor? Reyes', 'open'],
      ['53', 'Who becomes mayor? bucket 1', 'settled'],
      ['55', 'Who becomes mayor? Fallback', 'open'],
    ])
    // Only the other side is quoted.
    expect(markets[0]?.outcomes.map(({ price }) => price)).toEqual([0.7, 0.3])
    expect(markets[1]?.yes).not.toHaveProperty('price')
  })

  it('takes the venue’s names of sides, and a price of one for none', async () => {
    const { venue } = hyperliquidWith()
    const market = await venue.fetchMarket({ outcomeId: '#91' })
    expect(market).toMatchObject({ title: 'Who wins the dash?', description: 'This race is yet to be scheduled.' })
    expect(market.outcomes).toEqual([
      { outcomeId: '#90', marketId: '9', label: 'Hare' },
      { outcomeId: '#91', marketId: '9', label: 'Tortoise' },
    ])
    expect(market).not.toHaveProperty('resolutionDate')
  })

  it('finds by page and market, and says what is missing or unclear', async () => {
    const { venue } = hyperliquidWith()
    const url = 'https://app.hyperliquid.xyz/trade/%23521'
    expect((await venue.fetchEvent({ url })).id).toBe('q9')
    expect((await venue.fetchMarket({ url })).marketId).toBe('52')
    await expect(venue.fetchMarket({ eventId: 'q9' })).rejects.toMatchObject({ code: 'AMBIGUOUS_IDENTIFIER' })
    for (const marketId of ['777', 'x']) {
      await expect(venue.fetchMarket({ marketId })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    }
    await expect(venue.fetchEvent({ eventId: '777' })).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' })
  })
})

it('returns the payout of a market that has left the list', async () => {
  const { venue } = hyperliquidWith()
  const settled = await venue.fetchMarket({ outcomeId: '#241' })
  expect(settled).toMatchObject({
    marketId: '24',
    title: 'BTC above $80,000 at 2026-08-31 03:00 UTC',
    resolutionDate: '2026-08-31T03:00:00.000Z',
    status: 'settled',
    outcomes: [
      { outcomeId: '#240', marketId: '24', label: 'Yes', price: 0 },
      { outcomeId: '#241', marketId: '24', label: 'No', price: 1 },
    ],
  })
  expect(settled.yes?.price).toBe(0)
  expect(settled.eventId).toBe('24')
  expect(await venue.fetchMarket({ marketId: '24' })).toEqual(settled)
  expect(await venue.fetchMarket({ marketId: '63' })).toMatchObject({
    eventId: 'q8',
    title: 'Who became mayor? Dow',
    outcomes: [{ price: 1 }, { price: 0 }],
  })
})

describe('lists', () => {
  it.each(marketInLists)('%s returns a market field by field', async (_, read) => {
    expect(await read(hyperliquidWith().venue, '25')).toEqual(bitcoin)
  })

  it('holds every event once, marks expired markets, and reports what it cannot read', async () => {
    const { venue, rejections } = hyperliquidWith()
    const { data, total } = await venue.fetchEventsPaginated({ status: 'all' })
    expect(data.map(({ id, markets }) => [id, markets.length])).toEqual([
      ['10', 1],
      ['25', 1],
      ['9', 1],
      ['q9', 3],
    ])
    expect(total).toBe(4)
    expect(rejections).toHaveLength(1)
    expect(
      (await venue.fetchEventsPaginated({ status: 'closed' })).data.map(({ id, markets }) => [id, markets[0]?.status]),
    ).toEqual([['10', 'expired']])
    expect((await venue.fetchEventsPaginated({ limit: 2 })).nextCursor).toBe('2')
  })
})

describe('fetchOrderBook', () => {
  it('reads a side’s own book, in whole shares', async () => {
    const { venue } = hyperliquidWith()
    const book = {
      bids: [
        { price: 0.47, size: 200 },
        { price: 0.46, size: 15 },
      ],
      asks: [{ price: 0.49, size: 10 }],
      timestamp: 1788267600123,
      datetime: '2026-09-01T13:00:00.123Z',
    }
    expect(await venue.fetchOrderBook('#251')).toEqual(book)
    expect(await venue.fetchOrderBook('25', 'no')).toEqual(book)
    expect(await venue.fetchOrderBooks(['#251'])).toEqual({ '#251': book })
    for (const coin of ['#7770', '251', 'BTC']) {
      await expect(venue.fetchOrderBook(coin)).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    }
  })
})

describe('fetchTrades', () => {
  it('reads the taker’s side, newest first', async () => {
    const { venue, rejections } = hyperliquidWith()
    expect(await venue.fetchTrades('#250')).toEqual([
      { id: '2', timestamp: 1788267600000, price: 0.51, amount: 3, side: 'sell', outcomeId: '#250' },
      { id: '118906512037719', timestamp: 1788267500000, price: 0.52, amount: 20, side: 'buy', outcomeId: '#250' },
    ])
    expect(rejections).toHaveLength(1)
    expect(await venue.fetchTrades('#250', { end: '2026-09-01T12:59:00Z', limit: 5 })).toHaveLength(1)
    expect(await venue.fetchTrades('#90')).toEqual([])
    await expect(venue.fetchTrades('#7770')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
  })
})

describe('fetchOHLCV', () => {
  it('reads the venue’s own candles, with their volume', async () => {
    const { venue } = hyperliquidWith()
    expect(await venue.fetchOHLCV('#250', { resolution: '1h', start: '2026-09-01T13:00:00Z' })).toEqual([
      { timestamp: 1788267600000, open: 0.5, high: 0.53, low: 0.49, close: 0.52, volume: 120 },
      { timestamp: 1788271200000, open: 0.52, high: 0.52, low: 0.51, close: 0.51, volume: 0 },
    ])
    await expect(venue.fetchOHLCV('#250', { resolution: '7m' })).rejects.toMatchObject({ field: 'resolution' })
  })
})

describe('parseUrl', () => {
  it.each([
    ['https://app.hyperliquid.xyz/trade/%23250', { marketId: '25' }],
    ['https://app.hyperliquid.xyz/trade/%231', { marketId: '0' }],
    ['https://app.hyperliquid.xyz/trade/BTC', undefined],
    ['https://app.hyperliquid.example.test/trade/%23250', undefined],
  ])('%s', (address, target) => {
    expect(venue.create().parseUrl?.(new URL(address))).toEqual(target)
  })
})

it('fetchTime reads the clock of the venue', async () => {
  const answers = { [info({ type: 'exchangeStatus' })]: { time: 1_788_274_799_750, specialStatuses: null } }
  const { venue: hyperliquid } = venueBefore(venue, answers, { fixtures })
  // The clock of the test stands at 1788274800000.
  expect(await hyperliquid.fetchTime()).toEqual({ time: 1_788_274_799_750, skewMs: -250, uncertaintyMs: 0 })
})
