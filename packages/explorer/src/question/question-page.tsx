import type { PriceHistory } from 'crossvenue'
import { useMemo } from 'preact/hooks'
import { parameters } from '../shell/address.ts'
import { compact, confidenceText } from '../shell/format.ts'
import { Failure, Notice, Waiting } from '../shell/notice.tsx'
import { readableTitle } from '../shell/readable-title.ts'
import { Requests, requestAddress } from '../shell/requests.tsx'
import { request } from '../shell/session.ts'
import { SignIn } from '../shell/sign-in.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { useVenueClock } from '../shell/venue-clock.ts'
import { ArbitrageForSize } from './arbitrage-for-size.tsx'
import { BestPlaces } from './best-places.tsx'
import { HistoryPlot } from './history-plot.tsx'
import { MergedBook } from './merged-book.tsx'
import { SideBySide } from './side-by-side.tsx'
import { Trades } from './trades.tsx'
import { useLiveBooks } from './use-live-books.ts'
import { venueQuotes } from './venue-quotes.ts'
import { WhyMatched } from './why-matched.tsx'
import './question.css'

const QUESTION_MS = 10_000
const HISTORY_MS = 60_000

/** One question on every venue. */
export function QuestionPage() {
  const marketId = parameters.value.get('market') ?? ''
  const query = { marketId, view: 'full' as const }
  const found = useLoaded(marketId, (reader) => reader.fetchMatchedMarketClusters(query), { everyMs: QUESTION_MS })
  const [question] = found.data ?? []
  const outcomeId = question?.markets.flatMap(({ outcomes }) => outcomes).find(({ side }) => side === 'yes')?.outcomeId
  const { books, prices, isLive } = useLiveBooks(marketId, outcomeId)
  const history = useLoaded(marketId, (reader) => reader.fetchPriceHistory(marketId), {
    everyMs: HISTORY_MS,
  })
  const ahead = useVenueClock()
  const venues = useLoaded('venues', (reader) => reader.fetchVenues())
  // The same elements while what they show is the same, so that new books draw only what shows books.
  const why = useMemo(() => question && <WhyMatched markets={question.markets} />, [question])
  const trades = useMemo(
    () => question && venues.data && <Trades markets={question.markets} venues={venues.data} />,
    [question, venues.data],
  )
  if (found.error?.code === 'AUTHENTICATION_ERROR') return <SignIn reason={found.error.message} />
  if (!question) {
    return (
      <main id="main" class="page">
        {/* The key keeps its gray lines from being moved to the place of those below the head. */}
        <Waiting key="question" reads={[found]}>
          <Failure loaded={found} />
          {found.data && (
            <Notice title="No question has this market.">
              It may have closed, or no other venue has a market that asks the same.
            </Notice>
          )}
        </Waiting>
      </main>
    )
  }
  const quotes = venueQuotes(question, books.data?.book, venues.data)
  const { canonicalTitle, category, confidence, volume24h, no, markets } = question
  return (
    <main id="main" class="page">
      <div class="head">
        <p class="quiet kicker">
          {[category, `${new Set(markets.map(({ sourceExchange }) => sourceExchange)).size} venues`]
            .filter(Boolean)
            .join(' · ')}
          {volume24h !== undefined && ` · ${compact(volume24h)} traded in 24 hours`} · match{' '}
          {confidenceText(confidence, 1)}
          {' · '}
          <span class={isLive ? 'state live' : 'state'}>
            {isLive ? 'live' : `read every ${QUESTION_MS / 1000} seconds`}
          </span>
        </p>
        <h1>{readableTitle(canonicalTitle)}</h1>
        <Requests
          address={requestAddress('/v0/matched-market-clusters', query)}
          exports={[
            { name: 'question.json', content: () => JSON.stringify(question, null, 2) },
            { name: 'history.csv', content: () => historyAs('csv', marketId) },
            { name: 'history.parquet', content: () => historyAs('parquet', marketId) },
          ]}
        />
      </div>
      <Failure loaded={found} />
      <BestPlaces quotes={quotes} no={no} prices={prices} />
      {/* The books come later: their venues may be slow or not there. */}
      <Waiting reads={[history, venues]}>
        <div class="columns">
          <div class="column">
            <section>
              <h2>Side by side</h2>
              <SideBySide markets={markets} quotes={quotes} book={books.data?.book} ahead={ahead} />
            </section>
            <section>
              <h2>Price of Yes</h2>
              <Failure loaded={history} />
              {history.data && isPast(history.data) && <HistoryPlot history={history.data} now={Date.now() + ahead} />}
              {history.data && isPast(history.data) && hasCloses(history.data) && (
                <p class="quiet">Where no quotes are stored, the closes of the venues' candles.</p>
              )}
              {history.data && !isPast(history.data) && (
                <p class="quiet">
                  {hasPrices(history.data)
                    ? 'One reading is stored so far. Prices are drawn from the first one that changes.'
                    : 'No past quotes are stored yet.'}
                </p>
              )}
            </section>
            <section class="why">
              <h2>Why they match</h2>
              {why}
            </section>
            <section class="traded">
              <h2>Trades of Yes</h2>
              {trades}
            </section>
          </div>
          <aside>
            <section>
              <h2>Merged book of Yes</h2>
              <Waiting reads={[books]} rows={18}>
                <Failure loaded={books} />
                {books.data && <MergedBook book={books.data.book} />}
                {outcomeId === undefined && <p class="quiet">No venue of this question has an order book.</p>}
              </Waiting>
            </section>
            {!books.isWaiting && (
              <section>
                <h2>Arbitrage for a size</h2>
                <ArbitrageForSize book={books.data?.afterFees} />
              </section>
            )}
          </aside>
        </div>
      </Waiting>
    </main>
  )
}

const hasPrices = ({ series }: PriceHistory): boolean =>
  series.some(({ bid, ask, price, close }) => [...bid, ...ask, ...price, ...close].some((value) => value !== null))

/** Whether prices of several instants are known: those of one are a line that says nothing. */
const isPast = (history: PriceHistory): boolean => history.times.length > 1 && hasPrices(history)

const hasCloses = ({ series }: PriceHistory): boolean =>
  series.some(({ close }) => close.some((value) => value !== null))

/** Returns the past quotes of a question as the gateway writes them. */
const historyAs = async (format: 'csv' | 'parquet', marketId: string): Promise<ArrayBuffer> =>
  (await request('GET', `/v0/price-history?${new URLSearchParams({ marketId, format })}`)).arrayBuffer()
