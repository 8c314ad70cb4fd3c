import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findPythons } from './find-pythons.ts'
import { packPackages } from './packed/pack-packages.ts'
import { note, run } from './packed/transcript.ts'

// Packs every package as it is published, installs the archives in empty folders, and gets a first answer through each
// entry point: the command line, the TypeScript client (Node, Bun, Deno), the Python client, and MCP over HTTP and over
// standard input and output. Prints each step with its time; nothing of this checkout is in reach of the programs.

const NPM = ['--no-audit', '--no-fund', '--loglevel=error']
/** The answer of every client: the event that was searched, and its counterpart. */
const RIGHT = /complement kalshi:KXNETANYAHUOUT-27 predictit:8250/
const root = fileURLToPath(new URL('..', import.meta.url))
const sources = join(root, 'scripts', 'packed')
const below = mkdtempSync(join(tmpdir(), 'crossvenue-packed-'))

/** The environment of a new user: `npm run` puts the programs of this checkout on the path. */
const newUser: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_PATH: '',
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root) && !folder.includes('node_modules'))
    .join(delimiter),
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version

function emptyFolder(name: string): string {
  const folder = join(below, name)
  mkdirSync(folder)
  return folder
}

/** Starts the demo and resolves with its address and key once it has printed them. */
async function startDemo(cwd: string) {
  const startedAt = performance.now()
  const child = spawn('npx', ['--no-install', '@crossvenue/gateway', 'demo', '--port', '0'], {
    cwd,
    env: newUser,
    // A group of its own, so that the program ends with npx.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let url = ''
  let key = ''
  for await (const line of createInterface(child.stdout)) {
    url ||= /fake venues at (\S+)/.exec(line)?.[1] ?? ''
    key ||= /^API key\s+(\S+)/.exec(line)?.[1] ?? ''
    if (/^Ctrl-C ends it/.test(line)) break
  }
  if (url === '' || key === '') throw new Error('the demo ended before it printed its address and key')
  note('npx @crossvenue/gateway demo', startedAt, `${url}, and a key`)
  const stop = async () => {
    const ended = once(child, 'exit')
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  return { env: { ...newUser, CROSSVENUE_URL: url, CROSSVENUE_API_KEY: key }, url, key, stop }
}

function check(output: string): void {
  if (!RIGHT.test(output)) throw new Error(`the answer is not the right one:\n${output}`)
}

type Demo = Awaited<ReturnType<typeof startDemo>>

/** Prints how long a new user waits, from an empty folder to the first right answer. */
async function timed(name: string, ask: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  await ask()
  console.log(`${name}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s from an empty folder to the answer`)
}

async function askOverHttp({ url, key }: Demo): Promise<void> {
  const startedAt = performance.now()
  const path = '/v0/matched-event-clusters?eventId=kalshi:KXNETANYAHUOUT-27'
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })
  const { data } = (await response.json()) as { data: { relations: string[]; events: { eventId: string }[] }[] }
  const output = data.map(({ relations, events }) => [relations, ...events.map(({ eventId }) => eventId)].join(' '))
  note(`curl $URL${path}`, startedAt, output.join('\n'))
  check(output.join('\n'))
}

async function askInTypeScript(tarball: string, { env }: Demo): Promise<void> {
  const cwd = emptyFolder('typescript')
  await run('npm install crossvenue.tgz', ['npm', 'install', ...NPM, tarball], { cwd, env })
  copyFileSync(join(sources, 'first-answer.mjs'), join(cwd, 'first-answer.mjs'))
  check(await run('node first-answer.mjs', [process.execPath, 'first-answer.mjs'], { cwd, env }))
}

/** Runs the same program in Bun and Deno. Both are npm packages; if they cannot be installed, the rest is still tested. */
async function tryRuntimes(cwd: string, { env }: Demo): Promise<void> {
  const tools = emptyFolder('runtimes')
  const runtimes = ['npm', 'install', ...NPM, 'bun@1', 'deno@2']
  const isInstalled = await run('npm install bun deno', runtimes, { cwd: tools, env }).then(
    () => true,
    (error) => console.log(`Bun and Deno are skipped: ${error.message.slice(0, 300)}`),
  )
  if (!isInstalled) return
  const program = (name: string) => join(tools, 'node_modules', '.bin', name)
  check(await run('bun first-answer.mjs', [program('bun'), 'first-answer.mjs'], { cwd, env }))
  const allowed = ['run', '--allow-net', '--allow-env', '--no-prompt']
  check(await run('deno run first-answer.mjs', [program('deno'), ...allowed, 'first-answer.mjs'], { cwd, env }))
}

/** Builds the wheel of the Python client; undefined where this machine has no supported Python. */
async function packWheel(): Promise<{ python: string; version: string; wheel: string } | undefined> {
  const [found] = findPythons()
  if (!found) return undefined
  const cwd = emptyFolder('wheel')
  const pip = [found.program, '-m', 'pip', '--quiet', '--disable-pip-version-check']
  const source = join(root, 'clients', 'python')
  await run('pip wheel clients/python', [...pip, 'wheel', '--no-deps', '--wheel-dir', cwd, source], { cwd })
  const name = readdirSync(cwd).find((file) => file.endsWith('.whl')) ?? ''
  return { python: found.program, version: found.version, wheel: join(cwd, name) }
}

type Wheel = NonNullable<Awaited<ReturnType<typeof packWheel>>>

async function askInPython({ python, version, wheel }: Wheel, { env }: Demo): Promise<void> {
  const cwd = emptyFolder('python')
  await run('python -m venv .venv', [python, '-m', 'venv', '.venv'], { cwd, env })
  const own = join(cwd, '.venv', 'bin', 'python')
  const pip = [own, '-m', 'pip', '--quiet', '--disable-pip-version-check']
  await run(`pip install ${basename(wheel)}`, [...pip, 'install', wheel], { cwd, env })
  copyFileSync(join(sources, 'first_answer.py'), join(cwd, 'first_answer.py'))
  check(await run(`python first_answer.py, Python ${version}`, [own, 'first_answer.py'], { cwd, env }))
}

async function askOverMcp(gateway: string, { env }: Demo): Promise<void> {
  const cwd = emptyFolder('mcp')
  const client = `@modelcontextprotocol/client@${versionOf('@modelcontextprotocol/client')}`
  await run(`npm install ${client}`, ['npm', 'install', ...NPM, client], { cwd, env })
  copyFileSync(join(sources, 'first-question.mjs'), join(cwd, 'first-question.mjs'))
  const output = await run('node first-question.mjs', [process.execPath, 'first-question.mjs', gateway], { cwd, env })
  const answers = output.trim().split('\n')
  if (answers.length !== 2) throw new Error(`MCP answers over HTTP and over standard input and output, got:\n${output}`)
  for (const answer of answers) check(answer)
}

try {
  const startedAt = performance.now()
  const packages = await packPackages(join(below, 'packages'))
  note('npm run build; npm pack in every package', startedAt)
  const tarballOf = (name: string) => packages.find((each) => each.name === name)?.tarball ?? ''
  const wheel = await packWheel()
  const cwd = emptyFolder('service')
  const parts = ['venues', 'matcher', 'sandbox', 'gateway'].map(tarballOf)
  await run(`npm install ${parts.map((path) => basename(path)).join(' ')}`, ['npm', 'install', ...NPM, ...parts], {
    cwd,
    env: newUser,
  })
  const demo = await startDemo(cwd)
  try {
    await askOverHttp(demo)
    await timed('an MCP client', () => askOverMcp(cwd, demo))
    await timed('TypeScript', () => askInTypeScript(tarballOf('client'), demo))
    await tryRuntimes(join(below, 'typescript'), demo)
    if (wheel) await timed('Python', () => askInPython(wheel, demo))
    else console.log('Python is skipped: no supported version with venv is on this machine')
  } finally {
    await demo.stop()
  }
  console.log('every way in gave the right first answer')
} finally {
  rmSync(below, { recursive: true, force: true })
}
