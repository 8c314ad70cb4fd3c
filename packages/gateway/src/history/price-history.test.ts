import { parquetReadObjects } from 'hyparquet'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillPair, quotedEvent, requote } from '../changes/__fixtures__/quoted.ts'
import { edgeOf, fill } from '../clusters/__fixtures__/catalogue.ts'
import { createLookups } from '../lookups/lookups.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { HistoryQuery, type PriceHistory } from './price-history.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
})
afterEach(() => store.close())

async function text(query: object): Promise<string> {
  const lookups = createLookups({ store, resolveUrl: () => undefined, bookVenues: [] })
  return new TextDecoder().decode((await lookups.priceHistory(HistoryQuery.parse(query))).body)
}
const history = async (query: object) => (JSON.parse(await text(query)) as { data: PriceHistory }).data
const at = (ms: number) => new Date(ms).toISOString()

it('returns every change of the quotes of a question, on all venues at the same instants', async () => {
  await fillPair(store, { bid: 0.4, ask: 0.42, price: 0.41 }, { bid: 0.41, ask: 0.43 }, 1_000)
  await requote(store, [quotedEvent('polymarket:b', { bid: 0.45, ask: 0.47 })], 2_000)
  await requote(store, [quotedEvent('polymarket:b', { bid: 0.45, ask: 0.47 })], 3_000)
  await requote(store, [quotedEvent('kalshi:a', { bid: 0.3, price: 0.31 })], 4_000)
  const found = await history({ marketId: 'kalshi:a-1' })
  expect(found.times).toEqual([at(1_000), at(2_000), at(4_000)])
  expect(found.series).toEqual([
    {
      venue: 'kalshi',
      eventId: 'a',
      marketId: 'a-1',
      outcomeId: 'a-1:YES',
      title: 'Market a-1',
      bid: [0.4, 0.4, 0.3],
      ask: [0.42, 0.42, null],
      price: [0.41, 0.41, 0.31],
      close: [null, null, null],
    },
    {
      venue: 'polymarket',
      eventId: 'b',
      marketId: 'b-1',
      outcomeId: 'b-1:YES',
      title: 'Market b-1',
      bid: [0.41, 0.45, 0.45],
      ask: [0.43, 0.47, 0.47],
      price: [null, null, null],
      close: [null, null, null],
    },
  ])
  expect(await history({ clusterId: found.clusterId, from: at(2_500), to: at(3_500) })).toMatchObject({
    times: [at(2_500)],
    series: [{ bid: [0.4] }, { bid: [0.45] }],
  })
  const lookups = createLookups({ store, resolveUrl: () => undefined, bookVenues: [] })
  const parquet = await lookups.priceHistory(HistoryQuery.parse({ marketId: 'b-1', format: 'parquet' }))
  const rows = await parquetReadObjects({ file: parquet.body.buffer })
  expect(rows).toHaveLength(6)
  expect(rows[4]).toEqual({
    ...{ time: new Date(4_000), clusterId: found.clusterId, venue: 'kalshi', eventId: 'a', marketId: 'a-1' },
    ...{ outcomeId: 'a-1:YES', bid: 0.3, ask: null, price: 0.31, close: null },
  })
  expect(await text({ marketId: 'b-1', format: 'csv' })).toBe(
    `time,kalshi:a-1 bid,kalshi:a-1 ask,kalshi:a-1 price,kalshi:a-1 close,polymarket:b-1 bid,polymarket:b-1 ask,polymarket:b-1 price,polymarket:b-1 close
${at(1_000)},0.4,0.42,0.41,,0.41,0.43,,
${at(2_000)},0.4,0.42,0.41,,0.45,0.47,,
${at(4_000)},0.3,,0.31,,0.45,0.47,,
`,
  )
})

it('turns the outcome that settles the other way', async () => {
  await fill(store, {
    at: 1_000,
    events: [quotedEvent('kalshi:a', { bid: 0.4, ask: 0.42 }), quotedEvent('polymarket:b', { bid: 0.55, ask: 0.6 })],
    edges: [
      edgeOf('kalshi:a', 'polymarket:b', {
        relation: 'complement',
        outcomes: [
          { a: 'a-1:YES', b: 'b-1:NO' },
          { a: 'a-1:NO', b: 'b-1:YES' },
        ],
      }),
    ],
  })
  const { series } = await history({ marketId: 'a-1' })
  expect(series.map(({ outcomeId, bid, ask }) => [outcomeId, bid, ask])).toEqual([
    ['a-1:YES', [0.4], [0.42]],
    ['b-1:NO', [0.4], [0.45]],
  ])
})

it('refuses what names no question', async () => {
  await fillPair(store, {}, {})
  await expect(history({})).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  await expect(history({ marketId: 'none' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
  await expect(history({ clusterId: 'mcl_0000000000000000' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
})

it('keeps one point in five minutes after a day, one in an hour after a week, and none after the days set', async () => {
  const [minute, day] = [60_000, 86_400_000]
  await fillPair(store, { bid: 0.1 }, {}, 1)
  let bid = 0.1
  const quote = async (ms: number) => {
    bid += 0.001
    await requote(store, [quotedEvent('kalshi:a', { bid })], ms)
  }
  const now = 40 * day
  const old = [now - 31 * day]
  const weeks = [0, 10, 59, 61].map((n) => now - 8 * day + n * minute)
  const days = [0, 1, 4, 6].map((n) => now - 2 * day + n * minute)
  const recent = [0, 1, 2].map((n) => now - minute * 10 + n)
  for (const ms of [...old, ...weeks, ...days, ...recent]) await quote(ms)
  await store.thinQuotes({ at: now, days: 30, rows: 1_000 })
  const kept = (await history({ marketId: 'a-1' })).times
  expect(kept).toEqual([weeks[2], weeks[3], days[2], days[3], ...recent].map((ms) => at(ms ?? 0)))
  await store.thinQuotes({ at: now, days: 30, rows: 3 })
  expect((await history({ marketId: 'a-1' })).times).toHaveLength(3)
})
