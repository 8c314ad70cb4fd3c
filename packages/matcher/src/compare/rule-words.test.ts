import { expect, it } from 'vitest'
import { tokenOfWord } from '../extract/tokens.ts'
import { isRuleWord } from './rule-words.ts'

it.each(['strike', 'capture', 'oldest', 'actress', 'junior'])('a rule may turn on %s', (word) => {
  expect(isRuleWord(tokenOfWord(word))).toBe(true)
})

it.each(['quibble', 'tarkington', 'lima', 'poetry'])('no rule turns on %s', (word) => {
  expect(isRuleWord(tokenOfWord(word))).toBe(false)
})
