import { LRUCache } from 'lru-cache'
import type { WrittenPage } from '../clusters/write-page.ts'
import type { Job } from './job.ts'

/** A look-up that was answered, with its route and path as the router reads them. */
export interface KnownLookup {
  job: Job
  route: string
  path: string
}

export type KnownLookups = ReturnType<typeof createKnownLookups>

const MAX_BYTES = 8_000_000
const BYTES_PER_ENTRY = 300
/** Longer requests are rare. */
const MAX_LENGTH = 2_048

/**
 * Remembers the look-ups of requests that were answered, by path and query as they were written, so that the same request
 * finds its cached page without reading the query again.
 */
export function createKnownLookups(pages: { cached(job: string): Promise<WrittenPage | undefined> }) {
  const known = new LRUCache<string, Omit<KnownLookup, 'job'> & { text: string }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text, path }, target) => BYTES_PER_ENTRY + text.length + path.length + target.length,
  })
  return {
    note(target: string, { job, route, path }: KnownLookup): void {
      if (target.length <= MAX_LENGTH && !known.has(target))
        known.set(target, { text: JSON.stringify(job), route, path })
    },
    /** Returns the cached page that answers a request. */
    async find(target: string): Promise<(Omit<KnownLookup, 'job'> & { page: WrittenPage }) | undefined> {
      const lookup = known.get(target)
      const page = lookup && (await pages.cached(lookup.text))
      return page && { page, route: lookup.route, path: lookup.path }
    },
  }
}
