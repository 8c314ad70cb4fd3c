import type { Fault, KeyUsage, Override, StatusReport } from 'crossvenue'
import type { ComponentChildren } from 'preact'
import { type Column, DataTable } from '../shell/data-table.tsx'
import { tableExports } from '../shell/exports.ts'
import { compact, duration, number, percent } from '../shell/format.ts'
import { Instant } from '../shell/instant.tsx'
import { Failure, Notice, Waiting } from '../shell/notice.tsx'
import { readableTitle } from '../shell/readable-title.ts'
import { Requests, requestAddress } from '../shell/requests.tsx'
import { request } from '../shell/session.ts'
import { SignIn } from '../shell/sign-in.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { VenueMark } from '../shell/venue-mark.tsx'
import './operate.css'
import { Overrides } from './overrides.tsx'
import { type VenueLoad, venueLoad } from './venue-load.ts'

const EVERY_MS = 10_000
const DAYS = 7

/** The state of the gateway for its operator: venues, matching, keys, faults and rulings. */
export function OperatePage() {
  const faults = useLoaded('faults', (client) => client.listFaults(), { everyMs: EVERY_MS })
  const status = useLoaded('status', (client) => client.fetchStatus(), { everyMs: EVERY_MS })
  const metrics = useLoaded('metrics', async () => (await request('GET', '/metrics')).text(), {
    everyMs: EVERY_MS,
  })
  const usage = useLoaded('usage', (client) => client.fetchUsage({ key: 'all', days: DAYS }), {
    everyMs: EVERY_MS,
  })
  const overrides = useLoaded('overrides', (client) => client.listOverrides(), { everyMs: EVERY_MS })
  const reads = [faults, status, metrics, usage, overrides]
  if (faults.error?.code === 'AUTHENTICATION_ERROR') return <SignIn reason={faults.error.message} />
  if (faults.error?.code === 'PERMISSION_DENIED')
    return <SignIn reason={`This page is for operators: ${faults.error.message}.`} />
  return (
    <main id="main" class="page">
      <div class="head">
        <h1>Operate</h1>
        <Requests
          address={requestAddress('/v0/usage', { key: 'all', days: DAYS })}
          exports={[
            ...tableExports('usage', () => (usage.data ?? []).flatMap(rowsOf), usage.data),
            ...tableExports('faults', () => (faults.data ?? []).map((fault) => ({ ...fault })), faults.data),
            { name: 'metrics.txt', content: () => metrics.data ?? '' },
          ]}
        />
      </div>
      <Waiting reads={reads}>
        {reads.map((loaded, index) => (
          <Failure loaded={loaded} key={index} />
        ))}
        {status.data && <Venues status={status.data} metrics={metrics.data ?? ''} />}
        {status.data && <Matching status={status.data} />}
        {usage.data && (
          <section>
            <h2>Keys, requests of {DAYS} days</h2>
            <DataTable label="Keys" columns={KEYS} rows={usage.data} keyOf={({ id }) => id} />
          </section>
        )}
        {overrides.data && <Overrides rows={overrides.data as Override[]} onChange={overrides.again} />}
        {faults.data && <Faults faults={faults.data} />}
      </Waiting>
    </main>
  )
}

/** Returns a row for each day of a key. */
const rowsOf = ({ name, scope, days }: KeyUsage) =>
  days.map(({ day, requests, failed, bytes }) => ({ name, scope, day, requests, failed, bytes }))

type VenueRow = StatusReport['venues'][number] & VenueLoad

const VENUES: readonly Column<VenueRow>[] = [
  { name: 'Venue', cell: ({ venue }) => <VenueMark id={venue} /> },
  {
    name: 'State',
    cell: ({ running, lastError, lastSuccess }) =>
      lastError ? (
        <span class="warning">
          failed <Instant at={lastError.at} show="time" />: {lastError.message}
        </span>
      ) : running ? (
        'being read'
      ) : lastSuccess ? (
        'read'
      ) : (
        'not read'
      ),
  },
  { name: 'Lag', isNumber: true, cell: ({ lagSeconds }) => duration(lagSeconds) },
  { name: 'Events', isNumber: true, cell: ({ events }) => number(events) },
  { name: 'Markets', isNumber: true, cell: ({ markets }) => number(markets) },
  { name: 'Calls', isNumber: true, cell: ({ calls }) => compact(calls) },
  {
    name: 'Failed',
    isNumber: true,
    cell: ({ failed, refused }) => (
      <span class={failed > 0 ? 'warning' : ''}>
        {compact(failed)}
        {refused > 0 && ` (${compact(refused)} refused)`}
      </span>
    ),
  },
  {
    name: 'Mean time',
    isNumber: true,
    cell: ({ seconds }) => (seconds === undefined ? '–' : `${number(Math.round(seconds * 1000))} ms`),
  },
  { name: 'Budget used', isNumber: true, cell: ({ used }) => percent(used, 0) },
  { name: 'Waiting', isNumber: true, cell: ({ waiting }) => number(waiting) },
]

