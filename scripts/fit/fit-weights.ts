import {
  type CalibrationKind,
  calibrationKindOf,
  type Feature,
  handSetWeights,
  type Weights,
} from '@crossvenue/matcher'
import { calibrate } from './calibrate.ts'
import type { Example } from './examples.ts'
import { dot, fitLogistic, type Prior } from './logistic.ts'
import { type Heard, heardOfIdentity, heardOfOthers } from './observations.ts'

type Features = Weights['features']

/** The fewest observations, counted by their share, that are enough to fit a weight. */
const ENOUGH = 8

/** The prior deviation of a weight from the one set by hand. */
const deviationOf = (mean: number) => Math.abs(mean) / 4

/**
 * Fits weights and calibration to the examples of several sets. The weight that a difference of degree gives to the
 * remaining relation stays as set by hand: most labeled pairs have such a relation, so they show how certain it is, but
 * not when there is none.
 */
export function fitWeights(sets: readonly (readonly Example[])[]): Weights {
  const stated = sets.flatMap((set) => unseen(set, sets))
  const features = refitted(sets.flatMap(identitiesOf))
  const merging = calibrate(stated)
  const weights = { features, calibration: { ...handSetWeights.calibration, merging } }
  const others = sets.flatMap((set) => heardOfOthers(set, weights)).map((one) => withOdds(one, features))
  const calibrated = (kind: CalibrationKind) => calibrate(others.filter(({ said }) => calibrationKindOf(said) === kind))
  return {
    features,
    calibration: {
      merging,
      nested: calibrated('nested'),
      overlap: calibrated('overlap'),
      disjoint: calibrated('disjoint'),
    },
  }
}

const heard = new WeakMap<readonly Example[], Heard[]>()

/** Returns the observations of identity in a set. They do not depend on weights, so they are computed once. */
function identitiesOf(set: readonly Example[]): Heard[] {
  const known = heard.get(set) ?? heardOfIdentity(set)
  heard.set(set, known)
  return known
}

const FAR = Number.POSITIVE_INFINITY

/**
 * Returns the observations of a set, with log-odds from weights that were fitted without it: otherwise the calibration
 * would trust what the weights have memorized. Only labelled pairs count: a rival never gets a confidence.
 */
function unseen(set: readonly Example[], sets: readonly (readonly Example[])[]) {
  const features = refitted(sets.filter((other) => other !== set).flatMap(identitiesOf))
  return identitiesOf(set)
    .filter(({ rival }) => !rival)
    .map((one) => withOdds(one, features))
}

const withOdds = (one: Heard, features: Features) => ({
  ...one,
  odds: dot(one.values, new Map(Object.entries(features))),
})

/**
 * Fits the weights that have enough observations, starting from those set by hand. Agreement never counts against a
 * pair, nor for it more than was set by hand, and doubt never weighs less: labeled pairs have too few near misses,
 * which differ in one word or number, to show how much of such a difference may be forgiven.
 */
function refitted(observations: readonly Heard[]): Features {
  const seen = new Map<string, number>()
  for (const { values, share } of observations) {
    for (const name of values.keys()) seen.set(name, (seen.get(name) ?? 0) + share)
  }
  const priors = Object.entries(handSetWeights.features).map(([name, mean]): [string, Prior] => {
    const isObserved = name !== 'prior' && (seen.get(name) ?? 0) >= ENOUGH
    const range: Prior['range'] = mean > 0 ? [0, mean] : [-FAR, mean]
    return [name, { mean, deviation: isObserved ? deviationOf(mean) : 0, range }]
  })
  const found = [...fitLogistic(observations, new Map(priors))]
  return Object.fromEntries(found.map(([name, value]) => [name, Math.round(value * 100) / 100])) as Record<
    Feature,
    number
  >
}
