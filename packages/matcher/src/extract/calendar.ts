import { tzOffset } from '@date-fns/tz'
import { memoize } from './memoize.ts'

/** Returns a date as the number of days since 1970-01-01. Months count from 1; 13 is January of the next year. */
export function dayNumber(year: number, month: number, day: number): number {
  return Math.floor(Date.UTC(year, month - 1, day) / 86_400_000)
}

/** Returns the year of a day number. */
export function yearOf(day: number): number {
  return new Date(day * 86_400_000).getUTCFullYear()
}

/** Returns the day number (days since 1970) of the same month and day in another year. */
export function moveToYear(day: number, year: number): number {
  const date = new Date(day * 86_400_000)
  return dayNumber(year, date.getUTCMonth() + 1, date.getUTCDate())
}

/** Returns a day number as an ISO date: 1 -> "1970-01-02". */
export const isoDay = memoize((day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10))

/** Returns the month and day of a day number, for dates whose year is not known: 1 -> "01-02". */
export function monthAndDay(day: number): string {
  return isoDay(day).slice(5)
}

/** Dates without a time zone mean New York, the time of US exchanges and most venues. */
const HOME_ZONE = 'America/New_York'

const HOUR = 3_600_000
/** The offset is computed once per hour, because clocks change on the hour. */
const offsetInHour = memoize((hour: number) => tzOffset(HOME_ZONE, new Date(hour * HOUR)) * 60_000)
const newYorkOffset = (time: number) => offsetInHour(Math.floor(time / HOUR))

/**
 * Returns the day number that an ISO instant has in New York; a date without a time is that very day. Undefined for
 * text that is no date.
 */
export const newYorkDay = memoize((iso: string): number | undefined => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) {
    const time = Date.parse(iso)
    return Number.isNaN(time) ? undefined : time / 86_400_000
  }
  const time = Date.parse(iso)
  return Number.isNaN(time) ? undefined : Math.floor((time + newYorkOffset(time)) / 86_400_000)
})

/**
 * Returns the minutes since 1970 (UTC) of a wall-clock time: `minutes` after midnight of `day` in New York ("et") or
 * UTC.
 */
export function minuteOf(day: number, minutes: number, zone: 'et' | 'utc'): number {
  const wall = (day * 1440 + (minutes % 1440)) * 60_000
  // The offset of the wall-clock time, read as if it were UTC, is right except in the hours around a change of the
  // clocks.
  const offset = zone === 'et' ? newYorkOffset(wall - newYorkOffset(wall)) : 0
  return Math.round((wall - offset) / 60_000) + (minutes >= 1440 ? 1440 : 0)
}
