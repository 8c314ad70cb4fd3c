import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBundle } from '../scripts/build-bundle.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
// Beside the real one, because its programs look for packages from there.
const bundle = join(root, 'packages', 'gateway', `bundle-${process.pid}`)
const folder = mkdtempSync(join(tmpdir(), 'crossvenue-bundle-'))
afterAll(() => {
  for (const each of [bundle, folder]) rmSync(each, { recursive: true, force: true })
})

describe('a bundle', () => {
  beforeAll(async () => {
    expect(await buildBundle(bundle)).toBe(true)
  }, 120_000)

  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH } })

  it('is the program', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'packages', 'gateway', 'package.json'), 'utf8'))
    expect(run(join(bundle, 'main.js'), '--version').trim()).toBe(version)
  })

  it('serves the same files, documents and venues as the source', () => {
    const program = `
      const { createLog, readConfig, startService } = await import(${JSON.stringify(pathToFileURL(join(bundle, 'index.js')))})
      const config = { ...readConfig({}), venues: ['mock'], dataDir: ':memory:', port: 0 }
      const service = await startService(config, { log: createLog('silent') })
      const authorization = 'Bearer ' + (await service.keys.create('test'))
      const ask = async (path, init) => (await fetch(service.url + path, { headers: { authorization }, ...init })).text()
      const events = JSON.parse(await ask('/api/mock/fetchEvents', { method: 'POST' }))
      const { paths } = JSON.parse(await ask('/openapi.json'))
      const page = await ask('/reference/fetchEvents')
      await service.close()
      console.log(JSON.stringify([events.success, '/api/{exchange}/fetchEvents' in paths, page.includes('<form data-path')]))`
    const file = join(folder, 'serve.mjs')
    writeFileSync(file, program)
    expect(JSON.parse(run(file))).toEqual([true, true, true])
  }, 60_000)

  it('records our own files that it is made of, and the versions of the packages', () => {
    const { files } = JSON.parse(readFileSync(join(bundle, 'inputs.json'), 'utf8')) as { files: string[] }
    const some = [
      'node_modules/hono/package.json',
      'packages/gateway/package.json',
      'packages/gateway/src/main.ts',
      'packages/gateway/src/clusters/serve-queries.ts',
      'packages/matcher/src/index.ts',
      'packages/venues/src/index.ts',
    ]
    expect(files).toEqual(expect.arrayContaining(some))
    expect(files.filter((file) => /\.test\.ts$|node_modules\/.*\.js$/.test(file))).toEqual([])
  })
})

describe('a bundle is used', () => {
  const input = join(folder, 'input.ts')
  const record = (text: string) => writeFileSync(join(folder, 'inputs.json'), text)
  const isCurrent = async (): Promise<boolean> => {
    const program = await import(new URL('../packages/gateway/bin/bundle.js', import.meta.url).href)
    return program.isCurrent(pathToFileURL(`${folder}/`))
  }

  it('only while the files that it was made of are the same', async () => {
    const { digestOf } = await import(new URL('../packages/gateway/bin/bundle.js', import.meta.url).href)
    const files = ['LICENSE', relative(root, input)]
    writeFileSync(input, 'export const one = 1\n')
    record(JSON.stringify({ files, digest: digestOf(files) }))
    expect(await isCurrent()).toBe(true)
    writeFileSync(input, 'export const one = 2\n')
    expect(await isCurrent()).toBe(false)
    writeFileSync(input, 'export const one = 1\n')
    expect(await isCurrent()).toBe(true)
    rmSync(input)
    expect(await isCurrent()).toBe(false)
  })

  it('only if its record is whole', async () => {
    record('{"files":[')
    expect(await isCurrent()).toBe(false)
    rmSync(join(folder, 'inputs.json'))
    expect(await isCurrent()).toBe(false)
  })
})
