import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEvent, checkMirrored, checkOrderBook } from '../../invariants.ts'
import { LimitlessBook, LimitlessMarket, LimitlessTrade } from './api.ts'
import { parseBook, parseEvent, parseTrade } from './parse.ts'

const level = (least: number, most: number) =>
  fc.record({
    price: fc.integer({ min: least, max: most }).map((n) => n / 1_000),
    size: fc.integer({ min: 1, max: 1e12 }),
  })
const side = (least: number, most: number) =>
  fc.uniqueArray(level(least, most), { selector: ({ price }) => price, maxLength: 12 })

describe('parseBook', () => {
  it('gives both sides of any book best first, in shares, as mirrors of each other', () => {
    fc.assert(
      fc.property(side(1, 499), side(500, 999), (bids, asks) => {
        const book = LimitlessBook.parse({ bids, asks })
        const [yes, no] = [parseBook(book, 'yes'), parseBook(book, 'no')]
        expect([...checkOrderBook(yes), ...checkOrderBook(no), ...checkMirrored(yes, no)]).toEqual([])
        expect(no.asks.map(({ size }) => size * 1e6)).toEqual(yes.bids.map(({ size }) => size * 1e6))
      }),
    )
  })

  it('loses no share', () => {
    fc.assert(
      fc.property(side(1, 499), (bids) => {
        const total = bids.reduce((sum, { size }) => sum + size, 0)
        const parsed = parseBook(LimitlessBook.parse({ bids, asks: [] }), 'no').asks
        expect(parsed.reduce((sum, { size }) => sum + size, 0)).toBeCloseTo(total / 1e6, 5)
      }),
    )
  })
})

describe('parseTrade', () => {
  it('reads one trade for both outcomes: prices sum to 1, sides are opposite, sizes equal', () => {
    const trade = fc.record({
      createdAt: fc.constant('2026-09-01T00:00:00.000Z'),
      matchedSize: fc.integer({ min: 1, max: 1e12 }).map(String),
      price: fc.integer({ min: 0, max: 1_000 }).map((n) => n / 1_000),
      side: fc.constantFrom(0, 1),
      tokenId: fc.constantFrom('y', 'n'),
      txHash: fc.constant('0x1'),
    })
    fc.assert(
      fc.property(trade, (row) => {
        const [yes, no] = ['y', 'n'].map((token) => parseTrade(LimitlessTrade.parse(row), token))
        expect((yes?.price ?? Number.NaN) + (no?.price ?? Number.NaN)).toBeCloseTo(1, 10)
        expect(new Set([yes?.side, no?.side])).toEqual(new Set(['buy', 'sell']))
        expect(yes?.amount).toBe(no?.amount)
        expect(yes?.id).toBe(no?.id)
      }),
    )
  })
})

describe('parseEvent', () => {
  const number = fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.integer().map(String), fc.constant(null))
  const text = fc.oneof(fc.string(), fc.constant(null))
  const optional = (arbitrary: fc.Arbitrary<unknown>) => fc.option(arbitrary, { nil: undefined })
  const row = fc.record({
    id: fc.oneof(fc.nat(), fc.stringMatching(/^[0-9a-z]{1,9}$/)),
    slug: fc.stringMatching(/^[a-z-]{1,9}$/),
    title: fc.stringMatching(/^[a-z ]{1,9}[a-z]$/),
    description: optional(text),
    expirationTimestamp: optional(
      fc.oneof(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2090, 0) }), fc.constant(null)),
    ),
    createdAt: optional(fc.constantFrom('2026-01-01T00:00:00.000Z', 'Jan 2026?', '', null)),
    startAt: optional(fc.constantFrom('2026-01-01T00:00:00.000Z', 'soon', null)),
    categories: optional(fc.anything()),
    tags: optional(fc.anything()),
    status: optional(text),
    expired: optional(fc.oneof(fc.boolean(), fc.constant(null))),
    collateralToken: optional(fc.record({ symbol: fc.constantFrom('USDC', 'WETH', null) })),
    volumeFormatted: optional(fc.oneof(fc.nat(), fc.nat().map(String), fc.constant(null))),
    prices: optional(fc.oneof(fc.tuple(number, number), fc.anything())),
    tradePrices: optional(fc.anything()),
    positionIds: optional(fc.anything()),
    metadata: optional(fc.anything()),
  })

  it('makes of whatever passes the schema an event that keeps every invariant except on the venue’s own sums', () => {
    fc.assert(
      fc.property(row, (raw) => {
        const { data, success } = LimitlessMarket.safeParse(raw)
        fc.pre(success)
        const event = parseEvent(data as LimitlessMarket)
        expect(checkEvent(event, 'limitless').filter((problem) => !problem.includes('sum to'))).toEqual([])
        expect(event.id).toBe(String(raw.id))
        expect(event.markets[0]?.outcomes.map(({ outcomeId }) => outcomeId)).toHaveLength(2)
      }),
    )
  })
})
