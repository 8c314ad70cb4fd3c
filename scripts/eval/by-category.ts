import type { Verdict } from '@crossvenue/matcher'
import { categoryOf } from './category.ts'
import type { LabelledSet } from './labelled-set.ts'

/** Identity labels of one category. */
export interface CategoryFigures {
  category: string
  labelled: number
  predicted: number
  right: number
}

/** Splits what is said of identities by the category of the first event of each label, the largest first. */
export function byCategory(sets: readonly { set: LabelledSet; verdicts: readonly Verdict[] }[]): CategoryFigures[] {
  const found = new Map<string, CategoryFigures>()
  for (const { set, verdicts } of sets) {
    for (const { label, predicted } of verdicts) {
      const [truly, said] = [label.relation === 'identity', predicted === 'identity']
      if (!truly && !said) continue
      const category = categoryOf(set.find(label.a).event)
      const figures = found.get(category) ?? { category, labelled: 0, predicted: 0, right: 0 }
      found.set(category, {
        category,
        labelled: figures.labelled + Number(truly),
        predicted: figures.predicted + Number(said),
        right: figures.right + Number(truly && said),
      })
    }
  }
  return [...found.values()].sort(
    (one, other) => other.labelled - one.labelled || (one.category < other.category ? -1 : 1),
  )
}
