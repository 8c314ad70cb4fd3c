import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeDocs } from '../packages/gateway/src/commands/docs.ts'
import { loadGuidePages } from '../packages/gateway/src/reference/guide-pages.ts'
import { buildGuide } from '../scripts/build-guide.ts'
import { findBrowser } from './find-browser.ts'

// `crossvenue docs` writes a site that needs no gateway: a plain server of files shows it below any path.

const folder = mkdtempSync(join(tmpdir(), 'crossvenue-site-'))
const site = join(folder, 'site')
const PREFIX = '/some/where/'
const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css'],
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.png', 'image/png'],
])

let server: Server
let address: string
beforeAll(async () => {
  buildGuide(join(folder, 'guide'))
  writeDocs({ out: site, url: 'https://gateway.example.test' }, loadGuidePages(join(folder, 'guide')))
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://any').pathname
    const file = join(site, path.endsWith('/') ? `${path.slice(PREFIX.length)}index.html` : path.slice(PREFIX.length))
    if (!path.startsWith(PREFIX) || !existsSync(file)) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': TYPES.get(posix.extname(file)) ?? 'text/plain' })
      .end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}, 60_000)
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

it('has only links that are relative, and lead to files and headings that exist', () => {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const texts = new Map(names.map((name) => [name, readFileSync(join(site, name), 'utf8')]))
  const links = [...texts].flatMap(([from, text]) =>
    Array.from(text.matchAll(/ (?:href|src)="([^"#]*)(?:#([^"]*))?"/g), ([, to = '', anchor]) => ({
      from,
      to,
      anchor,
    })),
  )
  const inside = links.filter(({ to }) => !/^[a-z]+:/.test(to))
  const broken = inside.filter(({ from, to, anchor }) => {
    const file = to === '' ? from : posix.join(posix.dirname(from), to)
    if (to.startsWith('/') || !existsSync(join(site, file))) return true
    return anchor !== undefined && texts.get(file)?.includes(`id="${anchor}"`) !== true
  })
  expect(broken).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['index.html', 'start.html', 'reference/index.html']))
  expect(inside.length).toBeGreaterThan(2_000)
})

it('has no form that sends requests, and the address of the gateway in its samples', () => {
  const page = readFileSync(join(site, 'reference', 'fetchMarkets.html'), 'utf8')
  expect(page).not.toMatch(/id="try"|try\.js|data-gateway/)
  expect(page).toContain('curl https://gateway.example.test/api/')
  expect(page).toContain('<section id="answer">')
})

describe.runIf(findBrowser())('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findBrowser() as string, args: ['--no-sandbox'] })
  })
  afterAll(() => browser.close())

  async function open(name: string, options: BrowserContextOptions = {}) {
    const page = await (await browser.newContext(options)).newPage()
    const requests: string[] = []
    const problems: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    page.on('response', (response) => response.ok() || problems.push(`${response.status()} ${response.url()}`))
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(`${address}${PREFIX}${name}`)
    return { page, requests, problems }
  }

  it('shows the documentation, finds words in it and leads to the reference, with no request to elsewhere', async () => {
    const { page, requests, problems } = await open('')
    await page.getByRole('searchbox').fill('slippage')
    const shown = page.locator('main li:visible > a')
    expect(await shown.count()).toBeGreaterThan(0)
    expect(await shown.count()).toBeLessThan(await page.locator('main li > a').count())
    await page.getByRole('searchbox').fill('')
    await page.getByRole('link', { name: 'reference', exact: true }).click()
    await page.getByRole('searchbox').fill('order book depth')
    await page.getByRole('searchbox').fill('fetchOrderBook')
    await page.locator('main li:visible > a', { hasText: /^fetchOrderBook$/ }).click()
    await page.getByText('TypeScript', { exact: true }).click()
    expect(await page.locator('pre.in-typescript').isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Documentation' }).click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Documentation')
    expect(requests.filter((url) => !url.startsWith(address + PREFIX))).toEqual([])
    expect(problems).toEqual([])
  })

  it.each([
    '',
    'settings.html',
    'matching.html',
    'first-minute.html',
    'reference/',
    'reference/fetchOrderBook.html',
    'reference/ws.html',
  ])('fits on a phone and is dark where the reader wants it: %s', async (name) => {
    const { page, problems } = await open(name, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
    const width = await page.evaluate('document.documentElement.scrollWidth')
    expect(width).toBeLessThanOrEqual(390)
    expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(255, 255, 255)')
    expect(problems).toEqual([])
    await page.context().close()
  })
})
