import type { Interval } from './interval.ts'
import { matchesAny } from './matches-any.ts'
import type { QuestionForm } from './proposition.ts'

/** Grammatical forms with the patterns by which normalised titles show them. */
export const BUILDS: readonly (readonly [QuestionForm, RegExp])[] = [
  [
    'count',
    /\bhow many\b|^will none of (?!the above\b|these\b)|\bnumber of\b|\b\d+\+?(?: [a-z]+){0,4} seats\b|\bseats (?:held|won)\b[^?:]*[?:]+ (?:- )?(?:[a-z]+ ){0,2}\d/,
  ],
  [
    'margin',
    /\b(?:win|wins|won)\b.* by (?:more than |over |at least |at most |up to |less than |under |below |fewer than |between |[<>]=? ?)?\d.*(?:%|\b(?:goals?|laps?|points?|pp|runs?|seats|seconds?|shots?|strokes?|votes|wickets?)\b)/,
  ],
  [
    'joint',
    /\bboth\b|\b(?:house and (?:the )?senate|senate and (?:the )?house)\b|\bmatchup\b|\bdefeats?\b| and .*\b(?:nominees|finalists)\b/,
  ],
  [
    'called',
    /\bcalls? (?:an? |the |for an? )?(?:[a-z]+ ){0,2}(?:elections?|referendum)\b|\b(?:elections?|referendum) (?:is |be |to be )?(?:called|announced|triggered)\b/,
  ],
  [
    'occurrence',
    /^will .*\bholds? (?:an? |the )?(?:[a-z]+ ){0,2}(?:elections?|referendum)\b|^will (?:the |there be )?.*\b(?:elections?|referendum|vote|poll)\b.*\b(?:occur|happen|take place|be held|go ahead)\b/,
  ],
  ['some', /^(?:will (?:there be )?)?(?:an?|any|another) /],
]

const hasBuild = matchesAny(BUILDS.map(([, pattern]) => pattern))

/**
 * Returns the grammatical form of a normalised title: "how many vacancies ..." -> "count". Only forms that change how a
 * question relates to others are known; undefined for all other titles.
 */
export const buildOf = (text: string): QuestionForm | undefined =>
  hasBuild(text) ? BUILDS.find(([, pattern]) => pattern.test(text))?.[0] : undefined

/**
 * Returns the interval of a question whether somebody wins by a margin, which is above 0: who wins by less than 5 points
 * has won, and a margin below 0 only says that somebody does not win. Returns the intervals of other questions unchanged.
 */
export function asMargin(interval: Interval | undefined, text: string): Interval | undefined {
  if (!interval || interval.bare || interval.low !== undefined) return interval
  if (interval.high === 0 && interval.highOpen && NOT_WIN.test(text)) return undefined
  return buildOf(text) === 'margin' ? { ...interval, low: 0, lowOpen: true } : interval
}

const NOT_WIN = /^will [^\d]+ not win (?!by\b)/
