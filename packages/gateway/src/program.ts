import { Command, InvalidArgumentError, Option } from 'commander'
import { parseSpan } from './commands/parse-span.ts'
import { describeSettings } from './describe-settings.ts'
import { refForm } from './overrides/ref-form.ts'
import { scopes } from './scope.ts'
import { type Setting, settings } from './settings.ts'
import { version } from './version.ts'

const MCP_ENVIRONMENT =
  '\nThe key is read from CROSSVENUE_API_KEY, and the accounts to trade for, if any, from CROSSVENUE_CREDENTIALS: JSON by venue.'

/** Declares every command. The code of a command is loaded when it is called, so that help and errors are fast. */
export function createProgram(): Command {
  const program = new Command('crossvenue')
    .description('A gateway to prediction markets that knows which events on different venues are the same question.')
    .version(version, '-v, --version', 'Print the version.')
    .exitOverride()
    .showHelpAfterError('(see crossvenue --help)')
    .addHelpText('after', examples('crossvenue demo', 'crossvenue keys create --name laptop', 'crossvenue serve'))

  program
    .command('demo')
    .description('Serve fake venues from memory, with an API key and example requests; nothing is stored.')
    .addOption(host())
    .addOption(port().default(undefined, 'the first free one from CROSSVENUE_PORT on'))
    .addHelpText('after', examples('crossvenue demo', 'crossvenue demo --port 8080'))
    .action(async (options) => (await import('./commands/demo.ts')).demo(options))

  program
    .command('serve')
    .description('Serve the gateway until it is interrupted.')
    .addOption(data())
    .addOption(config())
    .addOption(host())
    .addOption(port())
    .addOption(overrides())
    .option('--sandbox', 'use fake venues instead of real ones')
    .option('--catalogue <file...>', 'serve the events of these files; no venue is read')
    .addHelpText(
      'after',
      examples(
        'crossvenue serve --data ./data --host 0.0.0.0 --port 8080',
        'crossvenue serve --catalogue monday.jsonl tuesday.jsonl',
      ),
    )
    .addHelpText('after', () => `\nEnvironment:\n${describeSettings()}`)
    .action(async (options) => {
      const { beginQueryThread } = await import('./clusters/begin-query-thread.ts')
      const queryThread = beginQueryThread()
      await (await import('./commands/serve.ts')).serve(options, queryThread)
    })

  addKeys(program)
  program
    .command('mcp')
    .description('Serve the tools of a running gateway to an MCP client over standard input and output.')
    .option('--url <address>', 'address of the gateway (CROSSVENUE_URL)')
    .addHelpText(
      'after',
      examples('CROSSVENUE_API_KEY=$KEY crossvenue mcp', 'crossvenue mcp --url http://127.0.0.1:3847'),
    )
    .addHelpText('after', MCP_ENVIRONMENT)
    .action(async (options) => (await import('./commands/mcp.ts')).serveMcp(options))

  program
    .command('ingest')
    .description(
      'Read the catalogue of every configured venue once and match the events; continues where the last run stopped.',
    )
    .addOption(data())
    .addOption(overrides())
    .addHelpText('after', examples('crossvenue ingest', 'CROSSVENUE_VENUES=polymarket,kalshi crossvenue ingest'))
    .action(async (options) => (await import('./commands/ingest.ts')).ingestOnce(options))

  program
    .command('match')
    .argument('<file...>', 'catalogue files')
    .description('Match the events of catalogue files and write the edges, one JSON object per line.')
    .requiredOption('--out <file>', 'where to write the edges')
    .addOption(overrideFile())
    .addHelpText('after', examples('crossvenue match polymarket.jsonl kalshi.jsonl --out edges.jsonl'))
    .action(async (files, options) => (await import('./commands/match.ts')).matchFiles(files, options))

  program
    .command('eval')
    .argument('<catalogue>', 'catalogue file')
    .argument('<labels>', 'file of labelled pairs')
    .description(
      'Match a catalogue and score the edges against labelled pairs; labels marked as arguable do not count.',
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', examples('crossvenue eval catalogue.jsonl labels.jsonl --json'))
    .action(async (catalogue, labels, options) =>
      (await import('./commands/eval.ts')).evaluateFiles(catalogue, labels, options),
    )

  program
    .command('explain')
    .argument('<a>', `an event, as ${refForm}`)
    .argument('<b>', 'the same of another venue')
    .description(
      'Explain how two markets, or all markets of two events, relate, and why; works for pairs that do not match, too.',
    )
    .addOption(data())
    .option('--catalogue <file>', 'look in this file, not in the store; may be given several times', appended)
    .addOption(overrideFile())
    .addHelpText(
      'after',
      examples(
        'crossvenue explain kalshi:KXFEDDECISION-26MAR polymarket:67284',
        'crossvenue explain kalshi:KXFEDDECISION-26MAR/KXFEDDECISION-26MAR-H0 polymarket:67284/654412',
        'crossvenue explain --catalogue kalshi.jsonl --catalogue polymarket.jsonl kalshi:KXFEDDECISION-26MAR polymarket:67284',
      ),
    )
    .action(async (a, b, options) => (await import('./commands/explain.ts')).explainTwo(a, b, options))

  addFiles(program)
  addBackup(program)
  addOverrides(program)
  return program
}

/** Collects an option that is given several times; a variadic option would swallow the arguments after it. */
const appended = (value: string, values: readonly string[] = []): string[] => [...values, value]

/** Adds the commands that write files for others to read. */
function addFiles(program: Command): void {
  program
    .command('export')
    .description('Write clusters, questions, edges with their evidence, past quotes and the settlement audit as files.')
    .requiredOption('--out <directory>', 'where to write the files, one per table')
    .option('--format <format>', 'csv, jsonl or parquet', 'csv')
    .option('--tables <names>', 'clusters, questions, edges, quotes, audit; separated by commas (default: all)')
    .addOption(data())
    .addHelpText(
      'after',
      examples(
        'crossvenue export --out ./export',
        'crossvenue export --out ./export --format jsonl --tables edges,quotes',
      ),
    )
    .action(async (options) => (await import('./commands/export.ts')).exportStore(options))

  program
    .command('docs')
    .description('Write the documentation and the reference as a site of static files, with search and relative links.')
    .requiredOption('--out <directory>', 'where to write the files')
    .option('--url <address>', 'address of the gateway that the samples call', 'http://127.0.0.1:3847')
    .addHelpText(
      'after',
      examples('crossvenue docs --out ./site', 'crossvenue docs --out ./site --url https://gateway.example.com'),
    )
    .action(async (options) => (await import('./commands/docs.ts')).writeDocs(options))
}

function addBackup(program: Command): void {
  program
    .command('backup')
    .description('Copy the store into a file, as it is at one moment, while the service may run.')
    .requiredOption('--out <file>', 'where to write the copy; must not exist')
    .addOption(data())
    .addHelpText('after', examples('crossvenue backup --out "backup-$(date +%F).db"'))
    .action(async (options) => (await import('./commands/backup.ts')).backUp(options))

  program
    .command('restore')
    .argument('<file>', 'a copy that `backup` made')
    .description(
      'Put a backup in the place of the store; the one that was there is kept beside it. Stop the service first.',
    )
    .addOption(data())
    .addHelpText('after', examples('crossvenue restore backup-2026-11-23.db'))
    .action(async (file, options) => (await import('./commands/backup.ts')).restore(file, options))
}

function addOverrides(program: Command): void {
  const pair = (name: string, description: string) =>
    program
      .command(name)
      .argument('<a>', `an event, as ${refForm}`)
      .argument('<b>', 'the same of the other end')
      .description(description)
      .addOption(data())
  pair('pin', 'Set how two markets, or two events, relate; it wins over what the matcher finds. Then matches again.')
    .addOption(new Option('--relation <relation>', 'how A relates to B').default('identity'))
    .option('--note <text>', 'the reason; it is shown with the match')
    .addHelpText(
      'after',
      examples(
        'crossvenue pin kalshi:KXFEDDECISION-26MAR/KXFEDDECISION-26MAR-H0 polymarket:67284/654412',
        'crossvenue pin kalshi:KXBTC-26 polymarket:bitcoin-2026 --relation overlap --note "other source"',
      ),
    )
    .action(async (a, b, options) => (await import('./commands/manage-overrides.ts')).pinPair(a, b, options))
  pair('forbid', 'Forbid any match of two markets, or of two events with all their markets. Then matches again.')
    .option('--note <text>', 'why')
    .addHelpText('after', examples('crossvenue forbid kalshi:KXCUP-26 polymarket:8811 --note "another season"'))
    .action(async (a, b, options) => (await import('./commands/manage-overrides.ts')).forbidPair(a, b, options))
  pair('unpin', 'Remove the `pin` or `forbid` of a pair. Then matches again.')
    .addHelpText('after', examples('crossvenue unpin kalshi:KXCUP-26 polymarket:8811'))
    .action(async (a, b, options) => (await import('./commands/manage-overrides.ts')).unpinPair(a, b, options))
  program
    .command('overrides')
    .description('List pinned and forbidden pairs: both ends, relation, source (command or file), day, note.')
    .addOption(data())
    .addHelpText('after', examples('crossvenue overrides'))
    .action(async (options) => (await import('./commands/manage-overrides.ts')).listOverrides(options))
}

function addKeys(program: Command): void {
  const keys = program
    .command('keys')
    .description('Create, list, rotate and revoke API keys, and set their plans.')
    .addHelpText(
      'after',
      examples(
        'KEY=$(crossvenue keys create --name laptop)',
        'crossvenue keys create --name dashboard --scope read',
        'crossvenue keys create --name partner --plan small --expires 90d',
        'crossvenue keys rotate laptop --overlap 24h',
        'crossvenue keys plan partner large',
        'crossvenue keys list',
        'crossvenue keys revoke laptop',
      ),
    )
  keys
    .command('create')
    .description('Create a key and print it; it is not shown again.')
    .requiredOption('--name <name>', 'what the key is for')
    .addOption(
      new Option(
        '--scope <scope>',
        'read: public data and calculations; trade: also orders and accounts; admin: also the usage of all keys, faults and overrides',
      )
        .choices(scopes)
        .default('trade'),
    )
    .addOption(new Option('--expires <span>', 'end the key after a time: 24h, 90d').argParser(parseSpan))
    .option('--plan <name>', 'the plan with its limits, from the plans file (CROSSVENUE_PLANS)')
    .addOption(data())
    .action(async (options) => (await import('./commands/keys.ts')).createKey(options))
  keys
    .command('list')
    .description('List keys by id and name, never the keys themselves.')
    .addOption(data())
    .action(async (options) => (await import('./commands/keys.ts')).listKeys(options))
  keys
    .command('rotate')
    .argument('<name-or-id>', 'the key of that name or id')
    .description('Print another secret for a key; the present one stays valid for a time.')
    .addOption(
      new Option('--overlap <span>', 'how long the present secret stays valid: 0, 15m, 24h')
        .argParser(parseSpan)
        .default(24 * 60 * 60 * 1_000, '24h'),
    )
    .addOption(data())
    .action(async (nameOrId, options) => (await import('./commands/keys.ts')).rotateKey(nameOrId, options))
  keys
    .command('plan')
    .argument('<name-or-id>', 'the key of that name or id')
    .argument('[plan]', 'a plan of the plans file (CROSSVENUE_PLANS); without one, the limits of `default`')
    .description('Set the plan of a key; its secret stays. Takes effect at once.')
    .addOption(data())
    .action(async (nameOrId, plan, options) => (await import('./commands/keys.ts')).setPlan(nameOrId, plan, options))
  keys
    .command('revoke')
    .argument('<name-or-id>', 'every key of that name, or the one of that id')
    .description('Revoke keys; takes effect at once.')
    .addOption(data())
    .action(async (nameOrId, options) => (await import('./commands/keys.ts')).revokeKeys(nameOrId, options))
  program
    .command('doctor')
    .description('Check Node, settings, store, disk, port and venues, and say what to do. Changes nothing.')
    .option('--json', 'print JSON')
    .addOption(data())
    .addOption(config())
    .addOption(host())
    .addOption(port())
    .addHelpText('after', examples('crossvenue doctor', 'crossvenue doctor --json --data ./data'))
    .addHelpText('after', '\nThe exit code is 1 if any check is a failure, else 0.')
    .action(async (options) => (await import('./commands/doctor.ts')).doctor(options))
  program
    .command('usage')
    .description('Show the requests of API keys by day.')
    .option('--key <name-or-id>', 'only this key')
    .addOption(new Option('--days <number>', 'days up to today').argParser(parseDays).default('30'))
    .option('--json', 'print JSON')
    .addOption(data())
    .addHelpText('after', examples('crossvenue usage --days 7', 'crossvenue usage --key laptop --json'))
    .action(async (options) => (await import('./commands/usage.ts')).showUsage(options))
}

const setting = ({ flag, meaning, variable }: Setting & { flag: string }) =>
  new Option(flag, `${meaning} (${variable})`)
const data = () => setting(settings.dataDir)
const host = () => setting(settings.host)
const config = () => setting(settings.config)
const port = () => setting(settings.port).argParser(parsePort)
const overrides = () => setting(settings.overrides)
// Commands that read only files do not read the environment.
const overrideFile = () => new Option(settings.overrides.flag, settings.overrides.meaning)

function parsePort(text: string): string {
  if (settings.port.schema.safeParse(text).success) return text
  throw new InvalidArgumentError('must be a port from 0 to 65535')
}

function parseDays(text: string): string {
  if (/^[1-9]\d{0,2}$/.test(text) && Number(text) <= 366) return text
  throw new InvalidArgumentError('must be a number from 1 to 366')
}

const examples = (...lines: readonly string[]): string =>
  ['', 'Examples:', ...lines.map((line) => `  ${line}`)].join('\n')
