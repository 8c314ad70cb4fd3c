import { rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const gateway = join(root, 'packages', 'gateway')

// Plain JavaScript, because the program calls it before it can load types.
const { digestOf }: { digestOf(files: readonly string[]): string } = await import(
  new URL('../packages/gateway/bin/bundle.js', import.meta.url).href
)

/** The files of the gateway with which the program, its threads and the library begin. */
const ENTRIES = [
  'main',
  'index',
  'calculations/serve-calculations',
  'clusters/begin-query-thread',
  'clusters/serve-queries',
  'matching/serve-matching',
  'store/serve-check',
  'store/serve-writes',
]

/** Packages with files besides code, those that few runs need, and those that only some operators install. */
const NOT_BUNDLED = [/^libsql$/, /^pg$/, /^@modelcontextprotocol\//, /^hyparquet-writer$/, /^@opentelemetry\//]

/**
 * Bundles the gateway with its dependencies, so that a start reads a few files instead of a thousand, and no types.
 * Records the files that it is made of. Returns false where the bundler is not installed, as without development
 * packages.
 */
export async function buildBundle(target = join(gateway, 'bundle')): Promise<boolean> {
  rmSync(target, { recursive: true, force: true })
  const bundler = await import('rolldown').catch(() => undefined)
  if (!bundler) return false
  const modules = new Set<string>()
  const bundle = await bundler.rolldown({
    input: Object.fromEntries(ENTRIES.map((name) => [name.replace('/', '-'), join(gateway, 'src', `${name}.ts`)])),
    platform: 'node',
    external: NOT_BUNDLED,
    plugins: [
      {
        name: 'note-modules',
        transform(code, id) {
          modules.add(id)
          return keepPlace(code, id, target)
        },
      },
    ],
  })
  await bundle.write({ dir: target, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
  const files = inputsOf([...modules].filter((id) => id.startsWith(root)))
  writeFileSync(join(target, 'inputs.json'), JSON.stringify({ files, digest: digestOf(files) }))
  return true
}

/** Lets code of ours find files by its place in the source, although it is in the folder of the bundle. */
function keepPlace(code: string, id: string, target: string): string | undefined {
  if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined
  const place = relative(target, id).split(sep).join('/')
  return code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`)
}

/**
 * Returns the files that modules are made of, as paths from the root: our own, and of each package its manifest, which
 * has the version, because a published version does not change.
 */
function inputsOf(modules: readonly string[]): string[] {
  const paths = modules.map((id) => relative(root, id).split(sep).join('/'))
  const manifests = paths.flatMap((path) => /^(.*node_modules\/(?:@[^/]+\/)?|packages\/)[^/]+/.exec(path)?.[0] ?? [])
  const own = paths.filter((path) => !path.includes('node_modules/'))
  return [...new Set([...own, ...manifests.map((folder) => `${folder}/package.json`)])].sort()
}
