import { annotateTokens } from './annotations.ts'
import { type DateMention, readDates } from './dates.ts'
import { withoutFalseNames } from './false-names.ts'
import { memoize } from './memoize.ts'
import { readOrdinal } from './ordinals.ts'
import { type Qualifiers, readQualifiers } from './qualifiers.ts'
import { type Quantity, readQuantities } from './quantities.ts'
import { normalise, slugForms } from './text.ts'
import { type Token, tokenise } from './tokens.ts'

/** The parts read from one text: dates, qualifiers, numbers and the tokens that are left. */
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

const NEGATION = /\b(?:not|wont|never|isnt|doesnt|cannot)\b/g
/**
 * "No ceasefire by June?" denies that there is one; "no confidence", "no more than" and "no. 1" deny nothing. Rates that
 * are not moved are read as such.
 */
const DENIAL =
  /^no (?=[a-z])(?!.*\brates?\b)(?!(?:confidence|deal|fly|hitter|kings|less|more|one|party|fewer|later|sooner|longer|earlier)\b)/
const EMPTY: ReadText = { text: '', dates: [], qualifiers: {}, quantities: [], tokens: [], negated: false }
/** Whether a title is a slug written with spaces, such as "fed cut in march": small letters and digits only. */
export const isSlug = (title: string) => /^[a-z0-9]+(?: [a-z0-9]+)+$/.test(title)

/**
 * Returns the parts of a title, label or subtitle, all empty for no text. Pass `slug` for a slug, where words may be
 * ticker symbols.
 */
export function readText(raw: string | undefined, slug = false): ReadText {
  if (!raw) return EMPTY
  return slug ? readSlug(raw) : readPlain(raw)
}

const readPlain = memoize((raw: string) => readAll(raw, false))
const readSlug = memoize((raw: string) => readAll(raw, true))

function readAll(raw: string, slug: boolean): ReadText {
  const text = normalise(raw)
  const ordinal = readOrdinal(text)
  const dates = readDates(ordinal.rest)
  const { qualifiers, rest } = readQualifiers(dates.rest)
  const numbers = readQuantities(rest)
  // what is not said of the answer, but of who is meant or of the condition, denies nothing
  const asserted = qualifiers.clause === undefined && qualifiers.condition === undefined ? text : rest
  // a label may be short for what follows it: "No change"
  const isDenial = (raw.includes('?') || text.includes(' will ')) && DENIAL.test(text)
  return {
    text,
    dates: ordinal.mention ? [...dates.mentions, ordinal.mention] : dates.mentions,
    qualifiers,
    quantities: numbers.quantities,
    tokens: annotateTokens(
      withoutFalseNames(
        tokenise(isDenial ? numbers.rest.replace(DENIAL, '') : numbers.rest, slugForms(raw), slug).filter(
          ({ weight }) => weight > 0,
        ),
        raw,
      ),
      raw,
      text,
    ),
    negated: ((asserted.match(NEGATION)?.length ?? 0) + (isDenial ? 1 : 0)) % 2 === 1,
  }
}
