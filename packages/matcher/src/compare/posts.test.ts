import { expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { isPost, leavesPlace } from './posts.ts'

it.each([
  ['Will Zorvan leave office as prime minister in 2031?', ['prime minister']],
  ['Will Zorvan be the next CEO of Quibble?', ['ceo']],
  ['Will Zorvan visit Lima in 2031?', []],
])('%s has the posts %s', (title, posts) => {
  const { questionTokens } = readQuestion(title, 'v0')
  expect(questionTokens.filter(isPost).map(({ key }) => key)).toEqual(posts)
})

it.each([
  ['Will Zorvan leave Peru in 2031?', true],
  ['Will Zorvan leave office in 2031?', false],
  ['Will Zorvan visit Peru in 2031?', false],
  ['Will Zorvan leave office in Peru in 2031?', false],
  ['Will Zorvan leave his post in Peru in 2031?', false],
  ['Will Zorvan be out in Peru in 2031?', false],
  ['Will Zorvan be out of Peru in 2031?', true],
])('%s: leaves a place %s', (title, is) => {
  expect(leavesPlace(readQuestion(title, 'v0'))).toBe(is)
})

it('leaving a country is another matter than leaving a post in it', () => {
  const leaves = (what: string) => `Will Zorvan leave ${what} in 2031?`
  expect(relationOf(leaves('Peru'), leaves('office in Peru'))).toBe('overlap')
  expect(relationOf(leaves('Peru'), leaves('office as president of Peru'))).toBe('overlap')
  expect(relationOf(leaves('office in Peru'), leaves('office as president of Peru'))).toBe('identity')
})
