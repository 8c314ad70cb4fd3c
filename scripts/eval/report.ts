import { Relation } from '@crossvenue/venues'
import { html, raw } from 'hono/html'
import { layout } from '../../packages/gateway/src/reference/layout.ts'
import { columns, share } from './columns.ts'
import type { Figures } from './figures.ts'
import { htmlTable } from './html-table.ts'
import { wrongTables } from './report-errors.ts'
import { confidencePlots } from './report-plots.ts'
import type { Results } from './results.ts'

const style = html`<style>${raw(`
body { max-width: 76rem; }
td { font-variant-numeric: tabular-nums; }
.plots { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; flex: 1 1 20rem; max-width: 30rem; }
svg { width: 100%; font: 11px system-ui, sans-serif; fill: currentColor; --mark: light-dark(#1b5fc1, #7db4ff); }
.grid { stroke: var(--line); }
.ideal { stroke: currentColor; stroke-dasharray: 4 4; opacity: 0.5; }
.curve { stroke: var(--mark); fill: none; }
circle { fill: var(--mark); fill-opacity: 0.6; }
`)}</style>`

/** Renders a run as a page that needs nothing beside itself. */
export function report({ recorded, total, traps, wrong }: Results): string {
  const sets = [...recorded, ...(total ? [total] : []), ...(traps ? [traps] : [])]
  const whole = total ?? traps
  return layout(
    'How right the matches are',
    html`<h1>How right the matches are</h1>
<p>Precision: of the labelled pairs called identical, the share that is. Recall: of the labelled identities, the share
that is called so. Related: of the pairs labelled with another relation, the share with the right one. Pairs on which
careful readers differ are left out; unlabelled pairs count for nothing.</p>
<h2>By set</h2>
${htmlTable(
  columns.map(({ title }) => title),
  sets.map((figures) => columns.map(({ cell }) => cell(figures))),
)}
<h2>By set and relation</h2>
<p>Right of labelled.</p>
${htmlTable(
  ['set', ...Relation.options],
  sets.map(({ name, evaluation }) => [name, ...Relation.options.map((relation) => recall(evaluation, relation))]),
)}
${whole ? [byRelation(whole), confidencePlots(whole)] : ''}
${wrongTables(wrong)}`,
    style,
  )
}

type Evaluation = Figures['evaluation']

const recall = ({ scores }: Evaluation, relation: Relation) => share(scores[relation].right, scores[relation].labelled)

const byRelation = ({ name, evaluation }: Figures) => html`<h2>By relation: ${name}</h2>
${htmlTable(
  ['relation', 'labelled', 'called so', 'right', 'precision', 'recall'],
  Relation.options.map((relation) => {
    const { labelled, predicted, right } = evaluation.scores[relation]
    return [relation, ...[labelled, predicted, right].map(String), share(right, predicted), share(right, labelled)]
  }),
)}`
