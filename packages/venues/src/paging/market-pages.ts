import { CrossvenueError } from '../errors.ts'
import type { Venue } from '../venue.ts'
import { keepMarkets } from './listing.ts'

type Paginated<M extends 'fetchEventsPaginated' | 'fetchMarketsPaginated'> = NonNullable<Venue[M]>

/** Events per page. Fixed, because a cursor that counts markets is only valid within the same page of events. */
const EVENTS = 100

/**
 * Derives pages of markets from pages of events, for venues that list markets only inside their events. The cursor is
 * `<number of markets>/<cursor of the page of events>`.
 */
export function marketPages(
  fetchEventsPaginated: Paginated<'fetchEventsPaginated'>,
): Paginated<'fetchMarketsPaginated'> {
  return async ({ cursor, limit, status, filter } = {}) => {
    const { taken, eventsCursor } = parseCursor(cursor)
    const events = await fetchEventsPaginated({
      limit: EVENTS,
      status,
      ...(eventsCursor !== undefined && { cursor: eventsCursor }),
    })
    const markets = events.data.flatMap((event) => event.markets)
    const end = limit === undefined ? markets.length : taken + limit
    const next = end < markets.length ? `${end}/${eventsCursor ?? ''}` : events.nextCursor && `0/${events.nextCursor}`
    return {
      data: keepMarkets(markets.slice(taken, end), { status, filter }),
      ...(next !== undefined && { nextCursor: next }),
    }
  }
}

function parseCursor(cursor = '0/'): { taken: number; eventsCursor: string | undefined } {
  const [, taken, eventsCursor] = /^(\d+)\/(.*)$/.exec(cursor) ?? []
  if (taken === undefined) {
    throw new CrossvenueError(
      'VALIDATION_ERROR',
      `${cursor} is not a cursor of this list; pass the nextCursor of an earlier page`,
      { field: 'cursor' },
    )
  }
  return { taken: Number(taken), eventsCursor: eventsCursor || undefined }
}
