import type { Venue } from '../venue.ts'
import { type Adapter, completeVenue } from './complete.ts'

type Named = { [name in 'query' | 'eventId' | 'marketId' | 'outcomeId' | 'slug' | 'url']?: string | undefined }

/**
 * Completes an adapter whose venue has a search: a list with a `query` is read from the pages of that search instead of
 * the venue's whole list, and filtered like any other.
 */
export function completeWithSearch(
  adapter: Adapter,
  searchPages: (query: string) => Adapter['fetchEventsPaginated'],
): Venue {
  const whole = completeVenue(adapter) as Required<Venue>
  const listing = ({ query, eventId, marketId, outcomeId, slug, url }: Named): Required<Venue> => {
    if (!query || (eventId ?? marketId ?? outcomeId ?? slug ?? url)) return whole
    return completeVenue({ ...adapter, fetchEventsPaginated: searchPages(query) }) as Required<Venue>
  }
  return {
    ...whole,
    fetchEvents: async (params = {}) => listing(params).fetchEvents(params),
    fetchMarkets: async (params = {}) => listing(params).fetchMarkets(params),
  }
}
