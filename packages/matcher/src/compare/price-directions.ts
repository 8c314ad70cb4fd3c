import { includesKind } from '../extract/entities.ts'
import { type Interval, isRead } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { showTime } from '../extract/time.ts'
import { wordSet } from '../knowledge/word-set.ts'
import { agree, type Comparison, showBoth, veto } from './comparison.ts'
import { ofQuestion } from './facts.ts'
import { YEAR } from './states-on-days.ts'
import { compareYears } from './times.ts'
import { agreeOnShared, agreeOnTopic, areComplete, compareWords } from './words.ts'

/**
 * Compares the direction of a price ("up or down") with a level of the same price on the same day: it may rise to a level
 * and from it. A direction of some minutes is compared only with a level at their end. Undefined for other pairs.
 */
export function compareDirection(direction: Proposition, level: Proposition): Comparison[] | undefined {
  if (!isDirection(direction) || direction.interval || isDirection(level) || !isLevel(level.interval)) return undefined
  if (!endTogether(direction, level)) return undefined
  const window = agree('window', 'window agrees', showBoth(showTime, direction.time, level.time))
  return besideLevel(direction, level, OF_DIRECTIONS, (shared) => [agreeOnShared(direction, level, shared), window])
}

/** Returns what two questions agree on, and that neither implies the other, if the first has no words but `own`. */
function besideLevel(
  a: Proposition,
  b: Proposition,
  own: ReadonlySet<string>,
  agreed: (shared: number) => Comparison[],
): Comparison[] | undefined {
  const { onlyA, onlyB, shared } = compareWords(a, b)
  const stray = [...onlyA.filter(({ key }) => !own.has(key)), ...onlyB]
  if (!areComplete(shared, stray, 1) || stray.some(({ weight }) => weight >= 0.5)) return undefined
  return [...agreed(shared), veto('direction-beside-level', 'overlap', [a.title, b.title])]
}

/**
 * Compares whether a price ends a year higher or lower than it began with a level that it reaches within the year, of
 * which neither implies the other. Undefined for other pairs.
 */
export function compareYearlyDirection(direction: Proposition, level: Proposition): Comparison[] | undefined {
  if (direction.interval || !level.interval?.barrier || !isYearlyDirection(direction)) return undefined
  if (level.interval.unit !== undefined && level.interval.unit !== 'usd') return undefined
  const [year, reached] = [direction.time.window, level.time.window]
  const isApart =
    year?.yearKnown && reached?.yearKnown && (reached.to > year.to + AROUND_END || reached.to < year.to - YEAR)
  if (isApart || compareYears(direction.time.years, level.time.years) === 'apart') return undefined
  return besideLevel(direction, level, OF_ENDS, (shared) => [agreeOnTopic(direction, level, shared)])
}

const isYearlyDirection = ofQuestion(
  ({ title, questionTokens, game }: Proposition) =>
    !game && YEARLY.test(title) && includesKind(questionTokens, 'coin', 'company', 'series'),
)

const YEARLY =
  /\b(?:clos|end|finish)(?:es?)? (?:the year|20\d\d) (?:above|below|down|green|higher|in the (?:green|red)|lower|negative|positive|red|up)\b(?! (?:above|at|by|to) ?\$?\d| \$?\d)/i
/** The days around the end of a year within which deadlines mean it. */
const AROUND_END = 7
const OF_ENDS = wordSet(
  'above begin began below clos close down end finish green higher lower negativ open positiv red start up year',
)

const isDirection = ofQuestion(
  ({ questionTokens, game }: Proposition) =>
    !game && says(questionTokens, 'up-down') && includesKind(questionTokens, 'coin', 'company', 'series'),
)

const isLevel = (interval: Interval | undefined) => isRead(interval) && (interval.unit ?? 'usd') === 'usd'

/** Words for the way in which a price moves and for the end of a day at which it is read. */
const OF_DIRECTIONS: ReadonlySet<string> = new Set(['close', 'open', 'up-down'])

/** Whether both are about one day and, where the direction is that of some minutes, the level is read when they end. */
function endTogether({ time: { window: one } }: Proposition, { time }: Proposition): boolean {
  const { window: other, closes, closesAtHour } = time
  if (one?.kind !== 'day' || other?.kind !== 'day' || !one.yearKnown || one.to !== other.to) return false
  if (!one.clock) return true
  const read = other.clock?.from ?? (closesAtHour ? closes : undefined)
  // a candle that states only when it begins has an hour
  return read !== undefined && read === (one.clock.to ?? one.clock.from + 60)
}
