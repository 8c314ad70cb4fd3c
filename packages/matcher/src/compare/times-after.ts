import { moveToYear, yearOf } from '../extract/calendar.ts'
import { readDates } from '../extract/dates.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise } from '../extract/text.ts'
import { ofTitle } from './facts.ts'

/**
 * Returns the relation of a question about any time after a day ("on or after September 1") to one with a time of its
 * own: a deadline until that day excludes it, and a period behind it lies within. Undefined for other pairs.
 */
export function compareAfter(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [a, b].map(({ title, time }) => time.window === undefined && startIn(title) !== null)
  if (x === y) return undefined
  const [open, dated] = x ? [a, b] : [b, a]
  const { window } = dated.time
  const start = startIn(open.title)
  if (!window || !start) return undefined
  if (start.yearKnown && !window.yearKnown) return 'overlap'
  const isOfClosing = !start.yearKnown && window.yearKnown
  const day = isOfClosing ? moveToYear(start.day, yearOf(open.time.closing ?? window.to - 1)) : start.day
  return relateTo(day, window.from, window.to, x === true)
}

function relateTo(start: number, from: number | undefined, to: number, onA: boolean): SetRelation {
  if (to <= start) return 'disjoint'
  return from === undefined || from < start ? 'overlap' : onA ? 'contains' : 'inside'
}

/** Returns the day with which the time in a title begins that has no end: "after May 3". Null for other titles. */
const startIn = ofTitle((title: string) => {
  if (!AFTER.test(title)) return null
  const [mention, ...others] = readDates(normalise(title)).mentions
  if (mention?.role !== 'after' || mention.unit !== 'day' || others.length > 0) return null
  return { day: ON_OR_AFTER.test(title) ? mention.from : mention.to, yearKnown: mention.year !== undefined }
})

const AFTER = /\b(?:on or )?after [JFMASOND0-9]/i
const ON_OR_AFTER = /\bon or after /i
