import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../threads/give-way.ts'
import { serveCalls } from '../threads/serve-calls.ts'
import { openStoreAgain } from './open-store.ts'
import type { Store } from './store.ts'

/** The writes that reading the venues makes. */
export type CatalogueWrites = Pick<Store, 'beginSweep' | 'commitPage' | 'recordFailure'>

giveWay()
const store = await openStoreAgain(workerData)

/** Wraps a write so that a failure reports damage of the file to the other thread. */
const noted =
  <A extends unknown[], R>(write: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    try {
      return await write(...args)
    } catch (error) {
      parentPort?.postMessage({ note: store.damage() })
      throw error
    }
  }

serveCalls(
  {
    beginSweep: noted(store.beginSweep),
    commitPage: noted(store.commitPage),
    recordFailure: noted(store.recordFailure),
  },
  { close: store.close },
)
