import { calibrationError } from './calibration.ts'
import { calledIdentities } from './called.ts'
import type { Figures } from './figures.ts'

export interface Column {
  title: string
  cell: (figures: Figures) => string
}

/** A share with what it is made of, "0.955 (21/22)"; a dash where there is nothing to share. */
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

/** What is told of the third that nobody reads. */
export const frozenColumns = shares(({ frozen }) => frozen)

/** What is told of every set, on the terminal and in the report. */
export const columns: readonly Column[] = [
  ...identity,
  { title: 'markets', cell: ({ markets }) => String(markets) },
  { title: 'edges', cell: ({ edges }) => String(edges) },
  { title: 'ms', cell: ({ milliseconds }) => String(milliseconds) },
]

/** What is told of every set that was left out of the fit. */
export const leftOutColumns: readonly Column[] = [
  ...identity,
  { title: 'error, equal width', cell: ({ evaluation }) => errorOf(evaluation, 'width') },
  { title: 'error, equal mass', cell: ({ evaluation }) => errorOf(evaluation, 'mass') },
]

const errorOf = ({ verdicts }: Figures['evaluation'], binning: 'width' | 'mass') =>
  calibrationError(calledIdentities(verdicts), binning)?.toFixed(3) ?? '-'
