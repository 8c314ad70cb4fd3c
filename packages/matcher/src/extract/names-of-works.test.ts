import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations, testUnimplied } from '../__fixtures__/test-relations.ts'

describe('works with a name of one short word', () => {
  testUnimplied([
    ['Him Rotten Tomatoes score above 22?', 'Will "Zorro" Rotten Tomatoes score be between 60 and 69?'],
    ['Her Metacritic score above 50?', 'Will "Zorro" Metacritic score be above 40?'],
  ])
  testRelations([
    ['Him Rotten Tomatoes score above 22?', 'Will "Him" Rotten Tomatoes score be between 60 and 69?', 'superset'],
    ['Will "Us" win Best Picture at the 2031 Oscars?', 'Will "Zorro" win Best Picture at the 2031 Oscars?', 'disjoint'],
  ])
})

describe('names of works with a denial', () => {
  testRelations([
    ['Will Not Like Us win Song of the Year?', 'Will "Not Like Us" win Song of the Year?', 'identity'],
    ['Will I Am Not Okay win Best Country Song?', 'Will Zorro Tune win Best Country Song?', 'disjoint'],
    ['Will Never Quibble win Song of the Year?', 'Will Never Quibble win the Song of the Year?', 'identity'],
  ])
  it.each([
    'Will Ann Roe not resign by May 3, 2031?',
    'Will Ann Roe Not Resign by May 3, 2031?',
    'Ann Roe will not resign by May 3, 2031?',
    'Ann Roe does NOT resign by May 3, 2031?',
  ])('%s denies', (title) => {
    expect(relationOf(title, 'Will Ann Roe resign by May 3, 2031?')).toBe('complement')
  })
})
