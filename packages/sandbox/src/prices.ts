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

/** How many steps of the market's tick make a price of one. */
export const stepsOf = ({ tick }: ScenarioMarket): number => Math.round(1 / tick)

/**
 * Creates the prices of a seed: each market's odds swing around their fair value as a sum of slow waves in log-odds,
 * so any instant can be priced without its history. Twins on two venues stay within about five points of each other.
 */
export function createPrices(seed: number): (market: ScenarioMarket, at: number) => number {
  const known = new WeakMap<ScenarioMarket, readonly Wave[]>()

  const wavesOf = (market: ScenarioMarket): readonly Wave[] => {
    const waves = HEIGHTS.map((height, n) => ({
      height,
      period: (PERIODS[n] ?? HOUR) * (0.75 + chance(seed, market.id, 'period', n) / 2),
      phase: chance(seed, market.id, 'phase', n),
    }))
    known.set(market, waves)
    return waves
  }

  return (market, at) => {
    const closes = Date.parse(market.closes)
    if (market.status === 'resolved' && at >= closes) return market.winner === 0 ? 1 : 0
    const instant = Math.min(at, closes)
    const odds = (known.get(market) ?? wavesOf(market)).reduce(
      (sum, { height, period, phase }) => sum + height * Math.sin(2 * Math.PI * (instant / period + phase)),
      Math.log(market.fair / (1 - market.fair)),
    )
    const steps = stepsOf(market)
    const step = Math.round(steps / (1 + Math.exp(-odds)))
    return Math.min(Math.max(step, 1), steps - 1) / steps
  }
}
