import { Search } from '../browse/filters.tsx'
import { eventPage, parameters } from '../shell/address.ts'
import { compact, percent } from '../shell/format.ts'
import { Failure, Notice, Skeleton } from '../shell/notice.tsx'
import { Requests, requestAddress } from '../shell/requests.tsx'
import { SignIn } from '../shell/sign-in.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { VenueMarks } from '../shell/venue-mark.tsx'

const PATH = '/v0/matched-event-clusters'
const EVERY_MS = 30_000

/** The list of events that several venues have. */
export function EventsPage() {
  const text = parameters.value.get('query')
  const query = { marketLimit: 0, limit: 200, ...(text && { query: text }) }
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
      <search class="filters">
        <Search label="Search events" />
      </search>
      <div class="list-head">
        <p role="status" class="quiet">
          {found.data &&
            (clusters.length < total
              ? `the ${clusters.length} most traded of ${total.toLocaleString('en')} events on several venues`
              : `${total} ${total === 1 ? 'event' : 'events'} on several venues`)}
        </p>
        <Requests
          address={requestAddress(PATH, query)}
          exports={[{ name: 'events.json', content: () => JSON.stringify(clusters, null, 2) }]}
        />
      </div>
      <Failure loaded={found} />
      {!found.data && !found.error && <Skeleton rows={12} />}
      {found.data && clusters.length === 0 && <Notice title="No event fits.">Try fewer words.</Notice>}
      {clusters.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the table is wider than the page
        <section class="scroll" tabIndex={0} aria-label="Events">
          <table>
            <thead>
              <tr>
                <th scope="col">Event</th>
                <th scope="col">Venues</th>
                {['Markets', 'Volume 24h', 'Match'].map((name) => (
                  <th scope="col" class="n" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {clusters.map(({ clusterId, canonicalTitle, category, events, volume24h, confidence }) => (
                <tr key={clusterId}>
                  <th scope="row" class="wide">
                    <a href={eventPage(events[0]?.sourceExchange ?? '', events[0]?.id ?? '')}>{canonicalTitle}</a>{' '}
                    <small>{category}</small>
                  </th>
                  <td>
                    <VenueMarks ids={[...new Set(events.map(({ sourceExchange }) => sourceExchange))]} />
                  </td>
                  <td class="n">{Math.max(...events.map(({ marketCount }) => marketCount ?? 0))}</td>
                  <td class="n">{compact(volume24h)}</td>
                  <td class="n quiet">{percent(confidence, 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </main>
  )
}
