import { cents } from '../shell/format.ts'
import { venueName, venueStyle } from '../shell/venue-mark.tsx'
import type { EventOption } from './event-options.ts'

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [720, 220, 40, 14, 10, 26]
/** About as many labels as fit below the plot. */
const MAX_LABELS = 9

interface LadderOptions {
  /** In the order of their strikes. */
  options: readonly EventOption[]
  venues: readonly string[]
  /** The highest price that is drawn. */
  end: number
}

/** The prices of a ladder or of brackets as a curve for each venue, strike after strike: where curves part, venues do. */
export function LadderPlot({ options, venues, end }: LadderOptions) {
  const x = (index: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * index) / Math.max(1, options.length - 1)
  const y = (price: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - price / end)
  const step = end <= 0.2 ? 0.05 : end <= 0.5 ? 0.1 : 0.2
  const lines = Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, line) => line * step)
  const every = Math.ceil(options.length / MAX_LABELS)
  return (
    <svg class="ladder" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`Curves of ${venues.length} venues`}>
      {lines.map((price) => (
        <g key={price}>
          <line class="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(price)} y2={y(price)} />
          <text x={LEFT - 6} y={y(price) + 3.5} text-anchor="end">
            {cents(price)}
          </text>
        </g>
      ))}
      {options.map(
        ({ label, href }, index) =>
          index % every === 0 && (
            <text key={href} x={x(index)} y={HEIGHT - 8} text-anchor={anchorOf(index, options.length)}>
              {label.length > 14 ? `${label.slice(0, 13)}\u2026` : label}
            </text>
          ),
      )}
      {venues.map((venue) => {
        const points = options.flatMap(({ prices }, index) => {
          const price = prices.find((one) => one.venue === venue)?.price
          return price === undefined ? [] : [{ index, price }]
        })
        return (
          <g key={venue} class="curve" style={venueStyle(venue)}>
            <polyline points={points.map(({ index, price }) => `${x(index)},${y(price)}`).join(' ')} />
            {points.map(({ index, price }) => (
              <circle key={index} cx={x(index)} cy={y(price)} r="3">
                <title>{`${venueName(venue)} ${options[index]?.label} ${cents(price)}`}</title>
              </circle>
            ))}
          </g>
        )
      })}
    </svg>
  )
}

const anchorOf = (index: number, count: number): 'start' | 'middle' | 'end' =>
  index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle'
