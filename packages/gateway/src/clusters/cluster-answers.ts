import type { PlacedQuery } from './cluster-query.ts'
import type { Clusters } from './clusters.ts'
import { type WrittenPage, writePage } from './write-page.ts'

/** Answers queries for clusters. */
export interface ClusterAnswers {
  /** Returns the very same page for the same query until something changed. A query given up may never be run. */
  answer(query: PlacedQuery, signal?: AbortSignal): Promise<WrittenPage>
}

/** Creates answers that are found and written in this thread. */
export function answersOf(clusters: Clusters): ClusterAnswers {
  const written = new WeakMap<object, WrittenPage>()
  return {
    async answer(query) {
      const page = await clusters.find(query)
      const answer = written.get(page) ?? writePage(page, query)
      written.set(page, answer)
      return answer
    },
  }
}
