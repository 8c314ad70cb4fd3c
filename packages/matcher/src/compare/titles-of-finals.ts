import { type EntityId, kindOf } from '../extract/entities.ts'
import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Game } from '../extract/sides.ts'
import { type Token, tokensOf } from '../extract/tokens.ts'
import { conferences } from '../knowledge/conferences.ts'
import { leagueOfTrophy, titlesWithin } from '../knowledge/trophies.ts'

/** Titles that are decided in one game; the others are decided in a series. */
const OF_ONE_GAME: ReadonlySet<string> = new Set(['trophy:super-bowl'])

/**
 * Returns the question whether a side wins the title of the season, if that is what a market of the final between two
 * sides asks: "2031 NBA Finals: Lakers vs. Celtics - Lakers". Undefined for other questions, such as those about a
 * single game of a series.
 */
export const titleOfFinal = (question: Proposition): Proposition | undefined => readTitle(question) ?? undefined

const readTitle = memoize((question: Proposition): Proposition | null => {
  const { game, selection, qualifiers } = question
  if (!game || selection?.marketType !== 'winner' || selection.side === undefined) return null
  const trophy = trophyOf(question)
  if (!trophy || areOfOneConference(game) || qualifiers.map !== undefined || qualifiers.half !== undefined) return null
  // the closing date of a series is no day of a game
  const hasDay = game.day !== undefined && !(qualifiers.series && game.daySource === 'closing')
  const isWhole = !hasDay || trophy.ids?.some((id) => OF_ONE_GAME.has(id))
  if (!isWhole) return null
  const { game: _, selection: __, complement: ___, templateGroup: ____, ...rest } = question
  const questionTokens = [...game.sides[selection.side].tokens, ...tokensOf('win'), trophy]
  // the series of the final is won by who wins the title
  const { series, ...more } = qualifiers
  return { ...rest, qualifiers: more, questionTokens, context: [], eventTokens: [], common: new Set() }
})

/** Returns the token of the season's title that a question names; undefined where it names none or a conference. */
const trophyOf = ({ questionTokens, context, eventTokens }: Proposition): Token | undefined =>
  [...questionTokens, ...context, ...eventTokens].find(({ ids }) =>
    ids?.every((id) => leagueOfTrophy.has(id) && (titlesWithin.get(id)?.length ?? 0) > 0),
  )

/** The number of the conference of each team. */
const conferenceOf: ReadonlyMap<EntityId, number> = new Map(
  conferences.flatMap(({ members }, index) =>
    members
      .flatMap((name) => tokensOf(name).flatMap(({ ids = [] }) => ids))
      .filter((id) => kindOf(id) === 'team')
      .map((id) => [id, index] as const),
  ),
)

/** Whether both sides of a game are teams of one conference: they meet before the final, whatever title is named. */
function areOfOneConference({ sides }: Game): boolean {
  const [left = [], right = []] = sides.map(({ tokens }) =>
    tokens.flatMap(({ ids = [] }) => ids.flatMap((id) => conferenceOf.get(id) ?? [])),
  )
  return left.some((conference) => right.includes(conference))
}
