import { CrossvenueError } from '@crossvenue/venues'
import type { Clusters } from './clusters.ts'

const RETRY_AFTER_SECONDS = 5

/** Creates a lookup that throws NOT_READY until the events have been matched: no match and not matched yet differ. */
export function onceMatched(clusters: Clusters, isMatched: () => Promise<boolean>): Clusters {
  let ready = false
  return {
    async find(query) {
      ready ||= await isMatched()
      if (ready) return clusters.find(query)
      throw new CrossvenueError('NOT_READY', 'the events have not been matched yet; /v0/status shows the progress', {
        retryAfter: RETRY_AFTER_SECONDS,
      })
    },
  }
}
