import { includesKind } from '../extract/entities.ts'
import type { Interval } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { showTime } from '../extract/time.ts'
import type { Token } from '../extract/tokens.ts'
import { agree, type Comparison, showBoth, veto } from './comparison.ts'
import { ofQuestion } from './facts.ts'
import { agreeOnShared, areComplete, compareWords } from './words.ts'

/**
 * Compares the direction of a price ("up or down") with a level of the same price on the same day: it may rise to a level
 * and from it. A direction of some minutes is compared only with a level at their end. Undefined for other pairs.
 */
export function compareDirection(direction: Proposition, level: Proposition): Comparison[] | undefined {
  if (!isDirection(direction) || direction.interval || isDirection(level) || !isLevel(level.interval)) return undefined
  if (!endTogether(direction, level)) return undefined
  const { onlyA, onlyB, shared } = compareWords(direction, level)
  const stray = [...onlyA.filter(isNoDirection), ...onlyB]
  if (!areComplete(shared, stray, 1) || stray.some(({ weight }) => weight >= 0.5)) return undefined
  return [
    agreeOnShared(direction, level, shared),
    agree(
      'window',
      'window agrees',
      showBoth(({ time }) => showTime(time), direction, level),
    ),
    veto(
      'direction-beside-level',
      'overlap',
      showBoth(({ title }) => title, direction, level),
    ),
  ]
}

const isDirection = ofQuestion(
  ({ questionTokens, game }: Proposition) =>
    !game && says(questionTokens, 'up-down') && includesKind(questionTokens, 'coin', 'company', 'series'),
)

const isLevel = (interval: Interval | undefined) =>
  interval !== undefined &&
  !interval.bare &&
  !interval.barrier &&
  (interval.unit === undefined || interval.unit === 'usd')

/** Whether the token says neither which way a price moves nor at which end of a day it is read. */
const isNoDirection = ({ key }: Token) => key !== 'up-down' && key !== 'open' && key !== 'close'

/** Whether both are about one day and, where the direction is that of some minutes, the level is read when they end. */
function endTogether({ time: { window: one } }: Proposition, { time }: Proposition): boolean {
  const { window: other, closes, closesAtHour } = time
  if (one?.kind !== 'day' || other?.kind !== 'day' || !one.yearKnown || one.to !== other.to) return false
  if (!one.clock) return true
  const read = other.clock?.from ?? (closesAtHour ? closes : undefined)
  // a candle that states only when it begins has an hour
  return read !== undefined && read === (one.clock.to ?? one.clock.from + 60)
}
