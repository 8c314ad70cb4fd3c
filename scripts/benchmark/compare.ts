import type { ListedEvent } from './catalogue.ts'

/** How much of a catalogue another one repeats. */
export interface Compared {
  markets: number
  /** Those of the other one that are here too, and those of them that are equal in a field. */
  found: number
  title: number
  description: number
  outcomes: number
  price: number
  resolutionDate: number
}

/** Compares the markets of two catalogues by their ids, field by field. */
export function compareCatalogues(ours: readonly ListedEvent[], theirs: readonly ListedEvent[]): Compared {
  const known = new Map(ours.flatMap((event) => event.markets.map((market) => [idOf(event, market), market] as const)))
  const pairs = theirs.flatMap((event) =>
    event.markets.map((market) => [market, known.get(idOf(event, market))] as const),
  )
  const found = pairs.flatMap(([market, own]) => (own ? [[market, own] as const] : []))
  const equal = (value: (market: ListedEvent['markets'][number]) => unknown) =>
    found.filter(([market, own]) => JSON.stringify(value(market)) === JSON.stringify(value(own))).length
  return {
    markets: pairs.length,
    found: found.length,
    title: equal(({ title }) => title),
    description: equal(({ description }) => description?.trim()),
    outcomes: equal(({ outcomes }) => outcomes.map(({ outcomeId, label }) => [outcomeId, label])),
    price: equal(({ outcomes }) => outcomes.map(({ price }) => price !== undefined && Math.round(price * 1e6))),
    resolutionDate: equal(({ resolutionDate }) => resolutionDate),
  }
}

const idOf = ({ sourceExchange, id }: ListedEvent, { marketId }: { marketId: string }) =>
  JSON.stringify([sourceExchange, id, marketId])
