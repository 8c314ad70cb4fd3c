import type { MarketCluster } from 'crossvenue'
import { cents, compact } from '../shell/format.ts'
import { Instant } from '../shell/instant.tsx'
import { VenueMark } from '../shell/venue-mark.tsx'
import type { VenueQuote } from './venue-quotes.ts'

type Market = MarketCluster['markets'][number]

/** The question on each venue: quotes of the outcome that settles with YES, volume, closing date, last reading. */
export function SideBySide({ markets, quotes }: { markets: readonly Market[]; quotes: readonly VenueQuote[] }) {
  const asks = quotes.flatMap(({ ask }) => ask ?? [])
  const bids = quotes.flatMap(({ bid }) => bid ?? [])
  const [lowest, highest] = [Math.min(...asks), Math.max(...bids)]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the table is wider than the page
    <section class="scroll" tabIndex={0} aria-label="Quotes of each venue">
      <table class="quotes">
        <thead>
          <tr>
            <th scope="col">Venue</th>
            <th scope="col" class="n">
              Bid
            </th>
            <th scope="col" class="n">
              Ask
            </th>
            <th scope="col" class="n">
              Mid
            </th>
            <th scope="col" class="n">
              Volume 24h
            </th>
            <th scope="col" class="n">
              Volume
            </th>
            <th scope="col">Fee</th>
            <th scope="col" class="n">
              Closes
            </th>
            <th scope="col" class="n">
              Read
            </th>
          </tr>
        </thead>
        <tbody>
          {markets.map((market) => {
            const quote = quotes.find(
              ({ marketId, venue }) => marketId === market.marketId && venue === market.sourceExchange,
            )
            return (
              <tr key={`${market.sourceExchange}:${market.marketId}`}>
                <th scope="row">
                  <VenueMark id={market.sourceExchange} />
                  {quote?.isOpposite && <small title="Its YES is the NO of this question."> as No</small>}
                </th>
                <td class={quote?.bid !== undefined && quote.bid === highest ? 'n sell best' : 'n'}>
                  {cents(quote?.bid)}
                </td>
                <td class={quote?.ask !== undefined && quote.ask === lowest ? 'n buy best' : 'n'}>
                  {cents(quote?.ask)}
                </td>
                <td class="n">{cents(quote?.mid)}</td>
                <td class="n">{compact(market.volume24h)}</td>
                <td class="n" title={market.volumeUnit ?? undefined}>
                  {compact(market.volume)}
                </td>
                <td class="quiet">{quote?.fee ?? '–'}</td>
                <td class="n">
                  <Instant at={market.resolutionDate} />
                </td>
                <td class="n quiet">
                  <Instant at={market.asOf} show="time" />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
