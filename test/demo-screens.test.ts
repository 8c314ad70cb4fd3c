import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PriceHistory } from 'crossvenue'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandboxService } from '../scripts/sandbox-service.ts'
import { coarsen, difference } from './coarse-image.ts'
import { findBrowser } from './find-browser.ts'

// Screens of the demo beside stored ones: the places of its parts within a few pixels, and coarse images. Machines have
// other fonts and other versions of the browser, and prices move: a comparison of pixels would fail without a reason.
// `npm run screens` stores the present ones; look at them before you commit them.

const folder = fileURLToPath(new URL('__screens__/', import.meta.url))
const isRenewed = process.env.CROSSVENUE_RENEW_SCREENS === '1'
const program = findBrowser()

/** How far a part may be from its stored place, and how much of a screen may look different. */
const [MAX_PIXELS, MAX_SHARE] = [12, 0.04]
const WAIT_MS = 60_000

type Box = [x: number, y: number, width: number, height: number]
interface Screen {
  path: string
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  /** An element that is there once the page is read. */
  ready: string
  /** Parts whose places the style sheets determine, whatever the prices are. */
  parts: readonly string[]
}

const [DESK, PHONE] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
const QUESTION = '/question?market=kalshi:KXNETANYAHUOUT-27-26DEC31'
const ROW = [
  '.bar',
  '.filters',
  '.list-head',
  'li[aria-posinset="1"]',
  'li[aria-posinset="4"]',
  'li[aria-posinset="1"] .title',
  'li[aria-posinset="1"] .venue-prices',
  'li[aria-posinset="1"] .gap',
]
const QUESTION_PARTS = ['.bar', '.head', '.places', '.places > :nth-child(3)', '.column section', 'aside']
const screens: Readonly<Record<string, Screen>> = {
  // By confidence: the order of volumes changes with the trades of the fake venues.
  browse: { ...DESK, path: '/?sort=confidence', colorScheme: 'light', ready: 'li[aria-posinset="12"]', parts: ROW },
  'browse-dark': {
    ...DESK,
    path: '/?sort=confidence',
    colorScheme: 'dark',
    ready: 'li[aria-posinset="12"]',
    parts: ROW,
  },
  'browse-phone': {
    ...PHONE,
    path: '/?sort=confidence',
    colorScheme: 'light',
    ready: 'li[aria-posinset="5"]',
    parts: ROW,
  },
  question: {
    ...DESK,
    path: QUESTION,
    colorScheme: 'light',
    ready: '.book tbody tr:nth-child(5)',
    parts: QUESTION_PARTS,
  },
  'question-phone-dark': {
    ...PHONE,
    path: QUESTION,
    colorScheme: 'dark',
    ready: '.book tbody tr:nth-child(5)',
    parts: ['.bar', '.head', '.places', '.column section'],
  },
  'event-dark': {
    ...DESK,
    path: '/event?event=kalshi:KXPREMIERLEAGUE-27',
    colorScheme: 'dark',
    ready: '.matrix tbody tr:nth-child(10)',
    parts: ['.bar', '.head', '.list-head', '.matrix', '.matrix tbody tr:nth-child(4)'],
  },
  // How many trades profit changes: only what is above them is compared.
  arbitrage: {
    width: 1280,
    height: 190,
    path: '/arbitrage',
    colorScheme: 'light',
    ready: 'table, .notice',
    parts: ['.bar', '.head', '.list-head', '.alerts'],
  },
}

/** Past prices of two instants: those of the demo are filled while the test runs, and a plot changes the page below it. */
const HISTORY = {
  clusterId: 'mcl_0000000000000000',
  times: ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  series: [
    {
      venue: 'kalshi',
      eventId: 'e',
      marketId: 'm',
      outcomeId: 'o',
      bid: [0.35, 0.36],
      ask: [0.37, 0.38],
      price: [null, null],
      close: [null, null],
    },
  ],
} satisfies PriceHistory

/** Writes each part on a line of its own. */
const written = (found: Record<string, Box>): string =>
  `{\n${Object.entries(found)
    .map(([part, box]) => `  ${JSON.stringify(part)}: [${box.join(', ')}]`)
    .join(',\n')}\n}\n`

describe.skipIf(program === undefined)('the screens of the page', () => {
  let service: Awaited<ReturnType<typeof startSandboxService>>
  let browser: Browser
  let laboratory: Page

  beforeAll(async () => {
    service = await startSandboxService({ venues: ['kalshi', 'polymarket', 'predictit'] })
    browser = await chromium.launch({ executablePath: program ?? '', args: ['--no-sandbox'] })
    laboratory = await browser.newPage()
    mkdirSync(folder, { recursive: true })
  }, 300_000)
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  /** Opens a screen once all that is read at first is there. */
  async function open({ path, width, height, colorScheme, ready }: Screen): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
    await page.route('**/v0/price-history*', (route) => route.fulfill({ json: { success: true, data: HISTORY } }))
    await page.goto(`${service.url}${path}#key=${service.key}`)
    await page.locator(ready).first().waitFor({ timeout: WAIT_MS })
    await expect.poll(() => page.locator('.skeleton').count(), { timeout: WAIT_MS }).toBe(0)
    return page
  }
  /** The plots are drawn from when the service was started on, so they are left out. */
  const look = async (page: Page): Promise<string> =>
    coarsen(laboratory, await page.screenshot({ mask: [page.locator('.plot')], maskColor: '#888888' }))
  const stored = (name: string): string => readFileSync(`${folder}${name}.png`).toString('base64')
  const places = async (page: Page, parts: readonly string[]): Promise<Record<string, Box>> => {
    const found = await Promise.all(
      parts.map(async (part) => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(part).first().boundingBox()) ?? {}
        return [part, [x, y, width, height].map(Math.round)] as const
      }),
    )
    return Object.fromEntries(found) as Record<string, Box>
  }

  it.each(Object.entries(screens))(
    '%s has its parts in their places and looks as stored',
    { timeout: 3 * WAIT_MS },
    async (name, screen) => {
      const page = await open(screen)
      const [found, image] = [await places(page, screen.parts), await look(page)]
      await page.close()
      if (isRenewed) {
        writeFileSync(`${folder}${name}.json`, written(found))
        writeFileSync(`${folder}${name}.png`, Buffer.from(image, 'base64'))
      }
      const known = JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')) as Record<string, Box>
      expect(Object.keys(found)).toEqual(Object.keys(known))
      const moved = Object.entries(found).filter(([part, box]) =>
        box.some((value, index) => Math.abs(value - (known[part]?.[index] ?? 0)) > MAX_PIXELS),
      )
      expect(moved.map(([part, box]) => `${part}: ${box}, stored ${known[part]}`)).toEqual([])
      expect(await difference(laboratory, image, stored(name))).toBeLessThan(MAX_SHARE)
    },
  )

  it('differ from another theme, and from one without its list', { timeout: 3 * WAIT_MS }, async () => {
    expect(await difference(laboratory, stored('browse-dark'), stored('browse'))).toBeGreaterThan(0.5)
    const page = await open(screens.browse as Screen)
    await page.evaluate("document.querySelector('.questions').style.display = 'none'")
    expect(await difference(laboratory, await look(page), stored('browse'))).toBeGreaterThan(2 * MAX_SHARE)
    await page.close()
  })
})
