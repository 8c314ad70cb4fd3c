import type { MarketOutcome, UnifiedEvent, UnifiedMarket, UnifiedSeries, VenueStatus } from '../../models.ts'
import { withSides } from '../../orders/sides.ts'
import { categorized } from '../../values/category.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { type Environment, production } from './environment.ts'
import { complement, count, decimal, fraction, instant, payout, sum } from './numbers.ts'
import { outcomeIdOf, type Side } from './outcome.ts'
import type { KalshiEvent, KalshiMarket, KalshiMilestone, KalshiSeries, KalshiStatus } from './schemas.ts'
import { plain, titleOf } from './title.ts'
import { eventUrl, seriesUrl } from './urls.ts'

/** Parses a market, with its event where it is known, because a market alone states neither series nor category. */
export function parseMarket(
  market: KalshiMarket,
  event?: KalshiEvent,
  environment: Environment = production,
): UnifiedMarket {
  const { ticker } = market
  const eventId = market.event_ticker || event?.event_ticker
  const traded = fraction(market.last_price_dollars, market.last_price)
  const yes = outcomeOf(market, 'yes', traded)
  const no = outcomeOf(market, 'no', traded)
  const description = [market.rules_primary, market.rules_secondary].filter(Boolean).join('\n\n')
  const steps = (market.price_ranges ?? []).flatMap(({ step }) => fraction(step) ?? [])
  const liquidity = count(market.liquidity_dollars)
  return withSides({
    marketId: ticker,
    ...(eventId && { eventId }),
    title: titleOf(market, event),
    ...(market.yes_sub_title && { subtitle: market.yes_sub_title }),
    ...(description && { description }),
    outcomes: [yes, no],
    ...stated('startDate', windowStart(market)),
    ...stated('resolutionDate', resolution(market)),
    ...inContracts({
      volume24h: count(market.volume_24h_fp, market.volume_24h),
      volume: count(market.volume_fp, market.volume),
      openInterest: count(market.open_interest_fp, market.open_interest),
    }),
    // In dollars; always "0.0000" since the venue stopped using the field, which means unknown.
    ...(liquidity && { liquidity }),
    ...(eventId && { url: eventUrl(eventId, environment) }),
    ...filed(event),
    ...(steps.length > 0 && { tickSize: Math.min(...steps) }),
    // The venue states no least order of markets that take fractions.
    ...(market.fractional_trading_enabled === false && { minOrderSize: 1 }),
    ...(market.status && { status: market.status }),
    sourceExchange: environment.id,
    sourceMetadata: known({
      seriesTicker: event?.series_ticker,
      strikeType: market.strike_type,
      floorStrike: decimal(market.floor_strike),
      capStrike: decimal(market.cap_strike),
      functionalStrike: market.functional_strike,
      customStrike: market.custom_strike,
      // A scalar market pays a fraction, not all or nothing.
      marketType: market.market_type,
      result: market.result,
      settlementValue: payout(market.settlement_value_dollars),
      openTime: instant(market.open_time),
      closeTime: instant(market.close_time),
      expectedExpirationTime: instant(market.expected_expiration_time),
      latestExpirationTime: instant(market.latest_expiration_time),
      earlyCloseCondition: market.early_close_condition,
      priceLevelStructure: market.price_level_structure,
      provisional: market.is_provisional,
      // Only combos have these: one contract on several markets.
      comboCollection: market.mve_collection_ticker,
      comboLegs: market.mve_selected_legs?.map((leg) =>
        known({ eventId: leg.event_ticker, marketId: leg.market_ticker, side: leg.side }),
      ),
    }),
    ...stated('bestBid', yes.bestBid),
    ...stated('bestAsk', yes.bestAsk),
    ...stated('lastPrice', traded),
  })
}

function outcomeOf(market: KalshiMarket, side: Side, traded: number | undefined): MarketOutcome {
  const { ticker } = market
  const { bid, ask } = quotes(market, side)
  const before = fraction(market.previous_price_dollars, market.previous_price)
  const change = traded !== undefined && before !== undefined ? sum([traded, -before]) : undefined
  const price = market.result ? settled(market, side) : (mirrored(traded, side) ?? midpoint(bid, ask))
  return {
    outcomeId: outcomeIdOf({ ticker, side }),
    marketId: ticker,
    label: side === 'yes' ? 'Yes' : 'No',
    ...stated('price', price),
    ...stated('priceChange24h', change === undefined || side === 'yes' ? change : sum([0, -change])),
    ...stated('bestBid', bid),
    ...stated('bestAsk', ask),
  }
}

const PAID = new Map([
  ['yes', 1],
  ['no', 0],
])

/**
 * Returns the payout of a settled market, whatever its last trade was; unknown for a scalar market without its value,
 * and for a void one, which refunds everyone.
 */
const settled = ({ result, settlement_value_dollars: value }: KalshiMarket, side: Side): number | undefined =>
  mirrored(payout(value) ?? PAID.get(result ?? ''), side)

/** A market with a result has no resting orders; its quote fields contain the limits of an empty book. */
function quotes(market: KalshiMarket, side: Side): { bid?: number | undefined; ask?: number | undefined } {
  if (market.result) return {}
  const yesBid = fraction(market.yes_bid_dollars, market.yes_bid)
  const yesAsk = fraction(market.yes_ask_dollars, market.yes_ask)
  const noBid = fraction(market.no_bid_dollars, market.no_bid)
  const noAsk = fraction(market.no_ask_dollars, market.no_ask)
  return side === 'yes'
    ? { bid: yesBid ?? complement(noAsk), ask: yesAsk ?? complement(noBid) }
    : { bid: noBid ?? complement(yesAsk), ask: noAsk ?? complement(yesBid) }
}

