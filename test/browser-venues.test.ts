import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Sandbox, startSandbox } from '@crossvenue/sandbox'
import { createVenue, type UnifiedMarket, type Venue } from '@crossvenue/venues'
import { type Browser, chromium, type Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserVenues, buildBrowser } from '../scripts/build-browser.ts'
import { findBrowser } from './find-browser.ts'

// The library with one venue: what it loads in Node, and what a page reads with it.

describe('one venue by itself', () => {
  it.each(['kalshi', 'polymarket', 'manifold'])('%s loads no other venue', async (id) => {
    const input = fileURLToPath(new URL(`../packages/venues/src/alone/${id}.generated.ts`, import.meta.url))
    const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' })
    const { output } = await bundle.generate({ format: 'esm', minify: true })
    const modules = output.flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []))
    const loaded = new Set(modules.flatMap((path) => /src\/venues\/([^/]+)\//.exec(path)?.[1] ?? []))
    expect([...loaded]).toEqual([id])
    const bytes = output.reduce((sum, part) => sum + (part.type === 'chunk' ? part.code.length : 0), 0)
    console.log(`${id}: ${bytes} bytes with all that it needs`)
    expect(bytes).toBeLessThan(500_000)
  })
})

const program = findBrowser()

describe.skipIf(program === undefined)('in a page', () => {
  const ORIGIN = 'http://page.example'
  // The code of this file is transformed, and would not import in a page.
  const PAGE = '<!doctype html><title>page</title><script>globalThis.load = (address) => import(address)</script>'
  const folder = mkdtempSync(join(tmpdir(), 'crossvenue-page-'))
  let sandbox: Sandbox
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    await buildBrowser(folder)
    sandbox = await startSandbox()
    // Which venues let pages of other origins read them is their own rule.
    const args = ['--no-sandbox', '--disable-web-security']
    browser = await chromium.launch({ executablePath: program ?? '', args })
    page = await browser.newPage()
    await page.route(`${ORIGIN}/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1)
      return name === ''
        ? route.fulfill({ contentType: 'text/html', body: PAGE })
        : route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, name), 'utf8') })
    })
    await page.goto(ORIGIN)
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
    await sandbox?.close()
    rmSync(folder, { recursive: true })
  })

  it('the files import nothing but each other: one for each venue, and one that they share', () => {
    const files = readdirSync(folder)
    expect(files).toEqual(expect.arrayContaining([...browserVenues, 'shared'].map((id) => `${id}.js`)))
    const sizes = new Map(files.map((file) => [file, gzipSync(readFileSync(join(folder, file))).length]))
    for (const file of files) {
      const imported = String(readFileSync(join(folder, file))).matchAll(/(?:from|import)\s*["']([^"']+)["']/g)
      const others = [...imported].map(([, target = '']) => target.replace('./', ''))
      expect([file, others.filter((target) => !sizes.has(target))]).toEqual([file, []])
      expect(sizes.get(file)).toBeLessThan(file === 'shared.js' ? 100_000 : 20_000)
    }
  })

  interface Loading {
    load(address: string): Promise<Record<string, (options: object) => Record<string, unknown>>>
  }

  /** Calls an operation of a venue in the page; an error is its code. */
  const inPage = (id: string, method: string, args: readonly unknown[], credentials?: object): Promise<unknown> =>
    page.evaluate(
      async ({ address, options, method, args }) => {
        const [create] = Object.values(await (globalThis as unknown as Loading).load(address))
        try {
          const call = create?.(options)[method] as (...args: unknown[]) => Promise<unknown>
          return await call(...args)
        } catch (error) {
          return (error as { code?: string }).code ?? String(error)
        }
      },
      {
        address: `${ORIGIN}/${id}.js`,
        options: { baseUrl: (sandbox.urls as Record<string, string>)[id], ...(credentials && { credentials }) },
        method,
        args,
      },
    )

  it.each(browserVenues)('%s reads markets and a book as in Node', async (id) => {
    const baseUrl = (sandbox.urls as Record<string, string | undefined>)[id]
    const venue: Venue = createVenue(id, { baseUrl })
    const list = { limit: 2 }
    const expected = (await venue.fetchMarkets?.(list)) as UnifiedMarket[]
    const found = (await inPage(id, 'fetchMarkets', [list])) as UnifiedMarket[]
    expect(expected.length).toBeGreaterThan(0)
    const facts = (markets: UnifiedMarket[]) =>
      markets.map(({ marketId, title, outcomes }) => ({
        marketId,
        title,
        outcomes: outcomes.map(({ outcomeId, label }) => ({ outcomeId, label })),
      }))
    expect(facts(found)).toEqual(facts(expected))
    if (!venue.fetchOrderBook) return expect(await inPage(id, 'fetchOrderBook', ['1'])).toMatch(/not a function/)
    const book = await inPage(id, 'fetchOrderBook', [expected[0]?.outcomes[0]?.outcomeId])
    expect(book).toMatchObject({ bids: expect.any(Array), asks: expect.any(Array) })
  })

  it('says what needs Node', async () => {
    expect(await inPage('kalshi', 'fetchBalance', [], { apiKey: 'a', privateKey: 'b' })).toBe('NOT_SUPPORTED')
  })
})
