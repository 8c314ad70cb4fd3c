import type { Proposition } from '../extract/proposition.ts'
import type { Year } from '../extract/time.ts'
import { leagueOfAward } from '../knowledge/awards.ts'

/**
 * Titles that are won in the second year of their season and named by it: the Stanley Cup of 2030-31 is that of 2031. The
 * divisions of the NFL are missing, which are won in the first year.
 */
const NAMED_BY_END: ReadonlySet<string> = new Set([
  'league:euroleague',
  'league:ucl',
  'league:uecl',
  'league:uel',
  'league:uwcl',
  'trophy:afc-championship',
  'trophy:cfp-championship',
  'trophy:nba-eastern',
  'trophy:nba-finals',
  'trophy:nba-western',
  'trophy:ncaa-tournament',
  'trophy:ncaaw-tournament',
  'trophy:nfc-championship',
  'trophy:nhl-eastern',
  'trophy:nhl-western',
  'trophy:stanley-cup',
  'trophy:super-bowl',
])

/**
 * Whether one question names a title by its season and the other by the year in which that season begins, so that it is
 * the title of the season before: "the 2030-31 Stanley Cup" beside "the 2030 Stanley Cup".
 */
export const areOfOtherSeasons = (a: Proposition, b: Proposition): boolean => isOfNext(a, b) || isOfNext(b, a)

function isOfNext(later: Proposition, earlier: Proposition): boolean {
  if (!later.time.years.some(({ season }) => season) || OF_SEASON.test(earlier.title)) return false
  if (![later, earlier].every(namesTitle)) return false
  const ends = later.time.years.filter(isStated)
  const years = earlier.time.years.filter(isStated)
  return years.some(({ value, season }) => !season && ends.some((end) => end.season && end.value === value + 1))
}

/** The year of a ticker may be that in which its listing begins. */
const isStated = ({ source }: Year) => source !== 'ticker'

const namesTitle = ({ questionTokens }: Proposition) =>
  questionTokens.some(({ ids }) => ids?.some((id) => NAMED_BY_END.has(id) || isOfSpring(id)))

/** Whether it is an award of a league that ends in spring, which is given then. */
const isOfSpring = (id: string) => id.startsWith('award:nba-') || leagueOfAward.get(id) === 'nhl'

/** Matches a season that is named by its first year: "the 2030 NBA season". */
const OF_SEASON = /\b20\d\d (?:[\p{L}']+ ){0,4}season\b/iu
