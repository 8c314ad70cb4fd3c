import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { published } from '../scripts/build-package.ts'
import { type Packed, packPackages } from '../scripts/packed/pack-packages.ts'

const below = mkdtempSync(join(tmpdir(), 'crossvenue-packed-'))
let packages: Packed[] = []
beforeAll(async () => {
  packages = await packPackages(below)
}, 300_000)
afterAll(() => rmSync(below, { recursive: true }))

const packed = (name: string): Packed => packages.find((each) => each.name === name) as Packed
const text = (name: string, file: string) => readFileSync(join(below, name, file), 'utf8')
const manifestOf = (name: string) => JSON.parse(text(name, 'package.json'))

describe.each(published)('the package %s', (name) => {
  it('has nothing that publint finds', async () => {
    const { messages, pkg } = await publint({ pkgDir: packed(name).folder, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  it('has types that fit its code for every importer that can load modules', async () => {
    const data = createPackageFromTarballData(readFileSync(packed(name).tarball))
    const found = await checkPackage(data)
    if (!found.types) throw new Error(`${name} has no types`)
    // CommonJS loads a package of modules only by `import()`, and node10 knows no exports.
    const problems = found.problems.filter(
      (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    )
    expect(problems).toEqual([])
  })

  it('has no source and no test, but a licence and a README', () => {
    const { files } = packed(name)
    expect(files.filter((path) => /(?<!\.d)\.ts$|\.test\.|__fixtures__|tsconfig/.test(path))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
  })

  it('imports only Node and what it depends on', () => {
    const { dependencies = {} } = manifestOf(name)
    const imported = packed(name)
      .files.filter((path) => path.endsWith('.js') && !path.includes('assets/'))
      .flatMap((path) => [
        ...text(name, path).matchAll(/^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s+)?'([^'.][^']*)'/gm),
      ])
      .map(([, target = '']) => target)
      .filter((target) => !target.startsWith('node:'))
      .map((target) => target.split('/', target.startsWith('@') ? 2 : 1).join('/'))
    expect(imported.filter((target) => !Object.hasOwn(dependencies, target))).toEqual([])
    expect(imported.filter((target) => builtinModules.includes(target))).toEqual([])
  })
})

describe('the published client', () => {
  it('is loaded by plain JavaScript', () => {
    const script = `
      import { Crossvenue, CrossvenueError } from ${JSON.stringify(pathToFileURL(join(below, 'client', 'index.js')).href)}
      const fetch = async () => Response.json({ success: true, data: [{ id: '1' }] })
      const client = new Crossvenue({ fetch })
      console.log(JSON.stringify([await client.kalshi.fetchEvents(), CrossvenueError.name]))
    `
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
    expect(JSON.parse(output)).toEqual([[{ id: '1' }], 'CrossvenueError'])
  })

  it('needs no other package, neither in its code nor in its types', () => {
    const imported = packed('client')
      .files.filter((path) => /\.(js|d\.ts)$/.test(path))
      .flatMap((path) => [...text('client', path).matchAll(/from '([^']+)'/g)].map(([, target]) => target))
    expect(imported.length).toBeGreaterThan(5)
    expect(imported.filter((target) => !target?.startsWith('./'))).toEqual([])
    expect(manifestOf('client').dependencies).toBeUndefined()
  })
})

describe('the published gateway', () => {
  it('depends on the parts of this repository at its own version, and on nothing that only loads sources', () => {
    const { version, dependencies } = manifestOf('gateway')
    expect(dependencies).toMatchObject({
      '@crossvenue/venues': version,
      '@crossvenue/matcher': version,
      '@crossvenue/sandbox': version,
    })
    expect(Object.keys(dependencies)).not.toContain('@swc/wasm-typescript')
  })

  it('has its programs, the files that it sends and its reference pages', () => {
    const { files } = packed('gateway')
    const sources = readdirSync(new URL('../packages/gateway/bin', import.meta.url))
    const programs = sources.filter((name) => !/^(load-typescript|strip-types|bundle)\.js$/.test(name))
    expect(files).toEqual(expect.arrayContaining(programs.map((name) => `bin/${name}`)))
    expect(files).toEqual(
      expect.arrayContaining(['src/reference/assets/style.css', 'reference/fetchMarkets.html', 'explorer/index.html']),
    )
    expect(manifestOf('gateway').bin).toEqual({ crossvenue: './bin/crossvenue.js' })
  })
})

describe('npm pack', () => {
  it.each(published)('refuses the sources of %s', (name) => {
    const cwd = fileURLToPath(new URL(`../packages/${name}`, import.meta.url))
    const { status, stderr } = spawnSync('npm', ['pack', '--dry-run', '--json'], { cwd, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/is packed from its build: run `npm run build`/)
  })

  it('knows every package that is not private', () => {
    const packages = readdirSync(new URL('../packages', import.meta.url))
    const open = packages.filter((name) => {
      const manifest = readFileSync(new URL(`../packages/${name}/package.json`, import.meta.url), 'utf8')
      return JSON.parse(manifest).private !== true
    })
    expect(open.sort()).toEqual([...published].sort())
  })
})
