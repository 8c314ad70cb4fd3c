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
 * "No ceasefire by June?" and "Will there be no ceasefire?" deny that there is one; "no confidence", "no more than" and
 * "no. 1" deny nothing. Rates that are not moved are read as such.
 */
const DENIAL =
  /(?:^|(?<=[a-z0-9] )(?<!\b(?:or|say|says|yes) ))no (?=[a-z])(?!.*\b(?:bps|cuts?|hikes?|rates?)\b)(?!(?:confidence|deal|earlier|fewer|fly|hitter|kings|later|less|longer|more|one|party|sooner|to)\b)/
/** Within a title "no" is the word where it is written small, and not quoted: "Dr. No" and "say “no taxes”" deny nothing. */
const DENIES_WITHIN = /[\p{L}\d] no \p{L}/u
/** A condition in brackets denies nothing of the question: "(Void if no election is held)". */
const BRACKETS = /\([^()]*\)/g
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
  const isQuestion = raw.includes('?') || text.includes(' will ')
  const isDenial =
    isQuestion && (text.startsWith('no ') || DENIES_WITHIN.test(raw.replace(BRACKETS, ''))) && DENIAL.test(asserted)
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
