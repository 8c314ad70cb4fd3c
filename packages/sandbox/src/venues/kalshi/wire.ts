import type { ScenarioEvent, ScenarioMarket, Strike } from '../../scenario.ts'
import type { World, WorldTrade } from '../../world.ts'
import type { Listed } from './combos.ts'

// The scenario in the venue's own field names and types: money in strings of dollars, counts in strings of contracts.

const DAY = 86_400_000

export const dollars = (price: number): string => price.toFixed(4)
export const contracts = (count: number): string => count.toFixed(2)
const iso = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z')

export const seriesOf = (event: ScenarioEvent) => {
  const ticker = event.series?.id ?? event.id.split('-')[0] ?? event.id
  return {
    ticker,
    title: event.series?.title ?? event.title,
    frequency: 'custom',
    category: event.category,
    tags: [...event.tags],
    settlement_sources: [],
    contract_url: '',
    fee_type: 'quadratic',
    fee_multiplier: 1,
  }
}

/** The status words of list parameters; rows have others. */
export type StatusWord = 'unopened' | 'open' | 'paused' | 'closed' | 'settled'

export function statusWordOf(world: World, market: ScenarioMarket): StatusWord {
  if (market.status === 'resolved') return 'settled'
  if (Date.parse(market.opens) > world.now()) return 'unopened'
  return world.quote(market) ? 'open' : 'closed'
}

const statusOf: Record<StatusWord, string> = {
  unopened: 'initialized',
  open: 'active',
  paused: 'inactive',
  closed: 'closed',
  settled: 'finalized',
}

export function eventRow(event: ScenarioEvent) {
  return {
    event_ticker: event.id,
    series_ticker: seriesOf(event).ticker,
    title: event.title,
    sub_title: event.subtitle ?? '',
    category: event.category,
    mutually_exclusive: event.exclusive,
    collateral_return_type: event.exclusive ? 'MECNET' : '',
    strike_period: '',
    available_on_brokers: true,
    product_metadata: {},
    exchange_index: 0,
  }
}

export function milestoneRow(event: ScenarioEvent & { starts: string }) {
  return {
    id: `milestone-${event.id.toLowerCase()}`,
    category: event.category,
    title: event.title,
    type: 'scheduled',
    start_date: event.starts,
    primary_event_tickers: [event.id],
    related_event_tickers: [event.id],
    last_updated_ts: event.starts,
  }
}

/** Bounds are inclusive in the scenario; the venue states the kind of bound beside the number. */
function strikeFields(strike: Strike | undefined) {
  if (!strike) return { strike_type: 'custom' }
  const { kind, floor, cap } = strike
  if (kind === 'between') return { strike_type: 'between', floor_strike: floor, cap_strike: cap }
  if (kind === 'above') return { strike_type: 'greater', floor_strike: floor }
  if (kind === 'at-least') return { strike_type: 'greater_or_equal', floor_strike: floor }
  return { strike_type: kind === 'below' ? 'less' : 'less_or_equal', cap_strike: cap }
}

/** A match closes weeks after it was played, in case it is postponed, but is expected to be decided that day. */
const expectedDecision = ({ starts }: ScenarioEvent, closes: number): number =>
  starts ? Math.min(Date.parse(starts) + DAY / 8, closes) : closes + DAY / 4

/** The last trade before an instant; 0 without one. The settlement is no trade. */
const lastPrice = (world: World, market: ScenarioMarket, at: number): number =>
  market.volume > 0 && at >= Date.parse(market.opens)
    ? world.price(market, Math.min(at, Date.parse(market.closes) - 1))
    : 0

