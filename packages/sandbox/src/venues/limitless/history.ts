import type { ScenarioMarket } from '../../scenario.ts'
import type { World } from '../../world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How far back a history reaches and how far apart its points lie. */
const spans = {
  '1h': [HOUR, MINUTE],
  '6h': [6 * HOUR, 5 * MINUTE],
  '1d': [DAY, 15 * MINUTE],
  '1w': [7 * DAY, HOUR],
  '1m': [30 * DAY, 4 * HOUR],
  all: [Number.POSITIVE_INFINITY, DAY],
} as const satisfies Record<string, readonly [number, number]>

export type Interval = keyof typeof spans
export const intervals = Object.keys(spans) as Interval[]
export const isInterval = (word: unknown): word is Interval => intervals.includes(word as Interval)

/** Prices of YES, newest first, at whole multiples of their distance. */
export function historyOf(world: World, market: ScenarioMarket, interval: Interval) {
  const [reach, step] = spans[interval]
  const now = Math.min(world.now(), Date.parse(market.closes))
  const begin = Math.max(Date.parse(market.opens), now - reach)
  const points = []
  for (let at = Math.floor(now / step) * step; at >= begin; at -= step) {
    points.push({ timestamp: at, price: world.price(market, at) })
  }
  return points
}
