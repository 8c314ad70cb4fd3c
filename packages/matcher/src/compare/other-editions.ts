import { dayNumber, isoDay, yearOf } from '../extract/calendar.ts'
import { includesKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Year } from '../extract/time.ts'
import { leagueOfAward } from '../knowledge/awards.ts'
import { titlesNamedByEnd } from '../knowledge/editions.ts'
import { type Comparison, veto } from './comparison.ts'
import { isDecided, namesElection } from './contests.ts'
import { ofTitle } from './facts.ts'
import { isNext } from './next-holders.ts'
import { compareYears } from './times.ts'

/**
 * Returns the veto for two editions of a contest that is held again and again (an election, a league, an award), where
 * at most one question states its year and the closing times of the listings show that they are not the same edition.
 * Venues often close a listing long after its contest, so a year or a deadline of the texts, the ticker or the resolution
 * rules decides before any closing time. Undefined for all other pairs.
 */
export function compareEditions(a: Proposition, b: Proposition): Comparison | undefined {
  if (!isHeldAgain(a) || !isHeldAgain(b) || a.time.window || b.time.window) return undefined
  const [x, y] = [a.time, b.time]
  if (x.years.length > 0 === y.years.length > 0) {
    if (x.closing === undefined || y.closing === undefined) return undefined
    // the year of a ticker may be another than that of the edition
    const stated = x.years.length > 0
    if (stated && !(compareYears(x.years, y.years) === 'near' && [...x.years, ...y.years].some(isOfTicker)))
      return undefined
    // the next election is the same for all listings
    if (isNext(a) && isNext(b)) return undefined
    return Math.abs(x.closing - y.closing) >= APART
      ? veto('other-edition', 'unrelated', [isoDay(x.closing), isoDay(y.closing)])
      : undefined
  }
  const [stated, closing] = x.years.length > 0 ? [x, y.closing] : [y, x.closing]
  if (closing === undefined || stated.years.some((year) => mayCloseOn(closing, year))) return undefined
  if (stated.years.some(({ value }) => isOfEvenYear(a, value) && yearOf(closing) === value + 1)) return undefined
  const sides = [x, y].map((time) => (time === stated ? String(stated.years[0]?.value) : isoDay(closing)))
  return veto('other-edition', 'unrelated', [sides[0], sides[1]])
}

/** Closing times of one contest differ by less on all venues, unless one is padded and its ticker states the year. */
const APART = 300
/** A listing may stay open for so many days after the year of its contest: a president takes office on January 20. */
const OPEN_AFTER = 60

/**
 * Whether both questions are about an American election of that even year, and none is held in the year after it: a
 * listing may stay open for a year in case of a recount.
 */
function isOfEvenYear({ questionTokens, qualifiers }: Proposition, year: number): boolean {
  if (year % 2 === 1 || qualifiers.stage !== undefined || qualifiers.special !== undefined) return false
  const ids = questionTokens.flatMap((token) => token.ids ?? [])
  const isOf = (names: readonly string[]) => ids.some((id) => names.includes(id))
  return includesKind(questionTokens, 'state') && isOf(OF_EVEN_YEARS) && !isOf(WITH_ODD_YEARS)
}
/** Source: general knowledge. */
const OF_EVEN_YEARS = ['office:governor', 'office:house', 'office:senate']
const WITH_ODD_YEARS = ['ky', 'la', 'ms', 'nj', 'va'].map((state) => `state:${state}`)

const isOfTicker = ({ source }: Year) => source === 'ticker'

/** Whether the listing of a contest of this year may close on a day: not before the year, and not long after it. */
function mayCloseOn(closing: number, { value, season, source }: Year): boolean {
  if (closing > dayNumber(value + 1, 1, 1) + OPEN_AFTER) return false
  // the year of a ticker may be that in which its listing ends
  if (source === 'ticker') return closing >= dayNumber(value - 1, 7, 1)
  return closing >= dayNumber(season ? value - 1 : value, 1, 1) - 1
}

/** Whether the question is about a ceremony, or the winner of a contest, that comes again every so many years. */
function isHeldAgain(question: Proposition): boolean {
  const { questionTokens, game } = question
  if (game) return false
  if (includesKind(questionTokens, 'trophy', 'award', 'ceremony')) return true
  return isDecided(question) && (namesElection(question) || includesKind(questionTokens, 'league'))
}

/** Matches the year with which a number is compared: "higher than in 2028". */
const THAN_YEAR = /\bthan (?:in |during |that of )?(?:the )?((?:19|20)\d\d)\b(?!,\d|\.\d| (?:dollars|points|votes))/

const yearIn = ofTitle((title: string) => THAN_YEAR.exec(title)?.[1] ?? null)

/**
 * Returns the veto for two questions that compare a number with that of two years: "higher than in 2028" beside "higher
 * than in 2024". Undefined for all other pairs.
 */
export function compareComparedYears({ title: a }: Proposition, { title: b }: Proposition): Comparison | undefined {
  if (!a.includes(' than ') || !b.includes(' than ')) return undefined
  const [x, y] = [yearIn(a), yearIn(b)]
  return x && y && x !== y ? veto('other-year', 'overlap', [x, y]) : undefined
}

/**
 * Whether one question names a title by its season and the other by the year in which that season begins, so that it is
 * the title of the season before: "the 2030-31 Stanley Cup" beside "the 2030 Stanley Cup".
 */
export const areOfOtherSeasons = (a: Proposition, b: Proposition): boolean => isOfNext(a, b) || isOfNext(b, a)

function isOfNext(later: Proposition, earlier: Proposition): boolean {
  if (!later.time.years.some(({ season }) => season) || OF_SEASON.test(earlier.title)) return false
  if (![later, earlier].every(namesTitle)) return false
  // the year of a ticker may be that in which its listing begins
  const stated = ({ time }: Proposition) => time.years.filter((year) => !isOfTicker(year))
  const ends = stated(later).filter(({ season }) => season)
  return stated(earlier).some(({ value, season }) => !season && ends.some((end) => end.value === value + 1))
}

const namesTitle = ({ questionTokens }: Proposition) =>
  questionTokens.some(({ ids }) => ids?.some((id) => titlesNamedByEnd.has(id) || isOfSpring(id)))

/** Whether it is an award of a league that ends in spring, which is given then. */
const isOfSpring = (id: string) => id.startsWith('award:nba-') || leagueOfAward.get(id) === 'nhl'

/** Matches a season that is named by its first year: "the 2030 NBA season". */
const OF_SEASON = /\b20\d\d (?:[\p{L}']+ ){0,4}season\b/iu
