import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { match } from '../match.ts'

const above = (rate: string, meeting = 'Jan 28, 2026') =>
  `Will the upper bound of the federal funds rate be above ${rate}% following the Fed's ${meeting} meeting?`
const moved = (move: string, month = 'January 2026') => `Fed ${move} interest rates after ${month} meeting?`
const by = (move: string, size: string, month = 'January 2026') =>
  `Fed ${move} interest rates by ${size} bps after ${month} meeting?`
const same = (month = 'January 2026') => `No change in Fed interest rates after ${month} meeting?`

describe('the level of a rate beside its change at one meeting, from a known level', () => {
  testRelations([
    [above('3.75'), by('increases', '25+'), 'identity'],
    [above('3.50'), moved('decreases'), 'complement'],
    [above('3.50'), same(), 'superset'],
    [above('3.50'), by('decreases', '25'), 'disjoint'],
    [above('3.25'), by('decreases', '50+'), 'complement'],
    [above('3.00'), by('decreases', '50+'), 'overlap'],
    [same(), above('3.75'), 'disjoint'],
    [above('4.00'), by('increases', '25+'), 'subset'],
    [above('4.75', 'November 2024'), by('decreases', '25', 'November 2024'), 'disjoint'],
    [above('4.00', 'November 2024'), same('November 2024'), 'superset'],
    // the level before another meeting, or before one that the table does not have, or of another bank
    [above('3.75'), by('increases', '25+', 'March 2026'), undefined],
    [above('3.75', 'Mar 18, 2031'), by('increases', '25+', 'March 2031'), 'overlap'],
    [above('3.75', 'Jan 28'), by('increases', '25+'), 'overlap'],
    [above('3.75').replace('upper', 'lower'), by('increases', '25+'), 'overlap'],
    [above('3.75'), by('increases', '25+').replace('Fed', 'ECB'), undefined],
  ])
})

it('each strike of a ladder has its own relation to a change', () => {
  const ladder = ['3.00', '3.25', '3.50', '3.75', '4.00'].map((rate) => ({ id: rate, title: above(rate) }))
  const moves = [by('decreases', '50+'), by('decreases', '25'), same(), by('increases', '25+')]
  const edges = match([
    listing('v0', { title: 'Fed rate after the Jan 28, 2026 meeting?', markets: ladder }),
    listing('v1', { title: 'Fed decision in January 2026?', markets: moves.map((title) => ({ id: title, title })) }),
  ])
  const merging = edges.filter(({ relation }) => relation === 'identity' || relation === 'complement')
  expect(merging.map(({ a, b, relation }) => [a.marketId, b.marketId, relation]).toSorted()).toEqual([
    ['3.25', moves[0], 'complement'],
    ['3.75', moves[3], 'identity'],
  ])
})
