import { MessageChannel, Worker } from 'node:worker_threads'
import type { QueryThreadOptions } from './serve-queries.ts'

// This file loads nothing else: a start begins a query thread before it loads the service, so that both load at once.

/** A thread that loads what it needs for queries, and waits until `open` names its store. */
export interface BegunThread {
  worker: Worker
  open(options: QueryThreadOptions): void
}

/**
 * The memory limit of a thread. Without it, garbage grows with the memory of the machine: +539 MB after 26 large reads,
 * +332 MB with it.
 */
export const MAX_HEAP_MB = 512

/** Begins a query thread, which does not keep the process running until `open` is called. */
export function beginQueryThread(program = new URL('../../bin/query-worker.js', import.meta.url)): BegunThread {
  const { port1: own, port2: theirs } = new MessageChannel()
  const worker = new Worker(program, {
    workerData: theirs,
    transferList: [theirs],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  // The threads of the service hear of a failure when they take the thread over.
  worker.on('error', () => undefined)
  worker.unref()
  own.unref()
  return {
    worker,
    open(options) {
      worker.ref()
      own.postMessage(options)
    },
  }
}
