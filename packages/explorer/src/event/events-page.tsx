import '../browse/browse.css'
import type { Cluster } from 'crossvenue'
import { readBrowseQuery } from '../browse/browse-query.ts'
import { EVENT_FACETS, Filters, Order } from '../browse/filters.tsx'
import { eventPage } from '../shell/address.ts'
import { type Column, DataTable } from '../shell/data-table.tsx'
import { tableExports } from '../shell/exports.ts'
import { compact, confidenceText } from '../shell/format.ts'
import { Failure, Notice, Waiting } from '../shell/notice.tsx'
import { readableTitle } from '../shell/readable-title.ts'
import { Requests, requestAddress } from '../shell/requests.tsx'
import { SignIn } from '../shell/sign-in.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { VenueMarks } from '../shell/venue-mark.tsx'

const PATH = '/v0/matched-event-clusters'
const EVERY_MS = 30_000

const COLUMNS: readonly Column<Cluster>[] = [
  {
    name: 'Event',
    cell: ({ canonicalTitle, category, events }) => (
      <>
        <a href={eventPage(events[0]?.sourceExchange ?? '', events[0]?.id ?? '')}>{readableTitle(canonicalTitle)}</a>{' '}
        <small class="category">{category}</small>
      </>
    ),
  },
  {
    name: 'Venues',
    cell: ({ events }) => <VenueMarks ids={[...new Set(events.map(({ sourceExchange }) => sourceExchange))]} />,
  },
  {
    name: 'Markets',
    isNumber: true,
    cell: ({ events }) => Math.max(...events.map(({ marketCount }) => marketCount ?? 0)),
  },
  { name: 'Volume 24h', isNumber: true, cell: ({ volume24h }) => compact(volume24h) },
  { name: 'Match', isNumber: true, cell: ({ confidence }) => <span class="quiet">{confidenceText(confidence)}</span> },
]

/** The list of events that several venues have. */
export function EventsPage() {
  const status = useLoaded('status', (client) => client.fetchStatus())
  // The filters of questions that events have, too.
  const { query: text, category, venues, relations, minConfidence, minVenues, sort } = readBrowseQuery(0)
  const query = {
    ...{ marketLimit: 0, limit: 200 },
    ...{ query: text, category, venues, relations, minConfidence, minVenues },
    ...(sort && sort !== 'spread' && { sort }),
  }
  const found = useLoaded(
    JSON.stringify(query),
    async (client) => {
      const { data, meta } = await client.fetchMatchedEventClusters(query).withResponse()
      return { clusters: data, total: meta.total }
    },
    { everyMs: EVERY_MS },
  )
  if (found.error?.code === 'AUTHENTICATION_ERROR') return <SignIn reason={found.error.message} />
  const { clusters = [], total = 0 } = found.data ?? {}
  return (
    <main id="main" class="page">
      <h1 class="hidden">Events</h1>
      <Filters
        label="Search events"
        venues={status.data?.venues.map(({ venue }) => venue) ?? []}
        facets={EVENT_FACETS}
      />
      <div class="list-head">
        <p role="status" class="quiet">
          {found.data &&
            (clusters.length < total
              ? `the ${clusters.length} most traded of ${total.toLocaleString('en')} events on several venues`
              : `${total} ${total === 1 ? 'event' : 'events'} on several venues`)}
        </p>
        <Order hasGaps={false} />
        <Requests
          address={requestAddress(PATH, query)}
          exports={tableExports('events', () => clusters.map(rowOf), clusters)}
        />
      </div>
      <Failure loaded={found} />
      <Waiting reads={[found]}>
        {found.data && clusters.length === 0 && (
          <Notice title="No event fits.">Try fewer words, or clear a filter.</Notice>
        )}
        {clusters.length > 0 && (
          <DataTable label="Events" columns={COLUMNS} rows={clusters} keyOf={({ clusterId }) => clusterId} />
        )}
      </Waiting>
    </main>
  )
}

const rowOf = ({ clusterId, canonicalTitle, category, confidence, volume24h, events }: Cluster) => ({
  clusterId,
  title: canonicalTitle,
  category,
  venues: [...new Set(events.map(({ sourceExchange }) => sourceExchange))].join(' '),
  markets: Math.max(...events.map(({ marketCount }) => marketCount ?? 0)),
  volume24h,
  confidence,
})
