import { chance } from './chance.ts'
import type { ScenarioMarket } from './scenario.ts'

interface Wave {
  height: number
  period: number
  phase: number
}

const HOUR = 3_600_000
const HEIGHTS = [0.02, 0.03, 0.05, 0.06]
const PERIODS = [2 * HOUR, 9 * HOUR, 31 * HOUR, 130 * HOUR]

/** How many steps of the market's tick, or rungs of its ladder, make a price of one. */
export const stepsOf = ({ tick, ladder }: ScenarioMarket): number => (ladder ? ladder.length + 1 : Math.round(1 / tick))

/** The price at a step, counted from zero. */
export const priceAt = (market: ScenarioMarket, step: number): number =>
  market.ladder ? (market.ladder[step - 1] ?? (step < 1 ? 0 : 1)) : step / stepsOf(market)

/** The step that is nearest to a probability, inside (0, 1). */
export function stepAt(market: ScenarioMarket, probability: number): number {
  const { ladder } = market
  const steps = stepsOf(market)
  if (!ladder) return Math.min(Math.max(Math.round(probability * steps), 1), steps - 1)
  const above = ladder.findIndex((price) => price >= probability)
  if (above <= 0) return above === 0 ? 1 : ladder.length
  const [low = 0, high = 1] = ladder.slice(above - 1, above + 1)
  return probability - low < high - probability ? above : above + 1
}

/**
 * Creates the prices of a seed: each market's odds swing around their fair value as a sum of slow waves in log-odds,
 * so any instant can be priced without its history. Twins on two venues stay within about five points of each other.
 */
export function createPrices(seed: number): (market: ScenarioMarket, at: number) => number {
  const known = new WeakMap<ScenarioMarket, ReturnType<typeof courseOf>>()

  const courseOf = ({ id, fair, closes }: ScenarioMarket) => ({
    closes: Date.parse(closes),
    odds: Math.log(fair / (1 - fair)),
    waves: HEIGHTS.map(
      (height, n): Wave => ({
        height,
        period: (PERIODS[n] ?? HOUR) * (0.75 + chance(seed, id, 'period', n) / 2),
        phase: chance(seed, id, 'phase', n),
      }),
    ),
  })

  return (market, at) => {
    const course = known.get(market) ?? courseOf(market)
    known.set(market, course)
    const { closes, odds, waves } = course
    if (market.status === 'resolved' && at >= closes) return market.winner === 0 ? 1 : 0
    const instant = Math.min(at, closes)
    const now = waves.reduce(
      (sum, { height, period, phase }) => sum + height * Math.sin(2 * Math.PI * (instant / period + phase)),
      odds,
    )
    return priceAt(market, stepAt(market, 1 / (1 + Math.exp(-now))))
  }
}
