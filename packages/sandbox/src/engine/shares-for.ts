import { ONE } from './order.ts'

interface Level {
  price: bigint
  size: bigint
}

/** How many shares a sum of money buys from offers, the best first, and the last price reached; all in millionths. */
export function sharesFor(budget: bigint, offers: readonly Level[]): { shares: bigint; worst?: bigint } {
  let [left, shares, worst] = [budget * ONE, 0n, undefined as bigint | undefined]
  for (const { price, size } of offers) {
    const taken = price * size <= left ? size : left / price
    if (taken === 0n) break
    shares += taken
    left -= taken * price
    worst = price
  }
  return { shares, ...(worst !== undefined && { worst }) }
}

/** Offers of a token: those of the second are the bids for the first. */
export const offersOf = ({ bids, asks }: { bids: Level[]; asks: Level[] }, token: 0 | 1): Level[] =>
  token === 0 ? asks : bids.map(({ price, size }) => ({ price: ONE - price, size }))
