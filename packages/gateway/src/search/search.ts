import { CrossvenueError } from '@crossvenue/venues'
import type { z } from 'zod'
import { ClusterEvent, MAX_ANSWER_BYTES } from '../clusters/cluster.ts'
import { refuseUnknownVenues } from '../clusters/refuse-unknown-venues.ts'
import { writeParts } from '../clusters/write-parts.ts'
import type { SearchFilter, SearchPage, Store, View } from '../store/store.ts'
import { readEvents, readMarkets } from './catalogue-items.ts'
import { CatalogueMarket, type SearchPageMeta } from './search-models.ts'
import { encodePlace } from './search-place.ts'
import type { PlacedSearch } from './search-query.ts'

/** A page of a search, each item as JSON text. */
export interface FoundItems {
  clusters: Awaited<ReturnType<typeof writeParts>>
  meta: SearchPageMeta
}

/** Creates the searches over the events and markets of all venues. */
export const createSearch = (store: Pick<Store, 'read'>) => ({
  events: (query: PlacedSearch): Promise<FoundItems> =>
    store.read((view) =>
      page(view, query, {
        search: view.searchEvents,
        model: ClusterEvent,
        read: (ids) => readEvents(view, ids, query.view, query.marketLimit),
      }),
    ),
  markets: (query: PlacedSearch): Promise<FoundItems> =>
    store.read((view) =>
      page(view, query, {
        search: view.searchMarkets,
        model: CatalogueMarket,
        read: (refs) => readMarkets(view, refs, query.view),
      }),
    ),
})

interface Searched<T, Item> {
  search(filter: SearchFilter): Promise<SearchPage<T>>
  model: z.ZodType<Item>
  read(items: T[]): Promise<Item[]>
}

/** How many items are read before the event loop gets a turn. */
const ITEMS_AT_ONCE = 50

async function page<T, Item>(
  view: View,
  query: PlacedSearch,
  { search, model, read }: Searched<T, Item>,
): Promise<FoundItems> {
  const filter = filterOf(query)
  await refuseUnknownVenues(view, { venues: filter.venues && [...filter.venues] })
  const { total, found } = await search(filter)
  const parts = Array.from({ length: Math.ceil(found.length / ITEMS_AT_ONCE) }, (_, index) =>
    found.slice(index * ITEMS_AT_ONCE, (index + 1) * ITEMS_AT_ONCE).map(({ item }) => item),
  )
  const { limit, offset, pretty } = query
  const clusters = await writeParts(model, parts, {
    read,
    pretty,
    tooLarge: () =>
      new CrossvenueError(
        'VALIDATION_ERROR',
        `one item takes more than ${MAX_ANSWER_BYTES} bytes; ask with view=compact`,
        {
          field: 'view',
        },
      ),
  })
  const count = clusters.length
  const last = found[count - 1]
  const isMore = query.after ? found.length === limit && total > 0 : offset + count < total
  return {
    clusters,
    meta: {
      count,
      total,
      limit,
      offset,
      ...(count < found.length && { cut: true as const }),
      ...(last && (isMore || count < found.length) && { nextCursor: encodePlace(last) }),
    },
  }
}

function filterOf({
  query,
  q,
  category,
  venues,
  sourceExchange,
  exchange,
  status,
  closed,
  ...rest
}: PlacedSearch): SearchFilter {
  const texts = [query, q].filter((text) => text !== undefined)
  const named = venues ?? sourceExchange ?? exchange
  const wanted = status ?? (closed ? 'all' : 'active')
  return {
    ...(texts.length > 0 && { text: texts.join(' ') }),
    limit: rest.limit,
    offset: rest.offset,
    ...(named && { venues: named }),
    ...(category !== undefined && { category }),
    ...(wanted !== 'all' && { isOpen: wanted === 'active' }),
    ...(rest.after && { after: rest.after }),
  }
}
