import type { EvidenceItem } from '../edge.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { RuleId } from '../rules/rules.ts'
import { type VetoId, vetoes } from '../rules/vetoes.ts'
import { type Feature, settings } from '../settings.ts'

/**
 * One comparison of two propositions before it is weighed. A veto rules identity out; `relation` is then what is left:
 * how the YES region of A lies to that of B as far as this comparison goes, or that they are unrelated.
 */
export interface Comparison extends Pick<EvidenceItem, 'comparison' | 'verdict'> {
  sides: ComparedValues
  /** Absent where the comparison decides without weighing. */
  feature?: Feature | undefined
  /** Factor of the feature's weight: one, or for instance the weight of the shared words. */
  value: number
  relation?: SetRelation | 'unrelated' | undefined
  /** The relation that is left where the difference is too large for identity. */
  fallbackRelation?: SetRelation | 'unrelated' | undefined
  /** The rule that decided, or those that changed what was compared; looked up only for those who read them. */
  rules?: RuleId | (() => readonly RuleId[]) | undefined
}

/** The values of both sides, written out only when they are shown, because there are millions of comparisons. */
export type ComparedValues = readonly [a: Side, b: Side]
type Side = string | undefined | (() => string | undefined)

/** Returns the values of two questions as texts that are written by one function. */
export const showBoth = <Value>(show: (value: Value) => string | undefined, a: Value, b: Value): ComparedValues => [
  () => show(a),
  () => show(b),
]

/** Returns the text of one side of a comparison: the value of the first or of the second question. */
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

/** Makes a comparison in which both sides agree. */
export const agree = (
  comparison: string,
  feature: Feature,
  sides: ComparedValues,
  value = 1,
  rules?: Comparison['rules'],
): Comparison => item(comparison, 'agree', sides, value, feature, undefined, undefined, rules)

/** Returns the agreement of two questions on a weight of shared words, which counts up to a bound. */
export const agreeOnWords = (shared: number, rules?: Comparison['rules']): Comparison =>
  agree(
    'shared words',
    'words shared',
    [() => String(Math.round(shared * 10) / 10), undefined],
    Math.min(shared, settings.words.sharedCap),
    rules,
  )

/** Makes a comparison in which the sides differ by degree. */
export const differ = (
  comparison: string,
  feature: Feature,
  sides: ComparedValues,
  value: number,
  fallbackRelation?: Comparison['fallbackRelation'],
): Comparison => item(comparison, 'differ', sides, value, feature, undefined, fallbackRelation)

/** Makes a comparison in which one side states nothing. */
export const missing = (comparison: string, feature: Feature, sides: ComparedValues): Comparison =>
  item(comparison, 'missing', sides, 1, feature)

/** Makes a difference that is stated and weighs nothing. */
export const differUnweighed = (comparison: string, sides: ComparedValues): Comparison =>
  item(comparison, 'differ', sides, 0)

/** Returns the difference of two questions of which one denies what the other says. */
export const differInPolarity = (sides: ComparedValues): Comparison => differUnweighed('polarity', sides)

/** Returns the veto of a rule: it excludes identity and leaves the given relation. */
export const veto = (
  rule: VetoId,
  relation: SetRelation | 'unrelated',
  sides: ComparedValues,
  comparison: string = vetoes[rule].comparison,
): Comparison => item(comparison, 'veto', sides, 1, vetoes[rule].feature, relation, undefined, rule)

/** The ids of the rules behind a comparison. */
export const rulesOf = ({ rules }: Comparison): readonly RuleId[] =>
  typeof rules === 'function' ? rules() : rules === undefined ? [] : [rules]
