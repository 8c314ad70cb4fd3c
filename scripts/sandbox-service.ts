import { startSandbox } from '@crossvenue/sandbox'
import { readConfig } from '../packages/gateway/src/config.ts'
import { createLog } from '../packages/gateway/src/log.ts'
import { startService } from '../packages/gateway/src/service.ts'

/** Starts the fake venues and a gateway over them, and resolves once the events are matched. */
export async function startSandboxService() {
  const sandbox = await startSandbox()
  const config = {
    ...readConfig({}),
    port: 0,
    dataDir: ':memory:',
    // Once is enough; a reading while a generator holds up this process would come too late.
    ingestSeconds: 86_400,
    venues: [...Object.keys(sandbox.urls), 'mock'],
    venueUrls: sandbox.urls,
    venueKeys: sandbox.keys,
  }
  const service = await startService(config, { log: createLog('warn') })
  const key = await service.keys.create('test')
  await service.ingested
  return {
    url: service.url,
    key,
    async close() {
      await service.close()
      await sandbox.close()
    },
  }
}
