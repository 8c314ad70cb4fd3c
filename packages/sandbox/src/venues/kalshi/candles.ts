import type { ScenarioMarket } from '../../scenario.ts'
import type { World, WorldTrade } from '../../world.ts'
import { contracts, dollars } from './wire.ts'

/** The periods the venue has, in minutes. */
export const PERIODS = [1, 60, 1_440]

/** Candles of a market that end within a time, in Unix seconds. A candle without trades has no prices. */
export function candleRows(world: World, market: ScenarioMarket, minutes: number, from: number, to: number) {
  const period = minutes * 60
  const opened = Date.parse(market.opens) / 1_000
  const last = Math.min(to, Math.floor(world.now() / 1_000))
  const trades = world.trades(market, Number.MAX_SAFE_INTEGER).toReversed()
  const rows = []
  for (let end = Math.ceil(Math.max(from, opened) / period) * period; end <= last; end += period) {
    const within = trades.filter(({ at }) => at > (end - period) * 1_000 && at <= end * 1_000)
    rows.push({
      end_period_ts: end,
      price: prices(within),
      yes_bid: flat(world.price(market, end * 1_000) - market.tick),
      yes_ask: flat(world.price(market, end * 1_000) + market.tick),
      volume_fp: contracts(within.reduce((sum, { size }) => sum + size, 0)),
      open_interest_fp: contracts(Math.round(market.volume / 2)),
    })
  }
  return rows
}

function prices(trades: readonly WorldTrade[]) {
  const [first, last] = [trades[0], trades.at(-1)]
  if (!first || !last) return { open_dollars: null, high_dollars: null, low_dollars: null, close_dollars: null }
  const all = trades.map(({ price }) => price)
  return {
    open_dollars: dollars(first.price),
    high_dollars: dollars(Math.max(...all)),
    low_dollars: dollars(Math.min(...all)),
    close_dollars: dollars(last.price),
  }
}

function flat(price: number) {
  const told = dollars(Math.min(Math.max(price, 0), 1))
  return { open_dollars: told, high_dollars: told, low_dollars: told, close_dollars: told }
}
