import type { z } from 'zod'
import type { ArbitrageQuery } from '../arbitrage/candidates.ts'
import type { SetQuery } from '../arbitrage/set-candidates.ts'
import type { AuditQuery } from '../audit/settlement-audit.ts'
import type { PlacedQuery } from '../clusters/cluster-query.ts'
import type { WrittenPage } from '../clusters/write-page.ts'
import type { HistoryQuery } from '../history/price-history.ts'
import type { AnchoredMatches, ExplainQuery, ItemQuery, MatchBrowse } from '../matches/match-query.ts'
import type { PlacedQuestionQuery } from '../questions/question-query.ts'
import type { OutcomeQuery } from '../router/same-outcomes.ts'
import type { WatchedQuery } from '../router/watched-questions.ts'
import type { PlacedSearch } from '../search/search-query.ts'

/** The lookups of the catalogue and of its matches, each with its query. */
export interface Queries {
  eventClusters: PlacedQuery
  marketClusters: PlacedQuestionQuery
  events: PlacedSearch
  markets: PlacedSearch
  event: ItemQuery
  market: ItemQuery
  eventMatches: AnchoredMatches
  marketMatches: AnchoredMatches
  matchesOf: AnchoredMatches
  eventMatchesOf: AnchoredMatches
  marketsNamed: AnchoredMatches
  eventsNamed: AnchoredMatches
  browseMatches: MatchBrowse
  browseEventMatches: MatchBrowse
  pairs: MatchBrowse
  explain: ExplainQuery
  sameOutcomes: OutcomeQuery
  watchedQuestions: WatchedQuery
  arbitrageCandidates: ArbitrageQuery
  setCandidates: SetQuery
  priceHistory: HistoryQuery
  settlementAudit: z.infer<typeof AuditQuery>
}

/** One lookup with its query, as it is sent to a thread. */
export type Job = { [N in keyof Queries]: { lookup: N; query: Queries[N] } }[keyof Queries]

/** The lookups as functions that return a page. */
export type Lookups = { [N in keyof Queries]: (query: Queries[N]) => Promise<WrittenPage> }

/** Answers lookups, in this thread or in others. */
export interface Answers {
  /** Answers a job. An aborted job may not be run. */
  answer(job: Job, caller?: string, signal?: AbortSignal): Promise<WrittenPage>
}

/** Runs a job. */
export const runJob = (lookups: Partial<Lookups>, { lookup, query }: Job): Promise<WrittenPage> => {
  const run = lookups[lookup] as ((query: unknown) => Promise<WrittenPage>) | undefined
  return run ? run(query) : Promise.reject(new Error(`there is no lookup ${lookup}`))
}

/** Creates answers that are found and written in this thread. */
export const answersOf = (lookups: Partial<Lookups>): Answers => ({ answer: (job) => runJob(lookups, job) })
