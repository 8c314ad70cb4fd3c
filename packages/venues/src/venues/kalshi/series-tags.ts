import { cacheFor } from '../../http/cache-for.ts'
import type { KalshiApi } from './api.ts'
import type { KalshiEvent } from './schemas.ts'

/** The tags of a series do not change. */
const KEEP_MS = 3_600_000

/**
 * Creates the lookup of the tags of events, which are those of their series. For one event its own series is read; for
 * a list all are read at once. Tags are optional: an event without them is better than none.
 */
export function createSeriesTags(api: Pick<KalshiApi, 'series' | 'seriesOf'>, now: () => number) {
  const everySeries = cacheFor(KEEP_MS, now, async () => {
    const series = await api.series()
    return new Map(series.map(({ ticker, tags }) => [ticker, tags ?? []]))
  })
  const oneSeries = cacheFor(KEEP_MS, now, async (ticker) => (await api.seriesOf(ticker)).tags ?? [])

  const ofList = async (events: readonly KalshiEvent[]): Promise<KalshiEvent[]> => {
    if (!events.some(({ series_ticker }) => series_ticker)) return [...events]
    const tags = await everySeries('').catch(() => undefined)
    return events.map((event) => ({ ...event, seriesTags: tags?.get(event.series_ticker ?? '') }))
  }
  const ofOne = async (event: KalshiEvent): Promise<KalshiEvent> => {
    const { series_ticker: ticker } = event
    return ticker ? { ...event, seriesTags: await oneSeries(ticker).catch(() => undefined) } : event
  }
  return { ofList, ofOne }
}
