import { describe, expect, it } from 'vitest'
import { checkCandles, checkEvent, checkMarket, checkMirrored, checkOrderBook, checkTrades } from './invariants.ts'
import type { UnifiedMarket } from './models.ts'
import { withSides } from './orders/sides.ts'

const good: UnifiedMarket = withSides({
  marketId: 'm',
  eventId: 'e',
  title: 'Rain tomorrow?',
  outcomes: [
    { outcomeId: 'y', label: 'Yes', price: 0.4, bestBid: 0.39, bestAsk: 0.42 },
    { outcomeId: 'n', label: 'No', price: 0.6, bestBid: 0.58, bestAsk: 0.61 },
  ],
  bestBid: 0.39,
  bestAsk: 0.42,
  volume: 10,
  volumeUnit: 'USD',
  startDate: '2026-01-01',
  resolutionDate: '2026-12-31T00:00:00Z',
  sourceExchange: 'acme',
})
const [yes, no] = good.outcomes as [UnifiedMarket['outcomes'][0], UnifiedMarket['outcomes'][0]]

describe('checkMarket', () => {
  it('finds nothing wrong with a good market', () => {
    expect(checkMarket(good, 'acme')).toEqual([])
    expect(checkMarket({ marketId: 'm', title: 'm', outcomes: [], sourceExchange: 'acme' }, 'acme')).toEqual([])
  })

  it.each<[string, Partial<UnifiedMarket>, string[]]>([
    ['a price beyond 1', { lastPrice: 40 }, ['lastPrice: Too big: expected number to be <=1']],
    ['an empty id', { marketId: '' }, ['the id is empty']],
    ['an empty title', { title: ' ' }, ['the title is empty']],
    ['another venue', { sourceExchange: 'Acme' }, ['sourceExchange is Acme']],
    ['1970', { startDate: '1970-01-01T00:00:00Z' }, ['startDate is not a real time']],
    ['a volume without unit', { volumeUnit: undefined }, ['a volume has no volumeUnit']],
    ['a unit without volume', { volume: undefined }, ['volumeUnit counts nothing']],
    [
      'a crossed quote',
      { bestBid: 0.5 },
      ['the market: bid 0.5 is not below ask 0.42', 'bestBid 0.5 is not that of the first outcome'],
    ],
    [
      'a quote off the grid',
      { tickSize: 0.02 },
      [
        'Yes: the quote 0.39 is no multiple of the tick size 0.02',
        'No: the quote 0.61 is no multiple of the tick size 0.02',
      ],
    ],
    ['a side that is not in outcomes', { yes: { ...yes, price: 0.41 } }, ['yes is no entry of outcomes']],
    [
      'prices that do not sum to 1',
      { outcomes: [yes, { ...no, price: 0.4 }], no: undefined },
      ['the prices of both sides sum to 0.8'],
    ],
    [
      'sides that are not mirrored',
      { outcomes: [yes, { ...no, bestAsk: 0.65 }], no: undefined },
      ['bid 0.39 and ask 0.65 of opposite sides do not sum to 1'],
    ],
    [
      'an outcome listed twice',
      { outcomes: [yes, { ...no, outcomeId: 'y' }], no: undefined },
      ['outcome y is listed twice'],
    ],
  ])('names %s', (_what, change, problems) => {
    const market = { ...good, ...change } as UnifiedMarket
    expect(checkMarket(market, 'acme')).toEqual(problems.map((problem) => `market ${market.marketId}: ${problem}`))
  })
})

describe('checkEvent', () => {
  const event = { id: 'e', title: 'Rain', markets: [good], sourceExchange: 'acme' }

  it('checks the event and its markets', () => {
    expect(checkEvent(event, 'acme')).toEqual([])
    expect(
      checkEvent({ ...event, id: 'f', volumeUnit: 'USD', markets: [good, { ...good, title: '' }] }, 'acme'),
    ).toEqual([
      'event f: volumeUnit counts nothing',
      'event f: market m is listed twice',
      'event f: market m names event e',
      'event f: market m names event e',
      'market m: the title is empty',
    ])
  })
})

describe('checkOrderBook', () => {
  const book = {
    bids: [
      { price: 0.4, size: 1 },
      { price: 0.3, size: 2 },
    ],
    asks: [
      { price: 0.5, size: 3 },
      { price: 0.6, size: 4 },
    ],
    timestamp: 1_767_225_600_000,
    datetime: '2026-01-01T00:00:00.000Z',
  }

  it('finds nothing wrong with a good book or an empty one', () => {
    expect(checkOrderBook(book)).toEqual([])
    expect(checkOrderBook({ bids: [], asks: [] })).toEqual([])
  })

  it('names what is wrong', () => {
    expect(checkOrderBook({ bids: book.bids.toReversed(), asks: book.asks.toReversed() })).toEqual([
      'bids are not best first',
      'asks are not best first',
    ])
    expect(checkOrderBook({ bids: [{ price: 0.5, size: 0 }], asks: [{ price: 0.5, size: 1 }] })).toEqual([
      'bid 0.5 is not below ask 0.5',
      'a level has no size',
    ])
    expect(checkOrderBook({ ...book, timestamp: 1_767_225_600 })).toEqual([
      'timestamp is not a real time',
      'datetime is not timestamp',
    ])
  })

  it('distinguishes two sides of one book from two books', () => {
    const other = {
      bids: [
        { price: 0.5, size: 3 },
        { price: 0.4, size: 4 },
      ],
      asks: [
        { price: 0.6, size: 1 },
        { price: 0.7, size: 2 },
      ],
    }
    expect(checkMirrored(book, other)).toEqual([])
    expect(checkMirrored(book, { ...other, asks: [{ price: 0.6, size: 1 }] })).toEqual(['YES and NO are not mirrored'])
    expect(checkMirrored(book, book)).toEqual(['YES and NO are not mirrored'])
  })
})

describe('checkTrades and checkCandles', () => {
  const trade = { id: '1', timestamp: 1_767_225_600_000, price: 0.5, amount: 1, side: 'buy', outcomeId: 'y' } as const
  const candle = { timestamp: 1_767_225_600_000, open: 0.4, high: 0.5, low: 0.3, close: 0.45 }

  it('requires trades once, newest first, of the requested outcome', () => {
    expect(checkTrades([trade, { ...trade, id: '0', timestamp: trade.timestamp - 1 }], 'y')).toEqual([])
    expect(checkTrades([trade, { ...trade, timestamp: trade.timestamp + 1 }], 'n')).toEqual([
      'trade 1 is listed twice',
      'trades are not newest first',
      'trade 1 is of y',
      'trade 1 is of y',
    ])
  })

  it('wants candles once, oldest first, open and close inside the range', () => {
    expect(checkCandles([candle, { ...candle, timestamp: candle.timestamp + 60_000 }])).toEqual([])
    expect(checkCandles([candle, { ...candle, close: 0.6 }, { ...candle, timestamp: 60 }])).toEqual([
      'candle 1767225600000 opens or closes outside its range',
      'candle is not a real time',
      'candle 1767225600000 is listed twice',
      'candles are not oldest first',
    ])
  })
})
