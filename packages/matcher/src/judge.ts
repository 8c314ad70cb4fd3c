import type { Relation } from '@crossvenue/venues'
import { compare } from './compare/compare.ts'
import { type Comparison, told } from './compare/comparison.ts'
import { compareMatter } from './compare/matter.ts'
import type { OutcomePair } from './edge.ts'
import type { Proposition } from './extract/proposition.ts'
import { relate } from './relate.ts'
import { calibrationKind, confidenceOf, fittedWeights, logOdds, type Weights } from './score.ts'
import { settings } from './settings.ts'

/** What two propositions are to each other, and why. */
export interface Judgement {
  /** Absent where they are unrelated. */
  relation?: Relation | undefined
  /** Of the relation, before calibration: finer than the confidence where pairs are to be ranked. */
  logOdds: number
  confidence: number
  /** Of unrelated ones what was heard of them. */
  evidence: readonly Comparison[]
  /** Which outcomes settle alike; told of identity and complement. */
  outcomes: readonly OutcomePair[]
}

/**
 * Compares two propositions until it is sure that they are unrelated; a market between two named sides is tried for its
 * second side too, whichever of the two it is.
 */
export function judge(a: Proposition, b: Proposition, weights: Weights = fittedWeights): Judgement {
  const plain = judgeAs(a, b, weights)
  if (plain.relation === 'identity' && isSure(plain)) return plain
  const turned = [a.mirror && judgeAs(a.mirror, b, weights), b.mirror && judgeAs(a, b.mirror, weights)].filter(
    (judgement) => judgement?.relation === 'identity',
  )
  const [first, second] = turned
  const surest = second && first && second.logOdds > first.logOdds ? second : first
  if (surest && isSure(surest)) return { ...surest, relation: 'complement' }
  return isSure(plain) ? plain : (ofMatter(a, b, weights) ?? plain)
}

/** Whether the relation is likely enough to be told. */
export const isSure = ({ relation, logOdds }: Judgement) => relation !== undefined && logOdds >= settings.minLogOdds

/** What is left where they do not ask the same. */
function ofMatter(a: Proposition, b: Proposition, weights: Weights): Judgement | undefined {
  const evidence = compareMatter(a, b)
  const judgement = evidence.length > 0 ? judged(a, b, evidence, weights) : undefined
  return judgement && isSure(judgement) ? judgement : undefined
}

function judgeAs(a: Proposition, b: Proposition, weights: Weights): Judgement {
  const evidence: Comparison[] = []
  if (!compare(a, b, evidence))
    return { relation: undefined, logOdds: Number.NEGATIVE_INFINITY, confidence: 0, evidence, outcomes: [] }
  return judged(a, b, evidence, weights)
}

function judged(a: Proposition, b: Proposition, evidence: readonly Comparison[], weights: Weights): Judgement {
  const relation = relate(evidence)
  const odds = logOdds(evidence, weights)
  const nested = (relation === 'subset' || relation === 'superset') && !a.fixture && a.form !== b.form
  if (relation && odds < settings.minLogOdds && evidence.some((comparison) => isNarrowed(comparison, relation))) {
    return judged(
      a,
      b,
      evidence.map((comparison) => narrowed(comparison, relation)),
      weights,
    )
  }
  return {
    relation,
    logOdds: odds,
    confidence: confidenceOf(odds, calibrationKind(relation), weights),
    evidence: nested ? [...evidence, told('form', [a.form, b.form])] : evidence,
    outcomes: relation === 'identity' || relation === 'complement' ? outcomesOf(a, b, relation) : [],
  }
}

/** What differs too much to ask the same may still be a part of it. */
function narrowed(comparison: Comparison, relation: Relation): Comparison {
  const { otherwise, ...rest } = comparison
  return isNarrowed(comparison, relation)
    ? { ...rest, verdict: 'veto', feature: 'qualifier differs', value: 1, lean: otherwise }
    : comparison
}

/** A number that one side alone tells narrows a question that is the other one in all else. */
const isNarrowed = ({ otherwise, feature }: Comparison, relation: Relation) =>
  otherwise !== undefined && (feature !== 'numbers missing' || relation === 'identity')

/** Which outcomes of two propositions settle alike where they are one, or opposite. */
export function outcomesOf(a: Proposition, b: Proposition, relation: 'identity' | 'complement'): OutcomePair[] {
  const [yes, no] = relation === 'identity' ? [b.yes, b.no] : [b.no, b.yes]
  return [
    ...(a.yes !== undefined && yes !== undefined ? [{ a: a.yes, b: yes }] : []),
    ...(a.no !== undefined && no !== undefined ? [{ a: a.no, b: no }] : []),
  ]
}
