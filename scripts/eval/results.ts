import { candidatePairs, type Weights } from '@crossvenue/matcher'
import { type Example, examplesOf } from '../fit/examples.ts'
import { fitWeights } from '../fit/fit-weights.ts'
import { type Blocking, measureBlocking, totalBlocking } from './blocking.ts'
import { byCategory, type CategoryFigures } from './categories.ts'
import { type Figures, measure, total } from './figures.ts'
import { type LabelledSet, readEdges } from './labelled-sets.ts'
import { byWeight, type WrongIdentity, wrongIdentities } from './wrong-identities.ts'

/** All results of one run; what was not measured is absent. */
export interface Results {
  recorded: readonly Figures[]
  /** The recorded sets together. */
  total?: Figures
  traps?: Figures
  /** Each recorded set matched with weights fitted to the others, and all of them together. */
  leftOut?: { sets: readonly Figures[]; total: Figures }
  blocking?: { sets: readonly (Blocking & { name: string })[]; total: Blocking }
  categories: readonly CategoryFigures[]
  wrong: readonly WrongIdentity[]
}

export interface Run {
  now: () => number
  /** Called before each step. */
  onSet: (name: string) => void
  /** Leaves out each recorded set in turn, and measures the blocking by itself. */
  crossValidate?: boolean
}

/** Measures sets one after the other. */
export function measureSets(
  { recorded, traps }: { recorded: readonly LabelledSet[]; traps?: LabelledSet },
  run: Run,
): Results {
  const wrong: WrongIdentity[] = []
  const measured = (set: LabelledSet): Figures => {
    run.onSet(set.name)
    const figures = measure(set, run.now)
    wrong.push(...wrongIdentities(set, figures.evaluation.verdicts))
    return figures
  }
  const sets = recorded.map(measured)
  const verdicts = recorded.map((set, index) => ({ set, verdicts: sets[index]?.evaluation.verdicts ?? [] }))
  return {
    recorded: sets,
    ...(sets.length > 0 && { total: total('recorded sets together', sets) }),
    ...(traps && { traps: measured(traps) }),
    ...(run.crossValidate && recorded.length > 1 && crossValidated(recorded, run)),
    categories: byCategory(verdicts),
    wrong: wrong.sort(byWeight),
  }
}

function crossValidated(
  recorded: readonly LabelledSet[],
  { now, onSet }: Run,
): Required<Pick<Results, 'leftOut' | 'blocking'>> {
  const prepared = recorded.map((set) => {
    onSet(`candidates of ${set.name}`)
    const pairs = candidatePairs(set.events)
    return {
      name: set.name,
      examples: examplesOf(pairs, [...set.labels, ...readEdges(set.name)]),
      blocking: { name: set.name, ...measureBlocking(set, pairs) },
    }
  })
  const weights = leaveOneOut(prepared, onSet)
  const sets = recorded.map((set) => {
    onSet(`${set.name}, left out`)
    return measure(set, now, weights.get(set.name))
  })
  const blocking = prepared.map((one) => one.blocking)
  return {
    leftOut: { sets, total: total('each left out in turn', sets) },
    blocking: { sets: blocking, total: totalBlocking(blocking) },
  }
}

/** Returns weights for each set, fitted to all the others; calls `onSet` before each. */
function leaveOneOut(
  sets: readonly { name: string; examples: readonly Example[] }[],
  onSet: (name: string) => void,
): ReadonlyMap<string, Weights> {
  return new Map(
    sets.map(({ name }) => {
      onSet(`the sets but ${name}`)
      const others = sets.filter((other) => other.name !== name)
      return [name, fitWeights(others.map(({ examples }) => examples))] as const
    }),
  )
}
