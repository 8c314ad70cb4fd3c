import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { findPythons } from './find-pythons.ts'
import { packPackages } from './packed/pack-packages.ts'
import { note, run } from './packed/transcript.ts'

// Packs every package as it is published, installs the archives in empty folders, and gets a first answer through each
// entry point: the command line, the TypeScript client (Node, Bun, Deno), the Python client, and MCP over standard
// input and output.

const NPM = ['--no-audit', '--no-fund', '--loglevel=error']
/** The answer of every client: the event that was searched, and its counterpart. */
const RIGHT = /complement kalshi:KXNETANYAHUOUT-27 predictit:8250/
const sources = fileURLToPath(new URL('packed', import.meta.url))
const below = mkdtempSync(join(tmpdir(), 'crossvenue-packed-'))

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
  return { env: { ...process.env, CROSSVENUE_URL: url, CROSSVENUE_API_KEY: key }, url, key, stop }
}

function check(output: string): void {
  if (!RIGHT.test(output)) throw new Error(`the answer is not the right one:\n${output}`)
}

type Demo = Awaited<ReturnType<typeof startDemo>>

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
  await run('npm install crossvenue.tgz', ['npm', 'install', ...NPM, tarball], { cwd })
  copyFileSync(join(sources, 'first-answer.mjs'), join(cwd, 'first-answer.mjs'))
  check(await run('node first-answer.mjs', [process.execPath, 'first-answer.mjs'], { cwd, env }))
  // Both are npm packages; if they cannot be installed, the rest is still tested.
  const tools = emptyFolder('runtimes')
  const runtimes = ['npm', 'install', ...NPM, 'bun@1', 'deno@2']
  const isInstalled = await run('npm install bun deno', runtimes, { cwd: tools }).then(
    () => true,
    (error) => console.log(`Bun and Deno are skipped: ${error.message.slice(0, 300)}`),
  )
  if (!isInstalled) return
  const program = (name: string) => join(tools, 'node_modules', '.bin', name)
  check(await run('bun first-answer.mjs', [program('bun'), 'first-answer.mjs'], { cwd, env }))
  const allowed = ['run', '--allow-net', '--allow-env', '--no-prompt']
  check(await run('deno run first-answer.mjs', [program('deno'), ...allowed, 'first-answer.mjs'], { cwd, env }))
}

async function askInPython({ env }: Demo): Promise<void> {
  const [python] = findPythons()
  if (!python) return console.log('Python is skipped: no supported version with venv is on this machine')
  const cwd = emptyFolder('python')
  const source = fileURLToPath(new URL('../clients/python', import.meta.url))
  await run('python -m venv .venv', [python.program, '-m', 'venv', '.venv'], { cwd })
  const pip = [join(cwd, '.venv', 'bin', 'python'), '-m', 'pip', '--quiet', '--disable-pip-version-check']
  await run('pip wheel clients/python', [...pip, 'wheel', '--no-deps', '--wheel-dir', cwd, source], { cwd })
  const wheel = readdirSync(cwd).find((name) => name.endsWith('.whl')) ?? ''
  await run(`pip install ${wheel}`, [...pip, 'install', join(cwd, wheel)], { cwd })
  copyFileSync(join(sources, 'first_answer.py'), join(cwd, 'first_answer.py'))
  const program = [join(cwd, '.venv', 'bin', 'python'), 'first_answer.py']
  check(await run(`python first_answer.py, Python ${python.version}`, program, { cwd, env }))
}

async function askOverMcp(cwd: string, { env: { CROSSVENUE_URL, CROSSVENUE_API_KEY } }: Demo): Promise<void> {
  const startedAt = performance.now()
  const client = new Client({ name: 'first-answer', version: '1' })
  const env = { PATH: process.env.PATH ?? '', CROSSVENUE_URL, CROSSVENUE_API_KEY }
  const args = ['--no-install', '@crossvenue/gateway', 'mcp']
  await client.connect(new StdioClientTransport({ command: 'npx', args, env, cwd }))
  const { content } = await client.callTool({ name: 'search', arguments: { query: 'netanyahu' } })
  const [part] = content as { text: string }[]
  const { questions } = JSON.parse(part?.text ?? '') as { questions: { relations?: string[]; events: string[] }[] }
  const found = questions.map(({ events }) => events.join(' '))
  note('npx @crossvenue/gateway mcp, tool search', startedAt, found.join('\n'))
  await client.close()
  check(`complement ${found.find((line) => line.includes('KXNETANYAHUOUT-27'))}`)
}

try {
  const startedAt = performance.now()
  const packages = await packPackages(join(below, 'packages'))
  note('npm run build; npm pack in every package', startedAt)
  const tarballOf = (name: string) => packages.find((each) => each.name === name)?.tarball ?? ''
  const cwd = emptyFolder('service')
  const parts = ['venues', 'matcher', 'sandbox', 'gateway'].map(tarballOf)
  await run(`npm install ${parts.map((path) => basename(path)).join(' ')}`, ['npm', 'install', ...NPM, ...parts], {
    cwd,
  })
  const demo = await startDemo(cwd)
  try {
    await askOverHttp(demo)
    await askOverMcp(cwd, demo)
    await askInTypeScript(tarballOf('client'), demo)
    await askInPython(demo)
  } finally {
    await demo.stop()
  }
  console.log('every way in gave the right first answer')
} finally {
  rmSync(below, { recursive: true, force: true })
}
