import type { UnifiedEvent } from '@crossvenue/venues'

/** How many of the markets of an event can settle as yes. */
export type Exclusivity = 'at-most-one' | 'exactly-one'

/**
 * Returns how many markets of an event can win by the words of its venue; undefined where it states nothing of it. A list
 * is complete only where it has a market for everything else: a winner may not be on it otherwise.
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
