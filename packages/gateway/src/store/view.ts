import type { Kysely, Selectable } from 'kysely'
import { readDueBooks, readEmptyBooks } from './book-refreshes.ts'
import { readCandles, readUnfilled } from './candle-history.ts'
import { changeRange, readChanges } from './changes.ts'
import type { Churn } from './churn.ts'
import { readClusterIds } from './cluster-ids.ts'
import { readContents, readDigests } from './event-marks.ts'
import { findEvents } from './find-events.ts'
import { findMarkets } from './find-markets.ts'
import { inChunks } from './in-chunks.ts'
import { readLinks } from './links.ts'
import { readListedQuestions } from './listed-questions.ts'
import { readMarketEdgePages, readMarketEdges } from './market-edges.ts'
import { readMarketSummaries, readSummariesOf } from './market-summaries.ts'
import { readOverrides } from './override-store.ts'
import {
  eventsInQuestions,
  eventsWithWeaker,
  readQuestionIds,
  readQuestionMarks,
  readQuestions,
  readQuestionsById,
} from './questions.ts'
import { readQuoteHistory } from './quote-history.ts'
import { readCounters } from './read-counters.ts'
import { readEdges } from './read-edges.ts'
import { readEventSummaries } from './read-event-summaries.ts'
import { readEvent, readShownEvents } from './read-shown-events.ts'
import { readTies } from './read-ties.ts'
import type { Schema } from './schema.ts'
import { searchEvents, searchMarkets } from './search.ts'
import { readAuditedEdges, readUnsettled } from './settlements.ts'
import type { CatalogueEvent, Failure, FeedState, View } from './store.ts'
import { readWords } from './titles/known-words.ts'
import { tiersOf } from './titles/tiers.ts'
import { readVectors } from './vectors.ts'

/** Creates the reads of a store over one transaction. */
export const createView = (database: Kysely<Schema>): View => ({
  counters: () => readCounters(database)(),

  async matchingDueSince() {
    const { due_since } = await database.selectFrom('counters').select('due_since').executeTakeFirstOrThrow()
    return due_since ?? undefined
  },

  async countSeen({ feed, number }) {
    const { events } = await database
      .selectFrom('events')
      .select((is) => is.fn.countAll<number>().as('events'))
      .where('feed', '=', feed)
      .where('sweep', '=', number)
      .executeTakeFirstOrThrow()
    return events
  },

  async feeds() {
    const rows = await database.selectFrom('feeds').selectAll().orderBy('feed').execute()
    return rows.map(readFeed)
  },

  async source(feed) {
    const row = await database.selectFrom('feeds').select('source').where('feed', '=', feed).executeTakeFirst()
    return row?.source ?? undefined
  },

  venues: () => countByVenue(database),
  listedVenues: (venues) => findVenues(database, venues),

  async events(ids) {
    const events = database.selectFrom('events').select(['payload', 'read_at']).orderBy('id')
    const rows = ids ? await inChunks(ids, (some) => events.where('id', 'in', some).execute()) : await events.execute()
    return rows.map(readEvent)
  },

  shownEvents: (ids) => readShownEvents(database, ids),
  busiest: (venue, limit) => readBusiest(database, venue, limit),

  dueBooks: (venue, due) => readDueBooks(database, venue, due),

  emptyBooks: (eventIds) => readEmptyBooks(database, eventIds),

  contents: () => readContents(database),
  digests: () => readDigests(database),

  find: (lookup) => findEvents(database, lookup),

  summaries: (ids) => readEventSummaries(database, ids),

  links: (scope) => readLinks(database, scope),

  edges: (scope, among) => readEdges(database, scope, among),
  ties: (scope, groups) => readTies(database, scope, groups),

  reasons: (edgeIds) => readReasons(database, edgeIds),

  clusterIds: (members) => readClusterIds(database, members),

  questionMarks: () => readQuestionMarks(database),
  eventsInQuestions: () => eventsInQuestions(database),
  questionIds: (events) => readQuestionIds(database, events),
  eventsWithWeaker: (scope) => eventsWithWeaker(database, scope),
  listedQuestions: (ids) => readListedQuestions(database, ids),

  questions: (markets) => readQuestions(database, markets),

  marketEdges: (scope) => readMarketEdges(database, scope),
  marketEdgePages: (scope, perPage) => readMarketEdgePages(database, scope, perPage),

  marketSummaries: (markets) => readMarketSummaries(database, markets),

  auditedEdges: () => readAuditedEdges(database),
  unsettled: (due) => readUnsettled(database, due),
  questionsById: (ids) => readQuestionsById(database, ids),
  quoteHistory: (market, until) => readQuoteHistory(database, market, until),
  candles: (market, until) => readCandles(database, market, until),
  unfilled: (query) => readUnfilled(database, query),
  changes: (after, limit) => readChanges(database, after, limit),
  changeRange: () => changeRange(database),
  summariesOf: (events) => readSummariesOf(database, events),
  searchEvents: (filter) => searchEvents(database, filter),

  searchMarkets: (filter) => searchMarkets(database, filter),

  tiers: async (text) => tiersOf(await readWords(database, text)),

  findMarkets: (lookup) => findMarkets(database, lookup),

  lastMatching: () => readLastMatching(database),

  async judgements(hashes) {
    const rows = await inChunks(hashes, (some) =>
      database.selectFrom('judgements').select(['hash', 'relation', 'confidence']).where('hash', 'in', some).execute(),
    )
    return new Map(rows.map(({ hash, ...answer }) => [hash, answer]))
  },

  vectors: (hashes) => readVectors(database, hashes),

  overrides: () => readOverrides(database),
})

