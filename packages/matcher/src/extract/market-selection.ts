import type { UnifiedEvent } from '@crossvenue/venues'
import { tickerMarketTypes } from '../knowledge/selections.ts'
import { partOfGame } from './part-of-game.ts'
import type { Qualifiers } from './qualifiers.ts'
import type { ReadText } from './read.ts'
import { boundOf, needsWinner, readSelection, type Selection } from './selection.ts'
import { bySimilarity, lineOf, questionSubject, sideOf } from './side-of-market.ts'
import type { Game } from './sides.ts'
import { normalise } from './text.ts'
import type { Ticker } from './ticker.ts'
import { besidesOf } from './words-besides-sides.ts'

/** A market of an event as its venue lists it. */
export type Market = UnifiedEvent['markets'][number]

/**
 * Returns the selection that all markets of a game's event have in common, read from title and ticker: KXNBASPREAD -> a
 * point margin. Its market type is "other" where title and ticker do not show it.
 */
export function readEventSelection(title: string, qualifiers: Qualifiers, ticker: Ticker | undefined): Selection {
  const suffix = tickerMarketTypes.find(([pattern]) => pattern.test(ticker?.suffix ?? ''))
  if (suffix) return { marketType: suffix[1], statistic: suffix[2] }
  const selection = readSelection(title, '', qualifiers)
  // a ticker of unknown kind: its market type is better unknown than taken for "winner"
  return ticker?.suffix && selection.marketType === 'winner' ? { marketType: 'other', statistic: 'other' } : selection
}

/**
 * The texts of one market of a game, from which its selection (the outcome that it pays on, such as "Lakers -3.5") is
 * read.
 */
export interface GameQuestion {
  market: Market
  title: ReadText
  name: ReadText
  ticker: Ticker | undefined
  qualifiers: Qualifiers
  /** The event's title. */
  context: ReadText
  /** Whether the event has no other market with its title. */
  alone: boolean
}

/**
 * Returns the selection of one market of a game: its market type, statistic, line and the team that it is for. Its
 * market type is "other" where the texts do not show it.
 */
export function readMarketSelection(game: Game, question: GameQuestion): Selection {
  const selection = wholeSelectionOf(game, question)
  const part = partOfGame(question.qualifiers)
  return part ? { ...selection, part } : selection
}

/** Returns the selection of a market without the part of the game that counts. */
function wholeSelectionOf(game: Game, question: GameQuestion): Selection {
  const selection = selectionIn(game, question)
  if (selection.marketType === 'other') return otherOf(game, question, selection)
  if (selection.marketType === 'first-score') return firstScoreOf(game, question, selection)
  // a game of which only the opponent of a player is named is not about its winner
  if (selection.marketType === 'winner' && !game.sides[1].label && !/ wins?\b/.test(question.title.text)) return OTHER
  if (selection.marketType === 'winner') return winnerOf(game, question, selection)
  if (selection.marketType === 'draw') return isPlain(game, question) ? selection : OTHER
  const besides = besidesOf(game, question, true)
  const stated = { ...selection, ...(besides.length > 0 && { besides }) }
  if (selection.marketType === 'margin') return withSide(stated, sideOf(game, question))
  if (selection.marketType === 'exact-score')
    return isSecondAhead(game, question, selection) ? { ...stated, ...swapped(selection) } : stated
  if (selection.marketType !== 'total') return stated
  const total = asUnder(asRuled(stated, question.market), question.market)
  // the opponent of a player is no side whose points are counted
  return game.sides[1].label === '' ? total : withSide(total, sideCounted(game, question))
}

/** Returns a selection of unknown market type; runs of one side in an inning are not those of any side. */
function otherOf(game: Game, question: GameQuestion, { low, ...selection }: Selection): Selection {
  const isOfAny = low !== undefined && sideCounted(game, question) === undefined
  return withSide({ ...selection, ...(isOfAny && { low }) }, sideNeeded(game, question))
}

