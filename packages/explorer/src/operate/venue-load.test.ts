import { expect, it } from 'vitest'
import { venueLoad } from './venue-load.ts'

const METRICS = `# HELP crossvenue_venue_calls_total HTTP requests to venues
crossvenue_venue_calls_total{venue="kalshi",status="200"} 8
crossvenue_venue_calls_total{venue="kalshi",status="429"} 2
crossvenue_venue_calls_total{venue="kalshi",status="none"} 1
crossvenue_venue_calls_total{venue="other",status="200"} 99
crossvenue_venue_call_duration_seconds_bucket{le="0.1",venue="kalshi"} 4
crossvenue_venue_call_duration_seconds_sum{venue="kalshi"} 5.5
crossvenue_venue_call_duration_seconds_count{venue="kalshi"} 11
crossvenue_venue_budget_used_ratio{venue="kalshi"} 0.25
crossvenue_venue_calls_waiting{venue="kalshi"} 3
`

it('reads the load of one venue from the metrics', () => {
  expect(venueLoad(METRICS, 'kalshi')).toEqual({
    calls: 11,
    failed: 3,
    refused: 2,
    seconds: 0.5,
    used: 0.25,
    waiting: 3,
  })
  expect(venueLoad(METRICS, 'silent')).toEqual({
    calls: 0,
    failed: 0,
    refused: 0,
    seconds: undefined,
    used: undefined,
    waiting: 0,
  })
})
