import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../clients/python', import.meta.url))

/** An environment of one version of Python, without any package that it was not given. */
export interface CleanEnvironment {
  version: string
  python: string
  /** A copy of the folder of the client. */
  work: string
  install(packages: readonly string[]): void
  /** Runs a module of the environment in the copy, and returns what it printed. */
  runModule(name: string, args: readonly string[]): string
  /** Builds the wheel of the client from the copy, and returns its path. */
  buildWheel(): string
}

/** Makes a clean environment below a folder, beside a copy of the client without what earlier runs left in it. */
export function createCleanEnvironment(
  { version, program }: { version: string; program: string },
  below: string,
): CleanEnvironment {
  const folder = join(below, version)
  const work = join(below, `work-${version}`)
  run(program, ['-m', 'venv', folder], tmpdir())
  cpSync(source, work, { recursive: true, filter: (path) => !/__pycache__|\.pytest_cache|[\\/]dist$/.test(path) })
  const python = join(folder, 'bin', 'python')
  const runModule = (name: string, args: readonly string[]) => run(python, ['-m', name, ...args], work)
  const install = (packages: readonly string[]): void => {
    runModule('pip', ['install', '--quiet', '--disable-pip-version-check', ...packages])
  }
  return {
    version,
    python,
    work,
    install,
    runModule,
    buildWheel() {
      install(['build==1.6.1'])
      runModule('build', ['--wheel'])
      const wheel = readdirSync(join(work, 'dist')).find((name) => name.endsWith('.whl'))
      if (wheel === undefined) throw new Error(`Python ${version} built no wheel in ${work}/dist`)
      return join(work, 'dist', wheel)
    },
  }
}

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 1e8 })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`)
  return stdout
}
