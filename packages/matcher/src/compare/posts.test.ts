import { expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
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
])('%s: leaves a place %s', (title, is) => {
  expect(leavesPlace(readQuestion(title, 'v0'))).toBe(is)
})
