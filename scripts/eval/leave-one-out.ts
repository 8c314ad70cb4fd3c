import type { Weights } from '@crossvenue/matcher'
import type { Example } from '../fit/examples.ts'
import { fitWeights } from '../fit/fit-weights.ts'

/** Weights for each set that were fitted to all the others; `onSet` hears of each before it begins. */
export function leaveOneOut(
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
