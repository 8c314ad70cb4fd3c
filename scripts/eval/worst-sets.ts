import type { Figures } from './figures.ts'

/** Below this, one label moves a set's figures by more than the figures tell. */
export const MIN_IDENTITY_LABELS = 15

export interface WorstSet {
  name: string
  value: number
}

/** Returns the sets with the lowest precision and the lowest recall of identity, of those with enough labels. */
export function worstSets(sets: readonly Figures[]): { precision?: WorstSet; recall?: WorstSet } {
  const large = sets.filter(({ evaluation }) => evaluation.scores.identity.labelled >= MIN_IDENTITY_LABELS)
  const lowest = (measure: 'precision' | 'recall') =>
    large
      .flatMap(({ name, evaluation }) => {
        const value = evaluation.scores.identity[measure]
        return value === undefined ? [] : [{ name, value }]
      })
      .sort((one, other) => one.value - other.value)[0]
  const [precision, recall] = [lowest('precision'), lowest('recall')]
  return { ...(precision && { precision }), ...(recall && { recall }) }
}
