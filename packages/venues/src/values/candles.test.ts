import { describe, expect, it } from 'vitest'
import { candleRange, candlesFromPoints } from './candles.ts'

const now = Date.parse('2026-03-01T12:34:56Z')
const at = (time: string) => Date.parse(`2026-03-01T${time}Z`)

describe('candleRange', () => {
  it('reaches back a hundred candles, or the requested number, to a whole one', () => {
    const hundred = candleRange({ resolution: '1m' }, now)
    expect(hundred).toMatchObject({ from: at('10:55:00'), to: now, lengthMs: 60_000 })
    expect(candleRange({ resolution: '15m', limit: 4 }, now)).toMatchObject({ from: at('11:45:00'), limit: 4 })
    expect(candleRange({ resolution: '1h', limit: 1 }, now)).toMatchObject({ from: at('12:00:00') })
  })

  it('begins with the candle that the start lies in', () => {
    const range = candleRange({ resolution: '1h', start: '2026-03-01T09:20:00', end: '2026-03-01T10:00:00Z' }, now)
    expect(range).toMatchObject({ from: at('09:00:00'), to: at('10:00:00') })
    expect(candleRange({ resolution: '1d', start: '2026-02-27' }, now).from).toBe(Date.UTC(2026, 1, 27))
    expect(candleRange({ resolution: '30s', start: '2026-03-01' }, now).lengthMs).toBe(30_000)
  })
})

describe('candlesFromPoints', () => {
  const range = { from: at('10:00:00'), to: at('12:30:00'), lengthMs: 3_600_000, limit: undefined }

  it('builds them from points in any order, leaving gaps where there is none', () => {
    const points = [
      { timestamp: at('12:10:00'), price: 0.7 },
      { timestamp: at('10:59:59'), price: 0.3 },
      { timestamp: at('10:00:00'), price: 0.4 },
      { timestamp: at('10:30:00'), price: 0.6 },
      { timestamp: at('09:59:59'), price: 0.1 },
      { timestamp: at('12:31:00'), price: 0.9 },
    ]
    expect(candlesFromPoints(points, range)).toEqual([
      { timestamp: at('10:00:00'), open: 0.4, high: 0.6, low: 0.3, close: 0.3, fromPoints: true },
      { timestamp: at('12:00:00'), open: 0.7, high: 0.7, low: 0.7, close: 0.7, fromPoints: true },
    ])
    expect(candlesFromPoints(points, { ...range, limit: 1 }).map(({ timestamp }) => timestamp)).toEqual([
      at('10:00:00'),
    ])
  })

  it('adds up what was traded, where that is known', () => {
    const points = [
      { timestamp: at('10:00:00'), price: 0.4 },
      { timestamp: at('10:00:00'), price: 0.5, volume: 2 },
      { timestamp: at('10:01:00'), price: 0.45, volume: 3 },
      { timestamp: at('11:01:00'), price: 0.45 },
    ]
    expect(candlesFromPoints(points, range)).toEqual([
      { timestamp: at('10:00:00'), open: 0.4, high: 0.5, low: 0.4, close: 0.45, volume: 5, fromPoints: true },
      { timestamp: at('11:00:00'), open: 0.45, high: 0.45, low: 0.45, close: 0.45, fromPoints: true },
    ])
    expect(candlesFromPoints([], range)).toEqual([])
  })
})
