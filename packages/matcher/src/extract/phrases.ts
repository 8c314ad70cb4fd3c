import { type Rewrite, rewritten } from '../rules/rewrite.ts'
import { type RewriteId, rewrites } from '../rules/rewrites.ts'
import { firstMatching } from './matches-any.ts'

const REWRITES = Object.entries(rewrites) as [RewriteId, Rewrite][]

const nextIn = firstMatching(REWRITES.map(([, { from }]) => from))

/**
 * Returns a text with the phrases of all rewrites replaced, in their order; a later one may replace what an earlier one
 * has written. `onReplaced` receives the id of each that changes the text.
 */
export function withoutPhrases(text: string, onReplaced?: (id: RewriteId) => void): string {
  let plain = text
  for (let at = nextIn(plain); at !== undefined; at = nextIn(plain, at + 1)) {
    const [id, rewrite] = REWRITES[at] as [RewriteId, Rewrite]
    const before = plain
    plain = rewritten(before, rewrite)
    if (plain !== before) onReplaced?.(id)
  }
  return plain
}
