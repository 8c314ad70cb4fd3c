/** A price or count on the wire: "0.5600", "12.00", or a bare number. */
type Wire = string | number | null | undefined

/** The venue quotes at most six decimals; rounding to them removes errors of binary fractions. */
const SCALE = 1e6
const exact = (value: number): number => Math.round(value * SCALE) / SCALE

/** Parses a number; undefined for anything else. */
export function decimal(value: Wire): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** Parses a price between 0 and 1 from dollars, else from cents. The venue writes 0 and 1 for "none". */
export function fraction(dollars: Wire, cents?: Wire): number | undefined {
  const inCents = decimal(cents)
  const price = decimal(dollars) ?? (inCents === undefined ? undefined : exact(inCents / 100))
  return price !== undefined && price > 0 && price < 1 ? price : undefined
}

/** Parses the payout of a contract, from nothing to a dollar. */
export function payout(dollars: Wire): number | undefined {
  const value = decimal(dollars)
  return value !== undefined && value >= 0 && value <= 1 ? value : undefined
}

/** Parses a number of contracts, else the older whole number of them. */
export function count(contracts: Wire, whole?: Wire): number | undefined {
  const number = decimal(contracts) ?? decimal(whole)
  return number !== undefined && number >= 0 ? number : undefined
}

/** Returns the other side's price: exactly 0.63 for 0.37. */
export function complement<T extends number | undefined>(price: T): T {
  return (price === undefined ? undefined : exact(1 - price)) as T
}

/** Adds without the rounding errors of binary fractions. */
export const sum = (parts: readonly number[]): number => exact(parts.reduce((total, part) => total + part, 0))

/** Parses a date to an ISO instant. The venue writes year 1 for a date it does not know. */
export function instant(date: string | null | undefined): string | undefined {
  // Without a full form, Date.parse guesses, in the machine's own zone.
  const at = date && /^20\d\d-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(date) ? Date.parse(date) : Number.NaN
  return at >= Date.UTC(2015, 0) ? new Date(at).toISOString() : undefined
}
