import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../threads/give-way.ts'
import { serveCalls } from '../threads/serve-calls.ts'
import { createCatalogueWrites } from './catalogue-writes.ts'
import { connectStore } from './connect-store.ts'

giveWay('background')
// The thread that started this one has the store open; see `openStoreAgain`.
const connections = await connectStore(workerData)
const writes = createCatalogueWrites(connections.writer)

/** Wraps a write so that a failure reports damage of the file to the other thread. */
const noted =
  <A extends unknown[], R>(write: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    try {
      return await write(...args)
    } catch (error) {
      parentPort?.postMessage({ note: connections.damage() })
      throw error
    }
  }

serveCalls(
  {
    beginSweep: noted(writes.beginSweep),
    commitPage: noted(writes.commitPage),
    recordFailure: noted(writes.recordFailure),
  },
  { close: connections.close },
)
