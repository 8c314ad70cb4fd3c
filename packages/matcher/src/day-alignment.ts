import { compareGames } from './compare/games.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'
import type { Game } from './extract/sides.ts'

/** A venue's lag has to show in this many games, and in most of them. */
const SEEN = 2
const SHARE = 0.5
/** Listings stay open for two weeks at the most. */
const LONGEST = 16

/** Compares the games of two records; reports a failure and returns nothing then. */
type Attempt = (a: EventRecord, b: EventRecord, work: () => boolean) => boolean | undefined

/** Corrects the days of games that a venue states only by when it closes the listing. */
export interface DayAlignment {
  add(record: EventRecord): void
  remove(record: EventRecord): void
  /** Records whose games are on other days than at the last call. */
  moved(): EventRecord[]
  /** The record with its games on the days they are played. */
  aligned(record: EventRecord): EventRecord
}

/** The lag with which one venue closes the games of one league. */
interface Habit {
  lag?: number
  /** Days by which each of its games closes behind the days that others name for it. */
  gaps: Map<EventRecord, readonly number[]>
}

/**
 * Creates the correction of game days. A venue closes the listings of a league by a habit, some days late or early,
 * which shows where other venues name the day of the same game: the most frequent distance is taken off. Otherwise
 * games of the same teams on consecutive days could not be distinguished.
 */
export function createDayAlignment(attempt: Attempt): DayAlignment {
  const games = createGames(attempt)
  const habits = new Map<string, Habit>()
  /** Gaps of listings and habits that may have changed since the last call of `moved`. */
  const stale = { listings: new Set<EventRecord>(), habits: new Set<Habit>() }

  function habitOf({ venue, eventQuestion }: EventRecord): Habit {
    const key = `${venue} ${eventQuestion.game?.league ?? ''}`
    const habit = habits.get(key) ?? { gaps: new Map() }
    habits.set(key, habit)
    return habit
  }

  function markStale(record: EventRecord): void {
    const listings = isListing(record.eventQuestion.game) ? [record] : games.counterparts(record)
    for (const listing of listings) {
      stale.listings.add(listing)
      stale.habits.add(habitOf(listing))
    }
  }

  return {
    add(record) {
      if (record.eventQuestion.game?.day === undefined) return
      games.add(record)
      markStale(record)
    },
    remove(record) {
      if (record.eventQuestion.game?.day === undefined) return
      games.remove(record)
      markStale(record)
      habitOf(record).gaps.delete(record)
      stale.listings.delete(record)
    },
    moved() {
      for (const listing of stale.listings)
        habitOf(listing).gaps.set(listing, gapsOf(listing, games.counterparts(listing)))
      const moved: EventRecord[] = []
      for (const habit of stale.habits) {
        const lag = lagOf([...habit.gaps.values()])
        if (lag !== habit.lag) moved.push(...habit.gaps.keys())
        if (lag === undefined) delete habit.lag
        else habit.lag = lag
      }
      stale.listings.clear()
      stale.habits.clear()
      return moved
    },
    aligned(record) {
      const { lag } = isListing(record.eventQuestion.game) ? habitOf(record) : {}
      return lag === undefined ? record : shifted(record, lag)
    },
  }
}

const isListing = (game: Game | undefined) => game?.daySource === 'closing' && game.day !== undefined

/** Records of games by the names of their sides. */
function createGames(attempt: Attempt) {
  const bySide = new Map<string, Set<EventRecord>>()
  return {
    add(record: EventRecord) {
      for (const name of sidesOf(record)) {
        const known = bySide.get(name)
        if (known) known.add(record)
        else bySide.set(name, new Set([record]))
      }
    },
    remove(record: EventRecord) {
      for (const name of sidesOf(record)) bySide.get(name)?.delete(record)
    },
    /** Returns the games of the same teams that name their day about when a listing closes, and the other way round. */
    counterparts(record: EventRecord): EventRecord[] {
      const { game } = record.eventQuestion
      const near = new Set<EventRecord>()
      for (const name of sidesOf(record)) {
        for (const other of bySide.get(name) ?? []) if (areNear(game, other.eventQuestion.game)) near.add(other)
      }
      return [...near].filter((other) => {
        const { game: otherGame } = other.eventQuestion
        return game && otherGame && attempt(record, other, () => compareGames(game, otherGame).same)
      })
    },
  }
}

function areNear(one: Game | undefined, other: Game | undefined): boolean {
  if (one?.day === undefined || other?.day === undefined || isListing(one) === isListing(other)) return false
  return Math.abs(one.day - other.day) <= LONGEST
}

const sidesOf = ({ eventQuestion }: EventRecord): string[] => [
  ...new Set(
    (eventQuestion.game?.sides ?? []).flatMap(({ tokens }) =>
      tokens.flatMap(({ key, ids, weight }): readonly string[] => (weight >= 1 ? (ids ?? [key]) : [])),
    ),
  ),
]

/** Days by which a game's closing lies behind the days that others name for it. */
const gapsOf = ({ eventQuestion }: EventRecord, counterparts: readonly EventRecord[]): number[] => [
  ...new Set(counterparts.map(({ eventQuestion: other }) => (eventQuestion.game?.day ?? 0) - (other.game?.day ?? 0))),
]

/** Each game counts once, in parts where others name several days. */
function lagOf(games: readonly (readonly number[])[]): number | undefined {
  const counts = new Map<number, number>()
  for (const gaps of games) for (const gap of gaps) counts.set(gap, (counts.get(gap) ?? 0) + 1 / gaps.length)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
  const [lag, count] = [...counts].sort(
    ([a, x], [b, y]) => (near(x, y) ? 0 : y - x) || Math.abs(a) - Math.abs(b) || a - b,
  )[0] ?? [0, 0]
  return count >= SEEN - 1e-9 && count >= SHARE * all - 1e-9 ? lag : undefined
}

function shifted(record: EventRecord, lag: number): EventRecord {
  const move = (proposition: Proposition): Proposition => {
    const { game, complement } = proposition
    if (!game || game.day === undefined || !isListing(game)) return proposition
    const moved: Game = { ...game, day: game.day - lag, daySource: 'listing' }
    return { ...proposition, game: moved, ...(complement && { complement: move(complement) }) }
  }
  return { ...record, eventQuestion: move(record.eventQuestion), markets: record.markets.map(move) }
}
