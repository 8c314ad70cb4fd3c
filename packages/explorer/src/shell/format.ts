// How numbers and times are written. A number that is not known is written as a dash, never as 0.

const UNKNOWN = '–'

/** Writes a price in cents: 0.352 is 35.2¢. */
export function cents(price: number | null | undefined): string {
  if (price == null) return UNKNOWN
  // A price that is not 0 is never written as 0, nor one below a dollar as a dollar.
  if (price > 0 && price < 0.0005) return '<0.1¢'
  if (price < 1 && price >= 0.9995) return '>99.9¢'
  return `${trimmed(price * 100, 1)}¢`
}

/** Writes a difference of prices in cents, with its sign. */
export const signedCents = (difference: number | undefined): string =>
  difference === undefined ? UNKNOWN : `${sign(difference)}${trimmed(Math.abs(difference) * 100, 1)}¢`

/** Writes a share as per cent. */
export const percent = (share: number | null | undefined, digits = 1): string =>
  share == null ? UNKNOWN : `${trimmed(share * 100, digits)}%`

/** Writes a confidence as per cent, rounded down: 0.996 is never written as 100%. */
export function confidenceText(confidence: number | null | undefined, digits = 0): string {
  if (confidence == null) return UNKNOWN
  const scale = 100 * 10 ** digits
  // The product is rounded first: 0.29 * 100 is 28.999999999999996.
  return percent(Math.floor(Number((confidence * scale).toFixed(6))) / scale, digits)
}

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const long = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** Writes a large number in few digits: 1.2M. */
export const compact = (value: number | null | undefined): string => (value == null ? UNKNOWN : short.format(value))
/** Writes a number with at most two decimals. */
export const number = (value: number | null | undefined): string => (value == null ? UNKNOWN : long.format(value))
/** Writes an amount of dollars. */
export const dollars = (value: number | null | undefined): string =>
  value == null ? UNKNOWN : `${value < 0 ? '−' : ''}$${Math.abs(value).toFixed(2)}`

const day = new Intl.DateTimeFormat(undefined, { year: 'numeric', month: 'short', day: 'numeric' })
const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** Writes a day in the zone of the reader. A bare date stays the same day everywhere. */
export function date(instant: string | null | undefined): string {
  if (!instant) return UNKNOWN
  return day.format(new Date(/^\d{4}-\d\d-\d\d$/.test(instant) ? `${instant}T00:00:00` : instant))
}

/** Writes a time of day in the zone of the reader. */
export const time = (instant: string | null | undefined): string =>
  instant ? clock.format(new Date(instant)) : UNKNOWN

const minutes = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })

/** Writes a time of day in the zone of the reader, without seconds. */
export const hourAndMinute = (instant: string): string => minutes.format(new Date(instant))

const dayAndClock = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Writes a day and a time of day in the zone of the reader. */
export const moment = (instant: string | null | undefined): string =>
  instant ? dayAndClock.format(new Date(instant)) : UNKNOWN

/** Writes how long something lasts or lasted: 12 s, 5 min, 3 h, 2 d. */
export function duration(seconds: number | null | undefined): string {
  if (seconds == null) return UNKNOWN
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 120) return `${whole} s`
  if (whole < 7_200) return `${Math.round(whole / 60)} min`
  return whole < 172_800 ? `${Math.round(whole / 3_600)} h` : `${Math.round(whole / 86_400)} d`
}

const trimmed = (value: number, digits: number): string => Number(value.toFixed(digits)).toString()
const sign = (value: number): string => (value > 0 ? '+' : value < 0 ? '−' : '')
