import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { ofTitle } from './facts.ts'
import { vocabularyOf } from './vocabulary.ts'

/**
 * Returns the relation of a win of any match of a tournament to the win of that tournament, which implies it. A match at
 * home or of a certain round need not be among those that the winner has won. Undefined for other pairs.
 */
export function relateWinsOfMatches(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [matchIn(a.title), matchIn(b.title)]
  if (x === y || (x !== 'none' && y !== 'none')) return undefined
  const [kind, whole] = x === 'none' ? [y, a] : [x, b]
  if (!vocabularyOf(whole).predicates.includes('win') || whole.interval || IN_MATCH.test(whole.title)) return undefined
  return kind === 'certain' ? 'overlap' : x === 'none' ? 'inside' : 'contains'
}

const WINS =
  /\bwins? (?:an?|another|any|at least (?:one|1)|one) ((?:[a-z-]+ ){0,3}?)(?:bout|fight|game|match)\b(?! (?:[57]|five|seven)\b)/i
/** Matches a single match, which is won or lost as a whole. */
const IN_MATCH = /\b(?:bout|fight|game|match(?:es|up)?|vs?\.?)\b/i
/** Words of matches that everybody plays who wins the tournament. */
const OF_ALL = /^(?:(?:doubles|main draw|playoff|post-?season|singles|single|tennis|football|soccer) )*$/i

/** Returns which match of a tournament somebody wins by a title: any one, or one of a certain kind; "none" for no match. */
const matchIn = ofTitle((title: string): 'any' | 'certain' | 'none' => {
  const [, kind] = WINS.exec(title) ?? []
  return kind === undefined ? 'none' : OF_ALL.test(kind) ? 'any' : 'certain'
})
