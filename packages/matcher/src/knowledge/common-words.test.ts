import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { areSynonyms } from '../compare/synonyms.ts'
import { tokenise } from '../extract/tokens.ts'
import * as tables from './common-words.ts'

const headOf = (row: string) => row.split(' ')[0] ?? ''
const tokenOf = (word: string) => tokenise(word)[0]
const keyOf = (word: string) => tokenOf(word)?.key

/** A sentence in which a word of each table has its place. */
const sentences: Record<keyof typeof tables, (word: string) => string> = {
  actions: (word) => `Will Quibble ${word} in Lima in 2031?`,
  people: (word) => `Will Quibble name a ${word} in Lima in 2031?`,
  institutions: (word) => `Will the ${word} of Quibble sue in Lima in 2031?`,
  goods: (word) => `Will Quibble sell a ${word} in Lima in 2031?`,
  nature: (word) => `Will Quibble show a ${word} in Lima in 2031?`,
  measures: (word) => `Will Quibble report its ${word} in Lima in 2031?`,
  topics: (word) => `Will Quibble discuss ${word} in Lima in 2031?`,
  qualities: (word) => `Will Quibble sell a ${word} house in Lima in 2031?`,
  manners: (word) => `Will Quibble sell its house ${word} in Lima in 2031?`,
}

describe.each(Object.entries(tables))('%s', (name, table) => {
  const sentence = sentences[name as keyof typeof tables]
  const word = fc.constantFrom(...table.map(headOf))

  it('are compared: another word asks another thing', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        fc.pre(!areSynonyms(keyOf(one) ?? '', keyOf(other) ?? ''))
        expect(relationOf(sentence(one), sentence(other)), `${one} | ${other}`).not.toBe('identity')
      }),
      { numRuns: 60 },
    )
  })

  // a sentence without its verb asks nothing
  if (name !== 'actions')
    it('are compared: without the word the question is a wider one', () => {
      fc.assert(
        fc.property(word, (one) => {
          fc.pre(tokenOf(one)?.weight === 1)
          expect(relationOf(sentence(one), sentence('')), one).not.toBe('identity')
        }),
        { numRuns: 40 },
      )
    })

  it('mean the same in each of their forms', () => {
    for (const row of table) {
      const [head = '', ...forms] = row.split(' ')
      for (const form of forms) expect(keyOf(form), form).toBe(keyOf(head))
    }
  })
})

describe('forms of common words', () => {
  it.each([
    ['Will Zorro troops be withdrawn from Peru in 2031?', 'Will Zorro withdraw troops from Peru in 2031?'],
    ['Will Quibble report fewer children in Lima in 2031?', 'Will Quibble report fewer child in Lima in 2031?'],
    ['Will the Zorro organisation appear in Lima in 2031?', 'Will the Zorro organization appear in Lima in 2031?'],
    ['Will Zorro make an appearance in Lima in 2031?', 'Will Zorro appear in Lima in 2031?'],
    ['Will a self-driving Zorro car crash in 2031?', 'Will self-driving Zorro cars crash in 2031?'],
  ])('%s | %s: identity', (one, other) => {
    expect(relationOf(one, other)).toBe('identity')
  })

  it.each([
    ['Will Zorro sell electric power in 2031?', 'Will Zorro sell nuclear power in 2031?'],
    ['Will Zorro appear in Lima in 2031?', 'Will Zorro disappear in Lima in 2031?'],
    ['Will the Zorro concert be cancelled in 2031?', 'Will the Zorro concert be held in 2031?'],
    ['Will all Zorro judges testify in 2031?', 'Will another Zorro judge testify in 2031?'],
    ['Will three Zorro judges testify in 2031?', 'Will four Zorro judges testify in 2031?'],
    ['Will at least two Zorro judges testify in 2031?', 'Will at least three Zorro judges testify in 2031?'],
    ['Will at least two Zorro judges testify in 2031?', 'Will more than two Zorro judges testify in 2031?'],
  ])('%s | %s: no identity', (one, other) => {
    expect(relationOf(one, other)).not.toBe('identity')
  })
})
