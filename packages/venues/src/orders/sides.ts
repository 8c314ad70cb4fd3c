import type { UnifiedMarket } from '../models.ts'

const sides = ['yes', 'no', 'up', 'down'] as const

/**
 * Sets `yes`, `no`, `up` and `down` of a market that was just made to the entries of `outcomes` with that label, and
 * returns it. A copy of each market would cost as much as all else that is made of it.
 */
export function withSides(market: UnifiedMarket): UnifiedMarket {
  const labels = market.outcomes.map(({ label }) => label.trim().toLowerCase())
  for (const side of sides) {
    const outcome = market.outcomes[labels.indexOf(side)]
    if (outcome) market[side] = outcome
  }
  return market
}
