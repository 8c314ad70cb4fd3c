import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCandles, checkEvent } from '../../invariants.ts'
import { candlesFromPoints } from '../../values/candles.ts'
import { type ManifoldBet, ManifoldContract } from './api.ts'
import { parseEvent, parsePoints, parseTrade } from './parse.ts'
import { nextPlace, parsePlace } from './place.ts'

const probability = fc.double({ min: 0, max: 1, noNaN: true })
const bet: fc.Arbitrary<ManifoldBet> = fc.record({
  id: fc.uuid(),
  createdTime: fc.integer({ min: Date.UTC(2022, 0), max: Date.UTC(2030, 0) }),
  amount: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  shares: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  outcome: fc.constantFrom('YES', 'NO'),
  probBefore: probability,
  probAfter: probability,
  isRedemption: fc.boolean(),
})

describe('parseTrade', () => {
  it('reads one bet for both outcomes: prices sum to 1, sides are opposite, sizes equal', () => {
    fc.assert(
      fc.property(bet, (row) => {
        const [yes, no] = [parseTrade(row, 'm', 'YES'), parseTrade(row, 'm', 'NO')]
        expect(yes === undefined).toBe(row.isRedemption || row.shares === 0)
        expect(no === undefined).toBe(yes === undefined)
        fc.pre(yes !== undefined && no !== undefined)
        expect(yes.price + no.price).toBeCloseTo(1, 9)
        expect(yes.price >= 0 && yes.price <= 1 && no.price >= 0 && no.price <= 1).toBe(true)
        expect(new Set([yes.side, no.side])).toEqual(new Set(['buy', 'sell']))
        expect(yes.amount).toBe(no.amount)
      }),
    )
  })
})

describe('parsePoints', () => {
  it('makes sound candles of any bets, and loses no mana', () => {
    fc.assert(
      fc.property(fc.array(bet, { maxLength: 30 }), fc.constantFrom('YES', 'NO'), (bets, side) => {
        const points = bets.flatMap((row) => parsePoints(row, side))
        const range = { from: 0, to: Date.UTC(2031, 0), lengthMs: 86_400_000, limit: undefined }
        const candles = candlesFromPoints(points, range)
        expect(checkCandles(candles)).toEqual([])
        const spent = bets
          .filter(({ isRedemption, shares }) => !isRedemption && shares !== 0)
          .reduce((sum, { amount }) => sum + Math.abs(amount), 0)
        expect(candles.reduce((sum, { volume = 0 }) => sum + volume, 0)).toBeCloseTo(spent, 3)
      }),
    )
  })
})

describe('parseEvent', () => {
  const optional = (arbitrary: fc.Arbitrary<unknown>) => fc.option(arbitrary, { nil: undefined })
  const row = fc.record({
    id: fc.stringMatching(/^[A-Za-z0-9]{1,12}$/),
    question: fc.stringMatching(/^[a-z ]{1,20}[a-z?]$/),
    slug: fc.stringMatching(/^[a-z-]{1,20}$/),
    outcomeType: fc.constantFrom(
      'BINARY',
      'MULTIPLE_CHOICE',
      'PSEUDO_NUMERIC',
      'MULTI_NUMERIC',
      'DATE',
      'NUMBER',
      'POLL',
    ),
    mechanism: fc.constantFrom('cpmm-1', 'cpmm-multi-1', 'none'),
    createdTime: fc.integer({ min: Date.UTC(2021, 0), max: Date.UTC(2030, 0) }),
    closeTime: optional(fc.constantFrom(253402329540000, 1798700340000, null)),
    probability: optional(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null))),
    volume: optional(fc.oneof(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.constant(null))),
    volume24Hours: optional(fc.oneof(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.constant(null))),
    isResolved: optional(fc.boolean()),
    groupSlugs: optional(fc.anything()),
    textDescription: optional(fc.oneof(fc.string(), fc.constant(null))),
  })

  it('makes of whatever passes the schema an event that keeps every invariant', () => {
    fc.assert(
      fc.property(row, (raw) => {
        const { data } = ManifoldContract.safeParse(raw)
        expect(data === undefined).toBe(raw.outcomeType === 'POLL' || raw.mechanism === 'none')
        fc.pre(data !== undefined)
        const answers = [{ id: 'a1', text: 'One', probability: data.probability }]
        const event = parseEvent({ ...data, answers }, Date.UTC(2026, 8))
        expect(checkEvent(event, 'manifold')).toEqual([])
      }),
    )
  })
})

describe('nextPlace', () => {
  it('leads through any list exactly once, whatever times its rows share', () => {
    const times = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 })
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 7 }), (created, limit) => {
        const rows = created.toSorted((a, b) => b - a).map((createdTime, n) => ({ id: `r${n}`, createdTime }))
        const walked: string[] = []
        for (let cursor: string | undefined = '6', turns = 0; cursor !== undefined && turns < 40; turns += 1) {
          const place = parsePlace(cursor)
          const wanted = limit + place.given.length
          const found = rows.filter(({ createdTime }) => createdTime < (place.time ?? 0) + 1).slice(0, wanted)
          const unseen = found.filter(({ id }) => !place.given.includes(id)).slice(0, limit)
          walked.push(...unseen.map(({ id }) => id))
          cursor = found.length === wanted ? nextPlace(unseen, place) : undefined
        }
        expect(walked).toEqual(rows.map(({ id }) => id))
      }),
    )
  })
})
