import { chance } from './chance.ts'
import { readingsOf } from './readings.ts'
import type { Scenario, ScenarioMarket } from './scenario.ts'

/** "Not both", as two markets with the results that exclude each other: `[a, true, b, true]`. */
type Clause = readonly [a: string, isA: boolean, b: string, isB: boolean]

/**
 * Returns a scenario as it is once every market is settled, in one of the worlds that its truth allows: markets that ask
 * the same or the opposite settle so, at most one child of an exclusive event wins, a number is read once for all its
 * strikes, and subset, superset and disjoint near misses hold. The seed draws which world.
 */
export function playToEnd(scenario: Scenario, seed: number): Scenario {
  const { events, truth } = scenario
  const markets = new Map(
    events.flatMap((event) => event.markets.map((market) => [name(event.venue, market.id), market])),
  )
  const excluded = excludes([
    ...truth.pairs.flatMap(({ a, b, relation }) => clauses(keyOf(a), keyOf(b), relation)),
    ...truth.nearMisses.flatMap(({ a, b, relation }) => clauses(keyOf(a), keyOf(b), relation)),
    ...events
      .filter(({ exclusive }) => exclusive)
      .flatMap(({ venue, markets: children }) =>
        children.flatMap((one, index) =>
          children.slice(index + 1).map((other): Clause => [name(venue, one.id), true, name(venue, other.id), true]),
        ),
      ),
  ])
  let results = new Map<string, boolean>()

  /** Returns the results with one more and all that follow from it; undefined where they contradict each other. */
  const withResult = (market: string, isYes: boolean): Map<string, boolean> | undefined => {
    const next = new Map(results)
    const due: [string, boolean][] = [[market, isYes]]
    for (let one = due.pop(); one; one = due.pop()) {
      const [at, value] = one
      if (next.has(at)) {
        if (next.get(at) !== value) return undefined
        continue
      }
      next.set(at, value)
      for (const [other, isOther] of excluded.get(literal(at, value)) ?? []) due.push([other, !isOther])
    }
    return next
  }
  // Every clause has two results, so whatever is consistent so far can be completed.
  const settle = (market: string, wanted: boolean): void => {
    if (results.has(market)) return
    const settled = withResult(market, wanted) ?? withResult(market, !wanted)
    if (!settled) throw new Error(`the truth of the scenario leaves no result for ${market}`)
    results = settled
  }

  for (const [market, { status, winner }] of markets) if (status === 'resolved') settle(market, winner === 0)
  for (const [market, isYes] of readingsOf(scenario, seed)) settle(market, isYes)
  const order = [...markets.keys()].sort((a, b) => chance(seed, a, 'order') - chance(seed, b, 'order'))
  for (const market of order) settle(market, chance(seed, market, 'result') < (markets.get(market)?.fair ?? 0))

  const toEnd = (venue: string, { original, ...market }: ScenarioMarket): ScenarioMarket => {
    const end = { status: 'resolved', winner: results.get(name(venue, market.id)) ? 0 : 1 } as const
    // A front settles as the market that it shows.
    return { ...market, ...end, ...(original && { original: { ...original, ...end } }) }
  }
  return {
    ...scenario,
    events: events.map((event) => ({ ...event, markets: event.markets.map((market) => toEnd(event.venue, market)) })),
  }
}

const name = (venue: string, marketId: string): string => `${venue} ${marketId}`
const keyOf = ({ venue, marketId }: { venue: string; marketId: string }): string => name(venue, marketId)
const literal = (market: string, isYes: boolean): string => `${isYes} ${market}`

/** The results that a relation rules out. */
function clauses(a: string, b: string, relation: string): Clause[] {
  const subset: Clause = [a, true, b, false]
  const superset: Clause = [a, false, b, true]
  const never: Clause = [a, true, b, true]
  if (relation === 'identity') return [subset, superset]
  if (relation === 'complement') return [never, [a, false, b, false]]
  return relation === 'subset'
    ? [subset]
    : relation === 'superset'
      ? [superset]
      : relation === 'disjoint'
        ? [never]
        : []
}

/** The results that each result rules out. */
function excludes(all: readonly Clause[]): Map<string, [string, boolean][]> {
  const excluded = new Map<string, [string, boolean][]>()
  const add = (from: string, to: [string, boolean]) => excluded.set(from, [...(excluded.get(from) ?? []), to])
  for (const [a, isA, b, isB] of all) {
    add(literal(a, isA), [b, isB])
    add(literal(b, isB), [a, isA])
  }
  return excluded
}
