import fc from 'fast-check'
import { expect, it } from 'vitest'
import { alignSeries } from './align-series.ts'

it('states the last known quotes of all at every change', () => {
  const a = [
    { at: 10, bid: 0.1, ask: 0.2 },
    { at: 30, bid: 0.3 },
  ]
  const b = [{ at: 20, price: 0.5 }]
  expect(alignSeries([a, b])).toEqual({
    times: [10, 20, 30],
    series: [
      { bid: [0.1, 0.1, 0.3], ask: [0.2, 0.2, null], price: [null, null, null], close: [null, null, null] },
      { bid: [null, null, null], ask: [null, null, null], price: [null, 0.5, 0.5], close: [null, null, null] },
    ],
  })
})

it('begins with what is known at the beginning', () => {
  expect(alignSeries([[{ at: 10, price: 0.1 }], [{ at: 40, price: 0.4 }]], 25)).toEqual({
    times: [25, 40],
    series: [
      { bid: [null, null], ask: [null, null], price: [0.1, 0.1], close: [null, null] },
      { bid: [null, null], ask: [null, null], price: [null, 0.4], close: [null, null] },
    ],
  })
  expect(alignSeries([[], []], 25)).toEqual({
    times: [],
    series: [alignSeries([[]]).series[0], { bid: [], ask: [], price: [], close: [] }],
  })
})

it('is what a search for the last point before each instant finds', () => {
  const series = fc
    .uniqueArray(fc.record({ at: fc.integer({ min: 0, max: 30 }), price: fc.integer({ min: 0, max: 9 }) }), {
      selector: ({ at }) => at,
    })
    .map((points) => points.sort((a, b) => a.at - b.at))
  fc.assert(
    fc.property(fc.array(series, { minLength: 1, maxLength: 3 }), fc.integer({ min: 0, max: 30 }), (all, from) => {
      const aligned = alignSeries(all, from)
      for (const [n, points] of all.entries()) {
        for (const [index, time] of aligned.times.entries()) {
          const before = points.filter(({ at }) => at <= time).at(-1)
          expect(aligned.series[n]?.price[index]).toBe(before?.price ?? null)
        }
      }
      const changes = all.flatMap((points) => points.filter(({ at }) => at > from).map(({ at }) => at))
      expect(aligned.times.filter((time) => time > from)).toEqual([...new Set(changes)].sort((a, b) => a - b))
    }),
  )
})
