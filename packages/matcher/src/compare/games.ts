import { isWomensLeague, sportOf } from '../extract/entities.ts'
import { type Game, isAbbreviation, type Side } from '../extract/sides.ts'
import type { Token } from '../extract/tokens.ts'
import { clubAffixes } from '../knowledge/lexicon.ts'
import { isNamesakeWord } from './implied/namesakes.ts'
import { includesSame, isSameToken } from './same-token.ts'

/**
 * The result of comparing two games: whether they can be one game, whether B names the teams in the other order, and
 * how near their days are.
 */
export interface GameMatch {
  same: boolean
  flipped: boolean
  day: 'equal' | 'near' | 'missing' | 'apart'
}

/** Leagues whose teams meet on consecutive days. */
const SERIES_LEAGUES = new Set(['mlb', 'nba', 'nhl', 'wnba', 'kbo', 'npb'])

/** The latest result, because all markets of two events ask for it in a row. */
let latest: { a: Game; b: Game; series: boolean; match: GameMatch } | undefined

/**
 * Compares the teams, leagues and days of two games: "Lima vs. Quito" beside "Quito at Lima". `same` says whether they
 * can be one game by teams and league, `flipped` whether B names the teams in the other order, `day` how near their
 * days are. Pass `series` if either is a series of games: its day is then "missing".
 */
export function compareGames(a: Game, b: Game, series = false): GameMatch {
  if (latest?.a !== a || latest.b !== b || latest.series !== series)
    latest = { a, b, series, match: matchOf(a, b, series) }
  return latest.match
}

function matchOf(a: Game, b: Game, series: boolean): GameMatch {
  const straight = likeness(a.sides[0], b.sides[0]) * likeness(a.sides[1], b.sides[1])
  const crossed = likeness(a.sides[0], b.sides[1]) * likeness(a.sides[1], b.sides[0])
  const [one, another] = [a.league ?? '', b.league ?? '']
  const other =
    (one !== '' && another !== '' && isOtherLeague(one, another)) ||
    (isCoded(a) !== isCoded(b) && isWomensLeague(one) !== isWomensLeague(another))
  return {
    same: Math.max(straight, crossed) >= 0.3 && !other,
    flipped: crossed > straight,
    day: series ? 'missing' : compareDays(a, b),
  }
}

/** Whether a game without the opponent may be another one of the team than the other game: its day is not next to it. */
function mayBeAnyGame(a: Game, b: Game): boolean {
  if (![...a.sides, ...b.sides].some(({ label, code }) => !label && !code)) return false
  return a.day === undefined || b.day === undefined ? a.day !== b.day : Math.abs(a.day - b.day) > 1
}

/**
 * Whether two leagues show that two games with the same names are different games. Usually they do not: two teams meet
 * once on a day, and one venue names the league where another names the cup. But a city has teams in several leagues of
 * a sport, and an esports organization has teams in several games.
 */
function isOtherLeague(a: string, b: string): boolean {
  const [one, other] = [sportOf(a) ?? a, sportOf(b) ?? b]
  if (a === b || one === b || other === a || GENERIC.has(a) || GENERIC.has(b)) return false
  return (
    one !== other || (MANY_LEAGUES.has(one) && !OPEN.has(a) && !OPEN.has(b)) || isWomensLeague(a) !== isWomensLeague(b)
  )
}

/** Tables of teams that play in several leagues, so that they do not show the league. */
const GENERIC = new Set(['esports', 'europe', 'ncaa'])
const MANY_LEAGUES = new Set(['baseball', 'basketball', 'football', 'hockey'])
/** Competitions in which teams of several leagues of a sport meet. */
const OPEN = new Set(['euroleague', 'olympics', 'winter-olympics'])

/** Returns how well two names fit, 0 to 1: the share of the words that both have. 0 where they share none. */
function likeness(a: Side, b: Side): number {
  if (a.tokens.length === 0 || b.tokens.length === 0) return unnamed(a, b)
  const whole = alike(a, b)
  const [known, unknown] = a.tokens.some(isKnown) ? [a, b] : [b, a]
  // a full name of the tables is also compared word by word with a short form that is not in them
  return whole > 0 || unknown.tokens.some(isKnown) ? whole : alike(spelt(known), unknown)
}

/**
 * How well a side fits that a title leaves out: enough where the other side agrees, too little without. A code has to be
 * one of the name.
 */
function unnamed({ code: one = '', label: name }: Side, { code: other = '', label }: Side): number {
  const [code, whole] = one ? [one, label] : [other, name]
  const letters = code.replace(/\d+$/, '')
  // a name without a word of weight, such as "So:so", is no missing one
  if (!letters && label && name) return label === name ? 1 : 0
  if (!letters || !whole) return UNNAMED
  return letters.length > 1 && isAbbreviation(letters, whole) ? 0.9 : 0
}

const UNNAMED = 0.5

/** Whether the game has a side that is known only by a code, or not at all, which leaves open whether women play. */
const isCoded = ({ sides }: Game) => sides.some(({ label, code }) => code !== undefined || !label)

const isKnown = ({ ids }: Token) => ids !== undefined

const spelt = ({ label, tokens }: Side): Side => ({
  label,
  tokens: tokens.flatMap(({ key, weight }) => key.split(' ').map((word) => ({ key: word, weight }))),
})

