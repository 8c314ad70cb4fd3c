/** The number of decimals of prices, sizes and amounts: the most that any venue uses. */
const PLACES = 6
/** One, in millionths. */
export const ONE = 10n ** BigInt(PLACES)

/**
 * Parses a decimal number exactly, in millionths; undefined for any other text and for finer numbers. A binary fraction
 * is read as it prints: 0.1 is one tenth.
 */
export function toMillionths(value: number | string): bigint | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(String(value)) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(PLACES))) return undefined
  const digits = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'))
  return sign ? -digits : digits
}

/** Parses a decimal number and drops digits finer than a millionth: venues send up to eighteen decimals. */
export const cutToMillionths = (value: number | string): bigint | undefined =>
  toMillionths(String(value).replace(/(\.\d{6})\d+$/, '$1'))

/** Formats millionths as a decimal with at least `places` decimals, and more where they are needed. */
export function toText(millionths: bigint, places = 0): string {
  const digits = String(millionths < 0n ? -millionths : millionths).padStart(PLACES + 1, '0')
  const fraction = digits.slice(-PLACES).replace(/0+$/, '').padEnd(places, '0')
  return `${millionths < 0n ? '-' : ''}${digits.slice(0, -PLACES)}${fraction && `.${fraction}`}`
}

export const toNumber = (millionths: bigint): number => Number(toText(millionths))

/** Multiplies two numbers in millionths; the result is rounded down to a millionth. */
export const times = (a: bigint, b: bigint): bigint => (a * b) / ONE

/** Rounds down to a whole step. */
export const roundDown = (millionths: bigint, step: bigint): bigint => millionths - (millionths % step)
