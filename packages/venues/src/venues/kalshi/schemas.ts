import { z } from 'zod'

// Money is a string of dollars (`*_dollars`), a count a string of contracts (`*_fp`). Until 2026 both were integers
// (cents, whole contracts) under the bare names; those are read where the newer field is missing.
const text = z.string().nullish()
const number = z.union([z.string(), z.number()])
const decimal = number.nullish()

export const KalshiMarket = z.object({
  ticker: z.string().min(1),
  event_ticker: text,
  market_type: text,
  title: text,
  yes_sub_title: text,
  open_time: text,
  close_time: text,
  expected_expiration_time: text,
  latest_expiration_time: text,
  status: text,
  result: text,
  settlement_value_dollars: decimal,
  yes_bid_dollars: decimal,
  yes_bid: decimal,
  yes_ask_dollars: decimal,
  yes_ask: decimal,
  no_bid_dollars: decimal,
  no_bid: decimal,
  no_ask_dollars: decimal,
  no_ask: decimal,
  last_price_dollars: decimal,
  last_price: decimal,
  previous_price_dollars: decimal,
  previous_price: decimal,
  volume_fp: decimal,
  volume: decimal,
  volume_24h_fp: decimal,
  volume_24h: decimal,
  open_interest_fp: decimal,
  open_interest: decimal,
  liquidity_dollars: decimal,
  price_level_structure: text,
  price_ranges: z.array(z.object({ start: decimal, end: decimal, step: decimal })).nullish(),
  /** Whether orders may be of fractions of a contract; gone from the venue's published API since mid 2026. */
  fractional_trading_enabled: z.boolean().nullish(),
  rules_primary: text,
  rules_secondary: text,
  early_close_condition: text,
  strike_type: text,
  floor_strike: decimal,
  cap_strike: decimal,
  functional_strike: text,
  custom_strike: z.record(z.string(), z.unknown()).nullish(),
  mve_collection_ticker: text,
  mve_selected_legs: z.array(z.object({ event_ticker: text, market_ticker: text, side: text })).nullish(),
  is_provisional: z.boolean().nullish(),
})
export type KalshiMarket = z.infer<typeof KalshiMarket>

export const KalshiEvent = z.object({
  event_ticker: z.string().min(1),
  series_ticker: text,
  title: text,
  sub_title: text,
  category: text,
  mutually_exclusive: z.boolean().nullish(),
  strike_date: text,
  strike_period: text,
  markets: z.array(z.unknown()).nullish(),
})
export type KalshiEvent = Omit<z.infer<typeof KalshiEvent>, 'markets'> & {
  markets: KalshiMarket[]
  /** The tags of its series, where they were read: an event has no tags of its own. */
  seriesTags?: readonly string[] | undefined
}

export const KalshiMilestone = z.object({
  start_date: text,
  primary_event_tickers: z.array(z.string()).nullish(),
  related_event_tickers: z.array(z.string()).nullish(),
})
export type KalshiMilestone = z.infer<typeof KalshiMilestone>

export const KalshiTrade = z.object({
  trade_id: z.string().min(1),
  yes_price_dollars: decimal,
  yes_price: decimal,
  no_price_dollars: decimal,
  no_price: decimal,
  count_fp: decimal,
  count: decimal,
  taker_outcome_side: text,
  taker_side: text,
  created_time: z.string().refine((date) => !Number.isNaN(Date.parse(date)), 'not a date'),
})
export type KalshiTrade = z.infer<typeof KalshiTrade>

export const KalshiCandle = z.object({
  end_period_ts: z.number().int(),
  price: z
    .object({
      open_dollars: decimal,
      open: decimal,
      high_dollars: decimal,
      high: decimal,
      low_dollars: decimal,
      low: decimal,
      close_dollars: decimal,
      close: decimal,
    })
    .nullish(),
  volume_fp: decimal,
  volume: decimal,
})
export type KalshiCandle = z.infer<typeof KalshiCandle>

const levels = z.array(z.tuple([number, number])).nullish()
/** Price and number of contracts of each resting level. */
export type KalshiLevels = z.infer<typeof levels>

export const KalshiOrderBook = z
  .object({
    orderbook_fp: z.object({ yes_dollars: levels, no_dollars: levels }).nullish(),
    orderbook: z.object({ yes_dollars: levels, no_dollars: levels, yes: levels, no: levels }).nullish(),
  })
  .refine((answer) => answer.orderbook_fp ?? answer.orderbook, 'no order book')
export type KalshiOrderBook = z.infer<typeof KalshiOrderBook>

export const KalshiSeries = z.object({
  ticker: z.string().min(1),
  title: text,
  frequency: text,
  category: text,
  tags: z.array(z.string()).nullish(),
  settlement_sources: z.array(z.record(z.string(), z.unknown())).nullish(),
})
export type KalshiSeries = z.infer<typeof KalshiSeries>

/** `exchange_active` is false while nothing at all changes, `trading_active` while nothing is traded. */
export const KalshiStatus = z.object({
  exchange_active: z.boolean(),
  trading_active: z.boolean(),
  exchange_estimated_resume_time: z.string().nullish(),
})
export type KalshiStatus = z.infer<typeof KalshiStatus>
