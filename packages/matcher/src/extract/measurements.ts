import { readingWords } from '../knowledge/reading-words.ts'
import { commodities, indices } from '../knowledge/traded-series.ts'
import { minuteOf } from './calendar.ts'
import { includesKind, kindOf } from './entities.ts'
import { type Interval, isRead } from './interval.ts'
import type { Proposition } from './proposition.ts'
import type { Time } from './time.ts'
import type { Token } from './tokens.ts'

/**
 * Whether the number of a question is read once, when its period ends ("S&P 500 closes above 7000 in May"), and not
 * whenever a level is reached within the period ("hits 7000 in May").
 */
export function isReadAtPeriodEnd(
  questionTokens: readonly Token[],
  interval: NonNullable<Proposition['interval']>,
  text: string,
): boolean {
  if (interval.barrier || interval.bare || interval.unit === 'percent' || interval.unit === 'bps') return false
  if (/\bon any day\b/.test(text)) return false
  if (/\b(?:close|closes|closing|settle|settles|settled|final trading day)\b/.test(text)) return true
  return namesTraded(questionTokens)
}

/** Whether some of the tokens name a company, an index or a commodity, whose price can be reached at any time. */
export const namesTraded = (tokens: readonly Token[]): boolean =>
  tokens.some(({ ids }) => ids?.some((id) => kindOf(id) === 'company' || tradedSeries.has(id)))

/**
 * Returns the time of a question about a share or an index of the New York exchanges at 4pm, when they close, as that of
 * its day: "at 4pm EST" is "at the close". Other times are returned unchanged.
 */
export function asTradingDay(time: Time, questionTokens: readonly Token[]): Time {
  if (time.window?.clock === undefined || !questionTokens.some(isOfNewYork)) return time
  const { clock, ...day } = time.window
  const isClose = clock.to === undefined && day.from !== undefined && clock.from === minuteOf(day.from, CLOSE, 'et')
  return isClose ? { ...time, window: day } : time
}

const CLOSE = 16 * 60

const isOfNewYork = ({ ids }: Token) => ids?.some((id) => kindOf(id) === 'company' || indices.has(id)) ?? false

/** Ids of the indices and commodities that are traded, so that their price moves all day. */
export const tradedSeries: ReadonlySet<string> = new Set([...commodities, ...indices])

/**
 * Returns the interval of a title that states a plain number as exactly that number: "Will there be 2 rate cuts?" means
 * two and no more, and so do the answers of an event that asks how many. Other intervals are returned unchanged.
 */
export function asExactCount(interval: Interval | undefined, title: string, event = ''): Interval | undefined {
  if (!interval?.bare || !(EXACT.test(title) || (event.startsWith('how many ') && COUNTS.test(title)))) return interval
  const { bare: _, ...rest } = interval
  return { ...rest, whole: true }
}

const COUNTS = /\b(?:control|gain|get|have|hold|take|win)s? \d+ [a-z]{3,}/
const EXACT =
  /^will (?:there be |exactly )*\d+ (?!of )(?:[a-z-]+ ){0,3}?(?!games?\b)[a-z]{2,}s (?:happen|occur|be (?:made|called|held|announced)|in|by|before|during|this|[?:-]|$)|^will .*\b(?:control|gain|get|have|hold|take|win) \d+ (?:[a-z]+ ){0,2}?(?:seats|states)\b|\b(?:cut|hike|lower|raise)s? (?:[a-z]+ ){0,3}?\d+ times?\b|^(?:how many|number of) [^?:]+\??: \d+$/

/**
 * Returns the interval marked as `rounded` where the question is about a statistic that an agency publishes in round
 * numbers, such as jobs, so that the result can be exactly the bound. Other intervals are returned unchanged.
 */
export function markRounded(
  interval: Interval | undefined,
  questionTokens: readonly Token[],
  text: string,
): Interval | undefined {
  if (!isRead(interval) || interval.strikeOnly) return interval
  if (isRetailPrice(interval, questionTokens, text)) return { ...interval, rounded: true }
  const bound = interval.low ?? interval.high
  if (interval.unit !== undefined || !Number.isInteger(bound) || interval.whole || PRICED.test(text)) return interval
  const isSeries = questionTokens.some(({ ids }) => ids?.some((id) => kindOf(id) === 'series' && !tradedSeries.has(id)))
  return isSeries ? { ...interval, rounded: true } : interval
}

/**
 * Whether the number is the price that a seller sets, such as $100 for a game, which is often exactly the bound. Prices
 * of markets and averages hardly ever are.
 */
const isRetailPrice = ({ unit }: Interval, questionTokens: readonly Token[], text: string) =>
  unit === 'usd' && RETAIL.test(text) && !includesKind(questionTokens, 'coin', 'company', 'series')

const RETAIL =
  /\b(?:costs?|launch price|msrp|priced at|retail price|price of (?:a |the |[a-z]+ )*?(?:base|console|game|gta|ipad|iphone|model|phone|playstation|subscription|switch|ticket|xbox)s?\b)(?!.*\b(?:average|billions?|millions?|per (?:barrel|gallon|ounce))\b)/

const PRICED = /\b(?:clos|pric|settl|trad|stock|share|index|worth|valu|gross)\w*\b|\bopens?\b/

/**
 * Returns the tokens of a question without the words that its interval already expresses: "above", "reach", "price".
 * Unchanged where there is no interval.
 */
export function withoutMeasureWords(tokens: readonly Token[], interval: Proposition['interval']): readonly Token[] {
  if (!interval || interval.bare) return tokens
  const stated =
    interval.unit === 'bps'
      ? readingWords.measureOfRates
      : interval.unit === 'percent'
        ? readingWords.measureOfShares
        : undefined
  const number = interval.unit === undefined && interval.low === interval.high ? String(interval.low) : undefined
  const lowest = interval.barrier === 'down' ? 'low' : undefined
  // "no cuts" and "0 cuts"
  const none = interval.low === 0 && interval.high === 0 ? 'no' : undefined
  // the popular vote that is won is a contest, and no measure of the margin
  const isWon = (index: number) => tokens[index]?.key === 'popular-vote' && tokens[index - 1]?.key === 'win'
  return tokens.filter(
    ({ key }, index) =>
      isWon(index) ||
      (!readingWords.measure.has(key) && !stated?.has(key) && key !== number && key !== lowest && key !== none),
  )
}
