import type { VetoId } from './vetoes.ts'

/** The id of a rule. */
export type RuleId = VetoId
