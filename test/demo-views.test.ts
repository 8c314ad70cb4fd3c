import { readFileSync } from 'node:fs'
import type { Cluster, ExplainedPair, MarketCluster, PriceHistory, StatusReport } from 'crossvenue'
import { parquetMetadata } from 'hyparquet'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from './find-browser.ts'
import { startExplorer } from './start-explorer.ts'

// The pages show unusual answers, and save what they show: in a real browser over the fake venues of the demo.

const WAIT_MS = 60_000
const QUESTION = 'kalshi:KXNETANYAHUOUT-27-26DEC31'
const program = findBrowser()

describe.skipIf(program === undefined)('the views of the page', () => {
  let explorer: Awaited<ReturnType<typeof startExplorer>>
  beforeAll(async () => {
    explorer = await startExplorer(program ?? '', ['kalshi', 'polymarket', 'predictit'])
  }, 300_000)
  afterAll(() => explorer?.close())

  it('narrows and sorts events by the address, and keeps both through a reload', async () => {
    const query = 'category=Politics&sort=confidence'
    const found = await explorer.read<Cluster[]>(`/v0/matched-event-clusters?${query}&limit=200`)
    const all = await explorer.read<Cluster[]>('/v0/matched-event-clusters?limit=200')
    expect(found.length).toBeGreaterThan(2)
    expect(found.length).toBeLessThan(all.length)
    const page = await explorer.open('/events')
    const rows = page.getByRole('region', { name: 'Events' }).locator('tbody tr')
    await expect.poll(() => rows.count(), { timeout: WAIT_MS }).toBe(all.length)
    await page.getByLabel('Category').selectOption('Politics')
    await page.getByLabel('Order').selectOption('confidence')
    await page.waitForURL(new RegExp(query))
    await page.reload()
    await expect.poll(() => rows.count(), { timeout: WAIT_MS }).toBe(found.length)
    const titles = await rows.locator('th a').allInnerTexts()
    expect(titles).toEqual(found.map(({ canonicalTitle }) => canonicalTitle))
    await page.context().close()
  })

  it.each([
    ['/', '/v0/matched-market-clusters', 'questions'],
    ['/events', '/v0/matched-event-clusters', 'events'],
    ['/event?event=kalshi:KXPREMIERLEAGUE-27', '/v0/matched-market-clusters', 'event'],
    ['/arbitrage', '/v0/arbitrage', 'arbitrage'],
    ['/audit', '/v0/settlement-audit', 'audit'],
    ['/operate', '/v0/usage', 'usage'],
  ])('%s has its request, and is saved as CSV, JSON and Parquet with the same rows', async (path, address, name) => {
    const page = await explorer.open(path)
    await page.locator('.questions li, main table').first().waitFor()
    await page.getByText('Request and export').click()
    expect(await page.locator('.command').innerText()).toContain(` '${explorer.service.url}${address}`)
    const saved = async (kind: string): Promise<Buffer> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Save ${name}.${kind}`, exact: true }).click(),
      ])
      expect(download.suggestedFilename()).toBe(`${name}.${kind}`)
      return readFileSync(await download.path())
    }
    const [csv, json, parquet] = [await saved('csv'), await saved('json'), await saved('parquet')]
    // A title may have a line break within quotes.
    const lines = csv
      .toString('utf8')
      .replace(/"[^"]*"/g, '')
      .trimEnd()
      .split('\n')
    expect(lines.length).toBeGreaterThan(1)
    expect(JSON.parse(json.toString('utf8'))).toBeTruthy()
    const { num_rows, schema } = parquetMetadata(new Uint8Array(parquet).buffer)
    expect(Number(num_rows)).toBe(lines.length - 1)
    expect(schema.slice(1).map((column) => column.name)).toEqual(lines[0]?.split(','))
    await page.context().close()
  })

  it('has quotes and the candles before them on the clock of the venues', { timeout: 4 * WAIT_MS }, async () => {
    // The most traded question is filled first.
    const [first] = await explorer.read<MarketCluster[]>('/v0/matched-market-clusters?limit=1')
    const id = `${first?.markets[0]?.sourceExchange}:${first?.markets[0]?.marketId}`
    const history = () => explorer.read<PriceHistory>(`/v0/price-history?marketId=${id}`)
    const closes = async () =>
      (await history()).series.flatMap(({ close }) => close.filter((value) => value !== null)).length
    await expect.poll(closes, { timeout: 2 * WAIT_MS, interval: 2_000 }).toBeGreaterThan(20)
    const { times, series } = await history()
    const { venueTime = '' } = await explorer.read<StatusReport>('/v0/status')
    expect(Date.parse(times.at(-1) ?? '')).toBeLessThanOrEqual(Date.parse(venueTime) + 1_000)
    const quoted = times.findIndex((_, index) => series.some(({ bid }) => bid[index] !== null))
    const [before, after] = [times[quoted - 1], times[quoted]].map((time) => Date.parse(time ?? ''))
    // The last candle ended within two hours before the first quote.
    expect((after ?? 0) - (before ?? 0)).toBeLessThan(2 * 3_600_000)
    const page = await explorer.open(`/question?market=${id}`)
    await page.locator('.plot canvas').nth(1).waitFor()
    expect(await page.locator('.plot canvas').count()).toBe(2)
    await page.getByText("Where no quotes are stored, the closes of the venues' candles.").waitFor()
    await page.context().close()
  })

  it('draws a ladder as a curve for each venue, through the strikes that it prices', async () => {
    const page = await explorer.open('/event?event=kalshi:KXHIGHMIA-26NOV25')
    await page.locator('.ladder').waitFor()
    const questions = await explorer.read<MarketCluster[]>(
      '/v0/matched-market-clusters?eventId=kalshi:KXHIGHMIA-26NOV25',
    )
    expect(await page.locator('.curve').count()).toBe(2)
    expect(await page.locator('.curve circle').count()).toBe(2 * questions.length)
    const strikes = await page.locator('.matrix tbody th').allInnerTexts()
    expect(strikes[1]).toMatch(/^\d+°F (to|and) \d+°F$/)
    expect(strikes.map((strike) => Number.parseInt(strike, 10))).toEqual(
      strikes.map((strike) => Number.parseInt(strike, 10)).sort((a, b) => a - b),
    )
    await page.context().close()
  })

  it('marks the clause by which two rules may settle differently', async () => {
    const page = await explorer.open(`/question?market=${QUESTION}`, {}, (prepared) =>
      prepared.route('**/v0/explain*', async (route) => {
        const answer = (await (await route.fetch()).json()) as { data: ExplainedPair[] }
        for (const pair of answer.data)
          pair.settlementNotes = [{ kind: 'death', a: 'leaves the office of Prime Minister ...' }]
        await route.fulfill({ json: answer })
      }),
    )
    const clause = page.getByRole('region', { name: 'Rules at kalshi' }).locator('mark.clause')
    await clause.waitFor()
    expect(await clause.innerText()).toMatch(/^leaves the office of Prime Minister before .*\.$/)
    await page.getByText('May settle differently: death.').waitFor()
    await page.getByText('PredictIt states nothing of it').waitFor()
    await page.context().close()
  })

  it('says what is not known of a question without quotes and books, and shows no price for it', async () => {
    const page = await explorer.open(`/question?market=${QUESTION}`, {}, async (prepared) => {
      await prepared.routeWebSocket('**/ws*', () => undefined)
      await prepared.route('**/api/router/fetchOrderBook*', (route) =>
        route.fulfill({
          status: 503,
          json: {
            success: false,
            error: { code: 'NETWORK_ERROR', message: 'kalshi could not be reached', retryable: true },
          },
        }),
      )
      await prepared.route('**/v0/price-history*', async (route) => {
        const answer = (await (await route.fetch()).json()) as { data: PriceHistory }
        await route.fulfill({ json: { ...answer, data: { ...answer.data, times: [], series: [] } } })
      })
      await withQuestions(prepared, ([question]) => {
        for (const market of question?.markets ?? [])
          for (const outcome of market.outcomes) Object.assign(outcome, { bestBid: 0, bestAsk: 1, price: undefined })
        if (question) Object.assign(question, { yes: undefined, no: undefined })
      })
    })
    await page.getByText('No venue states a bid or an ask of this question.').waitFor()
    await page.getByText('No past quotes are stored yet.').waitFor()
    await page.getByRole('alert').getByText('could not be reached').waitFor()
    await page.getByText('It is computed from the live books, once they are read.').waitFor()
    const quotes = await page.getByRole('region', { name: 'Quotes of each venue' }).innerText()
    expect(quotes).not.toMatch(/\d¢/)
    await page.context().close()
  })

  it.each([390, 820, 1280])('shows 30 options, 12 venues and titles without an end at a width of %i', async (width) => {
    const long = `Will ${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6)} win the vote that was called after the last one was void?`
    const prepare = (page: Page) =>
      withQuestions(page, (questions) => {
        const [question] = questions
        if (!question) throw new Error('no question')
        const venues = Array.from({ length: 12 }, (_, index) => `venue${index}`)
        const markets = venues.flatMap((sourceExchange) => ({ ...question.markets[0], sourceExchange, title: long }))
        questions.length = 0
        for (let index = 0; index < 30; index += 1)
          questions.push({
            ...question,
            clusterId: `mcl_${String(index).padStart(16, '0')}`,
            canonicalTitle: `${long} ${index}`,
            markets: markets as MarketCluster['markets'],
          })
      })
    for (const path of ['/', '/event?event=kalshi:KXNETANYAHUOUT-27', `/question?market=${QUESTION}`]) {
      const page = await explorer.open(path, { viewport: { width, height: 900 } }, prepare)
      await page
        .locator('.questions li, .matrix tbody tr:nth-child(30), .quotes tbody tr:nth-child(12)')
        .first()
        .waitFor()
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(width)
      await page.context().close()
    }
  })

  it('announces a trade by a notification and a tone', async () => {
    const page = await explorer.open('/arbitrage', { permissions: ['notifications'] }, (prepared) =>
      prepared.addInitScript(`{
        globalThis.announced = []
        globalThis.Notification = class {
          static permission = 'granted'
          static requestPermission = async () => 'granted'
          constructor(title, { body }) { announced.push(title + ' / ' + body) }
        }
        const start = OscillatorNode.prototype.start
        OscillatorNode.prototype.start = function (...given) {
          announced.push('a tone of ' + this.frequency.value + ' Hz')
          return start.apply(this, given)
        }
      }`),
    )
    await page.getByText('Alerts', { exact: true }).click()
    await page.getByLabel('Profit of at least $').fill('0')
    await page.getByLabel('Return of at least %').fill('0')
    await page.getByLabel('Sound').check()
    await page.getByRole('button', { name: 'Alert me' }).click()
    await expect
      .poll(() => page.evaluate('announced'), { timeout: WAIT_MS })
      .toEqual([expect.stringMatching(/^crossvenue: a trade fits your rule \/ .*: \$\d+\.\d\d \(/), 'a tone of 880 Hz'])
    await page.context().close()
  })
})

/** Changes the questions of an answer before the page reads them. */
const withQuestions = (page: Page, change: (questions: MarketCluster[]) => void) =>
  page.route('**/v0/matched-market-clusters*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: MarketCluster[] }
    change(answer.data)
    await route.fulfill({ json: answer })
  })
