import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEvent, checkOrderBook } from '../../invariants.ts'
import { ONE } from '../../values/decimal.ts'
import { CERTAIN, lotOf, oddsOf, oppositePrice, priceOf, sharesOf, stakeOf, tickOf } from './amounts.ts'
import { SxBook, SxMarket } from './api.ts'
import { groupByEvent, parseBook, parseEvent } from './parse.ts'

const METADATA = { oddsLadderStepSize: 125, limits: { orderSizeMinimumBaseUnits: '1000000' } }
const name = fc.stringMatching(/^[A-Z][a-z]{1,9}( [+-]\d\.5)?$/)
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`))
const market = fc
  .record({
    marketHash: digits(64).map((text) => `0x${text}`),
    status: fc.constantFrom('ACTIVE', 'INACTIVE', null),
    type: fc.constantFrom(1, 2, 3, 17, 52, 88, 202, 226, 274, 342, 866, 4_711),
    outcomeOneName: name,
    outcomeTwoName: name,
    outcomeVoidName: fc.constantFrom('NO_CONTEST', 'NO_GAME_OR_EVEN', 'NEW', null),
    teamOneName: fc.option(name),
    teamTwoName: fc.option(name),
    gameTime: fc.constantFrom(0, 1_788_375_600, 'soon', null),
    line: fc.constantFrom(-1.5, 0, 22.25, 'x', null),
    sportId: fc.constantFrom(1, 6, 14, null),
    sportLabel: fc.constantFrom('Basketball', 'Crypto', 'New', null),
    leagueLabel: fc.option(name),
    outcome: fc.constantFrom(0, 1, 2, null),
    reportedDate: fc.constantFrom(1_788_390_000, null),
    sportXeventId: fc.constantFrom('L1', 'L2'),
  })
  .map((row) => SxMarket.parse(row))

it('parses every event that the schema accepts', () => {
  fc.assert(
    fc.property(fc.uniqueArray(market, { selector: ({ marketHash }) => marketHash, maxLength: 6 }), (rows) => {
      const events = groupByEvent(rows).map((of) => parseEvent(of, METADATA))
      expect(events.flatMap((event) => checkEvent(event, 'sxbet'))).toEqual([])
      expect(events.flatMap(({ markets }) => markets.map(({ marketId }) => marketId)).sort()).toEqual(
        rows.map(({ marketHash }) => marketHash).sort(),
      )
    }),
  )
})

const STEPS = 800
const levels = (most: number) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: most }), fc.nat({ max: 1e12 })), { selector: ([step]) => step })
    .map((rows) =>
      rows.map(([step, size]) => ({ percentageOdds: String((CERTAIN * BigInt(step)) / 800n), size: String(size) })),
    )

it('parses every book that the schema accepts, from both sides', () => {
  // Bets on both outcomes whose odds add up to more than a certainty would be matched.
  const books = fc
    .integer({ min: 0, max: STEPS })
    .chain((split) => fc.tuple(levels(Math.max(split - 1, 0)), levels(Math.max(STEPS - split - 1, 0))))
  fc.assert(
    fc.property(books, fc.boolean(), ([outcomeOne, outcomeTwo], isOne) => {
      const book = SxBook.parse({ marketHash: `0x${'1'.repeat(64)}`, version: '1', outcomeOne, outcomeTwo })
      expect(checkOrderBook(parseBook(book, isOne))).toEqual([])
    }),
  )
})

it('a bet and the bet against it are for as many shares, and their prices add up to one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: STEPS - 1 }), fc.bigInt({ min: 1n, max: 10n ** 12n }), (step, lots) => {
      const ladder = { oddsLadderStepSize: 125 }
      const price = BigInt(step) * tickOf(ladder)
      const shares = lots * lotOf(ladder)
      const [own, other] = [oddsOf(price), oddsOf(ONE - price)]
      // On the ladder nothing is rounded.
      expect(sharesOf(stakeOf(shares, price), own)).toBe(shares)
      expect(sharesOf(stakeOf(shares, ONE - price), other)).toBe(shares)
      expect(stakeOf(shares, price) + stakeOf(shares, ONE - price)).toBe(shares)
      expect(oppositePrice(String(own))).toBe(priceOf(other))
    }),
  )
})

it.each([
  [125, 1_250n, 800n],
  [25, 250n, 4_000n],
  [1_000, 10_000n, 100n],
])('a ladder of %d has this tick and lot', (oddsLadderStepSize, tick, lot) => {
  expect([tickOf({ oddsLadderStepSize }), lotOf({ oddsLadderStepSize })]).toEqual([tick, lot])
})
