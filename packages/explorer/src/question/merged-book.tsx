import type { OrderBook } from 'crossvenue'
import { cents, compact } from '../shell/format.ts'
import { VenueMark, venueName } from '../shell/venue-mark.tsx'
import type { VenueLevel } from './venue-quotes.ts'

const LEVELS = 10

/** The live books of all venues as one: asks above, bids below, each level with its venue. */
export function MergedBook({ book }: { book: OrderBook & { missing?: string[] } }) {
  const asks = (book.asks as VenueLevel[]).slice(0, LEVELS).reverse()
  const bids = (book.bids as VenueLevel[]).slice(0, LEVELS)
  const largest = Math.max(1, ...[...asks, ...bids].map(({ size }) => size))
  const rows = (levels: readonly VenueLevel[], tone: 'buy' | 'sell') =>
    levels.map(({ price, size, venue }, index) => (
      <tr key={`${tone}${index}`}>
        <td>{venue && <VenueMark id={venue} />}</td>
        <td class="n size">
          <i aria-hidden="true" class={tone} style={{ width: `${(100 * size) / largest}%` }} />
          <span>{compact(size)}</span>
        </td>
        <td class={`n ${tone}`}>{cents(price)}</td>
      </tr>
    ))
  if (asks.length + bids.length === 0 && !book.missing) return <p class="quiet">No order is open on any venue.</p>
  return (
    <>
      <table class="book">
        <thead>
          <tr>
            <th scope="col">Venue</th>
            <th scope="col" class="n">
              Contracts
            </th>
            <th scope="col" class="n">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              Asks
            </th>
          </tr>
          {rows(asks, 'sell')}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              Bids
            </th>
          </tr>
          {rows(bids, 'buy')}
        </tbody>
      </table>
      {book.missing && <p class="failure">No book could be read from {book.missing.map(venueName).join(', ')}.</p>}
    </>
  )
}
