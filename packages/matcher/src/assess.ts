import type { Relation } from '@crossvenue/venues'
import { assessConsequences } from './assess-consequences.ts'
import { compare, compareByRules } from './compare/compare.ts'
import { type Comparison, differUnweighed } from './compare/comparison.ts'
import { doubtOf } from './compare/doubt.ts'
import { asksIfHeld } from './compare/predicates.ts'
import { titleOfFinal } from './compare/titles-of-finals.ts'
import { compareTopic } from './compare/topic.ts'
import { compareTwins, relationInBook } from './compare/twins.ts'
import { type OutcomePair, reversed } from './edge.ts'
import type { Proposition } from './extract/proposition.ts'
import { relate } from './relate.ts'
import type { VetoId } from './rules/vetoes.ts'
import { calibrationKindOf, confidenceOf, fittedWeights, logOddsOf, type Weights } from './score.ts'
import { settings } from './settings.ts'

/**
 * The result of comparing two questions (propositions): their relation, its confidence, and the comparisons behind it.
 */
export interface Assessment {
  /** Absent if they are unrelated. */
  relation?: Relation | undefined
  /** Log-odds that the relation is right, before calibration; they rank pairs more finely than the confidence. */
  logOdds: number
  confidence: number
  /** All comparisons that were made, up to the first that finds the two unrelated. */
  evidence: readonly Comparison[]
  /** Pairs of outcomes that settle alike, for identity and complement. */
  outcomes: readonly OutcomePair[]
}

/**
 * Returns the relation of two questions with its confidence and the comparisons behind it; `relation` is undefined if
 * they are unrelated. If a market is between two teams ("A beats B"), the question about the second team ("B beats A")
 * is compared too: if that one is identical, the markets are complements. `besides` are comparisons of the lists of
 * answers that the two questions belong to; their weights are added.
 */
export function assess(
  a: Proposition,
  b: Proposition,
  weights: Weights = fittedWeights,
  besides: readonly Comparison[] = [],
): Assessment {
  const shared = assessInBook(a, b, weights)
  if (shared) return shared
  const plain = assessAs(a, b, weights, besides)
  if (a.tally && b.tally && plain.found.some(({ comparison }) => comparison === 'tally')) return plain
  const identical = plain.relation === 'identity' && isSure(plain)
  const following = assessConsequences(a, b, identical, (one, other) => {
    const found = assessAs(one, other, weights)
    return isSure(found) ? found : nestedOfTopic(one, other, found, weights)
  })
  const decides = following?.relation !== 'overlap' && (following?.relation !== plain.relation || !isSure(plain))
  const follows = decides ? following : undefined
  if (follows && follows.relation !== 'disjoint') return follows
  if (identical) return follows ?? plain
  const named = assessAsNominees(a, b, weights)
  if (named && (named.relation === 'identity' || !isSure(plain) || plain.relation === 'overlap')) return named
  // what excludes another question may also be its complement
  if (follows && plain.relation === 'complement' && isSure(plain)) return plain
  const complements = [
    a.complement && assessAs(a.complement, b, weights),
    b.complement && assessAs(a, b.complement, weights),
  ].filter((assessment) => assessment?.relation === 'identity')
  const [first, second] = complements
  const surest = second && first && second.logOdds > first.logOdds ? second : first
  if (surest && isSure(surest)) return { ...surest, relation: 'complement' }
  if (follows) return follows
  const titled = assessAsTitles(a, b, weights)
  if (titled) return titled
  const ruled = assessByRules(a, b, plain, weights)
  if (ruled) return ruled
  if (isSure(plain) && plain.relation !== 'overlap') return plain
  const held = assessAsHeld(a, b, weights) ?? assessAsHeld(b, a, weights)
  if (held) return held
  if (isSure(plain)) return plain
  const topic = ofTopic(a, b, weights)
  // a state on a day is different from an act within a time, so neither is a part of the other
  const isOfDay = a.time.window?.kind === 'day' || b.time.window?.kind === 'day'
  if (topic) return isOfDay ? topic : withRelation(topic, plain, weights)
  return following?.relation === 'overlap' ? following : plain
}

