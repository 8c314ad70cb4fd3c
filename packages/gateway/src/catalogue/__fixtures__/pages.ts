import type { UnifiedEvent } from '@crossvenue/venues'

export const VENUES = ['kalshi', 'polymarket'] as const
export const PAGES = 16
export const EVENTS_PER_PAGE = 25

/** The events of one page, the same on both venues. */
export const eventsOfPage = (page: number): UnifiedEvent[] =>
  Array.from({ length: EVENTS_PER_PAGE }, (_, index) => {
    const id = `E${page}-${index}`
    return { id, title: `Event ${id}`, markets: [{ marketId: `${id}-M`, title: `Market ${id}`, outcomes: [] }] }
  })
