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
  const scope = relateScopes(a, b)
  const sides = showBoth(showTally, a, b)
  const isOne = scope !== 'unrelated' && areOnePlayer(a.player, b.player)
  if (scope === 'unrelated' || isOne === false) return [veto('other-tally', 'unrelated', sides)]
  const counts = relateCounts(a, b)
  if (isOne === undefined || counts === undefined) return undefined
  const relation = scope === 'equal' || counts === 'equal' || counts === scope ? stronger(scope, counts) : 'overlap'
  const words = agreeOnWords(a.player.length + 1)
  return [words, relation === 'equal' ? agree('tally', 'numbers agree', sides) : veto('other-tally', relation, sides)]
}

const stronger = (one: SetRelation, other: SetRelation) => (one === 'equal' ? other : one)

const showTally = ({ player, counted, least, day, year, whole }: Tally) =>
  `${player.join(' ')}: ${least}+ ${counted.join(' + ')} ${whole ? 'in the tournament' : `on ${day}`} ${year ?? ''}`.trim()

/** Returns the relation of the times in which two counts are made: a game is a part of its tournament. */
function relateScopes(a: Tally, b: Tally): 'contains' | 'equal' | 'inside' | 'unrelated' {
  if (a.year !== undefined && b.year !== undefined && a.year !== b.year) return 'unrelated'
  const isOneLeague = a.leagues.some((league) => b.leagues.includes(league))
  if (a.day !== undefined && b.day !== undefined) return a.day === b.day ? 'equal' : 'unrelated'
  if (!isOneLeague) return 'unrelated'
  return a.whole && b.whole ? 'equal' : a.whole ? 'contains' : 'inside'
}

/**
 * Returns the relation of two counts in one game: two goals imply two goals or assists. Undefined where one statistic
 * may consist of others: the points of an ice hockey player are goals and assists.
 */
function relateCounts(a: Tally, b: Tally): SetRelation | undefined {
  const points = a.counted.includes('points') || b.counted.includes('points')
  if (points && (a.counted.includes('goals') || b.counted.includes('goals'))) return undefined
  const isPart = (one: Tally, other: Tally) => one.counted.every((statistic) => other.counted.includes(statistic))
  const [within, around] = [isPart(a, b), isPart(b, a)]
  const bounds = compareIntervals({ low: a.least, whole: true }, { low: b.least, whole: true })
  if (within && around) return bounds
  if (within) return a.least >= b.least ? 'inside' : 'overlap'
  return around && b.least >= a.least ? 'contains' : 'overlap'
}

/**
 * Whether two names are one player's: the same words in any order, of which one name may leave out some behind the
 * first or before the last. Undefined where a given name alone leaves it open.
 */
function areOnePlayer(a: readonly string[], b: readonly string[]): boolean | undefined {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (a.join('') === b.join('')) return true
  const rest = [...long]
  for (const word of short) {
    const at = rest.findIndex((other) => isSameName(word, other))
    if (at < 0) return false
    rest.splice(at, 1)
  }
  // "Ann" may be Ann Roe or Ann Poe
  return short.length > 1 || long.length === 1 || isSameName(short[0] ?? '', long.at(-1) ?? '') ? true : undefined
}

/** Whether two words of names are one, of which either may be an initial. */
function isSameName(one: string, other: string): boolean {
  if (one.length === 1 || other.length === 1) return one.charAt(0) === other.charAt(0)
  return isSameToken(tokenOfWord(one), tokenOfWord(other))
}
