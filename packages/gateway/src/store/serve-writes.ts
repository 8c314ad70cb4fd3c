import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../threads/give-way.ts'
import { serveCalls } from '../threads/serve-calls.ts'
import { openStoreAgain } from './open-store.ts'
import type { Store } from './store.ts'

/** The writes that reading the venues makes. */
export type CatalogueWrites = Pick<Store, 'beginSweep' | 'commitPage' | 'recordFailure'>

giveWay()
const store = await openStoreAgain(workerData)

/** Has the damage noted that a failing write came upon. */
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
