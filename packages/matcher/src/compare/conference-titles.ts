import { type EntityId, isOnlyOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { titlesWithin } from '../knowledge/trophies.ts'
import { agree, type Comparison } from './comparison.ts'
import { ofQuestion } from './facts.ts'
import { vocabularyOf } from './vocabulary.ts'
import { agreeOnShared, compareWords } from './words.ts'

/** Matches who plays for the title of a season: "reach Super Bowl LXV", "make the 2031 World Series". */
const REACHES =
  /\b(?:advances? to|gets? to|makes?(?: it to)?|plays? in|qualif(?:y|ies) for|reach(?:es)?) (?:the )?(?:20\d\d(?:-\d\d)? )?(?:nba finals|pro (?:baseball|basketball|football|hockey) (?:championship|finals)|stanley cup|super bowl|world series)\b/i

/** Whether a question asks who plays for the title of a season. */
export const reachesFinals = ofQuestion(({ title }: Proposition): boolean => REACHES.test(title))

/** The titles of conferences with the titles of seasons for which their winners play. */
export const seasonTitles: ReadonlyMap<string, readonly EntityId[]> = readTitles()

function readTitles(): Map<EntityId, EntityId[]> {
  const found = new Map<EntityId, EntityId[]>()
  for (const [title, within] of titlesWithin)
    for (const one of within) found.set(one as EntityId, [...(found.get(one as EntityId) ?? []), title as EntityId])
  return found
}

/** Whether one question names the title of a conference and the other the title of its season. */
export const areTitlesOfOneSeason = (a: Proposition, b: Proposition): boolean => leadsTo(a, b) || leadsTo(b, a)

const leadsTo = (one: Proposition, other: Proposition) =>
  one.questionTokens.some(({ ids }) =>
    ids?.some((id) => seasonTitles.get(id)?.some((title) => vocabularyOf(other).names.has(title))),
  )

/**
 * Returns the comparison of winning a conference with playing for the title of its season, which is the same: a team
 * can win only its own conference. Undefined for other pairs.
 */
export function compareConferenceTitle(a: Proposition, b: Proposition): Comparison[] | undefined {
  return reachesFinals(b) ? ofTitle(a, b) : reachesFinals(a) ? ofTitle(b, a) : undefined
}

function ofTitle(wins: Proposition, reaches: Proposition): Comparison[] | undefined {
  const titles = wins.questionTokens.flatMap(({ ids = [] }) => ids.flatMap((id) => seasonTitles.get(id) ?? []))
  if (titles.length === 0 || reachesFinals(wins)) return undefined
  if (!vocabularyOf(wins).predicates.includes('win') && !/\b(?:champions?|pennant|winner)\b/i.test(wins.title))
    return undefined
  const leagues = leaguesIn(reaches, titles)
  if (leagues.length === 0) return undefined
  const { onlyA, onlyB, shared } = compareWords(wins, reaches)
  const isUsual = (token: Token) => USUAL.has(token.key) || isOnlyOfKind(token, 'trophy', 'league')
  if (shared < LEAST_SHARED || ![...onlyA, ...onlyB].every(isUsual)) return undefined
  return [agreeOnShared(wins, reaches, shared), agree('wording', 'wording agrees', [wins.title, reaches.title])]
}

const USUAL: ReadonlySet<string> = new Set(['hit', 'participate', 'qualify', 'season', 'win'])
const LEAST_SHARED = 0.8

/** Returns the leagues whose final a question names, among those of the titles. */
function leaguesIn({ questionTokens, qualifiers }: Proposition, titles: readonly EntityId[]): readonly EntityId[] {
  const ids = new Set(questionTokens.flatMap((token) => token.ids ?? []))
  return titles.filter((title) => {
    const league = FINALS.get(title)
    return ids.has(title) || (qualifiers.reach === 'final' && league !== undefined && ids.has(league))
  })
}

/** Leagues whose final is named by the league: "the NBA Finals" is read as the final of the NBA. */
const FINALS: ReadonlyMap<EntityId, EntityId> = new Map([
  ['trophy:nba-finals', 'league:nba'],
  ['trophy:stanley-cup', 'league:nhl'],
])
