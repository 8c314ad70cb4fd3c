import type { ScenarioMarket } from '../../scenario.ts'
import type { World, WorldTrade } from '../../world.ts'
import { contracts, dollars } from './wire.ts'

/** The periods the venue has, in minutes. */
export const PERIODS = [1, 60, 1_440]

/** Days begin at midnight in New York; here by its winter time all the year. */
const NEW_YORK_SECONDS = 5 * 3_600

export interface Span {
  start: number
  end: number
}

/** Candles of a market that end within a span of Unix seconds, from its opening until now. */
export function candleRows(world: World, market: ScenarioMarket, minutes: number, span: Span) {
  const period = minutes * 60
  const shift = minutes === 1_440 ? NEW_YORK_SECONDS : 0
  /** The end of the period in which a second lies; the end itself belongs to it. */
  const endOf = (second: number) => Math.ceil((second - shift) / period) * period + shift

  const traded = new Map<number, WorldTrade[]>()
  for (const trade of world.trades(market, Number.MAX_SAFE_INTEGER)) {
    const end = endOf(trade.at / 1_000)
    traded.set(end, [trade, ...(traded.get(end) ?? [])])
  }
  const opened = Date.parse(market.opens) / 1_000
  const last = Math.min(span.end, Math.floor(world.now() / 1_000), endOf(Date.parse(market.closes) / 1_000))
  const rows = []
  for (let end = endOf(Math.max(span.start, opened)); end <= last; end += period) {
    const trades = traded.get(end) ?? []
    const price = world.price(market, (end - 1) * 1_000)
    rows.push({
      end_period_ts: end,
      price: prices(trades),
      yes_bid: flat(price - market.tick),
      yes_ask: flat(price + market.tick),
      volume_fp: contracts(trades.reduce((sum, { size }) => sum + size, 0)),
      open_interest_fp: contracts(market.volume / 2),
    })
  }
  return rows
}

/** A period without trades has no prices. */
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
  const clamped = dollars(Math.min(Math.max(price, 0), 1))
  return { open_dollars: clamped, high_dollars: clamped, low_dollars: clamped, close_dollars: clamped }
}
