import type { UnifiedMarket } from '@crossvenue/venues'
import { edgeOf, eventOf, fill } from '../../clusters/__fixtures__/catalogue.ts'
import type { CatalogueEvent, Store } from '../../store/store.ts'

/** The quotes of the first outcome of a market. */
export interface Quoted {
  bid?: number
  ask?: number
  /** The display price; 1 and 0 of a closed market settle it. */
  price?: number
  status?: string
}

const opposite = (value: number | undefined) => (value === undefined ? undefined : Number((1 - value).toFixed(6)))

/** Creates a market with two outcomes, `<id>:YES` and `<id>:NO`. */
export function quotedMarket(id: string, { bid, ask, price, status = 'open' }: Quoted): UnifiedMarket {
  const outcome = (label: string, bestBid?: number, bestAsk?: number, shown?: number) => ({
    outcomeId: `${id}:${label.toUpperCase()}`,
    label,
    ...(shown !== undefined && { price: shown }),
    ...(bestBid !== undefined && { bestBid }),
    ...(bestAsk !== undefined && { bestAsk }),
  })
  const outcomes = [outcome('Yes', bid, ask, price), outcome('No', opposite(ask), opposite(bid), opposite(price))]
  return { marketId: id, title: `Market ${id}`, status, outcomes, volumeUnit: 'USD' }
}

/** An event of one market with these quotes: `<venue>:<id>`. */
export const quotedEvent = (serviceId: string, quotes: Quoted): CatalogueEvent =>
  eventOf(serviceId, { category: 'Politics', markets: [quotedMarket(`${serviceId.split(':')[1]}-1`, quotes)] })

/** The outcomes of two such markets that settle alike. */
export const alike = (a: string, b: string) =>
  ['YES', 'NO'].map((side) => ({ a: `${a}-1:${side}`, b: `${b}-1:${side}` }))

/** Stores `kalshi:a` and `polymarket:b`, which ask the same, with these quotes. */
export const fillPair = (store: Store, a: Quoted, b: Quoted, at = 1_000) =>
  fill(store, {
    at,
    events: [quotedEvent('kalshi:a', a), quotedEvent('polymarket:b', b)],
    edges: [edgeOf('kalshi:a', 'polymarket:b', { outcomes: alike('a', 'b') })],
  })

/** Stores new quotes of events that are in the store. */
export async function requote(store: Store, events: readonly CatalogueEvent[], at: number): Promise<void> {
  const sweep = await store.beginSweep('file', { at, freshSince: Number.POSITIVE_INFINITY })
  await store.commitPage({ sweep, events, at, nextCursor: 'more' })
}
