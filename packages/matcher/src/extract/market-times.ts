import type { UnifiedEvent } from '@crossvenue/venues'
import { criterionOf } from './criterion.ts'
import type { DateMention } from './dates.ts'
import type { EventContext } from './event.ts'
import type { ReadText } from './read.ts'
import type { Ticker } from './ticker.ts'
import { resolveTime, type Time, type Window } from './time.ts'

/**
 * Returns the time of one market, from its title, its label (`name`), its event, its ticker and its rules. Memoized per
 * event: the strikes of a ladder have one time, and so have all questions without a date.
 */
export function timesOfMarket(
  { event: { description }, title: event, subtitle, game, times }: EventContext,
  title: ReadText,
  name: ReadText,
  market: UnifiedEvent['markets'][number],
  ticker: Ticker | undefined,
): Time {
  const label = name.dates.length > 0 ? name.text : ''
  const stated = title.dates.length > 0 || label !== '' ? `${title.text}\n${label}` : ''
  const closing = market.resolutionDate
  const dated = [title, name, event, subtitle].some(({ dates }) => dates.length > 0)
  const rules = game ? undefined : (market.description ?? description)
  const fromRules = rules === undefined ? undefined : criterionOf(rules)
  const [ruled] =
    dated && market.description !== undefined && fromRules?.deadlines.length === 1 ? fromRules.deadlines : []
  const criterion = dated ? undefined : fromRules
  const until = criterion?.deadlines[0]
  const key = `${ruled ? `${ruled.role} ${ruled.from} ${ruled.to}` : ''}\n${stated}\n${closing}\n${ticker?.day}\n${ticker?.year}\n${until ? `${until.role} ${until.to}` : criterion != null}`
  const known = times.get(key)
  if (known) return known
  const read = resolveTime([...bindDates(title, name, event, subtitle), until ? [until] : []], { closing, ticker })
  const other = ruled && otherDeadline(read, ruled)
  const next = ruled && endsDayLater(read, ruled)
  const time: Time = next
    ? { ...read, window: next }
    : other
      ? { ...read, window: other, years: [] }
      : !criterion
        ? read
        : until && read.window
          ? { ...read, window: { ...read.window, ofRules: true } }
          : { ...read, open: true }
  times.set(key, time)
  return time
}

/** The deadline of the rules, where the title has another one: the market settles by its rules. */
function otherDeadline({ window }: Time, ruled: DateMention): Window | undefined {
  const { window: settles } = resolveTime([[ruled]], {})
  if (window?.kind !== 'deadline' || settles?.kind !== 'deadline' || !window.yearKnown) return undefined
  return Math.abs(window.to - settles.to) > SAME_DEADLINE ? settles : undefined
}

/** "Before March 31" by rules that count March 31: the day after may be the end too. */
function endsDayLater({ window }: Time, ruled: DateMention): Window | undefined {
  const { window: settles } = resolveTime([[ruled]], {})
  if (window?.kind !== 'deadline' || settles?.kind !== 'deadline' || !window.yearKnown) return undefined
  return settles.to - window.to === 1 ? { ...window, ambiguousEnd: true } : undefined
}

/** "Before Jan 1" and "by Dec 31, 11:59 PM" are one, also in another time zone. */
const SAME_DEADLINE = 2

/** "launch a token by ___? - March 31": the title says how the label's date is meant. */
function bindDates(title: ReadText, name: ReadText, event: ReadText, subtitle: ReadText): (readonly DateMention[])[] {
  const lead = /\b(by|before|in|on)\s*(?:_+|\.\.\.)/.exec(`${title.text} ${event.text}`)?.[1]
  const bind = (mention: DateMention): DateMention => {
    if (mention.unit === 'year' || mention.unit === 'season' || mention.clock) return mention
    if (lead === 'by' && mention.role === 'on') return { ...mention, role: 'by' }
    return lead === 'before' && mention.role === 'on' ? { ...mention, role: 'before' } : mention
  }
  return [title.dates.map(bind), name.dates.map(bind), event.dates, subtitle.dates]
}
