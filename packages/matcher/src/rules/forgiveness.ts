import type { Rule } from './rule.ts'

/** A rule by which a word that only one side says weighs less, or more, than by itself. */
export interface Forgiveness extends Rule {
  /** The most that the word may weigh beside the other side; for the heavier ones its weight. */
  weight: number
}
