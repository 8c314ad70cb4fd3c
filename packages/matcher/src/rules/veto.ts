import type { Feature } from '../settings.ts'
import type { Rule } from './rule.ts'

/** A matching rule by which two questions are not identical. */
export interface Veto extends Rule {
  /** The compared part as the evidence names it; empty for a rule about several parts, whose name the caller passes. */
  comparison: string
  /** The weight for the relation that remains: two strikes differ, but they belong to one ladder. */
  feature?: Feature
}
