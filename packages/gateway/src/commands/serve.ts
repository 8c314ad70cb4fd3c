import { join } from 'node:path'
import type { BegunThread } from '../clusters/begin-query-thread.ts'
import type { Config } from '../config.ts'
import { createLog } from '../log.ts'
import { type RunningService, startService } from '../service.ts'
import { printableAddress, withSchema } from '../store/postgres/address.ts'
import { type FakeVenues, startFakeVenues } from './fake-venues.ts'
import { readSettings, type Settings } from './settings.ts'
import { untilStopped } from './until-stopped.ts'

interface ServeOptions extends Settings {
  sandbox?: boolean
  catalogue?: string[]
}

/** Serves the gateway until it is interrupted. */
export async function serve(
  { sandbox, catalogue, ...settings }: ServeOptions,
  queryThread: BegunThread,
): Promise<void> {
  const configured = readSettings(settings)
  const log = createLog(configured.logLevel)
  const fake = sandbox ? await startFakeVenues() : undefined
  try {
    const config = fake ? behindSandbox(configured, settings, fake) : configured
    const service = await startService(config, {
      log,
      queryThread,
      ...(catalogue && { catalogue }),
      ...(fake && { now: fake.now, account: fake.account }),
    })
    try {
      const { databaseUrl: server } = config
      log.info({ url: service.url, data: server ? printableAddress(server) : config.dataDir }, 'serving')
      if (!(await service.keys.list()).some((key) => key.revokedAt === undefined)) {
        log.warn(
          `there is no API key yet: create one with \`crossvenue keys create --name NAME${server ? '' : ` --data ${config.dataDir}`}\``,
        )
      }
      await Promise.race([untilStopped(), failure(service)])
      log.info('stopping')
    } finally {
      await service.close()
    }
  } finally {
    await fake?.sandbox.close()
  }
}

/** Rejects if the catalogue cannot be read; never resolves. */
const failure = ({ ingested }: RunningService): Promise<never> =>
  ingested.then(() => new Promise<never>(() => undefined))

/** Uses a store of its own: in the usual store, fake events would look like real ones. */
const behindSandbox = (config: Config, { data }: Settings, fake: FakeVenues): Config => ({
  ...config,
  ...fake.config,
  dataDir: data ?? join(config.dataDir, 'sandbox'),
  ...(config.databaseUrl && { databaseUrl: withSchema(config.databaseUrl, 'crossvenue_sandbox') }),
})
