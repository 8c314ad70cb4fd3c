import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { storeLocation } from '../store-location.ts'
import { readSettings, type Settings } from './settings.ts'

/** Opens the configured store, runs `work` with it, and closes it also after an error. */
export async function withStore<Result>(settings: Settings, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(storeLocation(readSettings(settings)))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
