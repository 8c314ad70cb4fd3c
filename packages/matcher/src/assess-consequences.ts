import type { Relation } from '@crossvenue/venues'
import type { Assessment } from './assess.ts'
import { type Comparison, veto } from './compare/comparison.ts'
import { type Consequences, consequencesOf, NOTHING } from './compare/consequences.ts'
import { isExclusive } from './compare/one-winner.ts'
import { relationNames } from './compare/relation-of-sets.ts'
import { hasSameToken, mentions, vocabularyOf } from './compare/vocabulary.ts'
import { includesKind, isOfKind, kindOf } from './extract/entities.ts'
import { inverseOf } from './extract/interval.ts'
import type { Proposition } from './extract/proposition.ts'
import { type Token, WIN_WEIGHT } from './extract/tokens.ts'

/** Assesses two questions by themselves; undefined where the result is not sure enough to be reported. */
type Assess = (a: Proposition, b: Proposition) => Assessment | undefined

/**
 * Returns the assessment of two questions by the questions that follow from them: what implies a part of B is a part of
 * B, and what implies a question that excludes B excludes B. With `identical`, only joined names count. Undefined where
 * nothing follows.
 */
export function assessConsequences(
  a: Proposition,
  b: Proposition,
  identical: boolean,
  assess: Assess,
): Assessment | undefined {
  const [x, y] = [withNamed(consequencesOf(a), a, b), withNamed(consequencesOf(b), b, a)]
  if (x === y) return undefined
  // a name of little weight, such as that of the home country, may be all that two titles differ in
  const [one, other] = identical ? [onlyJoined(x, b), onlyJoined(y, a)] : [x, y]
  return within(one, b, assess, false, a) ?? within(other, a, assess, true, b)
}

/**
 * Returns what follows from "someone else" in a list with one winner too, which excludes the answers that the list names.
 * Only those that the other question names, or the party of whom it names, are looked at.
 */
function withNamed(found: Consequences, { named = [] }: Proposition, other: Proposition): Consequences {
  const isMentioned = (token: Token) => hasSameToken(vocabularyOf(other), token) || isOfPolitician(token, other)
  const isSaid = ({ answer, negated, questionTokens }: Proposition) =>
    // "no election is held" names nobody
    !negated && questionTokens.length > 0 && answer?.tokens.every(isMentioned)
  const excluded = named.filter((one) => isSaid(one) && isExclusive(one))
  return excluded.length === 0 ? found : { ...found, excluded: [...found.excluded, ...excluded] }
}

/** Whether the token is the party of the politician whom a question names. */
const isOfPolitician = ({ ids }: Token, { politician }: Proposition) =>
  politician !== undefined && (ids?.includes(politician.party) ?? false)

/** Returns what follows by joined names, if the other question does not name all of them. */
const onlyJoined = ({ each }: Consequences, other: Proposition): Consequences =>
  each.every((question) => namesOf(question, each).every((token) => hasSameToken(vocabularyOf(other), token)))
    ? NOTHING
    : { ...NOTHING, each }

/** Returns the tokens that only one of several questions has. */
const namesOf = (question: Proposition, all: readonly Proposition[]) =>
  question.questionTokens.filter((token) =>
    all.some((one) => one !== question && !hasSameToken(vocabularyOf(one), token)),
  )

/** Compares what follows from one question with the other; with `swapped`, the other is A. */
function within(
  { implied, each, premises, excluded, cases, either }: Consequences,
  other: Proposition,
  assess: Assess,
  swapped: boolean,
  from: Proposition,
): Assessment | undefined {
  const state = (found: Assessment, relation: 'disjoint' | 'inside' | 'contains' | 'overlap'): Assessment => {
    const set = swapped ? inverseOf(relation) : relation
    const sides = swapped ? ([other.title, from.title] as const) : ([from.title, other.title] as const)
    const rule = relation === 'disjoint' ? 'excluded-by-phrase' : 'implied-by-phrase'
    return {
      ...found,
      relation: relationNames[set],
      evidence: [...found.evidence, veto(rule, set, sides)],
      outcomes: [],
    }
  }
  // one by one, because most are not looked at once an earlier one decides
  function* assessed(questions: readonly Proposition[]) {
    for (const question of questions) {
      const found = maySay(question, from, other) ? assess(question, other) : undefined
      // what follows says nothing of a number that only the other question states: "wins an Oscar", "wins 0 Oscars"
      yield found?.evidence.some(leavesNumberOpen) ? undefined : found
    }
  }
  const wider = [...assessed([...implied, ...each])]
  const around = firstOf(wider, WITHIN)
  if (around) return state(around, 'inside')
  const persons = either.map((questions) => [...assessed(questions)])
  const one = firstOf(persons.flat(), WITHIN)
  if (one) return state(one, 'inside')
  const [others] = persons.map((found) => firstOf(found, APART))
  if (others && persons.every((found) => firstOf(found, APART))) return state(others, 'disjoint')
  const beside = firstOf(wider, APART) ?? firstOf(assessed(excluded), CONTAINS)
  if (beside) return state(beside, 'disjoint')
  const premise = firstOf(assessed(premises), CONTAINS)
  const alternatives = premise ? [] : [...assessed(cases)]
  const holding = premise ?? firstOf(alternatives, CONTAINS)
  if (holding) return state(holding, 'contains')
  const [first] = alternatives
  if (first && alternatives.every((found) => APART.has(found?.relation))) return state(first, 'disjoint')
  // what follows may come true without the question, so that it only shows one matter
  const related = areOfTwoAwards(from, other) ? undefined : firstOf(wider, BESIDE)
  return related ? state(related, 'overlap') : undefined
}

/**
 * Whether each question names an award that the other does not. What follows from both, such as a win at all, is no
 * matter of theirs.
 */
const areOfTwoAwards = (a: Proposition, b: Proposition) => hasOwnAward(a, b) && hasOwnAward(b, a)

const hasOwnAward = ({ questionTokens }: Proposition, other: Proposition) =>
  questionTokens.some((token) => isOfKind(token, 'award') && !hasSameToken(vocabularyOf(other), token))

/**
 * Whether the other question has a word of weight that a consequence adds to the question it follows from, or one of its
 * kind ("a Republican" beside "a Democrat"), if it adds any.
 */
function maySay({ questionTokens }: Proposition, from: Proposition, other: Proposition): boolean {
  const added = questionTokens.filter((token) => token.weight > WIN_WEIGHT && !hasSameToken(vocabularyOf(from), token))
  const isMet = (token: Token) =>
    mentions(vocabularyOf(other), token) ||
    isOfPolitician(token, other) ||
    includesKind(other.questionTokens, ...(token.ids?.map(kindOf) ?? []))
  return added.length === 0 || added.some(isMet)
}

function firstOf(found: Iterable<Assessment | undefined>, relations: ReadonlySet<Found>): Assessment | undefined {
  for (const one of found) if (relations.has(one?.relation)) return one
  return undefined
}

const leavesNumberOpen = ({ comparison, verdict }: Comparison) => comparison === 'numbers' && verdict === 'missing'

type Found = Relation | undefined
const WITHIN: ReadonlySet<Found> = new Set<Found>(['identity', 'subset'])
const CONTAINS: ReadonlySet<Found> = new Set<Found>(['identity', 'superset'])
const BESIDE: ReadonlySet<Found> = new Set<Found>(['superset', 'overlap'])
const APART: ReadonlySet<Found> = new Set<Found>(['disjoint', 'complement'])
