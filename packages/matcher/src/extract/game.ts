import type { UnifiedEvent } from '@crossvenue/venues'
import { localDay } from './civil.ts'
import { readDates } from './dates.ts'
import { type EntityId, kindOf } from './entities.ts'
import { type Bet, type Fixture, readBet, readDuel, readSides, type Side } from './fixture.ts'
import type { Reading } from './read.ts'
import type { Scope } from './scope.ts'
import { normalise, slugForms } from './text.ts'
import type { Ticker } from './ticker.ts'
import { resolveTime } from './time.ts'
import { type Token, tokenise } from './tokens.ts'

type Market = UnifiedEvent['markets'][number]

const SLUG = /^([a-z0-9]+)-.*?(\d{4}-\d\d-\d\d)(?:-|$)/

/** The game an event is about; undefined where it is about none. */
export function eventFixture(event: UnifiedEvent, title: Reading, ticker: Ticker | undefined): Fixture | undefined {
  const game = ticker?.teams !== undefined && ticker.day !== undefined
  const texts = [event.title, ...event.markets.slice(0, 8).map((market) => market.title)]
  for (const raw of texts) {
    const text = readDates(normalise(raw)).rest
    const told = readSides(text, game, slugForms(raw)) ?? duelSides(raw, text)
    if (!told) continue
    const sides = told.map((side) => inFull(side, event)) as [Side, Side]
    const league = ticker?.league ?? leagueOf(event, title) ?? sharedLeague(sides)
    const found = league ? (sides.map((side) => within(side, league)) as [Side, Side]) : sides
    return { sides: found, ...(league && { league }), ...dayOf(event, title, ticker) }
  }
  return undefined
}

/** "Cerundolo" where a market's label gives the whole name. */
function inFull(side: Side, { markets }: UnifiedEvent): Side {
  const labels = new Set(markets.flatMap(({ subtitle }) => (subtitle ? [subtitle] : [])))
  const [whole, ...more] = [...labels].filter((label) => normalise(label).endsWith(` ${side.label}`))
  if (whole === undefined || more.length > 0) return side
  return { ...side, tokens: tokenise(normalise(whole), slugForms(whole)).filter(({ weight }) => weight > 0) }
}

/** Sides of whom one is to beat the other: two teams, or two names on a day. */
function duelSides(raw: string, text: string): [Side, Side] | undefined {
  const duel = readDuel(text, slugForms(raw))
  const onDay = readDates(normalise(raw)).mentions.some(({ unit, role }) => unit === 'day' && role === 'on')
  const teams = duel?.sides.every(({ tokens }) => tokens.some(({ ids }) => ids?.some((id) => kindOf(id) === 'team')))
  return onDay || teams ? duel?.sides : undefined
}

function leagueOf(event: UnifiedEvent, title: Reading): string | undefined {
  const told = title.tokens.flatMap(({ ids = [] }) => ids).find((id) => kindOf(id) === 'league')
  if (told) return told.slice('league:'.length)
  const slug = SLUG.exec(event.slug ?? '')?.[1]
  const names = [slug, ...(event.tags ?? [])].map((name) => name?.toLowerCase())
  return names.find((name) => name !== undefined && MAJOR.has(name))
}

const MAJOR = new Set(['nba', 'nfl', 'mlb', 'nhl', 'wnba', 'epl', 'mls'])

/** The one league both sides have a team of that name in. */
function sharedLeague([left, right]: readonly [Side, Side]): string | undefined {
  const other = teamLeagues(right)
  const shared = [...teamLeagues(left)].filter((league) => other.has(league))
  return shared.length === 1 ? shared[0] : undefined
}

function teamLeagues({ tokens }: Side): Set<string> {
  return new Set(tokens.flatMap(({ ids = [] }) => ids.filter((id) => kindOf(id) === 'team').map(leaguePart)))
}

const leaguePart = (id: EntityId) => id.split(':')[1] ?? ''

/** Where the league is known, a shared name means its team of that league. */
function within(side: Side, league: string): Side {
  const tokens = side.tokens.map((token): Token => {
    const ids = token.ids?.filter((id) => kindOf(id) === 'team' && leaguePart(id) === league)
    return ids && ids.length > 0 ? { ...token, ids } : token
  })
  return { ...side, tokens }
}

function dayOf(event: UnifiedEvent, title: Reading, ticker: Ticker | undefined): Pick<Fixture, 'day' | 'daySource'> {
  if (ticker?.day !== undefined) return { day: ticker.day, daySource: 'ticker' }
  const closings = event.markets.flatMap(({ resolutionDate }) => (resolutionDate ? [resolutionDate] : []))
  const timed = closings.filter((closing) => closing.length > 10).sort()[0]
  const time = timed === undefined ? undefined : localDay(timed)
  const slug = SLUG.exec(event.slug ?? '')?.[2]
  const told = slug ? localDay(slug) : textDay(event, title, closings[0])
  if (told !== undefined) {
    const near = time !== undefined && Math.abs(time - told) <= 1
    return near ? { day: time, daySource: 'time' } : { day: told, daySource: 'text' }
  }
  if (time !== undefined) return { day: time, daySource: 'closing' }
  const bare = closings[0] === undefined ? undefined : localDay(closings[0])
  return bare === undefined ? {} : { day: bare, daySource: 'closing' }
}

function textDay(event: UnifiedEvent, title: Reading, closing: string | undefined): number | undefined {
  for (const dates of [
    title.dates,
    ...event.markets.slice(0, 4).map((market) => readDates(normalise(market.title)).mentions),
  ]) {
    const { window } = resolveTime([dates], { closing })
    if (window?.kind === 'day' && window.yearKnown) return window.from
  }
  return undefined
}

