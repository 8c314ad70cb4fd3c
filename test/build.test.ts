import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackage } from '../scripts/build-package.ts'

describe('the published client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossvenue-client-'))
  beforeAll(() => buildPackage('client', folder))
  afterAll(() => rmSync(folder, { recursive: true }))
  const files = (suffix = '') => readdirSync(folder).filter((name) => name.endsWith(suffix))
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')

  it('is loaded by plain JavaScript', () => {
    const script = `
      import { Crossvenue, CrossvenueError } from ${JSON.stringify(pathToFileURL(join(folder, 'index.js')).href)}
      const fetch = async () => Response.json({ success: true, data: [{ id: '1' }] })
      const client = new Crossvenue({ fetch })
      console.log(JSON.stringify([await client.kalshi.fetchEvents(), CrossvenueError.name]))
    `
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
    expect(JSON.parse(output)).toEqual([[{ id: '1' }], 'CrossvenueError'])
  })

  it('needs no other package, neither in its code nor in its types', () => {
    const imported = [...files('.js'), ...files('.d.ts')].flatMap((name) =>
      [...text(name).matchAll(/from '([^']+)'/g)].map(([, target]) => target),
    )
    expect(imported.length).toBeGreaterThan(5)
    expect(imported.filter((target) => !target?.startsWith('./'))).toEqual([])
    expect(JSON.parse(text('package.json')).dependencies).toBeUndefined()
  })

  it('exports files that are there', () => {
    const { exports } = JSON.parse(text('package.json'))
    expect(exports).toEqual({ '.': { types: './index.d.ts', default: './index.js' } })
    expect(files()).toEqual(expect.arrayContaining(['index.d.ts', 'index.js', 'LICENSE', 'README.md']))
    expect(files('.test.js')).toEqual([])
  })
})

describe('npm pack', () => {
  const pack = (folder: string) => spawnSync('npm', ['pack', '--dry-run', '--json'], { cwd: folder, encoding: 'utf8' })

  it.each(readdirSync(new URL('../packages', import.meta.url)))('refuses the sources of %s', (name) => {
    const { status, stderr } = pack(fileURLToPath(new URL(`../packages/${name}`, import.meta.url)))
    expect(status).toBe(1)
    expect(stderr).toMatch(/is packed from its build: run `npm run build`|is not published/)
  })

  it('takes a build', () => {
    const folder = mkdtempSync(join(tmpdir(), 'crossvenue-pack-'))
    buildPackage('client', folder)
    const { status, stdout } = pack(folder)
    rmSync(folder, { recursive: true })
    expect(status).toBe(0)
    const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }]
    expect(files.map(({ path }) => path).filter((path) => /(?<!\.d)\.ts$/.test(path))).toEqual([])
  })
})
