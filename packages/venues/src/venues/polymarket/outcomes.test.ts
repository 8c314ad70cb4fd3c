import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEvent, checkMarket } from '../../invariants.ts'
import { complement } from '../../orders/mirror.ts'
import { parseOutcomes } from './outcomes.ts'
import { parseEvent, parseMarket } from './parse.ts'
import { GammaEventHead, GammaMarket } from './schemas.ts'

const row = {
  id: '1',
  question: 'Will it rain?',
  slug: 'will-it-rain',
  conditionId: '0x1',
  outcomes: '["Yes", "No"]',
  outcomePrices: '["0.37", "0.63"]',
  clobTokenIds: '["11", "12"]',
  volume: '12.5',
  bestBid: 0.36,
  bestAsk: 0.38,
  lastTradePrice: 0.37,
  orderPriceMinTickSize: 0.01,
  active: true,
  closed: false,
  acceptingOrders: true,
  endDate: '2026-11-28T17:00:00Z',
  gameStartTime: '2026-11-28 17:00:00+00',
  umaResolutionStatuses: '[]',
  events: [{ id: '2', slug: 'rain' }],
  tags: [{ id: '3', label: 'Weather', slug: 'weather' }],
}

/** A price on one of the venue's ticks, as the number that JSON makes of it. */
const tickPrice = fc
  .constantFrom(10, 100, 200, 1_000, 10_000)
  .chain((steps) => fc.integer({ min: 1, max: steps - 1 }).map((step) => step / steps))

describe('the sides of a market', () => {
  it('mirrors without the noise of binary fractions', () => {
    expect([0.37, 0.9, 0.58, 0.001, 0.9995, 0.29].map(complement)).toEqual([0.63, 0.1, 0.42, 0.999, 0.0005, 0.71])
  })

  it('mirrors every price exactly, there and back', () => {
    fc.assert(
      fc.property(tickPrice, (price) => {
        const mirrored = complement(price)
        expect(String(mirrored).length).toBeLessThanOrEqual(6)
        expect(complement(mirrored)).toBe(price)
      }),
    )
  })

  it('gives the second side the quotes of the first, turned over', () => {
    fc.assert(
      fc.property(fc.option(tickPrice), fc.option(tickPrice), (bestBid, bestAsk) => {
        const [first, second] = parseOutcomes(GammaMarket.parse({ ...row, bestBid, bestAsk }))
        expect(first?.bestBid).toBe(bestBid ?? undefined)
        expect(first?.bestAsk).toBe(bestAsk ?? undefined)
        expect(second?.bestBid).toBe(bestAsk === null ? undefined : complement(bestAsk))
        expect(second?.bestAsk).toBe(bestBid === null ? undefined : complement(bestBid))
      }),
    )
  })
})

describe('odd rows', () => {
  /** Values that may be in any field of an odd answer. */
  const anything = fc.oneof(
    fc.constantFrom(null, '', '[]', '[', '["a"', 'NaN', -1, 0, 1e300, true, '0001-01-01T00:00:00Z', [], {}),
    fc.jsonValue(),
  )
  const names = Object.keys(row).filter((name) => name !== 'id')

  it('is read whatever the venue adds or leaves out', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.subarray(names), (added, left) => {
        const remaining = Object.fromEntries(Object.entries(row).filter(([name]) => !left.includes(name)))
        const market = parseMarket(GammaMarket.parse({ ...added, ...remaining }))
        expect(market.marketId).toBe('1')
        expect(checkMarket(market, 'polymarket')).toEqual([])
      }),
    )
  })

  it('costs one odd field, never the row, and lets nothing unsound through', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), anything, (name, value) => {
        // A bid at or above the ask is the venue's own statement, not an odd form.
        fc.pre(name !== 'bestBid' && name !== 'bestAsk' && name !== 'outcomePrices')
        const market = parseMarket(GammaMarket.parse({ ...row, [name]: value }))
        expect(market.marketId).toBe('1')
        expect(checkMarket(market, 'polymarket')).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('keeps an event with nothing but its id', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('slug', 'title', 'tags', 'series', 'volume', 'startTime'), anything),
        (odd) => {
          const event = parseEvent({ ...GammaEventHead.parse({ ...odd, id: 7 }), markets: [GammaMarket.parse(row)] })
          expect(event.id).toBe('7')
          expect(checkEvent(event, 'polymarket')).toEqual([])
        },
      ),
    )
  })

  it('refuses a row without any id', () => {
    expect(GammaMarket.safeParse({ ...row, id: undefined, conditionId: '' }).success).toBe(false)
    expect(GammaMarket.parse({ ...row, id: undefined }).id).toBe('0x1')
    expect(GammaEventHead.safeParse({ title: 'no id' }).success).toBe(false)
  })
})
