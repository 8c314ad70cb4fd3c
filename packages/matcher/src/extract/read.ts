import { marked } from './asides.ts'
import { type DateMention, readDates } from './dates.ts'
import { readEdition } from './editions.ts'
import { type Quantity, readQuantities } from './quantities.ts'
import { remembered } from './remembered.ts'
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
const EMPTY: Reading = { text: '', dates: [], scope: {}, quantities: [], tokens: [], negated: false }
/** Reads a title, a label or a second line; `slug` where the title is no more than a slug, in which tickers count. */
export function read(raw: string | undefined, slug = false): Reading {
  if (!raw) return EMPTY
  return slug ? readSlug(raw) : readText(raw)
}

const readText = remembered((raw: string) => readAll(raw, false))
const readSlug = remembered((raw: string) => readAll(raw, true))

function readAll(raw: string, slug: boolean): Reading {
  const text = normalise(raw)
  const edition = readEdition(text)
  const dates = readDates(edition.rest)
  const { scope, rest } = readScope(dates.rest)
  const numbers = readQuantities(rest)
  return {
    text,
    dates: edition.mention ? [...dates.mentions, edition.mention] : dates.mentions,
    scope,
    quantities: numbers.quantities,
    tokens: marked(
      tokenise(numbers.rest, slugForms(raw), slug).filter(({ weight }) => weight > 0),
      raw,
      text,
    ),
    negated: (text.match(NEGATION)?.length ?? 0) % 2 === 1,
  }
}
