import type { UnifiedEvent } from '@crossvenue/venues'
import { type Bet, needsWinner, readBet } from './bet.ts'
import { type EntityKind, kindOf } from './entities.ts'
import { type Fixture, readDuel } from './fixture.ts'
import { predicates } from './lexicon.ts'
import { type Reading, read } from './read.ts'
import { remembered } from './remembered.ts'
import type { Scope } from './scope.ts'
import { normalise } from './text.ts'
import type { Ticker } from './ticker.ts'
import { type Token, tokenise } from './tokens.ts'

type Market = UnifiedEvent['markets'][number]

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
  [/^(?:1H|2H|[1-4]Q|[1-3]P|F5|MAP|SERIES|SET)|(?:GAME|MATCH|FIGHT|RACE|WINNER)$/, 'winner', 'score'],
]

export interface GameMarket {
  market: Market
  title: Reading
  name: Reading
  ticker: Ticker | undefined
  scope: Scope
  /** The event's title. */
  context: Reading
}

/** What a market of a game asks, and for which side. */
export function marketBet(fixture: Fixture, game: GameMarket): Bet {
  const bet = readBet(questionOf(game), overUnder(game.context.text), game.scope)
  if (bet.stake === 'other') return withSide(bet, sideNeeded(fixture, game))
  if (bet.stake === 'winner') return winnerOf(fixture, game, bet)
  if (bet.stake === 'draw') return isPlain(fixture, game) ? bet : OTHER
  const besides = besidesOf(fixture, game, true)
  const told = { ...bet, ...(besides.length > 0 && { besides }) }
  if (bet.stake === 'margin') return withSide(told, sideOf(fixture, game))
  if (bet.stake === 'exact-score') return isSecondAhead(fixture, game, bet) ? { ...told, ...turned(bet) } : told
  if (bet.stake === 'total') return withSide(turnedUnder(told, game.market), sideCounted(fixture, game))
  return told
}

const OTHER: Bet = { stake: 'other', stat: 'other' }

const questionOf = ({ title, name }: GameMarket) => overUnder(`${title.text} ${name.text}`)

const overUnder = (text: string) => text.replaceAll(/\bover ?\/ ?under\b/g, 'o/u')

const withSide = (bet: Bet, side: 0 | 1 | undefined): Bet => (side === undefined ? bet : { ...bet, side })

/** A market whose kind is not known is better left alone than taken for the winner. */
function winnerOf(fixture: Fixture, game: GameMarket, bet: Bet): Bet {
  const { ticker, name } = game
  if (ticker?.option === 'TIE' || /^(?:tie|draw)$/.test(name.text)) return { ...bet, stake: 'draw' }
  return isPlain(fixture, game) ? withSide(bet, sideOf(fixture, game)) : OTHER
}

/** Nothing is said but who plays and which of them it is about. */
function isPlain(fixture: Fixture, game: GameMarket): boolean {
  const { ticker, title, context } = game
  const kind = ticker?.suffix
  if (kind) return TICKER_STAKES.some(([pattern]) => pattern.test(kind))
  const part = STAGES.some((key) => title.scope[key] !== undefined && context.scope[key] === undefined)
  return !part && besidesOf(fixture, game).length === 0
}

const STAGES = ['place', 'reach', 'round', 'top'] as const

/** "O/U 2.5" of which the first outcome is "Under". */
function turnedUnder(bet: Bet, { outcomes }: Market): Bet {
  const { low, ...rest } = bet
  return low !== undefined && /^under/i.test(outcomes[0]?.label ?? '') ? { ...rest, high: low - 1 } : bet
}

/** The one side of which the question speaks: "Arsenal: Team Total O/U 1.5". */
const sideCounted = (fixture: Fixture, game: GameMarket) =>
  bySimilarity(fixture, questionOf(game), [...game.title.tokens, ...game.name.tokens])

/** Who has to win for it: of "Draw/Arsenal" the side that leads in the end. */
function sideNeeded(fixture: Fixture, { title, name, context }: GameMarket): 0 | 1 | undefined {
  if (!needsWinner(`${title.text} ${context.text}`)) return undefined
  const last = name.text.split('/').at(-1) ?? ''
  return /^(?:draw|tie)$/.test(last) ? undefined : bySimilarity(fixture, last || questionSubject(title.text))
}

/** "Tottenham 2-1" tells the goals of that side first, wherever the game's title has it. */
const isSecondAhead = (fixture: Fixture, { name }: GameMarket, { score }: Bet) =>
  score !== undefined && bySimilarity(fixture, name.text) === 1

const turned = ({ score: [first, second] = [0, 0] }: Bet): Pick<Bet, 'score'> => ({ score: [second, first] })

