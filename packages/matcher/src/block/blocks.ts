import { compareGames } from '../compare/games.ts'
import type { EventRecord } from '../extract/proposition.ts'
import type { Game } from '../extract/sides.ts'
import { totalWeight } from '../extract/tokens.ts'
import { settings } from '../settings.ts'
import { type SearchTerm, type SearchTerms, searchTermsOf } from './search-terms.ts'
import { areOtherSeats, type Seats, seatsOf } from './seats.ts'

/** An event with the names, days and teams by which the events that may ask the same are found. */
export interface BlockedEvent extends SearchTerms {
  venue: string
  /**
   * The names of its words and entities. Each has the greatest weight that a market of the event can share by this
   * name.
   */
  names: ReadonlyMap<string, number>
  seats: Seats
  /** The game, with whether it is a series of games. */
  meeting?: { game: Game; series: boolean }
}

/**
 * Returns an event with its blocking keys: the names, day and teams by which it is found as a partner of other events.
 * They are read from its title, markets and game.
 */
export function toBlockedEvent(record: EventRecord): BlockedEvent {
  const terms = searchTermsOf(record)
  const { game, qualifiers } = record.eventQuestion
  return {
    ...terms,
    venue: record.venue,
    names: namesOf(terms),
    seats: seatsOf(record),
    ...(game && { meeting: { game, series: qualifiers.series !== undefined } }),
  }
}

function namesOf({ shared, own }: SearchTerms): Map<string, number> {
  const common = weightsOf(shared)
  const names = new Map(common)
  for (const terms of own) {
    for (const [name, weight] of weightsOf(terms)) {
      names.set(name, Math.max(names.get(name) ?? 0, weight + (common.get(name) ?? 0)))
    }
  }
  return names
}

function weightsOf(terms: readonly SearchTerm[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { names, weight } of terms) for (const name of names) weights.set(name, (weights.get(name) ?? 0) + weight)
  return weights
}

/**
 * An index of events by their blocking keys (names, words, days). Blocking means comparing only events that share a
 * key.
 */
export interface Blocks<Event extends BlockedEvent> {
  add(event: Event): void
  remove(event: Event): void
  /** Returns the events of other venues to compare an event with, in no particular order. */
  partners(event: Event): Partners<Event>
}

/** The events that an event is compared with. */
interface Partners<Event> {
  /** Events that share enough of the words. */
  events: Event[]
  /**
   * Lists with the same answers under another name. They are compared as lists, and their single questions only as far
   * as the lists match.
   */
  lists: Event[]
}

/** The events that one name leads to: those about a single day, by day and hour, and all others. */
interface Lead<Event> {
  always: Event[]
  days: Map<number, Map<number, Event[]>>
}

/** The key for events about a day that state no hour. */
const NO_HOUR = -1

/**
 * Creates an empty blocking index. Whether two events are partners depends only on the two, so adding an event changes
 * nothing between others.
 */
export function createBlocks<Event extends BlockedEvent>(): Blocks<Event> {
  // bitcoin --- always:  "hit 100k in 2027"
  //          \- Jan 4 --- no hour: "above 90k on Jan 4"
  //                    \- 14h: "above 90k on Jan 4, 2PM", "up or down, 2:15-2:30PM"
  const leads = new Map<string, Lead<Event>>()

  return {
    add(event) {
      for (const name of event.leads) {
        const lead = leads.get(name) ?? { always: [], days: new Map() }
        leads.set(name, lead)
        listOf(lead, event).push(event)
      }
    },
    remove(event) {
      for (const name of event.leads) {
        const lead = leads.get(name)
        const list = lead && listOf(lead, event)
        if (list) list.splice(list.indexOf(event), 1)
      }
    },
    partners(event) {
      const seen = new Set<Event>()
      for (const name of event.leads) {
        const lead = leads.get(name)
        if (!lead) continue
        for (const list of listsFor(lead, event)) {
          for (const other of list) if (other.venue !== event.venue) seen.add(other)
        }
      }
      const [events, lists] = [[] as Event[], [] as Event[]]
      for (const other of seen) {
        if (areOtherHours(event, other) || areOtherSeats(event.seats, other.seats)) continue
        const asLists = areOtherLists(event, other)
        if (asLists && !haveOneField(event, other)) continue
        if (isNear(event, other) && (asLists || !areOtherGames(event, other))) (asLists ? lists : events).push(other)
      }
      return { events, lists }
    },
  }
}

function listOf<Event extends BlockedEvent>(lead: Lead<Event>, { when: { day, hour } }: Event): Event[] {
  if (day === undefined) return lead.always
  const hours = lead.days.get(day) ?? new Map<number, Event[]>()
  lead.days.set(day, hours)
  const key = hour?.ofDay ?? NO_HOUR
  const list = hours.get(key) ?? []
  hours.set(key, list)
  return list
}

/**
 * Returns the events that may be about the same day. Days may differ by one, because venues are in different time
 * zones.
 */
