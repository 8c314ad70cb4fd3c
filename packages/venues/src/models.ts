import { z } from 'zod'
import { FeeFormula, VenueFees } from './fees/fees.ts'
import { nullOnWire } from './null-on-wire.ts'
import { CATEGORIES } from './values/category.ts'

// One schema and one type per name. A field that the venue does not state is absent: never 0, 0.5, '' or 1970. Answers
// of the service carry `null` for those that published clients require (`nullOnWire`). Prices are probabilities in
// 0..1; `timestamp` fields are Unix milliseconds; other dates are ISO 8601 strings.

const model = <T extends z.ZodRawShape>(id: string, description: string, shape: T) =>
  z.object(shape).meta({ id, description })

const price = z.number().min(0).max(1)
const amount = z.number().min(0)
const milliseconds = z.number().int().describe('Unix milliseconds.')
export const InstantOrDate = z
  .union([z.iso.datetime(), z.iso.date()])
  .meta({ id: 'InstantOrDate', description: 'ISO 8601 instant in UTC, or a bare date where only the day is known.' })
export type InstantOrDate = z.infer<typeof InstantOrDate>

/** The unit of a volume; never convert one into another without a price. */
export const VolumeUnit = z
  .enum(['USD', 'GBP', 'contracts', 'mana'])
  .meta({ id: 'VolumeUnit', description: 'The unit of the volumes and sizes of this venue.' })
export type VolumeUnit = z.infer<typeof VolumeUnit>

export const MarketOutcome = model('MarketOutcome', 'One side of a market.', {
  outcomeId: z.string().describe("The venue's token id; on venues without token ids, the market id and the side."),
  marketId: z.string().optional().describe('The id of the market this outcome belongs to.'),
  label: z.string().describe('The display label, as the venue writes it.'),
  price: nullOnWire(price).describe("The venue's own display price: the last trade or the midpoint, 0 to 1."),
  priceChange24h: z.number().optional().describe('The absolute change of the price over 24 hours.'),
  bestBid: price.optional().describe('The highest resting bid for this outcome, 0 to 1.'),
  bestAsk: price.optional().describe('The lowest resting ask for this outcome, 0 to 1.'),
  metadata: z.record(z.string(), z.unknown()).optional().describe('Venue-specific fields.'),
})
export type MarketOutcome = z.infer<typeof MarketOutcome>

export const MarketTwin = model(
  'MarketTwin',
  'A market of another venue that this venue states to be the same question.',
  {
    exchange: z.string().describe('The id of that venue.'),
    marketId: z.string().optional().describe('Its market id there.'),
    contractAddress: z.string().optional().describe('Its on-chain id there (Polymarket: the condition id).'),
    outcomeIds: z.array(z.string()).optional().describe('The ids of its outcomes there, in no certain order.'),
    sharesBook: z
      .boolean()
      .optional()
      .describe('Whether orders here and there meet in one order book, so that its offers count once.'),
  },
)
export type MarketTwin = z.infer<typeof MarketTwin>

