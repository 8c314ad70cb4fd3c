import type { Relation, VenueFees } from '@crossvenue/venues'

// Arbitrage by brute force, written without the code that it checks.

interface Level {
  cents: number
  size: number
}

/** A market: the resting orders on its first outcome, the best first. */
export interface Market {
  fees: VenueFees
  bids: Level[]
  asks: Level[]
}

/** The worlds of two questions that a relation allows: the truth of A and of B's outcome that settles alike. */
const worldsOf = (relation: Relation): [boolean, boolean][] =>
  (
    [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as [boolean, boolean][]
  ).filter(([a, b]) => {
    if (relation === 'identity' || relation === 'complement') return a === b
    if (relation === 'subset') return !a || b
    if (relation === 'superset') return !b || a
    return true
  })

/** The fills, in cents, of buying `size` of the first outcome, or of the other one by selling the first. */
function fillsOf({ bids, asks }: Market, isYes: boolean, size: number): Level[] | undefined {
  const fills: Level[] = []
  let left = size
  for (const level of isYes ? asks : bids.map(({ cents, size: own }) => ({ cents: 100 - cents, size: own }))) {
    const taken = Math.min(left, level.size)
    if (taken > 0) fills.push({ cents: level.cents, size: taken })
    left -= taken
  }
  return left > 0 ? undefined : fills
}

/** The charges of a venue, written from its own words. */
function chargesOf({ taker, winnings }: VenueFees, fills: Level[]): { fee: number; onWinning: number } {
  const size = fills.reduce((sum, one) => sum + one.size, 0)
  const cost = fills.reduce((sum, one) => sum + (one.cents * one.size) / 100, 0)
  let [fee, ofOpposite] = [0, 0]
  for (const { cents, size: own } of fills) {
    const p = cents / 100
    if (taker.kind === 'quadratic') fee += taker.rate * own * p * (1 - p)
    if (taker.kind === 'lower-price') fee += taker.rate * own * (p < 0.5 ? p : 1 - p)
    if (taker.kind === 'premium') {
      fee += taker.rate * own * p
      ofOpposite += taker.rate * own * (1 - p)
    }
  }
  if (taker.kind === 'premium') {
    const thousandths = Math.round(Number((Math.max(fee, ofOpposite) * 1000).toFixed(6)))
    fee = Math.max(thousandths, 1) / 1000
  }
  if (taker.rounding === 'up-to-cent') fee = Math.ceil(Number((fee * 100).toFixed(7))) / 100
  return { fee, onWinning: winnings * (size - cost) }
}

/** The largest profit that is certain, over all sides and sizes and the worst of all worlds. */
export function bruteForce(a: Market, b: Market, relation: Relation, maxSize: number): number {
  let best = 0
  for (const sideA of [true, false]) {
    for (const sideB of [true, false]) {
      for (let size = 1; size <= maxSize; size++) {
        const [one, other] = [fillsOf(a, sideA, size), fillsOf(b, sideB, size)]
        if (!one || !other) break
        const [chargedA, chargedB] = [chargesOf(a.fees, one), chargesOf(b.fees, other)]
        const cost = [...one, ...other].reduce((sum, fill) => sum + (fill.cents * fill.size) / 100, 0)
        const pays = worldsOf(relation).map(
          ([truthA, truthB]) =>
            (truthA === sideA ? size - chargedA.onWinning : 0) + (truthB === sideB ? size - chargedB.onWinning : 0),
        )
        best = Math.max(best, Math.min(...pays) - cost - chargedA.fee - chargedB.fee)
      }
    }
  }
  return best
}

/**
 * The largest profit that is certain from trading one contract each of some markets of which at most one wins (or exactly
 * one), each in one of several books: over all choices of legs and books, all sizes, and the worst of all worlds.
 */
export function bruteForceSet(legs: readonly Market[][], isSale: boolean, maxSize: number): number {
  const choices = legs.reduce<(number | undefined)[][]>(
    (some, books) => some.flatMap((chosen) => [...books.keys(), undefined].map((book) => [...chosen, book])),
    [[]],
  )
  let best = 0
  for (const chosen of choices) {
    const traded = chosen.flatMap((book, leg) => {
      const market = book === undefined ? undefined : legs[leg]?.[book]
      return market ? [{ leg, market }] : []
    })
    if (!isSale && traded.length < legs.length) continue
    for (let size = 1; size <= maxSize; size++) {
      const fills = traded.flatMap(({ market, leg }) => {
        const taken = fillsOf(market, !isSale, size)
        return taken ? [{ leg, taken, charged: chargesOf(market.fees, taken) }] : []
      })
      if (fills.length < traded.length) break
      const cost = fills.flatMap(({ taken }) => taken).reduce((sum, fill) => sum + (fill.cents * fill.size) / 100, 0)
      const winners = isSale ? [...legs.keys(), undefined] : [...legs.keys()]
      const pays = winners.map((winner) =>
        fills.reduce((sum, { leg, charged }) => {
          const wins = isSale ? leg !== winner : leg === winner
          return sum + (wins ? size - charged.onWinning : 0)
        }, 0),
      )
      const fee = fills.reduce((sum, { charged }) => sum + charged.fee, 0)
      best = Math.max(best, Math.min(...pays) - cost - fee)
    }
  }
  return best
}

/**
 * The largest profit that is certain from buying the same number of contracts of every leg, over all sizes and the worst of
 * these worlds.
 */
export function bruteForceWorlds(
  legs: readonly { market: Market; isYes: boolean; wins: (world: number) => boolean }[],
  worlds: readonly number[],
  maxSize: number,
): number {
  let best = 0
  for (let size = 1; size <= maxSize; size++) {
    const bought = legs.flatMap(({ market, isYes, wins }) => {
      const fills = fillsOf(market, isYes, size)
      return fills ? [{ fills, wins, charged: chargesOf(market.fees, fills) }] : []
    })
    if (bought.length < legs.length) break
    const cost = bought.flatMap(({ fills }) => fills).reduce((sum, fill) => sum + (fill.cents * fill.size) / 100, 0)
    const fee = bought.reduce((sum, { charged }) => sum + charged.fee, 0)
    const pays = worlds.map((world) =>
      bought.reduce((sum, { wins, charged }) => sum + (wins(world) ? size - charged.onWinning : 0), 0),
    )
    best = Math.max(best, Math.min(...pays) - cost - fee)
  }
  return best
}
