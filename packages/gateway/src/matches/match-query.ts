import { CrossvenueError, Relation } from '@crossvenue/venues'
import { z } from 'zod'
import { ClusterQuery, TITLE_WORDS } from '../clusters/cluster-query.ts'
import { readQuery } from '../clusters/read-query.ts'

const { pretty, category, query, limit, relation, minConfidence, slug, url } = ClusterQuery.shape

const filters = {
  relation: relation.describe('Only this relation, read from the source to its match.'),
  relations: z
    .array(Relation)
    .min(1)
    .describe('Only these relations, read from the source to its match. @default all of one market or event')
    .optional(),
  minConfidence: minConfidence.describe('Only matches at least this certain.'),
  limit: limit.describe('How many to return at most.'),
  includePrices: pretty.describe(
    'Whether each match carries its best bid and ask, as last read: see `asOf` of its market.',
  ),
  pretty,
}

const text = z.string().trim().min(1)

export const MatchesQuery = z
  .strictObject({ ...filters })
  .meta({ id: 'MatchesQuery', description: 'Which matches of one market or event to return.' })

const browse = {
  query: query.describe(`${TITLE_WORDS} Of pairs, one of both titles counts.`),
  category: category.describe('Only matches of this category, by any of its names, in upper or lower case.'),
}

const difference = z.number().min(0).max(1)

export const MatchBrowse = z
  .strictObject({
    ...filters,
    ...browse,
    minDifference: difference.describe('The smallest difference of prices.').optional(),
    maxDifference: difference
      .describe(
        'The largest difference of prices: a larger one rather shows a stale quote. @default 1; for prices, and with minDifference above 0, 0.2',
      )
      .optional(),
    sort: z
      .enum(['confidence', 'volume', 'priceDifference'])
      .describe('Largest first. @default priceDifference for pairs, confidence for matches')
      .optional(),
  })
  .meta({ id: 'MatchBrowse', description: 'Which pairs of matched markets or events to return.' })
export type MatchBrowse = z.infer<typeof MatchBrowse>

/** One market or event by any of its names, and which matches of it to return. */
export const AnchoredMatches = MatchesQuery.extend({
  id: text.optional(),
  marketId: text.optional(),
  eventId: text.optional(),
  outcomeId: text.optional(),
  slug,
  url,
})
export type AnchoredMatches = z.infer<typeof AnchoredMatches>

export const ExplainQuery = z
  .strictObject({
    a: text.describe('A market or event: `<venue>:<event id>/<market id>` or `<venue>:<event id>`, or a market id.'),
    b: text.describe('The other one.'),
    pretty,
  })
  .meta({ id: 'ExplainQuery', description: 'Which two markets or events to compare.' })
export type ExplainQuery = z.infer<typeof ExplainQuery>

export const ItemQuery = z
  .strictObject({
    view: ClusterQuery.shape.view
      .default('full')
      .describe('`full`: all fields. `compact`: without rules and metadata.'),
    pretty,
  })
  .meta({ id: 'ItemQuery', description: 'The form of one event or market.' })
export type ItemQuery = z.infer<typeof ItemQuery> & { id: string }

/** Creates the reading of a query whose `id` is in the path. */
export const withId =
  <S extends z.ZodObject>(schema: S) =>
  (
    parameters: URLSearchParams,
    { req }: { req: { param(name: string): string | undefined } },
  ): z.infer<S> & { id: string } => ({
    ...readQuery(schema, parameters),
    id: req.param('id') ?? '',
  })

/** Returns the function that reads a query by a schema. */
export const readBy =
  <S extends z.ZodObject>(schema: S) =>
  (parameters: URLSearchParams): z.infer<S> =>
    readQuery(schema, parameters)

/**
 * The largest difference between the prices of one question that is plausible; a larger one rather shows a stale quote.
 */
export const MAX_PLAUSIBLE_DIFFERENCE = 0.2

/** Reads a query for pairs of markets; one for price differences leaves out implausible ones. */
export function readPairBrowse(parameters: URLSearchParams): MatchBrowse {
  const query = readQuery(MatchBrowse, parameters)
  return (query.minDifference ?? 0) > 0 ? plausible(query) : query
}

/** Reads a query for prices of pairs, without implausible differences. */
export const readPriceBrowse = (parameters: URLSearchParams): MatchBrowse =>
  plausible(readQuery(MatchBrowse.omit({ query: true }), parameters))

const plausible = (query: MatchBrowse): MatchBrowse => ({ maxDifference: MAX_PLAUSIBLE_DIFFERENCE, ...query })

/** Returns the relations that a query is about; undefined for all. Both `relation` and `relations` must hold if given. */
export function wantedRelations({
  relation,
  relations,
}: {
  relation?: Relation | undefined
  relations?: readonly Relation[] | undefined
}): Relation[] | undefined {
  if (relation && relations) return relations.filter((one) => one === relation)
  return relations ? [...relations] : relation ? [relation] : undefined
}

/** The error of an id that several items have. */
export const ambiguous = (field: string, id: string, ids: readonly string[]): CrossvenueError =>
  new CrossvenueError(
    'VALIDATION_ERROR',
    `${field} ${id} names ${ids.length}: ${ids.slice(0, 5).join(', ')}; use one of these`,
    {
      field,
    },
  )