export const UnifiedMarket = model('UnifiedMarket', 'One tradable question of an event.', {
  marketId: z.string().describe("The venue's market id."),
  eventId: z.string().optional().describe("The venue's id of the parent event."),
  title: z.string().describe('The title of the market, complete without the title of the event.'),
  subtitle: z.string().optional().describe("The venue's short child label, verbatim (an option's name, a strike)."),
  description: z.string().optional().describe('Rules text.'),
  slug: z.string().optional().describe("The venue's slug of the market."),
  outcomes: z.array(MarketOutcome).describe('The outcomes; empty where the venue does not list them.'),
  startDate: InstantOrDate.optional().describe('The time at which trading opens or the observed window begins.'),
  resolutionDate: InstantOrDate.optional().describe(
    'The time at which the venue expects to close or resolve the market; often later than the real one.',
  ),
  volume24h: nullOnWire(amount).describe('The volume of the last 24 hours in `volumeUnit`.'),
  volume: amount.optional().describe('The volume since listing in `volumeUnit`.'),
  volumeUnit: VolumeUnit.optional(),
  liquidity: nullOnWire(amount).describe("The resting liquidity as the venue states it, in the venue's currency."),
  openInterest: amount.optional().describe('The open interest in `volumeUnit`.'),
  url: nullOnWire(z.string()).describe("The address of the market's public page."),
  image: z.string().optional().describe('Image address.'),
  category: z
    .string()
    .optional()
    .describe(`The category, one of ${CATEGORIES.join(', ')}; absent where none fits.`),
  sourceCategory: z.string().optional().describe("The venue's own word for the category."),
  tags: z.array(z.string()).optional().describe("The venue's tags."),
  currency: z
    .string()
    .optional()
    .describe('What its contracts pay, such as `GBP`; absent for US dollars and coins that stand for them.'),
  tickSize: z.number().positive().optional().describe('The smallest price step, 0 to 1.'),
  minOrderSize: z
    .number()
    .positive()
    .optional()
    .describe('The fewest contracts that a limit order may have; absent where the venue does not state it.'),
  minOrderCost: z
    .number()
    .positive()
    .optional()
    .describe(
      "The least that a limit order to buy may cost, price times contracts, in the venue's currency; absent where the " +
        'venue does not state it.',
    ),
  status: z.string().optional().describe("The venue's own status word."),
  contractAddress: z.string().optional().describe('The on-chain id (Polymarket and Limitless: condition id).'),
  twins: z
    .array(MarketTwin)
    .optional()
    .describe('The same question on other venues, as this venue states it; the rules of the two may still differ.'),
  sourceExchange: z.string().optional().describe('The id of the venue that lists the market.'),
  sourceMetadata: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Fields of the venue that the unified model does not have.'),
  bestBid: price.optional().describe('The best bid for the first outcome, 0 to 1.'),
  bestAsk: price.optional().describe('The best ask for the first outcome, 0 to 1.'),
  lastPrice: price.optional().describe('The price of the last trade of the first outcome, 0 to 1.'),
  asOf: z.iso
    .datetime()
    .optional()
    .describe(
      'The time at which its prices were read from the venue, ISO 8601 in UTC; the oldest where they come from several answers.',
    ),
  yes: MarketOutcome.optional().describe('The YES entry of `outcomes`.'),
  no: MarketOutcome.optional().describe('The NO entry of `outcomes`.'),
  up: MarketOutcome.optional().describe('The UP entry of `outcomes`.'),
  down: MarketOutcome.optional().describe('The DOWN entry of `outcomes`.'),
})
export type UnifiedMarket = z.infer<typeof UnifiedMarket>

export const UnifiedEvent = model('UnifiedEvent', 'A group of markets on one topic.', {
  id: z.string().describe("The venue's event id."),
  title: z.string().describe('The title of the event, as the venue writes it.'),
  subtitle: z.string().optional().describe("The venue's second title line."),
  description: nullOnWire(z.string()).describe('The description or rules of the whole event.'),
  slug: nullOnWire(z.string()).describe("The venue's slug of the event."),
  markets: z.array(UnifiedMarket).describe('Child markets.'),
  startDate: InstantOrDate.optional().describe(
    'The time at which the event begins (a kick-off, the start of a window).',
  ),
  volume24h: amount.optional().describe('The volume of the last 24 hours in `volumeUnit`.'),
  volume: amount.optional().describe('The volume since listing in `volumeUnit`.'),
  volumeUnit: VolumeUnit.optional(),
  url: nullOnWire(z.string()).describe("The address of the event's public page."),
  image: z.string().optional().describe('Image address.'),
  category: z
    .string()
    .optional()
    .describe(`The category, one of ${CATEGORIES.join(', ')}; absent where none fits.`),
  sourceCategory: z.string().optional().describe("The venue's own word for the category."),
  tags: z.array(z.string()).optional().describe("The venue's tags."),
  sourceExchange: z.string().optional().describe('The id of the venue that lists the event.'),
  sourceMetadata: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Fields of the venue that the unified model does not have.'),
})
export type UnifiedEvent = z.infer<typeof UnifiedEvent>

