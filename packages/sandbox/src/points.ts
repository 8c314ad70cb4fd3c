import type { ScenarioMarket } from './scenario.ts'
import type { World } from './world.ts'

/** Prices of the first outcome at whole multiples of `step`, oldest first, while the market trades. */
export function pointsOf(
  world: World,
  market: ScenarioMarket,
  { from, to = world.now(), step }: { from: number; to?: number; step: number },
): { at: number; price: number }[] {
  const begin = Math.max(from, Date.parse(market.opens))
  const end = Math.min(to, world.now(), Date.parse(market.closes))
  const first = Math.ceil(begin / step) * step
  return Array.from({ length: Math.max(0, Math.floor((end - first) / step) + 1) }, (_, n) => {
    const at = first + n * step
    return { at, price: world.price(market, at) }
  })
}

/** The other outcome's price, without the noise of binary fractions. */
export const mirror = (price: number): number => Number((1 - price).toFixed(6))
