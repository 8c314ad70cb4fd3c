import { includesKind } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { namesElection } from './contests.ts'
import { ofTitle } from './facts.ts'
import { vocabularyOf } from './vocabulary.ts'

/**
 * Returns the relation of a win of a part of a tournament, such as a match or a qualifier, to the win of that tournament,
 * which implies only the win of a match. Undefined for other pairs.
 */
export function relateWinsOfParts(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [partIn(a.title), partIn(b.title)]
  if ((x === 'none') === (y === 'none')) return undefined
  const [part, whole, other] = x === 'none' ? [y, a, b] : [x, b, a]
  if (part !== 'end' && !vocabularyOf(other).predicates.includes('win')) return undefined
  if (!vocabularyOf(whole).predicates.includes('win') || whole.interval || IN_MATCH.test(whole.title)) return undefined
  // the round of an election is a stage of its own
  if (namesElection(whole)) return undefined
  return part === 'certain' ? 'overlap' : x === 'none' ? 'inside' : 'contains'
}

const WINS_MATCH =
  /\bwins? (?:an?|another|any|at least (?:one|1)|one) ((?:[a-z-]+ ){0,3}?)(?:bout|fight|game|match)\b(?! (?:[57]|five|seven)\b)/i
/** Matches a single match, which is won or lost as a whole. */
const IN_MATCH = /\b(?:bout|fight|game|match(?:es|up)?|vs?\.?)\b/i
/** Words of matches that everybody plays who wins the tournament. */
const OF_ALL = /^(?:(?:doubles|main draw|playoff|post-?season|singles|single|tennis|football|soccer) )*$/i
/** Matches a part of a tournament that has a winner of its own. */
const PART =
  /\b(?:qualifiers?|qualifying|play-?ins?|(?:heat|leg|phase|round|stage) (?:\d+|[ivx]+|one|two|three|four)|(?:1st|2nd|first|opening|second) (?:heat|leg|phase|stage))\b/i
/** Matches who is still in a race at its end, whatever the place. */
const FINISHES =
  /^will [^?]{2,40}? finish the (?!.*\b(?:above|as|at|below|first|in|last|on|second|season|third|top|with|year)\b)/i
/** Matches titles in which the words are those of a contestant, or of how a fight ends. */
const OF_OTHERS = /^will (?:an? |the )?qualifier\b|\bin round\b/i

/**
 * Returns the relation of something in a final to the same in its whole tournament, of which it is a part. The win of a
 * final is that of its tournament. Undefined for other pairs.
 */
export function relateToFinal(a: Proposition, b: Proposition): SetRelation | undefined {
  if (a.title.includes(' final') === b.title.includes(' final')) return undefined
  if (a.interval || b.interval || [a, b].some((one) => vocabularyOf(one).predicates.includes('win'))) return undefined
  const [final, whole] = a.title.includes(' final') ? [a, b] : [b, a]
  if (!IN_FINAL.test(final.title) || !includesKind(whole.questionTokens, 'league', 'trophy')) return undefined
  return final === a ? 'inside' : 'contains'
}

/** Matches what happens in the final of a tournament, at the end of a title. */
const IN_FINAL = /\b(?:at|during|in) the (?:[\w'-]+ ){1,5}final(?: in 20\d\d)?\??$/i

/**
 * Returns which part of a tournament somebody wins by a title: any match, a certain part, or its end without a place.
 * "none" for no part.
 */
const partIn = ofTitle((title: string): 'any' | 'certain' | 'end' | 'none' => {
  if (FINISHES.test(title)) return 'end'
  const [, match] = WINS_MATCH.exec(title) ?? []
  if (match !== undefined) return OF_ALL.test(match) ? 'any' : 'certain'
  return PART.test(title) && !OF_OTHERS.test(title) ? 'certain' : 'none'
})