export const UnifiedSeries = model('UnifiedSeries', 'A recurring family of events.', {
  id: z.string().describe("The venue's series id."),
  ticker: z.string().optional().describe("The venue's ticker of the series."),
  slug: z.string().optional().describe("The venue's slug of the series."),
  title: z.string().describe('Series title.'),
  description: z.string().optional().describe('Series text.'),
  recurrence: z.string().optional().describe("The venue's own word for how often it recurs."),
  category: z
    .string()
    .optional()
    .describe(`The category, one of ${CATEGORIES.join(', ')}; absent where none fits.`),
  sourceCategory: z.string().optional().describe("The venue's own word for the category."),
  events: z.array(UnifiedEvent).optional().describe('The events of the series, where the venue lists them.'),
  url: z.string().optional().describe("The address of the series' public page."),
  image: z.string().optional().describe('Image address.'),
  sourceExchange: z.string().optional().describe('The id of the venue that lists the series.'),
  sourceMetadata: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Fields of the venue that the unified model does not have.'),
})
export type UnifiedSeries = z.infer<typeof UnifiedSeries>

export const PaginatedMarketsResult = model('PaginatedMarketsResult', 'One page of markets.', {
  data: z.array(UnifiedMarket),
  total: z.number().int().min(0).optional().describe('The total number of markets, where the venue states it.'),
  nextCursor: z.string().optional().describe('The `cursor` of the next page; absent on the last page.'),
})
export type PaginatedMarketsResult = z.infer<typeof PaginatedMarketsResult>

export const PaginatedEventsResult = model('PaginatedEventsResult', 'One page of events.', {
  data: z.array(UnifiedEvent),
  total: z.number().int().min(0).optional().describe('The total number of events, where the venue states it.'),
  nextCursor: z.string().optional().describe('The `cursor` of the next page; absent on the last page.'),
})
export type PaginatedEventsResult = z.infer<typeof PaginatedEventsResult>

export const PriceCandle = model('PriceCandle', 'The prices of one outcome over one interval.', {
  timestamp: milliseconds.describe('The start of the interval, in Unix milliseconds.'),
  open: price.describe('0 to 1.'),
  high: price.describe('0 to 1.'),
  low: price.describe('0 to 1.'),
  close: price.describe('0 to 1.'),
  volume: amount.optional().describe("The volume traded in the interval, in the venue's unit; absent where unknown."),
  fromPoints: z
    .boolean()
    .optional()
    .describe('Whether the candle was built from price points, because the venue offers no candles.'),
})
export type PriceCandle = z.infer<typeof PriceCandle>

export const OrderLevel = model('OrderLevel', 'The resting size at one price.', {
  price: price.describe('0 to 1.'),
  size: amount.describe('The number of contracts or shares; each pays 1 unit of the venue’s currency if it wins.'),
  venue: z.string().optional().describe('The venue, in a book that the router merged.'),
  quoted: price.optional().describe('The price that the venue quotes, if `price` includes the fees.'),
})
export type OrderLevel = z.infer<typeof OrderLevel>

export const OrderBook = model('OrderBook', 'The resting orders of one outcome.', {
  bids: z.array(OrderLevel).describe('Best (highest) first.'),
  asks: z.array(OrderLevel).describe('Best (lowest) first.'),
  timestamp: milliseconds.optional().describe("The venue's time of the snapshot, in Unix milliseconds."),
  // No format date-time here: in generated Python classes a field of this name would hide its own type.
  datetime: z.string().optional().describe('`timestamp` as an ISO 8601 string.'),
  missing: z
    .array(z.string())
    .optional()
    .describe('In a book that the router merged: the venues whose books could not be read.'),
  withoutFees: z
    .array(z.string())
    .optional()
    .describe('In a merged book with fees: the venues that are left out, because their fees are not known.'),
})
export type OrderBook = z.infer<typeof OrderBook>

