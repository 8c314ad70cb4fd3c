import type { MarketCluster, OrderBook } from 'crossvenue'
import { type Column, DataTable } from '../shell/data-table.tsx'
import { cents, compact } from '../shell/format.ts'
import { Ago, Instant } from '../shell/instant.tsx'
import { Moving } from '../shell/moving.tsx'
import { readableTitle } from '../shell/readable-title.ts'
import { VenueMark } from '../shell/venue-mark.tsx'
import { DepthSparkline } from './depth-sparkline.tsx'
import type { VenueQuote } from './venue-quotes.ts'

type Market = MarketCluster['markets'][number]

/** The name of the venue, which leads to its page of the market; an address that is not on the web is no link. */
const MarketLink = ({ market: { sourceExchange, url } }: { market: Market }) =>
  url && /^https?:\/\//.test(url) ? (
    <a href={url} target="_blank" rel="noreferrer" title="The market on the venue's own page">
      <VenueMark id={sourceExchange} /> <span aria-hidden="true">↗</span>
    </a>
  ) : (
    <VenueMark id={sourceExchange} />
  )

/** The question on each venue: quotes of the outcome that settles with YES, volume, closing date, last reading. */
export function SideBySide({
  markets,
  quotes,
  book,
  ahead,
}: {
  markets: readonly Market[]
  quotes: readonly VenueQuote[]
  book: OrderBook | undefined
  /** How far the clock of the venues is ahead, in milliseconds. */
  ahead: number
}) {
  const asks = quotes.flatMap(({ ask }) => ask ?? [])
  const bids = quotes.flatMap(({ bid }) => bid ?? [])
  const [lowest, highest] = [Math.min(...asks), Math.max(...bids)]
  const quoteOf = (market: Market) =>
    quotes.find(({ marketId, venue }) => marketId === market.marketId && venue === market.sourceExchange)
  const columns: Column<Market>[] = [
    {
      name: 'Venue',
      cell: (market) => (
        <>
          <MarketLink market={market} />
          {markets.filter(({ sourceExchange }) => sourceExchange === market.sourceExchange).length > 1 && (
            <small> {readableTitle(market.title)}</small>
          )}
          {quoteOf(market)?.isOpposite && <small title="Its YES is the NO of this question."> as No</small>}
        </>
      ),
    },
    {
      name: 'Bid',
      isNumber: true,
      cell: (market) => {
        const bid = quoteOf(market)?.bid
        return (
          <span class={bid !== undefined && bid === highest ? 'buy best' : ''}>
            <Moving value={bid} text={cents(bid)} />
          </span>
        )
      },
    },
    {
      name: 'Ask',
      isNumber: true,
      cell: (market) => {
        const ask = quoteOf(market)?.ask
        return (
          <span class={ask !== undefined && ask === lowest ? 'sell best' : ''}>
            <Moving value={ask} text={cents(ask)} />
          </span>
        )
      },
    },
    { name: 'Mid', isNumber: true, cell: (market) => cents(quoteOf(market)?.mid) },
    {
      name: 'Depth',
      cell: ({ sourceExchange }) => <DepthSparkline book={book} venue={sourceExchange} />,
    },
    { name: 'Volume 24h', isNumber: true, cell: ({ volume24h }) => compact(volume24h) },
    {
      name: 'Volume',
      isNumber: true,
      cell: ({ volume, volumeUnit }) => <span title={volumeUnit ?? undefined}>{compact(volume)}</span>,
    },
    { name: 'Fee', cell: (market) => <span class="quiet">{quoteOf(market)?.fee ?? '–'}</span> },
    { name: 'Closes', isNumber: true, cell: ({ resolutionDate }) => <Instant at={resolutionDate} /> },
    { name: 'Read', isNumber: true, cell: ({ asOf }) => <Ago at={asOf} ahead={ahead} /> },
  ]
  return (
    <DataTable
      label="Quotes of each venue"
      class="quotes"
      columns={columns}
      rows={markets}
      keyOf={({ sourceExchange, marketId }) => `${sourceExchange}:${marketId}`}
    />
  )
}
