import { hoursFromUtc, zoneNames } from '../knowledge/time-zones.ts'
import { quote } from './sentences.ts'

/** The time of day and the time zone at which resolution rules measure a value: "4 PM ET". */
export interface Instant {
  /** Minute of the day in this time zone; undefined if only the zone is stated. */
  minute?: number
  zone: string
  quote: string
}

const ZONE = zoneNames.map(([names]) => names).join('|')
const CLOCK = new RegExp(
  `\\b(\\d{1,2})(?::(\\d{2}))?(?::\\d{2})?(?:\\s*([AaPp])\\.?[Mm]\\b\\.?)?,?\\s*(?:in the |\\()?(${ZONE})(?!\\w)`,
  'g',
)
const WORD = new RegExp(`\\b(noon|midnight)\\b,?\\s*(?:in the |\\()?(${ZONE})(?!\\w)`, 'gi')
const BARE = new RegExp(`\\b(${ZONE.replace('|Z|', '|')})(?!\\w)`, 'g')
/** Matches times at which a game begins or trading ends, which are not times of measurement. */
const OTHER_TIMES =
  /\bscheduled|\bexpir|\bkick-?off|\b(?:market|trading|contract)s?\b.{0,30}\b(?:close[sd]?|opens?|opened|ends?)\b|\bsettlement (?:time|period)/i

/**
 * Returns the times of day at which the resolution rules measure a value ("4 PM ET"), read from their sentences; times
 * of games and of trading are left out. Empty where none is stated.
 */
export function instantsOf(sentences: readonly string[]): Instant[] {
  return sentences.filter((sentence) => !OTHER_TIMES.test(sentence)).flatMap(readInstants)
}

function readInstants(sentence: string): Instant[] {
  const stated = [...sentence.matchAll(CLOCK)].flatMap((match) => {
    const [, hour = '', minute, half, zone = ''] = match
    // the number in "26 ET" is the end of a date
    if (half === undefined && minute === undefined) return []
    const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
    return [{ minute: midnight(hours * 60 + Number(minute ?? 0)), ...zoned(zone, sentence, match.index) }]
  })
  const named = [...sentence.matchAll(WORD)].map((match) => {
    const [, word = '', zone = ''] = match
    return { minute: word.toLowerCase() === 'noon' ? 720 : 0, ...zoned(zone, sentence, match.index) }
  })
  if (stated.length + named.length > 0) return [...stated, ...named]
  return [...sentence.matchAll(BARE)].map((match) => zoned(match[1] ?? '', sentence, match.index))
}

/** Returns the last minute of a day as midnight. */
const midnight = (minute: number): number => (minute === 1439 ? 0 : minute)

const zoned = (name: string, sentence: string, place: number): Instant => ({
  zone: zoneNames.find(([names]) => new RegExp(`^(?:${names})$`, 'i').test(name))?.[1] ?? name,
  quote: quote(sentence, place),
})

/** Whether two instants are the same moment in summer or in winter. */
export function mayCoincide(a: Instant, b: Instant): boolean {
  if (a.minute === undefined || b.minute === undefined) return a.zone === b.zone
  return minutesUtc(a).some((minute) => minutesUtc(b).includes(minute))
}

const minutesUtc = ({ minute = 0, zone }: Instant): number[] =>
  (hoursFromUtc.get(zone) ?? []).map((offset) => (minute - offset * 60 + 2880) % 1440)