export const Ticker = model('Ticker', 'The best prices and the figures of one outcome.', {
  outcomeId: z.string().describe('The outcome.'),
  marketId: z.string().describe('Its market.'),
  bid: price.optional().describe('The best bid, 0 to 1.'),
  bidSize: amount.optional().describe('The number of contracts or shares at the best bid.'),
  ask: price.optional().describe('The best ask, 0 to 1.'),
  askSize: amount.optional().describe('The number of contracts or shares at the best ask.'),
  mid: price.optional().describe('The middle of `bid` and `ask`, where there are both.'),
  last: price
    .optional()
    .describe('The price of the last trade; with two outcomes, a trade of the other one at p counts as 1 - p.'),
  volume24h: amount.optional().describe('The volume of the market in the last 24 hours, in `volumeUnit`.'),
  volumeUnit: VolumeUnit.optional(),
  openInterest: amount.optional().describe('The open interest of the market, in `volumeUnit`.'),
  timestamp: milliseconds.optional().describe("The venue's time of `bid` and `ask`, in Unix milliseconds."),
  asOf: z.iso.datetime().optional().describe('The time at which it was read from the venue, ISO 8601 in UTC.'),
})
export type Ticker = z.infer<typeof Ticker>

export const OpenInterest = model('OpenInterest', 'The open interest of one market.', {
  marketId: z.string().describe('The market.'),
  openInterest: amount.optional().describe('The open interest in `volumeUnit`; absent where the venue states none.'),
  volumeUnit: VolumeUnit.optional(),
})
export type OpenInterest = z.infer<typeof OpenInterest>

export { FeeFormula }

export const TradingFee = VenueFees.extend({
  marketId: z.string().optional().describe('The market; absent for the fees of the venue.'),
}).meta({ id: 'TradingFee', description: 'The fees of one market.' })
export type TradingFee = z.infer<typeof TradingFee>

export const VenueStatus = model('VenueStatus', 'Whether a venue is open.', {
  status: z
    .enum(['open', 'paused', 'down'])
    .describe('`open`: orders are matched. `paused`: trading is halted. `down`: nothing works, as during maintenance.'),
  resumesAt: z.iso
    .datetime()
    .optional()
    .describe('The time at which the venue expects to open again, ISO 8601 in UTC.'),
})
export type VenueStatus = z.infer<typeof VenueStatus>

export const VenueTime = model('VenueTime', "A venue's clock beside that of this service.", {
  time: milliseconds.describe("The venue's time, in Unix milliseconds, as it answered."),
  skewMs: z.number().describe("The venue's clock minus that of this service, in milliseconds."),
  uncertaintyMs: z
    .number()
    .min(0)
    .describe('By how much `skewMs` may be wrong: half the time of the request, and the resolution of `time`.'),
})
export type VenueTime = z.infer<typeof VenueTime>

export const Trade = model('Trade', 'One public trade.', {
  id: z.string().describe("The venue's trade id; on venues without trade ids, one made of the trade's fields."),
  timestamp: milliseconds,
  price: price.describe('The price of this outcome, 0 to 1.'),
  amount: amount.describe('The number of contracts or shares.'),
  side: z.enum(['buy', 'sell', 'unknown']).describe("The taker's side on this outcome."),
  outcomeId: z.string().optional().describe('The id of the traded outcome.'),
})
export type Trade = z.infer<typeof Trade>

export const UserTrade = Trade.extend({
  orderId: z.string().optional().describe('The id of the filled order.'),
  marketId: z.string().optional().describe('The id of the traded market.'),
  txHash: z.string().optional().describe('The hash of the on-chain transaction.'),
  chain: z.string().optional().describe('The chain of the transaction.'),
  blockNumber: z.number().int().optional().describe('The block of the transaction.'),
}).meta({ id: 'UserTrade', description: "One of the caller's own trades." })
export type UserTrade = z.infer<typeof UserTrade>

export const OrderSide = z.enum(['buy', 'sell']).meta({ id: 'OrderSide', description: 'The side of an order.' })
export type OrderSide = z.infer<typeof OrderSide>

