import type { UnifiedMarket } from '../models.ts'

const sides = ['yes', 'no', 'up', 'down'] as const

/** Returns the market with `yes`, `no`, `up` and `down` set to the entries of `outcomes` with that label. */
export function withSides(market: UnifiedMarket): UnifiedMarket {
  const named = sides.flatMap((side) => {
    const outcome = market.outcomes.find(({ label }) => label.trim().toLowerCase() === side)
    return outcome ? [[side, outcome] as const] : []
  })
  return { ...market, ...Object.fromEntries(named) }
}
