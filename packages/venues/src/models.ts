import { z } from 'zod'
import { nullOnWire } from './null-on-wire.ts'
import { CATEGORIES } from './values/category.ts'

// One schema and one type per name. A field that the venue does not state is absent: never 0, 0.5, '' or 1970. Answers of
// the service carry `null` for those that published clients require (`nullOnWire`).
// Prices are probabilities in 0..1; `timestamp` fields are Unix milliseconds; other dates are ISO 8601 strings.

const model = <T extends z.ZodRawShape>(id: string, description: string, shape: T) =>
  z.object(shape).meta({ id, description })

const price = z.number().min(0).max(1)
const amount = z.number().min(0)
const milliseconds = z.number().int().describe('Unix milliseconds.')
export const InstantOrDate = z
  .union([z.iso.datetime(), z.iso.date()])
  .meta({ id: 'InstantOrDate', description: 'ISO 8601 instant in UTC, or a bare date where only the day is known.' })
export type InstantOrDate = z.infer<typeof InstantOrDate>

/** What a volume is counted in; never convert one into another without a price. */
export const VolumeUnit = z
  .enum(['USD', 'GBP', 'contracts', 'mana'])
  .meta({ id: 'VolumeUnit', description: 'What volumes and sizes of this venue are counted in.' })
export type VolumeUnit = z.infer<typeof VolumeUnit>

export const MarketOutcome = model('MarketOutcome', 'One side of a market.', {
  outcomeId: z.string().describe("The venue's token id where it has one, else made of the market id and the side."),
  marketId: z.string().optional().describe('The market this outcome belongs to.'),
  label: z.string().describe('Display label, as the venue writes it.'),
  price: nullOnWire(price).describe("The venue's own display price: last trade or midpoint, 0 to 1."),
  priceChange24h: z.number().optional().describe('Absolute change of the price over 24 hours.'),
  bestBid: price.optional().describe('Highest resting bid for this outcome, 0 to 1.'),
  bestAsk: price.optional().describe('Lowest resting ask for this outcome, 0 to 1.'),
  metadata: z.record(z.string(), z.unknown()).optional().describe('Venue-specific extras.'),
})
export type MarketOutcome = z.infer<typeof MarketOutcome>

export const UnifiedMarket = model('UnifiedMarket', 'One tradable question of an event.', {
  marketId: z.string().describe("The venue's market id."),
  eventId: z.string().optional().describe("The venue's id of the parent event."),
  title: z.string().describe('Market title, complete enough to be read without the event.'),
  subtitle: z.string().optional().describe("The venue's short child label, verbatim (an option's name, a strike)."),
  description: z.string().optional().describe('Rules text.'),
  slug: z.string().optional().describe("The venue's slug of the market."),
  outcomes: z.array(MarketOutcome).describe('The sides; empty where the venue does not list them.'),
  startDate: InstantOrDate.optional().describe('When trading opens or the observed window begins.'),
  resolutionDate: InstantOrDate.optional().describe('When the venue says it closes or resolves; often padded.'),
  volume24h: nullOnWire(amount).describe('Volume of the last 24 hours in `volumeUnit`.'),
  volume: amount.optional().describe('Volume since listing in `volumeUnit`.'),
  volumeUnit: VolumeUnit.optional(),
  liquidity: nullOnWire(amount).describe("Resting liquidity as the venue states it, in the venue's currency."),
  openInterest: amount.optional().describe('Open interest in `volumeUnit`.'),
  url: nullOnWire(z.string()).describe("The market's public page."),
  image: z.string().optional().describe('Image address.'),
  category: z
    .string()
    .optional()
    .describe(
      `Category in the words that all venues share here: ${CATEGORIES.join(', ')}; absent where it is in none.`,
    ),
  sourceCategory: z.string().optional().describe("The venue's own word for the category."),
  tags: z.array(z.string()).optional().describe("The venue's tags."),
  tickSize: z.number().positive().optional().describe('Smallest price step, 0 to 1.'),
  status: z.string().optional().describe("The venue's own status word."),
  contractAddress: z.string().optional().describe('On-chain id (Polymarket and Limitless: condition id).'),
  sourceExchange: z.string().optional().describe('Venue the market comes from.'),
  sourceMetadata: z.record(z.string(), z.unknown()).optional().describe('Venue-specific facts without a field here.'),
  bestBid: price.optional().describe('Best bid of the first outcome, 0 to 1.'),
  bestAsk: price.optional().describe('Best ask of the first outcome, 0 to 1.'),
  lastPrice: price.optional().describe('Last traded price of the first outcome, 0 to 1.'),
  asOf: z.iso
    .datetime()
    .optional()
    .describe('When its prices were read: the oldest answer of the venue that they are made of, ISO 8601 in UTC.'),
  yes: MarketOutcome.optional().describe('The YES entry of `outcomes`.'),
  no: MarketOutcome.optional().describe('The NO entry of `outcomes`.'),
  up: MarketOutcome.optional().describe('The UP entry of `outcomes`.'),
  down: MarketOutcome.optional().describe('The DOWN entry of `outcomes`.'),
})
export type UnifiedMarket = z.infer<typeof UnifiedMarket>

