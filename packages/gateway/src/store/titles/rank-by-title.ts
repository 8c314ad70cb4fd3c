import { titleTest } from './expression.ts'
import type { Tier, TitleClass } from './tiers.ts'

/** An item with how well its titles fit a text; a lower rank fits better. */
export interface Ranked<T> {
  item: T
  rank: number
}

/**
 * Returns the items whose titles match in the first tier in which any title does, in the order of that tier. `titlesOf`
 * returns each title as `titleText` writes it. Tiers before that of `from`, a rank, are skipped.
 */
export function rankByTitle<T>(
  items: readonly T[],
  tiers: readonly Tier[],
  titlesOf: (item: T) => readonly string[],
  from?: number,
): Ranked<T>[] {
  for (const tier of tiers) {
    if (from !== undefined && tier.every(({ rank }) => rank < from)) continue
    const bestOf = classOf(tier)
    const ranked: Ranked<T>[] = []
    for (const item of items) {
      const best = bestOf(titlesOf(item))
      if (best) ranked.push({ item, rank: best.rank })
    }
    if (ranked.length > 0 || from !== undefined) return ranked
  }
  return []
}

/** Returns a function that returns the best class of a tier that one of some titles fits. */
export function classOf(tier: Tier): (titles: readonly string[]) => TitleClass | undefined {
  const tests = tier.map(({ fits }) => titleTest(fits))
  // Each class includes those before it, and most titles fit none.
  const widest = tests.at(-1) ?? (() => false)
  return (titles) => (titles.some(widest) ? tier.find((_, place) => titles.some(tests[place] ?? widest)) : undefined)
}
