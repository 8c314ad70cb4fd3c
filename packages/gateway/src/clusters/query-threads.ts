import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { CrossvenueError } from '@crossvenue/venues'
import type { Job } from '../lookups/job.ts'
import { errorOf } from '../threads/error-of.ts'
import { type BegunThread, beginQueryThread, MAX_HEAP_MB } from './begin-query-thread.ts'
import type { QueryAnswer, QueryThreadOptions } from './serve-queries.ts'
import type { WrittenPage } from './write-page.ts'

export interface QueryThreads {
  /**
   * Runs a query when a thread is free; a query whose signal is aborted before that is not run. Callers take turns, so a
   * caller with many queries delays only its own.
   */
  run(caller: string, query: Job, signal: AbortSignal): Promise<WrittenPage>
  close(): Promise<void>
}

interface Waiting {
  caller: string
  query: Job
  signal: AbortSignal
  resolve(page: WrittenPage): void
  reject(error: unknown): void
  /** Called if the signal is aborted while the job waits. */
  giveUp(): void
}

const MAX_QUEUED = 1000
const RETRY_AFTER_SECONDS = 2
const CLOSE_MS = 5000

/**
 * Creates threads that answer queries, each with a connection and caches of its own. The first starts at once, so that
 * the first query does not wait for its modules to load; others start when needed. A query waits in the queue until a
 * thread is ready for it: one that starts may take long, and another may be free before. `begun` is a thread that began
 * before the service was loaded.
 */
export function createQueryThreads(
  options: QueryThreadOptions,
  count: number,
  { program, begun }: { program?: URL; begun?: BegunThread | undefined } = {},
): QueryThreads {
  /** In the order of their turns: a caller who was served goes to the end. */
  const queues = new Map<string, Waiting[]>()
  let waiting = 0
  const threads = new Set<Worker>()
  const starting = new Set<Worker>()
  const idle: Worker[] = []
  let isClosed = false

  function start({ worker, open } = beginQueryThread(program)): void {
    let failure = new Error('a query thread ended')
    threads.add(worker)
    starting.add(worker)
    // A caller that waits gets the error through its own listener; an idle thread that fails just ends.
    worker.on('error', (error) => {
      failure = error
    })
    worker.once('exit', () => {
      threads.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
      // Without this, a thread that cannot start would be started for ever.
      if (starting.delete(worker)) takeNext()?.reject(failure)
      if (!isClosed) next()
    })
    // The first message of a thread is that it is ready.
    worker.once('message', () => {
      starting.delete(worker)
      idle.push(worker)
      next()
    })
    open(options)
  }

  function next(): void {
    for (let worker = idle.at(-1); worker; worker = idle.at(-1)) {
      const job = takeNext()
      if (!job) return
      idle.pop()
      void work(worker, job)
    }
    while (threads.size < count && starting.size < waiting) start()
  }

  function takeNext(): Waiting | undefined {
    const [first] = queues
    if (!first) return undefined
    const [caller, jobs] = first
    const job = jobs.shift()
    job?.signal.removeEventListener('abort', job.giveUp)
    queues.delete(caller)
    if (jobs.length > 0) queues.set(caller, jobs)
    waiting -= 1
    return job
  }

  function giveUp(job: Waiting): void {
    const jobs = queues.get(job.caller) ?? []
    const place = jobs.indexOf(job)
    if (place < 0) return
    jobs.splice(place, 1)
    if (jobs.length === 0) queues.delete(job.caller)
    waiting -= 1
    job.reject(job.signal.reason)
  }

  async function work(worker: Worker, job: Waiting): Promise<void> {
    const answered = new AbortController()
    const ended = once(worker, 'exit', answered).then(() => Promise.reject(new Error('a query thread ended')))
    try {
      const answer = once(worker, 'message', answered)
      worker.postMessage(job.query)
      const [message] = (await Promise.race([answer, ended])) as [QueryAnswer]
      if ('page' in message) job.resolve(message.page)
      else job.reject('refusal' in message ? errorOf(message.refusal) : message.failure)
      if (isClosed) return
      idle.push(worker)
    } catch (error) {
      job.reject(isOutOfMemory(error) ? tooMuchMemory() : error)
      await worker.terminate()
    } finally {
      ended.catch(() => undefined)
      answered.abort()
      next()
    }
  }

  // One that has ended already has no number any more.
  start(begun && begun.worker.threadId > 0 ? begun : undefined)

  return {
    run: (caller, query, signal) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('the query threads are closed'))
        if (waiting >= MAX_QUEUED) return reject(tooMany())
        if (signal.aborted) return reject(signal.reason)
        const job: Waiting = { caller, query, signal, resolve, reject, giveUp: () => giveUp(job) }
        const jobs = queues.get(caller)
        if (jobs) jobs.push(job)
        else queues.set(caller, [job])
        waiting += 1
        signal.addEventListener('abort', job.giveUp, { once: true })
        next()
      }),
    async close() {
      isClosed = true
      for (const job of [...queues.values()].flat()) job.reject(new Error('the query threads are closed'))
      queues.clear()
      waiting = 0
      const ended = Promise.all(Array.from(threads, (worker) => once(worker, 'exit')))
      for (const worker of threads) worker.postMessage('close')
      await Promise.race([ended, pause(CLOSE_MS, undefined, { ref: false })])
      await Promise.all(Array.from(threads, (worker) => worker.terminate()))
    },
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const tooMuchMemory = () =>
  new CrossvenueError(
    'PAYLOAD_TOO_LARGE',
    `the query needs more than ${MAX_HEAP_MB} MB of memory; narrow it by filters or a smaller limit`,
  )

const tooMany = () =>
  new CrossvenueError('RATE_LIMIT_EXCEEDED', `${MAX_QUEUED} lookups of clusters are waiting already`, {
    retryAfter: RETRY_AFTER_SECONDS,
  })
