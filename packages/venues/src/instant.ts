/** Reads an ISO 8601 instant as Unix milliseconds; one without a zone is UTC, whatever the machine's own zone. */
export function parseInstant(text: string): number {
  const [, date, time, zone = 'Z'] = /^(\S+)[T ](\d[\d:.]*)(Z|[+-]\d{2}(?::?\d{2})?)?$/i.exec(text.trim()) ?? []
  if (date === undefined) return Date.parse(text)
  return Date.parse(`${date}T${time}${/^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone}`)
}

/** No prediction market is older; what lies before is a zero or a misread unit. */
const EARLIEST = Date.UTC(2010, 0, 1)
/** Later years are written with a sign and six digits, which is no date of ours; venues use them for "never". */
const END = Date.UTC(10_000, 0, 1)

/** Writes a venue's time (Unix milliseconds, or ISO 8601) as an ISO instant; undefined where it tells none. */
export function toInstant(time: number | string | null | undefined): string | undefined {
  // Without a full form, Date.parse guesses, in the machine's own zone.
  const at = typeof time === 'string' ? (/^\d{4}-\d\d-\d\d/.test(time) ? parseInstant(time) : Number.NaN) : time
  return at !== null && at !== undefined && at >= EARLIEST && at < END ? new Date(at).toISOString() : undefined
}
