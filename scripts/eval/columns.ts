import type { Figures } from './figures.ts'

export interface Column {
  title: string
  cell: (figures: Figures) => string
}

/** A share with what it is made of, "0.955 (21/22)"; a dash where there is nothing to share. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${(part / whole).toFixed(3)} (${part}/${whole})`

/** What is told of every set, on the terminal and in the report. */
export const columns: readonly Column[] = [
  { title: 'set', cell: ({ name }) => name },
  { title: 'markets', cell: ({ markets }) => String(markets) },
  { title: 'precision', cell: ({ evaluation: { scores } }) => share(scores.identity.right, scores.identity.predicted) },
  { title: 'recall', cell: ({ evaluation: { scores } }) => share(scores.identity.right, scores.identity.labelled) },
  { title: 'related', cell: ({ evaluation: { related } }) => share(related.right, related.labelled) },
  { title: 'wrong polarity', cell: ({ evaluation }) => String(evaluation.wrongPolarity) },
  { title: 'edges', cell: ({ edges }) => String(edges) },
  { title: 'ms', cell: ({ milliseconds }) => String(milliseconds) },
]
