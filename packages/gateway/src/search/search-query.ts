import { CrossvenueError } from '@crossvenue/venues'
import { z } from 'zod'
import { ClusterQuery, TITLE_WORDS } from '../clusters/cluster-query.ts'
import { readQuery } from '../clusters/read-query.ts'
import type { SearchPlace } from '../store/store.ts'
import { decodePlace } from './search-place.ts'

const { view, marketLimit, pretty, venues, category, query, limit } = ClusterQuery.shape

const fields = {
  query: query.describe(`${TITLE_WORDS} Titles that fit better come first.`),
  q: query.describe('The same as `query`.'),
  category: category.describe('Only this category, by any of its names (Economics, Economy), in upper or lower case.'),
  venues: venues.describe('Only these venues.'),
  sourceExchange: venues.describe('The same as `venues`.'),
  exchange: venues.describe('The same as `venues`.'),
  status: z
    .enum(['active', 'closed', 'inactive', 'all'])
    .describe('`active`: accepts orders, or may. `closed` and `inactive`: does not. @default active')
    .optional(),
  closed: pretty.describe('The same as `status=all`.'),
  sort: z
    .enum(['volume'])
    .default('volume')
    .describe('Most traded in 24 hours first, among titles that fit `query` equally well; unknown volumes last.'),
  limit: limit.describe('How many to return at most.'),
  offset: ClusterQuery.shape.offset.describe('How many to skip.'),
  cursor: ClusterQuery.shape.cursor,
  pretty,
}

export const MarketSearch = z
  .strictObject({
    ...fields,
    view: view.describe('`compact`: without rules, metadata and other long fields. `full`: all fields.'),
  })
  .meta({ id: 'MarketSearch', description: 'Which markets to return.' })

export const EventSearch = z
  .strictObject({
    ...fields,
    view: view.describe('`compact`: without rules, metadata and other long fields. `full`: all fields.'),
    marketLimit: marketLimit.describe('How many markets an event carries at most; 0 leaves out all. Default: all.'),
  })
  .meta({ id: 'EventSearch', description: 'Which events to return.' })

export type PlacedSearch = Placed<z.infer<typeof EventSearch>>
type Placed<Q> = Q & { after?: SearchPlace }

/** Reads the parameters of a search; see `readQuery`. */
export const parseEventSearch = (parameters: URLSearchParams): PlacedSearch =>
  withAfter(readQuery(EventSearch, parameters))

export const parseMarketSearch = (parameters: URLSearchParams): PlacedSearch =>
  withAfter(readQuery(MarketSearch, parameters))

function withAfter<Q extends { cursor?: string | undefined; offset: number }>(query: Q): Placed<Q> {
  const { cursor, offset } = query
  if (cursor === undefined) return query
  const after = decodePlace(cursor)
  const problem = !after ? 'no cursor of such a page' : offset > 0 ? 'takes no offset beside it' : undefined
  if (problem !== undefined) throw new CrossvenueError('VALIDATION_ERROR', `cursor: ${problem}`, { field: 'cursor' })
  return { ...query, ...(after && { after }) }
}
