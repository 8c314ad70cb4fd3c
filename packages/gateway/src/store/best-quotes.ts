/** The quotes of an outcome. */
interface Quotes {
  bestBid?: number | undefined
  bestAsk?: number | undefined
}

/** Returns the item with the lowest ask and the item with the highest bid; of equal ones the first. */
export function bestQuotes<T extends Quotes>(
  all: readonly T[],
): { ask?: T & { bestAsk: number }; bid?: T & { bestBid: number } } {
  let ask: (T & { bestAsk: number }) | undefined
  let bid: (T & { bestBid: number }) | undefined
  for (const one of all) {
    const { bestAsk, bestBid } = one
    if (bestAsk !== undefined && (!ask || bestAsk < ask.bestAsk)) ask = { ...one, bestAsk }
    if (bestBid !== undefined && (!bid || bestBid > bid.bestBid)) bid = { ...one, bestBid }
  }
  return { ...(ask && { ask }), ...(bid && { bid }) }
}
