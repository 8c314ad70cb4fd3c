import { calibrationError, calledIdentities, overclaim } from './confidence.ts'
import { type Figures, total as totalOf } from './figures.ts'
import type { Results } from './results.ts'

/** One requirement for the matcher, and its current value. */
export interface Measure {
  name: string
  value: number
  /** The bound that it must meet, and the value we want. */
  floor: number
  aim: number
  /** Whether less is better. */
  lessIsBetter?: true
  /** Checked instead of a floor that is not reached yet, so the value does not get worse meanwhile. */
  meanwhile?: number
}

/** All requirements that were measured. */
export function measures({ recorded, total, traps, leftOut, blocking }: Results): Measure[] {
  const identity = total?.evaluation.scores.identity
  const apart = total && total.frozen.verdicts.length > 0 ? total.frozen : undefined
  const frozen = apart?.scores.identity
  const earlier = earlierSets(recorded)
  const byRules = recorded.find(({ name }) => name === RULES)?.evaluation
  const worst = worstSets(recorded)
  const left = leftOut?.total.evaluation
  const error = left && calibrationError(calledIdentities(left.verdicts))
  const sure = apart && calledIdentities(apart.verdicts)
  const trapped = traps?.evaluation.scores.identity
  const related = total?.evaluation.related
  const list: (Omit<Measure, 'value'> & { value: number | undefined })[] = [
    { name: 'identity precision, frozen third', value: frozen?.precision, floor: 0.985, aim: 0.995 },
    { name: 'identity recall, frozen third', value: frozen?.recall, floor: 0.92, aim: 0.95 },
    {
      name: 'calibration error, frozen third',
      value: sure && calibrationError(sure),
      floor: 0.02,
      aim: 0.01,
      lessIsBetter: true,
      meanwhile: 0.025,
    },
    {
      name: 'stated minus true in the surest bin, frozen third',
      value: sure && overclaim(sure),
      floor: 0.005,
      aim: 0.002,
      lessIsBetter: true,
    },
    { name: 'identity precision, earlier sets', value: earlier?.precision, floor: 0.995, aim: 0.998 },
    { name: 'identity recall, earlier sets', value: earlier?.recall, floor: 0.975, aim: 0.985 },
    {
      name: `identity precision, ${RULES}`,
      value: byRules?.scores.identity.precision,
      floor: 0.985,
      aim: 0.995,
    },
    {
      name: `identity recall, ${RULES}`,
      value: byRules?.scores.identity.recall,
      floor: 0.93,
      aim: 0.96,
    },
    {
      name: `right relation of related pairs, ${RULES}`,
      value: byRules && shareRight(byRules.related),
      floor: 0.8,
      aim: 0.9,
      meanwhile: 0.7,
    },
    { name: 'identity precision', value: identity?.precision, floor: 0.99, aim: 0.995 },
    { name: 'identity recall', value: identity?.recall, floor: 0.93, aim: 0.97 },
    {
      name: 'identity precision of the worst set',
      value: worst.precision?.value,
      floor: 0.95,
      aim: 0.98,
    },
    { name: 'identity recall of the worst set', value: worst.recall?.value, floor: 0.85, aim: 0.92 },
    { name: 'identity precision, set left out', value: left?.scores.identity.precision, floor: 0.98, aim: 0.99 },
    { name: 'identity recall, set left out', value: left?.scores.identity.recall, floor: 0.85, aim: 0.93 },
    { name: 'calibration error, set left out', value: error, floor: 0.05, aim: 0.02, lessIsBetter: true },
    {
      name: 'right relation of related pairs',
      value: related && shareRight(related),
      floor: 0.85,
      aim: 0.92,
    },
    { name: 'wrong polarity', value: total?.evaluation.wrongPolarity, floor: 0, aim: 0, lessIsBetter: true },
    { name: 'right of our own traps', value: rightTraps(traps), floor: 0.9, aim: 0.97, meanwhile: 0.85 },
    {
      name: 'traps taken for identities',
      value: trapped && trapped.predicted - trapped.right,
      floor: 0,
      aim: 0,
      lessIsBetter: true,
    },
    {
      name: 'identities brought together by blocking',
      value:
        blocking && blocking.total.identities > 0 ? blocking.total.together / blocking.total.identities : undefined,
      floor: 0.99,
      aim: 0.998,
    },
    {
      name: 'candidates per market',
      value: blocking && blocking.total.candidates / blocking.total.markets,
      floor: 60,
      aim: 30,
      lessIsBetter: true,
    },
  ]
  return list.filter((measure): measure is Measure => measure.value !== undefined)
}

/** The set whose labels were given with the full rules of both sides. */
const RULES = 'rules-2026-03'

/** The sets that the first rules of the matcher were written with, every label of theirs. */
function earlierSets(recorded: readonly Figures[]): { precision?: number; recall?: number } | undefined {
  const sets = recorded.filter(({ name }) => name !== RULES)
  return sets.length < recorded.length ? totalOf('earlier sets', sets).whole.scores.identity : undefined
}

const shareRight = ({ right, labelled }: { right: number; labelled: number }) =>
  labelled > 0 ? right / labelled : undefined

function rightTraps(traps: Results['traps']): number | undefined {
  const verdicts = traps?.evaluation.verdicts ?? []
  if (verdicts.length === 0) return undefined
  return verdicts.filter(({ label, predicted }) => label.relation === predicted).length / verdicts.length
}

/** Whether a value is as good as a bound. */
export const reaches = ({ value, lessIsBetter }: Measure, bound: number) =>
  lessIsBetter ? value <= bound : value >= bound

/** Returns one sentence per floor that is missed; values that were not measured miss none. */
export function brokenFloors(results: Results): string[] {
  return measures(results).flatMap((measure) => {
    const { name, value, floor, meanwhile = floor, lessIsBetter } = measure
    if (reaches(measure, meanwhile)) return []
    return [`${name} is ${Number(value.toFixed(4))}, ${lessIsBetter ? 'more than' : 'less than'} ${meanwhile}`]
  })
}

/** In a set with fewer labels, a single one changes the figures too much to compare them. */
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
