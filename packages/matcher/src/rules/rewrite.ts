import type { Rule } from './rule.ts'

/** A matching rule that replaces a phrase in a normalised title, so that two wordings become equal. */
export interface Rewrite extends Rule {
  from: RegExp
  to: string | ((phrase: string) => string)
}
