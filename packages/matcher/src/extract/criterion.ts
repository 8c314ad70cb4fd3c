import { type DateMention, readDates } from './dates.ts'
import { memoize } from './memoize.ts'
import { normalise, singleSpaced } from './text.ts'

/** The condition for YES, quoted from a market's resolution rules, with its deadlines. */
export interface Criterion {
  /** Empty where the rules name the contest and not the answer. */
  text: string
  /** The deadlines in the condition, read as dates of a title are; empty where there is none. */
  deadlines: readonly DateMention[]
  /** The first day of the span that the condition states: "after March 1, 2031 and before 2032". */
  since?: number
  /** The only year or season that the condition names: "wins the 2031 Lima Cup". */
  edition?: DateMention
}

/** Formulas in which venues state the condition for YES; the group matches the condition. */
const FORMULAS: readonly RegExp[] = [
  /^if,? (.{10,700}?),? (?:then )?the market resolves to ["“]?yes\b/i,
  /\bresolves? (?:to |as )?["“*]*yes["“”*]* (?:if|in the event that)[:,]? (.{10,700}?)(?:(?<!\b(?:Corp|Dr|Inc|Jr|Mr|Ms|No|Sr|St|[a-z]\.[a-z]|vs?))\.(?:\s|$)|\botherwise\b|\bresolves? (?:to |as )?["“*]*no\b|$)/i,
  /\bif (.{10,700}?), (?:then )?(?:this|the) market (?:will (?:immediately )?resolve|resolves) to ["“]?yes\b/i,
]
/**
 * Matches the deadline in rules of a list with an answer for "nobody by then": "if nobody resigns by June 1, this
 * market will resolve to None".
 */
const NOBODY = /\bif (?:no|nobody|none)\b(.{5,200}?),? (?:this|the) market will resolve to ["“](?:no|none|other)\b/i
/**
 * Matches the contest in rules of a list that leave out the answer of their market: "this market will resolve according
 * to the winner of the 2031 Lima Cup".
 */
const ACCORDING = /^this market will resolve according to (.{10,200}?)(?:[.,](?:\s|$)|$)/i
/** The condition is looked for in this many characters at the beginning of the rules. */
const BEGINNING = 1500
/** Matches the last minute behind its day, which is left out: "June 30, 11:59 PM ET" means June 30. */
const LAST_MINUTE =
  /,?\s*(?:at )?\(?(?<!\b(?:by|before) )\b(?:11:59(?::\d\d)? ?p\.?m\.?|12:00 ?a\.?m\.?|23:59)(?: ?\(?(?:e[sd]?t|utc|gmt|p[sd]?t|eastern time)\)?)?/gi
/**
 * Matches the beginning of a span that is a deadline, because nobody can trade before the listing: "between the day it
 * was listed and June 30".
 */
const SINCE = /\bbetween [^\d,.]{3,60}? and (?=[A-Z][a-z]+ \d)/g
/** Matches words that show that a date says when the result has to be known, not when it has to come true. */
const FALLBACK = /\b(?:result|known|certified|conclusive|postponed|cancell?ed|rescheduled|declared)\b/i

/**
 * Finds the condition for YES in a market's resolution rules: "If Ann resigns before June 1, then the market resolves
 * to Yes" -> "Ann resigns before June 1". Null where the rules follow no known formula.
 */
export const criterionOf = memoize((rules: string): Criterion | null => {
  const beginning = singleSpaced(rules.slice(0, BEGINNING))
  for (const formula of FORMULAS) {
    const text = formula.exec(beginning)?.[1]
    if (text !== undefined) {
      const [edition, since] = [editionIn(text), beginningIn(text)]
      const deadlines = FALLBACK.test(text) ? [] : deadlinesIn(text)
      return { text, deadlines, ...(since && { since }), ...(edition && { edition }) }
    }
  }
  const text = NOBODY.exec(beginning)?.[1]
  const deadlines = text === undefined || FALLBACK.test(text) ? [] : deadlinesIn(text)
  if (text !== undefined && deadlines.length > 0) return { text, deadlines }
  const edition = editionIn(ACCORDING.exec(beginning)?.[1] ?? '')
  return edition ? { text: '', deadlines: [], edition } : null
})

/**
 * Matches the edition of a contest: "the 2031 Lima Cup", "the 2031-32 season". The year in which a term begins or a vote
 * is held ("in 2031") is none.
 */
const EDITION =
  /\bthe (?:(?:[\p{L}\d.'’]+ ){1,5}(?=20\d\d (?:edition|season|tournament)\b))?(20\d\d(?: ?[-–/] ?(?:20)?\d\d)?) (?=\p{L})/giu

/** Matches the beginning of a term in Congress, which is that of the year after its election. */
const TERM = /\bsworn in\b.*\bfor the term beginning in (20\d\d)\b/i

function editionIn(text: string): DateMention | undefined {
  const term = TERM.exec(text)?.[1]
  if (term !== undefined) return readDates(String(Number(term) - 1)).mentions[0]
  const [edition, ...more] = new Set(Array.from(text.matchAll(EDITION), ([, years = '']) => years))
  if (edition === undefined || more.length > 0) return undefined
  return readDates(normalise(edition)).mentions.find(({ unit }) => unit === 'year' || unit === 'season')
}

function beginningIn(text: string): number | undefined {
  const mentions = SPAN.test(text) ? readDates(normalise(text.replace(LAST_MINUTE, ''))).mentions : []
  const begins = ({ role, unit }: DateMention) => unit === 'range' || (role === 'after' && unit === 'day')
  const [first, ...more] = mentions.filter((mention) => mention.year !== undefined && begins(mention))
  return more.length > 0 ? undefined : first?.from
}

/** Matches words before the first day of a span. */
const SPAN = /\b(?:after|between|from|since)\b/i

function deadlinesIn(text: string): DateMention[] {
  const { mentions } = readDates(normalise(text.replace(LAST_MINUTE, '').replace(SINCE, 'by ')))
  return mentions.flatMap((mention): DateMention[] => {
    if (mention.year === undefined || mention.clock || mention.relative) return []
    if (mention.role === 'by' || mention.role === 'before') return [mention]
    // "between the day it was listed and June 30, 2026"
    if (mention.unit !== 'range') return []
    const { unit: _, ...rest } = mention
    return [{ ...rest, role: 'by', unit: 'day', from: mention.to - 1 }]
  })
}