function alike(a: Side, b: Side): number {
  const [own, other] = [naming(a), naming(b)]
  const onlyA = own.filter((token) => !includesSame(other, token))
  const onlyB = other.filter((token) => !includesSame(own, token))
  const shared = own.length - onlyA.length
  if (shared === 0) return isInitials(a, b) || isInitials(b, a) || isLastWord(a, b) || isLastWord(b, a) ? 0.8 : 0
  if (onlyA.length > 0 && onlyB.length > 0) return 0.2
  if (isShortened(a, onlyB) || isShortened(b, onlyA)) return 0.9
  if (isNamesake(a, b) || isNamesake(b, a)) return 0.2
  if (onlyA.length + onlyB.length === 0) return 1
  if (isFamilyName(own, other) || isFamilyName(other, own)) return 0.8
  // a school is often named without the nickname of its teams: "Lima", "Lima Privateers"
  if (isWithoutLast(a, b) || isWithoutLast(b, a)) return 0.6
  // a name within a longer one is enough where the other side agrees: "Vallecano", "Rayo Vallecano de Madrid"
  return Math.max(shared / (shared + onlyA.length + onlyB.length), WITHIN)
}

const WITHIN = 0.35

const isWithoutLast = ({ label }: Side, { label: whole }: Side) => whole.replace(/ [a-z]+$/, '') === label

/** Whether a word makes a name that of another school or team: "UC San Diego" beside "San Diego". */
const isNamesake = ({ tokens }: Side, other: Side): boolean =>
  tokens.some(({ key }) => isNamesakeWord(key) && !other.tokens.some((token) => token.key === key))

/** Whether a name is the last word of the other one, also where it is a usual word: "Day" and "Kayla Day". */
const isLastWord = ({ label, tokens }: Side, { label: whole }: Side) =>
  /^[a-z]{3,}$/.test(label) && whole.endsWith(` ${label}`) && !tokens.some(isKnown)

/** Whether one name has only the initial of a word of the other: "Machida Z" and "Machida Zelvia". */
function isShortened({ tokens }: Side, left: readonly Token[]): boolean {
  const [only, ...more] = left
  if (!only || more.length > 0) return false
  return tokens.some(({ key }) => key.length === 1 && /[a-z]/.test(key) && only.key.startsWith(key))
}

/** Whether one name is the family name of the other: "Sinner" and "Jannik Sinner". */
function isFamilyName(own: readonly Token[], other: readonly Token[]): boolean {
  const [only, last] = [own[0], other.at(-1)]
  return own.length === 1 && only !== undefined && last !== undefined && !only.ids && isSameToken(only, last)
}

function naming({ tokens }: Side) {
  const strong = tokens.filter(({ key, weight }) => weight >= 0.5 && !clubAffixes.has(key))
  return strong.length > 0 ? strong : tokens
}

/** Whether one name is the initials of the other: "PSG" and "Paris Saint-Germain". */
function isInitials(a: Side, b: Side): boolean {
  const [only, ...more] = a.tokens
  if (!only || more.length > 0 || only.key.length < 3 || only.key.length > 4) return false
  return b.label
    .split(/[^a-z0-9]+/)
    .map((word) => word.charAt(0))
    .join('')
    .includes(only.key)
}

function compareDays(a: Game, b: Game): GameMatch['day'] {
  const clock = compareClosing(a, b)
  if (clock !== 'equal' && mayBeAnyGame(a, b)) return 'apart'
  if (a.day === undefined || b.day === undefined) return 'missing'
  if (clock) return clock
  const gap = Math.abs(a.day - b.day)
  if (a.daySource === 'closing' || b.daySource === 'closing') return gap <= 1 || closesLater(a, b) ? 'near' : 'apart'
  if (gap === 0) return 'equal'
  // a date in a slug may be that of another time zone, so only different days in two titles are different games
  if (a.daySource === 'title' && b.daySource === 'title') return 'apart'
  return gap === 1 && !meetDaily(a, b) ? 'near' : 'apart'
}

/**
 * Returns how near the closing of a listing is to the start of a game by the clock: listings of a game close when it
 * starts or a week after, to the minute. Where the same teams meet on the next day, half a day shows another game, unless
 * the venue is known to close late. Undefined where a clock is missing or shows nothing.
 */
function compareClosing(a: Game, b: Game): GameMatch['day'] | undefined {
  const [listing, game] = isListing(a) ? [a, b] : [b, a]
  if (isListing(game) || !isListing(listing) || listing.minute === undefined || game.minute === undefined)
    return undefined
  const gap = listing.minute - game.minute
  if (gap === 0 || gap === 7 * DAY) return 'equal'
  return listing.daySource === 'closing' && meetDaily(a, b) && Math.abs(gap) >= DAY / 2 ? 'apart' : undefined
}

const isListing = ({ daySource }: Game) => daySource === 'closing' || daySource === 'listing'

const DAY = 1440

/** Whether the two games are of a league whose teams meet on consecutive days. */
const meetDaily = (a: Game, b: Game) => SERIES_LEAGUES.has(a.league ?? b.league ?? '')

/**
 * Whether one day is a closing time up to 16 days after the other game. A listing may stay open after its game; in
 * leagues whose teams meet on consecutive days this shows nothing. Of two closing times either may be the late one.
 */
function closesLater(a: Game, b: Game): boolean {
  if (meetDaily(a, b)) return false
  const [listing, game] = a.daySource === 'closing' ? [a, b] : [b, a]
  const gap = (listing.day ?? 0) - (game.day ?? 0)
  const late = game.daySource === 'closing' ? Math.abs(gap) : gap
  return late > 0 && late <= 16
}
