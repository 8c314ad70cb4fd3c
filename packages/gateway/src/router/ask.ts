import { currentCall } from '@crossvenue/venues'
import type { Answers, Job } from '../lookups/job.ts'
import { decodePlace } from '../search/search-place.ts'
import type { PlacedSearch } from '../search/search-query.ts'

/** How many items are requested of a search at once. */
const PAGE = 500

export type Ask = ReturnType<typeof createAsk>['ask']

/** Creates the functions by which the router has lookups answered in the name of the present caller. */
export function createAsk(answers: Answers) {
  async function ask<T>(job: Job): Promise<{ data: T; meta?: { nextCursor?: string; cut?: true } }> {
    const { caller, signal, onCut } = currentCall()
    const { body } = await answers.answer(job, caller, signal)
    const answer = JSON.parse(new TextDecoder().decode(body))
    // A page that was cut has a cursor, with which the rest is read.
    if (answer.meta?.cut && answer.meta.nextCursor === undefined) onCut?.()
    return answer
  }

  /** Reads a search page by page, until it has `limit` items. */
  async function all<T>(lookup: 'events' | 'markets', query: PlacedSearch, limit: number): Promise<T[]> {
    const items: T[] = []
    let cursor: string | undefined
    const { after: first, offset: skipped, ...rest } = query
    let [after, offset] = [first, skipped]
    do {
      const some = Math.min(PAGE, limit - items.length)
      const { data, meta } = await ask<T[]>({
        lookup,
        query: { ...rest, offset, limit: some, ...(after && { after }) },
      })
      items.push(...data)
      cursor = meta?.nextCursor
      after = cursor === undefined ? undefined : decodePlace(cursor)
      offset = 0
    } while (cursor !== undefined && items.length < limit)
    return items
  }

  return { ask, all }
}
