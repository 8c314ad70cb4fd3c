import { type VerbClause, verbClauseOf } from '../extract/clause.ts'
import { readDates } from '../extract/dates.ts'
import { isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise } from '../extract/text.ts'
import { type Token, tokensOf } from '../extract/tokens.ts'
import { numerals } from '../knowledge/numerals.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { type Comparison, differInPolarity, veto } from './comparison.ts'
import { ofQuestion, ofTitle } from './facts.ts'
import { isPost } from './posts.ts'
import { includesSame, isSameToken, without } from './same-token.ts'

/**
 * Returns a veto where two names have exchanged their roles: "Israel strikes Iran" beside "Iran strikes Israel", "A
 * before B" beside "B before A". Empty for all other pairs.
 */
export function compareRoles(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [rolesOf(a), rolesOf(b)]
  if (x.order && y.order && meet(x.order.before, y.order.after) && meet(x.order.after, y.order.before))
    return [veto('order-swapped', 'disjoint', [show(x.order), show(y.order)])]
  if (isOrderOf(x.order, b, y.order) || isOrderOf(y.order, a, x.order))
    return [veto('order-beside-both', 'overlap', [x.order && show(x.order), y.order && show(y.order)])]
  const swapped = compareClauses(a, b)
  if (swapped !== undefined) return swapped
  const [one, other] = [x.subject, y.subject]
  if (!one || !other || !doOther(a, one, b, other)) return []
  return [veto('subjects-swapped', 'unrelated', [one.key, other.key])]
}

/** Compares who does what to whom; undefined where the verbs differ or one title has no known verb. */
function compareClauses(a: Proposition, b: Proposition): Comparison[] | undefined {
  const x = verbClauseOf(a.title)
  if (x.verb === '') return undefined
  const y = verbClauseOf(b.title)
  if (x.verb !== y.verb) return undefined
  if (x.mutual) return []
  // names may share a word, so the better fit of both counts
  const straight = shared(x.agents, y.agents) + shared(x.patients, y.patients)
  const crossed = shared(x.agents, y.patients) + shared(x.patients, y.agents)
  if (crossed <= straight && !areExchanged(x, y)) return []
  // one of the two is ahead, so the exchange denies the question
  if (x.comparative) return [differInPolarity([showClause(x), showClause(y)])]
  // without a second party, active and passive mean the same: "the film releases", "the film is released"
  const [two, others] = [x, y].map(({ agents, patients }) => agents.length > 0 && patients.length > 0)
  if (!two && !others && x.alone) return []
  return [veto('parties-swapped', 'unrelated', [showClause(x), showClause(y)])]
}

/** Whether the two have exchanged parties, apart from what both have behind the verb: "with Lima as the host". */
function areExchanged(x: VerbClause, y: VerbClause): boolean {
  const [behind, others] = [without(x.patients, y.patients), without(y.patients, x.patients)]
  const [there, back] = [shared(x.agents, others), shared(behind, y.agents)]
  return there > 0 && back > 0 && there + back > shared(x.agents, y.agents) + shared(behind, others)
}

interface Roles {
  /** The parties before and after "before" or "more than". */
  order?: Order
  /** The first name of the question. */
  subject?: Token
}

interface Order {
  before: readonly Token[]
  after: readonly Token[]
}

const rolesOf = ofQuestion((proposition: Proposition): Roles => {
  const [order, subject] = [orderOf(proposition), subjectOf(proposition)]
  return { ...(order && { order }), ...(subject && { subject }) }
})

const SECOND = new RegExp(
  ` (?:before|(?<!\\b(?:other|rather) )than) (?![$\\d]|(?:half|${numerals.join('|')}|an? (?:thousand|million|billion|trillion))\\b)(.+)$`,
)

/**
 * Returns the parties of an order: "Will Ann marry before Bob?", "Will Ann earn more than Bob?". Undefined for other
 * titles, and for a date: "before May".
 */
function orderOf({ questionTokens, title }: Proposition): Order | undefined {
  const second = SECOND.exec(title)?.[1]
  const [first = '', next = ''] = second?.split(' ') ?? []
  if (second === undefined || readDates(normalise(`in ${first} ${next}`)).mentions.length > 0) return undefined
  const later = new Set(tokensOf(second).map(({ key }) => key))
  return {
    before: questionTokens.filter(({ key }) => !later.has(key)),
    after: questionTokens.filter(({ key }) => later.has(key)),
  }
}

