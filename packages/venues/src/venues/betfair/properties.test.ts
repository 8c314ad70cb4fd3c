import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEvent, checkMirrored, checkOrderBook } from '../../invariants.ts'
import { Catalogue, MarketBook } from './api.ts'
import { LADDER_PRICES } from './odds.ts'
import { parseBook, parseEvent } from './parse.ts'

const rung = fc.integer({ min: 0, max: LADDER_PRICES.length - 1 })
const stake = fc.integer({ min: 1, max: 1e9 }).map((pennies) => pennies / 100)
const oddsAt = (place: number) => Math.round(100_000_000 / Number(LADDER_PRICES[place])) / 100
const level = (place: fc.Arbitrary<number>) => fc.record({ price: place.map(oddsAt), size: stake })
const side = (least: number, most: number) =>
  fc.uniqueArray(level(fc.integer({ min: least, max: most })), { selector: ({ price }) => price, maxLength: 12 })
const bookOf = (runner: object) => MarketBook.parse({ marketId: '1.10', status: 'OPEN', runners: [runner] })

describe('parseBook', () => {
  it('gives both sides of any book best first, as mirrors of each other, and loses nothing', () => {
    const [bids, asks] = [side(0, 170), side(171, LADDER_PRICES.length - 1)]
    fc.assert(
      fc.property(asks, bids, (availableToBack, availableToLay) => {
        const book = bookOf({ selectionId: 7, handicap: 0, ex: { availableToBack, availableToLay } })
        const [yes, no] = [false, true].map((isNo) => parseBook(book, { runner: 7, isNo }))
        if (!yes || !no) throw new Error('there is no book')
        expect([...checkOrderBook(yes), ...checkOrderBook(no), ...checkMirrored(yes, no)]).toEqual([])
        expect([yes.bids.length, yes.asks.length]).toEqual([availableToLay.length, availableToBack.length])
      }),
    )
  })
})

describe('parseEvent', () => {
  const text = fc.oneof(fc.string(), fc.constant(null), fc.constant(undefined))
  const name = fc.stringMatching(/^[A-Z][a-z]{1,9}$/)
  const date = fc.constantFrom('2026-09-12T14:00:00.000Z', 'soon', '', null)
  const market = fc.record({
    marketId: fc.constant('1.10'),
    marketName: name,
    description: fc.oneof(
      fc.constant(null),
      fc.record({ marketType: fc.constantFrom('MATCH_ODDS', 'WINNER', null), rules: text, settleTime: date }),
    ),
    runners: fc.uniqueArray(fc.record({ selectionId: fc.nat(), runnerName: name }), {
      selector: ({ selectionId }) => selectionId,
      maxLength: 4,
    }),
    event: fc.record({ id: fc.constant('1'), name, openDate: date }),
    eventType: fc.oneof(fc.constant(null), fc.record({ id: fc.constant('1'), name: text })),
    competition: fc.oneof(fc.constant(null), fc.record({ id: fc.constant('1'), name: text })),
  })
  const runner = fc.record({
    handicap: fc.constantFrom(0, null),
    status: fc.constantFrom('ACTIVE', 'WINNER', 'LOSER', 'REMOVED', 'HIDDEN', null),
    lastPriceTraded: fc.oneof(rung.map(oddsAt), fc.constantFrom(0, 1, -1, null)),
    totalMatched: fc.oneof(stake, fc.constant(null)),
    ex: fc.oneof(fc.constant(null), fc.record({ availableToBack: fc.constantFrom([], null) })),
  })

  it('keeps every invariant, whatever is missing', () => {
    fc.assert(
      fc.property(market, runner, fc.boolean(), (m, r, isBooked) => {
        const row = Catalogue.parse(m)
        const runners = row.runners.map(({ selectionId }) => ({ ...r, selectionId }))
        const book = isBooked ? MarketBook.parse({ marketId: '1.10', status: 'OPEN', runners }) : undefined
        const parsed = parseEvent([{ market: row, book }])
        expect(parsed && checkEvent(parsed, 'betfair')).toEqual([])
      }),
    )
  })
})
