import type { MarketOutcome, UnifiedMarket } from '../models.ts'

/**
 * Sets `yes`, `no`, `up` and `down` of a market that was just made to the entries of `outcomes` with that label, and
 * returns it. A copy of each market would cost as much as all else that is made of it.
 */
export function withSides(market: UnifiedMarket): UnifiedMarket {
  const labels = market.outcomes.map(({ label }) => label.trim().toLowerCase())
  const labeled = (side: string): MarketOutcome | undefined => market.outcomes[labels.indexOf(side)]
  const [yes, no, up, down] = [labeled('yes'), labeled('no'), labeled('up'), labeled('down')]
  // Not in a loop: V8 makes a slow dictionary of a large object to which a loop adds fields.
  if (yes) market.yes = yes
  if (no) market.no = no
  if (up) market.up = up
  if (down) market.down = down
  return market
}
