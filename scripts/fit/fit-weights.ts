import { type Feature, handSetWeights, type Weights } from '@crossvenue/matcher'
import { calibrate } from './calibrate.ts'
import type { Example } from './examples.ts'
import { dot, fitLogistic, type Prior } from './logistic.ts'
import { type Heard, heardOfIdentity, heardOfOthers } from './observations.ts'

type Features = Weights['features']

/** Fewer observations than this, counted by their share, tell nothing of a weight. */
const ENOUGH = 8

/** How far a weight may easily be from what was set by hand. */
const deviationOf = (mean: number) => Math.abs(mean) / 4

/**
 * Fits weights and calibration to the examples of several sets: first what speaks for identity, then, of the pairs that
 * these weights give another relation, what a difference of degree says for the relation that is left.
 */
export function fitWeights(sets: readonly (readonly Example[])[]): Weights {
  const identities = sets.map(identitiesOf)
  const { features: identity, calibration: merging } = fitted(
    identities,
    handSetWeights.features,
    (name) => name !== 'prior',
  )
  const weights = { features: identity, calibration: { ...handSetWeights.calibration, merging } }
  const others = sets.map((set) => heardOfOthers(set, weights))
  const { features, calibration: other } = fitted(
    others,
    identity,
    (name) => name === 'prior' || / differs?$/.test(name),
  )
  return { features: { ...features, prior: identity.prior }, calibration: { merging, other } }
}

const heard = new WeakMap<readonly Example[], Heard[]>()

/** Does not depend on weights, so that it is asked once. */
function identitiesOf(set: readonly Example[]): Heard[] {
  const known = heard.get(set) ?? heardOfIdentity(set)
  heard.set(set, known)
  return known
}

const FAR = Number.POSITIVE_INFINITY

type Open = (name: string) => boolean

/**
 * Fits the weights that are open, and a calibration. That hears only of log-odds from weights that have not seen the
 * set: otherwise it would take for certain what was learnt by heart. And it hears of labels alone: a rival does not get
 * so far as to be given a confidence.
 */
function fitted(sets: readonly Heard[][], features: Features, isOpen: Open) {
  const stated = sets.flatMap((set) => {
    const unseen = refitted(features, sets.filter((other) => other !== set).flat(), isOpen)
    const coefficients = new Map(Object.entries(unseen))
    return set.filter(({ rival }) => !rival).map((one) => ({ ...one, odds: dot(one.values, coefficients) }))
  })
  return { features: refitted(features, sets.flat(), isOpen), calibration: calibrate(stated) }
}

/**
 * Fits those of the open weights that there are enough observations of, starting from what they are. Agreement never
 * comes to speak against a pair, nor for it more than was set by hand, and doubt never weighs less: labelled pairs have
 * too few near misses, which differ in one word or number, to tell how much such a difference may be forgiven.
 */
function refitted(features: Features, observations: readonly Heard[], isOpen: Open): Features {
  const seen = new Map<string, number>()
  for (const { values, share } of observations) {
    for (const name of values.keys()) seen.set(name, (seen.get(name) ?? 0) + share)
  }
  const priors = Object.entries(features).map(([name, mean]): [string, Prior] => {
    const told = isOpen(name) && (seen.get(name) ?? 0) >= ENOUGH
    const range: Prior['range'] = name === 'prior' ? [-FAR, FAR] : mean > 0 ? [0, mean] : [-FAR, mean]
    return [name, { mean, deviation: told ? deviationOf(mean) : 0, range }]
  })
  const found = [...fitLogistic(observations, new Map(priors))]
  return Object.fromEntries(found.map(([name, value]) => [name, Math.round(value * 100) / 100])) as Record<
    Feature,
    number
  >
}
