import { expect, it } from 'vitest'
import { newestFirst } from './newest-first.ts'

const list = [{ timestamp: 1_000 }, { timestamp: 3_000 }, {}, { timestamp: 2_000 }]

it('keeps a span of time, newest first, and items without a time last', () => {
  expect(newestFirst(list, {})).toEqual([{ timestamp: 3_000 }, { timestamp: 2_000 }, { timestamp: 1_000 }, {}])
  expect(newestFirst(list, { since: '1970-01-01T00:00:02Z' })).toEqual([{ timestamp: 3_000 }, { timestamp: 2_000 }, {}])
  expect(newestFirst(list, { until: '1970-01-01T00:00:01Z' })).toEqual([{ timestamp: 1_000 }, {}])
  expect(newestFirst(list, { limit: 1 })).toEqual([{ timestamp: 3_000 }])
})
