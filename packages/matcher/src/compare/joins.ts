import { MONTHS } from '../extract/date-periods.ts'
import type { Proposition } from '../extract/proposition.ts'
import { isAct, type Token, tokenise, tokensOf } from '../extract/tokens.ts'
import { numerals, ORDINAL } from '../knowledge/numerals.ts'
import { type Comparison, veto } from './comparison.ts'
import { implies } from './implications.ts'
import { isPost } from './posts.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'
import type { Unshared } from './words.ts'

const QUOTES = /["\u201c\u201d]/g
const EITHER = /([\p{L}\d'’.-]+) or ([\p{L}\d'’.-]+)/gu
/** Matches a number, whose "or" is no choice between two names: "3 or more", "third or fourth". */
const NUMBER = new RegExp(`^(?:\\d|(?:${[...numerals, ORDINAL].join('|')})$)`, 'i')

/** Matches a second clause: "agree to a ceasefire and hold elections". */
const CLAUSE = / and (?:(?:also|then) )?([a-z]+)((?: [^?,]+?)?)(?= (?:before|by|in|on) |\?|$)/

/**
 * Returns a veto where one question has a second clause, of which the other has no word: it is narrower; or where one is
 * about the event before which the other one's happens. Empty for all other pairs.
 */
export function compareClauses(a: Proposition, b: Proposition): Comparison[] {
  if (comesBefore(a, b) || comesBefore(b, a)) return [veto('event-beside-date', 'overlap', [a.title, b.title])]
  const [x, y] = [addsClause(a, b), addsClause(b, a)]
  return x === y ? [] : [veto('second-clause', x ? 'inside' : 'contains', [a.title, b.title])]
}

/** Whether the other question is only about the event before which something happens: "an election before a ceasefire occurs". */
function comesBefore({ title }: Proposition, { title: other, questionTokens }: Proposition): boolean {
  const [clause = '', event = ''] = BEFORE_EVENT.exec(title) ?? []
  if (event === '' || BEFORE_EVENT.test(other)) return false
  const [head, tail] = [title.slice(0, title.indexOf(clause)), event].map(
    (text) => new Set(tokensOf(text).map(({ key }) => key)),
  )
  const acts = questionTokens.filter(({ weight, ids }) => weight >= 0.75 && !ids)
  return acts.length > 0 && acts.every(({ key }) => tail?.has(key) && !head?.has(key))
}
const BEFORE_EVENT =
  / before (?:an?|any|the) ([a-z][^?]*? (?:begins?|ends?|happens?|is [a-z]+ed|occurs?|starts?|takes? (?:effect|place)))\b/

/** Matches a primary together with the election behind it: "win the primary and general elections". */
const TWO_ROUNDS = /\bprimary(?: election)? and (?:(?:lose|win)s? )?(?:the )?(?:[\w.-]+ ){0,6}?general\b/i

/** Matches a second question: "be arrested and will she be convicted". */
const SECOND_QUESTION = / and will (?:also )?(?:he|she|it|they) /

/** Matches two acts that somebody suffers: "be impeached and removed". */
const SUFFERS_BOTH = /\b(?:be|get|gets|is) ([a-z]+) and (?:also |then )?([a-z]+)\b/

/** Whether a question has two acts of which the other has only one: "be impeached and removed" beside "be removed". */
function addsAct({ title }: Proposition, other: Proposition): boolean {
  const acts = (SUFFERS_BOTH.exec(title) ?? []).slice(1).flatMap((verb) => tokenise(verb))
  if (acts.length !== 2 || !acts.every(({ key }) => isAct(key))) return false
  const has = (token: Token) => hasSameToken(vocabularyOf(other), token)
  return acts.some(
    (added, index) => acts.every((act, at) => has(act) === (at !== index)) && !impliesAct(acts[1 - index], added),
  )
}

const impliesAct = (one: Token | undefined, other: Token) => one !== undefined && implies([one.key], [other.key])

function addsClause(question: Proposition, other: Proposition): boolean {
  const { title, negated } = question
  if (!title.includes(' and ')) return false
  if (TWO_ROUNDS.test(title) && !TWO_ROUNDS.test(other.title)) return true
  if (SECOND_QUESTION.test(title) && !SECOND_QUESTION.test(other.title)) return !negated && !other.negated
  if (CLAUSE.test(other.title)) return false
  if (!negated && !other.negated && addsAct(question, other)) return true
  const [, verb = '', rest = ''] = CLAUSE.exec(title) ?? []
  const [act] = verb === '' ? [] : tokenise(verb)
  if (!act || !(isAct(act.key) || act.key === 'hold') || negated || other.negated) return false
  const words = tokensOf(`${verb}${rest}`)
  return words.length > 1 && !words.some((word) => hasSameToken(vocabularyOf(other), word))
}

/** Returns a veto where one question says "Ann or Bob" and the other "Ann and Bob"; empty for all other pairs. */
export function compareJoins(a: Proposition, b: Proposition): Comparison[] {
  if (isEither(a.title, b.title)) return [veto('either-beside-both', 'contains', ['or', 'and'])]
  return isEither(b.title, a.title) ? [veto('either-beside-both', 'inside', ['and', 'or'])] : []
}

/** Returns a title with "at least one of Ann and Bob" as "Ann or Bob". */
const asEither = (title: string) => title.replace(ONE_OF, '$1 or ')
const ONE_OF = /\b(?:at least|any) one of (\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)*) and (?=\p{Lu})/u