const Venues = ({ status: { venues }, metrics }: { status: StatusReport; metrics: string }) => (
  <section>
    <h2>Venues</h2>
    <DataTable
      label="Venues"
      columns={VENUES}
      rows={venues.map((venue) => ({ ...venue, ...venueLoad(metrics, venue.venue) }))}
      keyOf={({ venue }) => venue}
    />
  </section>
)

function Matching({ status: { matching, revision } }: { status: StatusReport }) {
  const { at, edges, running, lagSeconds, lastError, clusters, omitted } = matching
  return (
    <section>
      <h2>Matching</h2>
      <dl class="figures">
        <Figure name="State">
          {running ? 'under way' : lagSeconds > 0 ? `due for ${duration(lagSeconds)}` : 'current'}
        </Figure>
        <Figure name="Last">
          <Instant at={at} show="time" />
        </Figure>
        <Figure name="Edges">{number(edges)}</Figure>
        <Figure name="Revision">{number(revision)}</Figure>
        {Object.entries(clusters ?? {}).map(([change, count]) => (
          <Figure name={`Clusters ${change}`} key={change}>
            {number(Number(count))}
          </Figure>
        ))}
        <Figure name="Events left out">{number(omitted.count)}</Figure>
      </dl>
      {lastError && (
        <p class="failure" role="alert">
          The last matching failed: {lastError.message}
        </p>
      )}
      {omitted.events.map(({ venue, eventId, title, reason }) => (
        <p class="note" key={`${venue} ${eventId}`}>
          <VenueMark id={venue} /> {readableTitle(title)}: {reason}
        </p>
      ))}
    </section>
  )
}

const Figure = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const KEYS: readonly Column<KeyUsage>[] = [
  { name: 'Key', cell: ({ name }) => name },
  { name: 'Scope', cell: ({ scope, plan }) => [scope, plan].filter(Boolean).join(', ') },
  {
    name: 'State',
    cell: ({ revokedAt, expiresAt }) =>
      revokedAt ? (
        <span class="quiet">revoked</span>
      ) : expiresAt ? (
        <>
          until <Instant at={expiresAt} />
        </>
      ) : (
        'valid'
      ),
  },
  { name: 'Requests', isNumber: true, cell: ({ total }) => number(total.requests) },
  { name: 'Failed', isNumber: true, cell: ({ total }) => number(total.failed) },
  { name: 'Megabytes', isNumber: true, cell: ({ total }) => number(total.bytes / 1e6) },
  { name: 'Today', isNumber: true, cell: ({ days }) => number(days.at(-1)?.requests ?? 0) },
]

const FAULTS: readonly Column<Fault>[] = [
  {
    name: 'Fault',
    cell: ({ message, error }) => (
      <>
        {message}
        {error && <span class="quiet"> {error}</span>}
      </>
    ),
  },
  { name: 'Level', cell: ({ level }) => <span class={level === 'error' ? 'warning' : ''}>{level}</span> },
  { name: 'Venue', cell: ({ venue }) => venue && <VenueMark id={venue} /> },
  { name: 'At', isNumber: true, cell: ({ at }) => <Instant at={at} show="time" /> },
]

const Faults = ({ faults }: { faults: readonly Fault[] }) => (
  <section>
    <h2>Faults of this process</h2>
    {faults.length === 0 ? (
      <Notice title="No warning and no error since the start." />
    ) : (
      <DataTable label="Faults" columns={FAULTS} rows={faults} keyOf={({ at, message }) => `${at} ${message}`} />
    )}
  </section>
)
