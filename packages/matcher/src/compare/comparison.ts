import type { EvidenceItem } from '../edge.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { RuleId } from '../rules/rules.ts'
import { type VetoId, vetoes } from '../rules/vetoes.ts'
import { type Feature, settings } from '../settings.ts'

/**
 * The result of comparing one part of two propositions, before it is weighed: a verdict, and for a veto the relation
 * that is left once identity is ruled out.
 */
export interface Comparison extends Pick<EvidenceItem, 'comparison' | 'verdict'> {
  sides: ComparedValues
  /** Absent where the comparison decides without weighing. */
  feature?: Feature | undefined
  /** Factor of the feature's weight: one, or for instance the weight of the shared words. */
  value: number
  /** The relation of A to B that a veto leaves. */
  relation?: SetRelation | 'unrelated' | undefined
  /** The relation that is left where the difference is too large for identity. */
  fallbackRelation?: SetRelation | 'unrelated' | undefined
  /** The rule that decided, or those that changed what was compared; looked up only for those who read them. */
  rules?: RuleId | (() => readonly RuleId[]) | undefined
}

/**
 * The values of question A and of question B that were compared, as texts for people. Each is a text, a function that
 * returns it once evidence is written (there are millions of comparisons), or undefined if the question states nothing.
 */
export type ComparedValues = readonly [a: Side, b: Side]
type Side = string | undefined | (() => string | undefined)

/** Returns the values of A and B as `ComparedValues`: `show` writes each as text once somebody reads it. */
export const showBoth = <Value>(show: (value: Value) => string | undefined, a: Value, b: Value): ComparedValues => [
  () => show(a),
  () => show(b),
]

/** Returns the text of one compared value; undefined where that side states nothing. */
export const textOfSide = (side: Side): string | undefined => (typeof side === 'function' ? side() : side)

/** All have the same fields in the same order, which makes millions of them several times quicker to go through. */
const item = (
  comparison: string,
  verdict: Comparison['verdict'],
  sides: ComparedValues,
  value: number,
  feature?: Feature,
  relation?: Comparison['relation'],
  fallbackRelation?: Comparison['fallbackRelation'],
  rules?: Comparison['rules'],
): Comparison => ({ comparison, verdict, sides, value, feature, relation, fallbackRelation, rules })

/**
 * Returns a comparison with the verdict "agree": both sides state the same. `value` is a factor of the feature's
 * weight.
 */
export const agree = (
  comparison: string,
  feature: Feature,
  sides: ComparedValues,
  value = 1,
  rules?: Comparison['rules'],
): Comparison => item(comparison, 'agree', sides, value, feature, undefined, undefined, rules)

/**
 * Returns the comparison that two questions share words of this total weight, counted up to `settings.words.sharedCap`.
 */
export const agreeOnWords = (shared: number, rules?: Comparison['rules']): Comparison =>
  agree(
    'shared words',
    'words shared',
    [() => String(Math.round(shared * 10) / 10), undefined],
    Math.min(shared, settings.words.sharedCap),
    rules,
  )

/**
 * Returns a comparison with the verdict "differ": the sides state different things, which counts against identity but
 * does not rule it out. `value` is a factor of the feature's weight.
 */
export const differ = (
  comparison: string,
  feature: Feature,
  sides: ComparedValues,
  value: number,
  fallbackRelation?: Comparison['fallbackRelation'],
): Comparison => item(comparison, 'differ', sides, value, feature, undefined, fallbackRelation)

/** Returns a comparison with the verdict "missing": only one side states something. */
export const missing = (comparison: string, feature: Feature, sides: ComparedValues): Comparison =>
  item(comparison, 'missing', sides, 1, feature)

/**
 * Returns a comparison with the verdict "differ" and no weight: it is shown in the evidence and changes no log-odds.
 */
export const differUnweighed = (comparison: string, sides: ComparedValues): Comparison =>
  item(comparison, 'differ', sides, 0)

/** Returns the comparison that one question denies what the other asserts, so that YES of one is NO of the other. */
export const differInPolarity = (sides: ComparedValues): Comparison => differUnweighed('polarity', sides)

/**
 * Returns a comparison with the verdict "veto": by this rule the two are not identical, and `relation` is what is left.
 */
export const veto = (
  rule: VetoId,
  relation: SetRelation | 'unrelated',
  sides: ComparedValues,
  comparison: string = vetoes[rule].comparison,
): Comparison => item(comparison, 'veto', sides, 1, vetoes[rule].feature, relation, undefined, rule)

/** Returns the ids of the rules that decided a comparison or changed what was compared; empty where none did. */
export const rulesOf = ({ rules }: Comparison): readonly RuleId[] =>
  typeof rules === 'function' ? rules() : rules === undefined ? [] : [rules]