const mirrored = (yesPrice: number | undefined, side: Side): number | undefined =>
  side === 'yes' ? yesPrice : complement(yesPrice)

const midpoint = (bid: number | undefined, ask: number | undefined): number | undefined =>
  bid === undefined || ask === undefined ? undefined : sum([bid / 2, ask / 2])

/**
 * Returns the earlier of the close of trading and the expected decision. Each is padded where the other is meant: a
 * match closes two weeks after it was played but is expected to be decided that evening; the legs of "before April" and
 * "before August" are all expected to be decided with the last of them but close at their own deadline.
 */
function resolution(market: KalshiMarket): string | undefined {
  const dates = [instant(market.close_time), instant(market.expected_expiration_time)].filter((date) => date)
  return dates.sort()[0] ?? instant(market.latest_expiration_time)
}

const MAX_INTERVAL_MARKET_MS = 60 * 60 * 1_000

/**
 * Returns the opening only where it starts the observed window: where the rules count from issuance, and in the markets
 * of minutes that compare a close with their own opening. Any other market merely started trading then.
 */
function windowStart(market: KalshiMarket): string | undefined {
  const opens = instant(market.open_time)
  const closes = instant(market.close_time)
  if (!opens) return undefined
  if (/\bissuance\b/i.test(market.rules_primary ?? '')) return opens
  return closes && Date.parse(closes) - Date.parse(opens) <= MAX_INTERVAL_MARKET_MS ? opens : undefined
}

/** Parses an event with its markets; milestones state when the event itself begins. */
export function parseEvent(
  event: KalshiEvent,
  milestones: readonly KalshiMilestone[] = [],
  environment: Environment = production,
): UnifiedEvent {
  const id = event.event_ticker
  const markets = event.markets.map((market) => parseMarket(market, event, environment))
  return {
    id,
    title: plain(event.title) || id,
    ...(event.sub_title && { subtitle: event.sub_title }),
    slug: id.toLowerCase(),
    markets,
    ...stated('startDate', beginning(id, milestones)),
    ...inContracts({
      volume24h: total(markets.map(({ volume24h }) => volume24h)),
      volume: total(markets.map(({ volume }) => volume)),
    }),
    url: eventUrl(id, environment),
    ...filed(event),
    sourceExchange: environment.id,
    sourceMetadata: known({
      seriesTicker: event.series_ticker,
      mutuallyExclusive: event.mutually_exclusive,
      strikeDate: instant(event.strike_date),
      strikePeriod: event.strike_period,
    }),
  }
}

/**
 * Returns the categories of an event; the tags are those of its series, and so is the category if the event has none.
 */
function filed(event: KalshiEvent | undefined) {
  const { category, seriesTags } = event ?? {}
  const tags = [...new Set([...(seriesTags ?? []), ...(category ? [category] : [])])]
  return { ...categorized(category), ...(seriesTags && tags.length > 0 && { tags }) }
}

/** Returns the start of the one milestone (a match, a release) of the event; of several, none is the event's own. */
function beginning(id: string, milestones: readonly KalshiMilestone[]): string | undefined {
  const primary = milestones.filter((milestone) => milestone.primary_event_tickers?.includes(id))
  const related = milestones.filter((milestone) => milestone.related_event_tickers?.includes(id))
  const starts = new Set((primary.length > 0 ? primary : related).map(({ start_date }) => instant(start_date)))
  return starts.size === 1 ? [...starts][0] : undefined
}

/** Returns the sum over the markets, if all of them state the value; the venue has no figure for an event. */
function total(parts: (number | undefined)[]): number | undefined {
  const numbers = parts.filter((part) => part !== undefined)
  return numbers.length > 0 && numbers.length === parts.length ? sum(numbers) : undefined
}

export function parseSeries(series: KalshiSeries, environment: Environment = production): UnifiedSeries {
  const { ticker } = series
  return {
    id: ticker,
    ticker,
    slug: ticker.toLowerCase(),
    title: plain(series.title) || ticker,
    ...(series.frequency && { recurrence: series.frequency }),
    ...categorized(series.category),
    url: seriesUrl(ticker, environment),
    sourceExchange: environment.id,
    sourceMetadata: known({
      tags: series.tags,
      settlementSources: series.settlement_sources,
    }),
  }
}

/**
 * Returns the stated amounts with their unit: the venue counts contracts, each paying a dollar at most, never dollars.
 */
function inContracts<K extends string>(amounts: Record<K, number | undefined>) {
  const entries = Object.entries(amounts).filter(([, amount]) => amount !== undefined)
  if (entries.length === 0) return {}
  return { ...(Object.fromEntries(entries) as { [key in K]?: number }), volumeUnit: 'contracts' as const }
}

/** Returns an object with the property if the venue stated its value, else an empty one. */
const stated = <K extends string, V>(name: K, value: V | undefined) =>
  value === undefined ? {} : ({ [name]: value } as { [key in K]: V })

/** Omits empty fields. */
const known = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined && value !== null && value !== ''))

export function parseStatus(row: KalshiStatus): VenueStatus {
  const status = row.exchange_active ? (row.trading_active ? 'open' : 'paused') : 'down'
  return { status, ...(status !== 'open' && omitEmpty({ resumesAt: instant(row.exchange_estimated_resume_time) })) }
}
