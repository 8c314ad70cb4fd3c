import { handSetWeights, type Weights } from '@crossvenue/matcher'

const ABOUT =
  'Written by `npm run fit`, which fits log-odds and calibration to the labelled sets named below and to edges drawn ' +
  'at random and read by us. A weight that is not listed is as set by hand in settings.ts: the labels tell nothing of it.'

/** The file of fitted weights: only those that differ from the hand-set ones, with their origin. */
export function weightsFile({ features, calibration }: Weights, sets: readonly { name: string; examples: number }[]) {
  const fitted = Object.entries(features).filter(
    ([name, weight]) => weight !== handSetWeights.features[name as keyof typeof features],
  )
  return {
    about: ABOUT,
    examples: Object.fromEntries(sets.map(({ name, examples }) => [name, examples])),
    features: Object.fromEntries(fitted),
    calibration,
  }
}