/** Whether only one question has an order of two parties and the other names both without one: "Ann or Bob". */
const isOrderOf = (order: Order | undefined, other: Proposition, none: Order | undefined) =>
  order !== undefined &&
  none === undefined &&
  JOINED.test(other.title) &&
  !ORDERED.test(other.title) &&
  order.after.some(({ weight }) => weight >= 1) &&
  order.after.every((token) => token.weight < 1 || includesSame(other.questionTokens, token))

const JOINED = / (?:and|or) /
const ORDERED = /\b(?:after|ahead|before|first|more|than|then)\b/

const SUBJECT = /^(?:Will|Does|Did|Can|Has|Is) (?:the )?["“]?(\p{Lu}[\p{L}\d'’-]*)/u

/** Returns the token of the name behind the first verb: "Will China ...". Undefined where there is none. */
function subjectOf({ questionTokens, title }: Proposition): Token | undefined {
  const [, name] = SUBJECT.exec(title) ?? []
  const [first] = name === undefined ? [] : tokensOf(name)
  return (
    first &&
    questionTokens.find(({ key, ids }) => key.split(' ')[0] === first.key || ids?.some((id) => first.ids?.includes(id)))
  )
}

/**
 * Whether both questions have the same word between the two names, in opposite order: "A sanctions B", "B sanctions A".
 */
function doOther({ questionTokens: a }: Proposition, x: Token, { questionTokens: b }: Proposition, y: Token): boolean {
  if (x.key === y.key || (isSameToken(x, y) && !b.some(({ key }) => key === x.key))) return false
  const [from, to] = [a.indexOf(x), placeOf(y, a)]
  const [back, forth] = [b.indexOf(y), placeOf(x, b)]
  if (to < from + 2 || forth < back + 2) return false
  const between = b.slice(back + 1, forth)
  return a
    .slice(from + 1, to)
    .some((token) => !ruleWords.mutual.has(token.key) && !isPost(token) && between.some(({ key }) => key === token.key))
}

/** Returns the index of a name, or else of another spelling of it; -1 where there is none. */
function placeOf(name: Token, tokens: readonly Token[]): number {
  const place = tokens.findIndex(({ key }) => key === name.key)
  return place >= 0 ? place : tokens.findIndex((token) => isSameToken(token, name))
}

/** Returns how many words two names share; an equal word counts twice as much as another spelling of it. */
const shared = (some: readonly Token[], others: readonly Token[]) =>
  some.reduce((sum, token) => {
    if (others.some(({ key }) => key === token.key)) return sum + 2
    return sum + (includesSame(others, token) ? 1 : 0)
  }, 0)

const meet = (some: readonly Token[], others: readonly Token[]) => some.some((token) => includesSame(others, token))

const show = ({ before, after }: Order) =>
  [...before.map(({ key }) => key), 'before', ...after.map(({ key }) => key)].join(' ')

const showClause = ({ agents, verb, patients }: ReturnType<typeof verbClauseOf>) =>
  [agents, patients].map((parties) => parties.map(({ key }) => key).join(' ') || '-').join(` ${verb} `)

/**
 * Whether two questions with shared words are about different persons or games: one person leaves the cabinet of the
 * other, or goals are counted in a match that only the listing of one of them names.
 */
export function haveOtherSubjects(a: Proposition, b: Proposition): boolean {
  if (countsInMatch(a.title) !== countsInMatch(b.title)) return true
  const [x, y] = [leaverOf(a), leaverOf(b)]
  return x !== undefined && y !== undefined && !isSameToken(x, y)
}

/** Returns the known person who leaves, the first name in the title; undefined where nobody does. */
const leaverOf = ofQuestion(({ questionTokens, title }: Proposition) => {
  const [first, second] = questionTokens
  if (!first || !second || !LEAVES.has(second.key) || !isOfKind(first, 'person')) return undefined
  return ENDS_POST_OF.test(title) ? undefined : first
})
const LEAVES: ReadonlySet<string> = new Set(['leave', 'resign', 'retire'])
/** Matches verbs of which the first name is not the one who leaves. */
const ENDS_POST_OF = /\b(?:dismiss|fir(?:e|ing)|oust|remov|replac|sack)/i

/** Whether a title counts what happens in a match without its name: "Will over 1.5 goals be scored?" */
const countsInMatch = ofTitle((title: string) => IN_MATCH.test(title))
const IN_MATCH =
  /^will (?:at least|exactly|fewer than|more than|over|under) \d+(?:\.\d+)? (?:cards|corners|games|goals|maps|points|rounds|runs|sets) be (?:played|scored|shown|taken)\??$/i
