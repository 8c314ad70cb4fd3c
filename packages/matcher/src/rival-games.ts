import { compareGames } from './compare/games.ts'
import type { Proposition } from './extract/proposition.ts'
import type { PropositionMatch } from './pair-events.ts'

/**
 * Returns the matches without those of rival games. Where a game matches several games of the same teams on a venue,
 * only the one nearest in days stays, and none if several are equally near.
 */
export function withoutRivalGames<Found extends PropositionMatch>(matches: readonly Found[]): readonly Found[] {
  if (!matches.some(({ a, b }) => a.game && b.game)) return matches
  const partners = new Map<Proposition, Map<string, Found[]>>()
  const note = (mine: Proposition, { ref }: Proposition, match: Found) => {
    const venues = partners.get(mine) ?? new Map<string, Found[]>()
    partners.set(mine, venues.set(ref.venue, [...(venues.get(ref.venue) ?? []), match]))
  }
  for (const match of matches) {
    note(match.a, match.b, match)
    note(match.b, match.a, match)
  }
  const left = new Set<Found>()
  for (const [mine, venues] of partners)
    for (const found of venues.values()) for (const match of rivals(mine, found)) left.add(match)
  return matches.filter((match) => !left.has(match))
}

/** Results of the comparison of days, the best one first. */
const FITS = ['equal', 'near', 'missing', 'apart'] as const

/** Returns the matches of a market with games on one venue that are not the nearest in days. */
function rivals<Found extends PropositionMatch>(mine: Proposition, found: readonly Found[]): Found[] {
  const games = found.flatMap((match) => {
    const { game, qualifiers, ref } = match.a === mine ? match.b : match.a
    if (!game || !mine.game || qualifiers.series !== undefined) return []
    const { day } = compareGames(mine.game, game)
    // two listings that close at the start and a week later may be about one game
    return [{ match, game: day === 'equal' ? day : (game.day ?? ref.eventId), fit: FITS.indexOf(day) }]
  })
  const best = Math.min(...games.map(({ fit }) => fit))
  const nearest = new Set(games.filter(({ fit }) => fit === best).map(({ game }) => game))
  return games.filter(({ game }) => nearest.size > 1 || !nearest.has(game)).map(({ match }) => match)
}
