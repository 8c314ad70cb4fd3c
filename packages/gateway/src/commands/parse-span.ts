import { InvalidArgumentError } from 'commander'

const UNITS = new Map([
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
])

/** Reads a span of time, such as 90s, 15m, 24h or 30d, as milliseconds; 0 is 0. */
export function parseSpan(text: string): number {
  const [, number, letter = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  const unit = UNITS.get(letter)
  if (unit !== undefined) return Number(number) * unit
  if (text === '0') return 0
  throw new InvalidArgumentError('must be a span of time such as 90s, 15m, 24h or 30d')
}
