import type { Feature } from '../settings.ts'
import { type Rule, readExamples } from './rule.ts'

/** A matching rule by which two questions are not identical. */
export interface Veto extends Rule {
  /** The compared part as the evidence names it; empty for a rule about several parts, whose name the caller passes. */
  comparison: string
  /** The weight for the relation that remains: two strikes differ, but they belong to one ladder. */
  feature?: Feature
}

/** Returns a row of the tables of vetoes; its examples stand in the template behind the call. */
export const veto =
  (comparison: string, feature?: Feature) =>
  ([examples = '']: readonly string[]): Veto => ({ comparison, ...(feature && { feature }), ...readExamples(examples) })
