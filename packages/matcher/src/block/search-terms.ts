import { moveToYear, NO_YEAR } from '../extract/dates.ts'
import { type EntityKind, includesKind, isOfKind } from '../extract/entities.ts'
import { memoize } from '../extract/memoize.ts'
import { namesPolicyRate } from '../extract/policy-rates.ts'
import type { EventRecord, Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { homeCountryOf } from '../knowledge/venue-homes.ts'
import { settings } from '../settings.ts'

/** A token of an event as a blocking key: its weight, and every name under which other events may have it. */
export interface SearchTerm {
  weight: number
  /** Its key, entities and aliases. */
  names: readonly string[]
}

/** The words, names and days by which blocking finds an event. They depend on the event alone. */
export interface SearchTerms {
  /** Words of the event's title and those that all its markets share. */
  shared: readonly SearchTerm[]
  /** Words of the event's title. */
  title: readonly SearchTerm[]
  /** Names of the answers of a long list: entities, and the last words of other names. */
  surnames: ReadonlySet<string>
  /** Whether the event has many markets. */
  isList: boolean
  /** Other words of each of its markets. */
  own: readonly (readonly SearchTerm[])[]
  /** Those names that lead to other events. */
  leads: readonly string[]
  /** Weight of the market that says least. */
  lightest: number
  when: When
}

/** The day of the year an event is about, and its hour where stated; neither where it is about several days. */
interface When {
  day?: number
  hour?: Hour
}

interface Hour {
  /** In UTC. */
  ofDay: number
  /** Since 1970; in 2000 where the year is not stated. */
  instant: number
  yearKnown: boolean
}

const HOUR = 60

/** Returns the search terms of an event, read from its title and its markets. */
export function searchTermsOf({ eventQuestion, markets }: EventRecord): SearchTerms {
  const questions = markets.length > 0 ? markets : [eventQuestion]
  const sides = eventQuestion.game?.sides.flatMap(({ tokens }) => tokens) ?? []
  const only = questions.length === 1 ? (questions[0]?.questionTokens ?? []) : []
  const common = (questions[0]?.questionTokens ?? []).filter(({ key }) => eventQuestion.common.has(key))
  const shared = distinct([...eventQuestion.questionTokens, ...sides, ...common, ...only])
  const known = new Set(shared.map(({ key }) => key))
  // the strikes of a ladder share their words
  const worded = questions.filter(
    ({ questionTokens }, position) => questionTokens !== questions[position - 1]?.questionTokens,
  )
  const own = worded.map(({ questionTokens, context }) =>
    distinct([...questionTokens, ...context].filter(({ key }) => !known.has(key))),
  )
  const leads = new Set([
    ...leadsOf(shared, eventQuestion),
    ...homeLeads(shared, eventQuestion),
    ...own.flatMap(answerLeads),
  ])
  return {
    shared: shared.map(termOf),
    title: eventQuestion.questionTokens.map(termOf),
    surnames: surnamesOf(markets),
    isList: markets.length >= settings.blocking.list,
    own: own.map((tokens) => tokens.map(termOf)),
    leads: [...leads],
    lightest: Math.min(
      ...worded.map(({ questionTokens }) => weightOf(withTitle(questionTokens, eventQuestion.questionTokens))),
    ),
    when: whenOf(eventQuestion, questions),
  }
}

/** Words that no table knows and that stand together are one name, which weighs no more than a known one. */
function weightOf(tokens: readonly Token[]): number {
  const isPlain = (token: Token | undefined) => token !== undefined && token.weight === 1 && !token.ids
  return tokens.reduce(
    (sum, token, place) => sum + (isPlain(token) && isPlain(tokens[place - 1]) ? REST_OF_NAME : token.weight),
    0,
  )
}

const REST_OF_NAME = 0.2

/** A market titled with no more than a name asks the event's question of it. */
const withTitle = (questionTokens: readonly Token[], title: readonly Token[]) =>
  questionTokens.some(({ key }) => title.some((token) => token.key === key))
    ? questionTokens
    : [...title, ...questionTokens]

function distinct(tokens: readonly Token[]): Token[] {
  const seen = new Set<string>()
  return tokens.filter(({ key }) => !seen.has(key) && seen.add(key))
}

/** The same token stands in many events: its names are made once. */
const termOf = memoize(
  ({ key, ids = [], slug, alias, weight }: Token): SearchTerm => ({
    weight,
    names: [key, ...ids.flatMap(withWider), ...[slug, alias].filter((name) => name !== undefined)],
  }),
)

/** Core inflation is also found by inflation. */
const withWider = (id: string): string[] => (id.endsWith('-core') ? [id, id.slice(0, -'-core'.length)] : [id])

/** None but of lists of names. */
function surnamesOf(markets: readonly Proposition[]): ReadonlySet<string> {
  const found = new Set<string>()
  const named = markets.every(({ answer, game }) => !game && (answer?.kind === 'name' || answer?.kind === 'catch-all'))
  if (!named || markets.length < settings.blocking.list) return found
  for (const { answer } of markets) {
    const distinctive = answer?.tokens.filter(
      ({ weight }) => answer.kind === 'name' && weight >= settings.blocking.distinctive,
    )
    distinctive?.forEach((token, position) => {
      if (token.ids || position === distinctive.length - 1) for (const name of termOf(token).names) found.add(name)
    })
  }
  return found
}

/**
 * Distinctive words lead to other events, and names of contests do unless they are games; where there is neither, all
 * words do. A name that very many events have leads nowhere as long as another one leads on.
 */
function leadsOf(tokens: readonly Token[], { game }: Proposition): string[] {
  const { blocking } = settings
  const distinctive = tokens.filter(
    (token) =>
      token.weight >= blocking.distinctive || (!game && token.weight >= blocking.light && isOfKind(token, CONTEST)),
  )
  const rare = distinctive.filter((token) => !isEverywhere(token))
  const leads = [rare, distinctive].find((list) => list.length > 0)
  return (leads ?? tokens.filter(({ weight }) => weight >= blocking.light)).flatMap((token) => termOf(token).names)
}

/** An election of no named place is that of the venue's own country. */
function homeLeads(tokens: readonly Token[], { ref }: Proposition): string[] {
  const home = homeCountryOf(ref.venue)
  if (home === undefined || includesKind(tokens, PLACES)) return []
  return tokens.some(({ key }) => key === 'election') ? [home] : []
}

/**
 * Names lead to other events too, and of names that nobody knows the last word: given names are shared by too many.
 * Every contest has candidates of the same parties.
 */
function answerLeads(tokens: readonly Token[]): string[] {
  const distinctive = tokens.filter((token) => isAnswerLead(token))
  return distinctive.flatMap((token, position) =>
    token.ids || position === distinctive.length - 1 ? termOf(token).names : [],
  )
}

const isAnswerLead = (token: Token) =>
  token.weight >= settings.blocking.distinctive && !isOfKind(token, PARTY) && !isEverywhere(token)

/** Numbers, and words of market types and measurements that thousands of events have. */
const isEverywhere = ({ key, ids }: Token) => (!ids && /^\d/.test(key)) || EVERYWHERE.has(key)
const EVERYWHERE = new Set(['above', 'below', 'mayor', 'mayoral', 'over', 'say', 'spread', 'total', 'under', 'up-down'])

const PARTY: ReadonlySet<EntityKind> = new Set(['party'])
const PLACES: ReadonlySet<EntityKind> = new Set(['country', 'state'])
const CONTEST: ReadonlySet<EntityKind> = new Set(['award', 'ceremony', 'league', 'office', 'trophy'])

/** A bank's rate, and an approval, is read on one day and stands on others. */
const isState = ({ questionTokens }: Proposition) =>
  namesPolicyRate(questionTokens) || questionTokens.some(({ key }) => ruleWords.stateOnDay.has(key))

/** The one day, and hour, that all questions of an event are about. */
function whenOf({ game, qualifiers, time }: Proposition, questions: readonly Proposition[]): When {
  if (game) {
    // the day a listing closes is not yet the day of the game
    const stated = game.daySource !== 'closing' && game.daySource !== 'listing' && qualifiers.series === undefined
    return stated && game.day !== undefined ? { day: moveToYear(game.day, NO_YEAR) } : {}
  }
  const [first = time, ...others] = questions.map((question) => question.time)
  const { window } = first
  // what is read on a day is about that day alone; who holds an office on it is not
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
