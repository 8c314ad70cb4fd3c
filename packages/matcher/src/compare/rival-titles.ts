import { isOfKind, kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { leagueOfTrophy, titlesOfOneSeason, titlesWithin } from '../knowledge/trophies.ts'
import { agree, type Comparison, differInPolarity, veto } from './comparison.ts'
import { conferencesOf, isOfTitles, reachesFinals, winsTitle } from './conference-titles.ts'
import { ofQuestion } from './facts.ts'
import { areHalves, groupIn } from './groups.ts'
import { agreeOnTopic, matchWords } from './words.ts'

/**
 * Compares two titles of one season that two teams win: who wins the Super Bowl has won its conference, which no other
 * team of that conference has then. Undefined for other pairs.
 */
export function compareRivalTitles(a: Proposition, b: Proposition): Comparison[] | undefined {
  const [x, y] = [claimOf(a), claimOf(b)]
  if (!x || !y) return ofOneSeason(a, b) ?? ofHalves(a, b)
  if (x.conference.division !== y.conference.division || x.teams.some((id) => y.teams.includes(id))) return undefined
  if (x.conference === y.conference) return x.ofSeason && y.ofSeason ? undefined : besides(a, b, 'disjoint')
  return x.ofSeason === y.ofSeason ? undefined : besides(a, b, 'overlap')
}

/** Returns the comparison of the two titles of one season, for drivers and for their teams. Undefined for other pairs. */
function ofOneSeason(a: Proposition, b: Proposition): Comparison[] | undefined {
  const [x, y] = [seasonTitleIn(a), seasonTitleIn(b)]
  return x && y && x !== y && winsTitle(a) && winsTitle(b) ? besides(a, b, 'overlap') : undefined
}

const seasonTitleIn = ofQuestion(({ questionTokens }: Proposition) =>
  questionTokens.flatMap(({ ids = [] }) => ids).find((id) => titlesOfOneSeason.has(id)),
)

const besides = (a: Proposition, b: Proposition, relation: 'disjoint' | 'overlap'): Comparison[] => [
  agreeOnTopic(a, b, matchWords(a, b).shared),
  veto('title-beside-title', relation, [a.title, b.title]),
]

/**
 * Returns the comparison of two groups of teams, one of which has the champion of a season: an NFC team wins where no AFC
 * team does. Undefined for other pairs.
 */
function ofHalves(a: Proposition, b: Proposition): Comparison[] | undefined {
  const [x, y] = [groupIn(a.title), groupIn(b.title)]
  if (!x || !y || !areHalves(x, y) || a.interval || b.interval) return undefined
  if (![a, b].every((one) => winsTitle(one) && !reachesFinals(one))) return undefined
  const { shared, onlyA, onlyB } = matchWords(a, b)
  const isOfSeason = ({ ids }: Token) => ids?.some((id) => titlesWithin.get(id)?.length)
  if (!a.questionTokens.some((token) => isOfSeason(token) && !onlyA.includes(token))) return undefined
  if (![...onlyA, ...onlyB].every(({ key, weight }) => weight < 0.5 || x.keys.has(key) || y.keys.has(key)))
    return undefined
  const sides = [a.title, b.title] as const
  return [agreeOnTopic(a, b, shared), agree('wording', 'wording agrees', sides), differInPolarity(sides)]
}

/** A team that wins a conference, or the title of the season besides. */
interface Claim {
  conference: ReturnType<typeof conferencesOf>[number]
  ofSeason: boolean
  teams: readonly string[]
}

/** Returns what a question says about the titles of a team; undefined where it says anything else. */
const claimOf = ofQuestion((question: Proposition): Claim | undefined => {
  const { questionTokens } = question
  const teams = questionTokens.filter((token) => isOfKind(token, 'team'))
  const reaches = reachesFinals(question)
  // "the NBA Finals" that a team reaches are named by the league
  const titles = questionTokens.flatMap(({ ids = [] }) =>
    ids.filter((id) => titlesWithin.has(id) || (reaches && kindOf(id) === 'league')),
  )
  if (teams.length === 0 || titles.length === 0 || (!reaches && !winsTitle(question))) return undefined
  if (!questionTokens.every((token) => teams.includes(token) || token.weight < 0.5 || isOfTitles(token)))
    return undefined
  const within = titles.flatMap((id) => titlesWithin.get(id) ?? [])
  const found = conferencesOf(teams).filter(
    ({ title, division }) =>
      titles.some((id) => (leagueOfTrophy.get(id) ?? id.replace('league:', '')) === division) &&
      (reaches || titles.some((id) => id === title) || within.includes(title)),
  )
  const [conference] = found
  if (!conference || found.some((other) => other !== conference)) return undefined
  return { conference, ofSeason: within.length > 0 && !reaches, teams: teams.flatMap(({ ids = [] }) => ids) }
})
