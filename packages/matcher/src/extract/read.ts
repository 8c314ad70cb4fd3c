import { marked } from './annotations.ts'
import { type DateMention, readDates } from './dates.ts'
import { memoize } from './memoize.ts'
import { readOrdinal } from './ordinals.ts'
import { type Qualifiers, readQualifiers } from './qualifiers.ts'
import { type Quantity, readQuantities } from './quantities.ts'
import { normalise, slugForms } from './text.ts'
import { type Token, tokenise } from './tokens.ts'

/** Everything that is read from a single text. */
export interface ReadText {
  /** Normalised, whole. */
  text: string
  dates: readonly DateMention[]
  qualifiers: Qualifiers
  quantities: readonly Quantity[]
  /** The rest of the text, in words that have weight. */
  tokens: readonly Token[]
  negated: boolean
}

const NEGATION = /\b(?:not|wont|never|fails? to|isnt|doesnt|cannot)\b/g
const EMPTY: ReadText = { text: '', dates: [], qualifiers: {}, quantities: [], tokens: [], negated: false }
/** Whether a title is a slug: it has no capital and no sign. */
export const isSlug = (title: string) => /^[a-z0-9]+(?: [a-z0-9]+)+$/.test(title)

/** Reads a title, a label or a second line; `slug` where the title is no more than a slug, in which tickers count. */
export function read(raw: string | undefined, slug = false): ReadText {
  if (!raw) return EMPTY
  return slug ? readSlug(raw) : readText(raw)
}

const readText = memoize((raw: string) => readAll(raw, false))
const readSlug = memoize((raw: string) => readAll(raw, true))

function readAll(raw: string, slug: boolean): ReadText {
  const text = normalise(raw)
  const ordinal = readOrdinal(text)
  const dates = readDates(ordinal.rest)
  const { qualifiers, rest } = readQualifiers(dates.rest)
  const numbers = readQuantities(rest)
  return {
    text,
    dates: ordinal.mention ? [...dates.mentions, ordinal.mention] : dates.mentions,
    qualifiers,
    quantities: numbers.quantities,
    tokens: marked(
      tokenise(numbers.rest, slugForms(raw), slug).filter(({ weight }) => weight > 0),
      raw,
      text,
    ),
    negated: (text.match(NEGATION)?.length ?? 0) % 2 === 1,
  }
}
