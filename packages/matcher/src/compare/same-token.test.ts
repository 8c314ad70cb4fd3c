import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '../extract/edit-distance.ts'
import { isMisspelling } from '../extract/misspelling.ts'
import { tokenOfWord } from '../extract/tokens.ts'
import { isSameToken } from './same-token.ts'

const token = (key: string, more: object = {}) => ({ key, weight: 1, ...more })

describe('isSameToken', () => {
  it('knows the same word, a shared entity, a short form of a given name and a slug', () => {
    expect(isSameToken(token('greenland'), token('greenland'))).toBe(true)
    expect(isSameToken(token('sixers', { ids: ['team:nba:76ers'] }), token('76ers', { ids: ['team:nba:76ers'] }))).toBe(
      true,
    )
    expect(isSameToken(token('alex'), token('alexander'))).toBe(true)
    expect(isSameToken(token('timothee', { slug: 'timothe' }), token('timothe'))).toBe(true)
    expect(isSameToken(token('mali'), token('malta'))).toBe(false)
    expect(isSameToken(token('zelensky'), token('zelenskyy'))).toBe(true)
    for (const [one, other] of [
      ['explode', 'explore'],
      ['infect', 'inject'],
      ['repeal', 'repeat'],
    ] as const)
      expect(isSameToken(tokenOfWord(one), tokenOfWord(other))).toBe(false)
  })
})

describe('isMisspelling', () => {
  it.each([
    ['khamenei', 'khameini', false],
    ['majority', 'majoirity', true],
    ['zelensky', 'zelenskyy', true],
    ['gonzalez', 'gonzales', true],
    ['gaethje', 'gathje', true],
    ['mali', 'male', false],
    ['2026', '2027', false],
    ['johnson', 'ronson', false],
  ])('%s and %s: %s', (one, other, slip) => {
    expect(isMisspelling(one, other)).toBe(slip)
    expect(isMisspelling(other, one)).toBe(slip)
  })

  // It answers at once for the millions of words that differ more; for the others it must be the general function.
  it('is an edit distance of at most one between long words with one first letter', () => {
    const word = fc.stringMatching(/^a[ab]{5,8}$/)
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isMisspelling(one, other)).toBe(editDistance(one, other) <= 1)
      }),
      { numRuns: 2_000 },
    )
  })
})
