import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise, splitWords } from '../extract/text.ts'
import { type Comparison, veto } from './comparison.ts'

const FAVORS = /\b(?:in favou?r of|side with|sides with|find for|finds for) (?:the )?(\p{Lu}[\p{L}.'’-]*)/u

/** Returns the party for which a court decides in a title, by the first word of its name. Empty for other titles. */
const favoredIn = memoize((title: string): string => normalise(FAVORS.exec(title)?.[1] ?? ''))

/**
 * Returns a veto where a court decides for one party in one question and for another party in the other. Empty for all
 * other pairs.
 */
export function compareFavored(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [favoredIn(a.title), favoredIn(b.title)]
  if (x === '' || y === '' || x === y) return []
  // the full name and the short name of one party: "Zorro Corporation", "the Corporation of Zorro"
  const [words, others] = [splitWords(normalise(a.title)), splitWords(normalise(b.title))]
  if (words.includes(y) !== others.includes(x)) return []
  return [veto('other-party-favored', 'disjoint', [x, y])]
}
