import type { UnifiedEvent } from '@crossvenue/venues'
import { minuteOf, newYorkDay } from './calendar.ts'
import { readDates } from './dates.ts'
import { type EntityId, includesKind, isOfKind, kindOf, teamsOfCode } from './entities.ts'
import { dateInRules, sidesInRules } from './game-rules.ts'
import type { ReadText } from './read.ts'
import { type Game, readDuel, readOneSide, readOpponent, readSides, type Side, sideOf, UNNAMED } from './sides.ts'
import { normalise, slugForms } from './text.ts'
import type { Ticker } from './ticker.ts'
import { resolveTime } from './time.ts'
import type { Token } from './tokens.ts'

const SLUG = /^([a-z0-9]+)-.*?(\d{4}-\d\d-\d\d)(?:-|$)/

/**
 * Returns the game that an event is about, read from its title, markets, resolution rules and ticker: the two teams or
 * players, the league and the day. Undefined for an event that is about no game.
 */
export function readGame(event: UnifiedEvent, title: ReadText, ticker: Ticker | undefined): Game | undefined {
  const hasGameTicker = ticker?.teams !== undefined && ticker.day !== undefined
  const texts = textsOf(event, hasGameTicker)
  for (const raw of texts) {
    const plain = normalise(raw)
    if (!MEETING.test(plain) || ARRANGED.test(plain)) continue
    const { rest: text, mentions } = readDates(plain)
    // "A vs. B before 2028?" asks whether they meet
    if (mentions.some(({ role }) => role === 'before' || role === 'by')) continue
    const stated =
      handicapSides(raw) ??
      readSides(text, hasGameTicker, slugForms(raw)) ??
      duelSides(raw, text, title) ??
      (isOnDay(raw) ? readOpponent(text, slugForms(raw)) : undefined) ??
      teamSides(text, slugForms(raw))
    if (!stated) continue
    const sides = stated.map((side) => inFull(side, event)) as [Side, Side]
    const league = ticker?.league ?? leagueOf(event, title) ?? sharedLeague(sides)
    const found = league ? (sides.map((side) => within(side, league)) as [Side, Side]) : sides
    return { sides: found, ...(league && { league }), ...dayOf(event, title, ticker) }
  }
  const sides = (hasGameTicker && ticker ? sidesOfMarkets(event, ticker) : undefined) ?? oneSide(event, texts)
  // where a game may end in a draw, as in soccer, the win of a team is a market of its own
  const isOfSoccer = sides && WIN_ON_DAY.test(event.title) && !sides[1].label && !sides[1].code
  const league = ticker?.league ?? (isOfSoccer ? 'soccer' : sides && sharedLeague(sides))
  return sides && { sides, ...(league && { league }), ...dayOf(event, title, ticker) }
}

/** Returns the side that the texts name where the other one stands nowhere, or only as a code in a slug. */
function oneSide({ slug, markets }: UnifiedEvent, texts: Iterable<string>): [Side, Side] | undefined {
  for (const raw of texts) {
    const side = readOneSide(raw)
    if (!side) continue
    if (!WIN_ON_DAY.test(raw)) return [asTeam(asCode(side, raw)), asTeam(otherOutcome(markets, side) ?? UNNAMED)]
    const written = markets[0]?.slug ?? slug
    const [, one, other, yes] = SLUG_OF_WIN.exec(written ?? '') ?? []
    const code = yes === one ? other : one
    if (markets.length > 1 || (written !== undefined && code === undefined)) return undefined
    return [side, code === undefined ? UNNAMED : { ...UNNAMED, code }]
  }
  return undefined
}

/** Returns the opponent of a side that the two outcomes of a market name: "Lima" / "Quito". Undefined for other outcomes. */
function otherOutcome([market]: UnifiedEvent['markets'], { label }: Side): Side | undefined {
  const names = market?.outcomes.map((outcome) => outcome.label) ?? []
  const [other, ...more] = names.filter((name) => normalise(name) !== label)
  return names.length === 2 && other && more.length === 0 ? sideNamed(other) : undefined
}

/**
 * Returns the two sides that win by the markets of a game, where no title names both: "Ann Roe wins", "Bea Doe wins".
 * Where only one does, the other is known by its code in the ticker.
 */
