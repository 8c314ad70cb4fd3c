import { expect, it } from 'vitest'
import { countTokens } from './count-tokens.ts'

// The second number is the larger count of the tokenizers o200k and cl100k (gpt-tokenizer 3).
it.each([
  ['[[0.01,120],[0.02,3345.75],[0.03,41.2],[0.04,998]]', 30],
  ['{"question":"Will Benjamin Netanyahu leave office before 2027?","bid":0.35,"ask":0.38}', 26],
  ['2026-11-21T00:00:00.000Z', 15],
  ['Wird Österreichs Präsidentschaftswahl verschoben?', 15],
  ['内塔尼亚胡会在2027年前离任吗？', 21],
])('counts a little more than tokenizers do: %s', (text, tokens) => {
  expect(countTokens(text)).toBeGreaterThanOrEqual(tokens)
  expect(countTokens(text)).toBeLessThanOrEqual(tokens * 1.4)
})

it('counts nothing in an empty text', () => {
  expect(countTokens('')).toBe(0)
})
