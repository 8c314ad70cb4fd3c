import type { CatalogueEvent } from './store.ts'

/**
 * Separates the time at which prices were read from an event, so that the rest stays equal while the prices do. The
 * time is that of the oldest prices of its markets; null if a market states none.
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
