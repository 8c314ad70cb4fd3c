import { type EntityId, kindOf, sportOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { leagueOfTrophy } from '../knowledge/trophies.ts'
import { ofQuestion } from './facts.ts'
import { compareYears } from './times.ts'

/**
 * Whether two games of the same sides belong to different contests, where their days do not show whether they are one:
 * the finals of two years or tournaments, "UFC 400" and "UFC 410", a final beside a game on some day.
 */
export function areOfOtherContests(a: Proposition, b: Proposition): boolean {
  const [x, y] = [contestOf(a), contestOf(b)]
  if (compareYears(statedYears(a), statedYears(b)) === 'apart' || areApart(x.numbers, y.numbers)) return true
  if (isEventBesideDay(a, x, b, y) || isEventBesideDay(b, y, a, x)) return true
  return !x.isOpen && !y.isOpen && areApart(x.leagues, y.leagues)
}

const contestOf = ofQuestion(({ questionTokens, context, eventTokens, game }: Proposition) => {
  const lists = [questionTokens, context, eventTokens]
  const ids = lists.flat().flatMap((token) => token.ids ?? [])
  const leagues = [...new Set(ids.flatMap(leagueNamed))]
  // the team "9 Lives" begins with a number too
  const isOfSide = (number: string) => game?.sides.some(({ label }) => label.startsWith(number)) ?? false
  const numbers = lists
    .flatMap((tokens) => tokens.filter((token, at) => isNumberOf(tokens[at - 1], token)).map(({ key }) => key))
    .filter((number) => !isOfSide(number))
  const isFinal = leagues.length > 0 && lists.some((tokens) => tokens.some(({ key }) => key === 'final'))
  return {
    /** Leagues and tournaments that the texts name, also by their trophies. */
    leagues,
    /** Whether a tour or a sport is among them, of which any tournament may be a part. */
    isOpen: leagues.some((league) => TOURS.has(league) || sportOf(league) === league),
    /** Numbers behind a league: "UFC 400". */
    numbers,
    /** Whether they name an event in which the two meet once: a final, "UFC 400". */
    isEvent: isFinal || numbers.length > 0 || ids.some((id) => kindOf(id) === 'trophy'),
  }
})
type Contest = ReturnType<typeof contestOf>

const TOURS: ReadonlySet<string> = new Set(['atp', 'dp-world-tour', 'liv', 'pfl', 'pga', 'ufc', 'wta'])

const leagueNamed = (id: EntityId): string[] => {
  if (kindOf(id) === 'league') return [id.slice('league:'.length)]
  return kindOf(id) === 'trophy' ? [leagueOfTrophy.get(id) ?? id] : []
}

const isNumberOf = (before: Token | undefined, { key }: Token) =>
  /^\d+$/.test(key) && (before?.ids?.some((id) => kindOf(id) === 'league') ?? false)

const statedYears = ({ time }: Proposition) => time.years.filter(({ source }) => source === 'text')

/** Whether one game has no day and names an event, and the other is played on a day and names none. */
const isEventBesideDay = ({ game }: Proposition, one: Contest, { game: other }: Proposition, { isEvent }: Contest) =>
  one.isEvent && !isEvent && game?.day === undefined && other?.day !== undefined

const areApart = (some: readonly string[], others: readonly string[]) =>
  some.length > 0 && others.length > 0 && !some.some((one) => others.includes(one))
