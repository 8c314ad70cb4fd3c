import { isAnnotation } from '../extract/annotations.ts'
import { includesKind, isOfKind, isOnlyOfKind } from '../extract/entities.ts'
import type { Interval } from '../extract/interval.ts'
import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { isAct, type Token, totalWeight } from '../extract/tokens.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { settings } from '../settings.ts'
import { areRivalAnswers, haveDifferentAnswers, isHomeBesideWinner, isOpen, relateAcrossContests } from './answers.ts'
import { compareAspects } from './aspects-of-titles.ts'
import { compareClemency } from './clemency.ts'
import { agree, agreeOnWords, type Comparison, differ, showBoth, showTokens, veto } from './comparison.ts'
import { findContainment } from './containment.ts'
import { areOpposite, haveContrastingWords, isContrary, isContrast, isOfLeaving, isRecognitionIn } from './contrasts.ts'
import { isOfElectors } from './counted-votes.ts'
import { areOfOtherDays } from './days-of-rankings.ts'
import { compareEntities } from './entities.ts'
import { asksForMember, relateToGroup } from './groups.ts'
import { hasName } from './has-name.ts'
import { weighUnshared } from './implied.ts'
import { isCountry } from './is-country.ts'
import { compareAlternatives, compareClauses, compareJoins } from './joins.ts'
import { askHowMany } from './numbers.ts'
import { isBothDone, relateOneSidedWords } from './one-sided-words.ts'
import { isExclusive } from './one-winner.ts'
import { relateOthers } from './others-of-lists.ts'
import { relateByParty } from './party-answers.ts'
import { compareAnswerKinds, comparePredicates } from './predicates.ts'
import { comparePrepositions } from './prepositions.ts'
import { compareRoles, haveOtherSubjects } from './roles.ts'
import { relateSteps } from './steps.ts'
import { compareOrderOfTicket, compareTicket, isTicket } from './tickets.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'
import { agreeOnShared, compareWords, matchWords, type Unshared, type WordMatch } from './words.ts'

/**
 * Returns the comparisons of what two questions are about: names, predicates, roles and remaining words. A veto among
 * them means that a name or word makes the questions different. With `brief`, where unshared names make them unrelated,
 * only that veto.
 */
