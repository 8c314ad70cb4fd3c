import { once } from 'node:events'
import { createLog, readConfig, startService } from '@crossvenue/gateway'

const [{ given: venueUrls }] = await once(process, 'message')
const service = await startService(
  { ...readConfig({}), dataDir: ':memory:', venues: Object.keys(venueUrls), venueUrls, port: 0 },
  // Lines are made as in service and then dropped.
  { log: createLog('info', { write: () => undefined }) },
)
const key = await service.keys.create('bench')
await service.ingested
process.send?.({ url: service.url, key })
