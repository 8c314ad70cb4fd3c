import { z } from 'zod'
import { Tally } from '../audit/settlement-audit.ts'
import { Churn } from '../store/churn.ts'
import type { FeedState, Store } from '../store/store.ts'
import { catalogueFeed } from './catalogue-files.ts'
import type { MatchingState } from './keep-matching.ts'
import { lagBetween } from './readiness.ts'

const VenueStatus = z
  .object({
    venue: z.string(),
    running: z.boolean().describe('Whether an ingestion of it is under way.'),
    events: z.number().int().min(0),
    markets: z.number().int().min(0),
    lastSuccess: z.iso.datetime().optional().describe('When its whole catalogue was last read.'),
    lagSeconds: z
      .number()
      .min(0)
      .optional()
      .describe('Seconds since then, always positive, even if the clock was set back.'),
    lastError: z
      .object({ code: z.string(), message: z.string(), at: z.iso.datetime() })
      .optional()
      .describe('Why the last ingestion stopped; absent once one succeeds.'),
  })
  .meta({ id: 'VenueCatalogue', description: 'How current the catalogue of a venue is.' })

const MAX_OMITTED = 20

export const StatusReport = z
  .object({
    revision: z.number().int().min(0).describe('Increases whenever an edge changes.'),
    venueTime: z.iso
      .datetime()
      .optional()
      .describe('The time at the venues, where it is not that of the service: fake venues have their own.'),
    matching: z
      .object({
        at: z.iso.datetime().optional().describe('When edges were last stored; absent before the first matching.'),
        edges: z.number().int().min(0).optional().describe('How many edges there were then.'),
        clusters: Churn.optional(),
        running: z.boolean().describe('Whether a matching is under way in this process.'),
        lagSeconds: z.number().min(0).describe('How long the oldest change has waited to be matched; 0 for none.'),
        lastError: z
          .object({ message: z.string(), at: z.iso.datetime() })
          .optional()
          .describe('Why the last matching failed; absent once one succeeds.'),
        omitted: z
          .object({
            count: z.number().int().min(0),
            events: z
              .array(z.object({ venue: z.string(), eventId: z.string(), title: z.string(), reason: z.string() }))
              .max(MAX_OMITTED)
              .describe(`At most ${MAX_OMITTED} of them.`),
          })
          .describe('Events that the matcher failed on; all others are matched.'),
      })
      .describe('How current the matches are.'),
    settlement: Tally.optional().describe(
      'How many settled pairs of markets were settled as their relation says, a minute old at most; absent before the first.',
    ),
    venues: z.array(VenueStatus),
  })
  .meta({ id: 'StatusReport', description: 'How current the catalogue is.' })
export type StatusReport = z.infer<typeof StatusReport>

// An ingestion that has stored no page for this long was stopped.
const SILENCE_MS = 2 * 60 * 1000

/** Returns the state of the matching and of every venue that was ingested, loaded from a file or is `expected`. */
export async function readStatus(
  store: Store,
  expected: readonly string[],
  now: number,
  matching?: MatchingState,
  settlement?: Tally,
): Promise<StatusReport> {
  const { feeds, counts, revision, last, due } = await store.read(async (view) => ({
    feeds: new Map((await view.feeds()).map((state) => [state.feed, state])),
    counts: await view.venues(),
    revision: (await view.counters()).revision,
    last: await view.lastMatching(),
    due: await view.matchingDueSince(),
  }))
  const sources = [...feeds.keys()].filter((feed) => feed !== catalogueFeed)
  const venues = [...new Set([...expected, ...sources, ...counts.map(({ venue }) => venue)])].sort()
  const states = venues.map((venue) => {
    const rows = counts.filter((row) => row.venue === venue)
    const state = feeds.get(venue) ?? (rows.length > 0 ? feeds.get(catalogueFeed) : undefined)
    return {
      venue,
      running: state !== undefined && isRunning(state, now),
      events: rows.reduce((sum, row) => sum + row.events, 0),
      markets: rows.reduce((sum, row) => sum + row.markets, 0),
      ...describe(state, now),
    }
  })
  return {
    revision,
    matching: {
      ...(last && { at: new Date(last.at).toISOString(), edges: last.edges, clusters: last.churn }),
      lagSeconds: due === undefined ? 0 : lagBetween(due, now),
      ...describeMatching(matching),
    },
    ...(settlement && { settlement }),
    venues: states,
  }
}

function describeMatching({ running, failure, omitted }: MatchingState = { running: false, omitted: [] }) {
  return {
    running,
    ...(failure && { lastError: { message: failure.message, at: new Date(failure.at).toISOString() } }),
    omitted: { count: omitted.length, events: omitted.slice(0, MAX_OMITTED) },
  }
}

function isRunning({ progressAt = 0, succeededAt = 0, failedAt = 0 }: FeedState, now: number): boolean {
  return progressAt > Math.max(succeededAt, failedAt) && now - progressAt < SILENCE_MS
}

function describe(state: FeedState | undefined, now: number): Partial<StatusReport['venues'][number]> {
  const { succeededAt, failedAt, failure } = state ?? {}
  return {
    ...(succeededAt !== undefined && {
      lastSuccess: new Date(succeededAt).toISOString(),
      lagSeconds: lagBetween(succeededAt, now),
    }),
    ...(failure && failedAt !== undefined && { lastError: { ...failure, at: new Date(failedAt).toISOString() } }),
  }
}
