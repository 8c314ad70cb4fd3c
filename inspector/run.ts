import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { printUsage } from '../scripts/print-usage.ts'
import { startSandboxService } from '../scripts/sandbox-service.ts'

// Lists and calls the MCP tools with the command line of the MCP inspector, over HTTP and over standard input and output.
// Fails if the inspector finds fault with a schema, or if an answer is not the expected one.

printUsage(import.meta.url)

const here = fileURLToPath(new URL('.', import.meta.url))
const BIN = fileURLToPath(new URL('../packages/gateway/bin/crossvenue.js', import.meta.url))

/** Installs the inspector outside the project and returns its program; later runs reuse it. */
function installInspector(): string {
  const folder = join(tmpdir(), 'crossvenue-inspector')
  mkdirSync(folder, { recursive: true })
  cpSync(join(here, 'package.json'), join(folder, 'package.json'))
  const { status, stderr } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`npm install failed: ${stderr.trim()}`)
  return join(folder, 'node_modules', '.bin', 'mcp-inspector')
}

interface Answer {
  tools?: { name: string; inputSchema: object }[]
  content?: { type: string; text: string }[]
  isError?: boolean
}

const inspector = installInspector()
const { url, key, createKey, close } = await startSandboxService({ venues: ['kalshi', 'predictit'] })
const overHttp = (secret: string) => [`${url}/mcp`, '--header', `Authorization: Bearer ${secret}`]
const overStdio = [process.execPath, BIN, 'mcp', '-e', `CROSSVENUE_URL=${url}`, '-e', `CROSSVENUE_API_KEY=${key}`]

/** Runs the inspector; it ends with an exit code other than 0 where a tool answers with an error. */
async function inspect(server: readonly string[], ...options: string[]): Promise<Answer> {
  const args = ['--cli', ...server, ...options]
  const { stdout } = await promisify(execFile)(inspector, args).catch((error: { stdout?: string; stderr?: string }) => {
    if (error.stdout?.startsWith('{')) return { stdout: error.stdout }
    throw new Error(`mcp-inspector ${options.join(' ')}\n${error.stdout}${error.stderr}`)
  })
  return JSON.parse(stdout)
}

const call = (server: readonly string[], tool: string, ...pairs: string[]) =>
  inspect(server, '--method', 'tools/call', '--tool-name', tool, ...pairs.flatMap((pair) => ['--tool-arg', pair]))

const textsOf = ({ content }: Answer) => JSON.parse(content?.[0]?.text ?? '')

try {
  for (const [name, server] of Object.entries({ http: overHttp(key), stdio: overStdio })) {
    const { tools = [] } = await inspect(server, '--method', 'tools/list', '--strict')
    assert.equal(tools.length, 10, `${name} lists ${tools.map((tool) => tool.name)}`)
    const [found] = textsOf(await call(server, 'search', 'query=netanyahu')).questions
    assert.deepEqual(found.events, ['kalshi:KXNETANYAHUOUT-27', 'predictit:8250'])
    const [question] = textsOf(await call(server, 'question', 'event=predictit:8250', 'markets=2')).questions
    assert.deepEqual(question.relations, ['complement'])
    const outcome = 'KXNETANYAHUOUT-27-26DEC31:YES'
    const { bids, asks } = textsOf(await call(server, 'order_book', 'venue=kalshi', `outcome=${outcome}`, 'depth=2'))
    assert.ok(bids.length === 2 && asks.length === 2 && bids[0][0] < asks[0][0])
    const missing = await call(server, 'order_book', 'venue=kalshi', 'outcome=none')
    assert.equal(missing.isError, true)
    assert.match(missing.content?.[0]?.text ?? '', /none/)
    console.log(`${name}: ${tools.length} tools listed, 4 calls answered`)
  }
  await assert.rejects(inspect(overHttp('cv_none'), '--method', 'tools/list'), /auth_required/)
  const reader = await createKey('reader', 'read')
  assert.equal((await inspect(overHttp(reader), '--method', 'tools/list')).tools?.length, 10)
  console.log('http: a wrong key is refused, a key with the scope read suffices')
} finally {
  await close()
}
