import {
  CrossvenueError,
  environments,
  environmentsOf,
  methods,
  reasonsOf,
  type Venue,
  VenueFees,
  venueMethods,
  venues,
} from '@crossvenue/venues'
import { z } from 'zod'
import { withTag } from '../clusters/write-page.ts'
import type { RequestContext } from '../environment.ts'
import { sendPage } from './send-page.ts'

export const VenueDescription = z
  .object({
    id: z.string().describe('The value of `exchange` in a path.'),
    name: z.string().describe('Display name.'),
    environment: z.enum(environments).describe('The network that this service uses; there is no real money in `test`.'),
    environments: z.array(z.enum(environments)).describe('The networks that the venue has.'),
    operations: z.array(z.string()).describe('The operations it offers.'),
    fees: VenueFees.optional().describe('Its fees for most of its markets; absent where they are not known.'),
    feesUnknown: z.string().optional().describe('Why its fees are not known.'),
    frontOf: z
      .string()
      .optional()
      .describe('The venue whose order books it shows: what both offer is the same, and counts once.'),
    oneSource: z
      .string()
      .optional()
      .describe('The only source of its format, in a sentence; absent where several agree.'),
    absences: z.record(z.string(), z.string()).describe('Why it does not offer each of the other operations.'),
  })
  .meta({ id: 'VenueDescription', description: 'A venue and what it offers.' })
export type VenueDescription = z.infer<typeof VenueDescription>

/** Describes a venue: the operations it has functions for, and why it does not have the others. */
export const describeVenue = (venue: Venue): VenueDescription => ({
  id: venue.id,
  name: venue.name,
  ...networksOf(venue),
  operations: venueMethods.filter((method) => venue[method]),
  ...feesOf(venue),
  ...originOf(venue),
  absences: reasonsOf(venue, venues[venue.id]?.unsupported ?? {}),
})

function networksOf({ id, environment }: Venue): Pick<VenueDescription, 'environment' | 'environments'> {
  const module = venues[id]
  const all = module ? environmentsOf(module) : environments.slice(0, 1)
  return { environment: environment ?? all[0] ?? 'production', environments: [...all] }
}

const feesOf = ({ id }: Venue) => {
  const { fees, feesUnknown } = venues[id] ?? {}
  return { ...(fees && { fees }), ...(feesUnknown !== undefined && { feesUnknown }) }
}

const originOf = ({ id }: Venue) => {
  const { frontOf, oneSource } = venues[id] ?? {}
  return { ...(frontOf !== undefined && { frontOf }), ...(oneSource !== undefined && { oneSource }) }
}

/** Creates the answer of the list of venues, which is written once: none changes while the service runs. */
export function listVenues(venues: ReadonlyMap<string, Venue>): (context: RequestContext) => Promise<Response> {
  const page = withTag(JSON.stringify({ success: true, data: Array.from(venues.values(), describeVenue) }))
  return (context) => sendPage(context, page)
}

export const Capabilities = z
  .record(z.string(), z.boolean())
  .meta({ id: 'Capabilities', description: 'For each operation, whether the venue has it.' })

/** Returns whether a venue has each operation, in the form that published clients read. Throws NOT_FOUND. */
export function capabilities(
  venues: ReadonlyMap<string, Venue>,
  context: RequestContext,
): z.infer<typeof Capabilities> {
  const exchange = (context.req.param('exchange') ?? '').toLowerCase()
  const venue = venues.get(exchange)
  if (!venue) throw new CrossvenueError('NOT_FOUND', `there is no venue ${exchange}`, { field: 'exchange' })
  return Object.fromEntries(methods.map((method) => [method, venue[method] !== undefined]))
}
