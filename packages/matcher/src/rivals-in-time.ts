import { compareGames } from './compare/games.ts'
import type { Proposition } from './extract/proposition.ts'
import type { PropositionMatch } from './pair-events.ts'

/**
 * Returns the matches without those of rivals. Where a game matches several games of the same teams on a venue, only the
 * one nearest in days stays, and none if several are equally near; where a question without a year matches those of
 * several years, only the first year stays.
 */
export function withoutRivals<Found extends PropositionMatch>(matches: readonly Found[]): readonly Found[] {
  if (!matches.some(({ a, b }) => (a.game && b.game) || isUndated(a) || isUndated(b))) return matches
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

/** Returns the matches of a market on one venue that are not with the nearest game or the first year. */
function rivals<Found extends PropositionMatch>(mine: Proposition, found: readonly Found[]): Found[] {
  const partner = ({ a, b }: Found) => (a === mine ? b : a)
  if (isUndated(mine)) {
    const endOf = (match: Found) => partner(match).time.window?.to ?? 0
    const dated = found.filter((match) => !isUndated(partner(match)))
    const first = Math.min(...dated.map(endOf))
    return dated.filter((match) => endOf(match) - first > DAYS_OF_MONTH)
  }
  const games = found.flatMap((match) => {
    const { game, qualifiers, ref } = partner(match)
    if (!game || !mine.game || qualifiers.series !== undefined) return []
    const { day } = compareGames(mine.game, game)
    // two listings that close at the start and a week later may be about one game
    return [{ match, game: day === 'equal' ? day : (game.day ?? ref.eventId), fit: FITS.indexOf(day) }]
  })
  const best = Math.min(...games.map(({ fit }) => fit))
  const nearest = new Set(games.filter(({ fit }) => fit === best).map(({ game }) => game))
  return games.filter(({ game }) => nearest.size > 1 || !nearest.has(game)).map(({ match }) => match)
}

/** Whether neither the question nor its listing states the year of its time: "Fed decision in June?" */
const isUndated = ({ time: { window } }: Proposition) => window?.yearKnown === false
const DAYS_OF_MONTH = 31
