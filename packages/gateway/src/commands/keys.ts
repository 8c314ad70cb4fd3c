import type { Command } from 'commander'
import { createKeys, type Keys } from '../keys.ts'
import { openStore } from '../store/open-store.ts'
import type { KeyRecord } from '../store/store.ts'
import { dataOption, readSettings, type Settings } from './settings.ts'

export function addKeys(program: Command): void {
  const keys = program
    .command('keys')
    .description('Create, list and revoke API keys.')
    .addHelpText(
      'after',
      `
Examples:
  KEY=$(crossvenue keys create --name laptop)
  crossvenue keys list
  crossvenue keys revoke laptop`,
    )
  keys
    .command('create')
    .description('Make a key and print it; it is shown this once.')
    .requiredOption('--name <name>', 'what the key is for')
    .addOption(dataOption())
    .action(({ name, ...settings }: Settings & { name: string }) =>
      withKeys(settings, async ({ create }) => console.log(await create(name))),
    )
  keys
    .command('list')
    .description('List keys by id, never the keys themselves.')
    .addOption(dataOption())
    .action((settings: Settings) => withKeys(settings, async ({ list }) => (await list()).map(describe).forEach(print)))
  keys
    .command('revoke <name-or-id>')
    .description('Revoke every key of that name, or the one of that id.')
    .addOption(dataOption())
    .action((nameOrId: string, settings: Settings) =>
      withKeys(settings, async ({ revoke }) => (await revoke(nameOrId)).map(describe).forEach(print)),
    )
}

async function withKeys(settings: Settings, work: (keys: Keys) => Promise<void>): Promise<void> {
  const store = await openStore(readSettings(settings).dataDir)
  try {
    await work(createKeys(store))
  } finally {
    await store.close()
  }
}

const print = (line: string): void => console.log(line)

const describe = ({ id, name, createdAt, revokedAt }: KeyRecord): string =>
  [id, name, `created ${day(createdAt)}`, ...(revokedAt === undefined ? [] : [`revoked ${day(revokedAt)}`])].join('\t')

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
