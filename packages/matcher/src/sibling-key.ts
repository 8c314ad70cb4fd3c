import { conferencesOf } from './compare/conference-titles.ts'
import { namePlace } from './compare/containment.ts'
import { ofQuestion } from './compare/facts.ts'
import { asksForMember } from './compare/groups.ts'
import { isMereName } from './compare/names.ts'
import { namesHolder } from './compare/office-holders.ts'
import { givenNameOf } from './compare/same-token.ts'
import { areSpeltOut } from './compare/spelt-out.ts'
import { mentions, vocabularyOf } from './compare/vocabulary.ts'
import { isOnlyOfKind, kindOf } from './extract/entities.ts'
import { memoize } from './extract/memoize.ts'
import { politiciansIn } from './extract/politicians.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'
import { fold, normalise, splitWords } from './extract/text.ts'
import { type Token, tokensOf } from './extract/tokens.ts'

/** The part of a pair of markets that their siblings share: "* wins the Lima Cup" beside another question. */
export interface SiblingKey {
  /** Equal for pairs of markets that differ in mere names, which are not in the other question. */
  text: string
  /** Whether no table has these names, so that they stand in no relation besides. */
  unknown: boolean
}

/**
 * Returns what the assessment of a market of `a` and one of `b` has in common with that of their siblings. Undefined
 * where one of them adds more than a name to what its list asks, or a name that the other question has beside its own.
 */
export function siblingKey(
  one: Proposition,
  other: Proposition,
  a: EventRecord,
  b: EventRecord,
): SiblingKey | undefined {
  const [x, y] = [ownOf(one, a), ownOf(other, b)]
  if (!x || !y || x.names.length + y.names.length === 0 || areSpeltOut(one, other)) return undefined
  if (isSaid(x.names, other, y.names) || isSaid(y.names, one, x.names)) return undefined
  return { text: `${x.shape} ${y.shape} ${sharedNames(x.names, y.names)}`, unknown: x.unknown && y.unknown }
}

/** Returns for each of the names its place among the others, as a text; empty where they have none in common. */
function sharedNames(names: readonly Token[], others: readonly Token[]): string {
  const places = names.map(({ key }) => others.findIndex((other) => other.key === key))
  return places.some((place) => place >= 0) ? places.join() : ''
}

/**
 * Whether a question or its rules have one of the names, or a part of it ("Lima" beside "Lima State"), other than as one
 * of its own names.
 */
function isSaid(names: readonly Token[], question: Proposition, own: readonly Token[]): boolean {
  const ruled = ruledKeys(question)
  return names.some((token) => {
    if (own.some(({ key }) => key === token.key)) return false
    const isPart = ({ key }: Token) => key.includes(token.key) || token.key.includes(key)
    return ruled?.has(token.key) || mentions(vocabularyOf(question), token) || question.questionTokens.some(isPart)
  })
}

const ruledKeys = ({ terms }: Proposition) => (terms?.criterion === undefined ? undefined : keysOf(terms.criterion))
const keysOf = memoize((text: string): ReadonlySet<string> => new Set(tokensOf(text).map(({ key }) => key)))

/** The names that only one market of a list has, and all else that is read from its texts. */
interface Own {
  names: readonly Token[]
  shape: number
  unknown: boolean
}

const NOTHING: Own = { names: [], shape: 0, unknown: true }

let shapes = 0
/** Returns a number in place of a shape, which is long and part of many keys. */
const numberOf = memoize((_: string) => ++shapes)

/** Returns the names of its own that a market has; null where it adds more than names to what its list asks. */
function ownOf(question: Proposition, { markets }: EventRecord): Own | null {
  if (question.named || question.alias || asksForMember(question)) return null
  return markets.length < 2 || question.ref.marketId === undefined ? NOTHING : readOwn(question)
}

const readOwn = ofQuestion((question: Proposition): Own | null => {
  const { questionTokens, common, interval, answer, terms, game, selection, complement, ...rest } = question
  if (interval || game || selection) return null
  const names = questionTokens.filter(({ key }) => !common.has(key))
  if (names.length === 0 || !names.every(isMereName)) return null
  const { negated, build, asks, form, contact, qualifiers, politician, time, leagues } = rest
  const { criterion, ...conditions } = terms ?? {}
  const shape = [
    questionTokens.map((token) => (common.has(token.key) ? token.key : shapeOf(token))),
    ...[negated, build, asks, form, contact, qualifiers, time, leagues, answer?.kind, conditions],
    [politician, politiciansIn(normalise(question.title))], // in their order: who beats whom
    ...[complement === undefined, criterion && withoutNames(criterion, names, answer?.label)],
  ]
  return { names, shape: numberOf(JSON.stringify(shape)), unknown: names.every(isUnknown) && !namePlace(names) }
})

/** Returns the condition of a market with "*" for its names and the words of its label, whatever their case. */
function withoutNames(criterion: string, names: readonly Token[], label = ''): string {
  const own = new Set([...names.map(({ key }) => key), ...splitWords(fold(label))])
  return criterion.replace(WORD, (word) => (own.has(fold(word)) ? '*' : word)).replace(/\*(?:[ -]\*)+/g, '*')
}

const WORD = /[\p{L}\p{M}]+/gu

/** Returns what a name is besides its letters: how much it weighs, and what it may be a name of. */
const shapeOf = (token: Token) => [
  token.weight,
  token.ids?.map(kindOf),
  givenNameOf(token.key) !== undefined,
  conferencesOf([token]).map(({ title, division }) => [title, division]),
]

/** Whether no table relates a name to another one; a country may hold a city, and a person an office. */
const isUnknown = (token: Token) =>
  (!token.ids || isOnlyOfKind(token, 'company', 'person', 'team')) && !namesHolder(token) && token.alias === undefined