export const Order = model('Order', "One of the caller's orders.", {
  id: z.string().describe("The venue's order id."),
  marketId: z.string().describe('The market.'),
  outcomeId: z.string().describe('The outcome.'),
  side: OrderSide,
  type: z.enum(['market', 'limit']).describe('Order type.'),
  price: price.optional().describe('The limit price, 0 to 1; for a market order without one its `averageFillPrice`.'),
  averageFillPrice: price
    .optional()
    .describe('The average price of the fills, 0 to 1; absent without fills or where the venue does not state it.'),
  amount: amount.describe('The number of contracts or shares ordered.'),
  status: z.enum(['pending', 'open', 'filled', 'canceled', 'rejected']).describe('The state of the order.'),
  filled: amount.describe('The number of contracts or shares filled.'),
  filledShares: amount.optional().describe('The same as `filled`, for clients that read this name.'),
  remaining: amount.describe('The number of contracts or shares still open; 0 once the order is filled or canceled.'),
  timestamp: nullOnWire(milliseconds).describe('The time at which the order was placed, in Unix milliseconds.'),
  fee: z.number().optional().describe("The fee paid, in the venue's currency."),
  feeRateBps: z.number().optional().describe('The fee rate in basis points.'),
  txHash: z.string().optional().describe('The hash of the on-chain transaction.'),
  chain: z.string().optional().describe('The chain of the transaction.'),
  blockNumber: z.number().int().optional().describe('The block of the transaction.'),
})
export type Order = z.infer<typeof Order>

export const OrderEvent = model('OrderEvent', "A change of one of the caller's orders.", {
  type: z
    .enum(['open', 'changed', 'closed'])
    .describe(
      '`open`: it is open; it was placed, or was open when the watch began. `changed`: it was filled in part or otherwise ' +
        'changed. `closed`: it is no longer open.',
    ),
  order: Order.describe(
    'The order as it is now; of a closed one that the venue no longer states, its last known state.',
  ),
})
export type OrderEvent = z.infer<typeof OrderEvent>

export const Position = model('Position', "The caller's position in one outcome.", {
  marketId: z.string().describe('The market.'),
  outcomeId: z.string().describe('The outcome.'),
  outcomeLabel: nullOnWire(z.string()).describe('The display label of the outcome.'),
  size: z.number().describe('The number of contracts or shares; negative for a short position.'),
  entryPrice: nullOnWire(price).describe('The average entry price, 0 to 1.'),
  currentPrice: nullOnWire(price).describe('The current price, 0 to 1.'),
  currentValue: z.number().optional().describe("The current value, in the venue's currency."),
  unrealizedPnL: nullOnWire(z.number()).describe("The unrealized profit, in the venue's currency."),
  realizedPnL: z.number().optional().describe("The realized profit, in the venue's currency."),
})
export type Position = z.infer<typeof Position>

export const Balance = model('Balance', "The caller's balance of one currency.", {
  currency: z.string().describe('Currency code.'),
  total: nullOnWire(z.number()).describe('The sum of `available` and `locked`.'),
  available: z.number().describe('The amount that is free to trade.'),
  locked: nullOnWire(z.number()).describe('The amount that open orders hold.'),
  venue: z.string().optional().describe('The id of the venue that holds it.'),
})
export type Balance = z.infer<typeof Balance>

export const ExecutionPriceResult = model('ExecutionPriceResult', 'The cost of taking an amount from an order book.', {
  price: price.describe('The average price of the amount that can be filled; 0 if none can.'),
  filledAmount: amount.describe('The amount that the book can fill.'),
  fullyFilled: z.boolean().describe('Whether the book can fill the whole amount.'),
  gross: amount
    .optional()
    .describe('`price` x `filledAmount`. This and the next are absent where the fees of the venue are not known.'),
  fee: amount
    .optional()
    .describe(
      'The fee of the venue for such an order, by the formula for most of its markets; without charges at settlement.',
    ),
  net: z.number().optional().describe('The cost of a purchase, or the proceeds of a sale, after the fee.'),
})
export type ExecutionPriceResult = z.infer<typeof ExecutionPriceResult>

const failure = z.object({ code: z.string(), message: z.string(), retryable: z.boolean() })

export const CreateResult = model('CreateResult', 'The result of placing one of several orders.', {
  status: z
    .enum(['placed', 'failed', 'unknown'])
    .describe(
      '`placed`: the venue took it; `order` says whether it rests, was filled or has ended. `failed`: it was not placed; `error` says why. ' +
        '`unknown`: the answer was lost, so it may have been placed: read the open orders and trades before it is sent again.',
    ),
  order: Order.optional().describe('The order; present if `status` is `placed`.'),
  error: failure.optional().describe('Why it was not placed or is not known; absent if `status` is `placed`.'),
})
export type CreateResult = z.infer<typeof CreateResult>

