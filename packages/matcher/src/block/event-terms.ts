import { inYear, NO_YEAR } from '../extract/dates.ts'
import { type EntityId, type EntityKind, kindOf } from '../extract/entities.ts'
import type { EventRecord, Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { settings } from '../settings.ts'

/** A word or name of an event, under everything it may go by. */
export interface Term {
  weight: number
  names: readonly string[]
}

/** What an event is found by. It depends on the event alone, so a new event never changes how others are found. */
export interface EventTerms {
  /** All words of the event and its markets, heaviest first. */
  terms: readonly Term[]
  /** Those names that lead to other events. */
  leads: readonly string[]
  /** Weight of the question of the event that says least. */
  lightest: number
  when: When
}

/** The day of the year an event is about, and the hour since 1970 where it is told; neither where it is about more. */
interface When {
  day?: number
  hour?: number
}

const HOUR = 60

/** Reads the terms of an event. */
export function termsOf(record: EventRecord): EventTerms {
  const questions = record.markets.length > 0 ? record.markets : [record.frame]
  const terms = new Map<string, Term>()
  let lightest = Number.POSITIVE_INFINITY
  for (const question of questions) {
    for (const token of question.core) add(terms, token)
    for (const token of question.context) add(terms, token)
    lightest = Math.min(lightest, totalOf(question.core))
  }
  for (const token of record.frame.core) add(terms, token)
  for (const { tokens } of record.frame.fixture?.sides ?? []) for (const token of tokens) add(terms, token)
  const sorted = [...terms.values()].sort((a, b) => b.weight - a.weight)
  return { terms: sorted, leads: leadsOf(sorted, record.frame), lightest, when: whenOf(record.frame, questions) }
}

function add(terms: Map<string, Term>, { key, ids, slug, weight }: Token): void {
  const known = terms.get(key)
  if (known && known.weight >= weight) return
  const names = [key, ...(ids ?? []), ...(slug === undefined ? [] : [slug])]
  terms.set(key, { weight, names })
}

const totalOf = (tokens: readonly Token[]) => tokens.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Telling words lead to other events, and contests by name, but of games; where there is neither, all words do. Every
 * contest has candidates of the same parties: a party leads on only where the event's title names it.
 */
function leadsOf(terms: readonly Term[], { core, fixture }: Proposition): string[] {
  const { blocking } = settings
  const isTelling = ({ weight, names }: Term) =>
    weight >= blocking.telling
      ? !isOf(names, PARTY) || core.some(({ key }) => key === names[0])
      : !fixture && weight >= blocking.light && isOf(names, CONTEST)
  const telling = terms.filter(isTelling)
  const leads = telling.length > 0 ? telling : terms.filter(({ weight }) => weight >= blocking.light)
  return [...new Set(leads.flatMap(({ names }) => names))]
}

const PARTY: ReadonlySet<EntityKind> = new Set(['party'])
const CONTEST: ReadonlySet<EntityKind> = new Set(['award', 'ceremony', 'league', 'office', 'trophy'])

const isOf = (names: readonly string[], kinds: ReadonlySet<EntityKind>) =>
  names.some((name) => name.includes(':') && kinds.has(kindOf(name as EntityId)))

/** The one day, and hour, that all questions of an event are about. */
function whenOf({ fixture, scope, time }: Proposition, questions: readonly Proposition[]): When {
  if (fixture) {
    // the day a listing closes is not yet the day of the game
    const told = fixture.daySource !== 'closing' && fixture.daySource !== 'listing' && scope.series === undefined
    return told && fixture.day !== undefined ? { day: inYear(fixture.day, NO_YEAR) } : {}
  }
  const [first = time, ...others] = questions.map((question) => question.time)
  const { window } = first
  // what is read on a day is about that day alone; who holds an office on it is not
  const isReading = questions.every(({ region }) => region !== undefined) || window?.clock !== undefined
  if (!isReading || window?.kind !== 'day' || window.from === undefined) return {}
  if (others.some((other) => other.window?.kind !== 'day' || other.window.from !== window.from)) return {}
  const day = inYear(window.from, NO_YEAR)
  const { clock } = window
  const sharp = clock && window.yearKnown && others.every((other) => other.window?.clock?.from === clock.from)
  return sharp && (clock.to ?? clock.from) - clock.from <= HOUR ? { day, hour: Math.floor(clock.from / HOUR) } : { day }
}