function sidesOfMarkets({ id, markets }: UnifiedEvent, { teams = '' }: Ticker): [Side, Side] | undefined {
  const named = new Map<string, { side: Side; code: string }>()
  for (const { title, marketId } of markets) {
    const name = normalise(WINS.exec(title)?.[1] ?? '')
    const code = marketId.slice(id.length + 1).replace(/\d.*$/, '')
    if (name && !named.has(name)) named.set(name, { side: sideOf(name, slugForms(title)), code })
  }
  const [one, other, ...more] = named.values()
  if (!one || more.length > 0) return undefined
  const isIn = ({ code }: { code: string }) => code !== '' && teams.includes(code.slice(0, 3))
  if (other) {
    if (!isIn(one) || !isIn(other)) return undefined
    return teams.startsWith(other.code.slice(0, 3)) ? [other.side, one.side] : [one.side, other.side]
  }
  const rest = one.code !== '' && teams.startsWith(one.code) ? teams.slice(one.code.length) : ''
  return rest ? [one.side, { label: '', tokens: [], code: rest.toLowerCase() }] : undefined
}

/** Matches the side that wins or scores in the title of one market of a game. */
const WINS =
  /^(?:Will |Final score )?(?:the )?((?!(?:any|draw|either|neither|no|nobody|tie|yes)\b)[^:?,]{2,50}?) (?:wins?|scores? (?:over|more than) \d)\b/i

/**
 * Returns the texts that may name the two sides: the titles, and, where those may not ("Lima wins by over 3.5
 * points?"), the resolution rules.
 */
function textsOf(event: UnifiedEvent, hasGameTicker: boolean): Set<string> {
  const rules = event.markets[0]?.description ?? event.description ?? ''
  const ruled = hasGameTicker || dateInRules(rules) !== undefined ? sidesInRules(rules) : undefined
  // a show or song may be titled after a game: "Gameday: Lima vs. Quito" in a list of the top shows
  const titles = OF_WORKS.test(event.title) ? [] : event.markets.slice(0, 8).map(({ title }) => title)
  return new Set([event.title, ...titles, ...(ruled ? [ruled] : [])].map((text) => text.replace(TITLE_OF_WORK, ' ')))
}

/** Matches a list of works; looking at its title only keeps out the names of its answers. */
const OF_WORKS = /^(?:what|which)\b.*\b(?:albums?|books?|films?|movies?|shows?|songs?)\b/i
/** Matches the title of a work in quotation marks that names two sides. */
const TITLE_OF_WORK = /["“][^"“”]* (?:vs?\.?|versus) [^"“”]*["”]/gi

/** Matches a part that every title of a game has; looking for it is quicker than removing the dates from the title. */
const MEETING = /\b(?:vs?|versus|against|at|both|beats?|loses?|takes?|(?:exact|correct) score)\b|@/

/** Matches titles of wins on a day, which name one side only. */
const WIN_ON_DAY = / win on 20\d\d-/i
/** Matches the two codes and that of the side that wins for YES: "epl-lim-qui-2031-05-05-lim". */
const SLUG_OF_WIN = /^[a-z0-9]+-([a-z]+\d*)-([a-z]+\d*)-20\d\d-\d\d-\d\d-(\1|\2)$/

/** Matches titles that ask whether a meeting comes about at all, such as a bout that is not yet announced. */
const ARRANGED = /\b(?:announced|booked|happens?)\b/

/** Returns a side with its full name where a market's label has it: "Juan Cerundolo" for "Cerundolo". */
function inFull(side: Side, { markets }: UnifiedEvent): Side {
  const labels = new Set(markets.flatMap(({ subtitle }) => (subtitle ? [subtitle] : [])))
  // "Arsenal 2 - 0 Chelsea" is a score and not a name
  const [whole, ...more] = [...labels].filter(
    (label) => !/\d/.test(label) && normalise(label).endsWith(` ${side.label}`),
  )
  if (whole === undefined || more.length > 0) return side
  return { ...side, tokens: sideNamed(whole).tokens }
}

