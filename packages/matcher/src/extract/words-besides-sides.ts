import { predicates } from '../knowledge/lexicon.ts'
import { statisticWords } from '../knowledge/player-statistics.ts'
import { readingWords } from '../knowledge/reading-words.ts'
import { isOfKind } from './entities.ts'
import type { GameQuestion } from './market-selection.ts'
import { memoize } from './memoize.ts'
import { type ReadText, readText } from './read.ts'
import type { Game } from './sides.ts'
import { normalise } from './text.ts'
import { type Token, tokenise } from './tokens.ts'

/**
 * Returns the words of a market that are neither names of its sides nor usual for its market type: the name of a
 * player, whose points are not those of the game; a quarter.
 */
export function besidesOf(
  game: Game,
  { market, title, name, qualifiers, context }: GameQuestion,
  counted = false,
): Token[] {
  const around = wordsOf(context.text)
  const isSide = (token: Token | undefined) => token !== undefined && isOfSide(game, token)
  // the leader at the end of a half has won the half
  const isPart = ({ key }: Token) => key === 'leader' && qualifiers.half !== undefined
  const isNew = (token: Token) =>
    token.weight >= 0.3 && !around.has(token.key) && !isUsual(token, counted) && !isPart(token)
  const ofSides = new Set(namesIn(name, isSide))
  const titleTokens = title.text.endsWith(`: ${name.text}`)
    ? title.tokens.slice(0, 0 - name.tokens.length)
    : title.tokens
  // where the title names both sides, the words before them name the competition, or, with a line, the player
  const isNamed = titleTokens.filter(isSide).length > 1 && !LINE_BEFORE.test(title.text)
  const begins = isNamed ? titleTokens.findIndex(isSide) : 0
  const ofTitle = titleTokens.filter(
    (token, index, { [index + 1]: next }) => index >= begins && isNew(token) && !isSide(token) && !isSide(next),
  )
  // a label that was cut out of the titles of an event stands in the title already
  const ofLabel = normalise(market.subtitle ?? '') === name.text ? name.tokens.filter(isNew) : []
  return [...new Set([...ofTitle, ...ofLabel])].filter((token) => !ofSides.has(token))
}

/** Matches a line before the two sides: "Ann Roe: Points Over 24.5 - Lakers vs. Kings". */
const LINE_BEFORE =
  /(?:\b(?:over|under|o\/u|(?:more|fewer|less) than|at least) \d|\d(?:\+| or (?:more|fewer|less)\b)).* (?:vs?\.?|against) /i

/** Matches lines and scores, which are no names; the year in a club's name has four digits. */
const NO_NAME = /^\d{1,2}(?:\.|$)/

/** Returns the tokens of a label that name a side, with those beside them: "Inter Milan", "Bologna FC 1909". */
function namesIn({ tokens }: ReadText, isSide: (token: Token | undefined) => boolean): Token[] {
  const words = tokens.filter(({ weight }) => weight >= 0.3)
  return words.filter(
    (token, index, { [index - 1]: before, [index + 1]: next }) =>
      isSide(token) || (!NO_NAME.test(token.key) && !predicates.has(token.key) && (isSide(before) || isSide(next))),
  )
}

const isOfSide = ({ sides }: Game, { key, ids }: Token) =>
  sides.some(({ tokens }) => tokens.some((token) => token.key === key || token.ids?.some((id) => ids?.includes(id))))

const isUsual = (token: Token, counted: boolean) =>
  readingWords.game.has(token.key) ||
  isOfKind(token, 'league', 'trophy') ||
  (counted && (COUNTED.has(token.key) || /^\d/.test(token.key)))

/** Matches the text behind the two sides: "Lakers vs. Kings: Race to 20 Points". */
const BEHIND = /\s(?:vs\.?|versus|@)\s[^:]*: (.+)$/

/** Returns the words of an event's title that belong to its game and not to its market type. */
const wordsOf = memoize((title: string): ReadonlySet<string> => {
  if (LINE_BEFORE.test(title)) return new Set()
  const behind = BEHIND.exec(title)?.[1]
  const found = new Set(readText(title).tokens.map(({ key }) => key))
  for (const { key } of behind ? readText(behind).tokens : []) found.delete(key)
  return found
})

/** Words that the market type, line and statistic of a selection already express. */
const COUNTED = new Set(
  `above altern asian below both btts card chanc corner correct doubl draw exact four goal goals halftim handicap least lin line map maps
  margin no o point puck regulation round run scor score set sets shot six sixes spread total u yes`
    .split(/\s+/)
    .concat(statisticWords.split(/\s+/).flatMap((word) => tokenise(word).map(({ key }) => key))),
)
