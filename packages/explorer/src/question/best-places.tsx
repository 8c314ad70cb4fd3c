import type { ReadonlySignal } from '@preact/signals'
import type { MarketCluster, MatchedPrices } from 'crossvenue'
import { cents } from '../shell/format.ts'
import { Moving } from '../shell/moving.tsx'
import { VenueMark } from '../shell/venue-mark.tsx'
import type { VenueQuote } from './venue-quotes.ts'

interface Place {
  label: string
  venue: string | undefined
  price: number | undefined
  tone: 'buy' | 'sell'
}

interface Places {
  quotes: readonly VenueQuote[]
  no: MarketCluster['no']
  /** Newer than the quotes, where they are streamed. */
  prices: ReadonlySignal<MatchedPrices | undefined>
}

/** The best venue to buy and to sell each side, before fees. NO is bought where YES is sold. */
export function BestPlaces({ quotes, no, prices }: Places) {
  // Where no book can be read live, the last quotes of the catalogue are shown, as in the table.
  const live = prices.value?.markets.some(({ isLive }) => isLive) ? prices.value : undefined
  const buy = live?.buy ?? best(quotes, 'ask', (price, other) => price < other)
  const sell = live?.sell ?? best(quotes, 'bid', (price, other) => price > other)
  if (!buy && !sell) return <p class="places-none">No venue states a bid or an ask of this question.</p>
  const places: Place[] = [
    { label: 'Buy Yes', venue: buy?.venue, price: buy?.price, tone: 'buy' },
    { label: 'Sell Yes', venue: sell?.venue, price: sell?.price, tone: 'sell' },
    { label: 'Buy No', venue: no?.buy?.venue, price: no?.buy?.price, tone: 'buy' },
    { label: 'Sell No', venue: no?.sell?.venue, price: no?.sell?.price, tone: 'sell' },
  ]
  return (
    <dl class="places">
      {places.map(({ label, venue, price, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b class={tone}>
              <Moving value={price} text={cents(price)} />
            </b>{' '}
            {venue ? <VenueMark id={venue} /> : <span class="quiet">no quote</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function best(quotes: readonly VenueQuote[], side: 'bid' | 'ask', isBetter: (price: number, other: number) => boolean) {
  return quotes.reduce<{ venue: string; price: number } | undefined>((known, { venue, [side]: price }) => {
    if (price === undefined || (known && !isBetter(price, known.price))) return known
    return { venue, price }
  }, undefined)
}
