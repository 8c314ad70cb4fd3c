import type { Band } from '@crossvenue/matcher'
import { venues } from '@crossvenue/venues'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eventOf } from '../clusters/__fixtures__/catalogue.ts'
import { marketMember } from '../store/market-member.ts'
import type { MarketSummary } from '../store/store.ts'
import { bruteForceWorlds, type Market } from './__fixtures__/brute-force.ts'
import { bestTrade } from './best-trade.ts'
import { coversOf } from './cover-candidates.ts'

const none = { kind: 'none', rate: 0, exponent: 1, rounding: 'none' } as const
const free = { taker: none, maker: none, winnings: 0, source: 'https://example.test', checked: '2026-11-24' }
const declared = [free, ...Object.values(venues).flatMap(({ fees }) => fees ?? [])]
const events = ['kalshi:a', 'polymarket:b'].map((id) => eventOf(id))
/** Every count beyond the ends of the ranges, which are up to 12. */
const NUMBERS = Array.from({ length: 15 }, (_, number) => number)

interface Offered {
  venue: number
  low: number | undefined
  high: number | undefined
  market: Market
}
const level = fc.record({ cents: fc.integer({ min: 1, max: 99 }), size: fc.integer({ min: 1, max: 15 }) })
const offered = fc
  .record({
    venue: fc.nat({ max: 1 }),
    ends: fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 12 })),
    form: fc.constantFrom('up', 'down', 'between'),
    levels: fc.tuple(level, level),
    fees: fc.constantFrom(...declared),
  })
  .map(({ venue, ends: [a, b], form, levels: [one, other], fees }): Offered => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)]
    const [bid, ask] = one.cents < other.cents ? [one, other] : [other, { ...one, cents: other.cents + 1 }]
    return {
      venue,
      low: form === 'down' ? undefined : low,
      high: form === 'up' ? undefined : high,
      market: { fees, bids: [bid], asks: ask.cents < 100 ? [ask] : [] },
    }
  })

it('is certain in every world that brute force tries, in more than 10,000 books', async () => {
  let [books, found] = [0, 0]
  await fc.assert(
    fc.asyncProperty(fc.array(offered, { minLength: 2, maxLength: 6 }), async (markets) => {
      books += markets.length
      const bands = markets.map(({ venue, low, high }, index): Band => {
        const [id, eventId] = venue === 0 ? ['kalshi', 'a'] : ['polymarket', 'b']
        const interval = { whole: true, ...(low !== undefined && { low }), ...(high !== undefined && { high }) }
        return {
          ref: { venue: id ?? '', eventId: eventId ?? '', marketId: `m${index}` },
          interval,
          yes: `m${index}:YES`,
        }
      })
      const summaries = markets.map(({ venue, market: { bids, asks } }, index): MarketSummary => {
        const [bid, ask] = [bids[0]?.cents, asks[0]?.cents]
        const quotes = { ...(bid && { bestBid: bid / 100 }), ...(ask && { bestAsk: ask / 100 }) }
        const eventId = venue === 0 ? 'kalshi:a' : 'polymarket:b'
        return { eventId, marketId: `m${index}`, title: '', outcomes: [{ outcomeId: `m${index}:YES`, ...quotes }] }
      })
      const byMember = new Map(summaries.map((summary) => [marketMember(summary), summary]))
      for (const cover of coversOf([{ bands, confidence: 1 }], events, byMember)) {
        const legs = cover.legs.map(({ summary, isOpposite }) => {
          const { low = 0, high = 99, market } = markets[Number(summary.marketId.slice(1))] as Offered
          return {
            market,
            isYes: !isOpposite,
            wins: (number: number) => (number >= low && number <= high) !== isOpposite,
          }
        })
        const trade = await bestTrade(
          legs.map(({ market: { bids, asks, fees }, isYes }) => ({
            asks: (isYes ? asks : bids.map(({ cents, size }) => ({ cents: 100 - cents, size }))).map(
              ({ cents, size }) => ({
                price: cents / 100,
                size,
              }),
            ),
            fees,
          })),
          cover.worlds,
          20,
        )
        const certain = bruteForceWorlds(legs, NUMBERS, 20)
        if (trade) found++
        // None false, and none missed above one cent.
        expect(trade?.profit ?? 0).toBeLessThanOrEqual(certain + 1e-6)
        if (certain > 0.01) expect(trade?.profit ?? 0).toBeGreaterThan(certain - 1e-6)
      }
    }),
    { numRuns: 4_000, seed: 20_261_124 },
  )
  expect(books).toBeGreaterThan(10_000)
  expect(found).toBeGreaterThan(100)
}, 240_000)
