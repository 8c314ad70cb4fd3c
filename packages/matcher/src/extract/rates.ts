import { type Interval, opposite, withBounds } from './interval.ts'

const CUT =
  /\b(?:cut|cuts|decrease|decreases|decreased|(?<!\bor )lower(?! than\b)|lowers|reduce|reduces|reduction|ease|eases)\b/
const HIKE = /\b(?:hike|hikes|increase|increases|increased|raise|raises|(?<!\bor )higher(?! than\b)|tighten)\b/
/** Matches the denial of any change: "No cuts in 2027", "0 hikes". */
const NONE = /(?<!than )\b(?:no|0) (?:\w+ ){0,2}(?:cut|hike)s?\b/
/** Matches the answer "none" to the question how many changes happen: "no cuts happen", "cuts rates 0 times". */
const NONE_HAPPEN =
  /\bno (?:\w+ ){0,2}(?:cut|hike)s (?:happen|occur)\b|\b(?:cut|hike|lower|raise)s? (?:\w+ ){0,3}(?<!than )0 times\b/
const COUNTED =
  /\b(?:how many|number of)\b|\b\d+\+?(?: or (?:more|fewer|less))? times?\b|\b\d+\+?(?: or (?:more|fewer|less))? (?:\w+ ){0,2}(?:cut|hike)s?\b/
const CHANGE =
  /\bchanges? (?:(?:the|its|their|interest|policy|key|bank|base|cash|federal|fed|funds|target) )*(?:rates?|range)\b/
/** Matches phrases for an unchanged rate. It does not match "hold a meeting" or "hold an emergency cut". */
const HOLD =
  /\b(?:no change|unchanged|holds?(?! an?\b)|maintain|maintains|maintained|pause|pauses|same|keep|keeps|steady)\b/

/**
 * Reads how a normalised text says that a central bank changes its rate, as an interval in basis points: "no change" ->
 * 0, "cuts" -> everything below 0, "cuts by 25 bps" (`size` 25) -> -25. Undefined where it says nothing about a change.
 */
export function readRateChange(text: string, size: Interval | undefined): Interval | undefined {
  const isCounted = COUNTED.test(text)
  if (NONE_HAPPEN.test(text)) return { low: 0, high: 0, whole: true }
  if (isCounted && size?.unit !== 'bps' && !NONE.test(text)) return undefined
  if (isCounted && size?.low === 0 && size.high === 0) return { low: 0, high: 0, whole: true }
  const direction = HOLD.test(text) || CHANGE.test(text) ? 0 : CUT.test(text) ? -1 : HIKE.test(text) ? 1 : undefined
  if (direction === undefined) return undefined
  // "hold rates above 4%" states a level
  if (direction === 0 && size?.unit === 'percent' && (size.low === undefined || size.high === undefined))
    return undefined
  if (direction === 0) return { low: 0, high: 0, unit: 'bps', whole: true }
  const step = size && inPoints(size)
  const { low, high, lowOpen, highOpen }: Partial<Interval> =
    step?.unit === 'bps' ? quarters(step) : { low: 0, lowOpen: true }
  const rise: Interval = {
    ...(low !== undefined && { low, ...(lowOpen && { lowOpen }) }),
    ...(high !== undefined && { high, ...(highOpen && { highOpen }) }),
    unit: 'bps',
    whole: true,
  }
  return direction > 0 ? rise : opposite(rise)
}

/**
 * Whether a text denies the rate decision that `readRateChange` returned for it: the cut of "no cuts", or the unchanged
 * rate (0) where it says that rates "change".
 */
export const deniesRateChange = (text: string, { low, high }: Interval): boolean =>
  // a label "0" already states that there are no cuts, so "no cuts" beside it does not deny it
  (NONE.test(text) && !(low === 0 && high === 0)) || (CHANGE.test(text) && !HOLD.test(text))

/**
 * Returns a change of at least 25 bps as one of any size, which is the same where a bank changes its rate in steps of 25.
 * Other changes are returned unchanged.
 */
export function ofAnySize(change: Interval): Interval {
  const { low, high, ...rest } = change
  if (low === 25 && high === undefined) return { ...rest, low: 0, lowOpen: true }
  return low === undefined && high === -25 ? { ...rest, high: 0, highOpen: true } : change
}

/**
 * Returns a size in percent as basis points: "cut by 0.25 %" -> 25. A percentage above 1 is returned unchanged, because
 * it is the level of a rate.
 */
function inPoints(size: Interval): Interval {
  const { low, high, unit } = size
  if (unit !== 'percent' || (low ?? high ?? 0) > 1 || (high ?? 0) > 1) return size
  return { ...withBounds(size, (bound) => Math.round(bound * 100)), unit: 'bps' }
}

/** Returns "more than 25 bps" as "50 bps or more", because central banks change rates in steps of 25. */
function quarters(size: Interval): Interval {
  const { low, lowOpen, ...rest } = size
  return lowOpen && low !== undefined && low > 0 && low % 25 === 0 ? { ...rest, low: low + 25 } : size
}
