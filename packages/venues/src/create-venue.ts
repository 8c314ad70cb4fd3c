import { bindCalls } from './bind-calls.ts'
import { CrossvenueError } from './errors.ts'
import { venues as registry } from './registry.generated.ts'
import type { Venue, VenueModule, VenueOptions } from './venue.ts'

/** All venues by id. */
export const venues: Readonly<Record<string, VenueModule>> = registry

/** Creates a venue by its id. Throws NOT_FOUND for an unknown id. */
export function createVenue(id: string, options?: VenueOptions): Venue {
  const module = Object.hasOwn(venues, id) ? venues[id] : undefined
  if (!module) throw new CrossvenueError('NOT_FOUND', `No venue named ${id}`, { field: 'exchange' })
  return bindCalls(module.create(options), options?.credentials, options?.now ?? Date.now)
}
