import { dayNumber, isoDay, yearOf } from '../extract/calendar.ts'
import { isMonth } from '../extract/dates.ts'
import { includesKind } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { showTime, type Time, type Year } from '../extract/time.ts'
import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { commodities } from '../knowledge/traded-series.ts'
import { settings } from '../settings.ts'
import { compareComparedYears } from './compared-years.ts'
import { agree, type ComparedValues, type Comparison, missing, showBoth, veto } from './comparison.ts'
import { isContest, isDecided, isElection } from './contests.ts'
import { closesThen, compareEnds } from './ends-alike.ts'
import { isLastMeeting, isMeeting } from './meetings.ts'
import { isBeforeOath } from './oaths.ts'
import { compareEditions } from './other-editions.ts'
import { areOfOtherSeasons } from './other-seasons.ts'
import { isOffice, isPost } from './posts.ts'
import { asksIfHeld, asksIfRun, mustComeFirst } from './predicates.ts'
import { compareTickerDates } from './ticker-dates.ts'
import { closeAtOtherHours, compareHeld, compareWindows, compareYears } from './times.ts'

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

/**
 * Returns the relation of a "when" market without its answer ("When will it happen?") to another question. Its deadline is
 * not stated, but what happens until its listing closes has happened before a later deadline. Undefined for other pairs.
 */
function compareUnanswered(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [isUnanswered(a), isUnanswered(b)]
  if (!x && !y) return undefined
  if (x && y && a.time.closing === b.time.closing) return undefined
  if (x && isOverBefore(a, b)) return 'inside'
  return y && isOverBefore(b, a) ? 'contains' : 'overlap'
}

/** Whether the listing of one question closes days before the time that the other states ends, or before its listing. */
function isOverBefore({ time: { closing = NEVER } }: Proposition, other: Proposition): boolean {
  const end = isUnanswered(other) ? other.time.closing : endOf(other)
  return end !== undefined && closing + settings.times.sameDay < end
}

const isUnanswered = ({ ref, form, answer, time: { window } }: Proposition) =>
  ref.marketId !== undefined && form === 'time' && answer === undefined && window === undefined

/**
 * Whether one question is about an act in a season and the other about it in a year, which has parts of two seasons. A
 * contest is named by either.
 */
function isSeasonOfAct(a: Proposition, b: Proposition): boolean {
  const inSeason = ({ time: { years } }: Proposition) =>
    years.length > 0 && years.every(({ source }) => source === 'text') ? years.some(({ season }) => season) : undefined
  const [x, y] = [inSeason(a), inSeason(b)]
  if (x === undefined || y === undefined || x === y) return false
  return ![a, b].some((one) => isContest(one) || isDecided(one) || one.leagues.length > 0 || one.interval !== undefined)
}

const isNested = (relation: Comparison['relation']) => relation === 'inside' || relation === 'contains'

/**
 * Whether the listing of one question closes before the season of the other begins. If it states no year itself, or that
 * in which the season begins, it is about an earlier season.
 */
function endsBefore({ time: one }: Proposition, { time: other }: Proposition): boolean {
  const { closing } = one
  if (closing === undefined) return false
  const seasons = other.years.filter(({ source, season }) => season && source !== 'ticker')
  const isOfOther = ({ source, season, value }: Year) =>
    source === 'text' && (season || seasons.some((later) => later.value !== value + 1))
  if (one.years.some(isOfOther)) return false
  return seasons.length > 0 && seasons.every(({ value }) => closing < dayNumber(value - 1, 7, 1))
}

/**
 * Whether one question asks if somebody takes an office in a year, and the other who is next, whenever that is. The year
 * of an election is that of the next holder.
 */
const comesInYear = (one: Proposition, next: Proposition) =>
  one.time.years.some(({ source }) => source === 'text') &&
  next.time.years.length === 0 &&
  !isNext(one) &&
  isNext(next) &&
  [one, next].every((side) => !isDecided(side) && !side.title.includes('lection') && side.questionTokens.some(isOffice))

const isNext = ({ questionTokens }: Proposition) => says(questionTokens, 'next')

/**
 * Returns the relation of a question who is the next holder of a post in a year, or before a day, to one who is next,
 * whose listing stays open long after that: the year of its ticker is only the end of the listing. Undefined for other
 * pairs.
 */