export function marketRow(world: World, { event, market, legs }: Listed) {
  const quote = world.quote(market)
  const { bids, asks } = world.book(market)
  const closes = Date.parse(market.closes)
  const resolved = market.status === 'resolved'
  return {
    ticker: market.id,
    event_ticker: event.id,
    market_type: 'binary',
    title: market.title,
    subtitle: '',
    yes_sub_title: market.label ?? 'Yes',
    no_sub_title: market.label ?? 'Yes',
    created_time: market.opens,
    updated_time: iso(world.now()),
    open_time: market.opens,
    close_time: iso(closes),
    expected_expiration_time: iso(expectedDecision(event, closes)),
    latest_expiration_time: iso(closes + 7 * DAY),
    settlement_timer_seconds: 1_800,
    status: statusOf[statusWordOf(world, market)],
    result: resolved ? (market.winner === 0 ? 'yes' : 'no') : '',
    ...(resolved && { settlement_value_dollars: dollars(market.winner === 0 ? 1 : 0) }),
    can_close_early: true,
    // An empty side of the book shows the limits of the price.
    yes_bid_dollars: dollars(quote?.bid ?? 0),
    yes_ask_dollars: dollars(quote?.ask ?? 1),
    no_bid_dollars: dollars(quote ? 1 - quote.ask : 0),
    no_ask_dollars: dollars(quote ? 1 - quote.bid : 1),
    yes_bid_size_fp: contracts(bids[0]?.size ?? 0),
    yes_ask_size_fp: contracts(asks[0]?.size ?? 0),
    last_price_dollars: dollars(lastPrice(world, market, world.now())),
    previous_price_dollars: dollars(lastPrice(world, market, world.now() - DAY)),
    volume_fp: contracts(market.volume),
    volume_24h_fp: contracts(market.volume24h),
    open_interest_fp: contracts(market.volume / 2),
    liquidity_dollars: '0.0000',
    notional_value_dollars: '1.0000',
    rules_primary: market.rules,
    rules_secondary: '',
    ...strikeFields(market.strike),
    price_level_structure: market.tick < 0.01 ? 'deci_cent' : 'linear_cent',
    price_ranges: [{ start: '0.0000', end: '1.0000', step: dollars(market.tick) }],
    fractional_trading_enabled: true,
    is_provisional: false,
    response_price_units: 'usd_cent',
    exchange_index: 0,
    ...(legs && comboFields(legs)),
  }
}

/** A combo is quoted on request only; what stands for its empty sides differs from other markets. */
const comboFields = (legs: Listed['legs']) => ({
  yes_bid_dollars: dollars(0),
  yes_ask_dollars: dollars(0),
  no_bid_dollars: dollars(1),
  no_ask_dollars: dollars(1),
  yes_bid_size_fp: contracts(0),
  yes_ask_size_fp: contracts(0),
  is_provisional: true,
  mve_collection_ticker: 'KXMVECROSSCATEGORY-R',
  mve_selected_legs: legs,
})

/** One row describes a trade for both sides. */
export const tradeRow = (market: ScenarioMarket, trade: WorldTrade) => ({
  trade_id: trade.id,
  ticker: market.id,
  count_fp: contracts(trade.size),
  yes_price_dollars: dollars(trade.price),
  no_price_dollars: dollars(1 - trade.price),
  taker_outcome_side: trade.side === 'buy' ? 'yes' : 'no',
  taker_book_side: trade.side === 'buy' ? 'bid' : 'ask',
  taker_side: trade.side === 'buy' ? 'yes' : 'no',
  created_time: new Date(trade.at).toISOString(),
  is_block_trade: false,
})

/** Bids of both sides, worst first; who asks for YES at p bids for NO at 1 - p. */
export function orderBook(world: World, market: ScenarioMarket, depth: number | undefined) {
  const { bids, asks } = world.book(market)
  const level = (price: number, size: number) => [dollars(price), contracts(size)]
  const cut = <T>(levels: readonly T[]) => levels.slice(0, depth || undefined).toReversed()
  return {
    orderbook_fp: {
      yes_dollars: cut(bids).map(({ price, size }) => level(price, size)),
      no_dollars: cut(asks).map(({ price, size }) => level(1 - price, size)),
    },
  }
}
