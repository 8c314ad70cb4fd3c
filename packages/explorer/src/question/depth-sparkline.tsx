import type { OrderBook } from 'crossvenue'
import { compact } from '../shell/format.ts'
import { type Depth, depthOf, STEPS } from './depth-of.ts'
import type { VenueLevel } from './venue-quotes.ts'

const [WIDTH, HEIGHT] = [76, 18]

/** The contracts at one venue by the distance from its middle price, bids on the left; a picture of the book. */
export function DepthSparkline({ book, venue }: { book: OrderBook | undefined; venue: string }) {
  const depth = book && depthOf(book.bids as VenueLevel[], book.asks as VenueLevel[], venue)
  if (!depth) return <span class="quiet depth">–</span>
  const text = `${compact(depth.bids.at(-1))} contracts bid and ${compact(depth.asks.at(-1))} offered within ${STEPS}¢`
  return (
    <svg class="depth" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={text}>
      <title>{text}</title>
      <path class="buy" d={pathOf(depth, 'bids')} />
      <path class="sell" d={pathOf(depth, 'asks')} />
    </svg>
  )
}

/** Draws one side as steps, outwards from the middle. */
function pathOf(depth: Depth, side: 'bids' | 'asks'): string {
  const largest = Math.max(...depth.bids, ...depth.asks)
  const step = (side === 'bids' ? -1 : 1) * (WIDTH / 2 / STEPS)
  const middle = WIDTH / 2
  const steps = depth[side].map(
    (size) => `V${(HEIGHT - (HEIGHT - 1) * (size / largest)).toFixed(1)}h${step.toFixed(2)}`,
  )
  return `M${middle} ${HEIGHT}${steps.join('')}V${HEIGHT}Z`
}
