import { tzOffset } from '@date-fns/tz'
import { memoize } from './memoize.ts'

/** Days since 1970-01-01; months count from 1 and may run over the year's end. */
export function dayNumber(year: number, month: number, day: number): number {
  return Math.floor(Date.UTC(year, month - 1, day) / 86_400_000)
}

/** Year of a day number. */
export function yearOf(day: number): number {
  return new Date(day * 86_400_000).getUTCFullYear()
}

/** Returns the ISO date of a day number. */
export const isoDay = memoize((day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10))

/** Month and day of a day number, for dates whose year is unknown. */
export function monthAndDay(day: number): string {
  return isoDay(day).slice(5)
}

/** US exchanges and venues mean days in New York. */
const HOME_ZONE = 'America/New_York'

const HOUR = 3_600_000
/** Clocks change on the hour. */
const offsetInHour = memoize((hour: number) => tzOffset(HOME_ZONE, new Date(hour * HOUR)) * 60_000)
const newYorkOffset = (time: number) => offsetInHour(Math.floor(time / HOUR))

/** The day in New York of an instant; a bare date is that day. */
export const newYorkDay = memoize((iso: string): number | undefined => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) {
    const time = Date.parse(iso)
    return Number.isNaN(time) ? undefined : time / 86_400_000
  }
  const time = Date.parse(iso)
  return Number.isNaN(time) ? undefined : Math.floor((time + newYorkOffset(time)) / 86_400_000)
})

/** Minutes since 1970 of a wall-clock time in New York or UTC. */
export function minuteOf(day: number, minutes: number, zone: 'et' | 'utc'): number {
  const wall = (day * 1440 + (minutes % 1440)) * 60_000
  // The offset at the wall-clock time read as UTC is right but for the hours around a change of the clocks.
  const offset = zone === 'et' ? newYorkOffset(wall - newYorkOffset(wall)) : 0
  return Math.round((wall - offset) / 60_000) + (minutes >= 1440 ? 1440 : 0)
}
