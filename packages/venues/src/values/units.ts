/**
 * Parses a whole number of smallest units, of which `decimals` digits follow the decimal point, without losing digits
 * to binary fractions; undefined for anything else.
 */
export function fromUnits(units: string | number | null | undefined, decimals: number): number | undefined {
  const digits = typeof units === 'number' ? BigInt(Math.trunc(units)).toString() : (units ?? '')
  if (!/^\d+$/.test(digits)) return undefined
  const padded = digits.padStart(decimals + 1, '0')
  return Number(`${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`)
}

/** Parses a decimal number of zero or more; undefined for anything else. */
export function toAmount(text: string | number | null | undefined): number | undefined {
  const amount = text === null || text === undefined || text === '' ? Number.NaN : Number(text)
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined
}

/** Parses a price strictly between 0 and 1; 0 and 1 stand for no price. */
export function toPrice(text: string | number | null | undefined): number | undefined {
  const price = toAmount(text)
  return price !== undefined && price > 0 && price < 1 ? price : undefined
}
