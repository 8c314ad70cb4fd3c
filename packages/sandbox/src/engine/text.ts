import { ONE } from './order.ts'

/** Writes an amount of money in dollars, cut to six places; at least so many are shown. */
export function dollarsOf(money: bigint, places = 0): string {
  const millionths = (money < 0n ? -money : money) / ONE
  const fraction = String(millionths % ONE)
    .padStart(6, '0')
    .replace(/0+$/, '')
    .padEnd(places, '0')
  return `${money < 0n && millionths > 0n ? '-' : ''}${millionths / ONE}${fraction && `.${fraction}`}`
}

/** Writes a price or size in millionths the same way. */
export const textOf = (millionths: bigint, places = 0): string => dollarsOf(millionths * ONE, places)

/** Parses a decimal text; undefined for any other, or one with more decimals than `places`. */
export function millionthsOf(text: unknown, places: number): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(typeof text === 'string' ? text : '') ?? []
  if (whole === undefined || fraction.length > places) return undefined
  return BigInt(whole + fraction.padEnd(6, '0'))
}
