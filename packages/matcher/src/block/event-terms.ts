import { inYear, NO_YEAR } from '../extract/dates.ts'
import { type EntityKind, kindOf } from '../extract/entities.ts'
import type { EventRecord, Proposition } from '../extract/proposition.ts'
import { remembered } from '../extract/remembered.ts'
import { type Token, total } from '../extract/tokens.ts'
import { homeOf } from '../knowledge/venue-homes.ts'
import { settings } from '../settings.ts'

/** A word or name of an event, under everything it may go by. */
export interface Term {
  weight: number
  names: readonly string[]
}

/** What an event is found by. It depends on the event alone, so a new event never changes how others are found. */
export interface EventTerms {
  /** Words of the event's title and those that all its markets share. */
  shared: readonly Term[]
  /** Words of the event's title. */
  title: readonly Term[]
  /** What the answers of a long list are known by: entities, and the last words of other names. */
  surnames: ReadonlySet<string>
  /** Whether the event has many markets. */
  isList: boolean
  /** What each of its markets says besides. */
  own: readonly (readonly Term[])[]
  /** Those names that lead to other events. */
  leads: readonly string[]
  /** Weight of the market that says least. */
  lightest: number
  when: When
}

/** The day of the year an event is about, and its hour where it is told; neither where it is about more. */
interface When {
  day?: number
  hour?: Hour
}

interface Hour {
  /** In UTC. */
  ofDay: number
  /** Since 1970; of a day whose year is not told, as if it were in 2000. */
  instant: number
  yearKnown: boolean
}

const HOUR = 60

/** Reads the terms of an event. */
export function termsOf({ frame, markets }: EventRecord): EventTerms {
  const questions = markets.length > 0 ? markets : [frame]
  const sides = frame.fixture?.sides.flatMap(({ tokens }) => tokens) ?? []
  const only = questions.length === 1 ? (questions[0]?.core ?? []) : []
  const common = (questions[0]?.core ?? []).filter(({ key }) => frame.common.has(key))
  const shared = distinct([...frame.core, ...sides, ...common, ...only])
  const known = new Set(shared.map(({ key }) => key))
  // the rungs of a ladder share their words
  const worded = questions.filter(({ core }, position) => core !== questions[position - 1]?.core)
  const own = worded.map(({ core, context }) => distinct([...core, ...context].filter(({ key }) => !known.has(key))))
  const leads = new Set([...leadsOf(shared, frame), ...homeLeads(shared, frame), ...own.flatMap(answerLeads)])
  return {
    shared: shared.map(termOf),
    title: frame.core.map(termOf),
    surnames: surnamesOf(markets),
    isList: markets.length >= settings.blocking.list,
    own: own.map((tokens) => tokens.map(termOf)),
    leads: [...leads],
    lightest: Math.min(...worded.map(({ core }) => total(asked(core, frame.core)))),
    when: whenOf(frame, questions),
  }
}

/** A market titled with no more than a name asks the event's question of it. */
const asked = (core: readonly Token[], title: readonly Token[]) =>
  core.some(({ key }) => title.some((token) => token.key === key)) ? core : [...title, ...core]

function distinct(tokens: readonly Token[]): Token[] {
  const seen = new Set<string>()
  return tokens.filter(({ key }) => !seen.has(key) && seen.add(key))
}

/** The same token stands in many events: its names are made once. */
const termOf = remembered(
  ({ key, ids = [], slug, alias, weight }: Token): Term => ({
    weight,
    names: [key, ...ids.flatMap(withWider), ...[slug, alias].filter((name) => name !== undefined)],
  }),
)

/** Core inflation is found by inflation too. */
const withWider = (id: string): string[] => (id.endsWith('-core') ? [id, id.slice(0, -'-core'.length)] : [id])

/** None but of lists of names. */
function surnamesOf(markets: readonly Proposition[]): ReadonlySet<string> {
  const found = new Set<string>()
  const named = markets.every(
    ({ answer, fixture }) => !fixture && (answer?.kind === 'name' || answer?.kind === 'catch-all'),
  )
  if (!named || markets.length < settings.blocking.list) return found
  for (const { answer } of markets) {
    const telling = answer?.tokens.filter(({ weight }) => answer.kind === 'name' && weight >= settings.blocking.telling)
    telling?.forEach((token, position) => {
      if (token.ids || position === telling.length - 1) for (const name of termOf(token).names) found.add(name)
    })
  }
  return found
}

/**
 * Telling words lead to other events, and contests by name, but of games; where there is neither, all words do. What
 * very many events have leads nowhere, as long as something else leads on.
 */
function leadsOf(tokens: readonly Token[], { fixture }: Proposition): string[] {
  const { blocking } = settings
  const telling = tokens.filter(
    ({ weight, ids }) => weight >= blocking.telling || (!fixture && weight >= blocking.light && isOf(ids, CONTEST)),
  )
  const rare = telling.filter((token) => !isEverywhere(token))
  const leads = [rare, telling].find((list) => list.length > 0)
  return (leads ?? tokens.filter(({ weight }) => weight >= blocking.light)).flatMap((token) => termOf(token).names)
}

/** An election of no named place is that of the venue's own country. */
function homeLeads(tokens: readonly Token[], { ref }: Proposition): string[] {
  const home = homeOf(ref.venue)
  if (home === undefined || tokens.some(({ ids }) => isOf(ids, PLACES))) return []
  return tokens.some(({ key }) => key === 'election') ? [home] : []
}

/**
 * Names lead to other events too, and of names that nobody knows the last word: given names are shared by too many.
 * Every contest has candidates of the same parties.
 */
function answerLeads(tokens: readonly Token[]): string[] {
  const telling = tokens.filter((token) => isAnswerLead(token))
  return telling.flatMap((token, position) => (token.ids || position === telling.length - 1 ? termOf(token).names : []))
}

const isAnswerLead = (token: Token) =>
  token.weight >= settings.blocking.telling && !isOf(token.ids, PARTY) && !isEverywhere(token)

/** Numbers, and words of bets and readings that thousands of events have. */
const isEverywhere = ({ key, ids }: Token) => (!ids && /^\d/.test(key)) || EVERYWHERE.has(key)
const EVERYWHERE = new Set(['above', 'below', 'mayor', 'mayoral', 'over', 'say', 'spread', 'total', 'under', 'up-down'])

const PARTY: ReadonlySet<EntityKind> = new Set(['party'])
const PLACES: ReadonlySet<EntityKind> = new Set(['country', 'state'])
const CONTEST: ReadonlySet<EntityKind> = new Set(['award', 'ceremony', 'league', 'office', 'trophy'])

const isOf = (ids: Token['ids'], kinds: ReadonlySet<EntityKind>) => ids?.some((id) => kinds.has(kindOf(id))) ?? false

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
  const sharp = clock && others.every((other) => other.window?.clock?.from === clock.from)
  if (!sharp || (clock.to ?? clock.from) - clock.from > HOUR) return { day }
  const instant = Math.floor(clock.from / HOUR)
  return { day, hour: { ofDay: instant % 24, instant, yearKnown: window.yearKnown } }
}