/** What a market names besides its game and the usual words of bets: a player, whose points are not the game's; a quarter. */
function besidesOf(fixture: Fixture, { market, title, name, scope, context }: GameMarket, counted = false): Token[] {
  const around = wordsOf(context.text)
  const isSide = (token: Token | undefined) => token !== undefined && isOfSide(fixture, token)
  // who leads when a half ends has won it
  const isPart = ({ key }: Token) => key === 'leader' && scope.half !== undefined
  const isNew = (token: Token) =>
    token.weight >= 0.3 && !around.has(token.key) && !isUsual(token, counted) && !isPart(token)
  const ofSides = new Set(namesIn(name, isSide))
  const asked = title.text.endsWith(`: ${name.text}`) ? title.tokens.slice(0, 0 - name.tokens.length) : title.tokens
  // where both sides stand in the title, the competition stands before them
  const begins = asked.filter(isSide).length > 1 ? asked.findIndex(isSide) : 0
  const ofTitle = asked.filter(
    (token, index, { [index + 1]: next }) => index >= begins && isNew(token) && !isSide(token) && !isSide(next),
  )
  // what only tells sibling titles apart stands in them
  const ofLabel = normalise(market.subtitle ?? '') === name.text ? name.tokens.filter(isNew) : []
  return [...new Set([...ofTitle, ...ofLabel])].filter((token) => !ofSides.has(token))
}

/** Lines and scores; but clubs bear the year they were founded in. */
const NO_NAME = /^\d{1,2}(?:\.|$)/

/** The words of a label that name a side, with what stands beside them: "Inter Milan", "Bologna FC 1909". */
function namesIn({ tokens }: Reading, isSide: (token: Token | undefined) => boolean): Token[] {
  const words = tokens.filter(({ weight }) => weight >= 0.3)
  return words.filter(
    (token, index, { [index - 1]: before, [index + 1]: next }) =>
      isSide(token) || (!NO_NAME.test(token.key) && !predicates.has(token.key) && (isSide(before) || isSide(next))),
  )
}

const isOfSide = ({ sides }: Fixture, { key, ids }: Token) =>
  sides.some(({ tokens }) => tokens.some((token) => token.key === key || token.ids?.some((id) => ids?.includes(id))))

const isUsual = ({ key, ids }: Token, counted: boolean) =>
  USUAL.has(key) ||
  ids?.some((id) => COMPETITIONS.has(kindOf(id))) ||
  (counted && (COUNTED.has(key) || /^\d/.test(key)))

const COMPETITIONS: ReadonlySet<EntityKind> = new Set(['league', 'trophy'])

/** What stands behind the two sides: "Lakers vs. Kings: Race to 20 Points". */
const BEHIND = /\s(?:vs\.?|versus|@)\s[^:]*: (.+)$/

/** The words of an event's title that are its game's and not its bet's. */
const wordsOf = remembered((title: string): ReadonlySet<string> => {
  const behind = BEHIND.exec(title)?.[1]
  const found = new Set(read(title).tokens.map(({ key }) => key))
  for (const { key } of behind ? read(behind).tokens : []) found.delete(key)
  return found
})

/** Words that tell no more than that somebody wins a game. */
const USUAL = new Set(
  '90 beat bout boxing draw fight full match mma moneylin odd professional regular-season result team tonight win'.split(
    ' ',
  ),
)
/** Words that the kind of a bet, its line and what is counted tell already. */
const COUNTED = new Set(
  `above altern asian below both btts card chanc corner correct doubl draw exact four goal goals halftim handicap least lin line map maps
  margin no o point regulation round run scor score set sets shot six sixes spread total u yes`.split(/\s+/),
)

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

/** `tokens` where the text was read before. */
function bySimilarity({ sides }: Fixture, text: string, tokens?: readonly Token[]): 0 | 1 | undefined {
  if (/\bvs?\b/.test(text)) return undefined
  const parts = new Set(text.split(/[^a-z0-9]+/))
  const shares = sides.map(({ label }) => {
    const own = label.split(/[^a-z0-9]+/).filter(Boolean)
    return own.filter((word) => parts.has(word)).length / own.length
  })
  const [left = 0, right = 0] = shares
  if (left === right) return left === 0 ? byTeam(sides, tokens ?? tokenise(text, new Map())) : undefined
  return left > right ? 0 : 1
}

/** "New York" is the side that the title calls the Knicks. */
function byTeam(sides: Fixture['sides'], words: readonly Token[]): 0 | 1 | undefined {
  const named = new Set(words.flatMap(({ ids = [] }) => ids))
  if (named.size === 0) return undefined
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
