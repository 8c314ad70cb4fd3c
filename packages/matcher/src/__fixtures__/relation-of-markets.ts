import type { Relation } from '@crossvenue/venues'
import { assess, isSure } from '../assess.ts'
import { readEvent } from '../extract/event.ts'
import { type ListedMarket, listing } from './listing.ts'

/** How two markets relate, each the only one of an event of its own venue; a text alone is a title. */
export function relationOf(one: ListedMarket | string, other: ListedMarket | string): Relation | undefined {
  const [a, b] = [one, other].map((listed, n) => {
    const market = typeof listed === 'string' ? { title: listed } : listed
    return readEvent(listing(`v${n}`, { title: market.title, markets: [market] })).markets[0]
  })
  if (!a || !b) throw new Error('not read')
  const found = assess(a, b)
  return isSure(found) ? found.relation : undefined
}
