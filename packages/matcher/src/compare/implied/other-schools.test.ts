import { describe, expect, it } from 'vitest'
import { relationOf } from '../../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../../__fixtures__/test-relations.ts'

describe('a name within a longer name', () => {
  it.each([
    ['Will UC San Diego win the 2031 Lima Cup?', 'Will San Diego win the 2031 Lima Cup?'],
    ['Will Quibble State win the 2031 Lima Cup?', 'Will Quibble win the 2031 Lima Cup?'],
    ['Will UT Arlington make the 2031 NCAA Tournament?', 'Will Arlington make the 2031 NCAA Tournament?'],
    ['Will East Zorvan join ASEAN in 2031?', 'Will Zorvan join ASEAN in 2031?'],
  ])('is another one: %s | %s', (one, other) => {
    expect([undefined, 'overlap', 'disjoint']).toContain(relationOf(one, other))
  })

  testRelations([
    ['Will New York State legalize poker in 2031?', 'Will New York legalize poker in 2031?', 'identity'],
    ['Will UC San Diego win the 2031 Lima Cup?', 'UC San Diego wins 2031 Lima Cup?', 'identity'],
  ])
})

describe('staying in a league', () => {
  testRelations([
    [
      'Will Leeds stay in the Premier League in 2030-31?',
      'Will Leeds be relegated from the Premier League in 2030-31?',
      'complement',
    ],
    [
      'Will Leeds survive in the 2030-31 Premier League?',
      'Leeds relegated from the 2030-31 Premier League?',
      'complement',
    ],
    [
      'Will Leeds escape relegation from Serie A in 2031?',
      'Will Leeds be relegated from Serie A in 2031?',
      'complement',
    ],
    [
      'Will Leeds stay up in the 2030-31 Premier League?',
      'Will Leeds avoid relegation in the 2030-31 Premier League?',
      'identity',
    ],
  ])
})
