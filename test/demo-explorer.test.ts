import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import axe from 'axe-core'
import type { Accuracy, MarketCluster } from 'crossvenue'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSandboxService } from '../scripts/sandbox-service.ts'
import { findBrowser } from './find-browser.ts'

// The page in a real browser, over a gateway and the fake venues of the demo.

const built = fileURLToPath(new URL('../packages/gateway/explorer/', import.meta.url))
const program = findBrowser()

it('the first load of the page is under 150 kB compressed', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
  const bytes = files.reduce((sum, name) => sum + gzipSync(readFileSync(built + name)).length, 0)
  console.log(`page: ${bytes} bytes compressed in ${files.length} files`)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(150_000)
})

describe.skipIf(program === undefined)('the page', () => {
  const WAIT_MS = 60_000
  let service: Awaited<ReturnType<typeof startSandboxService>>
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let problems: string[]

  beforeAll(async () => {
    service = await startSandboxService({ venues: ['kalshi', 'polymarket', 'predictit', 'hyperliquid'] })
    browser = await chromium.launch({ executablePath: program ?? '', args: ['--no-sandbox'] })
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    context.setDefaultTimeout(WAIT_MS)
    page = await context.newPage()
    problems = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security|Trusted/.test(message.text())) problems.push(message.text())
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(service.url) && !request.url().startsWith('blob:')) problems.push(request.url())
    })
  })
  afterEach(async () => {
    await context.close()
    expect(problems).toEqual([])
  })

  /** Opens a page as the demo links to it. */
  const open = (path: string, key = service.key) => page.goto(`${service.url}${path}#key=${key}`)
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(service.url + path, { headers: { authorization: `Bearer ${service.key}` } })
    return ((await answer.json()) as { data: T }).data
  }
  const rows = () => page.locator('.questions li')
  const withoutViolations = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // The tool is given to the page by the browser, because the page's policy lets no other script in.
      await page.evaluate(axe.source)
      const violations = await page.evaluate(async () => {
        const tool = (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe
        return (await tool.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)
      })
      expect(violations).toEqual([])
    }
  }

  it('signs in with the key of the address, removes it from there, and lists questions with their prices', async () => {
    const [first] = await read<MarketCluster[]>('/v0/matched-market-clusters?limit=1')
    await open('/')
    await rows().first().waitFor()
    expect(page.url()).toBe(`${service.url}/`)
    const text = await rows().first().innerText()
    expect(text).toContain(first?.canonicalTitle)
    expect(text).toMatch(/\d¢/)
    await withoutViolations()
  })

  it('reads the code of a page once, which the gateway names before the first script asks for it', async () => {
    const link = (await fetch(`${service.url}/question`)).headers.get('link') ?? ''
    const named = [...link.matchAll(/<([^>]+)>/g)].map(([, path]) => path ?? '')
    expect(named).toContainEqual(expect.stringMatching(/question-page.*\.js$/))
    expect(named).toContainEqual(expect.stringMatching(/question-page.*\.css$/))
    const read: string[] = []
    page.on('request', (request) => read.push(new URL(request.url()).pathname))
    await open('/question?market=kalshi:KXNETANYAHUOUT-27-26DEC31')
    await page.locator('.evidence li').first().waitFor()
    for (const path of named) expect(read.filter((one) => one === path).length, path).toBe(1)
  })

  it('has elements only for the rows near the visible part, and reads on at their end', async () => {
    const { length } = await read<MarketCluster[]>('/v0/matched-market-clusters?limit=500')
    expect(length).toBeGreaterThan(150)
    await open('/')
    await rows().first().waitFor()
    await expect
      .poll(
        async () => {
          await page.evaluate('scrollTo(0, document.body.scrollHeight)')
          return rows().last().getAttribute('aria-posinset')
        },
        { timeout: WAIT_MS },
      )
      .toBe(String(length))
    expect(await rows().count()).toBeLessThan(80)
  })

  it('searches as one types, filters, and keeps both in the address through a reload', async () => {
    const { length } = await read<MarketCluster[]>('/v0/matched-market-clusters?query=netanyahu')
    await open('/')
    await rows().nth(length).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('netanyahu')
    await page.waitForURL(/query=netanyahu/)
    await expect.poll(() => rows().count(), { timeout: WAIT_MS }).toBe(length)
    await page.getByLabel('Relation').selectOption('complement')
    await page.locator('select[name=venues]').selectOption('hyperliquid')
    await page.getByText('No question fits.').waitFor()
    await page.reload()
    await page.getByText('No question fits.').waitFor()
    expect(page.url()).toContain('venues=hyperliquid')
    await withoutViolations()
    await page.getByRole('button', { name: 'Clear' }).click()
    await rows().nth(5).waitFor()
  })

  it('keeps what is typed while the address takes the words before', async () => {
    await open('/')
    await rows().first().waitFor()
    await page.keyboard.press('/')
    await page.evaluate(`
      const field = document.querySelector('input[name=query]')
      for (const name of ['pushState', 'replaceState']) {
        const write = history[name].bind(history)
        history[name] = (...given) => {
          write(...given)
          if (field.value !== 'net') return
          field.value = 'netanyahu'
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
      }`)
    await page.keyboard.type('net')
    await page.waitForURL(/query=netanyahu/)
    expect(await page.locator('input[name=query]').inputValue()).toBe('netanyahu')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => page.locator('input[name=query]').inputValue(), { timeout: WAIT_MS }).toBe('')
  })

  it('lists the widest gap first, and opens its question with the keyboard', async () => {
    const [widest] = await read<MarketCluster[]>('/v0/matched-market-clusters?sort=spread&limit=1')
    await open('/')
    await page.getByLabel('Order').selectOption('spread')
    await page.waitForURL(/sort=spread/)
    const link = rows()
      .first()
      .getByRole('link', { name: widest?.canonicalTitle ?? '' })
    await link.waitFor()
    await link.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: widest?.canonicalTitle ?? '' }).waitFor()
    await page.goBack()
    await link.waitFor()
  })

  it('shows a question side by side, its book, comparisons, rules and request', async () => {
    await open('/question?market=kalshi:KXNETANYAHUOUT-27-26DEC31')
    const table = page.getByRole('region', { name: 'Quotes of each venue' })
    await table.getByRole('row', { name: /Kalshi.*35¢.*38¢/ }).waitFor()
    await table.getByRole('row', { name: /PredictIt as No.*33¢.*34¢/ }).waitFor()
    await page.getByRole('strong').getByText('Yes on one is No on the other').waitFor()
    const parts = page.locator('.read-titles section')
    expect(await parts.first().locator('.words.alone').allInnerTexts()).toContain('leave')
    expect(await parts.first().locator('.time').allInnerTexts()).toEqual(['before', '2027?'])
    expect(await parts.last().locator('.time').allInnerTexts()).toEqual(
      expect.arrayContaining(['Dec.', '31,', '2026?']),
    )
    await page.getByRole('region', { name: 'Trades of Yes' }).getByRole('row').nth(1).waitFor()
    await page.getByText('What was read of both').click()
    await page.locator('.read > div').first().waitFor()
    await page.locator('.book tbody tr').nth(5).waitFor()
    await page.getByText('Request and export').click()
    expect(await page.locator('.command').innerText()).toBe(
      `curl -s -H "Authorization: Bearer $CROSSVENUE_API_KEY" '${service.url}/v0/matched-market-clusters?marketId=kalshi%3AKXNETANYAHUOUT-27-26DEC31&view=full'`,
    )
    await withoutViolations()
  })

  it('shows an order that somebody else places, without a reload', async () => {
    const [question] = await read<MarketCluster[]>('/v0/matched-market-clusters?venues=hyperliquid&view=full&limit=1')
    const market = question?.markets.find(({ sourceExchange }) => sourceExchange === 'hyperliquid')
    const outcome = market?.outcomes.find(({ side }) => side === 'yes')
    await open(`/question?market=hyperliquid:${market?.marketId}`)
    await page.locator('.book tbody tr').nth(5).waitFor()
    const order = {
      marketId: market?.marketId,
      outcomeId: outcome?.outcomeId,
      side: 'buy',
      type: 'limit',
      amount: 4321,
      // Below the lowest ask, so that it rests, and above every bid, so that it is seen.
      price: Number(((question?.yes?.buy?.price ?? 0) - 0.001).toFixed(3)),
    }
    const { credentials } = service.account
    const answer = await fetch(`${service.url}/api/hyperliquid/createOrder`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ args: [order], credentials }),
    })
    expect(await answer.json()).toMatchObject({ success: true })
    await page.locator('.book').getByText('4.3K').waitFor()
  })

  it('names the venue whose book cannot be read, and shows the others', async () => {
    await open('/question?market=kalshi:KXUCL-27-CHELS')
    await page.locator('.book tbody tr').nth(5).waitFor()
    service.sandbox.injectFault('kalshi', 'server error')
    try {
      await page.getByText(/No book could be read from .*Kalshi/).waitFor()
      await page.locator('.book tbody tr').nth(3).waitFor()
    } finally {
      service.sandbox.injectFault('kalshi')
    }
  })

  it('lists trades that profit after fees, and opens their question', async () => {
    await open('/arbitrage')
    const first = page.getByRole('region', { name: 'Trades' }).getByRole('row').nth(1)
    await first.waitFor()
    expect(await first.innerText()).toMatch(/\$\d+\.\d\d/)
    await withoutViolations()
    await first.getByRole('link').click()
    await page.getByRole('heading', { name: 'Side by side' }).waitFor()
  })

  it('reads the trades again once the gateway streams that quotes crossed', async () => {
    let reads = 0
    await page.route('**/v0/arbitrage*', (route) => {
      reads += 1
      return route.continue()
    })
    const change = { id: 2, kind: 'gap.crossed', at: '2026-11-21T00:00:00.000Z', data: { venues: [], isCrossed: true } }
    let cross = (): void => {}
    const crossed = new Promise<void>((resolve) => {
      cross = resolve
    })
    let streams = 0
    await page.route('**/v0/stream*', async (route) => {
      streams += 1
      // The connection that the client makes once this one ends stays silent.
      if (streams > 1) return
      await crossed
      await route.fulfill({
        contentType: 'text/event-stream',
        body: `id: 1\nevent: open\ndata: {}\n\nid: 2\nevent: gap.crossed\ndata: ${JSON.stringify(change)}\n\n`,
      })
    })
    // Its time passes only here, and less than the time after which trades are read anyway.
    await page.clock.install()
    await open('/arbitrage')
    await page.getByRole('region', { name: 'Trades' }).waitFor()
    expect(reads).toBe(1)
    cross()
    let passedMs = 0
    const readsLater = async (): Promise<number> => {
      if (passedMs < 5_000) await page.clock.runFor(250)
      passedMs += 250
      return reads
    }
    await expect.poll(readsLater, { timeout: WAIT_MS, interval: 500 }).toBe(2)
  })

  it('leads to the page of a market on its venue, and to no address that is not on the web', async () => {
    await page.route('**/v0/matched-market-clusters*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: MarketCluster[] }
      const [kalshi, predictit] = answer.data[0]?.markets ?? []
      if (kalshi) kalshi.url = 'https://venue.example.test/market'
      if (predictit) predictit.url = 'javascript:alert(1)'
      await route.fulfill({ json: answer })
    })
    await open('/question?market=kalshi:KXNETANYAHUOUT-27-26DEC31')
    const table = page.getByRole('region', { name: 'Quotes of each venue' })
    const link = table.getByRole('link')
    await link.first().waitFor()
    expect(await link.evaluateAll((links) => links.map((one) => one.getAttribute('href')))).toEqual([
      'https://venue.example.test/market',
    ])
    await table.getByRole('row', { name: /PredictIt/ }).waitFor()
  })

  it('shows an event as a matrix of its questions and venues', async () => {
    await open('/events?query=champions')
    await page
      .getByRole('link', { name: /Champions League/ })
      .first()
      .click()
    const matrix = page.getByRole('region', { name: 'Questions by venue' })
    await matrix.getByRole('row', { name: /Chelsea.*\d¢ \/ \d¢/ }).waitFor()
    const options = page.getByRole('list', { name: 'Price of Yes of each option, by venue' })
    await options
      .getByRole('listitem')
      .filter({ hasText: /^Chelsea.*Kalshi \d/ })
      .waitFor()
    await withoutViolations()
  })

  it('announces trades that fit a rule, on every page, until it is stopped', async () => {
    await context.grantPermissions(['notifications'])
    await open('/arbitrage')
    await page.getByRole('region', { name: 'Trades' }).waitFor()
    await page.getByText('Alerts', { exact: true }).click()
    await page.getByLabel('Profit of at least $').fill('0')
    await page.getByLabel('Return of at least %').fill('0')
    await page.getByRole('button', { name: 'Alert me' }).click()
    await page.getByText(/\$\d+\.\d\d \(.*%\) by /).waitFor()
    await withoutViolations()
    await page.reload()
    await page.getByText('Alerts are on').waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Alerts', { exact: true }).waitFor()
  })

  it('shows how right the matches are, each share with its interval', async () => {
    const { unseen } = await read<Accuracy>('/v0/accuracy')
    await open('/audit')
    const table = page.getByRole('region', { name: 'Unseen questions' })
    for (const { name, precision } of unseen) {
      const row = table.getByRole('row', { name: new RegExp(`${name}.*${Math.round(100 * precision.low)}%–`) })
      await row.waitFor()
    }
    await page.getByText('No matched pair is settled on both venues yet.').waitFor()
    await withoutViolations()
  })

  it('shows an operator the venues, the matching, the keys and the faults', async () => {
    await open('/operate')
    const venues = page.getByRole('region', { name: 'Venues' })
    await venues.getByRole('row', { name: /Kalshi read .* ms/ }).waitFor()
    await page
      .getByRole('region', { name: 'Keys' })
      .getByRole('row', { name: /test admin valid/ })
      .waitFor()
    await page.getByText('Clusters unchanged').or(page.getByText('Clusters new')).first().waitFor()
    await page.getByRole('heading', { name: 'Faults of this process' }).waitFor()
    await withoutViolations()
  })

  it('asks for an admin key on the page of the operator, and keeps the others open to any key', async () => {
    const key = await service.createKey('reader', 'read')
    await open('/operate', key)
    await page.getByRole('alert').getByText('This page is for operators').waitFor()
    await open('/', key)
    await rows().first().waitFor()
  })

  it('lists only what leaves a gap after fees', async () => {
    const gaps = await read<MarketCluster[]>('/v0/matched-market-clusters?limit=500&view=full&minGap=0')
    expect(gaps.every(({ gap = -1 }) => gap >= 0)).toBe(true)
    await open('/')
    await rows().first().waitFor()
    await page.getByLabel('Gap after fees').selectOption('0')
    await page.waitForURL(/minGap=0$/)
    if (gaps.length === 0) await page.getByText('No question fits.').waitFor()
    else await page.getByText(new RegExp(`^${gaps.length} question`)).waitFor()
  })

  it('lists only what closes within the days of the address', async () => {
    await open('/?closes=31')
    await rows().first().waitFor()
    const status = page.getByRole('status').first()
    const shown = Number((await status.innerText()).split(' ')[0])
    const all = await read<MarketCluster[]>('/v0/matched-market-clusters?limit=500')
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(all.length)
    await page.getByLabel('Closing time').selectOption('1')
    await page.waitForURL(/closes=1$/)
    await page.getByText('No question fits.').or(rows().first()).first().waitFor()
  })

  it('asks for another key where the gateway refuses one, and says so', async () => {
    await open('/', 'cv_wrong')
    await page.getByRole('alert').getByText('invalid api key').waitFor()
    await withoutViolations()
    await page.getByLabel('API key').fill(service.key)
    await page.keyboard.press('Enter')
    await rows().first().waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })

  it('keeps what it shows while the gateway cannot be reached, and reads again', async () => {
    await open('/')
    await rows().first().waitFor()
    await page.route('**/v0/matched-market-clusters*', (route) => route.abort())
    await page.getByRole('alert').waitFor()
    await rows().first().waitFor()
    await page.unroute('**/v0/matched-market-clusters*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => page.getByRole('alert').count(), { timeout: WAIT_MS }).toBe(0)
  })

  it('fits the width of a tablet', async () => {
    await page.setViewportSize({ width: 820, height: 900 })
    await open('/')
    await rows().first().waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(820)
  })

  it('fits the width of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of [
      '/',
      '/question?market=kalshi:KXNETANYAHUOUT-27-26DEC31',
      '/arbitrage',
      '/events',
      '/audit',
      '/operate',
    ]) {
      await open(path)
      await page.locator('.questions li, table').first().waitFor()
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(390)
      await withoutViolations()
    }
  })

  it('forbids a pair that an operator calls wrong, lists the ruling, and matches again once it is removed', {
    timeout: 10 * WAIT_MS,
  }, async () => {
    const long = { timeout: 5 * WAIT_MS }
    const path = '/question?market=kalshi:KXNETANYAHUOUT-27-26DEC31'
    await open(path)
    await page.getByText('This is wrong').click()
    await page.getByLabel('Note').fill('another office')
    await page.getByRole('button', { name: 'Forbid' }).click()
    await page.getByText('Stored. The catalogue is matched again').waitFor()
    await page.getByText('No question has this market.').waitFor(long)
    await open('/operate')
    const rulings = page.getByRole('region', { name: 'Rulings' })
    await rulings.getByRole('row', { name: /KXNETANYAHUOUT.*another office no match test/ }).waitFor()
    await withoutViolations()
    await rulings.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('No pair is pinned or forbidden.').waitFor()
    await expect
      .poll(
        async () =>
          (await read<unknown[]>('/v0/matched-market-clusters?marketId=kalshi:KXNETANYAHUOUT-27-26DEC31')).length,
        long,
      )
      .toBe(1)
  })
})

interface Violation {
  id: string
  nodes: { target: string[] }[]
}
