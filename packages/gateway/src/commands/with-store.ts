import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { storeLocation } from '../store-location.ts'
import { readSettings, type Settings } from './settings.ts'

/** Opens the store of the settings for one piece of work, and closes it whatever happens. */
export async function withStore<Result>(settings: Settings, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(storeLocation(readSettings(settings)))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