export const CancelResult = model('CancelResult', 'The result of canceling one of several orders.', {
  orderId: z.string().describe('The order.'),
  status: z
    .enum(['canceled', 'closed', 'failed'])
    .describe(
      '`canceled`: the venue confirmed it. `closed`: the order is no longer open, and the confirmation was lost, so it may have ' +
        'been filled. `failed`: the order may still be open; `error` says why.',
    ),
  order: Order.optional().describe('The order after it was canceled; present if `status` is `canceled`.'),
  error: failure.optional().describe('Why it failed; present if `status` is `failed`.'),
})
export type CancelResult = z.infer<typeof CancelResult>

export const EditResult = model('EditResult', 'The result of changing an open order.', {
  status: z
    .enum(['edited', 'replaced', 'canceled', 'unchanged', 'unknown'])
    .describe(
      '`edited`: the venue changed it in one step. `replaced`: it was canceled, and a new one was placed. `canceled`: it is no ' +
        'longer open, and no new one was placed. `unchanged`: it may still be open, and nothing was placed. `unknown`: it was ' +
        'canceled, and the answer to the new one was lost: read the open orders and trades before it is sent again.',
    ),
  order: Order.optional().describe('The order as it is now: the edited or new one; absent if neither is known.'),
  cancel: CancelResult.optional().describe('What happened to the old order; absent if it was edited.'),
  create: CreateResult.optional().describe('What happened to the new order; absent if none was sent.'),
})
export type EditResult = z.infer<typeof EditResult>

export const Settlement = model('Settlement', 'The settlement of a market in which the caller held contracts.', {
  marketId: z.string().describe('The market.'),
  result: z.enum(['yes', 'no', 'scalar']).describe('The result; `scalar`: YES was paid a part.'),
  yesPayout: price.optional().describe('What one contract of YES was paid, 0 to 1.'),
  yesAmount: amount.describe('The number of contracts of YES held.'),
  noAmount: amount.describe('The number of contracts of NO held.'),
  cost: amount.optional().describe("What these contracts had cost, in the venue's currency."),
  revenue: amount.describe("What was paid, in the venue's currency."),
  fee: amount.optional().describe("The fees of these contracts, in the venue's currency."),
  timestamp: milliseconds.describe('The time of the settlement, in Unix milliseconds.'),
})
export type Settlement = z.infer<typeof Settlement>

export const Transaction = model('Transaction', 'A transaction of a chain that is not signed and not sent.', {
  from: z
    .string()
    .optional()
    .describe(
      'The wallet that has to make the call, where that is known; a Safe, proxy or deposit wallet makes it by a transaction ' +
        'of its owner.',
    ),
  to: z.string().describe('The contract that is called.'),
  data: z.string().describe('The call, in hexadecimal digits.'),
  value: z.string().describe("The amount of the chain's own coin that goes with it."),
  chainId: z.number().int().describe('The chain, https://eips.ethereum.org/EIPS/eip-155.'),
})
export type Transaction = z.infer<typeof Transaction>

export const AccountCheck = model('AccountCheck', 'One thing that has to be right before the first order.', {
  name: z
    .enum(['venue', 'clock', 'signIn', 'wallet', 'rights', 'region', 'allowance', 'balance'])
    .describe(
      '`venue`: it is open. `clock`: requests are signed with the right time. `signIn`: it takes the credentials. `wallet`: ' +
        'the key signs for the wallet with the money. `rights`: the key may trade. `region`: orders are taken from here. ' +
        '`allowance`: the contracts of the venue may move the money. `balance`: there is money.',
    ),
  status: z
    .enum(['ok', 'warning', 'failed', 'unknown'])
    .describe('`failed`: an order will be refused. `warning`: it may be. `unknown`: the venue does not say.'),
  message: z.string().describe('The finding, in a sentence.'),
  advice: z.string().optional().describe('How to change it; absent if `status` is `ok`.'),
  field: z.string().optional().describe('The credential that is wrong, if it is one.'),
  transactions: z
    .array(Transaction)
    .optional()
    .describe(
      'The transactions that change it, for the wallet that pays to sign and send: nothing is sent from here. Each lets a ' +
        'contract of the venue move money or shares, without a limit.',
    ),
})
export type AccountCheck = z.infer<typeof AccountCheck>

