import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const PROGRAM = fileURLToPath(new URL('../../packages/gateway/bin/crossvenue.js', import.meta.url))
const START_MS = 180_000

/** A gateway under attack: the program itself, in a separate process with its own store. */
export interface Target {
  url: string
  pid: number
  /** Keys by the names of their holders. */
  keys: Readonly<Record<string, string>>
  /** The directory of its store. */
  directory: string
  /** Resident memory, in MB. */
  memory(): number
  descriptors(): number
  hasEnded(): boolean
  /** Runs a command of the program on the same store and returns what it printed. */
  command(...args: string[]): Promise<string>
  kill(): Promise<void>
}

export interface TargetOptions {
  venueUrls: Readonly<Record<string, string>>
  holders?: readonly string[]
  ingestSeconds?: number
  /** An existing store; it is kept when the target ends. */
  directory?: string
}

/** Makes the keys, starts the gateway and resolves once it listens. */
export async function startTarget({
  venueUrls,
  holders = [],
  ingestSeconds = 300,
  ...given
}: TargetOptions): Promise<Target> {
  const directory = given.directory ?? mkdtempSync(join(tmpdir(), 'crossvenue-attack-'))
  const environment = {
    ...process.env,
    CROSSVENUE_DATA: directory,
    CROSSVENUE_VENUES: Object.keys(venueUrls).join(','),
    CROSSVENUE_INGEST_SECONDS: String(ingestSeconds),
    CROSSVENUE_LOG_LEVEL: 'info',
    ...Object.fromEntries(
      Object.entries(venueUrls).map(([id, url]) => [`CROSSVENUE_${id.toUpperCase().replaceAll('-', '_')}_URL`, url]),
    ),
  }
  const command = async (...args: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], { env: environment })
    return stdout.trim()
  }
  const made: [string, string][] = []
  for (const name of holders) made.push([name, await command('keys', 'create', '--name', name)])
  const keys = Object.fromEntries(made)
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const url = await addressOf(child)
  return {
    url,
    pid: child.pid ?? 0,
    keys,
    directory,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    descriptors: () => readdirSync(`/proc/${child.pid}/fd`).length,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    command,
    async kill() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      if (given.directory === undefined) rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Reads the address from the log, then keeps reading the log so that it never blocks the program. */
async function addressOf(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stderr as NodeJS.ReadableStream })
  const seen: string[] = []
  const found = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      if (seen.length < 20) seen.push(line)
      const address = /"url":"(http[^"]+)"/.exec(line)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
  const failed = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`the gateway ended with ${code}:\n${seen.join('\n')}`)),
  )
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`the gateway did not listen in time:\n${seen.join('\n')}`)), START_MS).unref()
  })
  return Promise.race([found, failed, late])
}
