import { Instant, parseInstant } from '@crossvenue/venues'
import { z } from 'zod'
import { ClusterQuery, TITLE_WORDS, withPlace } from '../clusters/cluster-query.ts'
import type { CommonQuery } from '../clusters/find-clusters.ts'
import { readQuery } from '../clusters/read-query.ts'

const { slug, url, query, venues, excludeVenues, minVenues, category, eventId } = ClusterQuery.shape

/** The parameters of a query for clusters of markets; any other name is an error. */
export const MarketClusterQuery = ClusterQuery.omit({ marketLimit: true })
  .extend({
    eventId: eventId.describe(
      'Anchor: an event for all its markets, by its service id (`<venue>:<id>`) or the id of its venue.',
    ),
    marketId: eventId.describe('Anchor: a service market id (`<venue>:<id>`) or a bare venue market id.'),
    slug: slug.describe('Anchor: the slug of a market, or of an event for all its markets; on any venue.'),
    url: url.describe('Anchor: the public page of a market, or of an event for all its markets.'),
    query: query.describe(`${TITLE_WORDS} Of questions, the title of one market counts.`),
    category: category.describe('Only clusters of this category, by any of its names, in upper or lower case.'),
    venues: venues.describe('Only clusters with a market of any of these venues.'),
    excludeVenues: excludeVenues.describe('Only clusters without a market of any of these venues.'),
    minVenues: minVenues.describe('Only clusters with markets of at least this many venues.'),
    minVolume24h: z.number().min(0).describe('Only questions with at least this volume in 24 hours.').optional(),
    closesBefore: Instant.transform(parseInstant)
      .describe('Only questions of which an open market closes before this instant; without a zone it is UTC.')
      .optional(),
    maxSpread: z
      .number()
      .min(-1)
      .max(1)
      .describe(
        'Only questions whose lowest ask of all venues is at most this much above their highest bid; below 0 they cross, before fees.',
      )
      .optional(),
    minGap: z
      .number()
      .min(-1)
      .max(1)
      .describe(
        'Only questions whose `gap` is at least this much: a contract of `yes` on one venue and one of `no` on another cost at least this much less, after fees, than they pay out. Questions without known quotes and fees on two venues are left out.',
      )
      .optional(),
    sort: z
      .enum(['volume', 'confidence', 'spread'])
      .default('volume')
      .describe(
        'Highest first, among titles that fit `query` equally well; unknown volumes last. `spread`: the lowest first, so that quotes that cross most lead.',
      ),
    view: ClusterQuery.shape.view.describe(
      '`compact`: the ids of the markets, the outcomes that settle with `yes` and their quotes. `full`: every outcome and all fields, with titles, pages and rules.',
    ),
  })
  .meta({ id: 'MarketClusterQuery', description: 'Which matched market clusters to return.' })
type MarketClusterQuery = z.infer<typeof MarketClusterQuery>

/** A query with its cursor decoded. */
export type PlacedQuestionQuery = MarketClusterQuery & Pick<CommonQuery, 'after'>

/** Reads the parameters of a query string; see `readQuery`. */
export const parseMarketClusterQuery = (parameters: URLSearchParams): PlacedQuestionQuery =>
  withPlace(readQuery(MarketClusterQuery, parameters))