export const BuiltOrder = model('BuiltOrder', 'An order that is built and signed but not sent.', {
  exchange: z.string().describe('The id of the venue it is for.'),
  params: z.record(z.string(), z.unknown()).describe('The order parameters it was built from.'),
  signedOrder: z.record(z.string(), z.unknown()).optional().describe('The signed order, where the venue requires one.'),
  tx: Transaction.optional().describe('The transaction to send, where the venue is a smart contract.'),
  raw: z.unknown().describe('Data that submitOrder needs back unchanged.'),
  expiry: milliseconds.optional().describe('The time at which it expires, in Unix milliseconds.'),
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
    'The relation of two propositions A and B. identity: they settle alike. complement: A is yes exactly when B is no. ' +
    'subset: A yes implies B yes. superset: B yes implies A yes. overlap: both can be yes, neither implies the other. ' +
    'disjoint: not both yes.',
})
export type Relation = z.infer<typeof Relation>

export const MatchResult = model('MatchResult', 'A market of another venue and how it relates.', {
  market: UnifiedMarket,
  sourceMarket: UnifiedMarket.optional().describe('The market it was matched with, in lists of all matches.'),
  relation: Relation,
  confidence: z.number().min(0).max(1),
  reasoning: z.string().nullable().optional().describe('The reason, in words.'),
  bestBid: price.nullable().optional().describe('The best bid of the matched market, if prices were requested.'),
  bestAsk: price.nullable().optional().describe('The best ask of the matched market, if prices were requested.'),
})
export type MatchResult = z.infer<typeof MatchResult>

export const MatchedEvent = UnifiedEvent.extend({
  eventId: z.string().describe("Service id: the venue, a colon and the venue's event id. May be used as an anchor."),
  sourceExchange: z.string().describe('Venue the event comes from.'),
  marketCount: z.number().int().min(0).describe('How many markets the event has; `markets` may hold fewer.'),
}).meta({ id: 'MatchedEvent', description: 'An event of the catalogue with its id in the service.' })
export type MatchedEvent = z.infer<typeof MatchedEvent>

export const EventMatchResult = model('EventMatchResult', 'An event of another venue with its matched markets.', {
  event: MatchedEvent,
  marketMatches: z.array(MatchResult),
})
export type EventMatchResult = z.infer<typeof EventMatchResult>

export const PriceComparison = model('PriceComparison', 'The same question priced on another venue.', {
  market: UnifiedMarket,
  relation: Relation,
  confidence: z.number().min(0).max(1),
  reasoning: z.string().nullable().optional().describe('The reason, in words.'),
  bestBid: price.nullable().optional(),
  bestAsk: price.nullable().optional(),
  venue: z.string().describe('The id of the venue of `market`.'),
})
export type PriceComparison = z.infer<typeof PriceComparison>

export const ArbitrageLeg = model('ArbitrageLeg', 'One side of an arbitrage.', {
  venue: z.string().describe('The venue.'),
  marketId: z.string().describe('The market.'),
  outcomeId: z.string().describe('The outcome.'),
  side: OrderSide.describe('`sell` is the same as to buy the opposite outcome at 1 less the price.'),
  price: price.describe('The average price over `size`, before fees.'),
  size: amount.describe('The number of contracts.'),
  cost: amount.describe('The amount paid, without fees; for a sale the cost of the opposite outcome.'),
  fee: amount.describe('The fee of the venue for taking these orders.'),
  settlementFee: amount.describe('What the venue charges on the winnings, if this leg wins.'),
  payOut: amount.describe('The payout if this leg wins, after that charge.'),
  asOf: z.iso.datetime().describe('The time of the book.'),
})

