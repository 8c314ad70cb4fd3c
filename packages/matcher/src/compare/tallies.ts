import { compareIntervals, type SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Tally } from '../extract/tally.ts'
import { tokenOfWord } from '../extract/tokens.ts'
import { agree, agreeOnWords, type Comparison, showBoth, veto } from './comparison.ts'
import { isSameToken } from './same-token.ts'

/**
 * Compares how often a player has to do something in two questions: two goals in a game imply two goals or assists in
 * it, and two goals in its tournament. Different players, and different games of a player, are unrelated. Undefined for
 * other pairs.
 */
export function compareTallies({ tally: a }: Proposition, { tally: b }: Proposition): Comparison[] | undefined {
  if (!a || !b) return undefined
  const span = relateSpans(a, b)
  const sides = showBoth(showTally, a, b)
  if (span === 'unrelated' || !areOnePlayer(a.player, b.player)) return [veto('other-tally', 'unrelated', sides)]
  if (span === undefined) return undefined
  const counts = relateCounts(a, b)
  const relation =
    span === 'equal' || counts === 'equal' || counts === span ? (span === 'equal' ? counts : span) : 'overlap'
  const words = agreeOnWords(a.player.length + 1)
  return [words, relation === 'equal' ? agree('tally', 'numbers agree', sides) : veto('other-tally', relation, sides)]
}

const showTally = ({ player, counted, least, day, year, whole }: Tally) =>
  `${player.join(' ')}: ${least}+ ${counted.join(' + ')} ${whole ? 'in the tournament' : `on ${day}`} ${year ?? ''}`.trim()

/**
 * Returns the relation of the times in which two counts are made: a game is a part of its tournament. Undefined for two
 * tournaments of which only one states its year.
 */
function relateSpans(a: Tally, b: Tally): 'contains' | 'equal' | 'inside' | 'unrelated' | undefined {
  if (areOtherYears(a.year, b.year)) return 'unrelated'
  if (a.day !== undefined && b.day !== undefined) return a.day === b.day ? 'equal' : 'unrelated'
  if (!a.leagues.some((league) => b.leagues.includes(league))) return 'unrelated'
  if (a.part !== b.part) {
    // which game of the tournament the part is stands nowhere
    if (!a.whole || !b.whole || (a.part && b.part)) return 'unrelated'
    return a.part ? 'inside' : 'contains'
  }
  if (a.whole && b.whole) return (a.year === undefined) === (b.year === undefined) ? 'equal' : undefined
  return a.whole ? 'contains' : 'inside'
}

/** Whether two years or seasons are apart. A season has games in two years. */
function areOtherYears(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return false
  const [x, y] = [yearsIn(one), yearsIn(other)]
  return x.length === y.length || !x.some((year) => y.includes(year))
}

const yearsIn = (text: string): readonly number[] => {
  const first = Number(text.slice(0, 4))
  return text.length > 4 ? [first, first + 1] : [first]
}

/** Returns the relation of two counts in one game: two goals imply two goals or assists. */
function relateCounts(a: Tally, b: Tally): SetRelation {
  const [one, other] = [statisticsOf(a, b), statisticsOf(b, a)]
  const within = one.every((statistic) => other.includes(statistic))
  const around = other.every((statistic) => one.includes(statistic))
  if (within && around) return compareIntervals({ low: a.least, whole: true }, { low: b.least, whole: true })
  if (within) return a.least >= b.least ? 'inside' : 'overlap'
  return around && b.least >= a.least ? 'contains' : 'overlap'
}

/** Returns what is counted; the points of a player who may score goals, in ice hockey, are goals and assists. */
const statisticsOf = ({ counted }: Tally, other: Tally): readonly string[] =>
  counted.join() === 'points' && other.counted.includes('goals') ? ['goals', 'assists'] : counted

/**
 * Whether two names are one player's: the same words in any order, of which one name may leave out some. A given name
 * alone may be that of another player.
 */
function areOnePlayer(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (a.join('') === b.join('')) return true
  const rest = [...long]
  for (const word of short) {
    const at = rest.findIndex((other) => isSameName(word, other))
    if (at < 0) return false
    rest.splice(at, 1)
  }
  return short.length > 1 || isSameName(short[0] ?? '', long.at(-1) ?? '')
}

/** Whether two words of names are one, of which either may be an initial. */
function isSameName(one: string, other: string): boolean {
  if (one.length === 1 || other.length === 1) return one.charAt(0) === other.charAt(0)
  return isSameToken(tokenOfWord(one), tokenOfWord(other))
}
