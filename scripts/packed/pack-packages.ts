import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackage, type Published, published } from '../build-package.ts'

export interface Packed {
  name: Published
  /** The folder of the built package. */
  folder: string
  /** The archive that npm would publish. */
  tarball: string
  /** The paths of the files in the archive. */
  files: string[]
}

/** Builds every package that is published below a folder, and packs it as npm does. */
export async function packPackages(below: string): Promise<Packed[]> {
  const packed: Packed[] = []
  for (const name of published) {
    const folder = join(below, name)
    mkdirSync(folder, { recursive: true })
    await buildPackage(name, folder)
    const output = execFileSync('npm', ['pack', '--json', '--pack-destination', below], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [{ filename, files }] = JSON.parse(output) as [{ filename: string; files: { path: string }[] }]
    packed.push({ name, folder, tarball: join(below, filename), files: files.map(({ path }) => path) })
  }
  return packed
}
