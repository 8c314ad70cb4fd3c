import { memoize } from './memoize.ts'

/** Parses an ISO 8601 instant to Unix milliseconds; one without a zone is UTC, whatever the machine's own zone. */
export function parseInstant(text: string): number {
  // The usual form needs no rewriting.
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return Date.parse(text)
  const [, date, time, zone = 'Z'] = /^(\S+)[T ](\d[\d:.]*)(Z|[+-]\d{2}(?::?\d{2})?)?$/i.exec(text.trim()) ?? []
  if (date === undefined) return Date.parse(text)
  return Date.parse(`${date}T${time}${/^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone}`)
}

/** No prediction market is older; an earlier time is a zero or a misread unit. */
const EARLIEST = Date.UTC(2010, 0, 1)
/** Later years are written with a sign and six digits, which is not a valid date here; venues use them for "never". */
const END = Date.UTC(10_000, 0, 1)

/** Formats a venue's time (Unix milliseconds, or ISO 8601) as an ISO instant; undefined where it is no time. */
export function toInstant(time: number | string | null | undefined): string | undefined {
  return typeof time === 'string' ? instantOfText(time) : instantOf(time)
}

const instantOf = (at: number | null | undefined): string | undefined =>
  at !== null && at !== undefined && at >= EARLIEST && at < END ? new Date(at).toISOString() : undefined

/** The markets of an event close at the same time, and reading one takes a microsecond. */
const instantOfText = memoize((text) =>
  // Without a full form, Date.parse guesses, in the machine's own zone.
  /^\d{4}-\d\d-\d\d/.test(text) ? instantOf(parseInstant(text)) : undefined,
)

const CLOCK = String.raw`(\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?`
const WRITTEN = new RegExp(
  String.raw`^(\d{4}-\d{2}-\d{2})(?:[T ]${CLOCK}(?:\s?(Z|[+-]\d{2}(?::?\d{2})?)|\s(\d{2}:\d{2}))?)?$`,
  'i',
)
/** Numbers of seconds below this, and of milliseconds below a thousand times this, are not instants. */
const EARLIEST_EPOCH_SECONDS = 100_000_000

/**
 * Rewrites an instant as clients write it to one of the forms of `Instant`: ISO 8601 with or without seconds, with any
 * form of the offset, in either case; or Unix seconds or milliseconds, as a number or as text. An offset that begins
 * with a blank is positive, because an unescaped plus sign becomes a blank in a query. Any other value is returned
 * unchanged.
 */
export function canonicalInstant(value: unknown): unknown {
  const text = String(value).trim()
  if (typeof value === 'number' || (typeof value === 'string' && /^\d{9,16}(\.\d+)?$/.test(text)))
    return ofEpoch(value, +text)
  const parts = typeof value === 'string' ? WRITTEN.exec(text) : undefined
  if (!parts) return value
  const [, date = '', time, seconds = ':00', zone, offset] = parts
  if (time === undefined) return date
  return `${date}T${time}${seconds}${offset === undefined ? canonicalZone(zone) : `+${offset}`}`
}

function ofEpoch(value: unknown, epoch: number): unknown {
  const isSeconds = epoch < EARLIEST_EPOCH_SECONDS * 1_000
  const at = new Date(Math.round(isSeconds ? epoch * 1_000 : epoch))
  return epoch < EARLIEST_EPOCH_SECONDS || Number.isNaN(at.getTime()) ? value : at.toISOString()
}

function canonicalZone(zone = ''): string {
  const [, hours, minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? []
  return hours === undefined ? zone.toUpperCase() : `${hours}:${minutes}`
}
