import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Runs the published clients, unmodified, against `serve --sandbox`, and compares what every method of every class came
// to with expected.json. `--update` writes that file; `--short` leaves out what waits for news of a quiet stream.

const here = fileURLToPath(new URL('.', import.meta.url))
const cli = fileURLToPath(new URL('../packages/gateway/bin/crossvenue.js', import.meta.url))
const expectedFile = join(here, 'expected.json')
const port = process.env.COMPAT_PORT ?? '5399'
const isShort = process.argv.includes('--short')
const isUpdate = process.argv.includes('--update')

interface Row {
  client: string
  venue: string
  method: string
  outcome: string
}
type Table = Record<string, Record<string, string>>

function run(command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: here,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr.slice(-2_000)}`)
  return stdout
}

/** The Python of a virtual environment with the client; undefined where this machine can make none. */
function preparePython(): string | undefined {
  const python = join(here, '.venv', 'bin', 'python')
  try {
    if (!existsSync(python)) run('python3', ['-m', 'venv', '.venv'])
    run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', 'requirements.txt'])
    return python
  } catch (error) {
    console.log(`The Python client is skipped: ${(error as Error).message.slice(0, 300)}`)
    return undefined
  }
}

async function untilMatched(base: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}` }
  for (let seconds = 0; seconds < 150; seconds += 1) {
    const answer = await fetch(`${base}/v0/matched-event-clusters?limit=1`, { headers }).catch(() => undefined)
    const page = answer?.ok ? ((await answer.json()) as { data: unknown[] }) : undefined
    if (page && page.data.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  throw new Error('the gateway had no clusters after 150 seconds')
}

const rowsOf = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

/** One row for each method and outcome: the venues are many and mostly alike. */
function tableOf(rows: readonly Row[]): Table {
  const table: Table = {}
  const sorted = [...rows].sort((a, b) =>
    `${a.client} ${a.method} ${a.venue}` < `${b.client} ${b.method} ${b.venue}` ? -1 : 1,
  )
  for (const { client, method, venue, outcome } of sorted) {
    const name = `${client} ${method}`
    const before = table[name]?.[venue]
    table[name] = { ...table[name], [venue]: before === undefined || before === 'works' ? outcome : before }
  }
  return table
}

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

/** What differs from the expected table; what was not tried in the short form is no difference. */
function differences(table: Table, expected: Table): string[] {
  return Object.entries(table).flatMap(([name, byVenue]) =>
    Object.entries(byVenue).flatMap(([venue, outcome]) => {
      const wanted = expected[name]?.[venue]
      return wanted === outcome ? [] : [`${name} of ${venue}: ${outcome}, expected ${wanted ?? 'nothing'}`]
    }),
  )
}

run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'])
const python = preparePython()
const data = mkdtempSync(join(tmpdir(), 'crossvenue-compat-'))
const base = `http://127.0.0.1:${port}`
let gateway: ChildProcess | undefined
let failed: string[] = []
try {
  const key = run('node', [cli, 'keys', 'create', '--name', 'compat', '--data', data]).trim().split('\n').at(-1) ?? ''
  gateway = spawn('node', [cli, 'serve', '--sandbox', '--port', port, '--data', data], {
    stdio: 'ignore',
    env: { ...process.env, CROSSVENUE_CALCULATIONS_WITHOUT_KEY: 'true', CROSSVENUE_LOG_LEVEL: 'silent' },
  })
  await untilMatched(base, key)
  const env = { ...process.env, PMXT_BASE_URL: base, PMXT_API_KEY: key }
  const form = isShort ? ['--short'] : []
  const rows = rowsOf(run('node', ['probe.cjs', ...form], { env }))
  if (python) rows.push(...rowsOf(run(python, ['probe.py', ...form], { env })))
  const table = tableOf(rows)
  print(table)
  console.log(`${rows.length} calls, ${rows.filter(({ outcome }) => outcome === 'works').length} work`)
  if (isUpdate) writeFileSync(expectedFile, `${JSON.stringify(table, undefined, 2)}\n`)
  failed = differences(table, JSON.parse(readFileSync(expectedFile, 'utf8')))
} finally {
  gateway?.kill('SIGTERM')
  if (gateway) await new Promise((resolve) => gateway?.once('exit', resolve))
  rmSync(data, { recursive: true, force: true })
}
for (const line of failed) console.error(line)
process.exitCode = failed.length > 0 ? 1 : 0
