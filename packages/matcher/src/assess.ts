import type { Relation } from '@crossvenue/venues'
import { compare } from './compare/compare.ts'
import { type Comparison, differUnweighed } from './compare/comparison.ts'
import { compareTopic } from './compare/topic.ts'
import type { OutcomePair } from './edge.ts'
import type { Proposition } from './extract/proposition.ts'
import { relate } from './relate.ts'
import { calibrationKindOf, confidenceOf, fittedWeights, logOddsOf, type Weights } from './score.ts'
import { settings } from './settings.ts'

/** The result of assessing two propositions: their relation, how sure it is, and the comparisons behind it. */
export interface Assessment {
  /** Absent where they are unrelated. */
  relation?: Relation | undefined
  /** Log-odds of the relation before calibration: finer than the confidence where pairs are ranked. */
  logOdds: number
  confidence: number
  /** Every comparison that was made; it stops at the first that finds the two unrelated. */
  evidence: readonly Comparison[]
  /** Outcomes that settle alike; stated for identity and complement. */
  outcomes: readonly OutcomePair[]
}

/**
 * Returns the relation of two questions with its confidence and the comparisons behind it; `relation` is undefined if they
 * are unrelated. If a market is between two teams ("A beats B"), the question about the second team ("B beats A") is
 * compared too: if that one is identical, the markets are complements. `besides` are comparisons of the lists of answers
 * that the two questions belong to; they are weighed with the others.
 */
export function assess(
  a: Proposition,
  b: Proposition,
  weights: Weights = fittedWeights,
  besides: readonly Comparison[] = [],
): Assessment {
  const plain = assessAs(a, b, weights, besides)
  if (plain.relation === 'identity' && isSure(plain)) return plain
  const complements = [
    a.complement && assessAs(a.complement, b, weights),
    b.complement && assessAs(a, b.complement, weights),
  ].filter((assessment) => assessment?.relation === 'identity')
  const [first, second] = complements
  const surest = second && first && second.logOdds > first.logOdds ? second : first
  if (surest && isSure(surest)) return { ...surest, relation: 'complement' }
  if (isSure(plain)) return plain
  const topic = ofTopic(a, b, weights)
  // what is so on a day is not what comes true within a time
  const isOfDay = a.time.window?.kind === 'day' || b.time.window?.kind === 'day'
  return topic ? (isOfDay ? topic : withRelation(topic, plain, weights)) : plain
}

/**
 * Two questions of one topic whose regions lie in each other, too few words being shared for that to be sure by itself:
 * "pardoned before 2029" and "pardoned by Ann in 2026".
 */
function withRelation(topic: Assessment, plain: Assessment, weights: Weights): Assessment {
  const { relation } = plain
  if ((relation !== 'subset' && relation !== 'superset') || plain.logOdds < settings.minTopicLogOdds) return topic
  const confidence = confidenceOf(topic.logOdds, calibrationKindOf(relation), weights)
  return { ...topic, relation, confidence, evidence: [...plain.evidence, ...topic.evidence] }
}

/** Whether an assessment has a relation with enough log-odds to be reported as an edge. */
export const isSure = ({ relation, logOdds }: Assessment) => relation !== undefined && logOdds >= settings.minLogOdds

/** Returns the relation of two questions that share a topic without asking the same. */
function ofTopic(a: Proposition, b: Proposition, weights: Weights): Assessment | undefined {
  const evidence = compareTopic(a, b)
  const assessment = evidence.length > 0 ? assessed(a, b, evidence, weights) : undefined
  return assessment && isSure(assessment) ? assessment : undefined
}

function assessAs(a: Proposition, b: Proposition, weights: Weights, besides: readonly Comparison[] = []): Assessment {
  const evidence = [...besides]
  if (!compare(a, b, evidence))
    return { relation: undefined, logOdds: Number.NEGATIVE_INFINITY, confidence: 0, evidence, outcomes: [] }
  return assessed(a, b, evidence, weights)
}

function assessed(a: Proposition, b: Proposition, evidence: readonly Comparison[], weights: Weights): Assessment {
  const relation = relate(evidence)
  const odds = logOddsOf(evidence, weights)
  const nested = (relation === 'subset' || relation === 'superset') && !a.game && a.form !== b.form
  const isNarrower = odds < settings.minLogOdds || evidence.some(isNumberMissing)
  if (relation && isNarrower && evidence.some((comparison) => isNarrowed(comparison, relation))) {
    return assessed(
      a,
      b,
      evidence.map((comparison) => narrowed(comparison, relation)),
      weights,
    )
  }
  return {
    relation,
    logOdds: odds,
    confidence: confidenceOf(odds, calibrationKindOf(relation), weights),
    evidence: nested ? [...evidence, differUnweighed('form', [a.form, b.form])] : evidence,
    outcomes: relation === 'identity' || relation === 'complement' ? pairOutcomes(a, b, relation) : [],
  }
}

/** Turns a difference that is too large for identity into a narrower question. */
function narrowed(comparison: Comparison, relation: Relation): Comparison {
  const { fallbackRelation, ...rest } = comparison
  return isNarrowed(comparison, relation)
    ? {
        ...rest,
        verdict: 'veto',
        feature: 'qualifier differs',
        value: 1,
        relation: fallbackRelation,
        rules: 'narrower-question',
      }
    : comparison
}

/** A number that only one side states narrows a question that is equal in all else. */
const isNarrowed = ({ fallbackRelation, feature }: Comparison, relation: Relation) =>
  fallbackRelation !== undefined && (feature !== 'numbers missing' || relation === 'identity')

/** So many words may be shared that a number of one side alone would not weigh enough. */
const isNumberMissing = ({ feature, fallbackRelation }: Comparison) =>
  feature === 'numbers missing' && fallbackRelation !== undefined

/**
 * Returns which outcome of A settles with which outcome of B: YES with YES in an identity, YES with NO in a complement.
 * Outcomes without an id are left out.
 */
export function pairOutcomes(a: Proposition, b: Proposition, relation: 'identity' | 'complement'): OutcomePair[] {
  const [yes, no] = relation === 'identity' ? [b.yes, b.no] : [b.no, b.yes]
  return [
    ...(a.yes !== undefined && yes !== undefined ? [{ a: a.yes, b: yes }] : []),
    ...(a.no !== undefined && no !== undefined ? [{ a: a.no, b: no }] : []),
  ]
}
