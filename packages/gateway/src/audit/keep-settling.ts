import { callFor, isOpen, type UnifiedMarket, undefinedIfNotFound, type Venue } from '@crossvenue/venues'
import type { Log } from '../log.ts'
import { repeat } from '../repeat.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { UnsettledMarket } from '../store/settlements.ts'
import type { Store } from '../store/store.ts'

export interface SettlingOptions {
  store: Pick<Store, 'read' | 'storeRequested'>
  venues: ReadonlyMap<string, Venue>
  log: Log
  now?: () => number
  everyMs?: number
}

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]
const AT_ONCE = 20
/** The circuit breaker counts failures of these calls separately from those of others. */
const CALLER = 'results of markets'
/** How long a venue is requested for the result of a market that left its lists. */
const PATIENCE_MS = 90 * DAY_MS
const AGAIN_MS = 6 * HOUR_MS

/** Requests how matched markets were settled after they left the lists of their venues, a few each minute. */
export function keepSettling({ log, everyMs = MINUTE_MS, ...options }: SettlingOptions): { stop(): Promise<void> } {
  return repeat(() => settleSome(options), {
    everyMs,
    onError: (error) => log.error({ err: error }, 'cannot read how markets were settled'),
  })
}

/**
 * Requests the results of some markets once, those of one venue in turn and the venues in parallel; returns their
 * number.
 */
export async function settleSome({
  store,
  venues,
  now = Date.now,
}: Omit<SettlingOptions, 'log' | 'everyMs'>): Promise<number> {
  const at = now()
  const due = { since: at - PATIENCE_MS, requestedBefore: at - AGAIN_MS, limit: AT_ONCE }
  const markets = await store.read((view) => view.unsettled(due))
  const byVenue = new Map<string, UnsettledMarket[]>()
  for (const ref of markets) {
    const { venue } = parseServiceId(ref.eventId)
    byVenue.set(venue, [...(byVenue.get(venue) ?? []), ref])
  }
  await Promise.all(
    [...byVenue].map(async ([id, some]) => {
      for (const ref of some) {
        const market = await callFor({ caller: CALLER, spare: true }, () => readMarket(venues.get(id), ref))
        await store.storeRequested({ ...ref, winner: market && winnerOfMarket(market) }, at)
      }
    }),
  )
  return markets.length
}

/** Reads a market by its slug: every venue with slugs looks them up directly, but some search their lists for an id. */
async function readMarket(
  venue: Venue | undefined,
  { marketId, slug }: UnsettledMarket,
): Promise<UnifiedMarket | undefined> {
  const read = (params: { marketId: string } | { slug: string }) =>
    undefinedIfNotFound(venue?.fetchMarket?.(params) ?? Promise.resolve(undefined)).catch(() => undefined)
  const named = slug === undefined ? undefined : await read({ slug })
  return named?.marketId === marketId ? named : read({ marketId })
}

/** Returns the winning outcome of a closed market: the one with the price 1, if all others have the price 0. */
function winnerOfMarket({ status, outcomes }: UnifiedMarket): string | undefined {
  if (isOpen(status) !== false) return undefined
  const [winner, second] = outcomes.filter(({ price }) => price !== 0)
  return second === undefined && winner?.price === 1 ? winner.outcomeId : undefined
}
