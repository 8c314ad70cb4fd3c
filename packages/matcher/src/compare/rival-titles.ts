import { isOfKind, kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { leagueOfTrophy, titlesOfOneSeason, titlesWithin } from '../knowledge/trophies.ts'
import { type Comparison, veto } from './comparison.ts'
import { conferencesOf, isOfTitles, reachesFinals, winsTitle } from './conference-titles.ts'
import { ofQuestion } from './facts.ts'
import { agreeOnTopic, matchWords } from './words.ts'

/**
 * Compares two titles of one season that two teams win: who wins the Super Bowl has won its conference, which no other
 * team of that conference has then. Undefined for other pairs.
 */
export function compareRivalTitles(a: Proposition, b: Proposition): Comparison[] | undefined {
  const [x, y] = [claimOf(a), claimOf(b)]
  if (!x || !y) return ofOneSeason(a, b)
  if (x.conference.division !== y.conference.division || x.teams.some((id) => y.teams.includes(id))) return undefined
  if (x.conference === y.conference) return x.ofSeason && y.ofSeason ? undefined : besides(a, b, 'disjoint')
  return x.ofSeason === y.ofSeason ? undefined : besides(a, b, 'overlap')
}

/** Returns the comparison of the two titles of one season, for drivers and for their teams. Undefined for other pairs. */
function ofOneSeason(a: Proposition, b: Proposition): Comparison[] | undefined {
  const x = seasonTitlesIn(a)
  const y = x.length > 0 ? seasonTitlesIn(b) : x
  const areBeside = y.length > 0 && titlesOfOneSeason.some(([one, other]) => x.includes(one) && y.includes(other))
  return areBeside && winsTitle(a) && winsTitle(b) ? besides(a, b, 'overlap') : undefined
}

const seasonTitlesIn = ofQuestion(({ questionTokens }: Proposition): readonly string[] => {
  const ids = questionTokens.flatMap((token) => token.ids ?? [])
  return ids.filter((id) => titlesOfOneSeason.some(([one, other]) => id === one || id === other))
})

const besides = (a: Proposition, b: Proposition, relation: 'disjoint' | 'overlap'): Comparison[] => [
  agreeOnTopic(a, b, matchWords(a, b).shared),
  veto('title-beside-title', relation, [a.title, b.title]),
]

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
