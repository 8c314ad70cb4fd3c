import { isVerbForm } from '../../extract/clause.ts'
import { isOfKind } from '../../extract/entities.ts'
import type { Proposition } from '../../extract/proposition.ts'
import type { Token } from '../../extract/tokens.ts'
import { ruleWords } from '../../knowledge/rule-words.ts'
import { ofTitle } from '../facts.ts'
import { includesSame, isSameToken } from '../same-token.ts'
import type { ForgivenessTests } from './forgiveness-tests.ts'

/**
 * Tests for words that are a part of a name, if one question has the name in full ("Tulsi Gabbard") and the other a
 * part of it ("Gabbard").
 */
export const partsOfNames: ForgivenessTests = [
  ['rest-of-answer', isPartOfName],
  ['short-name-of-subject', isLeftOutOfSubject],
  ['beside-shared-name', isBesideSharedName],
]

/** "Tulsi" beside "Gabbard", where the answer of the other question is "Gabbard" alone. */
function isBesideSharedName(token: Token, one: Proposition, other: Proposition): boolean {
  // "announce" beside "IPO" is no part of a name, nor is "certified" behind that of a winner
  if (token.key === 'announce' || ruleWords.confirmation.has(token.key)) return false
  if (isInFullName(token, one, other)) return true
  return neighbours(one.questionTokens, token).some(
    (near) =>
      near.weight >= 0.8 &&
      // beside a nominee stands the party that nominates, which is no part of the name
      !(one.qualifiers.stage === 'nomination' && isOfKind(near, 'party')) &&
      // names of these kinds are often shortened: "Alianza Atlético", "Tulsi"
      (near.ids === undefined || isOfKind(near, 'party', 'person', 'team')) &&
      (isOfAnswer(near, one) || isOfAnswer(near, other)) &&
      // the "Ann" of Poe Ann is not that of Ann Roe, whom both name
      countOf(near, one) <= countOf(near, other),
  )
}

/** Returns the tokens directly before and after a token of a question, in the order of the question. */
export function neighbours(questionTokens: readonly Token[], token: Token): Token[] {
  const index = questionTokens.indexOf(token)
  return [questionTokens[index - 1], questionTokens[index + 1]].filter((near) => near !== undefined)
}

/** "Luiz" and "Inácio" beside "Lula", where the other question has the full name of this person. */
const isInFullName = ({ key, ids }: Token, one: Proposition, other: Proposition): boolean =>
  ids === undefined &&
  other.questionTokens.some(
    (whole) =>
      isOfKind(whole, 'person') &&
      whole.key.split(' ').includes(key) &&
      one.questionTokens.some((near) => near.key !== whole.key && isSameToken(near, whole)),
  )

const countOf = (token: Token, { questionTokens }: Proposition) =>
  questionTokens.filter((word) => isSameToken(word, token)).length

const isOfAnswer = (token: Token, { answer }: Proposition) =>
  answer?.kind === 'name' && includesSame(answer.tokens, token)

/** "Alejandro González" of "Alejandro González Iñárritu", where the answer of the other question is "Iñárritu". */
function isPartOfName(token: Token, { answer: whole }: Proposition, { answer: short }: Proposition): boolean {
  if (whole?.kind !== 'name' || short?.kind !== 'name' || short.tokens.length !== 1) return false
  const [last, family] = [whole.tokens.at(-1), short.tokens[0]]
  if (!last || !family || family.ids || !whole.tokens.some(({ key }) => key === token.key)) return false
  return whole.tokens.length <= 4 && isSameToken(last, family)
}

/** The words of the name with which a title begins, at most. */
const MAX_WORDS = 3
const SUBJECT = /^Will ((?:\p{Lu}[\p{L}’'-]*\p{Ll} ){1,3})\p{Ll}/u

/** Matches a name at the beginning of a headline: "Obama arrested before 2027?", "Ann Roe: 12+ rebounds". */
const HEADLINE =
  /^(?!Will )((?:\p{Lu}[\p{L}’'-]*\p{Ll} ){1,3})(\p{Ll}+)|^(\p{Lu}[\p{L}’'-]*\p{Ll}(?: \p{Lu}[\p{L}’'-]*\p{Ll}){0,2}): (?=\d|[Oo]ver |[Uu]nder )/u

/**
 * "Zohran" in "Will Zohran Mamdani freeze ...?" beside "Will Mamdani freeze ...?": the longer name ends with the
 * shorter one.
 */
function isLeftOutOfSubject(token: Token, one: Proposition, other: Proposition): boolean {
  const at = one.questionTokens.indexOf(token)
  if (at < 0 || at >= MAX_WORDS) return false
  const [whole, short] = [subjectWords(one), subjectWords(other)]
  const rest = whole.slice(whole.length - short.length)
  const isName = rest.length > 1 || (rest[0] !== undefined && !rest[0].ids && rest[0].weight >= 1)
  const isLeftOut = whole.slice(0, whole.length - short.length).includes(token)
  return isName && isLeftOut && rest.every((word, place) => short[place] && isSameToken(word, short[place]))
}

/** Returns the tokens of the name with which a title begins, one for each word. */
const subjectWords = ({ title, questionTokens }: Proposition): readonly Token[] =>
  questionTokens.slice(0, wordsOfSubject(title))

/** Returns the number of words of the name with which a title begins; 0 where it begins with none. */
const wordsOfSubject = ofTitle((title: string): number => {
  const [, headed, verb = '', labelled] = HEADLINE.exec(title) ?? []
  const begun = verb === 'to' || verb === 'on' || isVerbForm(verb) ? headed : labelled
  const name = (SUBJECT.exec(title)?.[1] ?? begun)?.trim()
  return name === undefined ? 0 : name.split(' ').length
})
