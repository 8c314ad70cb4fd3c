import { includesKind, isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { compareClemency } from './clemency.ts'
import { type Comparison, veto } from './comparison.ts'
import { isEventQuestion } from './game-questions.ts'
import { isAnyAnswer } from './groups.ts'
import { implies, presupposes } from './implications.ts'
import { assertsByRules } from './implied/stated-by-rules.ts'
import { isOthers } from './others-of-lists.ts'
import { leavesPlace } from './posts.ts'
import { areSynonyms } from './synonyms.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'
import { relateToFinal, relateWinsOfParts } from './wins-of-parts.ts'

/**
 * Returns a veto where two questions ask for different kinds of answer ("who" and "which party"), or one is open ("Who
 * wins?") and the other is about one answer ("Does Ann win?"). Empty for all other pairs.
 */
export function compareAnswerKinds(a: Proposition, b: Proposition): Comparison[] {
  const sides = [a.asks, b.asks] as const
  if ((isDate(a) && isResult(b)) || (isDate(b) && isResult(a))) return [veto('date-beside-result', 'unrelated', sides)]
  if (isEventQuestion(a) !== isEventQuestion(b)) return [veto('open-question', 'overlap', sides)]
  if (isLightBesideOther(a, b) || isLightBesideOther(b, a))
    return [veto('other-answer', 'overlap', [a.answer?.label, b.answer?.label])]
  if (isTieBesideOther(a, b) || isTieBesideOther(b, a))
    return [veto('other-answer', 'disjoint', [a.answer?.label, b.answer?.label])]
  if (isOtherBesideOne(a, b) || isOtherBesideOne(b, a) || isAnyAnswer(a) !== isAnyAnswer(b))
    return [veto('other-kind-of-answer', 'overlap', [a.answer?.label, b.answer?.label])]
  if (isOfParty(a) ? isOfPerson(b) : isOfParty(b) && isOfPerson(a))
    return [veto('other-kind-of-answer', 'overlap', sides)]
  return a.asks && b.asks && a.asks !== b.asks ? [veto('other-kind-of-answer', 'overlap', sides)] : []
}

/** Whether a title in the form of a heading says that its answers are parties: "2032 election winner (Party)". */
const isOfParty = ({ title, answer }: Proposition) => answer === undefined && /\(party\)/i.test(title)
/** Whether a question without an answer says nothing of parties. */
const isOfPerson = ({ asks, answer, questionTokens }: Proposition) =>
  answer === undefined && asks !== 'party' && !says(questionTokens, 'party') && !includesKind(questionTokens, 'party')

/** Whether the answers of two lists are a name of light words, such as "Please Please", and "another one". */
const isLightBesideOther = ({ answer: one }: Proposition, { answer: other }: Proposition) =>
  other?.kind === 'catch-all' && one?.kind === 'name' && one.tokens.every(({ weight }) => weight < 0.3)

/** Whether the answers of two lists are a tie and "another one", who wins alone. */
const isTieBesideOther = ({ answer: one }: Proposition, { answer: other }: Proposition) =>
  other?.kind === 'catch-all' &&
  one !== undefined &&
  one.tokens.length > 0 &&
  one.tokens.every(({ key }) => key === 'draw')

/** Whether the first question is about the others of a list, and the second one, which has no list, says nothing of others. */
const isOtherBesideOne = ({ answer, named }: Proposition, { answer: single, qualifiers, title }: Proposition) =>
  named && isOthers(answer) && !single && qualifiers.gender === undefined && !OF_OTHERS.test(title)
const OF_OTHERS = /\b(?:another|besides|else|except|field|neither|new|no ?body|no one|none|not|other)\b/i

/** Whether the question asks for the date of an election, which says nothing about its winner. */
const isDate = ({ asks, questionTokens }: Proposition) => asks === 'time' && says(questionTokens, 'election')
const isResult = (proposition: Proposition) => vocabularyOf(proposition).predicates.includes('win')

/**
 * Returns a veto where two questions assert different things ("win", "be nominated") of their subject. Empty where they
 * share a predicate or either has none.
 */
export function comparePredicates(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [assertedBy(a), assertedBy(b)]
  const leaving = x.includes('leave') && y.includes('leave')
  if (leaving && leavesPlace(a) !== leavesPlace(b)) return [veto('place-beside-post', 'overlap', [a.title, b.title])]
  // who names somebody or something says nothing of what they do
  if (isOfWords(a, b) || isOfWords(b, a)) return [veto('other-predicate', 'unrelated', [a.title, b.title])]
  const clemency = compareClemency(a, b)
  if (clemency === 'equal') return []
  if (clemency) return [veto('other-clemency', clemency, [x.join(' '), y.join(' ')])]
  const ofPart = x.includes('win') || y.includes('win') ? relateWinsOfParts(a, b) : relateToFinal(a, b)
  if (ofPart) return [veto('other-predicate', ofPart, [a.title, b.title])]
  const areOf = (one: string, other: string) =>
    (x.includes(one) && y.includes(other)) || (x.includes(other) && y.includes(one))
  const opposite = areOf('stay', 'leave')
  if (losesPrimary(a.title) !== losesPrimary(b.title) && [a, b].some(isOfWin))
    return [veto('other-predicate', 'overlap', [a.title, b.title])]
  // the playoffs are won by one of those who play them
  if (x.includes('postseason') && y.includes('postseason') && x.includes('win') !== y.includes('win'))
    return [veto('other-predicate', x.includes('win') ? 'inside' : 'contains', [x.join(' '), y.join(' ')])]
  // who is ousted by a vote of no confidence has faced one
  if (
    x.includes('leave') !== y.includes('leave') &&
    [a, b].every((one) => vocabularyOf(one).names.has('no-confidence'))
  )
    return [veto('other-predicate', x.includes('leave') ? 'inside' : 'contains', [x.join(' '), y.join(' ')])]
  // a state may also get land without paying for it
  if (x.includes('acquire') && y.includes('acquire') && namesLand(a) && namesLand(b) && buys(a) !== buys(b))
    return [veto('other-predicate', buys(a) ? 'inside' : 'contains', [a.title, b.title])]
  // to take a post is not to keep it
  if (
    (x.includes('stay') && y.length === 0 && BECOMES.test(b.title)) ||
    (y.includes('stay') && x.length === 0 && BECOMES.test(a.title))
  )
    return [veto('other-predicate', 'overlap', [x.join(' '), y.join(' ')])]
  if (x.length === 0 || y.length === 0 || (!opposite && x.some((key) => y.some((other) => areSynonyms(key, other)))))
    return []
  if (!opposite && (assertsByRules(a, y) || assertsByRules(b, x))) return []
  const relation = areOf('win', 'relegate')
    ? 'disjoint'
    : isImplied(x, y, a, b)
      ? 'inside'
      : isImplied(y, x, b, a)
        ? 'contains'
        : (areOfOneTopicKind(a, b) ?? !shareOfficeAlone(a, b))
          ? 'overlap'
          : 'unrelated'
  return [veto('other-predicate', relation, [x.join(' '), y.join(' ')])]
}

/** Whether only the first question is about the words that somebody says: "say Lima in the speech". */
const isOfWords = ({ questionTokens }: Proposition, other: Proposition) =>
  says(questionTokens, 'say') && !says(other.questionTokens, ruleWords.saying)

/** Whether an office is all that two questions share: many things happen to its holders and to those who want it. */
function shareOfficeAlone(a: Proposition, b: Proposition): boolean {
  const shared = a.questionTokens
    .filter(({ key, weight }) => weight > 0.3 && !predicates.has(key))
    .filter((token) => hasSameToken(vocabularyOf(b), token))
  return shared.length > 0 && shared.every((token) => isOfKind(token, 'office'))
}

/** Returns the predicates of a question; to be the nominee of a party is to win its nomination. */
function assertedBy(question: Proposition): readonly string[] {
  const { predicates } = vocabularyOf(question)
  const { qualifiers, questionTokens } = question
  const isNominee =
    predicates.length === 0 && qualifiers.stage === 'nomination' && includesKind(questionTokens, 'party')
  return isNominee ? NOMINEE : predicates
}
const NOMINEE = ['win']

/** Whether a title says that somebody loses a primary. */
const losesPrimary = (title: string) => title.includes(' lose') && LOSES_PRIMARY.test(title)
const LOSES_PRIMARY = /\bloses? the (?:[\w'’-]+ ){0,6}?(?:[Nn]omination|[Pp]rimary)\b/
const isOfWin = (one: Proposition) =>
  !losesPrimary(one.title) && one.interval === undefined && (isResult(one) || one.qualifiers.stage === 'nomination')

/** Whether what the question is done to has the name of a country or state. */
const namesLand = ({ questionTokens: [, ...others] }: Proposition) => includesKind(others, 'country', 'state')
/** Whether the question asks only for a purchase, and not for any other way too: "buy or acquire". */
const buys = ({ title }: Proposition) =>
  /\b(?:buy|buys|bought|purchased?|purchases)\b/i.test(title) && !/\b(?:acquire|annex)/i.test(title)

const BECOMES = /\bbecom/i

/** Whether predicates imply those of another question: an invasion is an attack, which a strike from afar need not be. */
const isImplied = (one: readonly string[], other: readonly string[], a: Proposition, b: Proposition) =>
  (implies(one, other) && !isOnlyAnnounced(one, other) && !asksForMore(one, other, b)) ||
  (one.includes('invade') && INVADES.exec(a.title)?.[1] === (ATTACKS.exec(b.title)?.[1] ?? ''))

/** Matches who invades or attacks whom, in the same words and no other form. */
const INVADES = /^Will (.+?) invade\b/
const ATTACKS = /^Will (.+?) attack\b/

/**
 * Whether the first question adds "announce" to another predicate: a person who announces to resign has not yet left.
 */
const isOnlyAnnounced = (one: readonly string[], other: readonly string[]) =>
  one.length > 1 && one.includes('announce') && !other.includes('announce')

/** Whether a title joins a predicate to those that follow from another one: who resigns was not "impeached and removed". */
const asksForMore = (one: readonly string[], other: readonly string[], { title }: Proposition) =>
  other.length > 1 && title.includes(' and ') && !other.every((key) => one.includes(key) || implies(one, [key]))

/**
 * Whether two questions have words of the same kind of topic (a post, crime, war, goods). Undefined where either has no
 * such word.
 */
export function areOfOneTopicKind(a: Proposition, b: Proposition): boolean | undefined {
  const [{ topicKinds: x }, { topicKinds: y }] = [vocabularyOf(a), vocabularyOf(b)]
  return x.size === 0 || y.size === 0 ? undefined : [...x].some((kind) => y.has(kind))
}

/** Whether a question asks if somebody still holds a post. */
export const asksIfHeld = (proposition: Proposition): boolean => vocabularyOf(proposition).predicates.includes('stay')

/** Whether a question asks if somebody is a candidate. */
export const asksIfRun = (proposition: Proposition): boolean => {
  const { predicates } = vocabularyOf(proposition)
  return predicates.includes('run') && !predicates.includes('win')
}

/**
 * Whether the predicate of question B must have come true before that of question A can. False where this is not known.
 */
export function mustComeFirst(a: Proposition, b: Proposition): boolean {
  const [{ predicates: x }, { predicates: y }] = [vocabularyOf(a), vocabularyOf(b)]
  return !x.some((key) => y.includes(key)) && presupposes(x, y)
}
