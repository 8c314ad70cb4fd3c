import { compareGames } from './compare/games.ts'
import type { Fixture } from './extract/fixture.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'
import type { Token } from './extract/tokens.ts'

/** A venue's lag has to show in this many games, and in most of them. */
const SEEN = 2
const SHARE = 0.5
/** Listings stay open for two weeks at the most. */
const LONGEST = 16

/**
 * Some listings tell of a game's day only when they close, and venues close them some days late or a day early, each
 * by a habit of its own. The habit shows where other venues name the day of the same game: the most frequent
 * distance is taken off. Without it two games of the same teams on consecutive days cannot be told apart.
 */
export function align(records: readonly EventRecord[]): EventRecord[] {
  const known = indexBySide(records)
  const lags = new Map<string, Map<number, number>>()
  for (const { venue, frame } of records) {
    const { fixture } = frame
    if (!isListing(fixture)) continue
    const gaps = new Set(sameTeams(known, fixture).map(({ day }) => fixture.day - day))
    const counts = lags.get(habit(venue, fixture)) ?? new Map<number, number>()
    for (const gap of gaps) if (Math.abs(gap) <= LONGEST) counts.set(gap, (counts.get(gap) ?? 0) + 1 / gaps.size)
    lags.set(habit(venue, fixture), counts)
  }
  return records.map((record) => {
    const { fixture } = record.frame
    const lag = isListing(fixture) ? lagOf(lags.get(habit(record.venue, fixture))) : undefined
    return lag === undefined ? record : shifted(record, lag)
  })
}

type Dated = Fixture & { day: number }

const isListing = (fixture: Fixture | undefined): fixture is Dated =>
  fixture?.daySource === 'closing' && fixture.day !== undefined
const isDated = (fixture: Fixture | undefined): fixture is Dated =>
  fixture?.day !== undefined && fixture.daySource !== 'closing'

const habit = (venue: string, { league }: Fixture) => `${venue} ${league ?? ''}`

function indexBySide(records: readonly EventRecord[]): Map<string, Dated[]> {
  const index = new Map<string, Dated[]>()
  for (const { frame } of records) {
    if (!isDated(frame.fixture)) continue
    for (const key of sideKeys(frame.fixture)) {
      const list = index.get(key)
      if (list) list.push(frame.fixture)
      else index.set(key, [frame.fixture])
    }
  }
  return index
}

const sideKeys = ({ sides }: Fixture) =>
  new Set(sides.flatMap(({ tokens }) => tokens.filter(({ weight }) => weight >= 1).flatMap(namesOf)))

const namesOf = ({ key, ids }: Token): readonly string[] => ids ?? [key]

function sameTeams(known: ReadonlyMap<string, Dated[]>, fixture: Dated): Dated[] {
  const near = new Set([...sideKeys(fixture)].flatMap((key) => known.get(key) ?? []))
  return [...near].filter((other) => compareGames(fixture, other).same)
}

function lagOf(counts: ReadonlyMap<number, number> | undefined): number | undefined {
  if (!counts) return undefined
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const [lag, count] = [...counts].sort(([a, x], [b, y]) => y - x || Math.abs(a) - Math.abs(b) || a - b)[0] ?? [0, 0]
  return count >= SEEN && count >= SHARE * all ? lag : undefined
}

function shifted(record: EventRecord, lag: number): EventRecord {
  const move = (proposition: Proposition): Proposition => {
    const { fixture, mirror } = proposition
    if (!isListing(fixture)) return proposition
    const moved: Fixture = { ...fixture, day: fixture.day - lag, daySource: 'listing' }
    return { ...proposition, fixture: moved, ...(mirror && { mirror: move(mirror) }) }
  }
  return { ...record, frame: move(record.frame), markets: record.markets.map(move) }
}
