import type { PlacedQuery } from './cluster-query.ts'
import type { Clusters } from './clusters.ts'
import { type WrittenPage, writePage } from './write-page.ts'

/** Answers queries for clusters. */
export interface ClusterAnswers {
  /** Answers a query. An aborted query may not be run. */
  answer(query: PlacedQuery, caller?: string, signal?: AbortSignal): Promise<WrittenPage>
}

/** Creates answers that are found and written in this thread. */
export const answersOf = (clusters: Clusters): ClusterAnswers => ({
  answer: async (query) => writePage(await clusters.find(query), query),
})
