import { CrossvenueError, Instant, parseInstant, Relation } from '@crossvenue/venues'
import { z } from 'zod'
import { type Place, readPlace } from './place.ts'
import { readQuery } from './read-query.ts'

const text = z.string().trim().min(1)
const venues = z.array(z.string().toLowerCase().min(1)).min(1)

const flags = new Map<string, boolean>(Object.entries({ true: true, 1: true, false: false, 0: false }))
const flag = z.preprocess(
  (value) => (typeof value === 'string' ? (flags.get(value.toLowerCase()) ?? value) : value),
  z.boolean(),
)
const off = flag.default(false)

/** How a text is compared with a title; see `tiersOf`. */
export const TITLE_WORDS =
  'Words of the title, whole ones first, or their beginnings. Words that no title has are read with one letter changed. Where no title has all words, little words (will, the, in) may be missing; then up to half of the others.'

/** How many markets a cluster carries in the compact view: the default page of 50 clusters stays under 400 kB. */
export const MARKETS_IN_COMPACT = 8

/** The parameters of a query for clusters; any other name is an error. */
export const ClusterQuery = z
  .strictObject({
    eventId: text.describe('Anchor: a service event id (`<venue>:<id>`) or a bare venue event id.').optional(),
    slug: text.describe('Anchor: an event slug; returns the clusters of all events with it, on any venue.').optional(),
    url: text.describe('Anchor: the public page of an event or of one of its markets.').optional(),
    query: text.describe(`${TITLE_WORDS} Of clusters, the title of one event counts.`).optional(),
    category: text
      .describe('Only clusters of this category, by any of its names (Economics, Economy), in upper or lower case.')
      .optional(),
    relation: Relation.describe('Only edges of this relation, read from A to B.').optional(),
    relations: z
      .array(Relation)
      .min(1)
      .describe(
        'Only edges of these relations, read from A to B. Without `relation` and `relations`, clusters hold equivalent events: `identity` and `complement`.',
      )
      .optional(),
    minConfidence: z.number().min(0).max(1).default(0).describe('Only edges at least this certain.'),
    venues: venues.describe('Only clusters with an event of any of these venues.').optional(),
    excludeVenues: venues.describe('Only clusters without an event of any of these venues.').optional(),
    minVenues: z.number().int().min(0).describe('Only clusters with events of at least this many venues.').optional(),
    withOrderbook: off.describe(
      'Only edges with at least one market that has an order book: a resting bid or ask when last read. An open market of a venue whose lists carry no quotes counts until its book was requested and was empty.',
    ),
    view: z
      .enum(['compact', 'full'])
      .default('compact')
      .describe(
        '`compact`: titles, pages, dates, status, volumes, outcomes and quotes of the foremost markets. `full`: every market, with rules and all other fields.',
      ),
    marketLimit: z
      .number()
      .int()
      .min(0)
      .max(10_000)
      .describe(
        `How many markets a cluster carries at most, question by question: those on most venues first. The markets that tie the cluster together, and one of each event, are kept whatever the limit; 0 leaves out all. Default: ${MARKETS_IN_COMPACT} in \`view=compact\`, all in \`view=full\`.`,
      )
      .optional(),
    pretty: off.describe('Whether the answer is formatted for people, in lines of 120 characters.'),
    includeRawMatches: off.describe(
      'Whether each cluster carries `rawMatches`: the edges between the markets it shows.',
    ),
    updatedSince: Instant.transform(parseInstant)
      .describe('Only edges that changed after this instant; without a zone it is UTC.')
      .optional(),
    sort: z
      .enum(['volume', 'confidence'])
      .default('volume')
      .describe('Highest first, among titles that fit `query` equally well; unknown volumes last.'),
    limit: z.number().int().min(1).max(500).default(50).describe('How many clusters to return at most.'),
    offset: z.number().int().min(0).default(0).describe('How many clusters to skip.'),
    cursor: text
      .describe('Where to continue: `nextCursor` of the previous page. All other parameters must be the same.')
      .optional(),
    edgeLimit: z
      .number()
      .int()
      .min(1)
      .describe(
        'Builds clusters from at most this many edges of the clusters that fit: those nearest to the anchor first, then the most confident.',
      )
      .optional(),
  })
  .meta({ id: 'ClusterQuery', description: 'Which matched event clusters to return.' })
export type ClusterQuery = z.infer<typeof ClusterQuery>

/** A query with its cursor decoded. */
export type PlacedQuery = ClusterQuery & { after?: Place }

/** Reads the parameters of a query string; see `readQuery`. */
export const parseClusterQuery = (parameters: URLSearchParams): PlacedQuery =>
  withPlace(readQuery(ClusterQuery, parameters))

/** Decodes the cursor of a query. Throws VALIDATION_ERROR if it is none, or of another order. */
export function withPlace<Q extends Pick<ClusterQuery, 'cursor' | 'offset'> & { sort: Place['sort'] }>(
  query: Q,
): Q & { after?: Place } {
  const { cursor, sort, offset } = query
  if (cursor === undefined) return query
  const after = readPlace(cursor)
  const problem =
    after?.sort !== sort ? 'no cursor of such a page' : offset > 0 ? 'takes no offset beside it' : undefined
  if (problem !== undefined) throw new CrossvenueError('VALIDATION_ERROR', `cursor: ${problem}`, { field: 'cursor' })
  return { ...query, ...(after && { after }) }
}
