import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildGuide } from '../scripts/build-guide.ts'
import { type Sample, samples } from '../scripts/samples.ts'
import { startSandboxService } from '../scripts/sandbox-service.ts'

// Runs every sample of the documents, the READMEs and the examples against a gateway over the fake venues; those in Python
// run in `npm run test:python`, and `samples.test.ts` checks the other blocks.

const root = fileURLToPath(new URL('..', import.meta.url))
const ADDRESS = 'http://127.0.0.1:3847'

const inLanguage = (language: string): Sample[] => samples().filter((sample) => sample.language === language)

let service: Awaited<ReturnType<typeof startSandboxService>>
let folder: string
beforeAll(async () => {
  service = await startSandboxService({ venues: ['kalshi', 'polymarket', 'predictit'] })
  // Inside the repository, so that the samples find its packages.
  mkdirSync(join(root, '.crossvenue'), { recursive: true })
  folder = mkdtempSync(join(root, '.crossvenue', 'guide-'))
}, 300_000)
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await service.close()
})

async function run(program: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, KEY: service.key }
  const { stdout } = await promisify(execFile)(program, args, { env, maxBuffer: 1e8 })
  return stdout
}

/** Points a sample at the gateway of this test, and one of the library at the fake venue. */
const placed = (code: string): string =>
  code.replaceAll(ADDRESS, service.url).replace('kalshi()', `kalshi({ baseUrl: '${service.sandbox.urls.kalshi}' })`)

describe('the documents', () => {
  it.each(inLanguage('sh'))('has a request that is answered: $name', async ({ code }) => {
    const answer = await run('bash', ['-c', placed(code)])
    if (code.includes('/v0/stream')) return expect(answer).toMatch(/^event: open\ndata: \{"place":0\}/)
    expect(JSON.parse(answer)).toMatchObject({ success: true, data: expect.anything() })
  })

  it.each(inLanguage('ts'))('has a program that runs: $name', async ({ name, code }) => {
    const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.ts`)
    writeFileSync(file, placed(code))
    const output = await run(process.execPath, ['--import', 'tsx', file])
    expect(output.trim()).not.toBe('')
    expect(output).not.toContain('undefined')
  })

  it('has programs whose types are right', async () => {
    const sources = inLanguage('ts').map(({ code }, index) => {
      const file = join(folder, `typed-${index}.ts`)
      writeFileSync(file, code)
      return file
    })
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const settings = { extends: join(root, 'tsconfig.json'), include: [], files: sources }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    expect(await run(process.execPath, [compiler, '--project', folder])).toBe('')
  })

  it('has samples in both languages', () => {
    expect(inLanguage('sh').length).toBeGreaterThan(8)
    expect(inLanguage('ts').length).toBeGreaterThan(10)
  })
})

describe('the pages of the documentation', () => {
  const target = mkdtempSync(join(tmpdir(), 'crossvenue-guide-'))
  afterAll(() => rmSync(target, { recursive: true }))

  it('link to each other, to headings that exist and to pages of the service', () => {
    expect(buildGuide(target)).toBe(true)
    const files = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    const pages = new Map(files.map((file) => [`/docs/${file.slice(0, -5)}`, readFileSync(join(target, file), 'utf8')]))
    expect(pages.size).toBeGreaterThan(20)
    const broken = [...pages].flatMap(([page, text]) =>
      Array.from(text.matchAll(/href="(\/docs\/[^"#]+|)(?:#([^"]+))?"/g), ([, to = '', anchor]) => ({
        page,
        to: to === '' ? page : to,
        anchor,
      })).filter(({ to, anchor }) => {
        const found = pages.get(to)
        return found === undefined || (anchor !== undefined && !found.includes(`id="${anchor}"`))
      }),
    )
    expect(broken).toEqual([])
  })
})
