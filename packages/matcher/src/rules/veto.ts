import type { Feature } from '../settings.ts'
import type { Rule } from './rule.ts'

/** A rule by which two questions are not identical. */
export interface Veto extends Rule {
  /** The compared part as the evidence names it; for a rule about several parts the caller names it. */
  comparison: string
  /** The weight that supports the relation that is left: two strikes differ, but they are of one ladder. */
  feature?: Feature
}
