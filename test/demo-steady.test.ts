import type { ArbitrageOpportunity } from 'crossvenue'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from './find-browser.ts'
import { startExplorer } from './start-explorer.ts'

// Nothing that one sees is moved by what arrives: the browser itself adds up how much it moved, from 0 to 1 for each
// change (the layout shift of the Web Vitals). Each answer comes in a frame of its own, from the first request to the last
// and from the last to the first, so that no part of a page is where it should be only because answers came at once.

const WAIT_MS = 60_000
const STEP_MS = 120
/** As many steps as the page with the most requests needs. */
const STEPS = 14
/** Half of the most that the Web Vitals call good. */
const MAX_SHIFT = 0.05
const program = findBrowser()

const sizes: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 844 } },
  desk: { viewport: { width: 1280, height: 900 } },
}
const orders: Readonly<Record<string, (place: number) => number>> = {
  'first to last': (place) => place * STEP_MS,
  'last to first': (place) => Math.max(0, STEPS - place) * STEP_MS,
}

/** Adds up the shifts from the first frame on. */
const ADD_SHIFTS = `{
  globalThis.shifted = 0
  globalThis.movedParts = []
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      shifted += value
      movedParts.push(...sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40)))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}`
/** Counts the animations of rows that scripts start. */
const COUNT_GLIDES = `{
  globalThis.glides = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...given) {
    if (this.matches('tr')) glides += 1
    return animate.apply(this, given)
  }
}`
const TWO_FRAMES = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))'

describe.skipIf(program === undefined)('what arrives', () => {
  let explorer: Awaited<ReturnType<typeof startExplorer>>
  beforeAll(async () => {
    explorer = await startExplorer(program ?? '', ['kalshi', 'polymarket', 'predictit'])
  }, 300_000)
  afterAll(() => explorer?.close())

  const shiftOf = async (page: Page) => {
    await page.evaluate(TWO_FRAMES)
    return page.evaluate<{ shifted: number; movedParts: string[] }>('({ shifted, movedParts })')
  }

  describe.each([
    ['/', '.questions li'],
    ['/events', 'main table'],
    ['/question?market=kalshi:KXNETANYAHUOUT-27-26DEC31', '.evidence li'],
    ['/event?event=kalshi:KXPREMIERLEAGUE-27', '.distribution li'],
    ['/event?event=kalshi:KXHIGHMIA-26NOV25', '.ladder'],
    ['/arbitrage', 'main table'],
    ['/audit', '.calibration, .notice'],
    ['/operate', 'main table'],
  ])('%s', (path, ready) => {
    for (const [size, options] of Object.entries(sizes)) {
      for (const [order, delayOf] of Object.entries(orders)) {
        it(`moves nothing on a ${size}, with answers from the ${order}`, { timeout: 2 * WAIT_MS }, async () => {
          let [requests, open] = [0, 0]
          const page = await explorer.open(path, options, async (prepared) => {
            await prepared.addInitScript(ADD_SHIFTS)
            await prepared.route(/\/(v0|api)\/(?!stream)|\/metrics$/, async (route) => {
              open += 1
              const delay = delayOf(requests++)
              await new Promise((resolve) => setTimeout(resolve, delay))
              await route.continue().catch(() => undefined)
              open -= 1
            })
          })
          await page.locator(ready).first().waitFor({ state: 'attached' })
          await expect.poll(() => page.locator('.skeleton').count(), { timeout: WAIT_MS }).toBe(0)
          await expect.poll(() => open, { timeout: WAIT_MS }).toBe(0)
          const { shifted, movedParts } = await shiftOf(page)
          await page.context().close()
          expect(requests).toBeGreaterThan(0)
          expect(shifted, movedParts.join('\n')).toBeLessThan(MAX_SHIFT)
        })
      }
    }
  })

  it.each(Object.entries(sizes))('lets the trades below a new best one glide on a %s', async (_, options) => {
    let isNew = false
    const page = await explorer.open('/arbitrage', options, async (prepared) => {
      await prepared.addInitScript(ADD_SHIFTS + COUNT_GLIDES)
      await prepared.route('**/v0/arbitrage*', async (route) => {
        const answer = (await (await route.fetch()).json()) as { data: ArbitrageOpportunity[] }
        const [first] = answer.data
        if (first && isNew)
          answer.data.unshift({ ...first, marketA: { ...first.marketA, marketId: 'new', title: 'A new best trade' } })
        await route.fulfill({ json: answer })
      })
    })
    const rows = page.getByRole('region', { name: 'Trades' }).locator('tbody tr')
    await rows.first().waitFor()
    isNew = true
    await rows.first().getByText('A new best trade').waitFor()
    expect(await page.evaluate('glides')).toBeGreaterThan(0)
    await page.evaluate('Promise.all(document.getAnimations().map(({ finished }) => finished))')
    const { shifted, movedParts } = await shiftOf(page)
    await page.context().close()
    expect(shifted, movedParts.join('\n')).toBeLessThan(MAX_SHIFT)
  })

  it('is measured: a block above the list counts', async () => {
    const page = await explorer.open('/', sizes.desk, (prepared) => prepared.addInitScript(ADD_SHIFTS))
    await page.locator('.questions li').nth(5).waitFor()
    await page.evaluate("document.querySelector('main').style.paddingTop = '300px'")
    await expect.poll(async () => (await shiftOf(page)).shifted, { timeout: WAIT_MS }).toBeGreaterThan(MAX_SHIFT)
    await page.context().close()
  })
})
