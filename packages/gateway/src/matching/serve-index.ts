import { parentPort, workerData } from 'node:worker_threads'
import type { EventRef, OmittedEvent, OnMatchProgress, PairEdges } from '@crossvenue/matcher'
import type { CatalogueEvent } from '../store/store.ts'
import { createLocalIndex } from './local-index.ts'

/** A call of one of an index's functions, of which `next` takes what `changes` or `pairs` began, and what came of it. */
export type IndexCall =
  | { call: 'put'; events: readonly CatalogueEvent[] }
  | { call: 'remove'; events: readonly EventRef[] }
  | { call: 'changes' | 'pairs' | 'next' | 'omitted' }
export type IndexAnswer = { batch?: PairEdges[]; omitted?: OmittedEvent[] } | { failure: unknown }
/** How far the call that is under way has come. */
export interface IndexProgress {
  progress: Parameters<OnMatchProgress>
}

const REPORT_EVERY_MS = 200

// Calls come one at a time; the caller waits for each answer.
const index = createLocalIndex({ ...workerData, onProgress: createReport() })
let batches: Generator<PairEdges[]> | undefined
parentPort?.on('message', (message: IndexCall) => {
  parentPort?.postMessage(answer(message))
})

/** Creates what reports progress a few times a second. */
function createReport(): OnMatchProgress {
  let last = Number.NEGATIVE_INFINITY
  return (...progress) => {
    const now = performance.now()
    if (now - last < REPORT_EVERY_MS) return
    last = now
    parentPort?.postMessage({ progress } satisfies IndexProgress)
  }
}

function answer(message: IndexCall): IndexAnswer {
  try {
    if (message.call === 'put') index.put(message.events)
    else if (message.call === 'remove') index.remove(message.events)
    else if (message.call === 'omitted') return { omitted: index.omitted() }
    else if (message.call !== 'next') batches = index[message.call]()
    const next = message.call === 'next' ? batches?.next() : undefined
    return next && !next.done ? { batch: next.value } : {}
  } catch (failure) {
    return { failure }
  }
}
