import { createSharedFlights } from '../../http/shared-flights.ts'
import { createBoundedMap } from '../../values/bounded-map.ts'
import type { LimitlessGroup, LimitlessMarket } from './api.ts'
import { isGroup, type Side, tokensOf } from './parse.ts'

/** The slugs of an event, market or outcome: the venue's API accepts no ids. */
export interface ResolvedId {
  /** The slug of the group, or of a market without one; unknown for a market that was read without its group. */
  eventSlug?: string
  /** The slug of the market; absent for a group. */
  marketSlug?: string
  /** The token of the market; YES for the market as a whole. */
  side: Side
  tokens?: Record<Side, string>
}

type Listing = LimitlessMarket | LimitlessGroup

/**
 * The maximum number of cached ids; the oldest are dropped first. The venue lists some thousands of tokens at a time.
 */
const CAPACITY = 100_000

/** The pause between two reads of the whole list, for ids that are not in it. */
const PAUSE_MS = 60_000

/**
 * Caches the slug of each event, market or token id, and the group of each market. An unknown id is searched in the
 * venue's whole list.
 */
export function createIdResolver(listAll: () => AsyncIterable<readonly Listing[]>, now: () => number) {
  const targets = createBoundedMap<ResolvedId>(CAPACITY)
  let lastRead = Number.NEGATIVE_INFINITY
  const share = createSharedFlights<void>()

  const note = (listings: readonly Listing[]): void => {
    for (const listing of listings) {
      if (isGroup(listing)) targets.set(listing.id, { eventSlug: listing.slug, side: 'yes' })
      // A market read without its group states the group's number, not its slug.
      const child = !isGroup(listing) && listing.groupId
      const eventSlug = child ? targets.get(listing.slug)?.eventSlug : listing.slug
      for (const market of isGroup(listing) ? listing.markets : [listing]) {
        const tokens = tokensOf(market)
        const target = { ...(eventSlug !== undefined && { eventSlug }), marketSlug: market.slug, tokens }
        for (const key of [market.id, market.slug, tokens.yes]) targets.set(key, { ...target, side: 'yes' })
        targets.set(tokens.no, { ...target, side: 'no' })
      }
    }
  }

  const readAll = async (): Promise<void> => {
    for await (const listings of listAll()) note(listings)
    lastRead = now()
  }

  return {
    note,
    /** Returns the cached target of an id or of a market's slug. */
    known: (key: string): ResolvedId | undefined => targets.get(key),
    /** Finds the target of an id; undefined if the venue does not list it. */
    async find(key: string): Promise<ResolvedId | undefined> {
      const known = targets.get(key)
      if (known || now() - lastRead < PAUSE_MS) return known
      await share('all', readAll)
      return targets.get(key)
    },
  }
}
