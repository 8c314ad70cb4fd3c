import type { Command } from 'commander'
import { createLog } from '../log.ts'
import { startService } from '../service.ts'
import { addAddressOptions, dataOption, readSettings, type Settings } from './settings.ts'
import { untilStopped } from './until-stopped.ts'

interface ServeOptions extends Settings {
  sandbox?: boolean
  catalogue?: string[]
}

export function addServe(program: Command): void {
  const command = program.command('serve').description('Serve the gateway until it is interrupted.')
  addAddressOptions(command)
    .addOption(dataOption())
    .option('--sandbox', 'put fake venues behind it')
    .option('--catalogue <file...>', 'serve the events of these files; no venue is read')
    .addHelpText(
      'after',
      `
Examples:
  crossvenue serve
  crossvenue serve --data ./data --port 8080 --host 0.0.0.0
  crossvenue serve --catalogue monday.jsonl tuesday.jsonl`,
    )
    .action(serve)
}

async function serve({ sandbox, catalogue, ...settings }: ServeOptions): Promise<void> {
  const configured = readSettings(settings)
  const log = createLog(configured.logLevel)
  const fake = sandbox ? await import('@crossvenue/sandbox').then(({ startSandbox }) => startSandbox()) : undefined
  const config = fake ? { ...configured, venues: Object.keys(fake.urls), venueUrls: fake.urls } : configured
  const service = await startService(config, { log, ...(catalogue && { catalogue }) })
  log.info({ url: service.url, data: config.dataDir }, 'serving')
  if (!(await service.keys.list()).some((key) => key.revokedAt === undefined)) {
    log.warn(`no API key yet: make one with \`crossvenue keys create --name NAME --data ${config.dataDir}\``)
  }
  await untilStopped()
  log.info('stopping')
  await service.close()
  await fake?.close()
}
