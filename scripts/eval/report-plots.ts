import { html } from 'hono/html'
import type { Html } from '../../packages/gateway/src/reference/layout.ts'
import { calibration } from './calibration.ts'
import { confidenceFigures } from './confidence-figures.ts'
import { htmlTable } from './html-table.ts'
import { plot } from './plot.ts'
import { precisionRecall } from './precision-recall.ts'
import type { Results } from './results.ts'

/** Draws what confidence is worth. */
export function confidencePlots(results: Results): Html {
  const figures = confidenceFigures(results)
  const labelled = (results.leftOut?.total ?? results.total ?? results.traps)?.evaluation.scores.identity.labelled ?? 0
  return html`<h2>Confidence</h2>
<p>Confidence states how likely a relation is right. ${results.leftOut ? 'Here every set is judged by weights fitted to the others.' : ''}
The expected calibration error tells how far what was stated and what came true lie apart, by bins of equal width and of
equal mass. Labels are chosen pairs; the edges drawn at random are some that no label speaks of.</p>
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
