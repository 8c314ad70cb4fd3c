import { dailySeries } from '../knowledge/traded-series.ts'
import { wordSet } from '../knowledge/word-set.ts'
import { type EntityId, includesKind, isOfKind, kindOf } from './entities.ts'
import { asReached, type Interval } from './interval.ts'
import { tradedSeries } from './measurements.ts'
import { memoize } from './memoize.ts'
import { namesBank, namesFed } from './policy-rates.ts'
import type { Quantity } from './quantities.ts'
import { ofAnySize, readRateChange } from './rates.ts'
import type { ReadText } from './read.ts'

/** The texts from which the interval of a market is read. */
export interface StrikeTexts {
  title: ReadText
  event: ReadText
  /** The venue's own label of the market ("$400"), as read. */
  label?: ReadText
}

const DANGLING =
  /\b(above|over|more than|greater than|at least|exceed|below|under|less than|reach|hit|dip to|higher than|lower than)(?:\s*(?:_+|\.\.\.|\?|:|$)| - )/

const TARGET = /\b(?:target price|price to beat)\b/

/**
 * Returns the numbers for which a market settles YES, from its label or else its title: "above $400" -> every number
 * from 400 dollars up. Undefined where neither states a number.
 */
export function readInterval({ title, event, label }: StrikeTexts): Interval | undefined {
  // "up or down" is relative to the price at the beginning, which the title does not state
  if (TARGET.test(title.text) || (label && TARGET.test(label.text))) return undefined
  const context = `${event.text} ${title.text}`
  if (label && NONE.test(label.text) && ASKS_HOW_MANY.test(context)) return { low: 0, high: 0, whole: true }
  const labelled = label && isNumeric(label) ? label.quantities[0] : undefined
  const stated = title.quantities.find(({ bare }) => !bare)
  const named = [...event.tokens, ...title.tokens, ...(label?.tokens ?? [])]
  const move = namesBank(named) ? moveOf(title, label, labelled ?? stated) : undefined
  if (move) return namesFed(named) ? ofAnySize(move) : move
  const interval = labelled
    ? withBarrier(counted(directed(comparable(labelled, context), stated?.interval), stated?.interval), context)
    : stated && withBarrier(stated.interval, isPassed(title) ? `reach ${context}` : context)
  if (interval) return stated && isPriceOfYear(title) ? asReached(interval) : interval
  const [bare, ...more] = title.quantities
  // the 500 of "S&P 500" and the 19 of "COVID-19" are parts of names
  if (!bare || more.length > 0 || !title.tokens.some(({ key }) => key === bare.text.replaceAll(',', '')))
    return undefined
  return isNoneOfThem(title.text) ? bare.interval : { ...bare.interval, bare: true }
}

/** Matches the answer to "how many" that says that there is none. */
const NONE = /^(?:none|zero)$/
const ASKS_HOW_MANY = /\bhow many\b|\bnumber of\b/

/** Whether a title asks for none of some things: "launch 0 rockets". */
const isNoneOfThem = (text: string) => /(?<![\d.,:-])\b0 (?:[a-z-]+ ){0,2}?[a-z]{2,}[^s\W]s\b/.test(text)

const isPoint = ({ low, high, strikeOnly, barrier }: Interval) =>
  strikeOnly === true || (low !== undefined && low === high && !barrier)

/** Returns the interval of a label that is a bare strike ("$400") with the comparator of its title ("above $400"). */
const directed = (label: Interval, title: Interval | undefined): Interval =>
  isPoint(label) && title && title.low !== title.high && (title.low ?? title.high) === label.low ? title : label

/**
 * Returns the interval of a label as one of whole units, if the title asks for the same number of counted things ("more
 * than 4,000 cases").
 */
const counted = (label: Interval, title: Interval | undefined): Interval =>
  title?.whole && !label.whole && (title.low ?? title.high) === (label.low ?? label.high)
    ? { ...label, whole: true }
    : label

/** Whether a price only has to reach a level at some time: "exceed $100k" without a stated day. */
function isPassed({ text, tokens, dates }: ReadText): boolean {
  if (!PASSES.test(text) || dates.some(({ unit, role }) => unit === 'day' && role !== 'by' && role !== 'before'))
    return false
  const isOfYear = dates.every(({ unit, role }) => unit === 'year' || role === 'by' || role === 'before')
  if (isOfYear && RISES.test(text) && includesKind(tokens, 'series')) return true
  return tokens.some(({ key, ids }) => PASSED.has(key) || ids?.some(isQuoted))
}

/**
 * Whether a title asks only for the price of something that is traded, within a time in which it changes every day:
 * "Bitcoin below $55k in 2031". A price at the end of the time is that of a day.
 */
function isPriceOfYear({ text, tokens, dates }: ReadText): boolean {
  if (dates.length === 0 || READ_ONCE.test(text)) return false
  const traded = tokens.filter(({ ids }) => ids?.some(isTraded))
  const months = traded.some((token) => isOfKind(token, 'coin'))
  return (
    traded.length > 0 &&
    tokens.every((token) => token.weight < PRICE_WEIGHT || PRICES.has(token.key) || traded.includes(token)) &&
    dates.every(({ unit, role }) => role === 'in' && (unit === 'year' || (months && unit === 'month')))
  )
}