/** What the markets of a game's event ask, as far as its title and ticker tell. */
export function frameBet(title: string, scope: Scope, ticker: Ticker | undefined): Bet {
  const suffix = TICKER_STAKES.find(([pattern]) => pattern.test(ticker?.suffix ?? ''))
  if (suffix) return { stake: suffix[1], stat: suffix[2] }
  const bet = readBet(title, '', scope)
  // a series of games whose kind is not known: better than taking it for the winner
  return ticker?.suffix && bet.stake === 'winner' ? { stake: 'other', stat: 'other' } : bet
}

const TICKER_STAKES: readonly [RegExp, Bet['stake'], string][] = [
  [/^TOTALMAPS/, 'total', 'maps'],
  [/^(?:1H|2H)?TOTAL/, 'total', 'score'],
  [/^(?:1H|2H)?SPREAD/, 'margin', 'score'],
  [/^BTTS/, 'both-score', 'score'],
  [/^(?:GAME|1H|2H|F5|MAP|SERIES|MATCH|FIGHT)/, 'winner', 'score'],
]

export interface GameMarket {
  market: Market
  title: Reading
  name: Reading
  ticker: Ticker | undefined
  scope: Scope
  context: string
}

/** What a market of a game asks, and for which side. */
export function marketBet(fixture: Fixture, game: GameMarket): Bet {
  const { market, title, name, context } = game
  const question = `${title.text} ${name.text}`
  const raw = readBet(question, context, game.scope)
  const tie = raw.stake === 'winner' && (game.ticker?.option === 'TIE' || /^(?:tie|draw)$/.test(name.text))
  const bet: Bet = tie ? { ...raw, stake: 'draw' } : raw
  if (bet.stake === 'winner' || bet.stake === 'margin') {
    const side = sideOf(fixture, game)
    return { ...bet, ...(side !== undefined && { side }), ...(bet.stake === 'margin' && line(question)) }
  }
  if (bet.stake === 'total') return { ...bet, ...totalLine(question, market) }
  return bet
}

/** "wins by over 1.5 goals" and "Spread: Lakers (-1.5)": two or more. */
function line(text: string): Pick<Bet, 'low'> {
  const told = /(?:over|more than|by) (\d+(?:\.\d+)?)|\(?-(\d+(?:\.\d+)?)\)?|(\d+)\+/.exec(text)
  const value = told && Number(told[1] ?? told[2] ?? told[3])
  return value === null ? {} : { low: told?.[3] !== undefined ? value : Math.floor(value) + 1 }
}

function totalLine(text: string, market: Market): Pick<Bet, 'low' | 'high'> {
  const told = /(?:over|o\/u|under|more than|above|below) ?(\d+(?:\.\d+)?)|(\d+)\+/.exec(text)
  if (!told) return {}
  const floor = told[2] !== undefined ? Number(told[2]) : Math.floor(Number(told[1])) + 1
  const under = /\bunder \d/.test(text) || /^under/i.test(market.outcomes[0]?.label ?? '')
  return under ? { high: floor - 1 } : { low: floor }
}

/** The side a market is for: by its label, its first outcome, its wording, or the code in its ticker. */
function sideOf(fixture: Fixture, { market, title, name, ticker }: GameMarket): 0 | 1 | undefined {
  const duel = readDuel(title.text, new Map())
  const found = duel && bySimilarity(fixture, duel.sides[duel.winner].label)
  if (found !== undefined) return found
  const first = market.outcomes[0]?.label
  const spoken = [name.text, first && !/^(?:yes|no)$/i.test(first) ? normalise(first) : '', questionSubject(title.text)]
  for (const text of spoken) {
    const found = text ? bySimilarity(fixture, text) : undefined
    if (found !== undefined) return found
  }
  return ticker?.option === undefined ? undefined : byCode(fixture, ticker.option, ticker.teams)
}

/** The part of a question that names its subject: "Will X win ...", "X leading at halftime", "Spread: X (-1.5)". */
function questionSubject(text: string): string {
  const plain = /^(?:will )?(?:the )?(.+?) (?:wins?|leading|beat|to win|advance)\b/.exec(text)?.[1]
  return plain ?? /^spread: (.+?) \(/.exec(text)?.[1] ?? /[:-] ([^:]+)$/.exec(text)?.[1] ?? ''
}

function bySimilarity({ sides }: Fixture, text: string): 0 | 1 | undefined {
  if (/\bvs?\b/.test(text)) return undefined
  const parts = new Set(text.split(/[^a-z0-9]+/))
  const shares = sides.map(({ label }) => {
    const own = label.split(/[^a-z0-9]+/).filter(Boolean)
    return own.filter((word) => parts.has(word)).length / own.length
  })
  const [left = 0, right = 0] = shares
  if (left === right) return left === 0 ? byTeam(sides, text) : undefined
  return left > right ? 0 : 1
}

/** "New York" is the side that the title calls the Knicks. */
function byTeam(sides: Fixture['sides'], text: string): 0 | 1 | undefined {
  const named = new Set(tokenise(text, new Map()).flatMap(({ ids = [] }) => ids))
  const [left, right] = sides.map(({ tokens }) => tokens.some(({ ids }) => ids?.some((id) => named.has(id))))
  return left === right ? undefined : left ? 0 : 1
}

function byCode({ sides }: Fixture, code: string, teams: string | undefined): 0 | 1 | undefined {
  const letters = code.toLowerCase().replace(/[^a-z]/g, '')
  const fits = sides.map(({ label }) => isAbbreviation(letters, label))
  if (fits[0] !== fits[1]) return fits[0] ? 0 : 1
  if (!teams?.includes(code)) return undefined
  return teams.startsWith(code) ? 0 : 1
}

/** Whether the letters stand in the name in that order, the first one at a word's beginning. */
function isAbbreviation(letters: string, name: string): boolean {
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
