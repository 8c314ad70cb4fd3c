import type { MarketCluster } from 'crossvenue'
import { parameters } from '../shell/address.ts'
import { type Column, DataTable } from '../shell/data-table.tsx'
import { tableExports } from '../shell/exports.ts'
import { cents, signedCents } from '../shell/format.ts'
import { quoteOf } from '../shell/mid-price.ts'
import { Moving } from '../shell/moving.tsx'
import { Failure, Notice, Waiting } from '../shell/notice.tsx'
import { readableTitle } from '../shell/readable-title.ts'
import { Requests, requestAddress } from '../shell/requests.tsx'
import { SignIn } from '../shell/sign-in.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { VenueMark, venueName } from '../shell/venue-mark.tsx'
import { Distribution } from './distribution.tsx'
import { type EventOption, eventOptions } from './event-options.ts'
import './event.css'

const EVERY_MS = 10_000

/** The questions of one event as a matrix: a row for each question, a column for each venue. */
export function EventPage() {
  const eventId = parameters.value.get('event') ?? ''
  const event = useLoaded(eventId, (client) => client.fetchMatchedEventClusters({ eventId, marketLimit: 0 }))
  const [cluster] = event.data ?? []
  const query = { eventId, limit: 200 }
  const found = useLoaded(eventId, (client) => client.fetchMatchedMarketClusters(query), { everyMs: EVERY_MS })
  const { error } = event
  if (error?.code === 'AUTHENTICATION_ERROR') return <SignIn reason={error.message} />
  const questions = found.data ?? []
  const { options, isLadder } = eventOptions(questions)
  const venues = [...new Set(questions.flatMap(({ markets }) => markets.map(({ sourceExchange }) => sourceExchange)))]
  return (
    <main id="main" class="page">
      <Waiting reads={[event]}>
        <div class="head">
          {cluster?.category && <p class="quiet kicker">{cluster.category}</p>}
          <h1>{readableTitle(cluster?.canonicalTitle) || 'Event'}</h1>
        </div>
        <div class="list-head">
          <p role="status" class="quiet">
            {questions.length > 0 &&
              `${questions.length} ${questions.length === 1 ? 'question' : 'questions'}, bid and ask of Yes on ${venues.length} venues`}
          </p>
          <Requests
            address={requestAddress('/v0/matched-market-clusters', query)}
            exports={tableExports('event', () => questions.flatMap(rowsOf), questions)}
          />
        </div>
        <Failure loaded={event} />
        <Waiting reads={[found]}>
          <Failure loaded={found} />
          {found.data && questions.length === 0 && (
            <Notice
              title={cluster ? 'No question of this event is on several venues.' : 'No other venue has this event.'}
            />
          )}
          {questions.length > 0 && <Matrix options={options} venues={venues} />}
          <Distribution options={options} isLadder={isLadder} />
        </Waiting>
      </Waiting>
    </main>
  )
}

function Matrix({ options, venues }: { options: readonly EventOption[]; venues: readonly string[] }) {
  const columns: Column<EventOption>[] = [
    {
      name: 'Question',
      cell: ({ label, href, question }) => (
        <a href={href} title={readableTitle(question.canonicalTitle)}>
          {label}
        </a>
      ),
    },
    {
      name: 'Gap',
      isNumber: true,
      cell: ({ question: { yes } }) => {
        const gap = yes?.spread === undefined ? undefined : -yes.spread
        return <span class={gap !== undefined && gap > 0 ? 'crossed gap' : ''}>{signedCents(gap)}</span>
      },
    },
    ...venues.map((id) => ({
      name: <VenueMark id={id} />,
      label: venueName(id),
      isNumber: true,
      cell: ({ question }: EventOption) => <Quotes question={question} venue={id} />,
    })),
  ]
  return (
    <DataTable
      label="Questions by venue"
      class="matrix"
      isStacked={false}
      columns={columns}
      rows={options}
      keyOf={({ question }) => question.clusterId}
    />
  )
}

function Quotes({ question: { yes, markets }, venue }: { question: MarketCluster; venue: string }) {
  const quote = markets.find(({ sourceExchange }) => sourceExchange === venue)?.outcomes[0]
  const [bid, ask] = [quoteOf(quote?.bestBid), quoteOf(quote?.bestAsk)]
  if (bid === undefined && ask === undefined) return <span class="quiet">{cents(quote?.price)}</span>
  return (
    <>
      <span class={bid !== undefined && bid === yes?.sell?.price ? 'buy best' : ''}>
        <Moving value={bid} text={cents(bid)} />
      </span>
      <span class="quiet"> / </span>
      <span class={ask !== undefined && ask === yes?.buy?.price ? 'sell best' : ''}>
        <Moving value={ask} text={cents(ask)} />
      </span>
    </>
  )
}

const rowsOf = ({ canonicalTitle, markets }: MarketCluster) =>
  markets.map(({ sourceExchange, marketId, asOf, outcomes: [yes] }) => ({
    title: canonicalTitle,
    venue: sourceExchange,
    marketId,
    bid: yes?.bestBid,
    ask: yes?.bestAsk,
    price: yes?.price,
    asOf,
  }))
