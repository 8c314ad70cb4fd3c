import { compareGames } from './compare/games.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'
import type { Game } from './extract/sides.ts'

/** A lag is used if it shows in at least this many games of a league, and in at least this share of them. */
const SEEN = 2
const SHARE = 0.5
/** The greatest number of days between a game and the closing of its listing. */
const LONGEST = 16

/** Runs a comparison of two records; reports a failure and returns undefined if it throws. */
type Attempt = (a: EventRecord, b: EventRecord, work: () => boolean) => boolean | undefined

/** Corrects the days of games for venues that state no day of a game, but only the time at which its listing closes. */
export interface DayAlignment {
  add(record: EventRecord): void
  remove(record: EventRecord): void
  /** Returns the records whose games have moved to other days since the last call. */
  moved(): EventRecord[]
  /** Returns the record with its games on the days on which they are played. */
  aligned(record: EventRecord): EventRecord
}

/** The number of days by which one venue closes the listings of one league late. */
interface Habit {
  lag?: number
  /** For each game, the days from the date that other venues state to the closing of the listing. */
  gaps: Map<EventRecord, readonly number[]>
}

/**
 * Creates the correction of game days. A venue closes the listings of a league with the same lag, some days after (or
 * before) the game; the lag is the most frequent difference from the dates that other venues state for the same games.
 * Without the correction, games of the same teams on consecutive days could not be distinguished.
 */
export function createDayAlignment(attempt: Attempt): DayAlignment {
  const games = createGames(attempt)
  const habits = new Map<string, Habit>()
  /** The listings and lags that may have changed since the last call of `moved`. */
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
      const { game } = record.eventQuestion
      // games without a league are of many, which a venue closes with different lags
      const { lag } = isListing(game) && game?.league !== undefined ? habitOf(record) : {}
      return lag === undefined ? record : shifted(record, lag)
    },
  }
}

const isListing = (game: Game | undefined) => game?.daySource === 'closing' && game.day !== undefined

/** Creates an index of games by the names of their teams. */
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
    /**
     * Returns the games of the same teams on near days: for a listing with only a closing time, games with a stated
     * day, and the other way round.
     */
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

/** Returns the days from the dates that other venues state for a game to the closing of its listing. */
const gapsOf = ({ eventQuestion }: EventRecord, counterparts: readonly EventRecord[]): number[] => [
  ...new Set(counterparts.map(({ eventQuestion: other }) => (eventQuestion.game?.day ?? 0) - (other.game?.day ?? 0))),
]

/** Returns the most frequent lag. Each game counts once; if several dates are stated for it, each counts as a part. */
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
