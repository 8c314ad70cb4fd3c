import { yearOf } from '../extract/calendar.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Game } from '../extract/sides.ts'
import type { Year } from '../extract/time.ts'
import { type Token, tokensOf } from '../extract/tokens.ts'
import { leagueOfTrophy, titlesOfOneGame, titlesWithin } from '../knowledge/trophies.ts'
import { conferencesOf } from './conference-titles.ts'
import { ofQuestion } from './facts.ts'
import { includesSame } from './same-token.ts'

/**
 * Returns the question whether a side wins the title of the season or a cup, if that is what a market of the final
 * between two sides asks: "2031 NBA Finals: Lakers vs. Celtics - Lakers", "World Cup Final: Peru vs. Chile". Undefined
 * for other questions, such as those about a single game of a series.
 */
export const titleOfFinal = ofQuestion((question: Proposition): Proposition | undefined => {
  const { game, selection, qualifiers, time } = question
  if (!game || selection?.marketType !== 'winner' || selection.side === undefined) return undefined
  if (areOfOneConference(game) || qualifiers.map !== undefined || qualifiers.half !== undefined) return undefined
  const trophy = trophyOf(question)
  const contest = trophy ? (isWhole(question, trophy) ? [trophy] : []) : cupOf(question, game)
  if (contest.length === 0) return undefined
  const { game: _, selection: __, complement: ___, templateGroup: ____, ...rest } = question
  const questionTokens = [...game.sides[selection.side].tokens, ...tokensOf('win'), ...contest]
  // the series of the final is won by who wins the title
  const { series, ...more } = qualifiers
  const isOpen = time.years.length === 0 && game.day !== undefined && !trophy
  const year: Year[] = isOpen ? [{ value: yearOf(game.day ?? 0), season: false, source: 'text' }] : [...time.years]
  return {
    ...rest,
    qualifiers: more,
    time: { ...time, years: year },
    questionTokens,
    context: [],
    eventTokens: [],
    common: new Set(),
  }
})

/** Whether a market about the title of a season is about the whole final, and not about one game of its series. */
function isWhole({ game, qualifiers }: Proposition, { ids }: Token): boolean {
  // the closing date of a series is no day of a game
  const hasDay = game?.day !== undefined && !(qualifiers.series && game.daySource === 'closing')
  return !hasDay || (ids?.some((id) => titlesOfOneGame.has(id)) ?? false)
}

/** Returns the tokens of the cup whose final a title names. None where the final may end in a draw. */
function cupOf({ title, complement, eventTokens, questionTokens }: Proposition, { sides }: Game): readonly Token[] {
  if (!complement || !FINAL.test(title)) return []
  const isOfGame = (token: Token) => FINAL.test(token.key) || sides.some(({ tokens }) => includesSame(tokens, token))
  const found = [...questionTokens, ...eventTokens.filter((token) => !includesSame(questionTokens, token))]
  return found.filter((token) => !isOfGame(token) && token.weight >= 0.3)
}

/** Matches the final of a cup, and no final before the last one. */
const FINAL =
  /(?<!\b(?:bracket|bronze|conference|consolation|district|division|elimination|group|lower|losers'?|place|preliminary|qualifying|quarter|regional|section|sectional|semi|state|upper|winners'?)[- ])\bfinal\b(?! (?:day|eight|four|game|group|round|score|stage|\d))/i

/** Returns the token of the season's title that a question names; undefined where it names none or a conference. */
const trophyOf = ({ questionTokens, context, eventTokens }: Proposition): Token | undefined =>
  [...questionTokens, ...context, ...eventTokens].find(({ ids }) =>
    ids?.every((id) => leagueOfTrophy.has(id) && (titlesWithin.get(id)?.length ?? 0) > 0),
  )

/** Whether both sides of a game are teams of one conference: they meet before the final, whatever title is named. */
function areOfOneConference({ sides: [left, right] }: Game): boolean {
  const others = conferencesOf(right.tokens)
  return conferencesOf(left.tokens).some((conference) => others.includes(conference))
}
