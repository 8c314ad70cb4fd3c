import { includesKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { isConcept, type Token } from '../extract/tokens.ts'
import { readingWords } from '../knowledge/reading-words.ts'
import { ofQuestion } from './facts.ts'
import { isSameToken } from './same-token.ts'

/**
 * Returns the tokens of question `one` that are an initial of the same name in `other` or the name that such an initial
 * stands for: "C." of "C. Zorro" beside "Candace Zorro", and "Candace"; "Gukesh D" beside "Gukesh Dommaraju". The
 * family name behind both, or the given name before both, has to be the same. Of the candidates for one office, a part
 * of a given name is as good: "Russ Zorro" beside "Russell Zorro". Empty for most questions.
 */
export function initialsIn(onlyOne: readonly Token[], one: Proposition, other: Proposition): readonly Token[] {
  const ofRace = isOfRace(one) && isOfRace(other)
  if (!ofRace && !one.questionTokens.some(isInitial) && !other.questionTokens.some(isInitial)) return NONE
  return onlyOne.filter(
    (token) =>
      !token.ids &&
      other.questionTokens.some((name) => {
        const isFirst = isInitialOf(token.key, name.key)
        const isSuch = isFirst || (ofRace && (isShortOf(token, name) || isShortOf(name, token)))
        return (
          (isSuch && areSame(beside(token, one, 1), beside(name, other, 1))) ||
          (isFirst && areSame(givenNameBefore(token, one), givenNameBefore(name, other)))
        )
      }),
  )
}

const NONE: readonly Token[] = []
const isInitial = ({ key }: Token) => letterOf(key).length === 1 && key >= 'a'

/** Returns the letter of an initial that is another word where it stands for "a" or "versus". Other words are unchanged. */
const letterOf = (key: string) => (/^initial[av]$/.test(key) ? key.slice(-1) : key)

/** Whether a token is an initial or given name that does not fit that before the same family name: "B. Roe", "Ann Roe". */
export function isOtherInitial(token: Token, one: Proposition, other: Proposition): boolean {
  if (token !== firstOf(one)) return false
  const name = firstOf(other)
  if (!name || token.ids || name.ids || !(isInitial(token) || isInitial(name))) return false
  if (letterOf(token.key).charAt(0) === letterOf(name.key).charAt(0)) return false
  return areSame(beside(token, one, 1), beside(name, other, 1))
}

const firstOf = ({ answer, questionTokens }: Proposition) =>
  answer?.kind === 'name' ? answer.tokens[0] : questionTokens[0]

/** Whether the question is about a candidate for an office. */
const isOfRace = ofQuestion(
  ({ questionTokens, qualifiers }: Proposition) =>
    qualifiers.stage === 'nomination' || qualifiers.district !== undefined || includesKind(questionTokens, 'office'),
)

/** Whether a given name is another one cut short: "Al" of "Aldous". "Paula" is not Paul. */
const isShortOf = ({ key: short, ids }: Token, { key: long, ids: others }: Token): boolean =>
  !ids &&
  !others &&
  short.length > 1 &&
  long.length > short.length + 1 &&
  long.startsWith(short) &&
  !isConcept(short) &&
  !isConcept(long) &&
  !OF_WOMAN.test(long.slice(short.length))

/** Matches what makes the name of a woman of that of a man, in the stem of a word: "Donna", "Danielle", "Ernestine". */
const OF_WOMAN = /a$|iell$|ett$|in$|yn$|ann$/

const areSame = (a: Token | undefined, b: Token | undefined) => a !== undefined && b !== undefined && isSameToken(a, b)

/** Returns the word of weight directly behind a token, or directly before it; undefined where there is none. */
function beside(token: Token, { questionTokens }: Proposition, step: 1 | -1): Token | undefined {
  let at = questionTokens.indexOf(token) + step
  // the particle of a family name, also as an initial: "M. Le Pen", "M. L. Pen"
  while (isBetween(questionTokens[at])) at += step
  const next = questionTokens[at]
  return next && next.weight >= 1 ? next : undefined
}

const isBetween = (token: Token | undefined) =>
  token !== undefined && (readingWords.particle.has(token.key) || isInitial(token))

/** Returns the name directly before a token; a common word or a known name, as in "Vitamin D", is no given name. */
function givenNameBefore(token: Token, question: Proposition): Token | undefined {
  const name = beside(token, question, -1)
  return name && !name.ids && !isConcept(name.key) ? name : undefined
}

function isInitialOf(one: string, other: string): boolean {
  const [x, y] = [letterOf(one), letterOf(other)]
  return x.length === 1 ? y.length > 1 && y.startsWith(x) : y.length === 1 && x.startsWith(y)
}
