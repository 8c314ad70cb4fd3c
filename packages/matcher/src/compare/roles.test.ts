import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { readEvent } from '../extract/event.ts'
import { formsOf, verbs } from '../knowledge/verbs.ts'
import { compareJoins } from './joins.ts'
import { compareRoles } from './roles.ts'

const read = (title: string) => {
  const [market] = readEvent(listing('manifold', { title })).markets
  if (!market) throw new Error(`"${title}" was not read`)
  return market
}

const relationsBy = (compare: typeof compareRoles, one: string, other: string) => {
  const [a, b] = [read(one), read(other)]
  return [compare(a, b)[0]?.relation, compare(b, a)[0]?.relation]
}

describe('who does it', () => {
  it.each([
    ['Will Peru sanction Chile in 2031?', 'Will Chile sanction Peru in 2031?', 'unrelated'],
    ['Will Loranta abandon Loranka by May?', 'Will Loranka abandon Loranta by May?', 'unrelated'],
    ['Will Peru invade Chile by May?', 'Chile invades Peru by May?', 'unrelated'],
    [
      'Will Peru sue Chile in 2031, with Japan as the host?',
      'Will Chile sue Peru in 2031, with Japan as the host?',
      'unrelated',
    ],
    [
      'Will Peru sue Chile in 2031, with Chile as the host?',
      'Will Chile sue Peru in 2031, with Chile as the host?',
      'unrelated',
    ],
    [
      'Will Ann Roe defeat Bob Doe, with Ann Roe as the Zorro nominee and Bob Doe as the Quibble nominee?',
      'Will Bob Doe defeat Ann Roe, with Ann Roe as the Zorro nominee and Bob Doe as the Quibble nominee?',
      'unrelated',
    ],
    ['Will Acme earn more than Bolt in 2031?', 'Will Bolt earn more than Acme in 2031?', 'disjoint'],
    ['Acme-6 released before Bolt-4?', 'Bolt-4 released before Acme-6?', 'disjoint'],
    ['Will Acme list its shares before Bolt does?', 'Will Bolt list its shares before Acme does?', 'disjoint'],
  ] as const)('%s | %s', (one, other, relation) => {
    expect(relationsBy(compareRoles, one, other)).toEqual([relation, relation])
  })

  it.each([
    ['Will Peru meet Chile in 2031?', 'Will Chile meet Peru in 2031?'],
    ['Will Peru pardon Ann Roe in 2031?', 'Will Ann Roe be pardoned by Peru in 2031?'],
    ['Will Acme list its shares before May 2031?', 'Will Acme list its shares before 2032?'],
    ['Will Acme earn more than $5 million?', 'Will Acme earn more than $6 million?'],
    ['Will Acme list its shares before Bolt does?', 'Acme lists its shares before Bolt?'],
  ])('relates the same in the active and the passive: %s | %s', (one, other) => {
    expect(relationsBy(compareRoles, one, other)).toEqual([undefined, undefined])
  })
})

describe('one of two, or both', () => {
  it('depends on the word between two names', () => {
    const [either, both] = ['Will Ann or Bob come to tea?', 'Will Bob and Ann come to tea?']
    expect(relationsBy(compareJoins, either, both)).toEqual(['contains', 'inside'])
    expect(relationsBy(compareJoins, both, both)).toEqual([undefined, undefined])
  })

  it.each(verbs.filter(({ comparative }) => comparative).map((verb) => formsOf(verb)))(
    'one of two is ahead in the end: $base',
    ({ base, participle }) => {
      const [one, other] = [`Will Zorvan ${base} Kelmira in 2031?`, `Will Kelmira ${base} Zorvan in 2031?`]
      expect(relationOf(one, other)).toBe('complement')
      expect(relationOf(one, `Will Kelmira be ${participle} by Zorvan in 2031?`)).toBe('identity')
    },
  )
})

describe('a post between two names', () => {
  it('is no act', () => {
    const after = 'Will Ann Roe resign as mayor of Lima in 2031?'
    expect(relationOf('Will Lima mayor Ann Roe resign in 2031?', after)).toBe('identity')
    const meeting = 'Will Peru president Ann Roe insult Chile president Bob Doe in 2031?'
    expect(relationOf(meeting, 'Will Chile president Bob Doe insult Peru president Ann Roe in 2031?')).not.toBe(
      'identity',
    )
  })
})
