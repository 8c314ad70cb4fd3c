import type { Rule } from './rule.ts'

/** A phrase of a normalised title in another wording, which both sides then have. */
export interface Rewrite extends Rule {
  from: RegExp
  to: string | ((phrase: string) => string)
}
