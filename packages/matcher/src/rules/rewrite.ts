import type { Rule } from './rule.ts'

/** A matching rule that replaces a phrase in a normalised title, so that two wordings become equal. */
export interface Rewrite extends Rule {
  from: RegExp
  to: string | ((phrase: string, ...groups: readonly unknown[]) => string)
}

/** Returns a text with the phrases of a rewrite replaced. */
export const rewritten = (text: string, { from, to }: Rewrite): string =>
  typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)
