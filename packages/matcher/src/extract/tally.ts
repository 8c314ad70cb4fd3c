import { monthAndDay, yearOf } from './calendar.ts'
import { dateInRules } from './game-rules.ts'
import { leaguesOf } from './leagues.ts'
import { readText } from './read.ts'
import type { Game } from './sides.ts'
import { fold } from './text.ts'
import type { Ticker } from './ticker.ts'

/** How often a player has to do something, such as score: "Ann Roe: 2+ goals" in one game or in a whole tournament. */
export interface Tally {
  /** The words of the player's name in small letters, without accents, hyphens and "Jr". */
  player: readonly string[]
  /** The statistics that are counted; several are added up: "goals + assists". */
  counted: readonly string[]
  /** The least number for YES. */
  least: number
  /** Month and day of the game, "05-06"; undefined where the count is that of a tournament. */
  day?: string
  /** The year, or the season: "2030", "2030-31". */
  year?: string
  /** Whether the count is that of a whole tournament. */
  whole?: true
  /** The part of the tournament in which alone it counts: "final". */
  part?: string
  /** Ids of the leagues or tournaments that the texts name. */
  leagues: readonly string[]
}

/** Matches a word that each title of a count has; looking for it is quicker. */
const MAY_COUNT = /\b(?:goals?|assists?|points|rebounds|steals|blocks|shots|saves|tackles)\b|\bscore or assist\b/i
const IN_GAME =
  /^(\p{Lu}[^:?]{1,40}): (?:(\d{1,3})\+ ([A-Za-z]+(?: ?(?:\+|&|and) ?[A-Za-z]+)*)|(?:to )?[Ss]core or [Aa]ssist)\??$/u
const IN_TOURNAMENT =
  /^Will (\p{Lu}[^:?]{1,40}?) (?:gets?|makes?|records?|scores?) (?:(an?)|at least (\d{1,3})|(\d{1,3})(?:\+| or more)) ([A-Za-z]+(?: ?(?:\+|&|and) ?[A-Za-z]+)*) (?:at|during|in) the ([^:?]+)\?$/u
/** Matches several players, and teams of which any may be meant. */
const ANY = /^(?:any|both|each|either|every|neither|no|some)\b/i
/** Matches a part of a tournament, or one of its games. */
const PART = /\b(?:against|finals?|game|group|half|knock|match|quarter|round|semi|stage|vs?\.?)\b/i
const STATISTICS: ReadonlySet<string> = new Set(
  'assists blocks goals points rebounds saves shots steals tackles'.split(' '),
)
/** Matches the tournament of a game at the beginning of rules that schedule it: "In the upcoming Lima Cup game ...". */
const RULED =
  /^(?:in|if) (?:the )?(?:upcoming )?([^,.:]{2,60}?) (?:game|match) between [^:]{3,90}?,? (?:originally |initially )?scheduled (?:for|on) /i

/** The texts of an event that state the game of its markets. */
interface Around {
  ticker: Ticker | undefined
  rules: string | undefined
  game: Game | undefined
}

/**
 * Returns the count of a player that a title asks for, with its game by the ticker or the resolution rules, or its
 * tournament. Undefined for other titles, and where neither a game nor a tournament is known.
 */
export function readTally(title: string, { ticker, rules, game }: Around): Tally | undefined {
  const stated = countIn(title)
  if (!stated) return undefined
  const { tournament } = stated
  const span =
    tournament === undefined
      ? (gameOf(ticker, rules) ?? dayOf(game))
      : game
        ? undefined
        : tournamentOf(tournament, ticker)
  return span && { ...stated.count, ...span }
}

/** Returns the count that the title of a market asks for, in the game or tournament of another market of its event. */
export function tallyOfSibling(sibling: Tally, title: string): Tally | undefined {
  const { player: _, counted: __, least: ___, ...span } = sibling
  const stated = countIn(title)
  return stated && { ...stated.count, ...span }
}

type Count = Pick<Tally, 'counted' | 'least' | 'player'>
type Span = Omit<Tally, keyof Count>

/** Returns the count that a title asks for, and the tournament that it names; undefined for other titles. */
function countIn(title: string): { count: Count; tournament?: string } | undefined {
  if (!MAY_COUNT.test(title)) return undefined
  const [, ofGame, number = '1', counted = 'goals + assists'] = IN_GAME.exec(title) ?? []
  if (ofGame !== undefined) {
    const count = countOf(ofGame, Number(number), counted)
    return count && { count }
  }
  const [, player, article, least, more, statistic = '', tournament = ''] = IN_TOURNAMENT.exec(title) ?? []
  if (player === undefined) return undefined
  const count = countOf(player, article ? 1 : Number(least ?? more), statistic)
  return count && { count, tournament }
}

function countOf(name: string, least: number, statistic: string): Count | undefined {
  const counted = statistic
    .toLowerCase()
    .split(/ ?(?:\+|&|\band\b) ?/)
    .map((word) => (word.endsWith('s') ? word : `${word}s`))
  const player = fold(name)
    .replace(/[-'’.]/g, '')
    .split(/\s+/)
    .filter((word) => !/^(?:jr|junior)$/.test(word))
  if (ANY.test(name) || least < 1 || player.length === 0 || !counted.every((word) => STATISTICS.has(word)))
    return undefined
  return { player, counted, least }
}

function tournamentOf(tournament: string, ticker: Ticker | undefined): Span | undefined {
  const leagues = leaguesOf([readText(tournament).tokens], undefined)
  const year = /\b20\d\d(?:[-–/]\d\d)?\b/.exec(tournament)?.[0] ?? ticker?.year?.toString()
  const part = PART.exec(tournament)?.[0].toLowerCase()
  return leagues.length === 0 ? undefined : { whole: true, leagues, ...(year && { year }), ...(part && { part }) }
}

/** Returns the day of the game and its league by the ticker, or else by the rules; undefined where neither has a day. */
function gameOf(ticker: Ticker | undefined, rules = ''): Span | undefined {
  if (ticker?.teams !== undefined && ticker.day !== undefined) {
    return { ...onDay(ticker.day), leagues: ticker.league === undefined ? [] : [ticker.league] }
  }
  const [, league] = RULED.exec(rules.slice(0, BEGINNING)) ?? []
  const [date] = league === undefined ? [] : readText(dateInRules(rules)).dates
  if (!date) return undefined
  return {
    day: monthAndDay(date.from),
    ...(date.year !== undefined && { year: String(date.year) }),
    leagues: leaguesOf([readText(league).tokens], undefined),
  }
}

/** Returns the day of a game that the texts state; the closing time of a listing is none. */
function dayOf(game: Game | undefined): Span | undefined {
  if (game?.day === undefined || game.daySource === 'closing' || game.daySource === 'listing') return undefined
  return { ...onDay(game.day), leagues: game.league === undefined ? [] : [game.league] }
}

const onDay = (day: number) => ({ day: monthAndDay(day), year: String(yearOf(day)) })

/** The rules name the game within this many characters. */
const BEGINNING = 400
