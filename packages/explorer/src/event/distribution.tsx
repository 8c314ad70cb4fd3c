import { useRef } from 'preact/hooks'
import { cents } from '../shell/format.ts'
import { useGliding } from '../shell/use-gliding.ts'
import { VenueMark, venueName, venueStyle } from '../shell/venue-mark.tsx'
import type { EventOption } from './event-options.ts'
import { LadderPlot } from './ladder-plot.tsx'

const [MIN_OPTIONS, MAX_OPTIONS] = [3, 40]

/** The price of each option of an event at each venue, as points on a line; of a ladder or of brackets also as curves. */
export function Distribution({ options: all, isLadder }: { options: readonly EventOption[]; isLadder: boolean }) {
  const list = useRef<HTMLUListElement>(null)
  useGliding(list)
  const options = all.filter(({ prices }) => prices.length > 0)
  if (options.length < MIN_OPTIONS) return null
  const venues = [...new Set(options.flatMap(({ prices }) => prices.map(({ venue }) => venue)))].sort()
  const shown = options.slice(0, MAX_OPTIONS)
  const highest = Math.max(...shown.flatMap(({ prices }) => prices.map(({ price }) => price)))
  // The end of the lines, in steps of ten cents.
  const end = Math.max(0.1, Math.ceil(highest * 10 - 1e-9) / 10)
  return (
    <section>
      <h2>Distribution across venues</h2>
      <p class="legend">
        {venues.map((id) => (
          <VenueMark id={id} key={id} />
        ))}
        <span class="quiet">lines from 0¢ to {cents(end)}</span>
      </p>
      {isLadder && <LadderPlot options={shown} venues={venues} end={end} />}
      <ul ref={list} class="distribution" aria-label="Price of Yes of each option, by venue">
        {shown.map(({ label, href, prices }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <span class="track">
              <Spread prices={prices.map(({ price }) => price / end)} />
              {prices.map(({ venue, price }) => (
                <i
                  key={venue}
                  title={`${venueName(venue)} ${cents(price)}`}
                  style={{ left: `${(100 * price) / end}%`, ...venueStyle(venue) }}
                />
              ))}
            </span>
            <span class="n">
              <span class="hidden">
                {prices.map(({ venue, price }) => `${venueName(venue)} ${cents(price)}`).join(', ')}
              </span>
              <span aria-hidden="true">{range(prices.map(({ price }) => price))}</span>
            </span>
          </li>
        ))}
      </ul>
      {options.length > shown.length && (
        <p class="quiet">
          {shown.length} of {options.length} options; the table has all.
        </p>
      )}
    </section>
  )
}

const Spread = ({ prices }: { prices: readonly number[] }) => {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return <b style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
}

function range(prices: readonly number[]): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return cents(low) === cents(high) ? cents(low) : `${cents(low)}–${cents(high)}`
}
