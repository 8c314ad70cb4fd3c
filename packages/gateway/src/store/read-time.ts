import type { CatalogueEvent } from './store.ts'

/**
 * Separates the time when its prices were read from an event, so that the rest is unchanged if the prices are. The time
 * is the oldest of its markets; null if one of them states none.
 */
export function takeReadTime(event: CatalogueEvent): { bare: CatalogueEvent; readAt: number | null } {
  const times = event.markets.map(({ asOf }) => (asOf === undefined ? Number.NaN : Date.parse(asOf)))
  const oldest = times.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
  return {
    bare: { ...event, markets: event.markets.map(({ asOf: _, ...market }) => market) },
    readAt: Number.isFinite(oldest) ? oldest : null,
  }
}

/** Adds the time to every market again. */
export function withReadTime(event: CatalogueEvent, readAt: number | null): CatalogueEvent {
  if (readAt === null) return event
  const asOf = new Date(readAt).toISOString()
  return { ...event, markets: event.markets.map((market) => ({ ...market, asOf })) }
}
