import { chance } from './chance.ts'
import type { ScenarioMarket } from './scenario.ts'
import type { WorldTrade } from './world.ts'

const HOUR = 3_600_000

/**
 * Lists the trades of a market between its opening and `until`, newest first. Every hour draws its own number of
 * trades, so the list of an hour that has passed never changes.
 */
export function listTrades(
  market: ScenarioMarket,
  { seed, until, limit, price }: { seed: number; until: number; limit: number; price: (at: number) => number },
): WorldTrade[] {
  const opens = Date.parse(market.opens)
  const perHour = Math.min(0.2 + market.volume24h / 2_000, 12)
  const trades: WorldTrade[] = []
  for (let hour = Math.floor(until / HOUR); hour >= Math.floor(opens / HOUR) && trades.length < limit; hour -= 1) {
    const within = arrivals(perHour, (n) => chance(seed, market.id, hour, n))
      .map((share, n): WorldTrade => {
        const at = Math.floor((hour + share) * HOUR)
        return {
          id: `${market.id}-${hour}-${n}`,
          at,
          price: price(at),
          size: 1 + Math.floor(chance(seed, market.id, hour, n, 'size') ** 3 * 400),
          side: chance(seed, market.id, hour, n, 'side') < 0.5 ? 'buy' : 'sell',
        }
      })
      .filter(({ at }) => at >= opens && at <= until)
    trades.push(...within.reverse())
  }
  return trades.slice(0, limit)
}

/** Draws the moments of a Poisson process within one hour, as shares of it, rising. */
function arrivals(rate: number, draw: (n: number) => number): number[] {
  const shares: number[] = []
  let share = -Math.log(1 - draw(0)) / rate
  while (share < 1) {
    shares.push(share)
    share -= Math.log(1 - draw(shares.length)) / rate
  }
  return shares
}
