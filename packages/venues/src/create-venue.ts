import { deriveOperations } from './derive-operations.ts'
import { CrossvenueError } from './errors.ts'
import { type Environment, environmentsOf } from './network.ts'
import { openVenue, withoutNetwork } from './open-venue.ts'
import { venues as registry } from './registry.generated.ts'
import type { Venue, VenueModule, VenueOptions } from './venue.ts'
import type { VenueId, VenueOf } from './venue-of.ts'

/** All venues by id. */
export const venues: Readonly<Record<string, VenueModule>> = Object.fromEntries(
  Object.entries(registry).map(([id, module]) => [id, deriveOperations(module)]),
)

/**
 * Creates a venue by its id; that of a known id has the type of what it offers. Throws NOT_FOUND for an unknown id,
 * NOT_SUPPORTED for a network that it does not have.
 */
export function createVenue<Id extends VenueId>(id: Id, options?: VenueOptions): VenueOf<Id>
export function createVenue(id: string, options?: VenueOptions): Venue
export function createVenue(id: string, options?: VenueOptions): Venue {
  if (!Object.hasOwn(registry, id))
    throw new CrossvenueError('NOT_FOUND', `No venue named ${id}`, { field: 'exchange' })
  return openVenue(registry[id as VenueId], options, missingNetwork)
}

/** Says that a venue does not have a network, and which venues have one. */
export function missingNetwork(venue: string, environment: Environment): string {
  const others = Object.values(venues).filter((other) => environmentsOf(other).includes(environment))
  return `${withoutNetwork(venue, environment)}; these venues have one: ${others.map(({ id }) => id).join(', ')}`
}
