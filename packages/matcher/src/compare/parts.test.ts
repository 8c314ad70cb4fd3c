import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { testUnimplied } from '../__fixtures__/test-relations.ts'
import { assess } from '../assess.ts'
import { readEvent } from '../extract/event.ts'

const read = (venue: string, title: string) => {
  const [market] = readEvent(listing(venue, { title })).markets
  if (!market) throw new Error(`"${title}" was not read`)
  return market
}

const back: Record<string, string> = { subset: 'superset', superset: 'subset' }

/** Returns the relation of two questions, seen from the first. */
function relationOf(one: string, other: string) {
  const [a, b] = [read('kalshi', one), read('polymarket', other)]
  const { relation, confidence } = assess(a, b)
  expect(assess(b, a).relation).toBe(relation && (back[relation] ?? relation))
  return confidence >= 0.5 ? relation : undefined
}

describe('questions built on each other', () => {
  it.each([
    ['How many tsunamis will strike Chile in 2026? - 0', 'Will a tsunami strike Chile in 2026?', 'complement'],
    ['How many tsunamis will strike Chile in 2026? - 2', 'Will a tsunami strike Chile in 2026?', 'subset'],
    ['How many tsunamis will strike Chile in 2026? - 1 or more', 'Will a tsunami strike Chile in 2026?', 'identity'],
    ['How many House seats will Democrats win in 2026? - 220', 'Will Democrats win the House in 2026?', 'subset'],
    ['How many House seats will Democrats win in 2026? - 210', 'Will Democrats win the House in 2026?', 'disjoint'],
    [
      'How many House seats will Democrats win in 2026? - 210 or more',
      'Will Democrats win the House in 2026?',
      'superset',
    ],
    ['Will the 2028 presidential election take place?', 'Will Ann Roe win the 2028 presidential election?', 'superset'],
    [
      'Will Republicans win both the House and the Senate in 2026?',
      'Will Republicans win the House in 2026?',
      'subset',
    ],
    [
      'Will Ann Roe and Bob Poe be the 2028 Democratic and Republican presidential nominees?',
      'Will Ann Roe be the 2028 Democratic presidential nominee?',
      'subset',
    ],
    ['Will a woman be elected president in 2028?', 'Will Nikki Haley be elected president in 2028?', 'superset'],
    [
      'Will a woman be elected president in 2028?',
      'Will Nikki Haley be elected president in or before 2028?',
      'superset',
    ],
    ['Will a woman be elected president in 2028?', 'Will JD Vance be elected president in 2028?', 'disjoint'],
    ['Will Democrats win the presidency in 2028?', 'Will Josh Shapiro win the presidency in 2028?', 'superset'],
    ['Will Republicans win the presidency in 2028?', 'Will Josh Shapiro win the presidency in 2028?', 'disjoint'],
    ['Will Chile attempt to annex Easter Island by 2027?', 'Will Chile annex Easter Island by 2027?', 'superset'],
    ['Will Chile give notice to leave the UN by 2027?', 'Will Chile leave the UN by 2027?', 'superset'],
    ['Will Chile launch a full-scale invasion of Peru by 2027?', 'Will Chile invade Peru by 2027?', 'subset'],
    ['Will Chile launch a military invasion of Peru by 2027?', 'Will Chile invade Peru by 2027?', 'identity'],
    [
      'Will Ann Roe announce a run for president before 2028?',
      'Will Ann Roe win the 2028 presidential election?',
      undefined,
    ],
    ['Will Ann Roe run for president in 2028?', 'Will Ann Roe win the presidency in 2028?', 'superset'],
    ['Will Ann Roe advance to the runoff in 2028?', 'Will Ann Roe win the runoff in 2028?', undefined],
    [
      'Will Ann Roe resign as governor of Ohio by June 2026?',
      'Ann Roe out as governor of Ohio by June 2026?',
      'subset',
    ],
    [
      'Will Ann Roe be governor of Ohio on June 30, 2026?',
      'Will Ann Roe be governor of Ohio on May 1, 2026?',
      'subset',
    ],
    ['Will Ann Roe leave Ohio by June 2026?', 'Will Ann Roe leave office by June 2026?', undefined],
  ] as const)('%s | %s: %s', (one, other, relation) => {
    const found = relationOf(one, other)
    if (relation) expect(found).toBe(relation)
    else expect([undefined, 'overlap', 'superset']).toContain(found)
  })
})

describe('a woman beside two names', () => {
  testUnimplied([
    ['Will a woman be elected president in 2028?', 'Will Nikki Haley or Ben Roe be elected president in 2028?'],
  ])
})

describe('a question with a condition', () => {
  testUnimplied([
    [
      'If Ann Roe is impeached, will Bob Doe win the presidency in 2032?',
      'Will Bob Doe and Mia Zorro both win the presidency in 2032?',
    ],
  ])
})
