import { type DateMention, readDates } from '../extract/dates.ts'
import { includesKind } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import { namesTraded } from '../extract/measurements.ts'
import { memoize } from '../extract/memoize.ts'
import { namesPolicyRate } from '../extract/policy-rates.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { normalise } from '../extract/text.ts'
import type { Window } from '../extract/time.ts'
import { isAct, type Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { settings } from '../settings.ts'
import { isContest, isDecided } from './contests.ts'
import { isFromListing } from './times.ts'

/**
 * Returns the relation of a question about a month or a day to one with a deadline at its end: "in March" is inside "by
 * March 31", because it may have come true before March. Undefined where it cannot have: a year is counted from the
 * listing of its market, and an election or a statistic of the month has no earlier result.
 */
export function compareEnds(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [a.time.window, b.time.window]
  if (!x || !y || (x.kind === 'deadline') === (y.kind === 'deadline')) return undefined
  const [within, until] = x.kind === 'deadline' ? [b, a] : [a, b]
  const { window } = within.time
  // the first half of 2031, one of several answers, may come long after a June whose year is not stated
  if (window && isOneOfTimes(within, window) && until.time.window?.yearKnown === false) return 'overlap'
  if (!window || isFromListing(window) || [a, b].some(isOfItsTime)) return undefined
  if (window.kind === 'day' ? !mayComeBefore(within, until) : isCounted(within, until, window)) return undefined
  return within === a ? 'inside' : 'contains'
}

/** Whether the listing of a question without a window closes when the other question has to come true. */
const closesAt = ({ time: { window: until } }: Proposition, { time: { window, closing = 0 } }: Proposition) =>
  until?.kind === 'deadline' &&
  until.yearKnown &&
  window === undefined &&
  Math.abs(closing - until.to) <= settings.times.sameDay

/**
 * Whether the listing of a question about an edition of a contest closes when the other question has to come true: "2026
 * World Cup game moved abroad?" until June 10 beside "... before June 11". Its year is that of the edition.
 */
export const closesThen = (dated: Proposition, other: Proposition): boolean =>
  closesAt(dated, other) && (isContest(other) || other.leagues.length > 0)

/** Whether the listing of a question that states no time closes when the other one has to come true, about the same act. */
export const closesAtDeadline = (dated: Proposition, open: Proposition): boolean =>
  closesAt(dated, open) &&
  open.time.years.length === 0 &&
  dated.questionTokens.some(({ key }) => isAct(key) && says(open.questionTokens, key))

/** Whether the result belongs to its day or month: a contest, an election, a statistic of the month. A call comes at any time. */
function isOfItsTime(question: Proposition): boolean {
  const { build, interval, questionTokens } = question
  if (isContest(question) || (build !== 'called' && isDecided(question))) return true
  // a central bank decides at every meeting
  return interval !== undefined && !interval.barrier && isStatistic(questionTokens) && !namesPolicyRate(questionTokens)
}

const isStatistic = (tokens: readonly Token[]) => includesKind(tokens, 'series') && !namesTraded(tokens)

/** Whether a period of a stated year, but no whole year, is an answer to when something happens. */
const isOneOfTimes = ({ form }: Proposition, { from = 0, to, kind, yearKnown }: Window) =>
  form === 'time' && kind === 'period' && yearKnown && to - from < YEAR
const YEAR = 365

/** Whether rules give both questions the same beginning, or the month only the same end. */
function isCounted({ terms: within }: Proposition, { terms: until }: Proposition, { from, to }: Window): boolean {
  const month = spanIn(until?.criterion)
  if (month && month.from === from) return true
  const only = spanIn(within?.criterion)
  return only?.role === 'before' ? only.from === to : only?.role === 'by' && only.to === to
}

/** Returns the only date of a condition for YES, which may repeat it; undefined where it has none or several. */
const spanIn = memoize((criterion: string | undefined): DateMention | undefined => {
  const [first, ...others] = readDates(normalise(criterion ?? '')).mentions
  return others.every(({ to }) => to === first?.to) ? first : undefined
})

/** Whether an act, or a level that the rules of the deadline do not read on its last day, may come before a day. */
function mayComeBefore(
  { build, questionTokens, interval, title }: Proposition,
  { terms, title: until }: Proposition,
): boolean {
  // who has left is out on every later day
  if (/\b(?:no longer|out)\b/i.test(title)) return false
  const ruled = spanIn(terms?.criterion)
  if (terms?.anyTime) return true
  if (terms?.criterion !== undefined && ruled?.role !== 'by' && ruled?.role !== 'before') return false
  if (interval && !interval.bare) return true
  // a state may be true on an earlier day alone: "the top model before 2032"
  if (/\bbefore\b/i.test(until) && says(questionTokens, ruleWords.stateOnDay)) return true
  return build === 'called' || questionTokens.some(({ key }) => isAct(key) && key !== 'stay')
}
