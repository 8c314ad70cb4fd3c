import { chance } from './chance.ts'
import type { Scenario, ScenarioMarket, Strike } from './scenario.ts'

interface Struck {
  name: string
  strike: Strike
}

/**
 * Reads the number of every ladder of the scenario once, and returns the results of its markets. Ladders that share a
 * proposition share the number. Numbers at which two markets that ask the same would differ are not read.
 */
export function readingsOf({ events, truth }: Scenario, seed: number): Map<string, boolean> {
  const ladders = new Map<string, readonly Struck[]>()
  for (const { venue, markets } of events) {
    const struck = markets.flatMap((market) => struckOf(venue, market))
    for (const { name } of struck) ladders.set(name, struck)
  }
  const pairs = truth.pairs.map(({ a, b, relation }) => ({
    a: `${a.venue} ${a.marketId}`,
    b: `${b.venue} ${b.marketId}`,
    isSame: relation === 'identity',
  }))
  for (const { a, b } of pairs) {
    const [one, other] = [ladders.get(a), ladders.get(b)]
    if (!one || !other || one === other) continue
    const both = [...one, ...other]
    for (const { name } of both) ladders.set(name, both)
  }

  const results = new Map<string, boolean>()
  for (const ladder of new Set(ladders.values())) {
    const names = new Set(ladder.map(({ name }) => name))
    const inside = pairs.filter(({ a, b }) => names.has(a) && names.has(b))
    const fits = (number: number) => {
      const at = new Map(ladder.map(({ name, strike }) => [name, wins(strike, number)]))
      return inside.every(({ a, b, isSame }) => (at.get(a) === at.get(b)) === isSame)
    }
    const numbers = candidates(ladder).filter(fits)
    const number = numbers[Math.floor(chance(seed, ladder[0]?.name ?? '', 'reading') * numbers.length)]
    if (number !== undefined) for (const { name, strike } of ladder) results.set(name, wins(strike, number))
  }
  return results
}

const struckOf = (venue: string, { id, strike }: ScenarioMarket): Struck[] =>
  strike ? [{ name: `${venue} ${id}`, strike }] : []

/** Every edge of a band, and a number between each two, below and above all. */
function candidates(ladder: readonly Struck[]): number[] {
  const edges = [...new Set(ladder.flatMap(({ strike: { floor, cap } }) => [floor ?? [], cap ?? []].flat()))]
  edges.sort((a, b) => a - b)
  const [first = 0, last = 0] = [edges[0], edges.at(-1)]
  const between = edges.slice(1).map((edge, index) => (edge + (edges[index] ?? edge)) / 2)
  return [first - 1, ...edges, ...between, last + 1]
}

function wins({ kind, floor = Number.NEGATIVE_INFINITY, cap = Number.POSITIVE_INFINITY }: Strike, number: number) {
  if (kind === 'above') return number > floor
  return kind === 'below' ? number < cap : number >= floor && number <= cap
}
