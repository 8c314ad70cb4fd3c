import { calibrationError } from './calibration.ts'
import { calledIdentities } from './called-identities.ts'
import type { Figures } from './figures.ts'
import type { Results } from './results.ts'
import { worstSets } from './worst-sets.ts'

/** The figures of a run for other programs to read. */
export function jsonFigures({ recorded, total, traps }: Results) {
  return {
    recorded: recorded.map(flat),
    ...(total && { total: flat(total), worst: worstSets(recorded) }),
    ...(traps && { traps: flat(traps) }),
  }
}

function flat({ evaluation, ...figures }: Figures) {
  const { verdicts, ...scores } = evaluation
  const error = calibrationError(calledIdentities(verdicts))
  return { ...figures, labels: verdicts.length, ...scores, ...(error !== undefined && { calibrationError: error }) }
}
