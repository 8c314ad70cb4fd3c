import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEvent, checkOrderBook } from '../../invariants.ts'
import { OpinionBook, OpinionMarket } from './api.ts'
import { parseBook, parseEvent } from './parse.ts'

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const side = (least: number, most: number) =>
  fc.uniqueArray(
    fc.record({
      price: fc.integer({ min: least, max: most }).map((n) => String(n / 1_000)),
      size: fc.integer({ min: 1, max: 1e9 }).map((n) => String(n / 100)),
    }),
    { selector: ({ price }) => price, maxLength: 12 },
  )

it('puts any book in order, and loses no level', () => {
  fc.assert(
    fc.property(side(1, 499), side(500, 999), optional(fc.constantFrom(0, 1_788_267_600)), (bids, asks, timestamp) => {
      const book = parseBook(OpinionBook.parse({ bids, asks, timestamp }))
      expect(checkOrderBook(book)).toEqual([])
      expect([book.bids.length, book.asks.length]).toEqual([bids.length, asks.length])
    }),
  )
})

it('keeps every invariant of events, whatever is missing', () => {
  const decimal = optional(fc.constantFrom('12.5', '0', '', '-1', 'n/a', 3.5, null))
  const time = optional(fc.constantFrom(0, 1_788_267_600, null))
  const text = optional(fc.oneof(fc.string(), fc.constant(null)))
  const market = fc.record({
    marketId: fc.nat(),
    marketTitle: fc.stringMatching(/^[A-Z][a-z]{1,9}$/),
    status: optional(fc.constantFrom(1, 2, 3, 4, 5, 9, null)),
    rules: text,
    yesLabel: text,
    noLabel: text,
    volume: decimal,
    volume24h: decimal,
    quoteToken: optional(fc.constantFrom('0x55d398326f99059fF775485246999027B3197955', '0x9', '', null)),
    createdAt: time,
    cutoffAt: time,
    resolvedAt: time,
    yesTokenId: fc.constant('1'),
    noTokenId: fc.constant('2'),
    resultTokenId: optional(fc.constantFrom('1', '2', '3', '', null)),
  })
  fc.assert(
    fc.property(market, (raw) => {
      expect(checkEvent(parseEvent(OpinionMarket.parse(raw)), 'opinion')).toEqual([])
    }),
  )
})
