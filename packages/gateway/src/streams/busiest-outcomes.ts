import type { Store } from '../store/store.ts'

/** How many events, and how many markets of them, are watched at the most. */
const MOST_EVENTS = 100
const MOST_MARKETS = 100

/** Returns the first outcome of each market of a venue's busiest events that the catalogue knows. */
export async function busiestOutcomes(store: Pick<Store, 'read'>, venue: string): Promise<string[]> {
  const events = await store.read((view) => view.busiest(venue, MOST_EVENTS))
  const quoted = events.flatMap(({ markets }) => markets).filter(({ bestBid, bestAsk }) => bestBid ?? bestAsk)
  return quoted.flatMap(({ outcomes }) => outcomes[0]?.outcomeId ?? []).slice(0, MOST_MARKETS)
}
