import { CrossvenueError, venues as registry } from '@crossvenue/venues'
import type { View } from '../store/store.ts'
import type { ClusterQuery } from './cluster-query.ts'

/**
 * Throws a VALIDATION_ERROR that names the field if a venue has neither an adapter nor events: otherwise a misspelled
 * name would look like a venue without matches.
 */
export async function refuseUnknownVenues(
  view: View,
  query: Pick<ClusterQuery, 'venues' | 'excludeVenues'>,
): Promise<void> {
  for (const field of ['venues', 'excludeVenues'] as const) {
    const unknown = (query[field] ?? []).filter((venue) => !Object.hasOwn(registry, venue))
    if (unknown.length === 0) continue
    const present = await view.listedVenues(unknown)
    const missing = unknown.find((venue) => !present.includes(venue))
    if (missing !== undefined) {
      throw new CrossvenueError('VALIDATION_ERROR', `${field} must name known venues, got ${missing}`, { field })
    }
  }
}
