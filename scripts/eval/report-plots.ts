import { html } from 'hono/html'
import type { Html } from '../../packages/gateway/src/reference/layout.ts'
import { calibration, calibrationError } from './calibration.ts'
import { calledIdentities } from './called-identities.ts'
import type { Figures } from './figures.ts'
import { plot } from './plot.ts'
import { precisionRecall } from './precision-recall.ts'

/** Draws what the confidence of identities is worth. */
export function confidencePlots({ name, evaluation }: Figures): Html {
  const called = calledIdentities(evaluation.verdicts)
  const curve = precisionRecall(called, evaluation.scores.identity.labelled)
  const bins = calibration(called)
  return html`<h2>Confidence of identities: ${name}</h2>
<p>Expected calibration error: ${calibrationError(called)?.toFixed(3) ?? '-'} over ${called.length} pairs.</p>
<div class="plots">
${plot({
  title: 'Precision and recall by the confidence demanded',
  xTitle: 'recall',
  yTitle: 'precision',
  points: curve.map(({ confidence, precision, recall }) => ({
    x: recall,
    y: precision,
    note: `from ${confidence.toFixed(3)}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
  })),
})}
${plot({
  title: 'Calibration',
  xTitle: 'confidence stated',
  yTitle: 'share that is right',
  diagonal: true,
  points: bins.map(({ count, stated, right }) => ({
    x: stated,
    y: right,
    note: `${count} pairs: stated ${stated.toFixed(3)}, right ${right.toFixed(3)}`,
  })),
})}
</div>`
}