/** Matches a handicap of a match of several games, whose first side YES stands for: "Game Handicap: LIM (-1.5) vs Quito (+1.5)". */
const HANDICAP = /\bhandicap: ([^:]+?) \([-+]\d+\.5\) vs\.? ([^:]+?) \([-+]\d+\.5\)$/i

/** Returns the two sides of a handicap, of which one or both may be named by their codes only. */
function handicapSides(raw: string): [Side, Side] | undefined {
  const [, ...names] = HANDICAP.exec(raw) ?? []
  const [left, right] = names.map(sideNamed)
  return left && right && [left, right]
}

const sideNamed = (name: string): Side => asCode(sideOf(normalise(name), slugForms(name)), name)

/** Returns the side as known by its code only, where the text names it so: "GB". */
function asCode(side: Side, text: string): Side {
  const code = side.label.toUpperCase()
  return CODE.test(code) && text.includes(code) ? { ...side, tokens: [], code: side.label } : side
}
const CODE = /^[A-Z][A-Z\d]{1,4}$/

/** Returns a side that is known by its code with the teams that have it. */
function asTeam(side: Side): Side {
  const ids = teamsOfCode(side.code ?? '')
  return ids ? { ...side, tokens: [{ key: side.label, ids, weight: 1.2 }] } : side
}

/** Returns the two sides of "Will A beat B?", if both are teams, the title states a day or the two meet once. */
function duelSides(raw: string, text: string, title: ReadText): [Side, Side] | undefined {
  const duel = readDuel(text, slugForms(raw))
  const teams = duel?.sides.every(({ tokens }) => includesKind(tokens, 'team'))
  return isOnDay(raw) || teams || isOneMeeting(text, title) ? duel?.sides : undefined
}

/** Matches an event at which two meet once, or their bout. */
const ONE_MEETING =
  /\b(?:bellator|pfl|ufc) (?:\d+|fight night)\b|\bin (?:a|the|their) (?:[\w-]+ ){0,3}?(?:bout|boxing (?:\w+ )?match|fight)\b(?! (?:for|over)\b)/

/** Whether a duel is that of an event in which two meet once: "at UFC 400", "in their boxing match", "in the French Open final". */
const isOneMeeting = (text: string, { tokens }: ReadText) =>
  ONE_MEETING.test(text) || (/\bfinal\b/.test(text) && includesKind(tokens, 'league'))

const isOnDay = (raw: string) => datesIn(raw).some(({ unit, role }) => unit === 'day' && role === 'on')

/** Returns the two sides of a title that says nothing but two teams of one league: "Brooklyn Nets at New Orleans Pelicans". */
function teamSides(text: string, slugs: ReadonlyMap<string, string>): [Side, Side] | undefined {
  if (!TEAM_AT_TEAM.test(text)) return undefined
  const sides = readSides(text, true, slugs)
  const areTeams = sides?.every(({ tokens }) => tokens.length > 0 && tokens.every((token) => isOfKind(token, 'team')))
  return sides && areTeams && sharedLeague(sides) !== undefined ? sides : undefined
}

const TEAM_AT_TEAM = /^(?!will )[^:?]{2,50} at [^:?]{2,50}$/

function leagueOf(event: UnifiedEvent, title: ReadText): string | undefined {
  // a league that the words name for certain: "US Open" may be golf or tennis
  const stated = title.tokens.map(({ ids = [] }) => ids.filter((id) => kindOf(id) === 'league'))
  const [league] = stated.find(({ length }) => length === 1) ?? []
  if (league) return league.slice('league:'.length)
  const slug = SLUG.exec(event.slug ?? '')?.[1]
  const names = [slug, ...(event.tags ?? [])].map((name) => name?.toLowerCase())
  return names.find((name) => name !== undefined && MAJOR.has(name))
}

const MAJOR = new Set(['nba', 'nfl', 'mlb', 'nhl', 'wnba', 'epl', 'mls'])

/** Returns the only league in which both sides have a team of their name; undefined where there is none, or several. */
function sharedLeague([left, right]: readonly [Side, Side]): string | undefined {
  const other = teamLeagues(right)
  const shared = [...teamLeagues(left)].filter((league) => other.has(league))
  return shared.length === 1 ? shared[0] : undefined
}

