import { type Config, createLog, readConfig, type ServiceOptions, startService } from '@crossvenue/gateway'
import { given, ready } from './child.ts'

export interface GatewayOptions {
  config: Partial<Config>
  options?: Omit<ServiceOptions, 'log'>
}

const { config, options } = await given<GatewayOptions>()
const service = await startService(
  { ...readConfig({}), dataDir: ':memory:', ingestSeconds: 86_400, bookSeconds: 0, port: 0, ...config },
  { log: createLog('info'), ...options },
)
const key = await service.keys.create(`bench ${process.pid}`)
ready({ url: service.url, key }, async (question) => {
  if (question === 'ingested') await service.ingested
  if (question === 'close') await service.close()
})
