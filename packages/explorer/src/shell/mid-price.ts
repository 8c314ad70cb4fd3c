type Known = number | null | undefined

/** Returns a quote, unless it is one that nobody can trade at: a bid of 0 and an ask of 1 are the ends of an empty book. */
export const quoteOf = (quote: Known): number | undefined =>
  quote == null || quote <= 0 || quote >= 1 ? undefined : quote

/** Returns the middle of both quotes, or the display price of a venue without both. */
export function midPrice(bid: Known, ask: Known, price: Known): number | undefined {
  const [low, high] = [quoteOf(bid), quoteOf(ask)]
  return low !== undefined && high !== undefined ? (low + high) / 2 : (price ?? undefined)
}
