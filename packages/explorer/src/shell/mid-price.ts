type Known = number | null | undefined

/** Returns the middle of both quotes, or the display price of a venue without both. */
export const midPrice = (bid: Known, ask: Known, price: Known): number | undefined =>
  bid != null && ask != null ? (bid + ask) / 2 : (price ?? undefined)
