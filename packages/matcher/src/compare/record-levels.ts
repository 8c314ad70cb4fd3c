import { dayNumber, newYorkDay } from '../extract/calendar.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { recordPrices, recordsKnownUntil } from '../knowledge/record-prices.ts'
import { type Comparison, veto } from './comparison.ts'
import { YEAR } from './states-on-days.ts'
import { agreeOnTopic, areComplete, compareWords } from './words.ts'

/**
 * Compares a new record of a price with a level that it reaches: a record is above every level below the last one, and
 * a level above the last one is a record. Undefined for other pairs.
 */
export function compareRecordLevel(a: Proposition, b: Proposition): Comparison[] | undefined {
  const { interval } = b
  if (a.interval || a.game || b.game || !a.questionTokens.some(isRecord) || b.questionTokens.some(isRecord))
    return undefined
  if (!interval || interval.bare || interval.low === undefined || interval.high !== undefined) return undefined
  if (interval.unit !== 'usd' && (interval.unit || interval.barrier !== 'up')) return undefined
  const { shared, onlyA, onlyB } = compareWords(a, b)
  const stray = [...onlyA, ...onlyB].filter((token) => !isRecord(token) && token.key !== 'hit')
  if (!areComplete(shared, stray, 1)) return undefined
  const relation = relateToRecord(a, b, interval.low)
  return [agreeOnTopic(a, b, shared), veto('record-beside-level', relation, [a.title, b.title])]
}

const isRecord = ({ key }: Token) => key === 'record-high'

function relateToRecord(a: Proposition, b: Proposition, level: number): 'inside' | 'contains' | 'overlap' {
  const ends = [a, b].flatMap(endsOf)
  const records = a.questionTokens.flatMap(({ ids = [] }) => ids.flatMap((id) => recordPrices.get(id) ?? []))
  const before = (day: number) =>
    Math.max(0, ...records.filter(([set]) => (newYorkDay(set) ?? 0) < day).map(([, price]) => price))
  if (ends.length < 2) return 'overlap'
  // it is not known when the time begins, so the lowest record is that of a year before
  const [lowest, highest] = [before(Math.min(...ends) - YEAR), before(Math.max(...ends))]
  if (highest > 0 && level > highest * (1 + DIFFERENCE)) return beginsLater(a) ? 'overlap' : 'contains'
  // a price that has been reached may have fallen by a certain day
  return level <= lowest * (1 - DIFFERENCE) && b.time.window?.kind !== 'day' ? 'inside' : 'overlap'
}

/** Returns the day on which the time of a question ends; none where its year is not known. */
const endsOf = ({ time: { window, years } }: Proposition): number[] =>
  window ? (window.yearKnown ? [window.to] : []) : years.map(({ value }) => dayNumber(value + 1, 1, 1))

/** Whether a question asks for a record in a period that begins after the table was made, when others may stand. */
const beginsLater = ({ time: { window, years } }: Proposition) =>
  window
    ? window.kind === 'period' && (window.from ?? 0) > KNOWN
    : years.some(({ value }) => dayNumber(value, 1, 1) > KNOWN)

const KNOWN = dayNumber(...recordsKnownUntil)
/** By how much the records of two exchanges may differ, as a share of the price. */
const DIFFERENCE = 0.01
