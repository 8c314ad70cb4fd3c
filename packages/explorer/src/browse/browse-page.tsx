import { useState } from 'preact/hooks'
import { tableExports } from '../shell/exports.ts'
import { Failure, Notice, Waiting } from '../shell/notice.tsx'
import { Requests, requestAddress } from '../shell/requests.tsx'
import { SignIn } from '../shell/sign-in.tsx'
import { useChanges } from '../shell/use-changes.ts'
import { useLoaded } from '../shell/use-loaded.ts'
import { readBrowseQuery } from './browse-query.ts'
import { Filters, Order, QUESTION_FACETS } from './filters.tsx'
import { QuestionList } from './question-list.tsx'
import './browse.css'

const PATH = '/v0/matched-market-clusters'
/** The most that the gateway answers at once. */
const MAX_ROWS = 500
const STEP = 100
const EVERY_MS = 5_000

/** The list of questions that several venues ask. */
export function BrowsePage() {
  const status = useLoaded('status', (client) => client.fetchStatus())
  const query = readBrowseQuery(Date.parse(status.data?.venueTime ?? '') || Date.now())
  const filters = JSON.stringify(query)
  const [wanted, setWanted] = useState({ filters, rows: STEP })
  const rows = wanted.filters === filters ? wanted.rows : STEP
  const list = useLoaded(
    `${filters} ${rows}`,
    async (client) => {
      // All pages in order, so that questions that move between them are neither missed nor shown twice.
      const data = []
      let cursor: string | undefined
      let total = 0
      do {
        const limit = Math.min(rows - data.length, MAX_ROWS)
        const page = await client
          .fetchMatchedMarketClusters({ ...query, limit, ...(cursor !== undefined && { cursor }) })
          .withResponse()
        data.push(...page.data)
        total = cursor === undefined ? page.meta.total : total
        cursor = page.meta.nextCursor
      } while (cursor !== undefined && data.length < rows)
      return { questions: data, total, filters }
    },
    { everyMs: EVERY_MS },
  )
  useChanges({}, list.again)
  if (list.error?.code === 'AUTHENTICATION_ERROR') return <SignIn reason={list.error.message} />
  const { questions = [], total = 0 } = list.data ?? {}
  return (
    <main id="main" class="page">
      <h1 class="hidden">Questions</h1>
      <Filters
        label="Search questions"
        venues={status.data?.venues.map(({ venue }) => venue) ?? []}
        facets={QUESTION_FACETS}
      />
      <div class="list-head">
        <p role="status" class="quiet">
          {list.data && `${total.toLocaleString('en')} ${total === 1 ? 'question' : 'questions'} on several venues`}
        </p>
        <Order hasGaps />
        <Requests
          address={requestAddress(PATH, { ...query, limit: Math.min(rows, MAX_ROWS) })}
          exports={tableExports('questions', () => questions.map(rowOf), questions)}
        />
      </div>
      <Failure loaded={list} />
      <Waiting reads={[list]}>
        {list.data && questions.length === 0 && (
          <Notice title="No question fits.">Try fewer words, or clear a filter.</Notice>
        )}
        {questions.length > 0 && (
          <QuestionList
            questions={questions}
            isOld={list.data?.filters !== filters}
            onEnd={() =>
              questions.length < total &&
              !list.isOld &&
              rows === questions.length &&
              setWanted({ filters, rows: rows + STEP })
            }
          />
        )}
      </Waiting>
    </main>
  )
}

type Listed = Parameters<typeof QuestionList>[0]['questions'][number]

/** Returns the columns of a row as they are exported. */
const rowOf = ({ clusterId, canonicalTitle, category, confidence, volume24h, yes, markets }: Listed) => ({
  clusterId,
  title: canonicalTitle,
  category,
  venues: markets.map(({ sourceExchange }) => sourceExchange).join(' '),
  bid: yes?.sell?.price,
  bidVenue: yes?.sell?.venue,
  ask: yes?.buy?.price,
  askVenue: yes?.buy?.venue,
  spread: yes?.spread,
  volume24h,
  confidence,
})
