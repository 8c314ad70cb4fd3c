import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { MarketCluster } from 'crossvenue'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from './find-browser.ts'
import { startExplorer } from './start-explorer.ts'

// Somebody who knows nothing of us finds the widest gap, sees why the two markets are one question, and copies the
// request. `npm run screens` stores the screens of each step, which docs/first-minute.md shows.

const folder = fileURLToPath(new URL('../docs/first-minute/', import.meta.url))
const isRenewed = process.env.CROSSVENUE_RENEW_SCREENS === '1'
const program = findBrowser()

describe.skipIf(program === undefined)('the first minute', () => {
  let explorer: Awaited<ReturnType<typeof startExplorer>>
  beforeAll(async () => {
    explorer = await startExplorer(program ?? '', ['kalshi', 'polymarket', 'predictit'])
    mkdirSync(folder, { recursive: true })
  }, 300_000)
  afterAll(() => explorer?.close())

  const shoot = async (page: Page, name: string): Promise<void> => {
    if (isRenewed) await page.screenshot({ path: `${folder}${name}.png` })
  }

  it('leads from the address of the demo to the widest gap, its reasons and its request', {
    timeout: 180_000,
  }, async () => {
    const page = await explorer.open('/', {
      viewport: { width: 1100, height: 720 },
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const begin = performance.now()
    await page.locator('.questions li').nth(8).waitFor()
    await shoot(page, '1-questions')

    await page.getByLabel('Order').selectOption('spread')
    const [widest] = await explorer.read<MarketCluster[]>('/v0/matched-market-clusters?sort=spread&limit=1')
    const first = page.locator('.questions li').first().getByRole('link')
    await expect.poll(() => first.innerText(), { timeout: 60_000 }).toContain(widest?.canonicalTitle)
    expect(await first.locator('.gap').innerText()).toMatch(/^\+\d/)
    await shoot(page, '2-widest-gap')

    await first.click()
    await page.getByRole('heading', { level: 1, name: widest?.canonicalTitle ?? '' }).waitFor()
    await page.locator('.book tbody tr').nth(3).waitFor()
    await shoot(page, '3-question')

    await page.getByRole('heading', { name: 'Why they match' }).waitFor()
    await page
      .getByRole('strong')
      .getByText(/Yes on one is (Yes|No) on the other/)
      .waitFor()
    await page.locator('.evidence li').first().waitFor()
    await page.evaluate("scrollTo(0, document.querySelector('.why').getBoundingClientRect().top + scrollY - 60)")
    expect(await page.locator('.read-titles section').count()).toBe(2)
    await shoot(page, '4-why')

    await page.evaluate('scrollTo(0, 0)')
    await page.getByText('Request and export').click()
    await page.getByRole('button', { name: 'Copy curl' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    await shoot(page, '5-request')
    console.log(`first minute: ${((performance.now() - begin) / 1000).toFixed(1)} s`)

    const copied = await page.evaluate<string>('navigator.clipboard.readText()')
    const [, address = ''] =
      /^curl -s -H "Authorization: Bearer \$CROSSVENUE_API_KEY" '(http[^']+)'$/.exec(copied) ?? []
    const [question] = await explorer.read<MarketCluster[]>(address.replace(explorer.service.url, ''))
    expect(question?.clusterId).toBe(widest?.clusterId)
    await page.context().close()
  })
})
