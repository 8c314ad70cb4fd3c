import type { Proposition } from '../extract/proposition.ts'
import type { QualifierKey } from '../extract/qualifiers.ts'
import { vetoCityAlone } from './cities.ts'
import { type Comparison, differInPolarity, missing, showBoth } from './comparison.ts'
import { compareCases } from './court-cases.ts'
import { compareCriteria } from './criteria.ts'
import { compareGameQuestions, showGame } from './game-questions.ts'
import { compareGames } from './games.ts'
import { compareNamesInRules } from './named-in-rules.ts'
import { compareNumbers } from './numbers.ts'
import { compareParts } from './parts.ts'
import { compareTimes } from './periods.ts'
import { comparePossessors } from './possessors.ts'
import { relateByScores } from './possible-scores.ts'
import { compareQualifiers } from './qualifiers.ts'
import { compareRuleConditions, compareRuleContrasts } from './rule-conditions.ts'
import { compareSubjects } from './subjects.ts'
import { compareTwins } from './twins.ts'

type Part = (a: Proposition, b: Proposition, brief: boolean) => readonly Comparison[]

/**
 * Makes the comparisons of two propositions in a fixed order and appends them to `evidence`. Returns false, and stops,
 * at the first comparison that finds the two unrelated; else true. With `brief`, those before it may be left out.
 */
export function compare(a: Proposition, b: Proposition, evidence: Comparison[], brief = false): boolean {
  add(evidence, compareTwins(a, b))
  // a series consists of games on several days, so its day is not compared
  const series = a.qualifiers.series !== undefined || b.qualifiers.series !== undefined
  const gameMatch = a.game && b.game && compareGames(a.game, b.game, series)
  if (gameMatch && !add(evidence, compareGameQuestions(a, b, gameMatch))) return false
  if (!gameMatch && !add(evidence, vetoCityAlone(a, b))) return false
  const parts = gameMatch ? undefined : compareParts(a, b)
  if (parts && !add(evidence, parts)) return false
  const others = gameMatch ? OF_GAMES : parts ? besides(parts) : OF_QUESTIONS
  return others.every((part) => add(evidence, part(a, b, brief)))
}

function add(evidence: Comparison[], more: readonly Comparison[]): boolean {
  for (const comparison of more) {
    evidence.push(comparison)
    if (comparison.relation === 'unrelated') return false
  }
  return true
}

/**
 * Makes the comparisons of two questions whose titles differ by the conditions in their rules, and appends them to
 * `evidence`. Returns false where these differ too, or another comparison finds the two unrelated.
 */
export function compareByRules(a: Proposition, b: Proposition, evidence: Comparison[]): boolean {
  const same = compareCriteria(a, b)
  return same !== undefined && add(evidence, same) && BESIDES_WORDS.every((part) => add(evidence, part(a, b, true)))
}

const ofOneGame: Part = (a, b) => (a.game || b.game ? [missing('game', 'game missing', showBoth(showGame, a, b))] : [])

/** Qualifiers that name a part of a game. In the title of a game, a group or a round is that of the tournament. */
const GAME_PARTS: ReadonlySet<QualifierKey> = new Set(['gender', 'half', 'inning', 'map', 'series', 'squad'])

const ofNegation: Part = (a, b) =>
  a.negated === b.negated ? [] : [differInPolarity(a.negated ? ['not', undefined] : [undefined, 'not'])]

/** The same without the parts whose points the comparison of two selections has already related. */
const OTHER_PARTS: ReadonlySet<QualifierKey> = new Set(['gender', 'map', 'series', 'squad'])

const ofQualifiers: Part = (a, b) => {
  const isOnePart = a.qualifiers.half === b.qualifiers.half && a.qualifiers.inning === b.qualifiers.inning
  const isRelated =
    !isOnePart && a.selection && b.selection && relateByScores(a.selection, b.selection, false) !== undefined
  return compareQualifiers(a, b, isRelated ? OTHER_PARTS : GAME_PARTS)
}

const OF_GAMES: readonly Part[] = [ofQualifiers, ofNegation]
const BESIDES_WORDS: readonly Part[] = [
  (a, b) => compareQualifiers(a, b),
  compareNumbers,
  compareTimes,
  compareRuleConditions,
  compareRuleContrasts,
  compareNamesInRules,
  ofNegation,
]
const OF_QUESTIONS: readonly Part[] = [ofOneGame, compareCases, comparePossessors, compareSubjects, ...BESIDES_WORDS]
const AFTER_TALLIES: readonly Part[] = [ofNegation]
const AFTER_DATED_PARTS: readonly Part[] = [ofOneGame, ofNegation]
const AFTER_PARTS: readonly Part[] = [ofOneGame, compareTimes, ofNegation]

/** Returns the comparisons that are left where parts of two questions are compared. */
function besides(parts: readonly Comparison[]): readonly Part[] {
  const says = (...names: readonly string[]) => parts.some(({ comparison }) => names.includes(comparison))
  if (says('tally')) return AFTER_TALLIES
  return says('year', 'direction', 'level', 'term', 'leader', 'candidacy') ? AFTER_DATED_PARTS : AFTER_PARTS
}
