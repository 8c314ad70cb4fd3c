import { pino } from 'pino'
import { printable } from './printable.ts'

/** Formats a log entry, a line of JSON, for people: `14:02:07 INFO ingested venue=kalshi pages=3`. */
export function describeEntry(line: string): string {
  const { level, time, msg, err, ...fields } = JSON.parse(line) as Record<string, unknown>
  const clock = new Date(Number(time)).toLocaleTimeString('en-GB')
  const name = pino.levels.labels[Number(level)]?.toUpperCase() ?? String(level)
  const values = Object.entries(fields).map(([field, value]) => `${field}=${describe(value)}`)
  const words = [clock, name, ...(msg === undefined ? [] : [String(msg)]), ...values].join(' ')
  const { stack, message } = (err ?? {}) as { stack?: string; message?: string }
  return printable(`${[words, ...(err === undefined ? [] : [stack ?? message])].join('\n')}\n`)
}

/** Writes one word as it is and anything else as JSON, so that the end of a field is clear. */
const describe = (value: unknown): string =>
  typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value)
