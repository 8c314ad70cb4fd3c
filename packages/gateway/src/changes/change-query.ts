import { z } from 'zod'
import { ClusterQuery } from '../clusters/cluster-query.ts'
import { changeKinds } from '../store/change.ts'
import type * as stored from '../store/fits-change.ts'

const { query, category, venues, excludeVenues } = ClusterQuery.shape

export const ChangeFilter = z
  .strictObject({
    kinds: z.array(z.enum(changeKinds)).min(1).describe('Only changes of these kinds.').optional(),
    query: query.describe('Words; each must be the beginning of a word of the title.'),
    category: category.describe('Only changes of this category, by any of its names, in upper or lower case.'),
    venues: venues.describe('Only changes with a member of any of these venues.'),
    excludeVenues: excludeVenues.describe('Only changes without a member of any of these venues.'),
    minVenues: ClusterQuery.shape.minVenues.describe('Only changes with members of at least this many venues.'),
  })
  .meta({ id: 'ChangeFilter', description: 'Which changes to send.' }) satisfies z.ZodType<stored.ChangeFilter>

export const StreamQuery = ChangeFilter.extend({
  lastEventId: z
    .string()
    .describe('The id of the last change that was received, where the header `Last-Event-ID` cannot be sent.')
    .optional(),
}).meta({ id: 'StreamQuery', description: 'Which changes to stream, and from where.' })
