import { calibrationError } from './calibration.ts'
import { calledIdentities } from './called-identities.ts'
import { columns } from './columns.ts'
import type { Results } from './results.ts'
import { textTable } from './text-table.ts'
import { MIN_IDENTITY_LABELS, type WorstSet, worstSets } from './worst-sets.ts'

/** Writes what a run found for a terminal. */
export function summary({ recorded, total, traps }: Results): string {
  const sets = [...recorded, ...(total ? [total] : []), ...(traps ? [traps] : [])]
  const header = columns.map(({ title }) => title)
  const rows = sets.map((figures) => columns.map(({ cell }) => cell(figures)))
  const lines = [textTable([header, ...rows])]
  const { precision, recall } = worstSets(recorded)
  if (precision || recall) {
    const worst = [worstText('precision', precision), worstText('recall', recall)].join(', ')
    lines.push(`worst sets with at least ${MIN_IDENTITY_LABELS} identity labels: ${worst}`)
  }
  const whole = total ?? traps
  if (whole) {
    const called = calledIdentities(whole.evaluation.verdicts)
    const error = calibrationError(called)?.toFixed(4) ?? '-'
    lines.push(`expected calibration error, ${whole.name}: ${error} over ${called.length} pairs called identical`)
  }
  return lines.join('\n\n')
}

const worstText = (measure: string, worst: WorstSet | undefined) =>
  `${measure} ${worst ? `${worst.value.toFixed(3)} (${worst.name})` : '-'}`
