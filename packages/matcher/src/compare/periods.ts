import { minuteOf, monthAndDay } from '../extract/calendar.ts'
import { includesKind } from '../extract/entities.ts'
import { isRead, type SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { showTime, type Time } from '../extract/time.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { commodities } from '../knowledge/traded-series.ts'
import { agree, type ComparedValues, type Comparison, missing, showBoth, veto } from './comparison.ts'
import {
  closesInYear,
  endsBefore,
  isBeforeContest,
  isContestDay,
  isEarlierStep,
  isSeasonOfAct,
} from './days-of-contests.ts'
import { isFirstOfYear } from './days-of-rankings.ts'
import { closesAtDeadline, closesThen, compareEnds } from './ends-alike.ts'
import { isBeforeOath } from './inaugurations.ts'
import { isLastMeeting, isMeeting, relateToMeeting } from './meetings.ts'
import { comesInYear, compareNext, isChosenBeforeDay, isNextElection, isNextWhenever } from './next-holders.ts'
import {
  compareAnnouncement,
  compareBefore,
  compareClosing,
  compareEver,
  compareFirst,
  compareOpen,
  compareUnanswered,
  isBeforeOtherEvent,
} from './open-times.ts'
import { areOfOtherSeasons, compareComparedYears, compareEditions } from './other-editions.ts'
import { asksIfHeld } from './predicates.ts'
import { isFirstOfRanking, isHeldOnDay, isLongAfter, isLongBefore, isRateReached, isState } from './states-on-days.ts'
import { compareTickerDates } from './ticker-dates.ts'
import { closeAtOtherHours, compareHeld, compareWindows, compareYears, lengthOf, relateBeginnings } from './times.ts'
import { compareAfter } from './times-after.ts'

/**
 * Returns the comparisons of the windows and years of two questions: "by June 30" beside "in 2026". Empty where neither
 * states a time.
 */
export function compareTimes(a: Proposition, b: Proposition): Comparison[] {
  const sides = showBoth(showTime, a.time, b.time)
  const unanswered = compareUnanswered(a, b)
  if (unanswered) return [veto('deadline-beside-none', unanswered, sides)]
  const windows = ofWindow(a, b, sides)
  const edition = compareEditions(a, b)
  if (edition) return [...windows, edition]
  const ofNext = compareNext(a, b)
  if (ofNext) return [veto('deadline-beside-none', ofNext, sides)]
  const compared = compareComparedYears(a, b)
  if (compared) return [...windows, compared]
  if (isNextWhenever(a, b) || isNextWhenever(b, a)) return windows
  const dated = compareTickerDates(a, b)
  if (dated) return [...windows.filter(({ verdict }) => verdict !== 'missing'), dated]
  const years = compareYears(a.time.years, b.time.years)
  // a different year in the names does not count if deadlines show the relation
  const nested = windows.some(({ relation }) => isNested(relation)) && (isUntil(a) || isUntil(b))
  const once = windows.some(({ rules }) => rules === 'one-of-two-times')
  if (years === 'apart' && (nested || once || isListed(a) || isListed(b))) return windows
  if (years === 'apart' || endsBefore(a, b) || endsBefore(b, a))
    return [...windows, veto('other-year', 'unrelated', sides)]
  if (windows.length === 0 && isSeasonOfAct(a, b)) return [veto('season-beside-year', 'overlap', sides)]
  if (years === 'equal') return [...windows, agree('year', 'year agrees', sides)]
  if (years === 'near' && areOfOtherSeasons(a, b)) return [...windows, veto('other-year', 'unrelated', sides)]
  if (years === 'near') return [...windows, agree('year', 'year near', sides)]
  const one = [...a.time.years, ...b.time.years].some(({ source }) => source === 'text')
  if (!one && windows.length === 0 && isNextElection(a) && isNextElection(b))
    return [agree('edition', 'scope agrees', ['next', 'next'])]
  if (windows.length === 0 && (comesInYear(a, b) || comesInYear(b, a)))
    return [veto('deadline-beside-none', 'overlap', sides)]
  // nested windows already say how the years relate
  const covered = windows.some(({ verdict, relation }) => verdict === 'agree' || isNested(relation))
  if (!one || covered) return windows
  return [...windows, missing('year', closesInYear(a, b) ? 'year of closing' : 'year missing', sides)]
}

const isNested = (relation: Comparison['relation']) => relation === 'inside' || relation === 'contains'

/**
 * Whether the act can happen only once: a person leaves a post once, a numbered flight starts once, the next election
 * is held once; but songs are released repeatedly.
 */
function isOnce(proposition: Proposition): boolean {
  const { questionTokens, title, interval, build } = proposition
  if (INDEFINITE.test(title) || (interval && !interval.bare) || proposition.time.window?.yearKnown === false)
    return false
  return (
    build === 'called' ||
    says(questionTokens, ruleWords.once) ||
    (says(questionTokens, 'next') && (build === 'occurrence' || says(questionTokens, BEGIN))) ||
    (interval?.bare === true && says(questionTokens, 'launch'))
  )
}

/** Whether both are answers to when something happens, which is the first time that it does. */
const areTimesOfOne = (a: Proposition, b: Proposition) => a.form === 'time' && b.form === 'time'

/** Matches words for one of several things: "release a new album", "any member resigns". */
const INDEFINITE = /\b(?:an?|any|another|some|first|new)\b/i
const BEGIN: ReadonlySet<string> = new Set(['begin', 'start'])

const isUntil = ({ time: { window } }: Proposition) => window?.kind === 'deadline'

/**
 * Whether the question states a deadline and its only year is that of its ticker, which is then the end of the listing.
 */
const isListed = ({ time: { window, years } }: Proposition) =>
  window?.kind === 'deadline' && years.every(({ source }) => source === 'ticker')

function ofWindow(a: Proposition, b: Proposition, sides: ComparedValues): Comparison[] {
  const held = asksIfHeld(a) && asksIfHeld(b) ? compareHeld(a.time, b.time) : undefined
  if (held) return held === 'equal' ? [agree('window', 'window agrees', sides)] : [veto('held-until', held, sides)]
  const relation = relateToTerm(a, b) ?? relateToMeeting(a, b) ?? compareWindows(timeBeside(a, b), timeBeside(b, a))
  if (relation !== 'apart' && (isBeforeOath(a, b) || isBeforeOath(b, a))) return [veto('two-days', 'overlap', sides)]
  const ends = relation === 'equal' || relation === 'near' ? compareEnds(a, b) : undefined
  if (ends) return [veto('at-any-time-until', ends, sides)]
  const begins = relation === 'equal' ? relateBeginnings(a.time, b.time) : undefined
  if (begins) return [veto('other-window', begins, sides)]
  if (relation === 'equal' && [a, b].every(isOfInstant) && closeAtOtherHours(a.time, b.time))
    return [veto('other-window', 'overlap', sides)]
  if (relation === 'equal') return [agree('window', 'window agrees', sides)]
  if ([a, b].every(isChosenAfterElection)) return [agree('window', 'window near', sides)]
  if (isLastMeeting(a, b) || isLastMeeting(b, a)) return [agree('window', 'window near', sides)]
  const meeting = isMeeting(a, b)
  if (!meeting && isTotal(a) && isTotal(b) && !isSamePeriod(a, b))
    return [veto('other-length-of-period', 'overlap', sides)]
  if (relation === 'near' || meeting || isContestDay(a, b) || isBeforeContest(a, b) || isBeforeContest(b, a))
    return [agree('window', 'window near', sides)]
  const after = relation === 'missing' ? compareAfter(a, b) : undefined
  if (after === 'disjoint' && !(isOnce(a) && isOnce(b)) && !areTimesOfOne(a, b))
    return [veto('windows-apart', 'unrelated', sides)]
  if (after) return [veto(after === 'disjoint' ? 'one-of-two-times' : 'other-window', after, sides)]
  const ever = compareEver(a, b)
  if (ever) return [veto('deadline-beside-none', ever, sides)]
  if (relation === 'missing' || relation === 'apart') {
    if (isEarlierStep(a, b) || isEarlierStep(b, a)) return [veto('step-by-deadline', 'overlap', sides)]
    if (isChosenBeforeDay(a, b) || isChosenBeforeDay(b, a)) return [veto('two-days', 'overlap', sides)]
  }
  const hours = relation === 'missing' ? relateHours(a, b) : undefined
  if (hours) return [veto(hours === 'unrelated' ? 'windows-apart' : 'other-window', hours, sides)]
  if (relation === 'missing') {
    const one = a.time.window ?? b.time.window
    if (isBeforeOtherEvent(a, b)) return [veto('event-beside-date', 'overlap', sides)]
    const open = one && (compareOpen(a, b) ?? compareFirst(a, b) ?? compareBefore(a, b))
    if (open) return [veto('deadline-beside-none', open, sides)]
    if (!one) return compareAnnouncement(a, b)
    if (closesAtDeadline(a, b) || closesAtDeadline(b, a)) return [agree('window', 'window near', sides)]
    return compareClosing(a, b, sides)
  }
  // a state (who holds a post) may be true on both days
  if (relation === 'apart' && areStates(a, b) && !isLongAfter(a, b)) return [veto('two-days', 'overlap', sides)]
  if (relation === 'apart' && ((isOnce(a) && isOnce(b)) || areTimesOfOne(a, b)))
    return [veto('one-of-two-times', 'disjoint', sides)]
  const areApart = (one: Proposition, other: Proposition) => isLongBefore(one, other) || isFirstOfYear(one, other)
  if (relation === 'apart' || (isNested(relation) && (areApart(a, b) || areApart(b, a))))
    return [veto('windows-apart', 'unrelated', sides)]
  // who holds an office on a day of the year was not chosen by the election of that year
  if (isNested(relation) && (isHeldOnDay(a, b) || isHeldOnDay(b, a))) return [veto('two-days', 'overlap', sides)]
  if (closesThen(a, b) || closesThen(b, a)) return [agree('window', 'window near', sides)]
  return [veto('other-window', relation, sides)]
}

/** Whether somebody is chosen after an election, by a day that only the venue sets, if any. */
const isChosenAfterElection = ({ terms, time: { window } }: Proposition) =>
  terms?.definitions?.includes('after an election') === true && (window === undefined || window.ofRules === true)

const areStates = (a: Proposition, b: Proposition) =>
  (isState(a) && (isState(b) || isRateReached(b))) || (isRateReached(a) && isState(b))

/**
 * Returns the relation of a term of office or a Congress to a deadline without a year, which lies within it: its last day
 * is no day of that year. Undefined for other pairs.
 */
function relateToTerm(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [a.time.window, b.time.window]
  if (x?.kind !== 'deadline' || y?.kind !== 'deadline' || x.yearKnown === y.yearKnown) return undefined
  const { title } = x.yearKnown ? a : b
  if (!OF_TERM.test(title) || /\b20\d\d\b/.test(title)) return undefined
  return x.yearKnown ? 'contains' : 'inside'
}

/** Matches words for a term of office, and for leaving before its end. */
const OF_TERM = /\b(?:administration|congress|early|presidency|term)\b/i

/**
 * Returns the time of a question, without its hour where the other one asks for a level to be touched within days: the
 * hour lies within its day.
 */
function timeBeside({ time }: Proposition, other: Proposition): Time {
  const { window } = time
  if (!window?.clock || !other.interval?.barrier || other.time.window?.clock) return time
  const { clock: _, ...day } = window
  return { ...time, window: day }
}

/**
 * Returns the relation of prices of two days of which only one states its hour: where no hour is stated, prices are read
 * at noon in New York. Undefined for that hour, for hours of the night, whose day depends on the time zone, and for
 * other questions.
 */
function relateHours(a: Proposition, b: Proposition): SetRelation | 'unrelated' | undefined {
  const [x, y] = [a.time.window, b.time.window]
  const hour = x?.clock ?? y?.clock
  if (!hour || x?.kind !== 'day' || y?.kind !== 'day') return undefined
  const fromNoon = hour.from - minuteOf((x.clock ? x : y).to - 1, 720, 'et')
  // no market closes in the middle of the day, but coins are traded at all times
  const atClose = isPriceAtClose(x.clock ? b : a) && x.to === y.to && hour.to === undefined
  if (atClose && Math.abs(fromNoon) < AROUND_NOON) return 'overlap'
  if (!isOfInstant(a) || !isOfInstant(b)) return undefined
  if (monthAndDay(x.to) === monthAndDay(y.to)) return fromNoon === 0 ? undefined : 'overlap'
  return Math.abs(fromNoon) < DAYTIME ? 'unrelated' : undefined
}

/** The minutes from noon within which no time zone of a venue has another day, and those within which no market closes. */
const [DAYTIME, AROUND_NOON] = [360, 200]

const isPriceAtClose = ({ interval, questionTokens, title }: Proposition) =>
  interval?.bare !== true && /\bclos/i.test(title) && includesKind(questionTokens, 'series')

/** Whether the question is about the price of a coin or a commodity at an instant, or the first app, which change all day. */
const isOfInstant = (one: Proposition) =>
  (isFirstOfRanking(one) && says(one.questionTokens, 'app')) ||
  (isRead(one.interval) &&
    !/\b(?:clos|settl)/i.test(one.title) &&
    (includesKind(one.questionTokens, 'coin') ||
      one.questionTokens.some(({ ids }) => ids?.some((id) => commodities.has(id)))))

/** Whether the number is a total of a whole period: the growth of a year is different from that of its last quarter. */
const isTotal = ({ interval, time }: Proposition) =>
  interval?.unit === 'percent' && !interval.barrier && (time.window?.kind ?? 'period') === 'period'

function isSamePeriod(a: Proposition, b: Proposition): boolean {
  const [one, other] = [lengthOf(a.time), lengthOf(b.time)]
  return one === undefined || other === undefined || Math.abs(one - other) <= 3
}
