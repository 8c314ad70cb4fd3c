import { type DateMention, readDates } from './dates.ts'
import { readEdition } from './editions.ts'
import { type Quantity, readQuantities } from './quantities.ts'
import { readScope, type Scope } from './scope.ts'
import { normalise, slugForms } from './text.ts'
import { type Token, tokenise } from './tokens.ts'

/** Everything a single text tells. */
export interface Reading {
  /** Normalised, whole. */
  text: string
  dates: readonly DateMention[]
  scope: Scope
  quantities: readonly Quantity[]
  /** What is left of the text, in words that carry something. */
  tokens: readonly Token[]
  negated: boolean
}

const NEGATION = /\b(?:not|wont|never|fails? to|isnt|doesnt|cannot)\b/g
/** Jorge "Tuto" Quiroga. */
const NICKNAME = /[a-z] "([a-z]+)" [a-z]/
const EMPTY: Reading = { text: '', dates: [], scope: {}, quantities: [], tokens: [], negated: false }

/** Reads a title, a label or a second line; each text is read once. */
export function read(raw: string | undefined): Reading {
  if (!raw) return EMPTY
  const text = normalise(raw)
  const edition = readEdition(text)
  const dates = readDates(edition.rest)
  const { scope, rest } = readScope(dates.rest)
  const numbers = readQuantities(rest)
  const nickname = NICKNAME.exec(text)?.[1]
  return {
    text,
    dates: edition.mention ? [...dates.mentions, edition.mention] : dates.mentions,
    scope,
    quantities: numbers.quantities,
    tokens: tokenise(numbers.rest, slugForms(raw))
      .filter(({ weight }) => weight > 0)
      .map((token) => (token.key === nickname ? { ...token, weight: 0.1 } : token)),
    negated: (text.match(NEGATION)?.length ?? 0) % 2 === 1,
  }
}
