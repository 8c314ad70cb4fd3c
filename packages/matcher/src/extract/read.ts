import { annotateTokens } from './annotations.ts'
import { type DateMention, readDates } from './dates.ts'
import { withoutFalseNames } from './false-names.ts'
import { memoize } from './memoize.ts'
import { withPersonsCorrected } from './misspelt-persons.ts'
import { withNamesOfWorks } from './names-of-works.ts'
import { readOrdinal } from './ordinals.ts'
import { type Qualifiers, readQualifiers } from './qualifiers.ts'
import { type Quantity, readQuantities } from './quantities.ts'
import { normalise, slugForms } from './text.ts'
import { type Token, tokenise } from './tokens.ts'

/** The parts read from one text: dates, qualifiers, numbers and the tokens of the remaining words. */
export interface ReadText {
  /** The whole text, normalised. */
  text: string
  dates: readonly DateMention[]
  qualifiers: Qualifiers
  quantities: readonly Quantity[]
  /** The tokens of the text without dates, qualifiers and numbers; filler words are left out. */
  tokens: readonly Token[]
  negated: boolean
}

const NEGATION = /\b(?:not|wont|never|isnt|doesnt|cannot)\b/g
/** Matches a denial that is a part of a name: "Will I Am Not Okay win", "Will Not Like Us win". */
const WITHIN_NAME = /(?<=\p{Lu}[\p{L}'’]* ["“'‘]?)(?:Not|Never|Cannot) (?=\p{Lu})/gu
/** Matches a word in small letters by which a title does not capitalise all its words. */
const SMALL = / (?!(?:the|and|for|from|with|into|than|before|after|until|over|per|via|during) )\p{Ll}{3,} /u
const countNamed = (raw: string) => (SMALL.test(raw) ? (raw.match(WITHIN_NAME)?.length ?? 0) : 0)

/**
 * Matches a "no" that denies what the title asks: "No ceasefire by June?", "Will there be no ceasefire?". It does not
 * match "no confidence", "no more than" and "no. 1", nor titles about central bank rates, where "no change" is read as
 * 0.
 */
const DENIAL =
  /(?:^|(?<=[a-z0-9] )(?<!\b(?:or|say|says|yes) ))no (?=[a-z])(?!.*\b(?:bps|cuts?|hikes?|rates?)\b)(?!(?:confidence|deal|earlier|fewer|fly|greater|higher|hitter|kings|later|less|longer|lower|more|one|party|sooner|to)\b)/
/** Matches a "no" within a title in small letters and without quotes: "Dr. No" and "say “no taxes”" deny nothing. */
const DENIES_WITHIN = /[\p{L}\d] no \p{L}/u
/** Matches brackets, in which "no" and "not" deny nothing of the question: "(Void if no election is held)". */
const BRACKETS = /\([^()]*\)/g
/** Matches a number with a decimal in a slug, which has no points: "9 0 or above". */
const SLUG_DECIMAL = /\b(\d{1,2}) (?=\d{1,2} or (?:above|below|higher|less|lower|more)\b)/
const EMPTY: ReadText = { text: '', dates: [], qualifiers: {}, quantities: [], tokens: [], negated: false }
/** Whether a title is a slug written with spaces, such as "fed cut in march": it has only small letters and digits. */
export const isSlug = (title: string) => /^[a-z0-9]+(?: [a-z0-9]+)+$/.test(title)

/**
 * Returns the dates, qualifiers, numbers and remaining tokens of a title, label or subtitle; all are empty if there is
 * no text. With `slug`, words of the text may be ticker symbols.
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
  const numbers = readQuantities(slug ? rest.replace(SLUG_DECIMAL, '$1.') : rest)
  // a negation in a relative clause ("a country that has never won") or in a condition does not deny the question
  const asserted = qualifiers.clause === undefined && qualifiers.condition === undefined ? text : rest
  // a label such as "No change" may leave out what is denied, so only questions are read as denials
  const isQuestion = raw.includes('?') || text.includes(' will ')
  const isDenial =
    isQuestion && (text.startsWith('no ') || DENIES_WITHIN.test(raw.replace(BRACKETS, ''))) && DENIAL.test(asserted)
  const written = asserted.replace(BRACKETS, '').match(NEGATION)?.length ?? 0
  const denials = written === 0 ? 0 : Math.max(0, written - countNamed(raw))
  const tokens = annotateTokens(
    withoutFalseNames(
      withNamesOfWorks(
        tokenise(
          withPersonsCorrected(isDenial ? numbers.rest.replace(DENIAL, '') : numbers.rest),
          slugForms(raw),
          slug,
        ),
        raw,
      ).filter(({ weight }) => weight > 0),
      raw,
    ),
    raw,
    text,
  )
  // "Democrats 66" is a name and no number
  const name = tokens.length === 1 && tokens[0]?.ids ? tokens[0].key.split(' ') : []
  return {
    text,
    dates: ordinal.mention ? [...dates.mentions, ordinal.mention] : dates.mentions,
    qualifiers,
    quantities: numbers.quantities.filter((number) => !number.bare || !name.includes(number.text)),
    tokens,
    negated: (denials + (isDenial ? 1 : 0)) % 2 === 1,
  }
}
