import { describe, expect, it } from 'vitest'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const SLUG = 'aec-tst-rov-wan-2026-09-12'
const path = '/v1/price-history'
const at = (time: string) => Date.parse(`2026-09-01T${time}:00Z`)
const seconds = (time: string) => at(time) / 1_000
const point = (time: string, longPrice: number, shortPrice: number) => ({
  timestamp: seconds(time),
  longPrice,
  shortPrice,
})
const venueWith = (answers: Parameters<typeof venueBefore>[1]) =>
  venueBefore(venue, answers, { fixtures: new URL('./__fixtures__/', import.meta.url) })

describe('fetchOHLCV', () => {
  const history = [
    point('10:05', 0.5, 0.51),
    point('10:20', 0.55, 0.47),
    point('10:59', 0.52, 0.49),
    point('12:00', 0.6, 0),
  ]

  it('asks for nothing in a span that ends before it begins', async () => {
    const { venue, calls } = venueWith({ [`/v1/markets/${SLUG}/book`]: 'book' })
    const range = { resolution: '1h', start: '2026-09-01T10:00:00Z', end: '2026-08-31T10:00:00Z' }
    expect(await venue.fetchOHLCV(`${SLUG}:long`, range)).toEqual([])
    expect(calls).toEqual([`/v1/markets/${SLUG}/book`])
  })

  it('builds candles from what either side is offered for, and none for an hour without a point', async () => {
    const { venue, calls } = venueWith({ [path]: { history } })
    const range = { resolution: '1h', start: '2026-09-01T10:00:00Z', end: '2026-09-01T13:00:00Z' }
    const candle = { fromPoints: true }
    expect(await venue.fetchOHLCV(`${SLUG}:long`, range)).toEqual([
      { timestamp: at('10:00'), open: 0.5, high: 0.55, low: 0.5, close: 0.52, ...candle },
      { timestamp: at('12:00'), open: 0.6, high: 0.6, low: 0.6, close: 0.6, ...candle },
    ])
    expect(await venue.fetchOHLCV(`${SLUG}:short`, range)).toEqual([
      { timestamp: at('10:00'), open: 0.51, high: 0.51, low: 0.47, close: 0.49, ...candle },
    ])
    expect(calls[0]).toBe(
      `${path}?symbol=${SLUG}&timestamp.startTimestamp=${seconds('10:00')}&timestamp.endTimestamp=${seconds('13:00')}&fidelity=1`,
    )
  })

  it('asks for longer spans of fine points day by day, and refuses what would take too many', async () => {
    const { venue, calls } = venueWith({ [path]: { history } })
    await venue.fetchOHLCV(SLUG, { resolution: '1h', start: '2026-08-30T12:00:00Z' })
    const spans = calls.map((url) => [...new URL(url, 'http://a.test').searchParams.values()].slice(1))
    expect(spans).toEqual([
      ['1788091200', '1788177600', '1'],
      ['1788177600', '1788264000', '1'],
      ['1788264000', '1788274800', '1'],
    ])
    await expect(venue.fetchOHLCV(SLUG, { resolution: '1m', start: '2026-01-01' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'start',
    })
  })

  it.each([
    ['2026-08-27T00:00:00Z', 'INTERVAL_1W'],
    ['2026-08-10T00:00:00Z', 'INTERVAL_1M'],
    ['2026-01-01T00:00:00Z', 'INTERVAL_ALL'],
  ])('takes the shortest window that reaches back to %s', async (start, interval) => {
    const { venue, calls } = venueWith({ [path]: { history } })
    await venue.fetchOHLCV(SLUG, { resolution: '1d', start })
    expect(calls).toEqual([`${path}?symbol=${SLUG}&fixedInterval=${interval}&fidelity=180`])
  })

  it('distinguishes a quiet market from an unknown one', async () => {
    const book = { marketData: { bids: [], offers: [] } }
    const { venue } = venueWith({ [path]: { history: [] }, [`/v1/markets/${SLUG}/book`]: book })
    expect(await venue.fetchOHLCV(SLUG, { resolution: '1h' })).toEqual([])
    await expect(venue.fetchOHLCV('none:long', { resolution: '1h' })).rejects.toMatchObject({
      code: 'OUTCOME_NOT_FOUND',
    })
  })
})
