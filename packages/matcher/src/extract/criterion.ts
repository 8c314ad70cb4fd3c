import { type DateMention, readDates } from './dates.ts'
import { memoize } from './memoize.ts'
import { normalise } from './text.ts'

/** The condition for YES, quoted from a market's rules, with its deadlines. */
export interface Criterion {
  text: string
  /** Deadlines in the form of a title's dates; empty where there is none. */
  deadlines: readonly DateMention[]
}

/** The venues' formulas for "YES if ...", the criterion being the group. */
const FORMULAS: readonly RegExp[] = [
  /^if (.{10,700}?),? then the market resolves to ["“]?yes\b/i,
  /\bresolves? (?:to )?["“]?yes["”]? if (.{10,700}?)(?:\.(?:\s|$)|\botherwise\b|$)/i,
  /\bif (.{10,700}?), (?:then )?(?:this|the) market will (?:immediately )?resolve to ["“]?yes\b/i,
]
/** A list has an answer of its own for "nobody by then". */
const NOBODY = /\bif (?:no|nobody|none)\b(.{5,200}?),? (?:this|the) market will resolve to ["“](?:no|none|other)\b/i
/** The criterion stands within so many characters of the rules. */
const BEGINNING = 1500
/** A day's last minute is the day. */
const LAST_MINUTE =
  /,?\s*(?:at )?\(?\b(?:11:59(?::\d\d)? ?p\.?m\.?|12:00 ?a\.?m\.?|23:59)(?: ?\(?(?:e[sd]?t|utc|gmt|p[sd]?t|eastern time)\)?)?/gi
/** "Between the day it was listed and June 30" is a deadline: nobody can trade before the listing. */
const SINCE = /\bbetween [^\d,.]{3,60}? and (?=[A-Z][a-z]+ \d)/g
/** When the outcome has to be known is not when it has to come true. */
const FALLBACK = /\b(?:result|known|certified|conclusive|postponed|cancell?ed|rescheduled|declared)\b/i

/**
 * Finds in a market's rules the condition for YES: "If Ann resigns before June 1, then the market resolves to Yes" ->
 * "Ann resigns before June 1". Null where the rules follow no known formula.
 */
export const criterionOf = memoize((rules: string): Criterion | null => {
  const beginning = rules.slice(0, BEGINNING).replace(/\s+/g, ' ')
  for (const formula of FORMULAS) {
    const text = formula.exec(beginning)?.[1]
    if (text !== undefined) return { text, deadlines: FALLBACK.test(text) ? [] : deadlinesIn(text) }
  }
  const text = NOBODY.exec(beginning)?.[1]
  const deadlines = text === undefined || FALLBACK.test(text) ? [] : deadlinesIn(text)
  return text === undefined || deadlines.length === 0 ? null : { text, deadlines }
})

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
