import { parentPort, workerData } from 'node:worker_threads'
import type { CatalogueIndex } from '../catalogue/keep-matched.ts'
import { createLocalIndex } from './local-index.ts'

/** A call of one of an index's functions, and what came of it. */
export interface IndexCall {
  call: Exclude<keyof CatalogueIndex, 'close'>
  argument?: unknown
}
export type IndexAnswer = { value: unknown } | { failure: unknown }

// Calls come one at a time; the caller waits for each answer.
const index = createLocalIndex(workerData)
parentPort?.on('message', ({ call, argument }: IndexCall) => {
  parentPort?.postMessage(answer(call, argument))
})

function answer(call: IndexCall['call'], argument: unknown): IndexAnswer {
  try {
    return { value: (index[call] as (argument: unknown) => unknown)(argument) }
  } catch (failure) {
    return { failure }
  }
}
