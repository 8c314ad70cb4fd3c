import { html } from 'hono/html'
import type { Html } from '../../packages/gateway/src/reference/layout.ts'
import { calibration, confidenceFigures, precisionRecall } from './confidence.ts'
import type { Results } from './results.ts'
import { htmlTable } from './tables.ts'

/** Plots confidence against the share that is right. */
export function confidencePlots(results: Results): Html {
  const figures = confidenceFigures(results)
  const labelled = (results.leftOut?.total ?? results.total ?? results.traps)?.evaluation.scores.identity.labelled ?? 0
  return html`<h2>Confidence</h2>
<p>Confidence states how likely a relation is right. ${results.leftOut ? 'Here every set is measured with weights fitted to the others.' : ''}
The expected calibration error is the mean difference between stated confidence and the share that is right, by bins of
equal width and of equal mass. Labels are chosen pairs; the edges drawn at random are edges without a label.</p>
${htmlTable(
  ['pairs', 'count', 'right', 'error, equal width', 'error, equal mass', 'Brier score'],
  figures.map(({ name, called, width, mass, brier }) => [
    name,
    String(called.length),
    String(called.filter(({ right }) => right).length),
    ...[width, mass, brier].map((value) => value.toFixed(4)),
  ]),
)}
<div class="plots">
${figures.slice(0, 1).map(({ called }) =>
  plot({
    title: 'Precision and recall of identities, by the confidence demanded',
    xTitle: 'recall',
    yTitle: 'precision',
    points: precisionRecall(called, labelled).map(({ confidence, precision, recall }) => ({
      x: recall,
      y: precision,
      note: `from ${confidence.toFixed(3)}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
    })),
  }),
)}
${figures.map(({ name, called }) =>
  plot({
    title: `Calibration: ${name}, bins of equal mass`,
    xTitle: 'confidence stated',
    yTitle: 'share that is right',
    diagonal: true,
    points: calibration(called, 'mass').map(({ count, stated, right }) => ({
      x: stated,
      y: right,
      note: `${count} pairs: stated ${stated.toFixed(3)}, right ${right.toFixed(3)}`,
    })),
  }),
)}
</div>`
}

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
  /** Draws the line where x equals y. */
  diagonal?: boolean
}

const SIZE = 300
const MARGIN = 40
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1]

const left = (x: number) => MARGIN + x * SIZE
const top = (y: number) => MARGIN + (1 - y) * SIZE

/** Draws points with shares from 0 to 1 on both axes, joined in order; colors come from the page. */
const plot = ({ title, xTitle, yTitle, points, diagonal }: Plot): Html => html`<figure>
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
