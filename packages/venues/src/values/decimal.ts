/** How many decimals prices, sizes and amounts have at the most, on every venue. */
const PLACES = 6
/** One, in millionths. */
export const ONE = 10n ** BigInt(PLACES)

/**
 * Reads a decimal number exactly, in millionths; undefined for what is none or is finer than that. A binary fraction is
 * read as it prints: 0.1 is one tenth.
 */
export function toMillionths(value: number | string): bigint | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(String(value)) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(PLACES))) return undefined
  const digits = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'))
  return sign ? -digits : digits
}

/** Reads a decimal number and cuts off what is finer than a millionth: what venues tell may have eighteen places. */
export const cutToMillionths = (value: number | string): bigint | undefined =>
  toMillionths(String(value).replace(/(\.\d{6})\d+$/, '$1'))

/** Writes millionths as a decimal with at least so many places, and more where they are needed. */
export function toText(millionths: bigint, places = 0): string {
  const digits = String(millionths < 0n ? -millionths : millionths).padStart(PLACES + 1, '0')
  const fraction = digits.slice(-PLACES).replace(/0+$/, '').padEnd(places, '0')
  return `${millionths < 0n ? '-' : ''}${digits.slice(0, -PLACES)}${fraction && `.${fraction}`}`
}

export const toNumber = (millionths: bigint): number => Number(toText(millionths))

/** Multiplies two numbers in millionths; what is finer than a millionth is cut off. */
export const times = (a: bigint, b: bigint): bigint => (a * b) / ONE

/** Cuts off what does not fill a whole step. */
export const roundDown = (millionths: bigint, step: bigint): bigint => millionths - (millionths % step)
