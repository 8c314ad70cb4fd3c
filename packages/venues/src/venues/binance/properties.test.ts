import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEvent } from '../../invariants.ts'
import { BinanceBook, BinanceMarket, BinanceTopic } from './api.ts'
import { parseBook, parseEvent } from './parse.ts'

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary)
const text = optional(fc.string())
const figure = optional(fc.oneof(fc.double(), fc.string(), fc.double({ min: 0, max: 1 }).map(String)))
const time = optional(fc.double({ noNaN: true, noDefaultInfinity: true }))

/** Texts that are no price; the prices of two outcomes add up to 1. */
const noPrice = fc.constantFrom('', '0', '1', '1.2', '-0.5', 'none', null)
const prices = fc.oneof(
  fc.tuple(noPrice, noPrice),
  fc.integer({ min: 1, max: 999 }).map((steps) => [String(steps / 1_000), String(1 - steps / 1_000)] as const),
)

const outcomes = fc
  .record({ names: fc.tuple(fc.string({ minLength: 1 }), fc.string({ minLength: 1 })), token: fc.nat(), prices })
  .map(({ names, token, prices }) =>
    ([1, 0] as const).map((index) => ({
      name: names[index],
      price: prices[index],
      index,
      tokenId: `${token}${index}`,
    })),
  )

const market = fc.record({
  marketId: fc.nat(),
  title: text,
  question: text,
  description: text,
  conditionId: text,
  status: optional(fc.constantFrom('REGISTERED', 'RESOLVED', 'else')),
  tradingStatus: optional(fc.constantFrom('OPEN', 'CLOSED', '')),
  decimalPrecision: optional(fc.integer({ min: -1, max: 8 })),
  tradeVolume: figure,
  liquidity: figure,
  outcomes: fc.oneof(
    outcomes,
    outcomes.map((both) => both.slice(1)),
  ),
})

const topic = fc.record({
  marketTopicId: fc.nat(),
  vendor: fc.constantFrom('PREDICT_FUN', 'ANOTHER'),
  slug: text,
  title: fc.stringMatching(/^[A-Z][a-z]{1,9}$/),
  description: text,
  imageUrl: text,
  chartType: optional(fc.constantFrom('CRYPTO_UP_DOWN', 'DEFAULT')),
  feeRateBps: optional(fc.double({ noNaN: true, noDefaultInfinity: true })),
  publishedAt: time,
  startDate: time,
  endDate: time,
})

describe('parseEvent', () => {
  it('keeps every invariant for every topic that the schemas accept', () => {
    const markets = fc.uniqueArray(market, { selector: ({ marketId }) => marketId, maxLength: 4 })
    fc.assert(
      fc.property(topic, markets, (raw, rows) => {
        const event = parseEvent({ ...BinanceTopic.parse(raw), markets: rows.map((row) => BinanceMarket.parse(row)) })
        expect(checkEvent(event, 'binance')).toEqual([])
        const isShared = event.markets.map(({ twins }) => twins?.[0]?.sharesBook ?? false)
        expect(isShared).toEqual(rows.map(() => raw.vendor === 'PREDICT_FUN'))
      }),
    )
  })
})

describe('parseBook', () => {
  it('has only levels between 0 and 1 with a size, best first', () => {
    const levels = fc.array(fc.record({ price: figure, size: figure }), { maxLength: 6 })
    fc.assert(
      fc.property(levels, levels, (bids, asks) => {
        const book = parseBook(BinanceBook.parse({ bids, asks }))
        for (const { price, size } of [...book.bids, ...book.asks]) {
          expect(price > 0 && price < 1 && size > 0).toBe(true)
        }
        expect(book.bids.map(({ price }) => -price)).toEqual(book.bids.map(({ price }) => -price).sort((a, b) => a - b))
        expect(book.asks.map(({ price }) => price)).toEqual(book.asks.map(({ price }) => price).sort((a, b) => a - b))
      }),
    )
  })
})
