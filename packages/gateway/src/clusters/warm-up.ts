import { setTimeout as pause } from 'node:timers/promises'
import { Relation } from '@crossvenue/venues'
import type { Answers, Job } from '../lookups/job.ts'
import { parseClusterQuery } from './cluster-query.ts'

const jobOf = (parameters: Record<string, string>): Job => ({
  lookup: 'eventClusters',
  query: parseClusterQuery(new URLSearchParams(parameters)),
})

/** The page that most callers begin with. */
const BROWSE = jobOf({})
/**
 * Queries after which what all others share is read and the code of nearly all is compiled: until it has run a few times
 * for large pages and for words, a page takes up to twice as long.
 */
const OTHERS = [
  { relations: Relation.options.join(), minConfidence: '0.5' },
  { sort: 'confidence' },
  { relations: 'identity,superset,subset', query: 'the' },
  { relations: 'identity' },
  { relations: 'identity,subset', minConfidence: '0.6', query: 'will' },
  { relations: 'superset,subset', sort: 'confidence' },
  { relations: 'superset' },
  { minConfidence: '0.9', query: 'win' },
].map(jobOf)

/** A start waits no longer for the first page of a store; the largest that was measured takes half of it. */
const MAX_WAIT_MS = 2_000

/**
 * Runs the first queries of a service before a caller sends them, until the signal is aborted. Resolves once the default
 * page of clusters is cached, cannot be answered, or takes too long.
 */
export async function warmUp({ answer }: Answers, signal: AbortSignal): Promise<void> {
  // A query that fails is refused again when a caller sends it.
  const run = (job: Job) => answer(job, '', signal).catch(() => undefined)
  const browsed = run(BROWSE)
  void browsed.then(async () => {
    for (const job of OTHERS) if (!signal.aborted) await run(job)
  })
  await Promise.race([browsed, pause(MAX_WAIT_MS, undefined, { ref: false })])
}
