import { describe, expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
import { tokenise } from '../extract/tokens.ts'
import { hasSameToken, mentions, spellingRuleOf, vocabularyOf } from './vocabulary.ts'

const token = (text: string) => {
  const [first] = tokenise(text)
  if (!first) throw new Error(`no word in "${text}"`)
  return first
}

describe('the vocabulary of a question', () => {
  const vocabulary = vocabularyOf(readQuestion('Will Frietas and Blue Sky beat Bill Quibble in Peru in 2031?', 'one'))

  it.each([
    ['freitas', 'misspelling'],
    ['william', 'form-of-given-name'],
    ['bluesky', 'joined-words'],
    ['quibble', undefined],
    ['peruvian', undefined],
  ])('mentions %s, by the rule %s', (word, rule) => {
    expect(mentions(vocabulary, token(word))).toBe(true)
    expect(spellingRuleOf(vocabulary, token(word))).toBe(rule)
  })

  it.each(['robert', 'fritz', 'sky', 'chile', 'quib'])('does not take %s for one of its names', (word) => {
    if (word !== 'sky') expect(mentions(vocabulary, token(word))).toBe(false)
    else expect(hasSameToken(vocabulary, token(word))).toBe(true)
  })

  it('has the kinds of entities that it names for certain', () => {
    expect([...(vocabulary.named.get('country') ?? [])]).toEqual(['country:per'])
    expect(vocabulary.named.get('coin')).toBeUndefined()
  })

  it('has the words that others need not say', () => {
    const { implied, predicates, topicKinds } = vocabularyOf(readQuestion('Will Starship launch in 2031?', 'one'))
    expect(implied.has('spacex')).toBe(true)
    expect(predicates).toEqual(['launch'])
    expect(topicKinds.size).toBe(1)
  })
})
