import { type Figures, measure, total } from './figures.ts'
import type { LabelledSet } from './labelled-set.ts'
import { byWeight, type WrongIdentity, wrongIdentities } from './wrong-identities.ts'

/** All that one run has to tell; what was not measured is absent. */
export interface Results {
  recorded: readonly Figures[]
  /** The recorded sets together. */
  total?: Figures
  traps?: Figures
  wrong: readonly WrongIdentity[]
}

/** Measures sets one after the other; `onSet` hears of each before it begins. */
export function measureSets(
  { recorded, traps }: { recorded: readonly LabelledSet[]; traps?: LabelledSet },
  { now, onSet }: { now: () => number; onSet: (name: string) => void },
): Results {
  const wrong: WrongIdentity[] = []
  const measured = (set: LabelledSet): Figures => {
    onSet(set.name)
    const figures = measure(set, now)
    wrong.push(...wrongIdentities(set, figures.evaluation.verdicts))
    return figures
  }
  const sets = recorded.map(measured)
  return {
    recorded: sets,
    ...(sets.length > 0 && { total: total('recorded sets together', sets) }),
    ...(traps && { traps: measured(traps) }),
    wrong: wrong.sort(byWeight),
  }
}
