import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Sandbox, SandboxVenue } from '@crossvenue/sandbox'
import { type Credentials, createVenue } from '@crossvenue/venues'
import { printUsage } from '../scripts/print-usage.ts'
import { startSandboxService } from '../scripts/sandbox-service.ts'

// Runs the published clients, unmodified, against a gateway over the fake venues, and compares the outcome of every
// method of every class with expected.json. `--update` writes that file; `--short` leaves out calls that wait for a
// change on a quiet stream.

printUsage(import.meta.url)

const here = fileURLToPath(new URL('.', import.meta.url))
const expectedFile = join(here, 'expected.json')
const isShort = process.argv.includes('--short')
const isUpdate = process.argv.includes('--update')

interface Row {
  client: string
  venue: string
  method: string
  outcome: string
}
type Table = Record<string, Record<string, string>>

function install(command: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd: here, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr.slice(-2_000)}`)
}

/** The Python of a virtual environment with the client; undefined if this machine cannot create one. */
function preparePython(): string | undefined {
  const python = join(here, '.venv', 'bin', 'python')
  try {
    if (!existsSync(python)) install('python3', ['-m', 'venv', '.venv'])
    install(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', 'requirements.txt'])
    return python
  } catch (error) {
    console.log(`The Python client is skipped: ${(error as Error).message.slice(0, 300)}`)
    return undefined
  }
}

/** Runs a probe and reads the rows that it prints. */
async function rowsOf(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<Row[]> {
  const probe = spawn(command, args, { cwd: here, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve, reject) => probe.once('error', reject).once('exit', resolve))
  const [output, status] = await Promise.all([text(probe.stdout), ended])
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
}

/** One row for each method and outcome, because most venues behave alike. */
function tableOf(rows: readonly Row[]): Table {
  const table: Table = {}
  const sorted = [...rows].sort((a, b) =>
    `${a.client} ${a.method} ${a.venue}` < `${b.client} ${b.method} ${b.venue}` ? -1 : 1,
  )
  for (const { client, method, venue, ...row } of sorted) {
    const name = `${client} ${method}`
    const outcome = withoutReason(row.outcome.replaceAll(venue, 'it'))
    const before = table[name]?.[venue]
    table[name] = { ...table[name], [venue]: before === undefined || before === 'works' ? outcome : before }
  }
  return table
}

/** A stream's refusal has no code in these clients, only words. The refusal is compared, its reason is not. */
const withoutReason = (outcome: string): string => outcome.replace(/(?<=it does not offer \w+):.*/s, '')

function print(table: Table): void {
  for (const [name, byVenue] of Object.entries(table)) {
    const outcomes = new Map<string, [string, string][]>()
    for (const entry of Object.entries(byVenue)) outcomes.set(entry[1], [...(outcomes.get(entry[1]) ?? []), entry])
    const text = Array.from(
      outcomes,
      ([outcome, entries]) => `${outcome} (${entries.map(([venue]) => venue).join(' ')})`,
    )
    console.log(`${name}: ${text.join('; ')}`)
  }
}

/** Returns the differences from the expected table; calls that the short form leaves out do not count. */
function differences(table: Table, expected: Table): string[] {
  return Object.entries(table).flatMap(([name, byVenue]) =>
    Object.entries(byVenue).flatMap(([venue, outcome]) => {
      const wanted = expected[name]?.[venue]
      return wanted === outcome ? [] : [`${name} of ${venue}: ${outcome}, expected ${wanted ?? 'nothing'}`]
    }),
  )
}

install('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'])
const python = preparePython()
const home = mkdtempSync(join(tmpdir(), 'crossvenue-compat-'))
const { url, key, sandbox, close } = await startSandboxService({ calculationsWithoutKey: true })
const rows: Row[] = []
try {
  const form = isShort ? ['--short'] : []
  const called = { ...process.env, PMXT_BASE_URL: url, PMXT_API_KEY: key }
  const local = { ...process.env, HOME: home, ACCOUNTS: JSON.stringify(await openAccounts(sandbox)) }
  leaveLockFile(url, key)
  for (const env of [called, local]) {
    rows.push(...(await rowsOf('node', ['probe.cjs', ...form], env)))
    if (python) rows.push(...(await rowsOf(python, ['probe.py', ...form], env)))
  }
} finally {
  await close()
  rmSync(home, { recursive: true, force: true })
}
const table = tableOf(rows)
print(table)
console.log(`${rows.length} calls, ${rows.filter(({ outcome }) => outcome === 'works').length} work`)
if (isUpdate) {
  writeFileSync(expectedFile, `${JSON.stringify(table, undefined, 2)}\n`)
  writeFileSync(join(here, 'router.md'), routerPage(table))
}
const failed = differences(table, JSON.parse(readFileSync(expectedFile, 'utf8')))
for (const line of failed) console.error(line)
process.exitCode = failed.length > 0 ? 1 : 0

/** Describes the outcomes of the router's calls, by method and client. */
function routerPage(outcomes: Table): string {
  const methods = new Map<string, Record<string, string>>()
  for (const [name, { router }] of Object.entries(outcomes)) {
    const [client = '', ...words] = name.split(' ')
    const method = words.join(' ').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    if (router !== undefined) methods.set(method, { ...methods.get(method), [client]: router })
  }
  const rows = [...methods].sort(([a], [b]) => (a < b ? -1 : 1))
  return `# The router and the published clients

Written by \`npm run test:compat -- --update\`: the outcome of each call of the \`router\`. A client without a cell has no such
method, or is not called with it.

| Method | pmxtjs 2.41.0 | pmxt 2.54.0 |
| --- | --- | --- |
${rows.map(([method, { pmxtjs = '', pmxt = '' }]) => `| ${method} | ${pmxtjs} | ${pmxt} |`).join('\n')}
`
}

/** Opens an account at every fake venue that has accounts. */
async function openAccounts({ urls, openAccount }: Sandbox): Promise<Record<string, Credentials>> {
  const opened: [string, Credentials][] = []
  for (const venue of Object.keys(urls) as SandboxVenue[]) {
    if (createVenue(venue).createOrder) opened.push([venue, await openAccount(venue, 'compat', 10_000)])
  }
  return Object.fromEntries(opened)
}

/** Writes the file by which clients find a local server and its key. */
function leaveLockFile(address: string, accessToken: string): void {
  mkdirSync(join(home, '.pmxt'))
  const port = Number(new URL(address).port)
  writeFileSync(join(home, '.pmxt', 'server.lock'), JSON.stringify({ port, pid: process.pid, accessToken }))
}
