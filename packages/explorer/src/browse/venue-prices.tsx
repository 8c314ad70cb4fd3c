import type { MarketCluster } from 'crossvenue'
import { cents } from '../shell/format.ts'
import { midPrice, quoteOf } from '../shell/mid-price.ts'
import { Moving } from '../shell/moving.tsx'
import { VenueCode, venueName, venueStyle } from '../shell/venue-mark.tsx'

/** The price of YES at each venue of a question, as many as fit in a line, after the number of venues. */
export function VenuePrices({ markets }: Pick<MarketCluster, 'markets'>) {
  const prices = new Map<string, number | undefined>()
  for (const { sourceExchange, outcomes } of markets) {
    if (prices.get(sourceExchange) === undefined) prices.set(sourceExchange, priceOf(outcomes))
  }
  // Venues without a price come last.
  const venues = [...prices].sort(([, a], [, b]) => Number(a === undefined) - Number(b === undefined))
  return (
    <span class="venue-prices" title={venues.map(([id, price]) => `${venueName(id)} ${cents(price)}`).join(', ')}>
      <small>
        {venues.length}
        <span class="hidden"> venues: </span>
      </small>
      {venues.map(([id, price]) => (
        <span class="venue-price" key={id} style={venueStyle(id)}>
          <VenueCode id={id} /> <Moving value={price} text={cents(price)} />
        </span>
      ))}
    </span>
  )
}

/** Returns the middle of both quotes, or the price that a venue without quotes shows. */
function priceOf(outcomes: MarketCluster['markets'][number]['outcomes']): number | undefined {
  const { bestBid, bestAsk, price } = outcomes.find(({ side }) => side === 'yes') ?? outcomes[0] ?? {}
  return midPrice(bestBid, bestAsk, price) ?? quoteOf(bestBid) ?? quoteOf(bestAsk)
}