export const UnifiedEvent = model('UnifiedEvent', 'A page of a venue that groups markets on one matter.', {
  id: z.string().describe("The venue's event id."),
  title: z.string().describe('Event title as the venue names it.'),
  subtitle: z.string().optional().describe("The venue's second line of the title."),
  description: nullOnWire(z.string()).describe('Text or rules of the event as a whole.'),
  slug: nullOnWire(z.string()).describe("The venue's slug of the event."),
  markets: z.array(UnifiedMarket).describe('Child markets.'),
  startDate: InstantOrDate.optional().describe('When the event begins (a kick-off, the start of a window).'),
  volume24h: amount.optional().describe('Volume of the last 24 hours in `volumeUnit`.'),
  volume: amount.optional().describe('Volume since listing in `volumeUnit`.'),
  volumeUnit: VolumeUnit.optional(),
  url: nullOnWire(z.string()).describe("The event's public page."),
  image: z.string().optional().describe('Image address.'),
  category: z
    .string()
    .optional()
    .describe(
      `Category in the words that all venues share here: ${CATEGORIES.join(', ')}; absent where it is in none.`,
    ),
  sourceCategory: z.string().optional().describe("The venue's own word for the category."),
  tags: z.array(z.string()).optional().describe("The venue's tags."),
  sourceExchange: z.string().optional().describe('Venue the event comes from.'),
  sourceMetadata: z.record(z.string(), z.unknown()).optional().describe('Venue-specific facts without a field here.'),
})
export type UnifiedEvent = z.infer<typeof UnifiedEvent>

export const UnifiedSeries = model('UnifiedSeries', 'A recurring family of events.', {
  id: z.string().describe("The venue's series id."),
  ticker: z.string().optional().describe("The venue's ticker of the series."),
  slug: z.string().optional().describe("The venue's slug of the series."),
  title: z.string().describe('Series title.'),
  description: z.string().optional().describe('Series text.'),
  recurrence: z.string().optional().describe("The venue's word for how often it recurs."),
  category: z
    .string()
    .optional()
    .describe(
      `Category in the words that all venues share here: ${CATEGORIES.join(', ')}; absent where it is in none.`,
    ),
  sourceCategory: z.string().optional().describe("The venue's own word for the category."),
  events: z.array(UnifiedEvent).optional().describe('Events of the series where the venue lists them.'),
  url: z.string().optional().describe("The series' public page."),
  image: z.string().optional().describe('Image address.'),
  sourceExchange: z.string().optional().describe('Venue the series comes from.'),
  sourceMetadata: z.record(z.string(), z.unknown()).optional().describe('Venue-specific facts without a field here.'),
})
export type UnifiedSeries = z.infer<typeof UnifiedSeries>

export const PaginatedMarketsResult = model('PaginatedMarketsResult', 'One page of markets.', {
  data: z.array(UnifiedMarket),
  total: z.number().int().min(0).optional().describe('How many there are in all, where the venue tells.'),
  nextCursor: z.string().optional().describe('Pass as `cursor` for the next page; absent on the last.'),
})
export type PaginatedMarketsResult = z.infer<typeof PaginatedMarketsResult>

export const PaginatedEventsResult = model('PaginatedEventsResult', 'One page of events.', {
  data: z.array(UnifiedEvent),
  total: z.number().int().min(0).optional().describe('How many there are in all, where the venue tells.'),
  nextCursor: z.string().optional().describe('Pass as `cursor` for the next page; absent on the last.'),
})
export type PaginatedEventsResult = z.infer<typeof PaginatedEventsResult>

export const PriceCandle = model('PriceCandle', 'Price of one outcome over one interval.', {
  timestamp: milliseconds.describe('Start of the interval, Unix milliseconds.'),
  open: price.describe('0 to 1.'),
  high: price.describe('0 to 1.'),
  low: price.describe('0 to 1.'),
  close: price.describe('0 to 1.'),
  volume: amount.optional().describe("Volume traded in the interval, in the venue's unit; absent where unknown."),
  fromPoints: z
    .boolean()
    .optional()
    .describe('True where the venue offers price points only and the candle was built from them.'),
})
export type PriceCandle = z.infer<typeof PriceCandle>