function compareNext(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [endOf(a), endOf(b)]
  const [end, open] = x === undefined ? [y, a.time] : [x, b.time]
  if (end === undefined || (x === undefined) === (y === undefined)) return undefined
  if (![a, b].every((one) => isNextOf(one) && !isDecided(one))) return undefined
  const last = open.closing ?? Math.max(...open.years.map(({ value }) => dayNumber(value, 1, 1)))
  return end + CLOSES_AFTER >= last ? undefined : y === undefined ? 'inside' : 'contains'
}

const isNextOf = (one: Proposition) =>
  (isNext(one) || one.qualifiers.first !== undefined) && one.questionTokens.some(isPost)

/** Returns the day after the deadline or the year that a question states; undefined where it states none. */
function endOf({ time: { window, years } }: Proposition): number | undefined {
  if (window) return window.yearKnown ? window.to : NEVER
  const [year] = years.filter(({ source }) => source !== 'ticker')
  return year && (year.season ? NEVER : dayNumber(year.value + 1, 1, 1))
}
const NEVER = Number.POSITIVE_INFINITY

/** The days after its deadline within which a listing closes. */
const CLOSES_AFTER = 60

/** Whether the question is about the next election, which is the same for all listings. */
const isNextElection = ({ questionTokens }: Proposition) =>
  says(questionTokens, 'next') && says(questionTokens, 'election')

/**
 * Whether the act can happen only once: a person leaves a post once, a numbered flight starts once, the next election
 * is held once; but songs are released repeatedly.
 */
