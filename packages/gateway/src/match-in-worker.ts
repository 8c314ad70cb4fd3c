import { Worker } from 'node:worker_threads'
import type { Edge, Override } from '@crossvenue/matcher'
import type { CatalogueEvent } from './store/store.ts'

/** Matches in a thread of its own, so that requests are answered meanwhile. Rejects where it is aborted. */
export const matchInWorker = (
  events: readonly CatalogueEvent[],
  { overrides = [], signal }: { overrides?: readonly Override[]; signal?: AbortSignal } = {},
): Promise<Edge[]> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const worker = new Worker(new URL('../bin/match-worker.js', import.meta.url), { workerData: { events, overrides } })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the matching thread ended with ${code}`)))
    signal?.addEventListener('abort', () => worker.terminate(), { once: true })
  })
