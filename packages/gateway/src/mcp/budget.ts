import { z } from 'zod'

/**
 * How many bytes of compact JSON count as one token. Measured with a public tokenizer of a large model (o200k), answers
 * with titles and pages have 3 to 3.2 and rows of ids, times and prices 2.4.
 */
const BYTES_PER_TOKEN = 2.5

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
    if (Buffer.byteLength(text) <= tokens * BYTES_PER_TOKEN) return text
  }
  return JSON.stringify(build(0))
}
