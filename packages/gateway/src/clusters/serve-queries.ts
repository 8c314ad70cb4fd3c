import { once } from 'node:events'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { CrossvenueError, createVenue, type ErrorBody } from '@crossvenue/venues'
import { type Job, runJob } from '../lookups/job.ts'
import { createLookups } from '../lookups/lookups.ts'
import { openReader } from '../store/open-reader.ts'
import { giveWay } from '../threads/give-way.ts'
import { urlResolver } from './resolve-url.ts'
import type { WrittenPage } from './write-page.ts'

export interface QueryThreadOptions {
  /** Where the store is: see `openStore`. */
  location: string
  /** The venues whose page addresses are resolved. */
  venues: readonly string[]
  /** The venues whose order books can be fetched. */
  bookVenues: readonly string[]
}

/** The result of a query: a page, an error for the caller, or an error for the log only. */
export type QueryAnswer = { page: WrittenPage } | { refusal: ErrorBody } | { failure: unknown }

giveWay()
// Queries come one at a time; the pool waits for each answer.
const [{ location, venues, bookVenues }] = (await once(workerData as MessagePort, 'message')) as [QueryThreadOptions]
const reader = await openReader(location)
const resolveUrl = urlResolver(venues.map((id) => createVenue(id)))
const lookups = createLookups({ store: reader, resolveUrl, bookVenues })

let working: Promise<void> = Promise.resolve()
parentPort?.on('message', async (query: Job | 'close') => {
  if (query !== 'close') {
    working = work(query)
    return
  }
  // A statement on a closed connection would end the process.
  await working
  await reader.close()
  parentPort?.close()
})
parentPort?.postMessage('ready')

async function work(query: Job): Promise<void> {
  const answer = await answerOf(query)
  parentPort?.postMessage(answer, 'page' in answer ? [answer.page.body.buffer] : [])
}

async function answerOf(query: Job): Promise<QueryAnswer> {
  try {
    return { page: await runJob(lookups, query) }
  } catch (error) {
    return error instanceof CrossvenueError ? { refusal: error.toJSON() } : { failure: error }
  }
}
