import { CrossvenueError, methods, reasonsOf, type Venue, venueMethods, venues } from '@crossvenue/venues'
import { z } from 'zod'
import type { RequestContext } from '../environment.ts'

export const VenueDescription = z
  .object({
    id: z.string().describe('What stands for `exchange` in a path.'),
    name: z.string().describe('Display name.'),
    operations: z.array(z.string()).describe('The operations it offers.'),
    absences: z.record(z.string(), z.string()).describe('Why it does not offer the others, by operation.'),
  })
  .meta({ id: 'VenueDescription', description: 'A venue and what it offers.' })
export type VenueDescription = z.infer<typeof VenueDescription>

/** Says what a venue can do, which is the functions it has, and why it cannot do the rest. */
export const describeVenue = (venue: Venue): VenueDescription => ({
  id: venue.id,
  name: venue.name,
  operations: venueMethods.filter((method) => venue[method]),
  absences: reasonsOf(venue, venues[venue.id]?.unsupported ?? {}),
})

export const Capabilities = z
  .record(z.string(), z.boolean())
  .meta({ id: 'Capabilities', description: 'Whether a venue has each operation, by the name of the operation.' })

/** Says whether a venue has each operation, in the form that published clients read. Throws NOT_FOUND for no venue. */
export function capabilities(
  venues: ReadonlyMap<string, Venue>,
  context: RequestContext,
): z.infer<typeof Capabilities> {
  const exchange = (context.req.param('exchange') ?? '').toLowerCase()
  const venue = venues.get(exchange)
  if (!venue) throw new CrossvenueError('NOT_FOUND', `no venue named ${exchange}`, { field: 'exchange' })
  return Object.fromEntries(methods.map((method) => [method, venue[method] !== undefined]))
}
