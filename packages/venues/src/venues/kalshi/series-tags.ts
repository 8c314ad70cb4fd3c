import { cacheFor } from '../../http/cache-for.ts'
import type { KalshiApi } from './api.ts'
import type { KalshiEvent } from './schemas.ts'

/** Series are tagged once, when they are made. */
const KEEP_MS = 3_600_000

/**
 * Creates the way to the tags of events, which are those of their series. One event asks for its own series; a list asks
 * once for all of them. Tags are an extra: an event without them is better than none.
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
