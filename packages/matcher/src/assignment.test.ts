import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { assess } from './assess.ts'
import { assignPartners } from './assignment.ts'
import { readEvent } from './extract/event.ts'
import type { Proposition } from './extract/proposition.ts'
import type { PropositionMatch, RulingsAndWeights } from './pair-events.ts'
import { fittedWeights } from './score.ts'
import { settings } from './settings.ts'

const given: RulingsAndWeights = { rulings: () => undefined, weights: fittedWeights }
const CUP = 'Who will win the 2031 Zorvan Cup?'

/** Reads an event of a venue: one market for each name. */
const marketsOf = (venue: string, names: readonly string[]): readonly Proposition[] =>
  readEvent(
    listing(venue, {
      title: CUP,
      markets: names.map((label) => ({ title: `Will ${label} win the 2031 Zorvan Cup?`, label })),
    }),
  ).markets

const at = (markets: readonly Proposition[], index: number): Proposition => {
  const market = markets[index]
  if (!market) throw new Error(`no market ${index}`)
  return market
}

const found = (a: Proposition, b: Proposition, logOdds = 6): PropositionMatch => ({
  ...{ a, b, logOdds, confidence: 0.9 },
  relation: 'identity',
})

const ends = (matches: readonly PropositionMatch[]) => matches.map(({ a, b }) => [a.ref, b.ref])

describe('one partner per market and venue', () => {
  const [kelmira, tadra] = [at(marketsOf('v0', ['Kelmira', 'Tadra']), 0), at(marketsOf('v0', ['Kelmira', 'Tadra']), 1)]
  const others = marketsOf('v1', ['Kelmira', 'Tadra'])

  it('a single match stays', () => {
    const match = found(kelmira, at(others, 0))
    expect(assignPartners([match], [], given)).toEqual([match])
  })

  it('of two listings of one question, the one that closes later stays', () => {
    const markets = ['2031-12-30', '2032-01-01'].map((closes) => ({ title: 'Will Zorro reach 9 in 2031?', closes }))
    const [zorro] = readEvent(listing('v0', { title: 'Will Zorro reach 9 in 2031?' })).markets as [Proposition]
    const both = readEvent(listing('v1', { title: 'Zorro in 2031', markets })).markets
    const [early, late] = [found(zorro, at(both, 0)), found(zorro, at(both, 1))]
    expect(ends(assignPartners([early, late], [], given))).toEqual(ends([late]))
    expect(ends(assignPartners([late, early], [], given))).toEqual(ends([late]))
  })

  it('the surer of two partners in one event stays', () => {
    const [surer, weaker] = [found(kelmira, at(others, 0), 7), found(kelmira, at(others, 1), 6.9)]
    expect(ends(assignPartners([weaker, surer], [], given))).toEqual(ends([surer]))
  })

  it('a partner in another event of the venue is dropped only where it is clearly worse', () => {
    const again = readEvent(listing('v1', { id: 'again', title: 'Will Kelmira win the 2031 Zorvan Cup?' })).markets
    const best = found(kelmira, at(others, 0), 8)
    const near = found(kelmira, at(again, 0), 8 - settings.bestMargin / 2)
    const far = found(kelmira, at(again, 0), 8 - settings.bestMargin * 2)
    expect(assignPartners([best, near], [], given)).toHaveLength(2)
    expect(ends(assignPartners([best, far], [], given))).toEqual(ends([best]))
  })

  it('a complement is no rival of an identity, but of a surer complement', () => {
    const sides = (venue: string, id: string) =>
      readEvent(
        listing(venue, {
          id,
          title: 'Which party will win the House in 2034?',
          markets: ['Democrats', 'Republicans'].map((party) => ({ title: `Will ${party} win the House in 2034?` })),
        }),
      ).markets
    const [democrats, republicans] = sides('v0', 'house')
    const [same, opposite] = sides('v1', 'control')
    const [, again] = sides('v1', 'again')
    if (!democrats || !republicans || !same || !opposite || !again) throw new Error('a market is missing')
    const [identical, other] = [found(democrats, same, 8), found(republicans, opposite, 8)]
    const against = (market: Proposition, logOdds: number) =>
      ({ ...found(democrats, market, logOdds), relation: 'complement' }) as const
    expect(assignPartners([identical, other, against(opposite, 1)], [], given)).toHaveLength(3)
    expect(assignPartners([against(opposite, 8), against(again, 1)], [], given)).toHaveLength(1)
  })

  it('a pinned match stays, whatever is surer, and takes its places', () => {
    const pin = found(kelmira, at(others, 1), 0.1)
    const surer = found(kelmira, at(others, 0), 9)
    expect(ends(assignPartners([surer], [pin], given))).toEqual(ends([pin]))
  })

  it('two that a comparison keeps apart are not joined through a third', () => {
    const [one] = marketsOf('v2', ['Kelmira'])
    if (!one) throw new Error('not read')
    const [right, wrong] = [found(kelmira, one, 8), found(tadra, one, 7.9)]
    expect(assess(kelmira, tadra).relation).not.toBe('identity')
    expect(ends(assignPartners([wrong, right], [], given))).toEqual(ends([right]))
  })
})

it('the order of the matches changes nothing, and every kept match was found', () => {
  const names = ['Kelmira', 'Tadra', 'Ushpel', 'Gornim']
  const [left, right] = [marketsOf('v0', names), marketsOf('v1', names)]
  const index = fc.integer({ min: 0, max: names.length - 1 })
  const matches = fc
    .uniqueArray(fc.tuple(index, index), { selector: String, minLength: 1 })
    .map((pairs) => pairs.map(([x, y], n) => found(at(left, x), at(right, y), 5 + n / 10)))
  fc.assert(
    fc.property(
      matches.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        const kept = assignPartners(all, [], given)
        expect(new Set(ends(assignPartners(shuffled, [], given)).map(String))).toEqual(new Set(ends(kept).map(String)))
        expect(all).toEqual(expect.arrayContaining(kept))
        const taken = kept.flatMap(({ a, b }) => [a, b])
        expect(new Set(taken).size).toBe(taken.length)
      },
    ),
    { numRuns: 50 },
  )
})
