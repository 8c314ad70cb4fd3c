import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { match } from '../match.ts'

describe('a member and the party that controls a chamber', () => {
  testRelations([
    ['Will Ted Cruz be re-elected to the Senate in 2030?', 'Will Republicans win the Senate in 2030?', 'overlap'],
    ['Will Republicans win the Senate in 2030?', 'Will Ted Cruz win the Senate election in 2030?', 'overlap'],
    // one seat is another thing
    [
      'Will Republicans win the Ohio Senate race in 2030?',
      'Will J.D. Vance win the Ohio Senate race in 2030?',
      'superset',
    ],
  ])
})

describe('answers to the primary of a party', () => {
  testRelations([
    [
      { title: 'Who will finish first in the 2032 Likud primary? - Ann Roe', label: 'Ann Roe' },
      'Will Bob Doe win the 2032 Likud party primary elections?',
      'disjoint',
    ],
    // a party that no table has may be that of the person
    [
      { title: 'Which party will win the 2032 Peruvian election? - Zorro', label: 'Zorro' },
      'Will Bob Doe win the 2032 Peruvian election?',
      'overlap',
    ],
  ])
})

describe('parties that win a parliament', () => {
  const which = (label: string) => ({ title: `Which party will win the 2032 Zorrian election? - ${label}`, label })
  const most = (label: string) => ({ title: `Will ${label} win the most seats in the 2032 Zorrian election?`, label })
  testRelations([
    [which('Quibble Dog'), most('Fidesz'), 'disjoint'],
    [which('Fidesz'), most('Quibble Dog'), 'disjoint'],
    [which('Quibble Dog'), most('Lima Alliance'), 'disjoint'],
    [which('Quibble Dog'), most('Quibble Dog'), 'identity'],
    // a person may be of the party
    [which('Fidesz'), 'Will Bob Doe win the 2032 Zorrian election?', 'overlap'],
  ])
})

describe('a candidate with a party in brackets beside the candidate of a party', () => {
  const list = (venue: string, title: string, names: readonly string[]) =>
    listing(venue, {
      id: venue,
      title,
      markets: names.map((label) => ({ id: label, title: `${title} - ${label}`, label })),
    })
  const edges = match([
    list('v0', 'Lima Mayoral Election 2031', ['Ann Roe (Conservatives)', 'Bob Doe (Labour)']),
    list('v1', '2031 Lima mayoral election winner', ['Conservative Party candidate', 'Labour Party candidate']),
  ])
  const relationTo = (one: string, other: string) =>
    edges.find(({ a, b }) => a.marketId === one && b.marketId === other)?.relation

  it('is a part of the party', () => {
    expect(relationTo('Ann Roe (Conservatives)', 'Conservative Party candidate')).toBe('subset')
    expect(relationTo('Bob Doe (Labour)', 'Labour Party candidate')).toBe('subset')
  })

  it('is no part of another party', () => {
    expect(relationTo('Ann Roe (Conservatives)', 'Labour Party candidate')).not.toBe('subset')
  })
})

describe('a rank in a chart and the chart', () => {
  testRelations([
    [
      'Will a Zorvan song chart in the top 20 of the Billboard Hot 100 before 2031?',
      'Will a Zorvan song chart on the Billboard Hot 100 before 2031?',
      'subset',
    ],
    [
      "Will Kelmira's album enter the Billboard 200 in 2031?",
      "Will Kelmira's album enter the top 10 of the Billboard 200 in 2031?",
      'superset',
    ],
    // who wins is among the first
    [
      'Will Tadra finish in the top 4 of the 2031 Premier League?',
      'Will Tadra win the 2031 Premier League?',
      'superset',
    ],
  ])
})
