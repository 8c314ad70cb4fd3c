import type { EvidenceItem } from '../edge.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Token } from '../extract/tokens.ts'
import type { RuleId } from '../rules/rules.ts'
import { type VetoId, vetoes } from '../rules/vetoes.ts'
import { type Feature, settings } from '../settings.ts'

/**
 * The result of comparing one part of two propositions, before it is weighed: a verdict and, for a veto, the relation
 * that remains possible if the two are not identical.
 */
export interface Comparison extends Pick<EvidenceItem, 'comparison' | 'verdict'> {
  sides: ComparedValues
  /** The key of its weight in `settings.weights`; absent where the comparison has no weight. */
  feature?: Feature | undefined
  /** Factor of that weight: one, or for instance the total weight of the shared words. */
  value: number
  /** The relation of A to B that remains after a veto. */
  relation?: SetRelation | 'unrelated' | undefined
  /** The relation that remains if all differences together are too large for identity. */
  fallbackRelation?: SetRelation | 'unrelated' | undefined
  /**
   * The id of the rule that decided, or a function that returns the ids of the rules that changed the compared texts.
   */
  rules?: RuleId | (() => readonly RuleId[]) | undefined
}

/**
 * The values of question A and of question B that were compared, as texts for people. Each is a text, a function that
 * returns it once evidence is written (there are millions of comparisons), or undefined if the question states nothing.
 */
export type ComparedValues = readonly [a: Side, b: Side]
type Side = string | undefined | (() => string | undefined)

/**
 * Returns the values of A and B as `ComparedValues`. `show` turns each value into text, and is called only when
 * somebody reads the evidence.
 */
export const showBoth = <Value>(show: (value: Value) => string | undefined, a: Value, b: Value): ComparedValues => [
  () => show(a),
  () => show(b),
]

/** Returns tokens as text for people; undefined for none. */
export const showTokens = (tokens: readonly Token[]): string | undefined =>
  tokens.length > 0 ? tokens.map(({ key }) => key).join(' ') : undefined

/** Returns the value of one of two compared questions as text; undefined if this question states nothing. */
export const textOfSide = (side: Side): string | undefined => (typeof side === 'function' ? side() : side)

/**
 * All comparisons have the same fields in the same order, which makes reading millions of them several times faster.
 */
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
 * Returns a comparison with the verdict "agree": both questions state the same. It adds the log-odds of `feature` in
 * the settings, multiplied by `value`.
 */
export const agree = (
  comparison: string,
  feature: Feature,
  sides: ComparedValues,
  value = 1,
  rules?: Comparison['rules'],
): Comparison => item(comparison, 'agree', sides, value, feature, undefined, undefined, rules)

/**
 * Returns the comparison "shared words". `shared` is the total weight of the words that two questions share (a name
 * weighs about one); it counts up to `settings.words.sharedCap`.
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
 * Returns a comparison with the verdict "differ": the questions state different things, which counts against identity
 * but does not rule it out. It adds the log-odds of `feature` in the settings, multiplied by `value`.
 */
export const differ = (
  comparison: string,
  feature: Feature,
  sides: ComparedValues,
  value: number,
  fallbackRelation?: Comparison['fallbackRelation'],
): Comparison => item(comparison, 'differ', sides, value, feature, undefined, fallbackRelation)

/** Returns a comparison with the verdict "missing": only one question states this part, such as a deadline. */
export const missing = (comparison: string, feature: Feature, sides: ComparedValues): Comparison =>
  item(comparison, 'missing', sides, 1, feature)

/** Returns a comparison with the verdict "differ" that adds no log-odds: it is only shown in the evidence. */
export const differUnweighed = (comparison: string, sides: ComparedValues): Comparison =>
  item(comparison, 'differ', sides, 0)

/**
 * Returns a comparison that marks two questions as opposite: one denies what the other asserts, so that YES of one is
 * NO of the other.
 */
export const differInPolarity = (sides: ComparedValues): Comparison => differUnweighed('polarity', sides)

/**
 * Returns a comparison with the verdict "veto": by the matching rule `rule` the two questions are not identical.
 * `relation` is the relation of A to B that remains possible: `inside` for "above 100" beside "above 90".
 */
export const veto = (
  rule: VetoId,
  relation: SetRelation | 'unrelated',
  sides: ComparedValues,
  comparison: string = vetoes[rule].comparison,
): Comparison => item(comparison, 'veto', sides, 1, vetoes[rule].feature, relation, undefined, rule)

/**
 * Returns the ids of the matching rules that decided a comparison or changed the compared texts; empty where none did.
 */
export const rulesOf = ({ rules }: Comparison): readonly RuleId[] =>
  typeof rules === 'function' ? rules() : rules === undefined ? [] : [rules]
