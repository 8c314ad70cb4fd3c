import { spawnSync } from 'node:child_process'
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Results } from '../targets.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Folders of the gateway that an install builds only with development packages. */
const BUILT = ['bundle', 'explorer', 'guide'].map((name) => join(root, 'node_modules/@crossvenue/gateway', name))

/** Adds up the packages that `npm ci --omit=dev` installs. */
export function measureInstalledSize(): Results {
  const { stdout } = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root, encoding: 'utf8' })
  const folders = new Set(stdout.split('\n').filter((path) => path.includes('node_modules')))
  let bytes = 0
  // A package inside another one is listed too.
  for (const folder of folders) bytes += sizeOf(folder)
  return { installed: { value: bytes / 1e6, detail: { packages: folders.size } } }
}

function sizeOf(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules' && !BUILT.includes(path)) bytes += sizeOf(path)
    else if (entry.isFile()) bytes += lstatSync(path).blocks * 512
  }
  return bytes
}