/** Returns the selection of the team that scores first. "No goal" denies that any team does. */
function firstScoreOf(game: Game, question: GameQuestion, selection: Selection): Selection {
  const side = sideCounted(game, question) ?? sideOf(game, question)
  if (side !== undefined) return { ...selection, side }
  return NO_SCORE.test(question.title.text) && question.title.negated ? selection : OTHER
}

const NO_SCORE = /\bno (?:goals?|points?|runs?|team)\b/

/** Returns the selection of a total with the line that only the rules state: "collectively score more than 2.5 goals". */
function asRuled(selection: Selection, { description = '' }: Market): Selection {
  if (selection.low !== undefined || selection.high !== undefined) return selection
  const [line = ''] = RULED_TOTAL.exec(description.slice(0, 400)) ?? []
  return { ...selection, ...boundOf(normalise(line)) }
}

const RULED_TOTAL = /\b(?:collectively|combine to) score (?:(?:over|more than) \d+\.5|\d+ or more)\b/

/** Returns the selection that the texts state; the name of a side may have a word of another bet: "Dragons". */
function selectionIn({ sides }: Game, question: GameQuestion): Selection {
  const texts = [questionOf(question), overUnder(question.context.text)] as const
  const read = readSelection(...texts, question.qualifiers)
  if (read.marketType !== 'other') return read
  const names = sides
    .map(({ label }) => label)
    .filter((label) => label && !/\b(?:at|be|by|ends?|go|goes|in|of|on|the|to|wins?)\b/.test(label))
  const [text = '', context = ''] = texts.map((one) => names.reduce((rest, name) => rest.replaceAll(name, ' '), one))
  return text === texts[0] ? read : readSelection(text, context, question.qualifiers)
}

const OTHER: Selection = { marketType: 'other', statistic: 'other' }

/** Returns the text of a market with its line, which only its outcomes may state: "Run line" of "Lakers -1.5". */
const questionOf = ({ market, title, name }: GameQuestion) =>
  overUnder(`${lineOf(market)} ${title.text} ${name.text}`.trim())

/** Returns a text with "o/u" for "over/under", of which a label that is cut out of titles has only the two words. */
const overUnder = (text: string) => text.replaceAll(/\bover ?\/? ?under\b/g, 'o/u')

const withSide = (selection: Selection, side: 0 | 1 | undefined): Selection =>
  side === undefined ? selection : { ...selection, side }

/**
 * Returns the selection of a market on the winner or a draw; market type "other" if the texts say more than that, which
 * is better than to take it for the winner.
 */
function winnerOf(game: Game, question: GameQuestion, selection: Selection): Selection {
  const { ticker, name } = question
  if (ticker?.option === 'TIE' || /^(?:tie|draw)$/.test(name.text)) return { ...selection, marketType: 'draw' }
  if (!isPlain(game, question)) return OTHER
  const side = sideOf(game, question)
  if (side !== undefined) return { ...selection, side }
  const first = sideByOrder(game, question)
  return first === undefined ? selection : { ...selection, side: first, byOrder: true }
}

/**
 * Returns the side that the title of a market names first, which YES stands for where a list of markets leaves out the
 * names of the outcomes: "Lima vs. Quito". The rules, if any, have to name that side first too. Undefined where anything
 * else distinguishes the market.
 */
function sideByOrder(game: Game, { market, title, name, ticker, alone }: GameQuestion): 0 | 1 | undefined {
  const { outcomes, description } = market
  if (!alone || name.text || ticker || (outcomes[0] && !/^yes$/i.test(outcomes[0].label))) return undefined
  const first = FIRST_OF_TWO.exec(title.text)?.[1]
  const side = first === undefined ? undefined : bySimilarity(game, first)
  if (description === undefined) return outcomes.length === 0 ? side : undefined
  const ruled = FIRST_OUTCOME.exec(description)?.[1]
  return ruled !== undefined && bySimilarity(game, normalise(ruled)) === side ? side : undefined
}

