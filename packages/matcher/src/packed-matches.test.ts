import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { readEvent } from './extract/event.ts'
import type { Proposition } from './extract/proposition.ts'
import { packMatches, unpackMatches } from './packed-matches.ts'
import type { PropositionMatch } from './pair-events.ts'

const CUP = 'Who will win the 2031 Zorvan Cup?'

const marketOf = (venue: string): Proposition => {
  const title = 'Will Kelmira win the 2031 Zorvan Cup?'
  const [market] = readEvent(listing(venue, { title: CUP, markets: [{ title, label: 'Kelmira' }] })).markets
  if (!market) throw new Error('no market')
  return market
}

const [a, b, c] = ['v0', 'v1', 'v2'].map(marketOf) as [Proposition, Proposition, Proposition]

describe('packed matches', () => {
  const matches: PropositionMatch[] = [
    { a, b, relation: 'subset', confidence: 0.9, logOdds: 6 },
    { a, b: c, relation: 'superset', confidence: 0.9, logOdds: 6 },
    { a: b, b: c, relation: 'subset', confidence: 0.9, logOdds: 6 },
    { a: c, b: a, relation: 'subset', confidence: 1, logOdds: Number.POSITIVE_INFINITY },
    { a: c, b, relation: 'subset', confidence: 0.9, logOdds: 6.000001 },
  ]

  it('are unpacked as they were, in the same order', () => {
    expect(unpackMatches(packMatches(matches))).toEqual(matches)
    expect(unpackMatches(packMatches([]))).toEqual([])
  })

  it('share equal findings, and no others', () => {
    const { found } = packMatches(matches)
    expect(found[0]).toBe(found[2])
    expect(new Set(found).size).toBe(4)
  })
})
