import type { UnifiedEvent } from '@crossvenue/venues'

/** How many of the markets of an event can settle YES. */
export type Exclusivity = 'at-most-one' | 'exactly-one'

/**
 * Returns how many markets of an event can settle YES by the words of its venue; undefined if it does not state this.
 * It is "exactly one" only if the list has a market for everything else, because the winner may otherwise be missing
 * from the list.
 */
export function statedExclusivity({
  sourceExchange,
  sourceMetadata = {},
  markets,
}: UnifiedEvent): Exclusivity | undefined {
  if (sourceExchange === 'kalshi' && sourceMetadata.mutuallyExclusive === true) return 'at-most-one'
  if (sourceExchange !== 'polymarket' || sourceMetadata.negRisk !== true) return undefined
  const isComplete =
    sourceMetadata.negRiskAugmented !== true && markets.some((market) => market.sourceMetadata?.negRiskOther === true)
  return isComplete ? 'exactly-one' : 'at-most-one'
}
