import { dayNumber } from './calendar.ts'
import type { DateMention } from './dates.ts'

const ORDINAL = /\d(?:st|nd|rd|th) /

/** Ceremonies and games counted by number: the year the zeroth would have been held. */
const NUMBERED: readonly [RegExp, number][] = [
  [/\b(\d{2,3})(?:st|nd|rd|th) (?:annual )?(?=academy award|oscar)/, 1928],
  [/\b(\d{2})(?:st|nd|rd|th) (?:annual )?(?=(?:primetime )?emmy)/, 1948],
  [/\b(\d{2})(?:st|nd|rd|th) (?:annual )?(?=golden globe)/, 1943],
  [/\b(\d{2})(?:st|nd|rd|th) (?:annual )?(?=grammy)/, 1958],
  [/\b(\d{2})(?:st|nd|rd|th) (?:annual )?(?=tony)/, 1947],
  [/\b(\d{2})(?:st|nd|rd|th) (?:annual )?(?=bafta|british academy)/, 1947],
  [/\b(\d{2})(?:st|nd|rd|th) (?:annual )?(?=critics choice)/, 1995],
  [/\b(\d{2})(?:st|nd|rd|th) (?:annual )?(?=sag award|screen actors guild|actor awards)/, 1994],
]
const SUPER_BOWL = /(?<=\b(?:super bowl|pro football championship) )([lxvi]+)\b/
const SUPER_BOWLS = new RegExp(SUPER_BOWL, 'g')
const ROMAN: ReadonlyMap<string, number> = new Map(Object.entries({ i: 1, v: 5, x: 10, l: 50 }))
const FIRST_SUPER_BOWL = 1966

/** Terms of office that questions name by their holder alone. Source: the Constitution of the United States. */
const TERM =
  /\b(?:during|by the end of|before the end of|within|in) (?:his|trump|trumps|president trumps?) (?:second |2nd |current )?(?:term|presidency)\b(?: in office| as president)?/
const TERM_ENDS = dayNumber(2029, 1, 20)

/** Turns "98th Academy Awards" and "Super Bowl LX" into the year of the edition. */
export function readOrdinal(text: string): { mention?: DateMention; rest: string } {
  for (const [pattern, zeroth] of ORDINAL.test(text) ? NUMBERED : []) {
    const match = pattern.exec(text)
    if (match) return { mention: held(zeroth + Number(match[1])), rest: text.replace(pattern, '') }
  }
  const bowl = SUPER_BOWL.exec(text)?.[1]
  if (bowl) return { mention: held(FIRST_SUPER_BOWL + roman(bowl)), rest: text.replace(SUPER_BOWLS, '') }
  if (text.includes('trump') && TERM.test(text)) {
    const mention = { role: 'by', unit: 'day', from: TERM_ENDS - 1, to: TERM_ENDS, year: 2029 } as const
    return { mention, rest: text.replace(TERM, '') }
  }
  return { rest: text }
}

function held(year: number): DateMention {
  return { role: 'in', unit: 'year', from: dayNumber(year, 1, 1), to: dayNumber(year + 1, 1, 1), year }
}

function roman(text: string): number {
  const values = [...text].map((letter) => ROMAN.get(letter) ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
