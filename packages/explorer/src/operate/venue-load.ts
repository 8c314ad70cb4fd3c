import { readSeries } from './read-series.ts'

/** The calls of this gateway to a venue since it started. */
export interface VenueLoad {
  calls: number
  /** Calls without an answer, or with a status of 400 or more. */
  failed: number
  /** Those that were refused because there were too many. */
  refused: number
  /** The mean time to the head of an answer. */
  seconds: number | undefined
  /** The used part of its rate limit, 0 to 1. */
  used: number | undefined
  /** Calls that wait for their turn. */
  waiting: number
}

/** Reads the load of one venue from the metrics of the gateway. */
export function venueLoad(metrics: string, venue: string): VenueLoad {
  const of = (metric: string) =>
    readSeries(metrics, `crossvenue_${metric}`).filter(({ labels }) => labels.venue === venue)
  const sum = (series: readonly { value: number }[]) => series.reduce((total, { value }) => total + value, 0)
  const calls = of('venue_calls_total')
  const timed = sum(of('venue_call_duration_seconds_count'))
  return {
    calls: sum(calls),
    failed: sum(calls.filter(({ labels: { status = '' } }) => !/^[123]/.test(status))),
    refused: sum(calls.filter(({ labels }) => labels.status === '429')),
    seconds: timed > 0 ? sum(of('venue_call_duration_seconds_sum')) / timed : undefined,
    used: of('venue_budget_used_ratio')[0]?.value,
    waiting: sum(of('venue_calls_waiting')),
  }
}