function isEither(one: string, other: string): boolean {
  if (!(one.includes(' or ') || ONE_OF.test(one)) || !other.includes(' and ')) return false
  const [either = '', both = ''] = [one, other].map((title) => asEither(title.replace(QUOTES, '')))
  return [...either.matchAll(EITHER)].some(
    ([, left = '', right]) =>
      !NUMBER.test(left) && (both.includes(`${left} and ${right}`) || both.includes(`${right} and ${left}`)),
  )
}

/**
 * Returns a veto where one question has two alternatives and the other only one of them: "cut rates or taxes", "cut
 * taxes". Empty for all other pairs.
 */
export function compareAlternatives(a: Proposition, b: Proposition, { onlyA, onlyB }: Unshared): Comparison[] {
  // not for a list of the alternatives, where one is the answer: "Ann or Bob? - Ann"
  const isNamed = [a, b].some(({ answer }) => answer?.kind === 'name')
  // besides, one may only say from which office: "expelled from Congress"
  const isOffice = (token: Token) => !isNamed && (isPost(token) || token.key === 'congress')
  const has = ({ answer, title }: Proposition, more: readonly Token[], others: readonly Token[]) =>
    answer?.kind !== 'name' && others.every(isOffice) && isAlternative(more, title)
  if (has(a, onlyA, onlyB)) return [veto('either-beside-one', 'contains', ['or', undefined])]
  return has(b, onlyB, onlyA) ? [veto('either-beside-one', 'inside', [undefined, 'or'])] : []
}

/** "Or more" behind a number and a second month are no alternatives. */
const BOUND = new RegExp(
  ` or (?:above|below|fewer|greater|higher|less|lower|more|over|under|(?:${MONTHS.join('|')})[a-z]*(?=\\W*(?:\\d|$)))\\b`,
  'gi',
)

/** Whether a title states two alternatives. */
export const hasAlternatives = (title: string): boolean => title.replace(BOUND, '').includes(' or ')

/** Matches more than two names, of which any settles the question: "Ann Roe, Bob Doe or Cleo Poe". */
const NAME = "\\p{Lu}[\\p{L}'’.-]*(?: \\p{Lu}[\\p{L}'’.-]*){0,4}"
const LIST_OF_NAMES = new RegExp(`(?:${NAME}, ){1,9}(?:${NAME},? )?or ${NAME}`, 'u')

/**
 * Whether the tokens are all but some of the names in a list of alternatives, or one of the two alternatives around "or" in
 * a title: "Ann" in "Ann or Bob", or an act with what the alternatives have in common: "flee" in "flee Peru or resign".
 */
export function isAlternative(qualifiers: readonly Token[], title: string): boolean {
  if (qualifiers.length === 0) return false
  const keys = new Set(qualifiers.map(({ key }) => key))
  const named = (LIST_OF_NAMES.exec(title)?.[0].split(/, (?:or )?| or /) ?? []).map((name) => tokensOf(name))
  const isLeftOut = (name: readonly Token[]) => name.every(({ key }) => keys.has(key))
  if (
    named.some((name) => !name.some(({ key }) => keys.has(key))) &&
    named.filter(isLeftOut).flat().length === keys.size
  )
    return true
  const [before, after] = title.replace(BOUND, '').split(' or ')
  if (before === undefined || after === undefined) return false
  const all = (tokens: readonly Token[]) => tokens.length === keys.size && tokens.every(({ key }) => keys.has(key))
  const stated = (text: string) => tokensOf(text).filter(({ weight }) => weight >= 0.2)
  const [first, second] = [stated(before), stated(after)]
  if (all(first.slice(0 - keys.size)) || all(second.slice(0, keys.size))) return true
  const within = (tokens: readonly Token[]) => all(tokens.filter(({ key }) => keys.has(key)))
  // two subjects, or two acts of one subject
  const acts = isActing(after)
  if (acts && isActing(before.replace(HEAD, '')) && within(stated(before.replace(HEAD, '')))) return true
  if (!acts && within(first)) return !first.some(({ key }) => isAct(key))
  return acts && within(second) && keys.has(second[0]?.key ?? '')
}

/** The beginning of a title up to its first act: "Will Ann Roe either". */
const HEAD = /^(?:Will|Does|Did) (?:the |\p{Lu}[\p{L}.'’-]* )*(?:either )?/u

/** Whether a text begins with an act, in lower case and without an article: "flee Peru". */
const isActing = (text: string) => /^(?:(?:be|cease|stop) )?[a-z]+(?= |\?|$)/.test(text) && !NO_ACT.test(text)

const NO_ACT = /^(?:an?|any|another|her|his|its|no|some|the|their|[a-z]+ly)\b/
