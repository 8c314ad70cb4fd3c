import { matchesAny } from '../extract/matches-any.ts'
import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise } from '../extract/text.ts'
import { playerStatistics } from '../knowledge/player-statistics.ts'
import { type Comparison, veto } from './comparison.ts'

const hasStatistic = matchesAny(playerStatistics.map(([, pattern]) => pattern))

/** Returns the statistic that a title counts: "points and assists". Null for other titles. */
const statisticOf = memoize((title: string): string | null => {
  const text = normalise(title)
  return hasStatistic(text) ? (playerStatistics.find(([, pattern]) => pattern.test(text))?.[0] ?? null) : null
})

/**
 * Returns a veto where two questions count different statistics of a player: "20 assists" beside "20 points and
 * assists". Empty for all other pairs.
 */
export function compareStatistics(a: Proposition, b: Proposition): Comparison[] {
  if (!a.interval || !b.interval) return []
  const [x, y] = [statisticOf(a.title), statisticOf(b.title)]
  return x === null || y === null || x === y ? [] : [veto('other-statistic-in-title', 'overlap', [x, y])]
}
