import { type Rule, readExamples } from './rule.ts'

/** A matching rule by which a word that only one of two questions has gets a lower (or higher) weight than usual. */
export interface Forgiveness extends Rule {
  /** The maximum of the word's weight under this rule; for rules that raise it, the weight itself. */
  weight: number
}

/** Returns a row of the tables of forgivenesses; its examples stand in the template behind the call. */
export const forgiveness =
  (weight: number) =>
  ([examples = '']: readonly string[]): Forgiveness => ({ weight, ...readExamples(examples) })
