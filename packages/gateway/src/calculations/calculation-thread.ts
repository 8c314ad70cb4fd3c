import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { errorOf } from '../threads/error-of.ts'
import type { Calculation, CalculationAnswer } from './serve-calculations.ts'

/** Bodies up to this size take a few milliseconds to read, check and calculate on. */
export const MAX_INLINE_BYTES = 32 * 1024
/** The thread ends after this long without work, which frees its memory. */
const IDLE_MS = 5 * 60_000

interface Job extends Calculation {
  signal: AbortSignal
  resolve(body: Uint8Array<ArrayBuffer>): void
  reject(error: unknown): void
}

interface CalculationThread {
  /** Resolves with the body of the answer. A calculation whose signal is aborted before its turn is not run. */
  run(caller: string, calculation: Calculation, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Creates a thread for calculations on large bodies. Parsing two megabytes of JSON alone can take 200 ms, during which
 * the service could answer no other request. One calculation runs at a time, and callers take turns. The thread starts
 * when it is needed.
 */
export function createCalculationThread({ idleMs = IDLE_MS } = {}): CalculationThread {
  /** In the order of their turns: a caller who was served goes to the end. */
  const queues = new Map<string, Job[]>()
  let worker: Worker | undefined
  let isBusy = false
  let idle: NodeJS.Timeout | undefined

  function takeNext(): Job | undefined {
    for (const [caller, jobs] of queues) {
      queues.delete(caller)
      const waiting = jobs.filter(({ signal }) => !signal.aborted)
      const job = waiting.shift()
      if (waiting.length > 0) queues.set(caller, waiting)
      if (job) return job
    }
    return undefined
  }

  function start(): Worker {
    const started = new Worker(new URL('../../bin/calculation-worker.js', import.meta.url))
    // Requests under way keep the process running; the thread alone does not.
    started.unref()
    const forget = (): void => {
      if (worker === started) worker = undefined
    }
    // Without a listener, an error of the thread would end the process.
    started.on('error', forget).once('exit', forget)
    return started
  }

  /** The next calculation must not find a thread that is ending. */
  function end(): void {
    void worker?.terminate()
    worker = undefined
  }

  async function answer(thread: Worker, { exchange, method, body }: Calculation): Promise<CalculationAnswer> {
    const answered = new AbortController()
    const ended = once(thread, 'exit', answered).then(() => Promise.reject(new Error('the calculation thread ended')))
    ended.catch(() => undefined)
    try {
      // Before the message is sent, so that a failing thread is noticed.
      const message = once(thread, 'message', answered)
      thread.postMessage({ exchange, method, body }, [body])
      const [found] = (await Promise.race([message, ended])) as [CalculationAnswer]
      return found
    } finally {
      answered.abort()
    }
  }

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    clearTimeout(idle)
    for (let job = takeNext(); job; job = takeNext()) {
      worker ??= start()
      const found = await answer(worker, job).catch((failure: unknown) => ({ failure }))
      if ('body' in found) job.resolve(found.body)
      else job.reject('refusal' in found ? errorOf(found.refusal) : found.failure)
    }
    isBusy = false
    idle = setTimeout(end, idleMs)
    idle.unref()
  }

  return {
    run: (caller, calculation, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        queues.set(caller, [...(queues.get(caller) ?? []), { ...calculation, signal, resolve, reject }])
        void work()
      }),
  }
}