export function compareSubjects(a: Proposition, b: Proposition, brief = false): Comparison[] {
  const plain = matchWords(a, b)
  const [anyOfA, anyOfB] = [asksForMember(a), asksForMember(b)]
  const asksForAny = anyOfA || anyOfB
  // a stage that both reach is no word
  const stages = a.qualifiers.reach !== undefined && a.qualifiers.reach === b.qualifiers.reach ? 0.4 : 0
  // the name of a district is no word either
  const { district } = a.qualifiers
  const seats = district !== undefined && district === b.qualifiers.district ? 1 : 0
  const ofGroup =
    asksForAny && plain.shared + stages >= settings.words.leastShared && findContainment(a, b, plain, plain)
  if (!ofGroup && isOtherTopic(a, b, plain.shared + seats)) {
    return [
      agreeOnWords(plain.shared),
      veto('little-shared', 'unrelated', showBoth(showTokens, plain.onlyA, plain.onlyB)),
    ]
  }
  const whole = compareWords(a, b, plain)
  const part = findContainment(a, b, plain, whole)
  const match = part ? { ...whole, ...part } : whole
  const entities = compareEntities(a, b, [...match.onlyA, ...match.onlyB]).filter(
    // a contest and the tour that it belongs to are no two leagues
    ({ comparison }) => !part || comparison !== 'league',
  )
  const asserted = comparePredicates(a, b)
  const isCompared = asserted.length > 0 || compareClemency(a, b) === 'equal'
  const { shared, ...rest } = withoutBounds(a, b, isCompared ? withoutPredicates(match) : match)
  const alternatives = compareAlternatives(a, b, rest)
  // an alternative that only one question has is already compared
  const only: Unshared = alternatives.length > 0 ? { onlyA: [], onlyB: [] } : rest
  const { onlyA, onlyB } = only
  const { words } = settings
  const sides = showBoth(showTokens, onlyA, onlyB)
  const before = () => [
    ...(part ? [part.comparison] : []),
    ...entities,
    ...asserted,
    ...compareRoles(a, b),
    ...compareJoins(a, b),
    ...compareClauses(a, b),
    ...comparePrepositions(a, b),
    ...compareAspects(a, b),
    ...compareOrderOfTicket(a, b),
    ...alternatives,
    ...compareAnswerKinds(a, b),
    agreeOnShared(a, b, shared),
  ]
  const unlike = () => [...(brief ? [] : before()), veto('other-subject', 'unrelated', sides)]
  if (haveOtherSubjects(a, b) || isBesidePrice(a, b, onlyA) || isBesidePrice(b, a, onlyB)) return unlike()
  if (isHomeBesideWinner(a, b, onlyB) || isHomeBesideWinner(b, a, onlyA)) return unlike()
  if (isTicket(a) !== isTicket(b)) return [...before(), ...compareTicket(a, b, only, sides)]
  // a question who wins, which names nobody, has no answer that the group excludes
  const open =
    isOpen(a) || isOpen(b) || (anyOfA && onlyB.length === 0 && !b.answer) || (anyOfB && onlyA.length === 0 && !a.answer)
  const excluded = asksForAny && !part && !open && asserted.length === 0 && isExclusive(a) && isExclusive(b)
  // two questions about any member of one group are no two answers
  const alike = anyOfA && anyOfB && !(onlyA.some(isHeavy) && onlyB.some(isHeavy))
  if (excluded && !alike && shared >= words.leastShared && relateAnswers(a, b, only) === 'disjoint')
    return [...before(), veto('other-answer', areOfOtherDays(a, b) ? 'overlap' : 'disjoint', sides)]
  const others = shared >= words.leastShared && relateToOthers(a, b, only)
  if (others) return [...before(), veto('other-answer', others, sides)]
  const counts = a.interval !== undefined && b.interval !== undefined
  const opposite = areOpposite(onlyA, onlyB) || areOpposite(onlyB, onlyA)
  // the home country of the venues is a name in spite of its low weight
  if ((hasName(onlyA) && hasName(onlyB)) || (onlyA.some(isCountry) && onlyB.some(isCountry))) {
    if (opposite) return [...before(), veto('up-beside-down', 'disjoint', sides)]
    if (areMeasurements([...onlyA, ...onlyB], counts)) return [...before(), veto('other-measurement', 'overlap', sides)]
    const apart = isAbroad(a, b) || isAbroad(b, a)
    const other = !apart && shared + seats >= words.leastShared && areRivalAnswers(a, b, only)
    // candidates and winners, or leaders on two days, do not exclude each other
    if (!other || asserted.length > 0) return unlike()
    if (areOfOtherDays(a, b)) {
      // a member of a group is also on another day one of its members
      const member = relateToGroup(a, b, only)
      if (member !== 'inside' && member !== 'contains') return unlike()
      return [...before(), veto('other-answer', member, sides)]
    }
    // the electoral votes of a candidate do not exclude the other things that this candidate does
    const ofElectors = isOfElectors(a) !== isOfElectors(b) && sharesPerson(a, b, only)
    return [...before(), veto('other-answer', ofElectors ? 'overlap' : relateAnswers(a, b, only), sides)]
  }
  const result = before()
  if (!part && haveDifferentAnswers(a, b)) {
    const rivals = isExclusive(a) || isExclusive(b)
    const relation = rivals ? relateAnswers(a, b, only) : 'unrelated'
    return [...result, veto('answers-apart', relation, sides)]
  }
  const unrelated =
    !ofGroup && shared < words.sameTopic * Math.min(totalWeight(a.questionTokens), totalWeight(b.questionTokens))
  if (unrelated) result.push(veto('little-shared', 'unrelated', sides))
  if (opposite) result.push(veto('up-beside-down', 'disjoint', sides))
  // "no" in brackets is part of a condition, and for a question with a number it means 0
  const denies = (token: Token) => token.key === 'no' && !isAnnotation(token) && !counts
  const reversed =
    [...onlyA, ...onlyB].some((token) => isContrary(token) || denies(token)) ||
    isOfLeaving(onlyA, b) ||
    isOfLeaving(onlyB, a) ||
    onlyA.some(isRecognitionIn(a)) ||
    onlyB.some(isRecognitionIn(b))
  if (reversed) result.push(veto('contrary-word', 'overlap', sides))
  else if (haveContrastingWords(a, b, only)) result.push(veto('contrasted-words', 'overlap', sides))
  if (haveOtherVerbs(a, b, only)) return [...result, veto('other-verb', 'unrelated', sides)]
  const step = relateSteps(only)
  if (step) return [...result, veto('step-beside-deed', step, sides)]
  const more = isBothDone(onlyA, onlyB, a.title) ? 'inside' : isBothDone(onlyB, onlyA, b.title) ? 'contains' : undefined
  if (more) return [...result, veto('narrower-question', more, sides, 'words')]
  const left = totalWeight(onlyA) + totalWeight(onlyB)
  if (left > 0) {
    const feature = hasName(onlyA) || hasName(onlyB) ? 'name unshared' : 'words unshared'
    result.push(differ('words', feature, sides, unshared(left), relateOneSidedWords(a, b, only)))
  }
  if (left < words.complete && !unrelated) result.push(agree('wording', 'wording agrees', [undefined, undefined]))
  return result
}

/** Returns the relation of two answers to one question, or to two contests of which one leads to the other. */
const relateAnswers = (a: Proposition, b: Proposition, only: Unshared) =>
  relateAcrossContests(a, b) ?? relateToGroup(a, b, only) ?? relateByParty(a, b, only)

/** Returns the relation of "someone else" of a list to an answer, also of another list, if their questions say the same. */
function relateToOthers(a: Proposition, b: Proposition, { onlyA, onlyB }: Unshared) {
  if (!(a.named || b.named) || !isExclusive(a) || !isExclusive(b)) return undefined
  const besides = (tokens: readonly Token[], { answer }: Proposition) =>
    totalWeight(tokens.filter(({ key }) => !answer?.tokens.some((token) => token.key === key)))
  const isSame =
    besides(onlyA, a) + besides(onlyB, b) < settings.words.complete && a.qualifiers.stage === b.qualifiers.stage
  return isSame ? relateOthers(a, b) : undefined
}

