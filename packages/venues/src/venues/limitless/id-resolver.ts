import { createSharedFlights } from '../../http/shared-flights.ts'
import type { LimitlessGroup, LimitlessMarket } from './api.ts'
import { isGroup, type Side, tokensOf } from './parse.ts'

/** Where on the venue a thing of ours is found: its API knows slugs only. */
export interface Place {
  /** Slug of the group, or of a market that stands alone; unknown for a child that was seen without its group. */
  eventSlug?: string
  /** Slug of the market; a group itself has none. */
  marketSlug?: string
  /** Which token of the market; YES where the market as a whole is meant. */
  side: Side
  tokens?: Record<Side, string>
}

type Listing = LimitlessMarket | LimitlessGroup

/** How many ids are remembered; the oldest go first. The venue lists some thousands of tokens at a time. */
const CAPACITY = 100_000

/** How soon after one read of the whole list another may follow, for ids that are not in it. */
const PAUSE_MS = 60_000

/**
 * Remembers which slug stands for which event, market or token id, and for which group a child belongs to. What it has
 * not seen yet it looks for in the venue's whole list.
 */
export function createIdResolver(listAll: () => AsyncIterable<readonly Listing[]>, now: () => number) {
  const places = new Map<string, Place>()
  let lastRead = Number.NEGATIVE_INFINITY
  const share = createSharedFlights<void>()

  const put = (key: string, place: Place): void => {
    places.delete(key)
    places.set(key, place)
    const oldest = places.size > CAPACITY ? places.keys().next().value : undefined
    if (oldest !== undefined) places.delete(oldest)
  }

  const note = (listings: readonly Listing[]): void => {
    for (const listing of listings) {
      if (isGroup(listing)) put(listing.id, { eventSlug: listing.slug, side: 'yes' })
      // A child read without its group tells the group's number, not its slug.
      const child = !isGroup(listing) && listing.groupId
      const eventSlug = child ? places.get(listing.slug)?.eventSlug : listing.slug
      for (const market of isGroup(listing) ? listing.markets : [listing]) {
        const tokens = tokensOf(market)
        const place = { ...(eventSlug !== undefined && { eventSlug }), marketSlug: market.slug, tokens }
        for (const key of [market.id, market.slug, tokens.yes]) put(key, { ...place, side: 'yes' })
        put(tokens.no, { ...place, side: 'no' })
      }
    }
  }

  const readAll = async (): Promise<void> => {
    for await (const listings of listAll()) note(listings)
    lastRead = now()
  }

  return {
    note,
    /** The place of an id or of a market's slug, as far as it was seen already. */
    known: (key: string): Place | undefined => places.get(key),
    /** Finds the place of an id; undefined where the venue lists no such thing. */
    async find(key: string): Promise<Place | undefined> {
      const known = places.get(key)
      if (known || now() - lastRead < PAUSE_MS) return known
      await share('all', readAll)
      return places.get(key)
    },
  }
}
