import type { UnifiedEvent } from '@crossvenue/venues'
import { assess, isSure } from './assess.ts'
import type { Ref } from './edge.ts'
import { readEvent } from './extract/event.ts'
import type { Interval } from './extract/interval.ts'
import type { Proposition } from './extract/proposition.ts'

/** A market that is won by a range of one number. */
export interface Band {
  ref: Ref
  interval: Interval
  /** Its outcome that wins in the range. */
  yes: string
}

/** Markets of several venues that ask for one number, and how sure that is. */
export interface BandGroup {
  bands: Band[]
  confidence: number
}

/**
 * Returns the markets of some events that ask for the same number, group by group: each would be identical to the first of
 * its group if their ranges were equal. Groups of one venue are left out, and so are ranges whose bounds are not stated.
 */
export function readBands(events: readonly UnifiedEvent[]): BandGroup[] {
  let left = events.flatMap((event) => readEvent(event).markets.filter(hasRange))
  const groups: BandGroup[] = []
  for (let [first] = left; first; [first] = left) {
    const reference = first
    const same = left.map((one) => ({ one, confidence: confidenceOfSame(reference, one) }))
    const inside = same.filter(({ confidence }) => confidence !== undefined)
    const bands = inside.map(({ one }) => bandOf(one))
    if (new Set(bands.map(({ ref }) => ref.venue)).size > 1) {
      groups.push({ bands, confidence: Math.min(...inside.map(({ confidence = 0 }) => confidence)) })
    }
    left = same.filter(({ confidence }) => confidence === undefined).map(({ one }) => one)
  }
  return groups
}

type Ranged = Proposition & { interval: Interval; yes: string }

const hasRange = (one: Proposition): one is Ranged => {
  const { interval, yes, negated, complement } = one
  if (!interval || yes === undefined || negated || complement) return false
  const { low, high, bare, strikeOnly, barrier, unit } = interval
  // A bet on a game whose line is a whole number is refunded when the score stands on it.
  const isBet = one.game !== undefined || one.selection !== undefined || /\bO\/U\b|\bover\/under\b/i.test(one.title)
  if (isBet && [low, high].some(Number.isInteger)) return false
  return !bare && !strikeOnly && !barrier && unit !== 'bps' && (low ?? high) !== undefined
}

const bandOf = ({ ref, interval, yes }: Ranged): Band => ({ ref, interval, yes })

/** Returns how sure it is that two markets ask for one number; undefined where it is not. */
function confidenceOfSame(a: Ranged, b: Ranged): number | undefined {
  if (a === b) return 1
  const [unit, other] = [a, b].map(({ interval }) => interval.unit ?? 'count')
  if (unit !== other || a.interval.whole !== b.interval.whole || a.interval.scale !== b.interval.scale) return undefined
  const isNumbered = (one: Ranged) => one.answer === undefined || one.answer.kind === 'number'
  if (!isNumbered(a) || !isNumbered(b)) return undefined
  const found = assess(a, { ...b, interval: a.interval, answer: a.answer })
  return found.relation === 'identity' && isSure(found) ? found.confidence : undefined
}