function teamLeagues({ tokens }: Side): Set<string> {
  // the Fordham Rams are not the Rams
  if (tokens.some((token) => token.weight >= 0.5 && !isOfKind(token, 'team'))) return new Set()
  return new Set(tokens.flatMap(({ ids = [] }) => ids.filter((id) => kindOf(id) === 'team').map(leaguePart)))
}

const leaguePart = (id: EntityId) => id.split(':')[1] ?? ''

/** Returns the side as the team of this league, where its name is shared by teams of several leagues. */
function within(side: Side, league: string): Side {
  const tokens = side.tokens.map((token): Token => {
    const ids = token.ids?.filter((id) => kindOf(id) === 'team' && leaguePart(id) === league)
    return ids && ids.length > 0 ? { ...token, ids } : token
  })
  return { ...side, tokens }
}

/**
 * Returns the day of a game and its source. A text that states the day comes before the time at which the game begins
 * or the listing closes.
 */
function dayOf(event: UnifiedEvent, title: ReadText, ticker: Ticker | undefined): Omit<Game, 'league' | 'sides'> {
  if (ticker?.day !== undefined) {
    const { day, minutes } = ticker
    return { day, daySource: 'ticker', ...(minutes !== undefined && { minute: minuteOf(day, minutes, 'et') }) }
  }
  const closings = event.markets.flatMap(({ resolutionDate }) => (resolutionDate ? [resolutionDate] : []))
  const timed = closings.filter((closing) => closing.length > 10).sort()[0]
  const start = startOf(event, timed)
  const slug = [event.slug, event.markets[0]?.slug].flatMap((text) => SLUG.exec(text ?? '')?.[2] ?? [])[0]
  const titles = event.markets.slice(0, 4).map((market) => market.title)
  const named = slug ? newYorkDay(slug) : dayIn([title.dates, ...titles.map(datesIn)], closings[0])
  const stated = named ?? ruledDay(event, closings[0])
  if (stated !== undefined) {
    // the start time may correct a stated day by one; the closing time corrects only that of a slug, because a game
    // that is settled after midnight was still played on the day of its title
    const time = (slug ? [start, timed] : [start])
      .flatMap((instant) => (instant === undefined ? [] : (newYorkDay(instant) ?? [])))
      .find((day) => Math.abs(day - stated) <= 1)
    if (time !== undefined) return { day: time, daySource: 'time' }
    return { day: stated, daySource: slug || named === undefined ? 'text' : 'title' }
  }
  const begins = start === undefined ? undefined : newYorkDay(start)
  if (begins !== undefined) return { day: begins, daySource: 'time' }
  const closes = timed ?? closings[0]
  const closing = closes === undefined ? undefined : newYorkDay(closes)
  if (closing === undefined) return {}
  // midnight is no time of day but the end of a date
  const minute = timed === undefined || MIDNIGHT.test(timed) ? undefined : Date.parse(timed) / 60_000
  return { day: closing, daySource: 'closing', ...(minute !== undefined && { minute }) }
}

const MIDNIGHT = /T00:00(?::00(?:\.0+)?)?Z?$/

/**
 * Returns the instant at which the venue says that the game begins; undefined for a start after the close, which cannot
 * be the game's.
 */
function startOf({ startDate }: UnifiedEvent, closes: string | undefined): string | undefined {
  if (startDate === undefined || startDate.length <= 10) return undefined
  return closes !== undefined && startDate > closes ? undefined : startDate
}

/** Returns the day on which the rules schedule a game. */
function ruledDay(event: UnifiedEvent, closing: string | undefined): number | undefined {
  const date = dateInRules(event.markets[0]?.description ?? event.description ?? '')
  return date === undefined ? undefined : dayIn([datesIn(`on ${date}`)], closing)
}

/** Returns the first day that the dates of several texts state. */
function dayIn(texts: readonly ReadText['dates'][], closing: string | undefined): number | undefined {
  for (const dates of texts) {
    const { window } = resolveTime([dates], { closing })
    if (window?.kind === 'day' && window.yearKnown) return window.from
  }
  return undefined
}

const datesIn = (text: string): ReadText['dates'] => readDates(normalise(text)).mentions
