import { z } from 'zod'
import { countTokens } from './count-tokens.ts'

/** The parameter of every tool that bounds its answer. */
export const maxTokens = z
  .number()
  .int()
  .min(200)
  .max(50_000)
  .default(2_000)
  .describe('The answer has at most about this many tokens; it says what was left out.')

/** Returns the largest answer within the budget: `build(size)` for the highest size that fits, at worst `build(0)`. */
export function withinBudget(tokens: number, maxSize: number, build: (size: number) => object): string {
  for (let size = maxSize; size > 0; size -= 1) {
    const text = JSON.stringify(build(size))
    if (countTokens(text) <= tokens) return text
  }
  return JSON.stringify(build(0))
}