const READ_ONCE = /\b(?:averag|clos|end|finish|settl)/
const PRICE_WEIGHT = 0.5
const PRICES = wordSet('above below market-cap pric price stock valuation worth')

/** Whether an entity has a price or a level that is published all the time. */
const isQuoted = (id: EntityId) => kindOf(id) === 'coin' || tradedSeries.has(id) || dailySeries.has(id)
const isTraded = (id: EntityId) => kindOf(id) === 'company' || isQuoted(id)

/** Keys of numbers that are counted all the time. */
const PASSED: ReadonlySet<string> = new Set(['market-cap', 'follow', 'follower', 'subscrib', 'subscriber', 'view'])

/** Matches what a figure does that is published several times a year. */
const RISES = /\b(?:climb|go|jump|rise|soar)s? (?:above|over)\b/
const PASSES = /\b(?:exceed|surpass|cross|break)(?:s|es)?\b|\b(?:climb|go|jump|move|rise|soar|trade)s? (?:above|over)\b/

const isNumeric = ({ quantities, tokens }: ReadText) =>
  quantities.length > 0 && tokens.filter(({ weight }) => weight >= 1).length <= 1

function moveOf(title: ReadText, label: ReadText | undefined, size: Quantity | undefined): Interval | undefined {
  return (label && readRateChange(label.text, size?.interval)) ?? readRateChange(title.text, size?.interval)
}

/** Matches questions for the highest or lowest value of a time: "How high will it get?" */
const EXTREME = /\bhow (high|low) (?:will|does|can) [^?]*\b(?:climb|dip|drop|fall|get|go|rise)s?\b/

/** Returns the interval of a label with the comparator of its title: "close above ___ - $400". */
function comparable({ interval, text, exact }: Quantity, context: string): Interval {
  if (exact || interval.low === undefined || interval.low !== interval.high || interval.barrier) return interval
  const word =
    EXTREME.exec(context)?.[1] === 'high' ? 'reach' : EXTREME.test(context) ? 'dip to' : DANGLING.exec(context)?.[1]
  const { low, high, ...rest } = interval
  // without a comparator, a sum of money is a strike whose direction is not stated, because no market asks for an exact
  // sum
  if (word === undefined)
    return rest.unit === 'usd' || /[kmbt]$/.test(text) ? { ...interval, strikeOnly: true } : interval
  if (word === 'reach' || word === 'hit') return { ...rest, low, barrier: 'up' }
  if (word === 'dip to') return { ...rest, high: low, barrier: 'down' }
  if (word === 'at least') return { ...rest, low }
  const under = word === 'below' || word === 'under' || word === 'less than' || word === 'lower than'
  return under ? { ...rest, high: low, highOpen: true } : { ...rest, low, lowOpen: true }
}

/** Matches titles that require a close above the level on some day, which is more than reaching it. */
const CLOSES_SOME_DAY = /\b(?:clos|settl)\w* .*\b(?:in|on) any (?:day|week|month|quarter)\b/

/** Matches titles about what hits by itself: "hit 50 or more home runs" counts them, an earthquake hits a place. */
const IS_BATTED = /\b(?:earthquakes?|home runs?|homers?|hrs|hurricanes?)\b/
/** Matches how many do it, and not what is reached: "more than 10 rockets reach space". */
const COUNT_REACHES =
  /\b\d[\d,.]*\+? (?:or (?:above|below|fewer|higher|less|lower|more) )?(?!(?:to|or|and|in|on|by|for)\b)(?:[a-z'-]+ ){1,4}?(?:reach|hit)(?:es|s)? (?![$£€]?\d|an?\b)/
const HIGHEST = /\bhow high\b|\b(?:reach|hit)\b/
const LOWEST = /\bhow low\b|\bdip\b/
const AT_ANY_TIME =
  /\b(?:in|on) any (?:day|week|month|quarter)\b|\bat (?:any|some) (?:point|time)\b|\bever (?:be|close|settle|trade)\b/

/** Returns from which sides a text lets a price reach a level; all strikes of a ladder have the same text. */
const sidesReached = memoize((context: string): { up: boolean; down: boolean } => {
  const reaches = !CLOSES_SOME_DAY.test(context) && !IS_BATTED.test(context) && !COUNT_REACHES.test(context)
  const anyTime = reaches && AT_ANY_TIME.test(context)
  return { up: anyTime || (reaches && HIGHEST.test(context)), down: anyTime || (reaches && LOWEST.test(context)) }
})

/**
 * Returns an interval of the highest or lowest price as a level to be reached: "How high will it get? - $70 or above"
 * asks the same as "hit $70".
 */
function withBarrier(interval: Interval, context: string): Interval {
  const { low, high, barrier } = interval
  if (barrier || (low === undefined) === (high === undefined)) return interval
  const { up, down } = sidesReached(context)
  return (low === undefined ? down : up) ? asReached(interval) : interval
}
