import { methods, type Venue } from '@crossvenue/venues'
import { z } from 'zod'

export const VenueDescription = z
  .object({
    id: z.string().describe('What stands for `exchange` in a path.'),
    name: z.string().describe('Display name.'),
    operations: z.array(z.string()).describe('The operations it offers.'),
  })
  .meta({ id: 'VenueDescription', description: 'A venue and what it offers.' })
export type VenueDescription = z.infer<typeof VenueDescription>

/** Says what a venue can do: the functions it has. */
export const describeVenue = (venue: Venue): VenueDescription => ({
  id: venue.id,
  name: venue.name,
  operations: methods.filter((method) => venue[method]),
})
