import { CrossvenueError } from '@crossvenue/venues'
import { LRUCache } from 'lru-cache'
import type { Answers, Job } from '../lookups/job.ts'
import { oncePerTurn } from '../once-per-turn.ts'
import type { Store } from '../store/store.ts'
import type { QueryThreads } from './query-threads.ts'
import type { WrittenPage } from './write-page.ts'

/** One query under way, shared by all callers that sent it. */
interface Shared {
  page: Promise<WrittenPage>
  waiting: number
  giveUp: AbortController
}

export interface CachedAnswers extends Answers {
  /** Returns the page of a job, given as JSON, if it is cached and nothing has changed since. */
  cached(job: string): Promise<WrittenPage | undefined>
  /** Returns how many bytes of answers are cached. */
  cachedBytes(): number
}

const MAX_BYTES = 96 * 1024 * 1024
/** A page may have a compressed copy, which takes about a seventh of it. */
const WITH_COPY = 1.2

/**
 * Creates answers that are found and written in other threads and cached until something changes. Equal queries share
 * one run; a query whose callers have all gone is not run.
 */
export function answerInThreads(threads: QueryThreads, store: Pick<Store, 'counters'>): CachedAnswers {
  const pages = new LRUCache<string, WrittenPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => Math.ceil(WITH_COPY * body.byteLength) || 1,
  })
  const underWay = new Map<string, Shared>()
  let present = ''

  function ask(key: string, query: Job, caller: string): Shared {
    const giveUp = new AbortController()
    const page = threads.run(caller, query, giveUp.signal)
    const shared: Shared = { page, waiting: 0, giveUp }
    underWay.set(key, shared)
    const end = () => {
      if (underWay.get(key) === shared) underWay.delete(key)
    }
    page
      .then(
        (written) => key.startsWith(present) && pages.set(key, written),
        () => undefined,
      )
      .finally(end)
    return shared
  }

  /** Reads the state of the store, and forgets the pages of an earlier one. */
  const readState = oncePerTurn(async (): Promise<string> => {
    const { revision, catalogue, reads } = await store.counters()
    const state = `${revision} ${catalogue} ${reads} `
    if (state !== present) pages.clear()
    present = state
    return state
  })

  return {
    async answer(query, caller = '', signal) {
      const key = (await readState()) + JSON.stringify(query)
      const known = pages.get(key)
      if (known) return known
      let shared = underWay.get(key)
      // All its callers have gone, so it will not be run.
      if (!shared || shared.giveUp.signal.aborted) shared = ask(key, query, caller)
      return waitFor(shared, signal)
    },
    cached: async (job) => pages.get((await readState()) + job),
    cachedBytes: () => pages.calculatedSize,
  }
}

/** Waits for a shared answer until the caller goes away; when the last caller goes, the query is aborted. */
async function waitFor(shared: Shared, signal: AbortSignal | undefined): Promise<WrittenPage> {
  shared.waiting++
  const settled = new AbortController()
  try {
    if (!signal) return await shared.page
    return await Promise.race([shared.page, gone(signal, settled.signal)])
  } finally {
    settled.abort()
    shared.waiting--
    if (shared.waiting === 0)
      shared.giveUp.abort(new CrossvenueError('NETWORK_ERROR', 'the caller closed the connection'))
  }
}

/** Rejects when the caller leaves. It stops listening once `settled`, because one call may wait for many answers. */
const gone = (signal: AbortSignal, settled: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const giveUp = () => reject(new CrossvenueError('NETWORK_ERROR', 'the caller closed the connection'))
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true, signal: settled })
  })
