import { html } from 'hono/html'
import type { Html } from '../../packages/gateway/src/reference/layout.ts'

interface PlotPoint {
  x: number
  y: number
  /** Shown when the pointer rests on it. */
  note: string
}

interface Plot {
  title: string
  xTitle: string
  yTitle: string
  points: readonly PlotPoint[]
  /** Draws where x and y are equal. */
  diagonal?: boolean
}

const SIZE = 300
const MARGIN = 40
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1]

const left = (x: number) => MARGIN + x * SIZE
const top = (y: number) => MARGIN + (1 - y) * SIZE

/** Draws points with shares from 0 to 1 on both axes, joined in their order; colours come from the page. */
export const plot = ({ title, xTitle, yTitle, points, diagonal }: Plot): Html => html`<figure>
<figcaption>${title}</figcaption>
<svg viewBox="0 0 ${SIZE + MARGIN * 2} ${SIZE + MARGIN * 2}" role="img" aria-label="${title}">
${TICKS.map(
  (tick) => html`<path class="grid" d="M${left(tick)} ${top(0)}V${top(1)}M${left(0)} ${top(tick)}H${left(1)}"/>
<text x="${left(tick)}" y="${top(0) + 16}" text-anchor="middle">${tick}</text>
<text x="${left(0) - 6}" y="${top(tick) + 4}" text-anchor="end">${tick}</text>
`,
)}
<text x="${left(0.5)}" y="${top(0) + 34}" text-anchor="middle">${xTitle}</text>
<text x="12" y="${top(0.5)}" text-anchor="middle" transform="rotate(-90 12 ${top(0.5)})">${yTitle}</text>
${diagonal ? html`<path class="ideal" d="M${left(0)} ${top(0)}L${left(1)} ${top(1)}"/>` : ''}
<polyline class="curve" points="${points.map(({ x, y }) => `${left(x)},${top(y)}`).join(' ')}"/>
${points.map(({ x, y, note }) => html`<circle cx="${left(x)}" cy="${top(y)}" r="4"><title>${note}</title></circle>`)}
</svg>
</figure>`
