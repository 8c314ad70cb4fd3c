import { assess, type Feature, handSetWeights, isSure, relationOfEvents, type Weights } from '@crossvenue/matcher'
import type { Relation } from '@crossvenue/venues'
import type { Example, Pair } from './examples.ts'
import type { Observation } from './logistic.ts'

/** An observation, the relation that was assessed, and whether it is a rival, which has no label. */
export type Heard = Observation & Pick<Example, 'rival'> & { said: Relation }

/** Returns the observations of pairs that may be identical, and whether they are. */
export const heardOfIdentity = (examples: readonly Example[]): Heard[] => observe(examples, likeliest)

/** Returns the observations of pairs that have another relation by these weights, and whether it is the right one. */
export const heardOfOthers = (examples: readonly Example[], weights: Weights): Heard[] =>
  observe(examples, (pairs, ofEvents) => strongest(pairs, ofEvents, weights))

interface Assessed extends Pair {
  assessment: ReturnType<typeof assess>
}

type Choose = (pairs: readonly Pair[], ofEvents: boolean) => Assessed | undefined

function observe(examples: readonly Example[], choose: Choose): Heard[] {
  const rows = examples.flatMap(({ pairs, truth, ofEvents, rival }) => {
    const { a, b, assessment } = choose(pairs, ofEvents) ?? {}
    if (!a || !b || !assessment?.relation) return []
    const said = saidBy(assessment, ofEvents) ?? assessment.relation
    // nothing else is known of a pair labeled only "not identical"
    if (truth === 'not-identity' && said !== 'identity') return []
    const right = said === truth
    const groups = [a, b].map(({ ref }) => JSON.stringify([ref.venue, ref.eventId, right]))
    return [{ values: valuesOf(assessment), right, said, groups, ...(rival && { rival }) }]
  })
  const counts = new Map<string, number>()
  for (const group of rows.flatMap(({ groups }) => groups)) counts.set(group, (counts.get(group) ?? 0) + 1)
  return rows.map(({ groups, ...row }) => ({ ...row, share: shareOf(groups.map((group) => counts.get(group) ?? 1)) }))
}

/** Markets of one event are worded alike; two of them correlate to this degree. */
const ALIKE = 0.25

/** Returns the weight of each of n that are alike: together they count as n / (1 + (n - 1) * ALIKE). */
const shareOf = (counts: readonly number[]) => 1 / (1 + (Math.max(...counts) - 1) * ALIKE)

const merges = ({ assessment: { relation } }: Assessed) => relation === 'identity' || relation === 'complement'

/** With a very high prior: differences keep their weight, and are not read as another relation for being likelier. */
const SURE: Weights = { ...handSetWeights, features: { ...handSetWeights.features, prior: 99 } }

const assessAll = (pairs: readonly Pair[], weights: Weights): Assessed[] =>
  pairs.map((pair) => ({ ...pair, assessment: assess(pair.a, pair.b, weights) }))

const byOdds = (one: Assessed, other: Assessed) => other.assessment.logOdds - one.assessment.logOdds

const likeliest = (pairs: readonly Pair[]): Assessed | undefined =>
  assessAll(pairs, SURE).filter(merges).sort(byOdds)[0]

const STRENGTH = ['subset', 'superset', 'overlap', 'disjoint']

const saidBy = ({ relation, evidence }: Assessed['assessment'], ofEvents: boolean): Relation | undefined =>
  relation && ofEvents ? relationOfEvents({ relation, evidence }) : relation

/** Returns the pair whose relation is that of the two events: none if they share an identity, else the strongest. */
function strongest(pairs: readonly Pair[], ofEvents: boolean, weights: Weights): Assessed | undefined {
  const assessed = assessAll(pairs, weights).filter(({ assessment }) => isSure(assessment))
  if (assessed.some(merges)) return undefined
  const rank = ({ assessment }: Assessed) => STRENGTH.indexOf(saidBy(assessment, ofEvents) ?? '')
  return assessed.sort((one, other) => rank(one) - rank(other) || byOdds(one, other))[0]
}

function valuesOf({ evidence }: Assessed['assessment']): ReadonlyMap<Feature, number> {
  const values = new Map<Feature, number>([['prior', 1]])
  for (const { feature, value } of evidence) if (feature) values.set(feature, (values.get(feature) ?? 0) + value)
  return values
}
