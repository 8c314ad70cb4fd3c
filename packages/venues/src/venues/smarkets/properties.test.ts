import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEvent, checkMirrored, checkOrderBook } from '../../invariants.ts'
import { SmarketsContract, SmarketsEvent, SmarketsMarket, SmarketsQuotes } from './api.ts'
import { parseBook, parseEvent } from './parse.ts'

const side = (least: number, most: number) =>
  fc.uniqueArray(
    fc.record({ price: fc.integer({ min: least, max: most }), quantity: fc.integer({ min: 1, max: 1e12 }) }),
    { selector: ({ price }) => price, maxLength: 12 },
  )

describe('parseBook', () => {
  it('gives both sides of any book best first, as mirrors of each other, and loses nothing', () => {
    fc.assert(
      fc.property(side(1, 4_999), side(5_000, 9_999), (bids, offers) => {
        const quotes = SmarketsQuotes.parse({ bids, offers })
        const [yes, no] = [parseBook(quotes, false), parseBook(quotes, true)]
        expect([...checkOrderBook(yes), ...checkOrderBook(no), ...checkMirrored(yes, no)]).toEqual([])
        expect([yes.bids.length, yes.asks.length]).toEqual([bids.length, offers.length])
      }),
    )
  })
})

describe('parseEvent', () => {
  const text = fc.oneof(fc.string(), fc.constant(null), fc.constant(undefined))
  const name = fc.stringMatching(/^[A-Z][a-z]{1,9}$/)
  const event = fc.record({
    id: fc.constant('1'),
    name,
    description: text,
    special_rules: text,
    slug: fc.oneof(fc.stringMatching(/^[a-z-]{1,9}$/), fc.constant(null)),
    type: fc.oneof(fc.constant('football_match'), fc.record({ domain: text, scope: text }), fc.constant(null)),
    start_datetime: fc.constantFrom('2026-09-12T14:00:00Z', 'soon', '', null),
    end_date: fc.constantFrom('2026-09-12', '2026-09-12T10:00:00Z', '', null),
  })
  const contract = fc.record({
    id: fc.nat().map(String),
    market_id: fc.constant('2'),
    name: fc.oneof(name, fc.constantFrom('Yes', 'No')),
    state_or_outcome: fc.constantFrom('open', 'winner', 'halted', null),
    last: fc.constantFrom('47.62', '0.00', '100.00', 'n/a', '', null),
  })
  const market = fc.record({
    id: fc.constant('2'),
    event_id: fc.constant('1'),
    name,
    state: text,
    complete: fc.oneof(fc.boolean(), fc.constant(null)),
    winner_count: fc.constantFrom(1, 2, null),
  })

  it('keeps every invariant, whatever is missing', () => {
    fc.assert(
      fc.property(event, market, fc.uniqueArray(contract, { selector: ({ id }) => id, maxLength: 4 }), (e, m, rows) => {
        const contracts = rows.map(({ last, ...row }) => ({ ...SmarketsContract.parse(row), last }))
        const parsed = parseEvent({
          ...SmarketsEvent.parse(e),
          markets: [{ ...SmarketsMarket.parse(m), contracts }],
        })
        // Last trades of two contracts need not sum to one.
        expect(checkEvent(parsed, 'smarkets').filter((problem) => !problem.includes('sum to'))).toEqual([])
      }),
    )
  })
})
