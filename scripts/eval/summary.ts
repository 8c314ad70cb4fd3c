import { confidenceFigures } from './confidence.ts'
import type { Figures } from './figures.ts'
import { type Measure, MIN_IDENTITY_LABELS, measures, reaches, type WorstSet, worstSets } from './measures.ts'
import type { Results } from './results.ts'
import { columns, frozenColumns, leftOutColumns, share, textTable } from './tables.ts'

/** Formats the results of a run for a terminal. */
export function summary(results: Results): string {
  const { recorded, total, traps, leftOut, blocking } = results
  const sets = [...recorded, ...(total ? [total] : []), ...(traps ? [traps] : [])]
  const table = (list: typeof columns, rows: typeof sets) =>
    textTable([list.map(({ title }) => title), ...rows.map((figures) => list.map(({ cell }) => cell(figures)))])
  const frozen = sets.filter((set) => set.frozen.verdicts.length > 0)
  const lines = [
    ...(frozen.length > 0 ? [`frozen third, which no rule is written from:\n${table(frozenColumns, frozen)}`] : []),
    table(columns, sets),
  ]
  const { precision, recall } = worstSets(recorded)
  if (precision || recall) {
    const worst = [worstText('precision', precision), worstText('recall', recall)].join(', ')
    lines.push(`worst sets with at least ${MIN_IDENTITY_LABELS} identity labels: ${worst}`)
  }
  if (leftOut) lines.push(`left out of the fit:\n${table(leftOutColumns, [...leftOut.sets, leftOut.total])}`)
  if (blocking) {
    const { together, identities, candidates, markets, most } = blocking.total
    const mean = (candidates / markets).toFixed(1)
    lines.push(
      `blocking brings together ${share(together, identities)} identities, ${mean} candidates per market, ${most} at most`,
    )
  }
  for (const { name, called, width, mass, brier } of confidenceFigures(results)) {
    const [byWidth, byMass, score] = [width, mass, brier].map((value) => value.toFixed(4))
    lines.push(
      `calibration error of ${called.length} pairs ${name}: ${byWidth} (equal width), ${byMass} (equal mass), Brier ${score}`,
    )
  }
  lines.push(textTable([['measure', 'value', 'floor', 'aim', ''], ...measures(results).map(measureRow)]))
  return lines.join('\n\n')
}

/** One measure as a row of cells. */
export const measureRow = (measure: Measure): string[] => [
  measure.name,
  String(Number(measure.value.toFixed(4))),
  String(measure.floor),
  String(measure.aim),
  reaches(measure, measure.aim) ? 'aim reached' : reaches(measure, measure.floor) ? 'floor reached' : 'below the floor',
]

const worstText = (measure: string, worst: WorstSet | undefined) =>
  `${measure} ${worst ? `${worst.value.toFixed(3)} (${worst.name})` : '-'}`

/** Returns the results of a run for other programs. */
export function jsonFigures(results: Results) {
  const { recorded, total, traps, leftOut, blocking, categories } = results
  return {
    measures: measures(results),
    recorded: recorded.map(flat),
    ...(total && { total: flat(total), worst: worstSets(recorded) }),
    ...(traps && { traps: flat(traps) }),
    ...(leftOut && { leftOut: { sets: leftOut.sets.map(flat), total: flat(leftOut.total) } }),
    ...(blocking && { blocking }),
    confidence: confidenceFigures(results).map(({ called, ...figures }) => ({ ...figures, pairs: called.length })),
    categories,
  }
}

function flat({ evaluation, frozen, whole, corrected, drawn, ...figures }: Figures) {
  const { verdicts, ...scores } = evaluation
  const { verdicts: unread, ...apart } = frozen
  return {
    ...figures,
    labels: verdicts.length,
    ...scores,
    frozen: { labels: unread.length, ...apart },
    whole: whole.scores.identity,
    corrected: corrected.scores.identity,
    drawn: drawn.length,
  }
}
