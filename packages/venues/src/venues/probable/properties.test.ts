import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEvent, checkOrderBook } from '../../invariants.ts'
import { ProbableBook, ProbableMarket } from './api.ts'
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
const time = optional(fc.constantFrom('2026-07-01T00:00:00Z', '', 'soon', 0, 1_788_267_600, 1_788_267_600_123, null))

it('puts any book in order, and loses no level', () => {
  fc.assert(
    fc.property(side(1, 499), side(500, 999), time, (bids, asks, timestamp) => {
      const book = parseBook(ProbableBook.parse({ bids, asks, timestamp }))
      expect(checkOrderBook(book)).toEqual([])
      expect([book.bids.length, book.asks.length]).toEqual([bids.length, asks.length])
    }),
  )
})

it('keeps every invariant of events, whatever is missing', () => {
  const decimal = optional(fc.constantFrom('12.5', '0', '', '-1', 'n/a', 3.5, null))
  const market = fc
    .record({
      id: fc.nat(),
      question: fc.stringMatching(/^[A-Z][a-z]{1,9}$/),
      event_id: optional(fc.constantFrom(1, '1', null)),
      tokens: optional(
        fc.constantFrom(
          [
            { token_id: '1', outcome: 'Yes' },
            { token_id: 2, outcome: 'No' },
          ],
          [],
          null,
        ),
      ),
      startAt: time,
      endAt: time,
      status: optional(fc.constantFrom('active', 'resolved', null)),
      volume: decimal,
      volume24hr: decimal,
      liquidity: decimal,
      acceptingOrders: optional(fc.oneof(fc.boolean(), fc.constant(null))),
      resolve: optional(fc.anything()),
    })
    .map((raw) => ProbableMarket.parse(raw))
  fc.assert(
    fc.property(fc.uniqueArray(market, { selector: ({ id }) => id, maxLength: 3 }), decimal, (markets, volume) => {
      const event = parseEvent({ id: '1', slug: 'a', title: 'Who?', volume, markets })
      expect(checkEvent(event, 'probable')).toEqual([])
    }),
  )
})
