import { CrossvenueError, type PriceCandle, type Venue } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alike, fillPair, quotedEvent } from '../changes/__fixtures__/quoted.ts'
import { edgeOf, fill } from '../clusters/__fixtures__/catalogue.ts'
import { createLookups } from '../lookups/lookups.ts'
import { type EmptyStore, engines } from '../store/__fixtures__/engines.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { backfillSome } from './keep-backfilling.ts'
import { HistoryQuery, type PriceHistory } from './price-history.ts'

const HOUR = 3_600_000
/** When the markets were matched. */
const MATCHED = Date.parse('2026-11-20T12:30:00Z')
const candle = (hour: string, close: number): PriceCandle => ({
  timestamp: Date.parse(`2026-11-20T${hour}:00:00Z`),
  ...{ open: 0.1, high: 0.9, low: 0.1, close },
})
type Requested = [outcomeId: string, params: object]

/** A venue with these candles, or that fails. */
function venueOf(id: string, answer: PriceCandle[] | Error, requested: Requested[] = []): [string, Venue] {
  const fetchOHLCV: Venue['fetchOHLCV'] = async (outcomeId, params) => {
    requested.push([outcomeId, params])
    if (answer instanceof Error) throw answer
    return answer
  }
  return [id, { id, name: id, fetchOHLCV }]
}

describe.each(engines)('past prices in $name', ({ prepare, missing }) => {
  let empty: EmptyStore
  let store: Store
  beforeEach(async () => {
    if (missing) return
    empty = await prepare()
    store = await openStore(empty.location)
  })
  afterEach(async () => {
    await store?.close()
    await empty?.remove()
  })

  async function history(query: object): Promise<PriceHistory> {
    const lookups = createLookups({ store, resolveUrl: () => undefined, bookVenues: [] })
    const { body } = await lookups.priceHistory(HistoryQuery.parse(query))
    return (JSON.parse(new TextDecoder().decode(body)) as { data: PriceHistory }).data
  }
  const fillAt = (venues: Map<string, Venue>, now = MATCHED + HOUR, days = 30) =>
    backfillSome({ store, venues, days, now: () => now })

  it.skipIf(missing !== undefined)(
    'are the closes of candles until the first quote, and quotes from then on',
    async () => {
      await fillPair(store, { bid: 0.4, ask: 0.42 }, { bid: 0.41, ask: 0.43 }, MATCHED)
      const requested: Requested[] = []
      // The hour from 12:00 had not ended when the markets were matched.
      const kalshi = venueOf('kalshi', [candle('10', 0.35), candle('11', 0.38), candle('12', 0.5)], requested)
      expect(await fillAt(new Map([kalshi, venueOf('polymarket', [])]), undefined, 2)).toBe(2)
      expect(requested).toEqual([
        ['a-1:YES', { resolution: '1h', start: '2026-11-18T13:30:00.000Z', end: '2026-11-20T12:30:00.000Z' }],
      ])
      const { times, series } = await history({ marketId: 'kalshi:a-1' })
      expect(times).toEqual(['2026-11-20T11:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-20T12:30:00.000Z'])
      expect(series[0]).toMatchObject({
        ...{ bid: [null, null, 0.4], ask: [null, null, 0.42], price: [null, null, null] },
        close: [0.35, 0.38, null],
      })
      expect(series[1]).toMatchObject({ bid: [null, null, 0.41], close: [null, null, null] })
      // A filled market is not requested again.
      expect(await fillAt(new Map([kalshi]), MATCHED + 1_000 * HOUR)).toBe(0)
    },
  )

  it.skipIf(missing !== undefined)('are turned where the outcome settles the other way', async () => {
    await fill(store, {
      at: MATCHED,
      events: [quotedEvent('kalshi:a', { bid: 0.4, ask: 0.42 }), quotedEvent('polymarket:b', { bid: 0.55, ask: 0.6 })],
      edges: [
        edgeOf('kalshi:a', 'polymarket:b', {
          relation: 'complement',
          outcomes: alike('a', 'b').map(({ a, b }, index, all) => ({ a, b: all[1 - index]?.b ?? b })),
        }),
      ],
    })
    await store.storeCandles(
      { eventId: 'polymarket:b', marketId: 'b-1' },
      [{ at: MATCHED - HOUR, outcomeId: 'b-1:YES', close: 0.7 }],
      MATCHED,
    )
    const { series } = await history({ marketId: 'kalshi:a-1' })
    expect(series.map(({ outcomeId, close }) => [outcomeId, close])).toEqual([
      ['a-1:YES', [null, null]],
      ['b-1:NO', [0.3, null]],
    ])
  })

  it.skipIf(missing !== undefined)(
    'are requested again of a venue that fails, hours later, and not for ever',
    async () => {
      await fillPair(store, {}, {}, MATCHED)
      const requested: Requested[] = []
      const down = venueOf('kalshi', new CrossvenueError('EXCHANGE_NOT_AVAILABLE', 'down', {}), requested)
      for (let hour = 1; hour <= 100; hour++) await fillAt(new Map([down]), MATCHED + hour * HOUR)
      expect(requested).toHaveLength(5)
    },
  )

  it.skipIf(missing !== undefined)('are not requested again of a venue that has no such outcome', async () => {
    await fillPair(store, {}, {}, MATCHED)
    const requested: Requested[] = []
    const refusing = venueOf('kalshi', new CrossvenueError('OUTCOME_NOT_FOUND', 'unknown', {}), requested)
    for (const hour of [1, 20, 40]) await fillAt(new Map([refusing]), MATCHED + hour * HOUR)
    expect(requested).toHaveLength(1)
  })

  it.skipIf(missing !== undefined)('are deleted with age, and before quotes where there are too many', async () => {
    await fillPair(store, {}, {}, MATCHED)
    const ref = { eventId: 'kalshi:a', marketId: 'a-1' }
    const closes = [50, 30, 2, 1].map((hours) => ({ at: MATCHED - hours * HOUR, outcomeId: 'a-1:YES', close: 0.3 }))
    await store.storeCandles(ref, closes, MATCHED)
    const kept = async () =>
      (await store.read((view) => view.candles(ref, MATCHED))).map(({ at }) => (MATCHED - at) / HOUR)
    await store.thinQuotes({ at: MATCHED, days: 2, rows: 100 })
    expect(await kept()).toEqual([30, 2, 1])
    // Two quotes and one candle.
    await store.thinQuotes({ at: MATCHED, days: 2, rows: 3 })
    expect(await kept()).toEqual([1])
    expect((await history({ marketId: 'kalshi:a-1' })).times).toHaveLength(2)
  })
})
