import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { findPrograms, unprivileged } from './postgres-server.ts'

/** A PostgreSQL server of a test that kills it. A commit that it acknowledged survives that. */
export interface KillableServer {
  url: string
  /** Kills all its processes. */
  kill(): Promise<void>
  /** Starts it again on its data, and waits until it takes connections. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** Starts a server in a temporary directory; undefined where none is installed, or no Linux is. */
export async function startKillableServer(): Promise<KillableServer | undefined> {
  const programs = findPrograms()
  if (!programs || process.platform !== 'linux') return undefined
  const directory = mkdtempSync('/tmp/cv-pk-')
  const data = join(directory, 'data')
  const user = unprivileged()
  if (user) chownSync(directory, user.uid, user.gid)
  const options = { ...user, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'tests', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    {
      ...options,
      stdio: 'ignore',
    },
  )

  let shell: ChildProcess | undefined

  async function start(): Promise<void> {
    shell = spawn('sh', ['-c', SCRIPT, 'sh', programs as string, directory], {
      ...options,
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    const { stdin, stderr } = shell as { stdin: Writable; stderr: Readable }
    const said: string[] = []
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: stderr }).on('line', (line) => {
        said.push(line)
        if (line.includes('ready to accept connections')) resolve()
      })
      shell?.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said.slice(-5).join(' ')}`)))
    })
    for (const handle of [shell, stdin, stderr]) (handle as { unref?: () => void }).unref?.()
  }

  async function kill(): Promise<void> {
    for (const pid of processesOf(data)) signal(pid)
    while (processesOf(data).length > 0) await turn()
    shell?.stdin?.end()
  }

  await start()
  return {
    url: `postgres://tests@localhost/postgres?host=${directory}`,
    kill,
    start,
    async remove() {
      await kill()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Runs the server until the input ends, which it does with the process at its other end. */
const SCRIPT = `
# A killed process loses nothing that the kernel has: only a power cut needs fsync.
"$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c max_connections=100 -c fsync=off &
cat > /dev/null
kill -QUIT $! 2> /dev/null
wait $!`

/** Returns the server's own process and its children. */
function processesOf(data: string): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), ...readProcess(name) }))
  const main = all.filter(({ args }) => args?.includes(data) && !args.startsWith('sh'))
  const parents = new Set(main.map(({ pid }) => pid))
  return [...parents, ...all.filter(({ parent }) => parent !== undefined && parents.has(parent)).map(({ pid }) => pid)]
}

function readProcess(pid: string): { args?: string; parent?: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return {
      args: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
      parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]),
    }
  } catch {
    return {}
  }
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended with its parent.
  }
}