function listsFor<Event extends BlockedEvent>(
  { always, days }: Lead<Event>,
  { when: { day, hour } }: Event,
): Event[][] {
  const near = day === undefined ? [...days.values()] : [day - 1, day, day + 1].flatMap((one) => days.get(one) ?? [])
  const lists = near.flatMap((hours) =>
    hour === undefined
      ? [...hours.values()]
      : [NO_HOUR, ...around(hour.ofDay)].flatMap((one) => [hours.get(one) ?? []]),
  )
  return [always, ...lists]
}

/** Returns the hours around an hour: if the year is unknown, daylight saving time may move it by one. */
const around = (hour: number) => [(hour + 23) % 24, hour, (hour + 1) % 24]

/** Whether two events are about two hours, or one about the price of an hour ("Avalanche") and one about a game. */
function areOtherHours(
  { when: { hour: one }, meeting: a }: BlockedEvent,
  { when: { hour: other }, meeting: b }: BlockedEvent,
) {
  if ((one && b) || (other && a)) return true
  return one?.yearKnown === other?.yearKnown && one?.instant !== other?.instant
}

/**
 * Whether a question of one event shares enough words with the other event, compared with the lighter of the two
 * questions.
 */
function isNear(a: BlockedEvent, b: BlockedEvent): boolean {
  const needed = settings.blocking.share * Math.min(a.lightest, b.lightest)
  // an upper bound of the shared weight is computed first, because it is quick
  return isEnough(a, b, needed) && (shares(a, b, needed) || shares(b, a, needed))
}

/** Whether the names that both events have allow a question of one to share this much weight. */
function isEnough(a: BlockedEvent, b: BlockedEvent, needed: number): boolean {
  const [few, many] = a.names.size < b.names.size ? [a.names, b.names] : [b.names, a.names]
  let [ofFew, ofMany] = [0, 0]
  for (const [name, weight] of few) {
    const other = many.get(name)
    if (other === undefined) continue
    ofFew += weight
    ofMany += other
    if (ofFew >= needed || ofMany >= needed) return true
  }
  return false
}

function areOtherGames({ meeting: one }: BlockedEvent, { meeting: other }: BlockedEvent): boolean {
  if (!one || !other) return false
  const { same, day } = compareGames(one.game, other.game, one.series || other.series)
  return !same || day === 'apart'
}

/**
 * Whether two events are long lists about different contests or places: each title names something that the other list
 * does not have, and either they share almost no answers or their titles are otherwise equal.
 */
function areOtherLists(a: BlockedEvent, b: BlockedEvent): boolean {
  if (!a.isList || !b.isList) return false
  const [mine, theirs] = [patternOf(a, b), patternOf(b, a)]
  if (mine.length === a.title.length || theirs.length === b.title.length) return false
  return areApart(a.surnames, b.surnames) || areOnePattern(mine, theirs)
}

/** Whether the longer list contains nearly all answers of the shorter one, by the last words of the names. */
function haveOneField({ surnames: a }: BlockedEvent, { surnames: b }: BlockedEvent): boolean {
  const { least, overlap } = settings.lists
  const smaller = Math.min(a.size, b.size)
  return smaller >= least && sharedOf(a, b) >= overlap * smaller
}

/** Returns the words of a title without the distinctive ones that another event does not have. */
const patternOf = ({ title }: BlockedEvent, { names }: BlockedEvent): SearchTerm[] =>
  title.filter(
    ({ weight, names: own }) => weight < settings.blocking.distinctive || own.some((name) => names.has(name)),
  )

function areOnePattern(mine: readonly SearchTerm[], theirs: readonly SearchTerm[]): boolean {
  // of two titles without a common word nothing is equal
  if (mine.length !== theirs.length || mine.length === 0) return false
  const sorted = (terms: readonly SearchTerm[]) => terms.map(({ names: [key = ''] }) => key).sort()
  const others = sorted(theirs)
  return sorted(mine).every((key, position) => key === others[position])
}

/** Whether two lists share almost no answers. One or two shared names may be those of other people. */
const areApart = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  sharedOf(a, b) < settings.blocking.joint * Math.min(a.size, b.size)

function sharedOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const name of few) if (many.has(name)) shared++
  return shared
}

/**
 * Whether a market of the first event shares enough weight with the second event. Words that only this market has count
 * only if most of them are shared, because many people share a given name.
 */
function shares({ shared, own }: BlockedEvent, { names }: BlockedEvent, needed: number): boolean {
  const common = weightOf(shared, names)
  if (common >= needed) return true
  return own.some((terms) => {
    const weight = weightOf(terms, names)
    return common + weight >= needed && 2 * weight > totalWeight(terms)
  })
}

function weightOf(terms: readonly SearchTerm[], names: BlockedEvent['names']): number {
  let weight = 0
  for (const term of terms) if (term.names.some((name) => names.has(name))) weight += term.weight
  return weight
}
