import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkCandles, checkEvent } from '../../invariants.ts'
import { candlesFromPoints } from '../../values/candles.ts'
import { MetaculusQuestion } from './api.ts'
import { parseEvent, parseHistory } from './parse.ts'

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const number = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ noNaN: true, noDefaultInfinity: true }))
const numbers = fc.option(fc.array(number, { maxLength: 4 }))
const forecast = fc.record({
  start_time: fc.double({ min: 1.6e9, max: 2e9, noNaN: true }),
  centers: numbers,
  forecast_values: numbers,
})
const time = optional(fc.constantFrom('2026-08-01T12:00:00Z', '2026-08-01T12:00:00.123456Z', '', 'soon', null))
const question = fc
  .record({
    id: fc.nat(),
    title: fc.stringMatching(/^[A-Z][a-z]{1,9}[?]?$/),
    type: optional(fc.constantFrom('binary', 'multiple_choice', 'numeric', 'date', 'discrete', null)),
    label: optional(fc.oneof(fc.string(), fc.constant(null))),
    status: optional(fc.constantFrom('open', 'resolved', null)),
    options: optional(fc.option(fc.uniqueArray(fc.string(), { maxLength: 3 }))),
    open_time: time,
    actual_resolve_time: time,
    scheduled_resolve_time: time,
    resolution: optional(fc.constantFrom('yes', 'no', 'annulled', '', '17', null)),
    aggregations: optional(
      fc.record({
        recency_weighted: fc.option(
          fc.record({ history: fc.array(forecast, { maxLength: 5 }), latest: fc.option(forecast) }),
        ),
      }),
    ),
  })
  .map((raw) => MetaculusQuestion.parse(raw))

it('keeps every invariant, whatever is missing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(question, { selector: ({ id }) => id, maxLength: 3 }), (questions) => {
      const event = parseEvent({ id: 7, title: 'Bridges', questions })
      expect(checkEvent(event, 'metaculus')).toEqual([])
      for (const each of questions) {
        const points = parseHistory(each, undefined, true)
        const range = { from: 0, to: 2e12, lengthMs: 3_600_000, limit: undefined }
        expect(checkCandles(candlesFromPoints(points, range))).toEqual([])
      }
    }),
  )
})
