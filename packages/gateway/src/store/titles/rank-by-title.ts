import { holds } from './expression.ts'
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
    const ranked: Ranked<T>[] = []
    for (const item of items) {
      const titles = titlesOf(item)
      const best = classOf(tier, titles)
      if (best) ranked.push({ item, rank: best.rank })
    }
    if (ranked.length > 0 || from !== undefined) return ranked
  }
  return []
}

/** Returns the best class of a tier that one of the titles fits. */
export const classOf = (tier: Tier, titles: readonly string[]): TitleClass | undefined =>
  tier.find(({ fits }) => titles.some((title) => holds(fits, title)))
