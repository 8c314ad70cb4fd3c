import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMarket, checkMirrored, checkOrderBook } from '../../invariants.ts'
import { complement } from './numbers.ts'
import { outcomeIdOf, parseOrderBook, parseOutcomeId, parseTrade } from './outcome.ts'
import { parseEvent, parseMarket } from './parse.ts'
import { KalshiEvent, KalshiMarket, KalshiTrade } from './schemas.ts'

/** A price on the finest grid the venue has, as it writes it: "0.1234" or "0.123456". */
const price = fc.integer({ min: 1, max: 999_999 }).map((millionths) => millionths / 1e6)
const size = fc.integer({ min: 1, max: 10_000_000 }).map((hundredths) => hundredths / 100)
const wire = (value: number, digits: number) => value.toFixed(digits)

/** A book as the venue sends it: bids of both sides, worst first, that do not cross. */
const book = fc
  .record({
    middle: fc.integer({ min: 2, max: 999_998 }),
    prices: fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 12 }),
    sizes: fc.array(size, { minLength: 12, maxLength: 12 }),
  })
  .map(({ middle, prices, sizes }) => {
    const levels = prices.map((each, index) => ({ each, size: wire(sizes[index] ?? 1, 2) }))
    const bids = levels.filter(({ each }) => each < middle).map(({ each, size: count }) => [each, count] as const)
    const asks = levels
      .filter(({ each }) => each > middle)
      .map(({ each, size: count }) => [1_000_000 - each, count] as const)
    const side = (rows: (readonly [number, string])[]) =>
      rows.sort(([a], [b]) => a - b).map(([at, count]): [string, string] => [wire(at / 1e6, 6), count])
    return { orderbook_fp: { yes_dollars: side(bids), no_dollars: side(asks) } }
  })

describe('an order book', () => {
  it('is well formed on both sides, which mirror each other', () => {
    fc.assert(
      fc.property(book, (answer) => {
        const [yes, no] = [parseOrderBook(answer, 'yes'), parseOrderBook(answer, 'no')]
        expect(checkOrderBook(yes)).toEqual([])
        expect(checkOrderBook(no)).toEqual([])
        expect(checkMirrored(yes, no)).toEqual([])
      }),
    )
  })

  it('keeps every level and its size, and cuts to the best', () => {
    fc.assert(
      fc.property(book, fc.integer({ min: 1, max: 5 }), (answer, depth) => {
        const { yes_dollars, no_dollars } = answer.orderbook_fp
        const whole = parseOrderBook(answer, 'yes')
        const sizes = (rows: [string, string][]) => rows.map(([, count]) => Number(count)).toReversed()
        expect(whole.bids.map((level) => level.size)).toEqual(sizes(yes_dollars))
        expect(whole.asks.map((level) => level.size)).toEqual(sizes(no_dollars))
        const cut = parseOrderBook(answer, 'yes', depth)
        expect(cut).toEqual({ bids: whole.bids.slice(0, depth), asks: whole.asks.slice(0, depth) })
      }),
    )
  })

  it('is the same again when mirrored twice', () => {
    fc.assert(
      fc.property(price, (each) => {
        expect(complement(complement(each))).toBe(each)
      }),
    )
  })
})

const anything = fc.oneof(
  fc.constant(null),
  fc.constant(undefined),
  fc.constant(''),
  fc.string(),
  fc.double(),
  fc.constantFrom('0.0000', '1.0000', '0.3700', '-1', '12.00', '0001-01-01T00:00:00Z', '2026-09-16T17:55:00Z', 'yes'),
)
/** A row with any of its fields, each of any value the schema lets through. */
const row = fc.record(
  Object.fromEntries(
    Object.entries(KalshiMarket.shape).map(([name, field]) => [
      name,
      anything.filter((value) => field.safeParse(value).success),
    ]),
  ),
  { requiredKeys: [] },
)

describe('a market', () => {
  it('is read without invention from any row the schema lets through', () => {
    fc.assert(
      fc.property(row, fc.string({ minLength: 1 }), (fields, ticker) => {
        const market = parseMarket(KalshiMarket.parse({ ...fields, ticker, unheard_of: { nested: [1] } }))
        // Quotes and dates at random cross and sum to anything; the form must hold all the same.
        const form = checkMarket(market, 'kalshi').filter((problem) => !/sum|not below|title is empty/.test(problem))
        expect(form).toEqual([])
        expect(market.marketId).toBe(ticker)
        expect(JSON.stringify(market)).not.toContain('unheard_of')
      }),
    )
  })

  it('has two sides that are complements wherever the venue quotes them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 98 }), fc.integer({ min: 1, max: 50 }), (bid, spread) => {
        const ask = Math.min(99, bid + spread)
        const dollars = (cents: number) => wire(cents / 100, 4)
        const market = parseMarket(
          KalshiMarket.parse({
            ticker: 'KXANY-1',
            yes_bid_dollars: dollars(bid),
            yes_ask_dollars: dollars(ask),
            no_bid_dollars: dollars(100 - ask),
            no_ask_dollars: dollars(100 - bid),
          }),
        )
        expect(checkMarket(market, 'kalshi')).toEqual([])
        expect([market.yes?.bestBid, market.no?.bestAsk]).toEqual([bid / 100, (100 - bid) / 100])
        expect([market.yes?.bestAsk, market.no?.bestBid]).toEqual([ask / 100, (100 - ask) / 100])
      }),
    )
  })
})

describe('other rows', () => {
  it('an event is read from its ticker alone', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.jsonValue(), (ticker, noise) => {
        const event = KalshiEvent.parse({ unheard_of: noise, event_ticker: ticker })
        expect(parseEvent({ ...event, markets: [] })).toMatchObject({ id: ticker, title: ticker, markets: [] })
      }),
    )
  })

  it('a trade is a buy on one side and a sell on the other, at prices that sum to 1', () => {
    fc.assert(
      fc.property(price, size, fc.constantFrom('yes', 'no'), (each, count, taker) => {
        const trade = KalshiTrade.parse({
          trade_id: 't',
          yes_price_dollars: wire(each, 6),
          count_fp: wire(count, 2),
          taker_outcome_side: taker,
          created_time: '2026-08-14T15:00:20.897212Z',
        })
        const yes = parseTrade(trade, { ticker: 'KXANY-1', side: 'yes' })
        const no = parseTrade(trade, { ticker: 'KXANY-1', side: 'no' })
        expect([yes?.price, yes?.amount, yes?.side]).toEqual([each, count, taker === 'yes' ? 'buy' : 'sell'])
        expect([no?.amount, no?.side]).toEqual([count, taker === 'no' ? 'buy' : 'sell'])
        expect((yes?.price ?? 0) + (no?.price ?? 0)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('an outcome id is read as it was written', () => {
    const outcome = fc.record({
      ticker: fc.stringMatching(/^KX[A-Z0-9.-]{1,20}$/),
      side: fc.constantFrom('yes' as const, 'no' as const),
    })
    fc.assert(
      fc.property(outcome, (each) => {
        expect(parseOutcomeId(outcomeIdOf(each))).toEqual(each)
        expect(parseOutcomeId(each.ticker, each.side)).toEqual(each)
      }),
    )
  })
})
