import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** The versions of Python that the client supports, the newest first. */
export const supportedPythons = ['3.13', '3.12', '3.11', '3.10']

/** Returns the supported versions that run here and can make an environment, the newest first, each with its program. */
export function findPythons(): { version: string; program: string }[] {
  const installed = join(process.env.PYENV_ROOT ?? join(homedir(), '.pyenv'), 'versions')
  const folders = existsSync(installed)
    ? readdirSync(installed).map((name) => join(installed, name, 'bin', 'python'))
    : []
  const candidates = ['python3', ...supportedPythons.map((version) => `python${version}`), ...folders]
  const found = candidates.flatMap((program) => {
    const { status, stdout } = spawnSync(
      program,
      ['-c', 'import sys, venv, ensurepip; print("%d.%d" % sys.version_info[:2])'],
      { encoding: 'utf8' },
    )
    const version = stdout?.trim()
    return status === 0 && supportedPythons.includes(version) ? [{ version, program }] : []
  })
  return supportedPythons.flatMap((version) => found.find((one) => one.version === version) ?? [])
}
