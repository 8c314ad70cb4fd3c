import { CrossvenueError, callFor, type PriceCandle, type Venue } from '@crossvenue/venues'
import type { Log } from '../log.ts'
import { repeat } from '../repeat.ts'
import type { PastClose, UnfilledMarket } from '../store/candle-history.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { Store } from '../store/store.ts'

export interface BackfillOptions {
  store: Pick<Store, 'read' | 'storeCandles'>
  venues: ReadonlyMap<string, Venue>
  /** How far the past is filled. */
  days: number
  log: Log
  now?: () => number
  everyMs?: number
}

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]
const EVERY_MS = 30_000
const AT_ONCE = 20
/** The circuit breaker counts failures of these calls separately from those of others. */
const CALLER = 'past prices'
const AGAIN_MS = 6 * HOUR_MS

/** Fills the past of matched markets from the candles of their venues, a few each half minute, until it is stopped. */
export function keepBackfilling({ everyMs = EVERY_MS, log, ...options }: BackfillOptions): { stop(): Promise<void> } {
  return repeat((signal) => backfillSome(options, signal), {
    everyMs,
    onError: (error) => log.error({ err: error }, 'cannot fill past prices from the candles of venues'),
  })
}

/**
 * Fills the hours before the first kept quote of some markets, the most traded first: those of one venue in turn, the venues
 * side by side. Returns how many were requested. A venue that fails is requested again after hours.
 */
export async function backfillSome(
  { store, venues, days, now = Date.now }: Omit<BackfillOptions, 'log' | 'everyMs'>,
  signal?: AbortSignal,
): Promise<number> {
  const at = now()
  const withCandles = [...venues.values()].filter((venue) => venue.fetchOHLCV).map(({ id }) => id)
  const query = { venues: withCandles, requestedBefore: at - AGAIN_MS, limit: AT_ONCE }
  const markets = await store.read((view) => view.unfilled(query))
  const byVenue = new Map<string, UnfilledMarket[]>()
  for (const market of markets) {
    const { venue } = parseServiceId(market.eventId)
    byVenue.set(venue, [...(byVenue.get(venue) ?? []), market])
  }
  await Promise.all(
    [...byVenue].map(async ([id, some]) => {
      for (const market of some) {
        if (signal?.aborted) return
        const from = Math.max(market.until - days * DAY_MS, at - days * DAY_MS)
        const closes = await callFor({ caller: CALLER, spare: true, ...(signal && { signal }) }, () =>
          readCloses(venues.get(id), market, from),
        )
        if (signal?.aborted) return
        await store.storeCandles(market, closes, at)
      }
    }),
  )
  return markets.length
}

/** Returns the closes of the hours that ended before the first quote; undefined where the venue does not answer. */
async function readCloses(
  venue: Venue | undefined,
  { outcomeId, until }: UnfilledMarket,
  from: number,
): Promise<PastClose[] | undefined> {
  if (from >= until) return []
  const window = { start: new Date(from).toISOString(), end: new Date(until).toISOString() }
  try {
    const candles: PriceCandle[] = (await venue?.fetchOHLCV?.(outcomeId, { resolution: '1h', ...window })) ?? []
    return candles
      .map(({ timestamp, close }) => ({ at: timestamp + HOUR_MS, outcomeId, close }))
      .filter(({ at }) => at > from && at < until)
  } catch (error) {
    // A venue that refuses the request refuses it again.
    if (error instanceof CrossvenueError && !error.retryable) return []
    return undefined
  }
}
