import type { MarketRef } from './store.ts'

/**
 * Returns the name of a market as a member of clusters of markets. It is JSON, so it differs from every id of an event
 * and the ids in it may have any characters.
 */
export const marketMember = ({ eventId, marketId }: MarketRef): string => JSON.stringify([eventId, marketId])

/** Parses the name of a member. */
export function parseMarketMember(name: string): MarketRef {
  const [eventId, marketId] = JSON.parse(name) as [string, string]
  return { eventId, marketId }
}

/** Whether the name of a member of a cluster is that of a market; the names of events begin with a venue. */
export const isMarketMember = (member: string): boolean => member.startsWith('[')