export const OrderLevel = model('OrderLevel', 'Resting size at one price.', {
  price: price.describe('0 to 1.'),
  size: amount.describe('Contracts or shares, each paying 1 unit of the venue’s currency when it wins.'),
})
export type OrderLevel = z.infer<typeof OrderLevel>

export const OrderBook = model('OrderBook', 'Resting orders of one outcome.', {
  bids: z.array(OrderLevel).describe('Best (highest) first.'),
  asks: z.array(OrderLevel).describe('Best (lowest) first.'),
  timestamp: milliseconds.optional().describe("The venue's time of the snapshot, Unix milliseconds."),
  // Without the format date-time: in generated Python classes a field of this name would hide its own type.
  datetime: z.string().optional().describe('`timestamp` as an ISO 8601 string.'),
})
export type OrderBook = z.infer<typeof OrderBook>

export const Trade = model('Trade', 'One public trade.', {
  id: z.string().describe("The venue's trade id, or one made of its fields where the venue has none."),
  timestamp: milliseconds,
  price: price.describe('Price of this outcome, 0 to 1.'),
  amount: amount.describe('Contracts or shares.'),
  side: z.enum(['buy', 'sell', 'unknown']).describe("The taker's side on this outcome."),
  outcomeId: z.string().optional().describe('The outcome traded.'),
})
export type Trade = z.infer<typeof Trade>

export const UserTrade = Trade.extend({
  orderId: z.string().optional().describe('The order that was filled.'),
  marketId: z.string().optional().describe('The market traded.'),
  txHash: z.string().optional().describe('On-chain transaction, where there is one.'),
  chain: z.string().optional().describe('Chain of the transaction.'),
  blockNumber: z.number().int().optional().describe('Block of the transaction.'),
}).meta({ id: 'UserTrade', description: "One of the caller's own trades." })
export type UserTrade = z.infer<typeof UserTrade>

export const OrderSide = z.enum(['buy', 'sell']).meta({ id: 'OrderSide', description: 'Side of an order.' })
export type OrderSide = z.infer<typeof OrderSide>

export const Order = model('Order', "One of the caller's orders.", {
  id: z.string().describe("The venue's order id."),
  marketId: z.string().describe('The market.'),
  outcomeId: z.string().describe('The outcome.'),
  side: OrderSide,
  type: z.enum(['market', 'limit']).describe('Order type.'),
  price: price.optional().describe('Limit price, 0 to 1; of a market order without one its `averageFillPrice`.'),
  averageFillPrice: price
    .optional()
    .describe(
      'What the fills cost on average, 0 to 1; absent where nothing was filled or the venue does not state it.',
    ),
  amount: amount.describe('Contracts or shares ordered.'),
  status: z.enum(['pending', 'open', 'filled', 'canceled', 'rejected']).describe('Where the order stands.'),
  filled: amount.describe('Contracts or shares filled.'),
  filledShares: amount.optional().describe('The same as `filled`, for clients that read this name.'),
  remaining: amount.describe('Contracts or shares still open; 0 once it is filled or canceled.'),
  timestamp: nullOnWire(milliseconds).describe('When it was placed, Unix milliseconds.'),
  fee: z.number().optional().describe("Fee paid, in the venue's currency."),
  feeRateBps: z.number().optional().describe('Fee rate in basis points.'),
  txHash: z.string().optional().describe('On-chain transaction, where there is one.'),
  chain: z.string().optional().describe('Chain of the transaction.'),
  blockNumber: z.number().int().optional().describe('Block of the transaction.'),
})
export type Order = z.infer<typeof Order>

export const Position = model('Position', 'What the caller holds of one outcome.', {
  marketId: z.string().describe('The market.'),
  outcomeId: z.string().describe('The outcome.'),
  outcomeLabel: nullOnWire(z.string()).describe('Display label of the outcome.'),
  size: z.number().describe('Contracts or shares; negative when short.'),
  entryPrice: nullOnWire(price).describe('Average entry price, 0 to 1.'),
  currentPrice: nullOnWire(price).describe('Current price, 0 to 1.'),
  currentValue: z.number().optional().describe("Value now, in the venue's currency."),
  unrealizedPnL: nullOnWire(z.number()).describe("Unrealised profit, in the venue's currency."),
  realizedPnL: z.number().optional().describe("Realised profit, in the venue's currency."),
})
export type Position = z.infer<typeof Position>

export const Balance = model('Balance', 'What the caller holds of one currency.', {
  currency: z.string().describe('Currency code.'),
  total: nullOnWire(z.number()).describe('Available and locked.'),
  available: z.number().describe('Free to trade.'),
  locked: nullOnWire(z.number()).describe('Held by open orders.'),
  venue: z.string().optional().describe('The venue that holds it.'),
})
export type Balance = z.infer<typeof Balance>

