import { confidenceFigures } from './confidence.ts'
import type { Figures } from './figures.ts'
import { measures, worstSets } from './measures.ts'
import type { Results } from './results.ts'

/** The figures of a run for other programs to read. */
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
