import { describe, expect, it } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { synonyms } from '../knowledge/synonyms.ts'
import { areSynonyms } from './synonyms.ts'

describe('synonyms', () => {
  it('are mutual and go no further than their row', () => {
    expect(areSynonyms('launch', 'release')).toBe(true)
    expect(areSynonyms('release', 'launch')).toBe(true)
    expect(areSynonyms('release', 'free')).toBe(true)
    expect(areSynonyms('launch', 'free')).toBe(false)
    expect(areSynonyms('zorro', 'quibble')).toBe(false)
  })

  it('stand in rows of two or more different words', () => {
    for (const row of synonyms) expect(new Set(row).size).toBe(row.length)
    expect(synonyms.filter(({ length }) => length < 2)).toEqual([])
  })

  testRelations([
    ['Will Zorro 5 launch before June 2031?', 'Zorro 5 released by May 31, 2031?', 'identity'],
    ['Will Peru capture Quibbleton by May 31, 2031?', 'Will Peru seize Quibbleton before June 2031?', 'identity'],
    [
      'Will the Lima court overrule Roe v. Doe in 2031?',
      'Will the Lima court overturn Roe v. Doe in 2031?',
      'identity',
    ],
    ['Will the Peruvian Congress be dissolved in 2031?', 'Peruvian Congress dissolves in 2031?', 'identity'],
    ['Will Zorro 5 launch before June 2031?', 'Zorro 5 announced by May 31, 2031?', 'subset'],
  ] as const)
})
