import type { UnifiedEvent } from '@crossvenue/venues'
import { settings } from '../settings.ts'
import type { Proposition } from './proposition.ts'

type Outcome = UnifiedEvent['markets'][number]['outcomes'][number]

/** The largest distance of bid and ask at which their middle is used as the price. */
const WIDEST = 0.1

/**
 * Returns the price of the first outcome (YES) of each market of a list of names: the middle of bid and ask where they
 * are at most 0.1 apart, else the venue's price, undefined where there is none. Empty for an event that is not a list
 * of names.
 */
export function quotesOf({ markets }: UnifiedEvent, propositions: readonly Proposition[]): (number | undefined)[] {
  const named = propositions.filter(({ answer }) => answer?.kind === 'name')
  if (named.length < settings.blocking.list) return []
  const first = new Map(markets.map(({ marketId, outcomes }) => [marketId, outcomes[0]]))
  return propositions.map(({ ref }) => quoteOf(first.get(ref.marketId ?? '')))
}

/** Returns the middle of bid and ask where they are near each other, else the price that the venue shows. */
function quoteOf({ bestBid, bestAsk, price }: Partial<Outcome> = {}): number | undefined {
  if (bestBid === undefined || bestAsk === undefined) return price
  return bestAsk - bestBid <= WIDEST ? (bestBid + bestAsk) / 2 : price
}
