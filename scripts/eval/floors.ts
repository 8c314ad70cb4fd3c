import type { Evaluation } from '@crossvenue/matcher'

/** What a change may not fall below; the aims are above. */
const floors = {
  /** Identity, all recorded sets together. */
  precision: 0.95,
  recall: 0.7,
  /** Traps taken for identities. The aim is none. */
  falseTraps: 1,
} as const

/** Returns one sentence per floor that is broken; what was not measured breaks none. */
export function brokenFloors({ recorded, traps }: { recorded?: Evaluation; traps?: Evaluation }): string[] {
  const share = (measure: 'precision' | 'recall') => {
    const value = recorded?.scores.identity[measure] ?? 0
    return recorded && value < floors[measure]
      ? [`identity ${measure} ${value.toFixed(4)} of the recorded sets is below ${floors[measure]}`]
      : []
  }
  const identity = traps?.scores.identity
  const fooled = identity ? identity.predicted - identity.right : 0
  return [
    ...share('precision'),
    ...share('recall'),
    ...(fooled > floors.falseTraps
      ? [`${fooled} traps are taken for identities, allowed are ${floors.falseTraps}`]
      : []),
  ]
}
