import type { MarketCluster } from 'crossvenue'
import { cents } from '../shell/format.ts'
import { VenueMark } from '../shell/venue-mark.tsx'
import type { VenueQuote } from './venue-quotes.ts'

interface Place {
  label: string
  venue: string | undefined
  price: number | undefined
  tone: 'buy' | 'sell'
}

/** The best venue to buy and to sell each side, before fees. NO is bought where YES is sold. */
export function BestPlaces({ quotes, no }: { quotes: readonly VenueQuote[]; no: MarketCluster['no'] }) {
  const ask = quotes.reduce<VenueQuote | undefined>(
    (best, each) => (each.ask !== undefined && (best?.ask === undefined || each.ask < best.ask) ? each : best),
    undefined,
  )
  const bid = quotes.reduce<VenueQuote | undefined>(
    (best, each) => (each.bid !== undefined && (best?.bid === undefined || each.bid > best.bid) ? each : best),
    undefined,
  )
  const places: Place[] = [
    { label: 'Buy Yes', venue: ask?.venue, price: ask?.ask, tone: 'buy' },
    { label: 'Sell Yes', venue: bid?.venue, price: bid?.bid, tone: 'sell' },
    { label: 'Buy No', venue: no?.buy?.venue, price: no?.buy?.price, tone: 'buy' },
    { label: 'Sell No', venue: no?.sell?.venue, price: no?.sell?.price, tone: 'sell' },
  ]
  return (
    <dl class="places">
      {places.map(({ label, venue, price, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b class={tone}>{cents(price)}</b> {venue ? <VenueMark id={venue} /> : <span class="quiet">no quote</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
