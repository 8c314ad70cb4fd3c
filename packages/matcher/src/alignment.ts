import { compareGames } from './compare/games.ts'
import type { Fixture } from './extract/fixture.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'

/** A venue's lag has to show in this many games, and in most of them. */
const SEEN = 2
const SHARE = 0.5
/** Listings stay open for two weeks at the most. */
const LONGEST = 16

/** Compares the games of two records; reports a failure and returns nothing then. */
type Attempt = (a: EventRecord, b: EventRecord, work: () => boolean) => boolean | undefined

/** Keeps the days of games right. */
export interface Alignment {
  add(record: EventRecord): void
  remove(record: EventRecord): void
  /** Records whose games are on other days than at the last call. */
  moved(): EventRecord[]
  /** The record with its games on the days they are played. */
  aligned(record: EventRecord): EventRecord
}

/** What is known of how late one venue closes the games of one league. */
interface Habit {
  lag?: number
  /** Days by which each of its games closes behind the days that others name for it. */
  gaps: Map<EventRecord, readonly number[]>
}

/**
 * Some listings tell of a game's day only when they close, and venues close them some days late or a day early, each
 * by a habit of its own. The habit shows where other venues name the day of the same game: the most frequent
 * distance is taken off. Without it two games of the same teams on consecutive days cannot be told apart.
 */
export function createAlignment(attempt: Attempt): Alignment {
  const games = createGames(attempt)
  const habits = new Map<string, Habit>()
  /** What may have changed since the last call of `moved`: gaps of listings, and habits. */
  const stale = { listings: new Set<EventRecord>(), habits: new Set<Habit>() }

  function habitOf({ venue, frame }: EventRecord): Habit {
    const key = `${venue} ${frame.fixture?.league ?? ''}`
    const habit = habits.get(key) ?? { gaps: new Map() }
    habits.set(key, habit)
    return habit
  }

  function touch(record: EventRecord): void {
    const listings = isListing(record.frame.fixture) ? [record] : games.told(record)
    for (const listing of listings) {
      stale.listings.add(listing)
      stale.habits.add(habitOf(listing))
    }
  }

  return {
    add(record) {
      if (record.frame.fixture?.day === undefined) return
      games.add(record)
      touch(record)
    },
    remove(record) {
      if (record.frame.fixture?.day === undefined) return
      games.remove(record)
      touch(record)
      habitOf(record).gaps.delete(record)
      stale.listings.delete(record)
    },
    moved() {
      for (const listing of stale.listings) habitOf(listing).gaps.set(listing, gapsOf(listing, games.told(listing)))
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
      const { lag } = isListing(record.frame.fixture) ? habitOf(record) : {}
      return lag === undefined ? record : shifted(record, lag)
    },
  }
}

const isListing = (fixture: Fixture | undefined) => fixture?.daySource === 'closing' && fixture.day !== undefined

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
    /** Of a listing the games of the same teams that name their day about then, and the other way round. */
    told(record: EventRecord): EventRecord[] {
      const { fixture } = record.frame
      const near = new Set<EventRecord>()
      for (const name of sidesOf(record)) {
        for (const other of bySide.get(name) ?? []) if (areNear(fixture, other.frame.fixture)) near.add(other)
      }
      return [...near].filter((other) => {
        const { fixture: game } = other.frame
        return fixture && game && attempt(record, other, () => compareGames(fixture, game).same)
      })
    },
  }
}

function areNear(one: Fixture | undefined, other: Fixture | undefined): boolean {
  if (one?.day === undefined || other?.day === undefined || isListing(one) === isListing(other)) return false
  return Math.abs(one.day - other.day) <= LONGEST
}

const sidesOf = ({ frame }: EventRecord): string[] => [
  ...new Set(
    (frame.fixture?.sides ?? []).flatMap(({ tokens }) =>
      tokens.flatMap(({ key, ids, weight }): readonly string[] => (weight >= 1 ? (ids ?? [key]) : [])),
    ),
  ),
]

/** Days by which a game's closing lies behind the days that others name for it. */
const gapsOf = ({ frame }: EventRecord, told: readonly EventRecord[]): number[] => [
  ...new Set(told.map(({ frame: other }) => (frame.fixture?.day ?? 0) - (other.fixture?.day ?? 0))),
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
    const { fixture, mirror } = proposition
    if (!fixture || fixture.day === undefined || !isListing(fixture)) return proposition
    const moved: Fixture = { ...fixture, day: fixture.day - lag, daySource: 'listing' }
    return { ...proposition, fixture: moved, ...(mirror && { mirror: move(mirror) }) }
  }
  return { ...record, frame: move(record.frame), markets: record.markets.map(move) }
}
