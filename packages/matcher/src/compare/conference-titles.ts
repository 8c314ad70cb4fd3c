import { type EntityId, isOnlyOfKind, kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { type Token, tokensOf } from '../extract/tokens.ts'
import { conferences } from '../knowledge/conferences.ts'
import { leagueOfFinal, seasonTitles } from '../knowledge/trophies.ts'
import { settings } from '../settings.ts'
import { agree, type Comparison } from './comparison.ts'
import { ofQuestion } from './facts.ts'
import { vocabularyOf } from './vocabulary.ts'
import { agreeOnShared, compareWords } from './words.ts'

/** Matches who plays for the title of a season: "reach Super Bowl LXV", "make the 2031 World Series". */
const REACHES =
  /\b(?:advances? to|gets? to|makes?(?: it to)?|plays? in|qualif(?:y|ies) for|reach(?:es)?) (?:the )?(?:20\d\d(?:-\d\d)? )?(?:nba finals|pro (?:baseball|basketball|football|hockey) (?:championship|finals)|stanley cup|super bowl|world series)\b/i

/** Whether a question asks who plays for the title of a season. */
export const reachesFinals = ofQuestion(({ title }: Proposition): boolean => REACHES.test(title))

/** Whether one question names the title of a conference and the other the title of its season. */
export const areTitlesOfOneSeason = (a: Proposition, b: Proposition): boolean => leadsTo(a, b) || leadsTo(b, a)

const leadsTo = (one: Proposition, other: Proposition) =>
  one.questionTokens.some(({ ids }) =>
    ids?.some((id) => seasonTitles.get(id)?.some((title) => vocabularyOf(other).names.has(title))),
  )

/** Whether a question asks who wins a title, in whichever words. */
export const winsTitle = (question: Proposition): boolean =>
  vocabularyOf(question).predicates.includes('win') || /\b(?:champions?|pennant|winner)\b/i.test(question.title)

/** Whether a token says no more than that a title is won or played for. */
export const isOfTitles = (token: Token): boolean => USUAL.has(token.key) || isOnlyOfKind(token, 'trophy', 'league')
const USUAL: ReadonlySet<string> = new Set(['hit', 'participate', 'play', 'qualify', 'season', 'win'])

/**
 * Returns the comparison of winning a conference with playing for the title of its season, which is the same: a team
 * can win only its own conference. Undefined for other pairs.
 */
export function compareConferenceTitle(wins: Proposition, reaches: Proposition): Comparison[] | undefined {
  if (!reachesFinals(reaches) || reachesFinals(wins) || !winsTitle(wins)) return undefined
  const titles = wins.questionTokens.flatMap(({ ids = [] }) => ids.flatMap((id) => seasonTitles.get(id) ?? []))
  if (!namesFinalOf(titles, reaches)) return undefined
  const { onlyA, onlyB, shared } = compareWords(wins, reaches)
  if (shared < settings.words.leastShared || ![...onlyA, ...onlyB].every(isOfTitles)) return undefined
  return [agreeOnShared(wins, reaches, shared), agree('wording', 'wording agrees', [wins.title, reaches.title])]
}

/** Whether a question names the final in which one of the titles is won. */
function namesFinalOf(titles: readonly EntityId[], { questionTokens, qualifiers }: Proposition): boolean {
  const ids = new Set<string>(questionTokens.flatMap((token) => token.ids ?? []))
  return titles.some((title) => {
    const league = leagueOfFinal.get(title)
    return ids.has(title) || (qualifiers.reach === 'final' && league !== undefined && ids.has(league))
  })
}

type Conference = (typeof conferences)[number]

const ofTeam: ReadonlyMap<EntityId, Conference> = new Map(
  conferences.flatMap((conference) =>
    conference.members
      .flatMap((name) => tokensOf(name).flatMap(({ ids = [] }) => ids))
      .filter((id) => kindOf(id) === 'team')
      .map((id) => [id, conference] as const),
  ),
)

/** Returns the conferences of the teams that tokens may stand for: "Kansas City" has a team in two leagues. */
export const conferencesOf = (tokens: readonly Token[]): readonly Conference[] =>
  tokens.flatMap(({ ids = [] }) => ids.flatMap((id) => ofTeam.get(id) ?? []))