export const ExecutionPriceResult = model('ExecutionPriceResult', 'What taking an amount from a book would cost.', {
  price: price.describe('Average price of what can be filled; 0 where nothing can.'),
  filledAmount: amount.describe('How much the book can fill.'),
  fullyFilled: z.boolean().describe('Whether that is the whole amount.'),
})
export type ExecutionPriceResult = z.infer<typeof ExecutionPriceResult>

export const BuiltOrder = model('BuiltOrder', 'An order built and signed but not sent.', {
  exchange: z.string().describe('The venue it is for.'),
  params: z.record(z.string(), z.unknown()).describe('The order parameters it was built from.'),
  signedOrder: z.record(z.string(), z.unknown()).optional().describe('The signed order, where the venue takes one.'),
  tx: z
    .object({ to: z.string(), data: z.string(), value: z.string(), chainId: z.number().int() })
    .optional()
    .describe('The transaction to send, where the venue is a contract.'),
  raw: z.unknown().describe('What submitOrder needs back unchanged.'),
  expiry: milliseconds.optional().describe('When it stops being valid, Unix milliseconds.'),
})
export type BuiltOrder = z.infer<typeof BuiltOrder>

export const SubscribedAddressSnapshot = model('SubscribedAddressSnapshot', 'The state of a watched wallet.', {
  address: z.string().describe('The wallet.'),
  trades: z.array(UserTrade).optional(),
  positions: z.array(Position).optional(),
  balances: z.array(Balance).optional(),
  timestamp: milliseconds,
})
export type SubscribedAddressSnapshot = z.infer<typeof SubscribedAddressSnapshot>

export const Relation = z.enum(['identity', 'complement', 'subset', 'superset', 'overlap', 'disjoint']).meta({
  id: 'Relation',
  description:
    'How two propositions A and B relate. identity: they settle alike. complement: A yes exactly when B no. ' +
    'subset: A yes implies B yes. superset: B yes implies A yes. overlap: both can be yes, neither implies the other. ' +
    'disjoint: not both yes.',
})
export type Relation = z.infer<typeof Relation>

export const MatchResult = model('MatchResult', 'A market of another venue and how it relates.', {
  market: UnifiedMarket,
  sourceMarket: UnifiedMarket.optional().describe('The market it was matched against, when browsing.'),
  relation: Relation,
  confidence: z.number().min(0).max(1),
  reasoning: z.string().nullable().optional().describe('Why, in words.'),
  bestBid: price.nullable().optional().describe('Best bid of the matched market, when prices were asked for.'),
  bestAsk: price.nullable().optional().describe('Best ask of the matched market, when prices were asked for.'),
})
export type MatchResult = z.infer<typeof MatchResult>

export const EventMatchResult = model('EventMatchResult', 'An event of another venue with its matched markets.', {
  event: UnifiedEvent,
  marketMatches: z.array(MatchResult),
})
export type EventMatchResult = z.infer<typeof EventMatchResult>

export const PriceComparison = model('PriceComparison', 'The same question priced on another venue.', {
  market: UnifiedMarket,
  relation: Relation,
  confidence: z.number().min(0).max(1),
  reasoning: z.string().nullable().optional().describe('Why, in words.'),
  bestBid: price.nullable().optional(),
  bestAsk: price.nullable().optional(),
  venue: z.string().describe('The venue of `market`.'),
})
export type PriceComparison = z.infer<typeof PriceComparison>

export const ArbitrageOpportunity = model('ArbitrageOpportunity', 'A buy on one venue and a dearer sell on another.', {
  marketA: UnifiedMarket.describe('The market to buy.'),
  marketB: UnifiedMarket.describe('The market to sell.'),
  spread: z.number().describe('sellPrice - buyPrice.'),
  buyVenue: z.string(),
  sellVenue: z.string(),
  buyPrice: price,
  sellPrice: price,
  relation: Relation.optional(),
  confidence: z.number().min(0).max(1).optional(),
})
export type ArbitrageOpportunity = z.infer<typeof ArbitrageOpportunity>

export const MatchedMarketPair = model('MatchedMarketPair', 'Two matched markets and their prices.', {
  marketA: UnifiedMarket,
  marketB: UnifiedMarket,
  priceDifference: z.number().min(0),
  venueA: z.string(),
  venueB: z.string(),
  priceA: price,
  priceB: price,
  relation: Relation.optional(),
  confidence: z.number().min(0).max(1).optional(),
  reasoning: z.string().nullable().optional(),
})
export type MatchedMarketPair = z.infer<typeof MatchedMarketPair>