/**
 * Returns the assessment of two questions of which one names both a party and its nominee, as if it named the other of
 * the two. Undefined for other pairs, and where they only overlap.
 */
function assessAsNominees(a: Proposition, b: Proposition, weights: Weights): Assessment | undefined {
  const assessed = (one: Proposition, other: Proposition) => {
    const found = assessAs(one, other, weights)
    return isSure(found) && found.relation !== 'overlap' ? found : undefined
  }
  const named = (one: Proposition, other: Proposition) =>
    assessed(one, other) ?? assessConsequences(one, other, false, assessed)
  return (a.alias && named(a.alias, b)) ?? (b.alias && named(a, b.alias))
}

/**
 * Returns the assessment of a question about holding a post on a day and one about leaving it before, which exclude each
 * other because a former holder hardly ever returns. Undefined for other pairs.
 */
function assessAsHeld(holds: Proposition, leaves: Proposition, weights: Weights): Assessment | undefined {
  if (!holds.complement || holds.game || !asksIfHeld(holds)) return undefined
  const opposite = assessAs(holds.complement, leaves, weights)
  if (opposite.relation !== 'superset' || !isSure(opposite)) return undefined
  // "before April" may be the April after the day
  const [day, until] = [holds.time.window, leaves.time.window]
  const isLater = day?.kind === 'day' && day.yearKnown && until?.yearKnown === false
  return { ...opposite, relation: isLater ? 'overlap' : 'disjoint' }
}

/**
 * Returns the assessment of a market of a final and a question about the title, which the second side wins where the
 * first does not; undefined where it is not sure.
 */
function assessAsTitles(a: Proposition, b: Proposition, weights: Weights): Assessment | undefined {
  if ((a.game === undefined) === (b.game === undefined)) return undefined
  const titled = (question: Proposition | undefined) => {
    const title = question && titleOfFinal(question)
    const found = title && (a.game ? assessAs(title, b, weights) : assessAs(a, title, weights))
    return found && isSure(found) ? found : undefined
  }
  const one = a.game ? a : b
  const found = titled(one)
  const other = one.complement && { ...one.complement, complement: one }
  const opposite = found && found.relation !== 'identity' ? titled(other) : undefined
  return opposite?.relation === 'identity' ? { ...opposite, relation: 'complement' } : found
}

/** Returns the assessment of two markets with the same tokens in one order book; undefined for all others. */
function assessInBook(a: Proposition, b: Proposition, weights: Weights): Assessment | undefined {
  const relation = relationInBook(a, b)
  if (!relation) return undefined
  const evidence = compareTwins(a, b)
  const logOdds = logOddsOf(evidence, weights)
  const confidence = confidenceOf(logOdds, calibrationKindOf(relation), weights)
  return { relation, logOdds, confidence, evidence, outcomes: pairOutcomes(a, b, relation) }
}

/**
 * Returns the assessment of two questions by the conditions in their rules, if only words of their titles keep them
 * apart and the rules make them identical. Undefined for other questions.
 */
function assessByRules(a: Proposition, b: Proposition, plain: Plain, weights: Weights): Assessment | undefined {
  const evidence: Comparison[] = []
  if (!plain.found.every(isOfWords) || !compareByRules(a, b, evidence) || !plain.evidence.every(isOfWords))
    return undefined
  const ruled = assessed(a, b, evidence, weights)
  return ruled.relation === 'identity' && isSure(ruled) ? ruled : undefined
}

const isOfWords = ({ verdict, rules }: Comparison) => verdict !== 'veto' || OF_WORDS.has(String(rules))

/** Vetoes that rest on words of titles, which rules may contradict. */
const OF_WORDS: ReadonlySet<string> = new Set<VetoId>([
  'contrary-word',
  'little-shared',
  'narrower-question',
  'other-predicate',
  'other-subject',
  'part-of-whole',
  'step-beside-deed',
])

/**
 * Returns the assessment of two questions about one topic with the relation subset or superset, if their words share
 * too little to show it alone: "pardoned before 2029" and "pardoned by Ann in 2026".
 */
