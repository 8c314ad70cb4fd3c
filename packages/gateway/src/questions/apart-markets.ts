import type { Override } from '@crossvenue/matcher'
import { marketMember, parseMarketMember } from '../store/market-member.ts'
import { serviceId } from '../store/service-id.ts'
import type { Link } from '../store/store.ts'

/** Returns the pairs of markets that an operator forbids: one by one, or as markets of two events forbidden as wholes. */
export function apartMarkets(overrides: readonly Override[], links: readonly Link[]): [string, string][] {
  const forbidden = overrides.filter(({ relation }) => relation === 'none')
  if (forbidden.length === 0) return []
  const byEvent = new Map<string, Set<string>>()
  for (const member of links.flatMap(({ a, b }) => [a, b])) {
    const { eventId } = parseMarketMember(member)
    byEvent.set(eventId, (byEvent.get(eventId) ?? new Set()).add(member))
  }
  const marketsOf = ({ venue, eventId, marketId }: Override['a']): Iterable<string> => {
    const event = serviceId(venue, eventId)
    return marketId === undefined ? (byEvent.get(event) ?? []) : [marketMember({ eventId: event, marketId })]
  }
  return forbidden.flatMap(({ a, b }) =>
    Array.from(marketsOf(a)).flatMap((one) => Array.from(marketsOf(b), (other): [string, string] => [one, other])),
  )
}
