import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writePages } from '../packages/gateway/src/reference/pages.ts'
import { buildBrowser } from './build-browser.ts'
import { buildExplorer } from './build-explorer.ts'
import { buildGuide } from './build-guide.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')

/** Every package that is published, each after those that it needs. */
export const published = ['venues', 'client', 'matcher', 'sandbox', 'gateway'] as const
export type Published = (typeof published)[number]

interface Manifest {
  scripts?: object
  exports?: object
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Compiles the code that a package's programs and index use into a folder that can be published unchanged. */
export async function buildPackage(name: Published, target: string): Promise<void> {
  const source = join(root, 'packages', name)
  rmSync(target, { recursive: true, force: true })
  // Programs refer to files by their place in the package, so their code keeps its folder.
  const code = existsSync(join(source, 'bin')) ? 'src' : '.'
  const options = ['--project', join(source, 'tsconfig.build.json'), '--outDir', join(target, code)]
  execFileSync(process.execPath, [compiler, ...options], { stdio: 'inherit' })
  if (name === 'venues') {
    dropDeclarations(join(target, 'venues'))
    await buildBrowser(join(target, 'browser'))
  }
  if (name === 'gateway') addProgram(source, target)

  const {
    scripts: _,
    devDependencies: __,
    ...manifest
  }: Manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const hasDocument = existsSync(join(source, 'openapi.json'))
  const index = code === '.' ? './index' : `./${code}/index`
  const hasBasics = existsSync(join(source, 'src', 'basics.ts'))
  const dependencies = usedDependencies(manifest, target)
  const packed = {
    ...manifest,
    exports: {
      '.': { types: `${index}.d.ts`, default: `${index}.js` },
      ...(hasBasics && { './basics': { types: './basics.d.ts', default: './basics.js' } }),
      ...(hasDocument && { './openapi.json': './openapi.json' }),
      ...(name === 'venues' && { './*': ONE_VENUE }),
    },
    ...(dependencies && { dependencies }),
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
  cpSync(join(source, 'README.md'), join(target, 'README.md'))
  if (hasDocument) cpSync(join(source, 'openapi.json'), join(target, 'openapi.json'))
}

/** The entry of one venue: a page loads one file with all that it needs. */
const ONE_VENUE = {
  types: './alone/*.generated.d.ts',
  browser: './browser/*.js',
  default: './alone/*.generated.js',
}

/** Removes the types of files that other packages cannot import: the registry has the type of every venue. */
function dropDeclarations(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) rmSync(join(folder, file))
  }
}

/** Adds the programs, which start the compiled code instead of the source, and the files that the service sends. */
function addProgram(source: string, target: string): void {
  mkdirSync(join(target, 'bin'))
  for (const name of readdirSync(join(source, 'bin'))) {
    if (!LOADERS.includes(name)) cpSync(join(source, 'bin', name), join(target, 'bin', name))
  }
  writeFileSync(join(target, 'bin', 'load.js'), `export const load = (name) => import('../src/' + name + '.js')\n`)
  cpSync(join(source, 'src', 'reference', 'assets'), join(target, 'src', 'reference', 'assets'), { recursive: true })
  writePages(join(target, 'reference'))
  buildExplorer(join(target, 'explorer'))
  buildGuide(join(target, 'guide'))
}

/** The files that run the source without a build; the program itself loads what is compiled. */
const LOADERS = ['load.js', 'load-typescript.js', 'strip-types.js', 'bundle.js']

/** Returns the declared dependencies that the built files import: some only load the source. */
function usedDependencies({ dependencies = {} }: Manifest, folder: string): Record<string, string> | undefined {
  const imported = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORT)])
      .map(([, target = '']) => target.split('/', target.startsWith('@') ? 2 : 1).join('/')),
  )
  const used = Object.entries(dependencies).filter(([name]) => imported.has(name))
  return used.length > 0 ? Object.fromEntries(used) : undefined
}

/** An import of another package, or of one of its files that is not code. */
const IMPORT = /(?:\bfrom |\bimport |\bimport\(|\bcreateRequire\(import\.meta\.url\)\()['"]([^.'"][^'"]*)['"]/g