export const ArbitrageOpportunity = model(
  'ArbitrageOpportunity',
  'A buy on one venue and a sell at a higher price on another.',
  {
    marketA: UnifiedMarket.describe('The market to buy.'),
    marketB: UnifiedMarket.describe('The market to sell.'),
    spread: z.number().describe('sellPrice - buyPrice.'),
    buyVenue: z.string(),
    sellVenue: z.string(),
    buyPrice: price,
    sellPrice: price,
    relation: Relation.optional().describe('How the market to buy relates to the market to sell.'),
    confidence: z.number().min(0).max(1).optional().describe('Calibrated probability that the relation is right.'),
    size: z.number().optional().describe('The number of contracts of each leg that makes the largest profit.'),
    cost: z.number().optional().describe('The cost of both legs with their fees, in dollars.'),
    payOut: z.number().optional().describe('The lowest payout, after charges at settlement.'),
    profit: z.number().optional().describe('`payOut` minus `cost`: certain if the relation is right.'),
    return: z.number().optional().describe('`profit` divided by `cost`.'),
    annualizedReturn: z.number().optional().describe('`return` divided by the years until `resolutionDate`.'),
    resolutionDate: z.iso.datetime().optional().describe('The later one of both markets.'),
    asOf: z.iso.datetime().optional().describe('The time of the older one of both books.'),
    legs: z.array(ArbitrageLeg).optional().describe('The leg to buy, then the leg to sell.'),
    settlementNotes: z
      .array(z.object({ kind: z.string(), a: z.string().optional(), b: z.string().optional() }))
      .optional()
      .describe('Known differences between the rules, because of which the two may settle differently.'),
  },
)
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

const BestPrice = z.object({
  venue: z.string(),
  marketId: z.string(),
  price: price.describe('The quote, before fees.'),
  size: amount.optional().describe('The contracts at that price; absent where unknown.'),
})

export const MatchedPrices = model('MatchedPrices', 'The live quotes of all markets of a question.', {
  clusterId: z.string().describe('The question, as in `/v0/matched-market-clusters`.'),
  formerIds: z
    .array(z.string())
    .optional()
    .describe('The clusters that the watch followed before: each was merged into the next one, or split.'),
  status: z.enum(['open', 'retired']).describe('`retired`: fewer than two markets ask the question; the stream ends.'),
  canonicalTitle: z.string().describe('What the question asks, as in `/v0/matched-market-clusters`.'),
  buy: BestPrice.optional().describe('The lowest ask for the first side of the question; absent where none is known.'),
  sell: BestPrice.optional().describe('The highest bid for it; absent where none is known.'),
  spread: z.number().optional().describe('The lowest ask less the highest bid; below 0 where they cross.'),
  markets: z.array(
    z.object({
      venue: z.string(),
      eventId: z.string().describe("The venue's id of the event."),
      marketId: z.string(),
      title: z.string().optional(),
      outcomeId: z.string().describe('The outcome that is quoted.'),
      isOpposite: z
        .boolean()
        .optional()
        .describe('Present if the outcome settles the other way; its quotes are turned to the first side.'),
      bestBid: price.optional().describe('The highest bid for the first side; absent where unknown.'),
      bestAsk: price.optional().describe('The lowest ask for the first side; absent where unknown.'),
      bidSize: amount.optional().describe('The contracts at the highest bid.'),
      askSize: amount.optional().describe('The contracts at the lowest ask.'),
      asOf: z.iso.datetime().optional().describe('The time of the quotes.'),
      isLive: z
        .boolean()
        .describe('Whether the quotes are from the live book, not from the last reading of the catalogue.'),
      error: z
        .object({ code: z.string(), message: z.string(), retryable: z.boolean() })
        .optional()
        .describe('Why there are no quotes: the venue does not answer, or the market has ended.'),
    }),
  ),
  timestamp: z.number().int().describe('When this was put together, in Unix milliseconds.'),
  datetime: z.iso.datetime().describe('The same as text.'),
})
export type MatchedPrices = z.infer<typeof MatchedPrices>

export const MatchedCluster = z
  .looseObject({
    clusterId: z.string().describe('Stays the same while the cluster grows, merges or splits.'),
    canonicalTitle: z.string().describe('The title of the member with the highest known volume.'),
    relations: z.array(Relation).describe('Relations present among the edges.'),
    confidence: z.number().min(0).max(1).describe('The confidence of the weakest edge that holds it together.'),
  })
  .meta({
    id: 'MatchedCluster',
    description:
      'A cluster with all fields that `GET /v0/matched-event-clusters` or `/v0/matched-market-clusters` describes.',
  })
export type MatchedCluster = z.infer<typeof MatchedCluster>
