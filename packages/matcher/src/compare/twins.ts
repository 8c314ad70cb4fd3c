import type { Proposition } from '../extract/proposition.ts'
import { agree, type Comparison } from './comparison.ts'

/**
 * Returns the comparison of two markets of which one venue states that they ask the same question. It counts for
 * identity, but a veto of their texts still decides. Empty for all other pairs.
 */
export function compareTwins(a: Proposition, b: Proposition): Comparison[] {
  if (a.twins === undefined && b.twins === undefined) return []
  const [byA, byB] = [names(a, b), names(b, a)]
  return byA || byB ? [agree('twin', 'twin named', [byA ? NAMES : undefined, byB ? NAMES : undefined])] : []
}

const NAMES = 'names the other as the same question'

/** Whether the venue of one of two markets states that they ask the same question. */
export const areTwins = (a: Proposition, b: Proposition): boolean =>
  (a.twins !== undefined || b.twins !== undefined) && (names(a, b) || names(b, a))

function names({ twins }: Proposition, { ref, contractAddress }: Proposition): boolean {
  return (
    twins?.some(
      (twin) =>
        twin.exchange === ref.venue &&
        ((twin.marketId !== undefined && twin.marketId === ref.marketId) ||
          (twin.contractAddress !== undefined &&
            [contractAddress, ref.marketId].some((id) => id?.toLowerCase() === twin.contractAddress?.toLowerCase()))),
    ) ?? false
  )
}
