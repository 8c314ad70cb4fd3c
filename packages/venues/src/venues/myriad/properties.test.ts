import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEvent, checkOrderBook, checkTrades } from '../../invariants.ts'
import { MyriadAction, MyriadBook, MyriadMarket } from './api.ts'
import { parseBook, parseEvent, parseTrade } from './parse.ts'

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const number = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ noNaN: true }), fc.constant(null))
const side = (least: number, most: number) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: least, max: most }), fc.bigInt({ min: 1n, max: 10n ** 24n })), {
      selector: ([price]) => price,
      maxLength: 12,
    })
    .map((levels) => levels.map(([price, size]) => [`${price}${'0'.repeat(15)}`, String(size)]))

it('gives any book best first, and loses no level', () => {
  fc.assert(
    fc.property(side(1, 499), side(500, 999), (bids, asks) => {
      const book = parseBook(MyriadBook.parse({ bids, asks }))
      expect(checkOrderBook(book)).toEqual([])
      expect([book.bids.length, book.asks.length]).toEqual([bids.length, asks.length])
    }),
  )
})

it('makes of an action a trade that keeps every invariant, or none', () => {
  const action = fc.record({
    action: fc.constantFrom('buy', 'sell', 'claim_winnings'),
    outcomeId: fc.constantFrom(0, 1, null),
    shares: fc.double({ noNaN: true, noDefaultInfinity: true }),
    value: fc.double({ noNaN: true, noDefaultInfinity: true }),
    timestamp: fc.integer({ min: 1_600_000_000, max: 2_000_000_000 }),
  })
  fc.assert(
    fc.property(action, (row) => {
      const trade = parseTrade(MyriadAction.parse(row), '56:1:0')
      if (trade) expect(checkTrades([trade], '56:1:0')).toEqual([])
      expect(trade === undefined || row.outcomeId === 0).toBe(true)
    }),
  )
})

it('keeps every invariant of events, whatever is missing', () => {
  const outcome = fc.record({ title: fc.stringMatching(/^[A-Z][a-z]{1,9}$/), price: optional(number) })
  const market = fc.record({
    id: fc.oneof(fc.nat(), fc.nat().map(String)),
    networkId: fc.nat(),
    slug: fc.stringMatching(/^[a-z-]{1,9}$/),
    title: fc.stringMatching(/^[A-Z][a-z]{1,9}$/),
    publishedAt: optional(fc.constantFrom('2025-11-08T11:02:20.000Z', '', null)),
    expiresAt: optional(fc.constantFrom('2100-01-01T00:01:00.000Z', 'never', null)),
    state: optional(fc.constantFrom('open', 'resolved', null)),
    resolvedOutcomeId: optional(fc.constantFrom(-1, 0, 1, null)),
    topics: optional(fc.anything()),
    token: optional(fc.oneof(fc.record({ symbol: fc.constantFrom('USDC', 'PTS', null) }), fc.anything())),
    volume: optional(fc.oneof(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.constant(null))),
    outcomes: fc.array(outcome, { maxLength: 3 }).map((list) => list.map((each, id) => ({ ...each, id }))),
  })
  fc.assert(
    fc.property(market, (raw) => {
      const { data, success } = MyriadMarket.safeParse(raw)
      fc.pre(success)
      const event = parseEvent(data as MyriadMarket)
      expect(checkEvent(event, 'myriad').filter((problem) => !problem.includes('sum to'))).toEqual([])
    }),
  )
})
