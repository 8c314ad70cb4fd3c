import { holderMeant } from '../compare/office-holders.ts'
import { moveToYear } from '../extract/calendar.ts'
import { NO_YEAR } from '../extract/date-periods.ts'
import { includesKind, isOfKind } from '../extract/entities.ts'
import { memoize } from '../extract/memoize.ts'
import { namesPolicyRate } from '../extract/policy-rates.ts'
import type { EventRecord, Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { type Token, tokensOf } from '../extract/tokens.ts'
import { countryOfHead, officeHolders } from '../knowledge/office-holders.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { seasonTitles } from '../knowledge/trophies.ts'
import { homeCountryOf } from '../knowledge/venue-homes.ts'
import { settings } from '../settings.ts'
import { lightestOf } from './lightest-question.ts'
import { chambersIn } from './seats.ts'

/**
 * A token of an event as a key by which other events are found: its weight, and all names under which they may have it.
 */
export interface SearchTerm {
  weight: number
  /** The key, entities and aliases of the token. */
  names: readonly string[]
}

/** The words, names and days by which blocking finds an event, read from this event alone. */
export interface SearchTerms {
  /** Tokens of the event's title and those that all its markets share. */
  shared: readonly SearchTerm[]
  /** Tokens of the event's title. */
  title: readonly SearchTerm[]
  /** Names of the answers of a long list: entities, and the last words of other names. */
  surnames: ReadonlySet<string>
  /** Whether the event has many markets. */
  isList: boolean
  /** For each market, its tokens that not all markets share. */
  own: readonly (readonly SearchTerm[])[]
  /** Names by which blocking looks up other events; the others only count how much is shared. */
  leads: readonly string[]
  /** Weight of the question with the least weight. */
  lightest: number
  when: When
}

/**
 * The day of the year that an event is about, and its hour if stated. Both are absent for an event about several days.
 */
interface When {
  day?: number
  hour?: Hour
}

interface Hour {
  /** Hour of the day in UTC. */
  ofDay: number
  /** Hours since 1970; in the year 2000 if no year is stated. */
  instant: number
  yearKnown: boolean
}

const HOUR = 60

/**
 * Returns the words, names and day of an event by which other events are found that may ask the same, read from its
 * title and its markets.
 */
export function searchTermsOf({ eventQuestion, markets }: EventRecord): SearchTerms {
  const questions = markets.length > 0 ? markets : [eventQuestion]
  const sides = eventQuestion.game?.sides.flatMap(({ tokens }) => tokens) ?? []
  const only = questions.length === 1 ? (questions[0]?.questionTokens ?? []) : []
  const common = (questions[0]?.questionTokens ?? []).filter(({ key }) => eventQuestion.common.has(key))
  const shared = distinct([
    ...eventQuestion.questionTokens,
    ...sides,
    ...common,
    ...only,
    ...holderIn(questions),
    ...chambersIn(eventQuestion),
  ])
  const known = new Set(shared.map(({ key }) => key))
  const isOwn = ({ key }: Token) => !known.has(key)
  // the strikes of a ladder have the same words
  const worded = questions.filter(
    ({ questionTokens }, position) => questionTokens !== questions[position - 1]?.questionTokens,
  )
  const own = worded.map(({ questionTokens, context }) => distinct([...questionTokens, ...context].filter(isOwn)))
  const isOfSeats = known.has('house seats') || known.has('senate seats')
  const ruled = questions.flatMap(({ terms }) => terms?.allOf?.map(tokensOf) ?? [])
  const leads = new Set([
    ...leadsOf(shared, eventQuestion),
    ...homeLeads(shared, eventQuestion),
    ...own.flatMap(answerLeads),
    ...ruled.flatMap(answerLeads),
  ])
  return {
    shared: shared.map(termOf),
    // the seats of one party in a chamber are those that the other one lacks
    title: eventQuestion.questionTokens.filter((token) => !isOfSeats || !isOfKind(token, 'party')).map(termOf),
    surnames: surnamesOf(markets),
    isList: markets.length >= settings.blocking.list,
    own: [...own, ...ruled].map((tokens) => tokens.map(termOf)),
    leads: [...leads],
    lightest: lightestOf(worded, eventQuestion, isOwn),
    when: whenOf(eventQuestion, questions),
  }
}

/** Returns the holder of an office as a word of a single question that names only the office: "the President". */
function holderIn([question, ...others]: readonly Proposition[]): Token[] {
  const holder = question && others.length === 0 && !question.game ? holderMeant(question) : undefined
  return holder ? [{ key: holder, ids: [holder], weight: 0.8 }] : []
}

function distinct(tokens: readonly Token[]): Token[] {
  const seen = new Set<string>()
  return tokens.filter(({ key }) => !seen.has(key) && seen.add(key))
}

/** Other names by the key of a word: who has a trifecta has both chambers, a nuclear test is that of a weapon. */
const MEANT: ReadonlyMap<string, readonly string[]> = new Map([
  ['no-confidence', ['office:prime-minister', 'office:chancellor']],
  ['nuclear', ['nuclear weapon']],
  ['trifecta', ['office:house', 'office:senate']],
])

/** Returns the blocking key of a token. Cached, because the same token is in many events. */
const termOf = memoize(
  ({ key, ids = [], slug, alias, weight }: Token): SearchTerm => ({
    weight,
    names: [
      key,
      ...(MEANT.get(key) ?? []),
      ...ids.flatMap(withWider),
      ...[slug, alias].filter((name) => name !== undefined),
    ],
  }),
)

/**
 * Returns the ids by which an entity is found: core inflation also by inflation, a pope also by the office, the head of a
 * government also by the country, the title of a conference also by that of the season.
 */
const withWider = (id: string): string[] => [
  id,
  ...(id.endsWith('-core') ? [id.slice(0, -'-core'.length)] : []),
  ...(OFFICE_OF.get(id) ?? []),
  ...(countryOfHead.has(id) ? [countryOfHead.get(id) ?? ''] : []),
  ...(seasonTitles.get(id) ?? []),
]

/** Offices of the whole world by the ids of their holders; a president is named in too many events. */
const OFFICE_OF: ReadonlyMap<string, string[]> = new Map(
  officeHolders.flatMap(({ office, country, person }) => (country === undefined ? [[person, [office]]] : [])),
)

/** Returns the last words and entities of the answers of a list of names; empty for other events. */
function surnamesOf(markets: readonly Proposition[]): ReadonlySet<string> {
  const found = new Set<string>()
  const named = markets.every(({ answer, game }) => !game && (answer?.kind === 'name' || answer?.kind === 'catch-all'))
  if (!named || markets.length < settings.blocking.list) return found
  for (const { answer } of markets) {
    const names = answer?.kind === 'name' ? surnamesIn(answer.tokens, isDistinctive) : []
    for (const name of names) found.add(name)
  }
  return found
}

/**
 * Returns the names by which an event is looked up: those of distinctive words and, except for games, of contests; if
 * there are none, those of all words. Names that very many events have are used only if there are no others.
 */
function leadsOf(tokens: readonly Token[], { game }: Proposition): string[] {
  const { blocking } = settings
  const distinctive = tokens.filter(
    (token) =>
      token.weight >= blocking.distinctive || (!game && token.weight >= blocking.light && isOfKind(token, ...CONTEST)),
  )
  const rare = distinctive.filter((token) => !isEverywhere(token))
  const leads = [rare, distinctive].find((list) => list.length > 0)
  return (leads ?? tokens.filter(({ weight }) => weight >= blocking.light)).flatMap((token) => termOf(token).names)
}

/** Returns the home country of the venue for an election without a stated place, else nothing. */
function homeLeads(tokens: readonly Token[], { ref }: Proposition): string[] {
  const home = homeCountryOf(ref.venue)
  if (home === undefined || includesKind(tokens, 'country', 'state')) return []
  return tokens.some(({ key }) => key === 'election') ? [home] : []
}

/**
 * Returns the names of the words of an answer that are of a kind. Of a name that no table has, only the last word is used,
 * because many people share a given name.
 */
function surnamesIn(answer: readonly Token[], isSuch: (token: Token) => boolean): string[] {
  const words = answer.filter(isSuch)
  return words.flatMap((token, position) => (token.ids || position === words.length - 1 ? termOf(token).names : []))
}

const isDistinctive = ({ weight }: Token) => weight >= settings.blocking.distinctive

/** Returns the names of an answer by which its event is looked up; every election has the same parties. */
const answerLeads = (tokens: readonly Token[]): string[] =>
  surnamesIn(tokens, (token) => isDistinctive(token) && !isOfKind(token, 'party') && !isEverywhere(token))

/** Whether thousands of events have the token: numbers, and words of market types and measurements. */
const isEverywhere = ({ key, ids }: Token) => (!ids && /^\d/.test(key)) || EVERYWHERE.has(key)
const EVERYWHERE = new Set(['above', 'below', 'mayor', 'mayoral', 'over', 'say', 'spread', 'total', 'under', 'up-down'])
const CONTEST = ['award', 'ceremony', 'league', 'office', 'trophy'] as const

/**
 * Whether the question is about a state that is also true on other days, such as a central bank's rate or an approval
 * rating.
 */
const isState = ({ questionTokens }: Proposition) =>
  namesPolicyRate(questionTokens) || says(questionTokens, ruleWords.stateOnDay)

/** Returns the single day, and hour, that all questions of an event are about; an empty object if there is none. */
function whenOf({ game, qualifiers, time }: Proposition, questions: readonly Proposition[]): When {
  if (game) {
    // a closing time does not state the day of the game
    const stated = game.daySource !== 'closing' && game.daySource !== 'listing' && qualifiers.series === undefined
    return stated && game.day !== undefined ? { day: moveToYear(game.day, NO_YEAR) } : {}
  }
  const [first = time, ...others] = questions.map((question) => question.time)
  const { window } = first
  // a measurement is about its day alone, the holder of an office is not
  const isMeasurement = questions.every(({ interval }) => interval !== undefined) || window?.clock !== undefined
  if (!isMeasurement || window?.kind !== 'day' || window.from === undefined || questions.some(isState)) return {}
  if (others.some((other) => other.window?.kind !== 'day' || other.window.from !== window.from)) return {}
  const day = moveToYear(window.from, NO_YEAR)
  const { clock } = window
  const sharp = clock && others.every((other) => other.window?.clock?.from === clock.from)
  if (!sharp || (clock.to ?? clock.from) - clock.from > HOUR) return { day }
  const instant = Math.floor(clock.from / HOUR)
  return { day, hour: { ofDay: instant % 24, instant, yearKnown: window.yearKnown } }
}