/** Matches a title that says no more than who plays: "Lima Open: Ann Roe vs Bea Doe", "Lima vs. Quito - Map 2 Winner". */
const FIRST_OF_TWO = /^(?!.*\b(?:who|which|will)\b)(?:[^:?]+: )?([^:?]+?) vs\.? [^:?]+$/
/** Matches the outcome that rules name first: "the market will resolve to “Lima”". */
const FIRST_OUTCOME = /\bresolves? to ["'“‘]([^"'”’]+)["'”’]/i

/** Whether the texts say nothing but the two sides and the side that the market is for. */
function isPlain(game: Game, question: GameQuestion): boolean {
  const { ticker, title, context } = question
  const kind = ticker?.suffix
  if (kind) return tickerMarketTypes.some(([pattern]) => pattern.test(kind))
  if (ROUND.test(title.text)) return true
  const part = STAGES.some((key) => title.qualifiers[key] !== undefined && context.qualifiers[key] === undefined)
  return !part && besidesOf(game, question).length === 0
}

/** Matches the round in which a match is played, which is no other bet: "win the Roe vs Doe : Round Of 16 match". */
const ROUND = new RegExp(
  `\\bwins? the .+ vs\\.? [^:]+: (?:[a-z' ]*\\b)?(?:${[
    '(?:qualification|qualifying|qualifier)s?(?: (?:round(?: \\d)?|final))?|round (?:of )?\\d+|(?:first|second|third|fourth|1st|2nd|3rd|4th) round',
    'quarter-?finals?|semi-?finals?|finals?|group stage',
  ].join('|')}) (?:match|game)\\b`,
)
const STAGES = ['place', 'reach', 'round', 'top'] as const

/** Returns the selection of "O/U 2.5" with the direction of its first outcome, which may be "Under". */
function asUnder(selection: Selection, { outcomes }: Market): Selection {
  const { low, ...rest } = selection
  return low !== undefined && /^under/i.test(outcomes[0]?.label ?? '') ? { ...rest, high: low - 1 } : selection
}

/**
 * Returns the side whose own points a total counts: "Arsenal: Team Total O/U 1.5". Undefined if it counts those of
 * both.
 */
function sideCounted(game: Game, question: GameQuestion): 0 | 1 | undefined {
  const text = questionOf(question)
  const behind = text.replace(SIDES_BEFORE, '')
  const tokens = behind === text ? [...question.title.tokens, ...question.name.tokens] : undefined
  return bySimilarity(game, behind, tokens) ?? bySimilarity(game, question.name.text)
}

/** Matches the two sides before the question: "Lima vs. Quito: Lima O/U 1.5". */
const SIDES_BEFORE = /^[^:]* (?:vs?\.?|versus|@|at) [^:]*: /

/**
 * Returns the side that has to win for YES; in "Draw/Arsenal" (half-time/full-time) that is Arsenal. Undefined where
 * none has to.
 */
function sideNeeded(game: Game, { title, name, context }: GameQuestion): 0 | 1 | undefined {
  if (!needsWinner(`${title.text} ${context.text}`)) return undefined
  const last = name.text.replace('ko/tko', 'ko').split('/').at(-1) ?? ''
  return /^(?:draw|tie)$/.test(last)
    ? undefined
    : (bySimilarity(game, last) ?? bySimilarity(game, questionSubject(title.text)))
}

/**
 * Whether the score begins with the second side of the game: "Tottenham 2-1" states the goals of Tottenham first,
 * whatever the order of the game's title.
 */
const isSecondAhead = (game: Game, { name }: GameQuestion, { score }: Selection) =>
  score !== undefined && bySimilarity(game, name.text) === 1

const swapped = ({ score: [first, second] = [0, 0] }: Selection): Pick<Selection, 'score'> => ({
  score: [second, first],
})
