import { isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { ofQuestion, ofTitle } from './facts.ts'
import { isSameToken } from './same-token.ts'

/**
 * Whether two questions with shared words are about different persons or games: one person leaves the cabinet of the
 * other, or goals are counted in a match that only the listing of one of them names.
 */
export function haveOtherSubjects(a: Proposition, b: Proposition): boolean {
  if (countsInMatch(a.title) !== countsInMatch(b.title)) return true
  const [x, y] = [leaverOf(a), leaverOf(b)]
  return x !== undefined && y !== undefined && !isSameToken(x, y)
}

/** Returns the known person who leaves, the first name in the title; undefined where nobody does. */
const leaverOf = ofQuestion(({ questionTokens, title }: Proposition) => {
  const [first, second] = questionTokens
  if (!first || !second || !LEAVES.has(second.key) || !isOfKind(first, 'person')) return undefined
  return ENDS_POST_OF.test(title) ? undefined : first
})
const LEAVES: ReadonlySet<string> = new Set(['leave', 'resign', 'retire'])
/** Matches verbs of which the first name is not the one who leaves. */
const ENDS_POST_OF = /\b(?:dismiss|fir(?:e|ing)|oust|remov|replac|sack)/i

/** Whether a title counts what happens in a match without its name: "Will over 1.5 goals be scored?" */
const countsInMatch = ofTitle((title: string) => IN_MATCH.test(title))
const IN_MATCH =
  /^will (?:at least|exactly|fewer than|more than|over|under) \d+(?:\.\d+)? (?:cards|corners|games|goals|maps|points|rounds|runs|sets) be (?:played|scored|shown|taken)\??$/i
