import { startFakeVenues } from '../packages/gateway/src/commands/fake-venues.ts'
import { type Config, readConfig } from '../packages/gateway/src/config.ts'
import { createLog } from '../packages/gateway/src/log.ts'
import type { Scope } from '../packages/gateway/src/scope.ts'
import { startService } from '../packages/gateway/src/service.ts'

/**
 * Starts the fake venues and a gateway over them, as the demo does, and resolves once the events are matched. Past prices
 * are only filled as often as in the demo where a test needs them, because the requests take room in the budgets of venues.
 */
export async function startSandboxService(settings: Partial<Config> = {}, { fillsPast = false } = {}) {
  const { sandbox, config: fake, now, account, backfillMs } = await startFakeVenues()
  // One reading is enough; another one would be late while a generator blocks this process.
  const config = { ...readConfig({}), port: 0, dataDir: ':memory:', ingestSeconds: 86_400, ...fake, ...settings }
  const service = await startService(config, {
    ...{ log: createLog('warn'), now, account },
    ...(fillsPast && { backfillMs }),
  })
  const key = await service.keys.create('test', { scope: 'admin' })
  await service.ingested
  return {
    url: service.url,
    key,
    createKey: (name: string, scope: Scope) => service.keys.create(name, { scope }),
    sandbox,
    account,
    async close() {
      await service.close()
      await sandbox.close()
    },
  }
}
