import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { compareEnds } from './ends-alike.ts'
import { isFirstOfRanking, YEAR } from './states-on-days.ts'
import { compareWindows, lengthOf } from './times.ts'

/**
 * Whether both questions are about a state (such as the leader of a ranking) and one is about a day or period within
 * that of the other, or both about the first of a ranking on two days: the leader may change.
 */
export function areOfOtherDays(a: Proposition, b: Proposition): boolean {
  if (isFirstOfRanking(a) && isFirstOfRanking(b)) {
    const kinds = [a, b].map(({ time: { window } }) => window?.kind)
    // several may get to the first place within a time
    if (REACHES.test(a.title) || REACHES.test(b.title)) return true
    if (kinds.includes('day') && kinds.includes('deadline')) return true
    if (compareWindows(a.time, b.time) === 'apart' || closesOnOtherDay(a, b) || closesOnOtherDay(b, a)) return true
  }
  const isState = ({ questionTokens }: Proposition) => says(questionTokens, ruleWords.stateOnDay)
  if (!isState(a) || !isState(b) || a.time.window?.kind === b.time.window?.kind) return false
  return NESTED.has(compareEnds(a, b) ?? compareWindows(a.time, b.time))
}

/** Whether the first question asks for the first of a year, and the other for that of a shorter time, who may be another. */
export function isFirstOfYear(a: Proposition, b: Proposition): boolean {
  const [year = 0, other = YEAR] = [a, b].map(({ time }) => lengthOf(time))
  const isOfTimes = year > 360 && other < 32 && isFirstOfRanking(a) && isFirstOfRanking(b)
  return isOfTimes && /\btop (?!\d)/i.test(a.title) && !REACHES.test(a.title) && !HAS_FIRST.test(a.title)
}

/** Matches the first place at any time of a year: "have a #1 album in 2031". */
const HAS_FIRST = /\b(?:has|have)\b|\ban? (?:#1|no\. ?1|number[- ]one|top)\b/i

/** Whether one question asks for a day, and the listing of the other, which states none, closes a week or more from it. */
const closesOnOtherDay = ({ time: { window } }: Proposition, { time }: Proposition) =>
  window?.kind === 'day' && !time.window && time.closing !== undefined && Math.abs(time.closing - window.to) >= 7

const REACHES = /\b(?:climb|get|hit|reach)(?:e?s)? (?:to )?(?:#1|no\. ?1|number one)\b/i
const NESTED: ReadonlySet<string> = new Set(['inside', 'contains', 'near'])
