import { type ForgivenessId, forgivenesses } from './forgivenesses.ts'
import { type RewriteId, rewrites } from './rewrites.ts'
import type { Rule } from './rule.ts'
import { type VetoId, vetoes } from './vetoes.ts'

/** The id of a matching rule (veto, forgiveness or rewrite), as the evidence of an edge states it. */
export type RuleId = ForgivenessId | RewriteId | VetoId

type Kind = 'veto' | 'forgiveness' | 'rewrite'

const ofKind = <Id extends RuleId>(kind: Kind, rows: Readonly<Record<Id, Rule>>) =>
  Object.entries<Rule>(rows).map(
    ([id, { example, counterExample }]) => [id, { kind, example, counterExample }] as const,
  )

/** All matching rules (vetoes, forgivenesses and rewrites) by id. */
export const rules = Object.fromEntries([
  ...ofKind('veto', vetoes),
  ...ofKind('forgiveness', forgivenesses),
  ...ofKind('rewrite', rewrites),
]) as Readonly<Record<RuleId, Rule & { kind: Kind }>>