function isOnce(proposition: Proposition): boolean {
  const { questionTokens, title, interval, build } = proposition
  if (INDEFINITE.test(title) || (interval && !interval.bare) || proposition.time.window?.yearKnown === false)
    return false
  return (
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

/**
 * Whether the question without a year asks for the next contest, or its listing closes in the year of the other's
 * contest or up to 60 days later.
 */
function closesInYear(a: Proposition, b: Proposition): boolean {
  const [stated, open] = a.time.years.length > 0 ? [a, b] : [b, a]
  const { closing } = open.time
  if (says(open.questionTokens, 'next')) return true
  return (
    closing !== undefined &&
    stated.time.years.some(({ value }) => Math.abs(yearOf(closing - 60) - value) === 0 || yearOf(closing) === value)
  )
}

function ofWindow(a: Proposition, b: Proposition, sides: ComparedValues): Comparison[] {
  const held = asksIfHeld(a) && asksIfHeld(b) ? compareHeld(a.time, b.time) : undefined
  if (held) return held === 'equal' ? [agree('window', 'window agrees', sides)] : [veto('held-until', held, sides)]
  const relation = relateToTerm(a, b) ?? compareWindows(timeBeside(a, b), timeBeside(b, a))
  if (relation !== 'apart' && (isBeforeOath(a, b) || isBeforeOath(b, a))) return [veto('two-days', 'overlap', sides)]
  const ends = relation === 'equal' || relation === 'near' ? compareEnds(a, b) : undefined
  if (ends) return [veto('at-any-time-until', ends, sides)]
  if (relation === 'equal' && isPriceOfInstant(a) && isPriceOfInstant(b) && closeAtOtherHours(a.time, b.time))
    return [veto('other-window', 'overlap', sides)]
  if (relation === 'equal') return [agree('window', 'window agrees', sides)]
  if (isLastMeeting(a, b) || isLastMeeting(b, a)) return [agree('window', 'window near', sides)]
  const meeting = isMeeting(a, b)
  if (!meeting && isTotal(a) && isTotal(b) && !isSamePeriod(a, b))
    return [veto('other-length-of-period', 'overlap', sides)]
  if (relation === 'near' || meeting || isContestDay(a, b) || isBeforeContest(a, b) || isBeforeContest(b, a))
    return [agree('window', 'window near', sides)]
  const ever = compareEver(a, b)
  if (ever) return [veto('deadline-beside-none', ever, sides)]
  if (relation === 'missing' || relation === 'apart') {
    if (isEarlierStep(a, b) || isEarlierStep(b, a)) return [veto('step-by-deadline', 'overlap', sides)]
    if (isChosenBeforeDay(a, b) || isChosenBeforeDay(b, a)) return [veto('two-days', 'overlap', sides)]
  }
  if (relation === 'missing') {
    const one = a.time.window ?? b.time.window
    if (isBeforeOtherEvent(a, b)) return [veto('event-beside-date', 'overlap', sides)]
    const open = one && (compareOpen(a, b) ?? compareFirst(a, b) ?? compareBefore(a, b))
    if (open) return [veto('deadline-beside-none', open, sides)]
    if (!one) return ofAnnouncement(a, b)
    return [missing('window', 'window missing', sides), ...ofClosing(a, b)]
  }
  // a state (who holds a post) may be true on both days
  if (relation === 'apart' && isState(a) && isState(b) && !isLongAfter(a, b))
    return [veto('two-days', 'overlap', sides)]
  if (relation === 'apart' && ((isOnce(a) && isOnce(b)) || areTimesOfOne(a, b)))
    return [veto('one-of-two-times', 'disjoint', sides)]
  if (relation === 'apart' || (isNested(relation) && (isLongBefore(a, b) || isLongBefore(b, a))))
    return [veto('windows-apart', 'unrelated', sides)]
  // who holds an office on a day of the year was not chosen by the election of that year
  if (isNested(relation) && (isHeldOnDay(a, b) || isHeldOnDay(b, a))) return [veto('two-days', 'overlap', sides)]
  if (closesThen(a, b) || closesThen(b, a)) return [agree('window', 'window near', sides)]
  return [veto('other-window', relation, sides)]
}

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

/** Whether the question is about the price of a coin or a commodity at an instant, which changes all day. */
const isPriceOfInstant = ({ interval, questionTokens, title }: Proposition) =>
  interval !== undefined &&
  !interval.bare &&
  !interval.barrier &&
  !/\b(?:clos|settl)/i.test(title) &&
  (includesKind(questionTokens, 'coin') || questionTokens.some(({ ids }) => ids?.some((id) => commodities.has(id))))

/** Whether the first question is about an office or the seats of a party on a day, and the other about the election of the year. */
const isHeldOnDay = (held: Proposition, { time, questionTokens }: Proposition) =>
  held.time.window?.kind === 'day' &&
  time.window === undefined &&
  says(questionTokens, 'election') &&
  (held.questionTokens.some(isOfSeat) ||
    (held.interval === undefined && includesKind(held.questionTokens, 'office'))) &&
  !says(held.questionTokens, 'election')

const isOfSeat = ({ key }: Token) => key === 'seat' || key.endsWith(' seats')

/**
 * Whether one question is about a decision on rates in a period that ended more than a year before the deadline of the
 * other. Central banks decide all the time, so a deadline counts from its listing.
 */
function isLongBefore({ time: one, interval: x }: Proposition, { time: other, interval: y }: Proposition): boolean {
  if (x?.unit !== 'bps' || y?.unit !== 'bps' || other.window?.kind !== 'deadline') return false
  const [year] = one.years
  const end = one.window ? one.window.to : year?.source === 'text' ? dayNumber(year.value + 1, 1, 1) : undefined
  return end !== undefined && one.window?.kind !== 'deadline' && other.window.to - end > YEAR
}

/** Whether more than a year lies between the days; then the states are of different questions. */
const isLongAfter = ({ time: { window: x } }: Proposition, { time: { window: y } }: Proposition) =>
  x !== undefined && y !== undefined && Math.abs(x.to - y.to) > YEAR
const YEAR = 366

/**
 * Whether the question is about a state that holds on a day, such as who holds a post. Inflation (per month), weather
 * (per day) and the price of a coin (per hour) are no states.
 */
function isState({ questionTokens, interval, qualifiers, time: { window } }: Proposition): boolean {
  if (window?.kind !== 'day' || window.clock || !window.yearKnown || qualifiers.stage !== undefined) return false
  if (says(questionTokens, ruleWords.stateOnDay)) return true
  if (includesKind(questionTokens, 'coin')) return false
  return (
    includesKind(questionTokens, 'office') ||
    (interval !== undefined && !interval.bare && includesKind(questionTokens, 'series'))
  )
}

/**
 * Returns the relation of a question with a deadline to one whose resolution rules state no end and whose listing
 * closes much later: "by June 30" is inside "at any time". Undefined for other pairs.
 */
function compareOpen(a: Proposition, b: Proposition): SetRelation | undefined {
  const [stated, other] = a.time.window ? [a, b] : [b, a]
  const { window } = stated.time
  const { open, closing, years } = other.time
  if (!open || !window?.yearKnown || window.kind !== 'deadline' || closing === undefined) return undefined
  // a contest is decided on its day, so a deadline changes nothing
  if (isContest(stated) || isContest(other) || isDecided(stated) || isDecided(other)) return undefined
  if (closing < window.to + LONG_AFTER || years.some(({ source }) => source === 'text')) return undefined
  return stated === a ? 'inside' : 'contains'
}

/**
 * Returns the relation of a question who is the first of several, whenever that is, to one with a deadline: the first
 * may come later, and one of the others may come before. Undefined for other pairs.
 */
function compareFirst(a: Proposition, b: Proposition): SetRelation | undefined {
  const [stated, open] = a.time.window ? [a, b] : [b, a]
  const { window } = stated.time
  const { closing, years } = open.time
  if (
    open.qualifiers.first === undefined ||
    window?.kind !== 'deadline' ||
    years.some(({ source }) => source === 'text')
  )
    return undefined
  if (stated.qualifiers.first === undefined) return closing === undefined || closing > window.to ? 'overlap' : undefined
  // both are about the first, who may come after the deadline
  if (!window.yearKnown || window.ofRules || (closing !== undefined && closing <= window.to + LONG_AFTER))
    return undefined
  return stated === a ? 'inside' : 'contains'
}

/**
 * Returns the relation of a question about any time ("Will Ann ever be elected?") to one with a date or a year, which is
 * inside it. Undefined for other pairs.
 */
function compareEver(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [saysEver(a), saysEver(b)]
  const [ever, dated] = x ? [a, b] : [b, a]
  if (x === y || ever.time.window || hasYear(ever) || !(dated.time.window || hasYear(dated))) return undefined
  return x ? 'contains' : 'inside'
}

/** Matches "ever" for "at any time", but not in "the first ever" and "the highest ever recorded". */
const EVER = /(?<!\b(?:first|most|[a-z]+est)[ -])\bever (?!(?:made|measured|recorded|seen)\b)(?=[a-z])/

const saysEver = ({ title }: Proposition) => title.includes('ever ') && EVER.test(title)

const hasYear = ({ time: { years } }: Proposition) => years.some(({ source }) => source === 'text')

/**
 * Whether one question is about a step on the way to what the other asks, by a date that may be before it: a winner of
 * 2032 has announced a run, but perhaps not before 2030.
 */
function isEarlierStep(step: Proposition, goal: Proposition): boolean {
  const { window } = step.time
  const nominated = goal.qualifiers.stage === 'nomination' && step.qualifiers.stage === undefined && asksIfRun(step)
  if (!window?.yearKnown || !(nominated || mustComeFirst(goal, step) || announcesRun(step, goal))) return false
  const from = goal.time.window?.from ?? goal.time.window?.to ?? firstDayOf(goal.time)
  return from === undefined || window.to <= from
}

/** Whether one question is about the announcement of a candidacy and the other about the candidacy. */
const announcesRun = (step: Proposition, goal: Proposition) =>
  asksIfRun(step) && asksIfRun(goal) && says(step.questionTokens, 'announce') && !says(goal.questionTokens, 'announce')

const firstDayOf = ({ years: [year] }: Time) => year && dayNumber(year.value - (year.season ? 1 : 0), 1, 1)

/**
 * Returns the relation of two questions about something before an event, of which one has a deadline too: "before GTA
 * VI and before 2031" is inside "before GTA VI". Undefined for other pairs.
 */
function compareBefore(a: Proposition, b: Proposition): SetRelation | undefined {
  const { window } = a.time.window ? a.time : b.time
  if (window?.kind !== 'deadline' || ![a, b].every(endsWithEvent)) return undefined
  return a.time.window ? 'inside' : 'contains'
}

/** Whether one question ends with an event and the other with a date, of which either may come first. */
function isBeforeOtherEvent(a: Proposition, b: Proposition): boolean {
  const [open, dated] = endsWithEvent(a) ? [a, b] : [b, a]
  const isDated = dated.time.window?.kind === 'deadline' || (!dated.time.window && hasYear(dated))
  return isDated && !open.time.window && endsWithEvent(open) && !endsWithEvent(dated)
}

const BEFORE_NAME = / before (?:the )?(\p{Lu}[\p{L}\d]*)/u

/** Whether a question ends with an event that it names: "before Ann Roe resigns" and not "before May". */
function endsWithEvent({ title }: Proposition): boolean {
  const [, name] = BEFORE_NAME.exec(title) ?? []
  return name !== undefined && !isMonth(name)
}

const LONG_AFTER = 180

/**
 * Whether one question asks who is the next holder of a post and has its deadline or closes up to a year before
 * the day on which the other asks who holds it: who is chosen may hold it then.
 */
function isChosenBeforeDay(next: Proposition, holder: Proposition): boolean {
  const { window } = holder.time
  const { closing, window: comes } = next.time
  const until = comes ? (comes.kind === 'deadline' && comes.yearKnown ? comes.to : undefined) : closing
  if (window?.kind !== 'day' || !window.yearKnown || until === undefined) return false
  if (window.to <= until || window.to - until > YEAR) return false
  return isNext(next) && asksIfHeld(holder) && holder.questionTokens.some(isPost)
}

/** Returns a veto where the listing of the question without a window closes before the window of the other begins. */
function ofClosing(a: Proposition, b: Proposition): Comparison[] {
  const [stated, open] = a.time.window ? [a, b] : [b, a]
  const { window } = stated.time
  const { closing } = open.time
  if (open.time.window) return []
  if (!window?.yearKnown || closing === undefined) return []
  const begins = window.from ?? window.to - 400
  if (closing >= begins - 3) return []
  // whatever comes true until the listing closes has come true before a later deadline
  const relation = window.kind !== 'deadline' ? 'unrelated' : stated === a ? 'contains' : 'inside'
  return [veto('closes-before', relation, [isoDay(begins), isoDay(closing)])]
}

/**
 * Returns a veto where only one question asks if somebody is announced as something and its listing closes long before
 * that of the other one: the announcement has to come until then, and a later one settles only the other.
 */
function ofAnnouncement(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [a, b].map(({ title }) => ANNOUNCED.test(title))
  const [announced, other] = x ? [a, b] : [b, a]
  const { closing } = announced.time
  if (x === y || closing === undefined || (other.time.closing ?? 0) <= closing + LONG_AFTER) return []
  return [veto('closes-before', x ? 'inside' : 'contains', [isoDay(closing), isoDay(other.time.closing ?? 0)])]
}

const ANNOUNCED = /\b(?:announced|confirmed|named|revealed|unveiled) (?:as|to be)\b/i

/** Whether the number is a total of a whole period: the growth of a year is different from that of its last quarter. */
const isTotal = ({ interval, time }: Proposition) =>
  interval?.unit === 'percent' && !interval.barrier && (time.window?.kind ?? 'period') === 'period'

function isSamePeriod(a: Proposition, b: Proposition): boolean {
  const [one, other] = [lengthOf(a.time), lengthOf(b.time)]
  return one === undefined || other === undefined || Math.abs(one - other) <= 3
}

/** Returns the length of the period in days; undefined where the question states none. */
function lengthOf({ window, years }: Time): number | undefined {
  if (window) return window.from === undefined ? undefined : window.to - window.from
  return years.some(({ source, season }) => source === 'text' && !season) ? 365 : undefined
}

/** Whether one question states the day of a contest and the other its year, in which the day lies. */
function isContestDay(a: Proposition, b: Proposition): boolean {
  if ((a.interval || b.interval) && ![a, b].every(isContest)) return false
  if ((a.time.window === undefined) === (b.time.window === undefined)) return false
  const [dated, named] = a.time.window ? [a, b] : [b, a]
  const { window } = dated.time
  if (window?.from === undefined || window.clock) return false
  const held = yearOf(window.from)
  if (!named.time.years.some(({ value }) => value === held)) return false
  // a cup has many days, and its last one is that of its winner
  const ends = Math.abs((named.time.closing ?? 0) - window.from) <= settings.times.sameDay
  return [a, b].every((one) => isContest(one) || isElection(one) || (ends && isOfCup(one)))
}

/** Whether the question names a cup that the tables have among the leagues: the World Cup. */
const isOfCup = ({ questionTokens }: Proposition) =>
  questionTokens.some(({ ids }) => ids?.some((id) => /^league:.*-cup$/.test(id)))

/**
 * Whether one question is about the winner of a contest and the other about entering it by a deadline, which the winner
 * has done.
 */
function isBeforeContest(a: Proposition, b: Proposition): boolean {
  const [entry, contest] = [a.time, b.time]
  if (entry.window?.kind !== 'deadline' || contest.window || contest.years.length === 0) return false
  const until = yearOf(entry.window.to - 1)
  return contest.years.every(({ value }) => value <= until) && mustComeFirst(b, a)
}
