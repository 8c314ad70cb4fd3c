import { isoDay } from '../../extract/calendar.ts'
import { kindOf, sportOf } from '../../extract/entities.ts'
import type { Proposition } from '../../extract/proposition.ts'
import { says } from '../../extract/says.ts'
import type { Token } from '../../extract/tokens.ts'
import { tournamentWords } from '../../knowledge/tournament-words.ts'

/**
 * Whether a token is the game or sport of a tournament whose name implies it: "VALORANT Masters Santiago" beside "Masters
 * Santiago". A name that tournaments of several games have ("World Championship") is not enough.
 */
export const isGameOfTournament = (token: Token, one: Proposition, other: Proposition): boolean =>
  isGameOnlyOf(token, other) &&
  sharedWords(one, other).some((word) => word.weight >= NAME && !word.ids && !isUsual(word))

/**
 * Whether a token is "Major" beside the tournament of a company in a city, which holds one there in a year: "IEM Quorra"
 * and "IEM Quorra Major". A qualifier is another tournament.
 */
export function isMajorOfOperator(_: Token, { questionTokens }: Proposition, other: Proposition): boolean {
  const at = questionTokens.findIndex(({ key }) => tournamentWords.operators.has(key))
  const [operator, city] = [questionTokens[at], questionTokens[at + 1]]
  if (!operator || !city || city.weight < NAME || isUsual(city)) return false
  const isSaid = ({ key }: Token) => says(other.questionTokens, key)
  return (
    isSaid(operator) &&
    isSaid(city) &&
    !says(other.questionTokens, 'qualifi') &&
    !says(other.questionTokens, 'qualifier')
  )
}

/** Whether a token is the game of a tournament whose name tournaments of several games have. */
export function isGameOfSeveral(_: Token, one: Proposition, other: Proposition): boolean {
  if (other.leagues.some((league) => tournamentWords.games.has(sportOf(league) ?? ''))) return false
  const shared = sharedWords(one, other)
  return shared.length > 0 && shared.every((word) => word.ids?.some((id) => kindOf(id) === 'league') ?? isUsual(word))
}

/** Whether a token names a game or a sport. */
export const isSport = (token: Token): boolean => sportNamed(token) !== undefined

/** Returns the game or sport that a token names; undefined where it names none. */
function sportNamed({ key, ids }: Token): string | undefined {
  const league = ids?.find((id) => kindOf(id) === 'league')?.slice('league:'.length)
  if (league !== undefined && tournamentWords.games.has(league)) return league
  return tournamentWords.ofPlayers.has(key) ? key : undefined
}

/** Whether a token names a game or a sport and the other question names neither this nor another one. */
function isGameOnlyOf(token: Token, other: Proposition): boolean {
  const sport = sportNamed(token)
  return (
    sport !== undefined &&
    other.leagues.every((league) => (sportOf(league) ?? sport) === sport) &&
    !says(other.questionTokens, tournamentWords.sports)
  )
}

/** Returns the words behind "win" that both questions have. */
function sharedWords({ questionTokens }: Proposition, other: Proposition): Token[] {
  const win = questionTokens.findIndex(({ key }) => key === 'win')
  if (win < 0) return []
  return questionTokens.slice(win + 1).filter(({ key, weight }) => weight >= WORD && says(other.questionTokens, key))
}
const WORD = 0.5
const NAME = 0.75

const isUsual = ({ key }: Token) => tournamentWords.usual.has(key) || tournamentWords.sports.has(key)

/**
 * Whether a token is of "men's basketball" beside the regular season of a conference that ends in spring, where no other
 * sport has a champion of the regular season.
 */
export function isSportOfConference(_: Token, one: Proposition, other: Proposition): boolean {
  if (![one, other].every((each) => says(each.questionTokens, 'regular-season'))) return false
  if (
    !says(one.questionTokens, 'basketball') ||
    !says(one.questionTokens, 'men') ||
    other.qualifiers.gender !== undefined
  )
    return false
  const isOfOther =
    other.leagues.some((league) => (sportOf(league) ?? 'basketball') !== 'basketball') ||
    other.questionTokens.some((token) => tournamentWords.sports.has(token.key))
  const { closing } = other.time
  return !isOfOther && (closing === undefined || SPRING.has(isoDay(closing).slice(5, 7)))
}

const SPRING = new Set(['02', '03', '04'])

/**
 * Whether a token is of the name of the sport that is played in the leagues of the other question: "Cricket - IPL 2031"
 * beside "IPL 2031". Basketball has a Bundesliga of its own, so a league of another sport is not enough.
 */
export function isSportOfLeague({ key }: Token, _: Proposition, other: Proposition): boolean {
  const sports = tournamentWords.wordsOfSports.get(key)
  if (!sports) return false
  const named = other.questionTokens.flatMap(({ ids = [] }) => ids.filter((id) => kindOf(id) === 'league'))
  // a club of several sports does not show which one is meant
  const leagues = named.length > 0 ? named.map((id) => id.slice('league:'.length)) : other.leagues
  return leagues.length > 0 && leagues.every((league) => sports.includes(sportOf(league) ?? ''))
}
