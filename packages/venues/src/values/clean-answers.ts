import type { Venue } from '../venue.ts'
import { cleanEvent, cleanMarket, cleanPosition, cleanSeries, mapChanged } from './clean-texts.ts'

type Page<T> = { data: T[] }
const pageOf =
  <T, P extends Page<T>>(clean: (item: T) => T) =>
  (page: P): P => ({ ...page, data: mapChanged(page.data, clean) })
const listOf =
  <T>(clean: (item: T) => T) =>
  (list: T[]): T[] =>
    mapChanged(list, clean)

const recordOf =
  <T>(clean: (item: T) => T) =>
  (record: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([id, item]) => [id, clean(item)]))

/** The cleaner of each operation's answer. */
const cleaners = {
  loadMarkets: recordOf(cleanMarket),
  fetchEventsPaginated: pageOf(cleanEvent),
  fetchEvents: listOf(cleanEvent),
  fetchEvent: cleanEvent,
  fetchMarketsPaginated: pageOf(cleanMarket),
  fetchMarkets: listOf(cleanMarket),
  fetchMarket: cleanMarket,
  fetchSeries: listOf(cleanSeries),
  fetchPositions: listOf(cleanPosition),
} as const

/** Returns a venue whose answers contain no text that controls the display of a terminal, a log or a page. */
export function cleanAnswers(venue: Venue): Venue {
  const calls = new Map(Object.entries(venue))
  const cleaned = Object.entries(cleaners).flatMap(([method, clean]) => {
    const call = calls.get(method) as ((...args: unknown[]) => Promise<unknown>) | undefined
    const cleanAnswer = clean as (answer: unknown) => unknown
    return call ? [[method, async (...args: unknown[]) => cleanAnswer(await call(...args))] as const] : []
  })
  const { withCredentials } = venue
  return {
    ...venue,
    ...Object.fromEntries(cleaned),
    ...(withCredentials && { withCredentials: (credentials) => cleanAnswers(withCredentials(credentials)) }),
  }
}
