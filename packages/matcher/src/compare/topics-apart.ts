import { verbClauseOf } from '../extract/clause.ts'
import { type EntityKind, includesKind, isOfKind, isOnlyOfKind, kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { isConcept, type Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { wordSet } from '../knowledge/word-set.ts'
import { asksIfHeld } from './predicates.ts'
import { givenNameOf, includesSame } from './same-token.ts'
import { topicKindsOf } from './topic-kinds.ts'
import { CUPS, hasName, isAttribute, isName, isNumber, isTopic, isVerb, RIVALS } from './topic-words.ts'
import type { Unshared } from './words.ts'

/** The tokens that two questions share, as the first has them, and those that only one of them has. */
export interface TopicWords extends Unshared {
  shared: readonly Token[]
}

/** Whether each question has a subject that the other does not have. That of a market in a list is its answer. */
export function areOfTwoSubjects(a: Proposition, b: Proposition, { onlyA, onlyB }: TopicWords): boolean {
  const [x, y] = [hasSubject(a, onlyA), hasSubject(b, onlyB)]
  return (x && y) || ((hasAnswer(a, onlyA) ?? x) && (hasAnswer(b, onlyB) ?? y))
}

/** Whether the question begins with a name that the other question does not have. */
function hasSubject({ questionTokens }: Proposition, left: readonly Token[]): boolean {
  const [subject, next] = questionTokens.filter((token) => isName(token) && !isAttribute(token))
  if (subject === undefined) return false
  // "Bob Roe" and "Bob Doe" are two with one given name
  const isNamesake = next !== undefined && !subject.ids && givenNameOf(subject.key) !== undefined && left.includes(next)
  return left.includes(subject) || isNamesake
}

/** Whether the answer of the question is a name that the other question does not have; undefined without an answer. */
const hasAnswer = ({ answer, qualifiers }: Proposition, left: readonly Token[]): boolean | undefined =>
  answer?.kind === 'name' && qualifiers.gender === undefined
    ? answer.tokens.some((token) => isName(token) && !isAttribute(token) && includesSame(left, token))
    : undefined

/**
 * Whether each question names something of the same kind that the other does not (two companies, two people) or another
 * number of a series: "GPT-6", "Artemis IV".
 */
export function areRivals({ onlyA, onlyB }: TopicWords): boolean {
  if (onlyA.some(isNumber) && onlyB.some(isNumber)) return true
  const kinds = new Set(onlyA.flatMap(kindsOf))
  return onlyB.some((token) => kindsOf(token).some((kind) => kinds.has(kind) && RIVALS.has(kind)))
}

/** Returns the kinds of entity of a token; the EU and the world count as countries. */
const kindsOf = ({ key, ids = [] }: Token): EntityKind[] =>
  key === 'eu' || key === 'world' ? ['country'] : ids.map(kindOf)

/** Whether both questions assert the same of different things: two pardons, two products, two Grands Prix. */
export function areOfOnePattern({ shared, onlyA, onlyB }: TopicWords): boolean {
  if (!shared.some(({ key }) => ruleWords.pattern.has(key) || isVerb(key))) return false
  // what two parties do together is one topic, also with a third party and in any place
  if (
    shared.some(({ key }) => ruleWords.mutual.has(key)) &&
    shared.filter((token) => isOfKind(token, 'country', 'person')).length > 1
  )
    return false
  // whatever is said is no act of its own: "say ceasefire"
  const isSaid = shared.some(({ key }) => ruleWords.saying.has(key))
  return [onlyA, onlyB].every(
    (tokens) =>
      hasName(tokens) &&
      (isSaid ||
        tokens.every(({ key }) => key === 'next' || !(ruleWords.pattern.has(key) || topicKindsOf(key).length > 0))),
  )
}

/** Whether one party wins a competition and another contest that has no part in it: the Masters, the Lima Open. */
export function areOfTwoContests(a: Proposition, b: Proposition, { shared, onlyA, onlyB }: TopicWords): boolean {
  const wins = ({ questionTokens }: Proposition) => says(questionTokens, 'win')
  if (!wins(a) || !wins(b) || includesKind(shared, ...CUPS)) return false
  if ([onlyA, onlyB].every((tokens) => tokens.some(({ ids, key }) => !ids && CONTESTS.has(key)))) return true
  const isApart = (one: readonly Token[], other: readonly Token[]) =>
    includesKind(one, 'league') && other.some((token) => isName(token) && !token.ids) && !includesKind(other, ...CUPS)
  return isApart(onlyA, onlyB) || isApart(onlyB, onlyA)
}

/** Words that name a contest together with those before them: "Zorro Cup", "Zorro Quibble Championship". */
const CONTESTS = wordSet('championship classic cup invitational master open slam tournament trophy')

/** Whether one party does the same to two others: captures two towns, meets two presidents. */
export function areDoneToOthers(a: Proposition, b: Proposition, { onlyA, onlyB }: TopicWords): boolean {
  const [x, y] = [verbClauseOf(a.title), verbClauseOf(b.title)]
  if (x.verb === '' || x.verb !== y.verb || x.patients.length === 0 || y.patients.length === 0) return false
  const isLeft = (left: readonly Token[]) => (token: Token) => left.some(({ key }) => key === token.key)
  return x.patients.every(isLeft(onlyA)) && y.patients.every(isLeft(onlyB))
}

/**
 * Whether one question counts what somebody does and the other is about one such thing, which has a name of its own, or
 * about what one of several posts says: a number of launches says nothing about the launch of one mission.
 */
export function areOfCountAndOne(a: Proposition, b: Proposition, { shared, onlyA, onlyB }: TopicWords): boolean {
  if (countsThings(a) === countsThings(b)) return false
  const [counting, named] = countsThings(a) ? [a, onlyB] : [b, onlyA]
  if (says(counting.questionTokens, 'post')) return true
  const isOfOne = shared.every((token) => isOfKind(token, 'company') || isConcept(token.key))
  return isOfOne && includesKind(shared, 'company') && hasName(named)
}

const countsThings = ({ interval, form }: Proposition) =>
  form === 'number' || (interval !== undefined && !interval.bare && !interval.unit)

/**
 * Whether two questions share only what has a price, and one is about the price and the other about something else: how
 * much of it is made, who buys it, who names it.
 */
export function areOfPriceAndDeed(a: Proposition, b: Proposition, { shared, onlyA, onlyB }: TopicWords): boolean {
  if (isOnPrice(a) === isOnPrice(b) || !shared.some(hasPrice)) return false
  return (isOnPrice(a) ? onlyB : onlyA).some(isName) && shared.every((token) => hasPrice(token) || isConcept(token.key))
}

const hasPrice = (token: Token) => isOnlyOfKind(token, 'coin', 'series')
const isOnPrice = ({ interval, questionTokens }: Proposition) =>
  interval?.unit === 'usd' || says(questionTokens, OF_PRICE)
const OF_PRICE = wordSet('hit pric price record-high up-down worth')

/** Whether two questions share no name, and one is about an award that the other does not name: the best song, a top song. */
export const areOnlyAlikeInKind = ({ shared, onlyA, onlyB }: TopicWords): boolean =>
  includesKind(onlyA, 'award', 'ceremony') !== includesKind(onlyB, 'award', 'ceremony') &&
  shared.every(({ key, ids }) => !ids && isConcept(key))

/**
 * Whether two questions are about what one person says, and share no word of what it is and where it is said. On two
 * occasions, a person says two things.
 */
export const areSaidApart = (a: Proposition, b: Proposition, { shared }: TopicWords): boolean => {
  const at = a.questionTokens.findIndex(isSaying)
  const said = a.questionTokens.slice(at + 1)
  return (
    at >= 0 && b.questionTokens.some(isSaying) && !shared.some((token) => token.weight >= 0.3 && said.includes(token))
  )
}

const isSaying = ({ key }: Token) => key === 'say' || key === 'mention' || key === 'post'

/**
 * Whether two questions share only a person with a post, and one is about attendance, or about votes where the other is
 * about a time of its own, or about leaving a party where the other is about holding the post.
 */
export function areOfHolderAlone(a: Proposition, b: Proposition, { shared, onlyA, onlyB }: TopicWords): boolean {
  // who holds a post on a day may be of any party
  if ((leavesParty(onlyA) && asksIfHeld(b)) || (leavesParty(onlyB) && asksIfHeld(a))) return true
  const isApart = (only: readonly Token[], { time: { window } }: Proposition) =>
    only.some(({ key }) => key === 'attend' || (key === 'vote' && window !== undefined))
  return (
    (isApart(onlyA, b) || isApart(onlyB, a)) &&
    shared.every((token) => token.weight < 0.3 || isOfKind(token, 'office', 'person'))
  )
}

const leavesParty = (only: readonly Token[]) => only.some(({ key }) => key === 'leave') && includesKind(only, 'party')

/** Whether the token implies a place: a person, or a party of one country. */
export const isLocal = (token: Token) =>
  isTopic(token) || (isOfKind(token, 'party') && !token.ids?.some((id) => id.startsWith('party:us-')))
