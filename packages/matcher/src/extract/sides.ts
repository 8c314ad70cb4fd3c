import { leagues } from '../knowledge/leagues.ts'
import { STATE } from '../knowledge/state-codes.ts'
import { normalise, slugForms } from './text.ts'
import { type Token, tokenise } from './tokens.ts'

/** A game between two teams or players, with league and day if they are known. */
export interface Game {
  sides: readonly [Side, Side]
  league?: string
  /**
   * The day of the game at its place. The comparison of two days is stricter the surer their sources (`daySource`) are.
   */
  day?: number
  /** The instant of the start or closing that shows the day, in minutes since 1970, where the venue states its time. */
  minute?: number
  daySource?: 'ticker' | 'time' | 'title' | 'text' | 'listing' | 'closing'
}

/** One of the two sides of a game: a team or a player. */
export interface Side {
  label: string
  tokens: readonly Token[]
  /** The team's code in the ticker or slug, "lal", where nothing states its name. */
  code?: string
}

/** Matches titles about court cases, where "Roe v Wade" is no game. */
const CASE = /\b(?:supreme court|scotus|court|ruling|overturn|case|lawsuit)\b/

const LEFT_CUT =
  /^.*(?:[?,(] ?|: | - |\b(?:will|who|winner of|wins? the|wins? in|in the|between|both|say during|during)\b(?!.*\bwill\b)(?: the)? )/
const RIGHT_CUT =
  /(?:[,(?]|:(?!\S)| - |\b(?:winner|match|game|first|1st|second|2nd|total|totals|end in|map|set|o\/u|fight|bout|odd|spread|professional|series|be the|score|to score)\b).*$/

/** Matches "Lima at Quito" before a usual part of a game: "Lima at Quito: Both Teams to Score", "Lima at Quito Winner?". */
const GAME_AT = new RegExp(
  `^(?!will )[^:?]{2,50} at [^:?]{2,50}(?:: (?:${[
    'both teams to score|(?:team |game |match )?totals?\\b|total (?:corners|games|goals|points|runs|sets)|spreads?\\b|corners|moneyline|winner',
    '(?:1st|2nd|first|second) (?:5 innings|half|inning|period|quarter)',
  ].join('|')})| winner\\?$)`,
)

/** Matches the state that distinguishes two schools of one name, "Miami (OH)", which is no remark. */
const SCHOOL_OF_STATE = new RegExp(` \\((${STATE})\\)`, 'g')

/**
 * Returns the two teams or players in a normalised title such as "Lima vs. Quito", in its order. With `at`, "Lima at
 * Quito" counts too; without, only before a part of a game. Undefined for a title that names no two opponents. `slugs` comes from `slugForms`.
 */
export function readSides(title: string, at: boolean, slugs: ReadonlyMap<string, string>): [Side, Side] | undefined {
  const text = title.replace(SCHOOL_OF_STATE, ' $1')
  if (OPPONENT.test(text) || /\bmatchup\b|\bdefeat\b|\bif .*\belection\b/.test(text)) return undefined
  const both = /^(?:will )?both (.+?) and (.+?) (?:to )?score\b/.exec(text)
  if (both?.[1] && both[2]) return [sideOf(both[1], slugs), sideOf(both[2], slugs)]
  const scored = /^(?:exact|correct) score: (.+?) \d+ ?- ?\d+ (.+?)\??$/.exec(text)
  if (scored?.[1] && scored[2]) return [sideOf(scored[1], slugs), sideOf(scored[2], slugs)]
  const joint =
    at || GAME_AT.test(text)
      ? /\s(?:vs\.?|versus|at|@)\s/
      : CASE.test(text)
        ? /\s(?:vs\.?|versus|@)\s/
        : /\s(?:vs\.?|v|versus|@)\s/
  const match = joint.exec(text)
  if (!match) return undefined
  // in "Will V win", V is a party
  const left = `${text.slice(0, match.index)} `.replace(LEFT_CUT, '').trim()
  const right = withoutLeague(text.slice(match.index + match[0].length))
    .replace(RIGHT_CUT, '')
    .trim()
  if (!left || !right) return undefined
  return [sideOf(left, slugs), sideOf(right, slugs)]
}

/** Names of leagues and of games, as they stand between the sides and the word "match". */
const leagueNames = new Set(leagues.flatMap(({ names }) => names.map((name) => normalise(name))))
const LONGEST = 4

/** Returns the text behind the first side without a league or game: "Quito Counter-Strike 2 match" -> "Quito match". */
function withoutLeague(text: string): string {
  const meeting = /(?<=\w) (?:match|game|series|map|fight|bout)\b/.exec(text)
  if (!meeting) return text
  const words = text.slice(0, meeting.index).split(' ')
  for (let count = Math.min(LONGEST, words.length - 1); count > 0; count--) {
    if (leagueNames.has(words.slice(0 - count).join(' ')))
      return words.slice(0, 0 - count).join(' ') + text.slice(meeting.index)
  }
  return text
}

/** The side that a title leaves out. */
export const UNNAMED: Side = { label: '', tokens: [] }
const ONE_SIDE =
  /^spread: ([^:]+?) \([-+]\d|^(?!(?:yes|no) )([^:,]+?) wins? by (?:over|more than) \d+\.5 (?:goals|points|runs)\??$|^will (?:the )?([^:,]+?) win on 20\d\d-\d\d-\d\d\?$/

/**
 * Returns the side of a game whose title names only one: "Spread: Lima (-1.5)", "Lima wins by over 1.5 goals?", "Will
 * Lima win on 2031-05-05?". Undefined for other titles.
 */
export function readOneSide(title: string): Side | undefined {
  const [, before, first, winner] = ONE_SIDE.exec(normalise(title)) ?? []
  const named = before ?? first ?? winner
  return named ? sideOf(named, slugForms(title)) : undefined
}

/** Matches what a player does in a game against a team: "Will Ann Roe score 25 or more points against the Kings". */
const OPPONENT =
  /^will (?:[\w'.-]+ ){1,4}?(?:gets?|has|have|hits?|makes?|records?|scores?|throws?) .*(?:\d|double|goal|home run|touchdown).*? (?:against|vs\.?|versus) (?:the )?(.+?)(?= (?:at|in|on)\b| ?\?|$)/

/**
 * Returns the two sides of a game of which a question about the statistic of a player names only one: the opponent of
 * the player's team. Undefined for other titles.
 */
export function readOpponent(text: string, slugs: ReadonlyMap<string, string>): [Side, Side] | undefined {
  const [, named] = OPPONENT.exec(text) ?? []
  return named && !/\bvs?\.? /.test(named) ? [sideOf(named, slugs), UNNAMED] : undefined
}

/** Matches the verb of every duel; looking for it is quicker. */
const MAY_BE_DUEL = / (?:beats?|loses? to|takes? the) /
const DUEL =
  /^(?:(?:will|do|does|can) )?(?:the )?(.+?) (?:to )?(beats?|loses? to|takes? the (?:belt|title|crown) from) (?:the )?(.+?)(?: (?:at|in|on|for|by|during|this|and)\b.*)?\??$/

/**
 * Reads "Will X beat Y?" and "Will X lose to Y?". Returns the two teams or players, and the index of the one that has
 * to win for YES. Undefined for other titles.
 */
export function readDuel(
  text: string,
  slugs: ReadonlyMap<string, string>,
): { sides: [Side, Side]; winner: 0 | 1 } | undefined {
  const [, left, verb = '', right] = (MAY_BE_DUEL.test(text) && DUEL.exec(text)) || []
  if (!left || !right || /\b(?:election|primary|poll|polls|expectations|estimates?)\b/.test(text)) return undefined
  return { sides: [sideOf(left, slugs), sideOf(right, slugs)], winner: verb.startsWith('lose') ? 1 : 0 }
}

/** Returns a team or player with this normalised name. */
export function sideOf(label: string, slugs: ReadonlyMap<string, string>): Side {
  return { label, tokens: tokenise(label, slugs).filter(({ weight }) => weight > 0) }
}

/** Whether the letters occur in the name in this order, the first one at the beginning of a word. */
export function isAbbreviation(letters: string, name: string): boolean {
  const plain = name.toLowerCase()
  let from = plain.search(new RegExp(`\\b${letters.charAt(0)}`))
  for (const letter of letters) {
    if (from < 0) return false
    const at = plain.indexOf(letter, from)
    if (at < 0) return false
    from = at + 1
  }
  return letters !== ''
}
