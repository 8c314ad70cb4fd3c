import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Installs Python packages into a virtual environment outside the project, which later runs reuse. Returns the
 * directory of its programs, or the reason why this machine cannot create it.
 */
export function installPythonTools(name: string, packages: readonly string[]): { bin: string } | { reason: string } {
  const folder = join(tmpdir(), `crossvenue-${name}`)
  const bin = join(folder, 'bin')
  if (!existsSync(join(bin, 'pip'))) {
    const made = spawnSync('python3', ['-m', 'venv', folder], { encoding: 'utf8' })
    if (made.status !== 0) return { reason: `python3 -m venv failed: ${made.error?.message ?? made.stderr.trim()}` }
  }
  const installed = spawnSync(join(bin, 'pip'), ['install', '--quiet', ...packages], { encoding: 'utf8' })
  if (installed.status !== 0)
    return { reason: `pip install failed: ${installed.error?.message ?? installed.stderr.trim()}` }
  return { bin }
}