function withRelation(topic: Assessment, plain: Assessment, weights: Weights): Assessment {
  const { relation } = plain
  if ((relation !== 'subset' && relation !== 'superset') || plain.logOdds < settings.minTopicLogOdds) return topic
  const confidence = confidenceOf(topic.logOdds, calibrationKindOf(relation), weights)
  return { ...topic, relation, confidence, evidence: [...plain.evidence, ...topic.evidence] }
}

/** The same for a question that follows from another one; undefined where neither is a part of the other. */
function nestedOfTopic(a: Proposition, b: Proposition, plain: Plain, weights: Weights): Assessment | undefined {
  const { relation, logOdds } = plain
  if ((relation !== 'subset' && relation !== 'superset') || logOdds < settings.minTopicLogOdds) return undefined
  const topic = ofTopic(a, b, weights)
  return topic && withRelation(topic, plain, weights)
}

/** Whether the relation of an assessment has enough log-odds to be reported, as an edge. */
export const isSure = ({ relation, logOdds }: Assessment) => relation !== undefined && logOdds >= settings.minLogOdds

/** Returns the assessment of two different questions about the same topic; undefined where they share no topic. */
function ofTopic(a: Proposition, b: Proposition, weights: Weights): Assessment | undefined {
  const evidence = compareTopic(a, b)
  const assessment = evidence.length > 0 ? assessed(a, b, evidence, weights) : undefined
  return assessment && isSure(assessment) ? assessment : undefined
}

/** An assessment with the comparisons that were made; the others of unrelated questions are made when they are read. */
interface Plain extends Assessment {
  found: readonly Comparison[]
}

function assessAs(a: Proposition, b: Proposition, weights: Weights, besides: readonly Comparison[] = []): Plain {
  const found = [...besides]
  if (compare(a, b, found, true)) return { ...assessed(a, b, found, weights), found }
  return {
    relation: undefined,
    logOdds: Number.NEGATIVE_INFINITY,
    confidence: 0,
    found,
    get evidence() {
      const evidence = [...besides]
      compare(a, b, evidence)
      return evidence
    },
    outcomes: [],
  }
}

function assessed(a: Proposition, b: Proposition, evidence: readonly Comparison[], weights: Weights): Assessment {
  const compared = relate(evidence)
  const relation = compared && a.negated && b.negated ? ofDenials(compared) : compared
  const odds = logOddsOf(evidence, weights)
  const nested = (relation === 'subset' || relation === 'superset') && !a.game && a.form !== b.form
  const isMerging = relation === 'identity' || relation === 'complement'
  const isNarrower =
    odds < settings.minLogOdds || evidence.some(isNumberMissing) || (isMerging && evidence.some(isContentMissing))
  if (relation && isNarrower && evidence.some((comparison) => isNarrowed(comparison, relation))) {
    const narrower = evidence.map((comparison) => narrowed(comparison, relation))
    return assessed(a, b, narrower, weights)
  }
  return {
    relation,
    logOdds: odds,
    confidence: confidenceOf(odds - (isMerging ? doubtOf(a, b) : 0), calibrationKindOf(relation), weights),
    evidence: nested ? [...evidence, differUnweighed('form', [a.form, b.form])] : evidence,
    outcomes: isMerging ? pairOutcomes(a, b, relation) : [],
  }
}

/** Returns the relation of two denials by that of what they deny: "not by May" contains "not by June". */
const ofDenials = (relation: Relation): Relation => (relation === 'disjoint' ? 'overlap' : reversed(relation))

/** Returns a comparison whose difference is too large for identity as a veto, with the relation that remains. */
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

/** Whether a number that only one question states makes it narrower than the other, which is equal in all else. */
const isNarrowed = ({ fallbackRelation, feature }: Comparison, relation: Relation) =>
  fallbackRelation !== undefined &&
  (feature !== 'numbers missing' ||
    relation === 'identity' ||
    relation === 'disjoint' ||
    // what is wider in one way and narrower in another is no part of the other
    relation === (fallbackRelation === 'inside' ? 'superset' : 'subset'))

/** Whether only one question has a word of content ("100m freestyle"), which many shared words would outweigh. */
const isContentMissing = ({ comparison, fallbackRelation, value = 0 }: Comparison) =>
  comparison === 'words' && fallbackRelation !== undefined && value >= settings.words.narrowing

/** Whether only one question states a number: shared words alone would outweigh the missing number. */
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
