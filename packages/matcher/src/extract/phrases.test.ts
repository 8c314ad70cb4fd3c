import { expect, it } from 'vitest'
import { rewrites } from '../rules/rewrites.ts'
import { hasPhrase } from './phrases.ts'

const titles = Object.values(rewrites).flatMap(({ example, counterExample }) =>
  [...example, ...counterExample].map((question) =>
    (typeof question === 'string' ? question : question.title).toLowerCase(),
  ),
)

it('finds every phrase that a rewrite replaces', () => {
  const replaced = titles.filter((title) => Object.values(rewrites).some(({ from }) => title.search(from) >= 0))
  expect(replaced.length).toBeGreaterThan(100)
  expect(replaced.filter((title) => !hasPhrase(title))).toEqual([])
})

it('finds phrases that begin within a word or with a sign, and none in most titles', () => {
  expect(['ann roe (r-oh)', 'is song #1?', 'will ann roe win the 2031 lima cup?'].map(hasPhrase)).toEqual([
    true,
    true,
    false,
  ])
})
