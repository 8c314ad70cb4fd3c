import { z } from 'zod'
import { Churn } from '../clusters/churn.ts'
import type { FeedState, Store } from '../store/store.ts'
import { catalogueFeed } from './catalogue-files.ts'

const VenueStatus = z
  .object({
    venue: z.string(),
    running: z.boolean().describe('Whether an ingestion of it is under way.'),
    events: z.number().int().min(0),
    markets: z.number().int().min(0),
    lastSuccess: z.iso.datetime().optional().describe('When its catalogue was last read whole.'),
    lagSeconds: z.number().min(0).optional().describe('Time since then.'),
    lastError: z
      .object({ code: z.string(), message: z.string(), at: z.iso.datetime() })
      .optional()
      .describe('Why the last ingestion stopped; absent once one succeeds.'),
  })
  .meta({ id: 'VenueStatus', description: 'How fresh the catalogue of a venue is.' })

export const StatusReport = z
  .object({
    revision: z.number().int().min(0).describe('Moves whenever an edge changes.'),
    matching: z
      .object({
        at: z.iso.datetime(),
        edges: z.number().int().min(0).describe('How many edges there were then.'),
        clusters: Churn,
      })
      .optional()
      .describe('The last matching; absent before the first.'),
    venues: z.array(VenueStatus),
  })
  .meta({ id: 'StatusReport', description: 'How fresh the catalogue is.' })
export type StatusReport = z.infer<typeof StatusReport>

// An ingestion that stored no page for so long was stopped.
const SILENCE_MS = 2 * 60 * 1000

/** Returns the state of every venue that was ingested or loaded from a file, and of those `expected`. */
export async function readStatus(store: Store, expected: readonly string[], now: number): Promise<StatusReport> {
  const { feeds, counts, revision, last } = await store.read(async (view) => ({
    feeds: new Map((await view.feeds()).map((state) => [state.feed, state])),
    counts: await view.venues(),
    revision: (await view.counters()).revision,
    last: await view.lastMatching(),
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
    ...(last && { matching: { at: new Date(last.at).toISOString(), edges: last.edges, clusters: last.churn } }),
    venues: states,
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
      lagSeconds: Math.max(0, (now - succeededAt) / 1000),
    }),
    ...(failure && failedAt !== undefined && { lastError: { ...failure, at: new Date(failedAt).toISOString() } }),
  }
}