/**
 * Whether the tokens only show how a number is measured. What is counted in the world is more than another measurement,
 * unless both questions say where and do not state two numbers.
 */
function areMeasurements(tokens: readonly Token[], counts: boolean): boolean {
  const says = (word: string) => tokens.some(({ key }) => key === word)
  if (says('world') && !says('domestic') && (counts || !includesKind(tokens, 'country'))) return false
  return tokens.every(
    (token) => token.weight < settings.words.substitution || ruleWords.measurement.has(token.key) || isContrast(token),
  )
}

/** Whether both questions name one known person. */
const sharesPerson = (a: Proposition, b: Proposition, { onlyA, onlyB }: Unshared) =>
  a.questionTokens.some((token) => isOfKind(token, 'person') && !onlyA.includes(token)) ||
  b.questionTokens.some((token) => isOfKind(token, 'person') && !onlyB.includes(token))

/** Whether each question has a verb that the other lacks, however low its weight: "fire", "meet" (as in "meeting"). */
function haveOtherVerbs(a: Proposition, b: Proposition, { onlyA, onlyB }: Unshared): boolean {
  if (!onlyA.some(isVerb) || !onlyB.some(isVerb)) return false
  const isShared = (only: readonly Token[]) => (token: Token) => isVerb(token) && !only.includes(token)
  return !a.questionTokens.some(isShared(onlyA)) || !b.questionTokens.some(isShared(onlyB))
}

const isVerb = ({ key, weight }: Token) => weight > 0 && isAct(key)

/**
 * Whether one question is about the amount of a coin or a metal that somebody holds, or another percentage of it (its
 * share of a market), and the other about its price.
 */
function isBesidePrice(
  { interval }: Proposition,
  { interval: price, questionTokens }: Proposition,
  only: readonly Token[],
): boolean {
  if (!interval || interval.bare || price?.unit !== 'usd') return false
  const words = only.filter(isHeavy)
  const isShare = interval.unit === 'percent' && words.some(({ key }) => !isAct(key))
  if (!isShare && !includesKind(words, 'company', 'country', 'person', 'state')) return false
  return questionTokens.every(({ ids, weight }) => weight < 0.5 || isOnlyOfKind({ ids }, 'coin', 'series'))
}

/** Whether the token weighs enough to count; the home country of a venue does not. */
const isHeavy = ({ weight }: Token) => weight >= settings.words.complete

/** Whether an election is held in a country that the other question does not name. */
function isAbroad(one: Proposition, other: Proposition): boolean {
  if (!includesKind(one.questionTokens, 'office', 'party') || !includesKind(other.questionTokens, 'office', 'party'))
    return false
  const vocabulary = vocabularyOf(other)
  const places = one.eventTokens.filter(
    (token) => isOfKind(token, 'state', 'country') && !hasSameToken(vocabulary, token),
  )
  return places.length > 0 && weighUnshared(one, other, places).some(({ weight }) => weight >= 0.5)
}

/** Whether the shared words are too few for two answers to one question, whatever the weight of the others. */
function isOtherTopic(a: Proposition, b: Proposition, shared: number): boolean {
  const { sameTopic, leastShared } = settings.words
  if (isTicket(a) !== isTicket(b)) return false
  if (shared >= sameTopic * Math.min(weightOf(a.questionTokens), weightOf(b.questionTokens))) return false
  return shared < leastShared || !(isExclusive(a) || isExclusive(b))
}

const weightOf = memoize((questionTokens: readonly Token[]) =>
  totalWeight(questionTokens.filter(({ key }) => !ruleWords.measurement.has(key))),
)

/** Returns the word match without predicates, which are compared separately. */
function withoutPredicates({ shared, onlyA, onlyB }: WordMatch): WordMatch {
  const isNoPredicate = ({ key }: Token) => !predicates.has(key)
  return { shared, onlyA: onlyA.filter(isNoPredicate), onlyB: onlyB.filter(isNoPredicate) }
}

/** Returns the word match without the bounds of intervals, which are compared as numbers. */
function withoutBounds(a: Proposition, b: Proposition, match: WordMatch): WordMatch {
  if (!a.interval || !b.interval || ((a.interval.bare || b.interval.bare) && !askHowMany(a, b))) return match
  const isBound = ({ key }: Token, { low, high }: Interval) => key === String(low) || key === String(high)
  const [x, y] = [a.interval, b.interval]
  return {
    ...match,
    onlyA: match.onlyA.filter((token) => !isBound(token, x)),
    onlyB: match.onlyB.filter((token) => !isBound(token, y)),
  }
}

/** Returns how much unshared weight counts: up to 0.5 half of it, because a few light words change little. */
const unshared = (left: number) => (left < 0.5 ? left / 2 : left - 0.25)
