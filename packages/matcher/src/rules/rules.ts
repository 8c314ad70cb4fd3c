import { type ForgivenessId, forgivenesses } from './forgivenesses.ts'
import { type RewriteId, rewrites } from './rewrites.ts'
import type { Rule } from './rule.ts'
import { type VetoId, vetoes } from './vetoes.ts'

/** The id of a rule. */
export type RuleId = ForgivenessId | RewriteId | VetoId

/** Every rule of the matcher by its id. */
export const rules: Readonly<Record<RuleId, Rule>> = { ...vetoes, ...forgivenesses, ...rewrites }
