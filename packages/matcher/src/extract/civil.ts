import { DateTime } from 'luxon'

/** Days since 1970-01-01; months count from 1 and may run over the year's end. */
export function dayNumber(year: number, month: number, day: number): number {
  return Math.floor(Date.UTC(year, month - 1, day) / 86_400_000)
}

/** Year of a day number. */
export function yearOf(day: number): number {
  return new Date(day * 86_400_000).getUTCFullYear()
}

export function isoDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

/** Month and day of a day number, for dates whose year is unknown. */
export function monthAndDay(day: number): string {
  return isoDay(day).slice(5)
}

/** US exchanges and venues speak of days in New York. */
const HOME_ZONE = 'America/New_York'

/** The day in New York of an instant; a bare date is that day. */
export function localDay(iso: string): number | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) {
    const time = Date.parse(iso)
    return Number.isNaN(time) ? undefined : time / 86_400_000
  }
  const local = DateTime.fromISO(iso, { zone: HOME_ZONE })
  return local.isValid ? dayNumber(local.year, local.month, local.day) : undefined
}

/** Minutes since 1970 of a wall-clock time in New York or UTC. */
export function minuteOf(day: number, minutes: number, zone: 'et' | 'utc'): number {
  const [year = 1970, month = 1, date = 1] = isoDay(day).split('-').map(Number)
  const time = { year, month, day: date, hour: Math.floor(minutes / 60) % 24, minute: minutes % 60 }
  const local = DateTime.fromObject(time, { zone: zone === 'et' ? HOME_ZONE : 'utc' })
  return Math.round(local.toMillis() / 60_000) + (minutes >= 1440 ? 1440 : 0)
}
