import type { UnifiedMarket } from '../models.ts'

const sides = ['yes', 'no', 'up', 'down'] as const

/** Returns the market with `yes`, `no`, `up` and `down` set to the entries of `outcomes` with that label. */
export function withSides(market: UnifiedMarket): UnifiedMarket {
  const labels = market.outcomes.map(({ label }) => label.trim().toLowerCase())
  const named = { ...market }
  for (const side of sides) {
    const outcome = market.outcomes[labels.indexOf(side)]
    if (outcome) named[side] = outcome
  }
  return named
}
