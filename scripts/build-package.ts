import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')

/** Compiles what a package's index reaches into a folder that can be published as it stands. */
export function buildPackage(name: 'venues' | 'client', target: string): void {
  const source = join(root, 'packages', name)
  rmSync(target, { recursive: true, force: true })
  const options = ['--project', join(source, 'tsconfig.build.json'), '--outDir', target]
  execFileSync(process.execPath, [compiler, ...options], { stdio: 'inherit' })
  if (name === 'venues') dropDeclarations(join(target, 'venues'))

  const { exports: _, scripts: __, ...manifest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const hasDocument = existsSync(join(source, 'openapi.json'))
  const exports = {
    '.': { types: './index.d.ts', default: './index.js' },
    ...(hasDocument && { './openapi.json': './openapi.json' }),
  }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`)
  copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
  copyFileSync(join(source, 'README.md'), join(target, 'README.md'))
  if (hasDocument) copyFileSync(join(source, 'openapi.json'), join(target, 'openapi.json'))
}

/** Removes the types of files that no other package can import: the registry has the type of every venue. */
function dropDeclarations(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) rmSync(join(folder, file))
  }
}
