import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { buildPackage } from '../scripts/build-package.ts'

// The disk space of the published packages, packed as npm packs them, with every dependency as npm installed it here.

const folder = mkdtempSync(join(tmpdir(), 'crossvenue-sizes-'))
afterAll(() => rmSync(folder, { recursive: true }))
const modules = fileURLToPath(new URL('../node_modules', import.meta.url))

interface Packed {
  /** Bytes of the archive, and of what is in it. */
  size: number
  unpackedSize: number
}

/** Builds and packs a package, and finds the packages that are installed with it. */
async function install(name: 'client' | 'venues') {
  const target = join(folder, name)
  await buildPackage(name, target)
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--dry-run', target], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as [Packed]
  const found = new Map<string, number>()
  needed(target, modules, found)
  const bytes = [...found.values()].reduce((sum, each) => sum + each, packed.unpackedSize)
  const largest = [...found]
    .sort(([, a], [, b]) => b - a)
    .map(([path, size]) => `${path.slice(modules.length + 1)} ${size}`)
  console.log(`${name}: ${packed.size} bytes packed, ${packed.unpackedSize} unpacked, ${bytes} installed`, largest)
  return { ...packed, bytes, dependencies: found.size }
}

/** Adds the bytes of every package that this one needs, where npm finds it. */
function needed(path: string, from: string, found: Map<string, number>): void {
  const { dependencies = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const at = [join(from, name), join(modules, name)].find(existsSync) ?? ''
    if (found.has(at)) continue
    found.set(at, bytesOf(at))
    needed(at, join(at, 'node_modules'), found)
  }
}

const bytesOf = (path: string): number =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(path, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)

it('the client is under 300 kB and needs nothing', async () => {
  const { bytes, dependencies } = await install('client')
  expect(bytes).toBeLessThan(300_000)
  expect(dependencies).toBe(0)
})

it('the client is under 10 kB compressed in a page', async () => {
  const entry = fileURLToPath(new URL('../packages/client/src/index.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'client' } },
  })
  const [{ output }] = built as unknown as [{ output: { code: string }[] }]
  const bytes = gzipSync(output.map(({ code }) => code).join('')).length
  console.log(`client: ${bytes} bytes compressed in a page`)
  expect(bytes).toBeGreaterThan(2_000)
  expect(bytes).toBeLessThan(10_000)
})

it('the library is under 12 MB with all it needs to sign on every venue', async () => {
  const { bytes, dependencies } = await install('venues')
  expect(dependencies).toBeGreaterThan(5)
  expect(bytes).toBeLessThan(12_000_000)
})
