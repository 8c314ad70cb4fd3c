import type { Config, ServiceOptions } from '@crossvenue/gateway'
import { given, ready } from './child.ts'

export interface GatewayOptions {
  config: Partial<Config>
  options?: Omit<ServiceOptions, 'log'>
}

// As the program loads itself: from the bundle, where it is current.
const { load } = await import(new URL('../../packages/gateway/bin/load.js', import.meta.url).href)
const { beginQueryThread }: { beginQueryThread(): NonNullable<ServiceOptions['queryThread']> } =
  await load('clusters/begin-query-thread')
const queryThread = beginQueryThread()
const { createLog, readConfig, startService }: typeof import('@crossvenue/gateway') = await load('index')

const { config, options } = await given<GatewayOptions>()
const service = await startService(
  { ...readConfig({}), dataDir: ':memory:', ingestSeconds: 86_400, bookSeconds: 0, port: 0, ...config },
  { log: createLog('info'), queryThread, ...options },
)
const key = await service.keys.create(`bench ${process.pid}`)
ready({ url: service.url, key }, async (question) => {
  if (question === 'ingested') await service.ingested
  if (question === 'close') await service.close()
})
