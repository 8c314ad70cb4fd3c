import { html } from 'hono/html'
import type { Html } from '../../packages/gateway/src/reference/layout.ts'
import { calibrationError, calledIdentities } from './confidence.ts'
import type { Figures } from './figures.ts'

export interface Column {
  title: string
  cell: (figures: Figures) => string
}

/** A ratio with its terms, "0.955 (21/22)"; a dash if the divisor is 0. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${(part / whole).toFixed(3)} (${part}/${whole})`

const shares = (of: (figures: Figures) => Figures['evaluation']): readonly Column[] => [
  { title: 'set', cell: ({ name }) => name },
  {
    title: 'precision',
    cell: (figures) => share(of(figures).scores.identity.right, of(figures).scores.identity.predicted),
  },
  {
    title: 'recall',
    cell: (figures) => share(of(figures).scores.identity.right, of(figures).scores.identity.labelled),
  },
  { title: 'related', cell: (figures) => share(of(figures).related.right, of(figures).related.labelled) },
  { title: 'wrong polarity', cell: (figures) => String(of(figures).wrongPolarity) },
]

const identity = shares(({ evaluation }) => evaluation)

/** The columns for the third that is set aside. */
export const frozenColumns = shares(({ frozen }) => frozen)

/** The columns for every set, on the terminal and in the report. */
export const columns: readonly Column[] = [
  ...identity,
  { title: 'markets', cell: ({ markets }) => String(markets) },
  { title: 'edges', cell: ({ edges }) => String(edges) },
  { title: 'ms', cell: ({ milliseconds }) => String(milliseconds) },
]

/** The columns for every set that was left out of the fit. */
export const leftOutColumns: readonly Column[] = [
  ...identity,
  { title: 'error, equal width', cell: ({ evaluation }) => errorOf(evaluation, 'width') },
  { title: 'error, equal mass', cell: ({ evaluation }) => errorOf(evaluation, 'mass') },
]

const errorOf = ({ verdicts }: Figures['evaluation'], binning: 'width' | 'mass') =>
  calibrationError(calledIdentities(verdicts), binning)?.toFixed(3) ?? '-'

/** Aligns rows of cells in columns for a terminal: the first to the left, the others to the right. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(align).join('  ').trimEnd()).join('\n')
}

/** Renders rows of cells under a header; text is escaped. */
export const htmlTable = (header: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html =>
  html`<div class="table"><table>
<thead><tr>${header.map((title) => html`<th>${title}</th>`)}</tr></thead>
<tbody>
${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table></div>`
