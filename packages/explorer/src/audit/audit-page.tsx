import type { Accuracy, SettlementAudit } from 'crossvenue'
import { type Column, DataTable } from '../shell/data-table.tsx'
import { tableExports, toCsv } from '../shell/exports.ts'
import { number } from '../shell/format.ts'
import { Instant } from '../shell/instant.tsx'
import { Failure, Notice, Waiting } from '../shell/notice.tsx'
import { Requests, requestAddress } from '../shell/requests.tsx'
import { SignIn } from '../shell/sign-in.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { venueName } from '../shell/venue-mark.tsx'
import './audit.css'
import { CalibrationPlot } from './calibration-plot.tsx'
import { Divergence } from './divergence.tsx'
import { ShareBar } from './share-bar.tsx'

const EVERY_MS = 60_000
const LIMIT = 50

/** How right the matches are: on labeled pairs, and by how matched markets were settled. */
export function AuditPage() {
  const accuracy = useLoaded('accuracy', (client) => client.fetchAccuracy())
  const audit = useLoaded('audit', (client) => client.fetchSettlementAudit({ limit: LIMIT }), { everyMs: EVERY_MS })
  const error = accuracy.error ?? audit.error
  if (error?.code === 'AUTHENTICATION_ERROR') return <SignIn reason={error.message} />
  return (
    <main id="main" class="page">
      <div class="head">
        <h1>How right the matches are</h1>
        <p class="quiet">
          Precision: of the pairs called identical, the share that are. Recall: of the identical pairs, the share that
          is found. Each bar is the 95% Wilson interval.
        </p>
        <Requests
          address={requestAddress('/v0/settlement-audit', { limit: LIMIT })}
          exports={[
            { name: 'accuracy.json', content: () => JSON.stringify(accuracy.data, null, 2) },
            ...tableExports('audit', () => groupsOf(audit.data).map(groupRow), audit.data),
            { name: 'divergences.csv', content: () => toCsv((audit.data?.divergences ?? []).map(rowOf)) },
          ]}
        />
      </div>
      <Waiting reads={[accuracy]}>
        <Failure loaded={accuracy} />
        {accuracy.data && <Measured accuracy={accuracy.data} />}
        <Waiting reads={[audit]}>
          <Failure loaded={audit} />
          {audit.data && <Settled audit={audit.data} />}
        </Waiting>
      </Waiting>
    </main>
  )
}

type MeasuredSet = Accuracy['unseen'][number]

const SETS: readonly Column<MeasuredSet>[] = [
  {
    name: 'Questions',
    cell: ({ name, measuredOn }) => (
      <>
        {name}
        {measuredOn && (
          <small>
            {' '}
            <Instant at={measuredOn} />
          </small>
        )}
      </>
    ),
  },
  { name: 'Called identical', isNumber: true, cell: ({ precision }) => number(precision.of) },
  { name: 'Precision', cell: ({ precision }) => <ShareBar {...precision} /> },
  { name: 'Identical', isNumber: true, cell: ({ recall }) => number(recall.of) },
  { name: 'Recall', cell: ({ recall }) => <ShareBar {...recall} /> },
]

const UNSEEN: readonly Column<MeasuredSet>[] = [
  ...SETS,
  { name: 'Other relations', cell: ({ others }) => others && <ShareBar {...others} /> },
]

function Measured({ accuracy: { unseen, recorded, confidence } }: { accuracy: Accuracy }) {
  const names = [...new Set(confidence.map(({ name }) => name))]
  return (
    <>
      <section>
        <h2>Questions the rules had never seen</h2>
        <p class="quiet">Measured once, before they became tests. Expect this for new questions.</p>
        <DataTable label="Unseen questions" columns={UNSEEN} rows={unseen} keyOf={({ name }) => name} />
      </section>
      {recorded.length > 0 && (
        <>
          <section>
            <h2>Recorded catalogues</h2>
            <p class="quiet">
              Each matched with weights fitted to the others. The rules were written with these at hand: expect less on
              others.
            </p>
            <DataTable label="Recorded catalogues" columns={SETS} rows={recorded} keyOf={({ name }) => name} />
          </section>
          <section>
            <h2>Calibration</h2>
            <p class="quiet">
              On the recorded catalogues. Points on the diagonal are as often right as stated; larger points are more
              pairs.
            </p>
            <div class="calibrations">
              {names.map((name) => (
                <CalibrationPlot key={name} name={name} bins={confidence.filter((bin) => bin.name === name)} />
              ))}
            </div>
          </section>
        </>
      )}
    </>
  )
}

type Group = SettlementAudit['total'] & { name: string }

const GROUPS: readonly Column<Group>[] = [
  { name: 'Pairs', cell: ({ name }) => name },
  { name: 'Settled', isNumber: true, cell: ({ pairs }) => number(pairs) },
  { name: 'As stated', isNumber: true, cell: ({ held }) => number(held) },
  { name: 'Share', cell: (group) => <ShareBar {...group} /> },
]

const groupRow = ({ name, pairs, held, share, low, high }: Group) => ({ name, pairs, held, share, low, high })

/** All settled pairs, and those of each relation, confidence, category and pair of venues. */
const groupsOf = (audit: SettlementAudit | undefined): Group[] =>
  audit === undefined
    ? []
    : [
        { name: 'All', ...audit.total },
        ...Object.entries(audit.byRelation).map(([name, tally]) => ({ name, ...tally })),
        ...Object.entries(audit.byConfidence).map(([name, tally]) => ({ name: `confidence ${name}`, ...tally })),
        ...Object.entries(audit.byCategory).map(([name, tally]) => ({ name, ...tally })),
        ...Object.entries(audit.byVenues).map(([name, tally]) => ({
          name: name.split(' ').map(venueName).join(' and '),
          ...tally,
        })),
      ]

function Settled({ audit }: { audit: SettlementAudit }) {
  return (
    <>
      <section>
        <h2>Settled as stated</h2>
        <p class="quiet">Matched markets of this catalogue that both venues have settled.</p>
        {audit.total.pairs === 0 ? (
          <Notice title="No matched pair is settled on both venues yet.">
            Pairs are counted here as venues publish results.
          </Notice>
        ) : (
          <DataTable label="Settled pairs" columns={GROUPS} rows={groupsOf(audit)} keyOf={({ name }) => name} />
        )}
      </section>
      {audit.divergences.length > 0 && (
        <section>
          <h2>Settled otherwise, the most confident first</h2>
          {audit.divergences.map((pair) => (
            <Divergence pair={pair} key={`${pair.a.venue} ${pair.a.marketId} ${pair.b.venue} ${pair.b.marketId}`} />
          ))}
        </section>
      )}
    </>
  )
}

const rowOf = ({ relation, confidence, a, b }: SettlementAudit['divergences'][number]) => ({
  relation,
  confidence,
  venueA: a.venue,
  marketA: a.marketId,
  titleA: a.title,
  winnerA: a.winner,
  venueB: b.venue,
  marketB: b.marketId,
  titleB: b.title,
  winnerB: b.winner,
})
