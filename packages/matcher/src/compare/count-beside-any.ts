import { compareIntervals, type Interval, isOpposite, showInterval } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { agree, type Comparison, differInPolarity, veto } from './comparison.ts'
import { isNone } from './number-relations.ts'
import { agreeOnShared, areComplete, compareWords } from './words.ts'

const ANY: Interval = { low: 1, whole: true }

/**
 * Returns the comparisons of a count with "a" thing of this kind, or of a count of days with what is so on them: 0 is
 * the opposite of "any", 3 is a part of it. Undefined for other pairs.
 */
export function compareCountWithAny(a: Proposition, b: Proposition): Comparison[] | undefined {
  if (a.build !== 'count' || !a.interval || a.interval.unit || b.interval) return undefined
  const isOfDays = COUNTS_DAYS.test(a.title) && b.build === undefined && b.form === 'whether'
  if (b.build !== 'some' && !isOfDays) return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  const isCounted = ({ key }: Token) => !/^(?:\d+|many)$/.test(key) && !(isOfDays && OF_DAYS.has(key))
  if (!areComplete(shared, [...onlyA.filter(isCounted), ...onlyB], 1)) return undefined
  const sides = [showInterval(a.interval), 'any'] as const
  const whole = { ...a.interval, whole: true }
  const [words, agrees] = [agreeOnShared(a, b, shared), agree('numbers', 'numbers agree', sides)]
  // an interval that is everything but 0 is the same as "any"
  if (isNone(whole) || isOpposite(whole, ANY)) return [words, agrees, differInPolarity(sides)]
  const relation = compareIntervals(whole, ANY)
  return [words, relation === 'equal' ? agrees : veto('count-beside-any', relation, sides)]
}

/** Matches a count of the days on which something is so; 0 is the opposite of "at all". */
const COUNTS_DAYS = /^(?:For |On )?how many days will\b/i
const OF_DAYS: ReadonlySet<string> = new Set(['days', 'many'])
