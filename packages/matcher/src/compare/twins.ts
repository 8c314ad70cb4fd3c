import type { MarketTwin } from '@crossvenue/venues'
import type { Proposition } from '../extract/proposition.ts'
import { agree, type Comparison } from './comparison.ts'

/**
 * Returns the comparison of two markets of which one venue states that they ask the same question, or trade in one
 * order book. It counts for identity, but a veto of their texts still decides. Empty for all other pairs.
 */
export function compareTwins(a: Proposition, b: Proposition): Comparison[] {
  const [byA, byB] = [twinOf(a, b), twinOf(b, a)]
  if (!byA && !byB) return []
  return byA?.sharesBook || byB?.sharesBook
    ? [agree('order book', 'book shared', [byA && SHARES, byB && SHARES])]
    : [agree('twin', 'twin named', [byA && NAMES, byB && NAMES])]
}

const NAMES = 'names the other as the same question'
const SHARES = 'trades in the order book of the other'

/** Whether the venue of one of two markets states that they ask the same question. */
export const areTwins = (a: Proposition, b: Proposition): boolean => (twinOf(a, b) ?? twinOf(b, a)) !== undefined

/**
 * Returns the relation of two markets with the same tokens in one order book, which no text can change; undefined for
 * all others.
 */
export function relationInBook(a: Proposition, b: Proposition): 'identity' | 'complement' | undefined {
  if (!twinOf(a, b)?.sharesBook && !twinOf(b, a)?.sharesBook) return undefined
  if (isOne(a.yes, b.yes) || isOne(a.no, b.no)) return 'identity'
  return isOne(a.yes, b.no) || isOne(a.no, b.yes) ? 'complement' : undefined
}

const isOne = (token: string | undefined, other: string | undefined) => token !== undefined && token === other

/** Returns what the first market states of the second as its twin. */
const twinOf = ({ twins }: Proposition, { ref, contractAddress, yes, no }: Proposition): MarketTwin | undefined =>
  twins?.find(
    (twin) =>
      twin.exchange === ref.venue &&
      ((twin.marketId !== undefined && twin.marketId === ref.marketId) ||
        (twin.contractAddress !== undefined &&
          [contractAddress, ref.marketId].some((id) => id?.toLowerCase() === twin.contractAddress?.toLowerCase())) ||
        twin.outcomeIds?.some((id) => id === yes || id === no)),
  )
