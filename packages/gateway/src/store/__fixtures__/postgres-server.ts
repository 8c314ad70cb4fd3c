import { execFileSync, spawn } from 'node:child_process'
import { accessSync, chownSync, constants, mkdtempSync, readdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A PostgreSQL server for tests, or the reason why there is none. */
export type PostgresServer = { url: string } | { missing: string }

const GIVEN = 'CROSSVENUE_TEST_POSTGRES_URL'

let found: Promise<PostgresServer> | undefined

/**
 * Returns the server that the environment names, or starts one from the installed programs, in a temporary directory. It
 * ends with this process, however that ends, and its directory with it.
 */
export function postgresServer(): Promise<PostgresServer> {
  const given = process.env[GIVEN]
  found ??= given ? Promise.resolve({ url: given }) : start()
  return found
}

async function start(): Promise<PostgresServer> {
  const programs = findPrograms()
  if (!programs) {
    return { missing: `PostgreSQL is not installed (no initdb and postgres), and ${GIVEN} names no server` }
  }
  // Sockets have short names: the usual temporary directory may be too long.
  const directory = mkdtempSync('/tmp/cv-pg-')
  const user = unprivileged()
  if (user) chownSync(directory, user.uid, user.gid)
  const server = spawn('sh', ['-c', SCRIPT, 'sh', programs, directory], {
    ...user,
    cwd: directory,
    // Ctrl-C in a terminal reaches a whole group; the server ends once its input does.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  })
  const lines: string[] = []
  const read = (stream: NodeJS.ReadableStream, isReady: (line: string) => void) =>
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      isReady(line)
    })
  return new Promise((resolve) => {
    const ready = (line: string) => {
      if (!line.includes('database system is ready to accept connections')) return
      for (const handle of [server, server.stdin, server.stdout, server.stderr]) unref(handle)
      resolve({ url: `postgres://tests@localhost/postgres?host=${directory}` })
    }
    read(server.stdout, ready)
    read(server.stderr, ready)
    server.on('error', (error) => resolve({ missing: `PostgreSQL cannot be started: ${error.message}` }))
    server.on('exit', () => resolve({ missing: `PostgreSQL cannot be started: ${lines.slice(-5).join(' ')}` }))
  })
}

/** Runs the server until the input ends, which it does with the process at its other end. */
const SCRIPT = `
"$1/initdb" -D "$2/data" -U tests -A trust --no-sync -E UTF8 --locale=C || exit 1
"$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c max_connections=200 -c fsync=off \\
  -c synchronous_commit=off -c full_page_writes=off &
cat > /dev/null
kill -QUIT $!
wait $!
rm -rf "$2"`

/** Returns the folder of the programs: of the path, or where Debian has them. */
export function findPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const ofDebian = listed(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))
  return [...(process.env.PATH ?? '').split(':'), ...ofDebian].find((folder) =>
    ['initdb', 'postgres'].every((program) => isExecutable(join(folder, program))),
  )
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** PostgreSQL refuses to be run by root. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined
  const idOf = (option: string, name: string): number =>
    Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: 'pipe' }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {
      // The next one.
    }
  }
  return undefined
}

/** Lets this process end although the server runs. */
const unref = (handle: unknown): void => (handle as { unref?: () => void }).unref?.()