async function readBusiest(database: Kysely<Schema>, venue: string, limit: number): Promise<CatalogueEvent[]> {
  const rows = await database
    .selectFrom('events')
    .select(['payload', 'read_at'])
    .where('venue', '=', venue)
    .orderBy('volume24h', (by) => by.desc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(readEvent)
}

/** Counts the events and markets of each venue, by the feed that listed them. */
const countByVenue = (database: Kysely<Schema>): ReturnType<View['venues']> =>
  database
    .selectFrom('events')
    .select((is) => [
      'venue',
      'feed',
      is.fn.countAll<number>().as('events'),
      is.fn.sum<number>('market_count').as('markets'),
    ])
    .groupBy(['venue', 'feed'])
    .orderBy('venue')
    .orderBy('feed')
    .execute()

async function findVenues(database: Kysely<Schema>, venues: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const venue of new Set(venues)) {
    const event = await database
      .selectFrom('events')
      .select('venue')
      .where('venue', '=', venue)
      .limit(1)
      .executeTakeFirst()
    if (event) found.push(venue)
  }
  return found
}

async function readLastMatching(database: Kysely<Schema>): ReturnType<View['lastMatching']> {
  const row = await database.selectFrom('last_matching').selectAll().executeTakeFirst()
  if (!row) return undefined
  const { at, edges, churn, made_by } = row
  return { at, edges, churn: JSON.parse(churn) as Churn, ...(made_by !== null && { madeBy: made_by }) }
}

const readFeed = (row: Selectable<Schema['feeds']>): FeedState => ({
  feed: row.feed,
  ...(row.progress_at !== null && { progressAt: row.progress_at }),
  ...(row.succeeded_at !== null && { succeededAt: row.succeeded_at }),
  ...(row.failed_at !== null && { failedAt: row.failed_at }),
  ...(row.failure !== null && { failure: JSON.parse(row.failure) as Failure }),
})

async function readReasons(database: Kysely<Schema>, edgeIds: readonly number[]): ReturnType<View['reasons']> {
  const rows = await inChunks(edgeIds, (some) =>
    database
      .selectFrom('edge_rows')
      .innerJoin('evidence', 'evidence.id', 'edge_rows.evidence_id')
      .select(['edge_rows.id', 'outcomes', 'evidence'])
      .where('edge_rows.id', 'in', some)
      .execute(),
  )
  return new Map(
    rows.map(({ id, outcomes, evidence }) => [id, { outcomes: JSON.parse(outcomes), evidence: JSON.parse(evidence) }]),
  )
}
