import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { vocabularyOf } from './vocabulary.ts'

/**
 * Returns how two questions about a pardon or another act of clemency relate: a pardon is one kind of clemency, a
 * commutation another. The rules decide, because venues call all kinds a pardon in titles. Undefined where one is about
 * something else, or both titles name the same kind and the rules of one are not known.
 */
export function compareClemency(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [kindIn(a), kindIn(b)]
  if (!x || !y) return undefined
  if (x.kind === y.kind || (x.said === y.said && !(x.ruled && y.ruled))) return 'equal'
  return x.kind === 'any' ? 'contains' : y.kind === 'any' ? 'inside' : 'overlap'
}

/** Returns the kind of clemency that a question counts, by its rules or else its title; undefined where it asks for none. */
function kindIn(question: Proposition) {
  const said = vocabularyOf(question).predicates.find((key) => CLEMENCY.has(key))
  if (said === undefined) return undefined
  const ruled = question.terms?.clemency
  return { said, ruled, kind: ruled && said !== 'commute' ? ruled : said === 'clemency' ? 'any' : said }
}

/** The predicates of questions about clemency. */
export const CLEMENCY: ReadonlySet<string> = new Set(['clemency', 'commute', 'pardon'])
