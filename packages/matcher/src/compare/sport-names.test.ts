import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'

describe('names of contests and contestants', () => {
  it.each([
    ['Will Austin win the MLS Cup?', 'Will Austin FC win the MLS Cup?'],
    ['Will New York City win the 2031 MLS Cup?', 'Will New York City FC win the 2031 MLS Cup?'],
    ['Will New York City win the 2031 MLS Cup?', 'Will NYCFC win the 2031 MLS Cup?'],
    ['Will Ann Roe win the 2031 Quibble Rapid Lima chess tournament?', 'Will Ann Roe win the 2031 Quibble Rapid Lima?'],
    ['Will Ann Roe win the 2031 Zorro Classic darts?', 'Will Ann Roe win the 2031 Zorro Classic?'],
    ['Will Ann Roe win the 2031 Zorro Masters snooker tournament?', 'Will Ann Roe win the 2031 Zorro Masters?'],
    ['Will Nico Quibble win the 2031 Lima Cup?', 'Will Nicolás Quibble win the 2031 Lima Cup?'],
    ['Will Santi Quibble win the 2031 Lima Cup?', 'Will Santiago Quibble win the 2031 Lima Cup?'],
  ])('%s = %s', (one, other) => {
    expect(relationOf(one, other)).toBe('identity')
  })
  it.each([
    ['Will New York City win the 2031 MLS Cup?', 'Will the New York Red Bulls win the 2031 MLS Cup?'],
    ['Will New York City elect Ann Roe?', 'Will New York City FC win the 2031 MLS Cup?'],
    [
      'Will Ann Roe win the 2031 Zorro Classic chess tournament?',
      'Will Ann Roe win the 2031 Zorro Classic golf tournament?',
    ],
    ['Will Nico Quibble win the 2031 Lima Cup?', 'Will Nicolás Zorro win the 2031 Lima Cup?'],
    ['Will Nico Quibble win the 2031 Lima Cup?', 'Will Santi Quibble win the 2031 Lima Cup?'],
  ])('%s is not %s', (one, other) => {
    expect(relationOf(one, other)).not.toBe('identity')
  })
  it('reads the number of a team as no number of a contest', () => {
    const match = 'Valorant: 9 Lives vs Quibble - August 5, 2031'
    const map = 'Valorant: 9 Lives vs Quibble - Map 2 Winner'
    const outcomes = ['9 Lives', 'Quibble']
    expect(relationOf({ title: match, outcomes }, { title: map, outcomes })).toBe('overlap')
  })
})
