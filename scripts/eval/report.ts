import { html, raw } from 'hono/html'
import { referenceAsset } from '../../packages/gateway/src/reference/assets.ts'
import { type Html, layout } from '../../packages/gateway/src/reference/layout.ts'
import { version } from '../../packages/gateway/src/version.ts'
import { confusion, type Figures } from './figures.ts'
import { disputedLabels } from './labelled-sets.ts'
import { measures } from './measures.ts'
import { confidencePlots } from './report-plots.ts'
import type { Results } from './results.ts'
import { measureRow } from './summary.ts'
import { type Column, columns, frozenColumns, htmlTable, leftOutColumns, share } from './tables.ts'
import { causes, evidenceText, type WrongIdentity } from './wrong-identities.ts'

const style = html`<style>${raw(`${referenceAsset('style.css')?.body}
body { max-width: 76rem; }
td, th { font-variant-numeric: tabular-nums; padding-right: 1rem; }
td:not(:first-child) { white-space: nowrap; }
.wide td { white-space: normal; }
.plots { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; flex: 1 1 20rem; max-width: 30rem; }
svg { width: 100%; font: 11px system-ui, sans-serif; fill: currentColor; --mark: light-dark(#1b5fc1, #7db4ff); }
.grid { stroke: var(--line); }
.ideal { stroke: currentColor; stroke-dasharray: 4 4; opacity: 0.5; }
.curve { stroke: var(--mark); fill: none; }
circle { fill: var(--mark); fill-opacity: 0.6; }
`)}</style>`

/** Renders a run as a self-contained page. */
export function report(results: Results): string {
  const { recorded, total, traps, leftOut, wrong } = results
  const whole = total ?? traps
  return layout(
    'How right the matches are',
    html`<h1>How right the matches are</h1>
<p>crossvenue ${version}, which <code>CITATION.cff</code> says how to cite; the labels and the sources of the catalogues are in
<code>benchmark/</code>.</p>
<p>Precision: of the labelled pairs called identical, the share that is. Recall: of the labelled identities, the share
that is called so. Related: of the pairs labelled with another relation, the share with the right one. Pairs on which
careful readers differ are left out; unlabelled pairs count for nothing.</p>
${htmlTable(['measure', 'value', 'floor', 'aim', ''], measures(results).map(measureRow))}
${frozenTable([...recorded, ...(total ? [total] : [])])}
<h2>By set</h2>
${tableOf(columns, [...recorded, ...(total ? [total] : []), ...(traps ? [traps] : [])])}
${
  leftOut
    ? html`<h2>Each set left out in turn</h2>
<p>Matched with weights and calibration fitted to the other sets.</p>
${tableOf(leftOutColumns, [...leftOut.sets, leftOut.total])}`
    : ''
}
<h2>By category</h2>
<p>Identities, by the venue's own category of the event, or by what the event names where it has none.</p>
${htmlTable(
  ['category', 'precision', 'recall'],
  results.categories.map(({ category, labelled, predicted, right }) => [
    category,
    share(right, predicted),
    share(right, labelled),
  ]),
)}
${whole ? byRelation(whole) : ''}
${confidencePlots(results)}
${blockingTable(results)}
${disputes(results)}
${wrongTables(wrong)}`,
    style,
  )
}

const frozenTable = (sets: readonly Figures[]): Html | '' => {
  const rows = sets.filter(({ frozen }) => frozen.verdicts.length > 0)
  if (rows.length === 0) return ''
  return html`<h2>The frozen third</h2>
<p>Labels from which no rule was written and to which no weight was fitted; their pairs are never shown.</p>
${tableOf(frozenColumns, rows)}`
}

const tableOf = (list: readonly Column[], rows: readonly Figures[]): Html =>
  htmlTable(
    list.map(({ title }) => title),
    rows.map((figures) => list.map(({ cell }) => cell(figures))),
  )

function byRelation({ name, evaluation }: Figures): Html {
  const { relations, counts } = confusion(evaluation.verdicts)
  return html`<h2>Relations: ${name}</h2>
<p>Rows: labels. Columns: results.</p>
${htmlTable(
  ['', ...relations, 'right'],
  relations.map((relation, row) => {
    const line = counts[row] ?? []
    const all = line.reduce((sum, count) => sum + count, 0)
    return [relation, ...line.map(String), share(line[row] ?? 0, all)]
  }),
)}`
}

function blockingTable({ blocking }: Results): Html | '' {
  if (!blocking) return ''
  return html`<h2>Blocking by itself</h2>
<p>How many labeled identities become candidates, and how many comparisons that costs.</p>
${htmlTable(
  ['set', 'become candidates', 'candidates per market', 'most'],
  [...blocking.sets, { ...blocking.total, name: 'recorded sets together' }].map((one) => [
    one.name,
    share(one.together, one.identities),
    (one.candidates / one.markets).toFixed(1),
    String(one.most),
  ]),
)}`
}

function disputes({ total }: Results): Html | '' {
  if (!total || disputedLabels.length === 0) return ''
  const [as, put] = [total.evaluation, total.corrected].map(({ scores: { identity }, related }) => [
    share(identity.right, identity.predicted),
    share(identity.right, identity.labelled),
    share(related.right, related.labelled),
  ])
  return html`<h2>Labels we believe wrong: ${disputedLabels.length}</h2>
${htmlTable(
  ['', 'precision', 'recall', 'related'],
  [
    ['labels as they are', ...(as ?? [])],
    ['labels put right', ...(put ?? [])],
  ],
)}
<div class="wide">${htmlTable(
    ['set', 'pair', 'should be', 'reason'],
    disputedLabels.map(({ set, a, b, relation, note }) => [
      set,
      `${a.venue} ${a.marketId ?? a.eventId} | ${b.venue} ${b.marketId ?? b.eventId}`,
      relation,
      note,
    ]),
  )}</div>`
}

/** Renders wrong identities grouped by cause, then one by one with both titles, the worst first. */
const wrongTables = (
  wrong: readonly WrongIdentity[],
): Html => html`<div class="wide"><h2>Wrong identities: ${wrong.length}</h2>
${htmlTable(
  ['count', 'kind', 'fate', 'decided by'],
  causes(wrong).map(({ count, kind, fate, comparison }) => [String(count), kind, fate, comparison]),
)}
<h2>One by one</h2>
${htmlTable(
  ['set', 'wrong', 'labelled', 'fate', 'both titles', 'decided by'],
  wrong.map((one) => [
    one.set,
    one.kind,
    one.labelled,
    fateOf(one),
    lines(one.titles),
    lines(one.deciding.map(evidenceText)),
  ]),
)}</div>`

const fateOf = ({ fate, confidence }: WrongIdentity) =>
  confidence === undefined ? fate : `${fate}, ${confidence.toFixed(3)}`

const lines = (texts: readonly string[]): Html => html`${texts.map((text) => html`<div>${text}</div>`)}`
