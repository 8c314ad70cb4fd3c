import { scenario, startSandbox } from '@crossvenue/sandbox'
import { createVenue, type Venue } from '@crossvenue/venues'
import { ingest } from '../packages/gateway/src/catalogue/ingest.ts'
import { keepMatched } from '../packages/gateway/src/catalogue/keep-matched.ts'
import { urlResolver } from '../packages/gateway/src/clusters/resolve-url.ts'
import { readConfig } from '../packages/gateway/src/config.ts'
import { createLookups } from '../packages/gateway/src/lookups/lookups.ts'
import { createLocalIndex } from '../packages/gateway/src/matching/local-index.ts'
import { venuesToIngest } from '../packages/gateway/src/service.ts'
import { openStore } from '../packages/gateway/src/store/open-store.ts'

/** Reads and matches the events of all venues of the demo as they are when its day begins. */
export async function openDemoCatalogue() {
  const begins = Date.parse(scenario.begins)
  const now = () => begins
  const sandbox = await startSandbox({ now })
  const store = await openStore(':memory:')
  const listed = venuesToIngest({
    ...readConfig({}),
    venues: Object.keys(sandbox.urls),
    venueKeys: sandbox.keys,
  })
  const urls: Readonly<Record<string, string>> = sandbox.urls
  const venues = listed.map((id): Venue => {
    const apiKey = sandbox.keys[id]
    return createVenue(id, { baseUrl: urls[id], now, ...(apiKey !== undefined && { credentials: { apiKey } }) })
  })
  const matcher = keepMatched({ store, createIndex: createLocalIndex, now })
  const ingested = await ingest({ store, venues, matcher, now })
  await matcher.close()
  const resolveUrl = urlResolver(venues)
  const lookups = createLookups({
    store,
    resolveUrl,
    bookVenues: venues.filter((venue) => venue.fetchOrderBook).map(({ id }) => id),
  })
  return {
    store,
    world: sandbox.world,
    venues,
    lookups,
    resolveUrl,
    failed: ingested.venues.filter(({ state }) => state !== 'done').map(({ venue }) => venue),
    async close() {
      await store.close()
      await sandbox.close()
    },
  }
}
