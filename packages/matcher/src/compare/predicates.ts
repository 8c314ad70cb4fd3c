import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'
import { isFrame } from './fixtures.ts'
import { vocabularyOf } from './vocabulary.ts'

/** "Which party", "who" and "when" are different questions; an open one is never the same as one of its answers. */
export function compareAsking(a: Proposition, b: Proposition): Comparison[] {
  const sides = [a.asks, b.asks] as const
  if (isFrame(a) !== isFrame(b)) return [veto('answer', 'overlap', sides, 'predicate differs')]
  return a.asks && b.asks && a.asks !== b.asks ? [veto('answer', 'overlap', sides, 'predicate differs')] : []
}

/** What the questions assert, where both say it and say another thing. */
export function comparePredicates(a: Proposition, b: Proposition): Comparison[] {
  const [{ predicates: x }, { predicates: y }] = [vocabularyOf(a), vocabularyOf(b)]
  if (x.length === 0 || y.length === 0 || x.some((key) => y.includes(key))) return []
  const lean = imply(x, y) ? 'inside' : imply(y, x) ? 'contains' : 'overlap'
  return [veto('predicate', lean, [x.join(' '), y.join(' ')], 'predicate differs')]
}

const imply = (one: readonly string[], other: readonly string[]) =>
  one.some((key) => IMPLIES[key]?.some((result) => other.includes(result)))

/** Doing the one cannot be without the other. */
const IMPLIES: Readonly<Record<string, readonly string[]>> = {
  win: ['qualify', 'run'],
  qualify: ['run'],
  resign: ['leave'],
  die: ['leave'],
  headline: ['perform'],
  convict: ['charge', 'indict'],
}
