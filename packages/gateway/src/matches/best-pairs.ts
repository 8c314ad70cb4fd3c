import { byConfidence } from '../store/by-confidence.ts'
import type { EdgeScope, View } from '../store/store.ts'
import { titleText } from '../store/title-words.ts'
import { classOf } from '../store/titles/rank-by-title.ts'
import type { Tier } from '../store/titles/tiers.ts'
import { keepFirst } from './keep-first.ts'
import { type Pair, readPairsOf } from './pairs.ts'

export interface WantedPairs {
  fits(pair: Pair): boolean
  /** The largest values come first, and among equal ones the most confident. */
  measure(pair: Pair): number
  limit: number
  /** How titles may match a text: only pairs of the first tier in which any title does are wanted. */
  tiers?: readonly Tier[] | undefined
}

/**
 * Returns the first of the pairs that are wanted, and how many there are. All pairs in scope are read, but only some are
 * held at a time: a catalogue of 500,000 markets has more than a million.
 */
export async function bestPairs(
  view: View,
  scope: EdgeScope,
  { fits, measure, limit, tiers = [[]] }: WantedPairs,
): Promise<{ pairs: Pair[]; total: number }> {
  const order = (one: Measured, other: Measured) =>
    other.measure - one.measure || byConfidence(one.pair.edge, other.pair.edge)
  const found = tiers.map(() => keepFirst(limit, order))
  const tests = tiers.map(pairTest)
  // Titles of a later tier no longer count once one of an earlier tier is found.
  let last = tiers.length
  for await (const edges of view.marketEdgePages(scope)) {
    for (const pair of await readPairsOf(view, edges)) {
      if (!fits(pair)) continue
      const place = tests.slice(0, last).findIndex((fitsTier) => fitsTier(pair))
      if (place < 0) continue
      last = place + 1
      found[place]?.add({ pair, measure: measure(pair) })
    }
  }
  const best = found[last - 1]
  return { pairs: (best?.first() ?? []).map(({ pair }) => pair), total: best?.count() ?? 0 }
}

interface Measured {
  pair: Pair
  measure: number
}

/** Returns a test whether a title of a pair matches a tier. A tier without classes is that of a query without a text. */
function pairTest(tier: Tier): (pair: Pair) => boolean {
  const bestOf = classOf(tier)
  return ({ a, b }) => tier.length === 0 || bestOf([titleText(a.title), titleText(b.title)]) !== undefined
}
