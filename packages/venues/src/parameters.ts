import { z } from 'zod'
import { MAX_LIST_LENGTH } from './arguments/list-length.ts'
import { OrderSide, Relation, UnifiedEvent, UnifiedMarket } from './models.ts'
import { DEFAULT_MAX_SLIPPAGE } from './orders/default-max-slippage.ts'
import { canonicalInstant } from './values/instant.ts'

// The parameters that callers pass. Strict: an unknown name is an error, because a dropped filter gives a wrong answer.

const strict = <T extends z.ZodRawShape>(id: string, description: string, shape: T) =>
  z.strictObject(shape).meta({ id, description })

export const Instant = z
  .preprocess(
    canonicalInstant,
    z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()], {
      error: 'expected an ISO 8601 date or date-time such as 2026-03-01T12:00:00Z',
    }),
  )
  .meta({
    id: 'Instant',
    description: 'ISO 8601 instant or bare date; without a zone it is UTC. Unix seconds and milliseconds are accepted.',
  })
export type Instant = z.infer<typeof Instant>

/**
 * Longer than any id or word of a venue; a longer text is a mistake, and a venue would answer it with an error of its
 * own.
 */
const name = z.string().max(500)
const longText = z.string().max(5_000)
const tagList = z.array(name).max(100)

const limit = z.number().int().min(1).describe('The maximum number of items.')
const offset = z.number().int().min(0).describe('The number of items to skip.')
const range = z.strictObject({ min: z.number().optional(), max: z.number().optional() })
const confidence = z.number().min(0).max(1)

const text = z.union([name, z.array(name).max(100)])

export const MarketFilterCriteria = strict(
  'MarketFilterCriteria',
  'Criteria for markets; a market must match all that are given.',
  {
    text: name.optional().describe('A text to find; upper and lower case are the same.'),
    searchIn: z
      .array(z.enum(['title', 'description', 'category', 'tags', 'outcomes']))
      .max(5)
      .optional()
      .describe('The fields to search for `text`. @default title'),
    volume24h: range.optional(),
    volume: range.optional(),
    liquidity: range.optional(),
    openInterest: range.optional(),
    resolutionDate: z.strictObject({ before: Instant.optional(), after: Instant.optional() }).optional(),
    category: name.optional(),
    tags: tagList.optional().describe('Matches any of these.'),
    price: z
      .strictObject({
        outcome: z.enum(['yes', 'no', 'up', 'down']),
        min: z.number().optional(),
        max: z.number().optional(),
      })
      .optional(),
    priceChange24h: z
      .strictObject({
        outcome: z.enum(['yes', 'no', 'up', 'down']),
        min: z.number().optional(),
        max: z.number().optional(),
      })
      .optional(),
  },
)
export type MarketFilterCriteria = z.infer<typeof MarketFilterCriteria>

export const EventFilterCriteria = strict(
  'EventFilterCriteria',
  'Criteria for events; an event must match all that are given.',
  {
    text: name.optional().describe('A text to find; upper and lower case are the same.'),
    searchIn: z
      .array(z.enum(['title', 'description', 'category', 'tags']))
      .max(5)
      .optional()
      .describe('The fields to search for `text`. @default title'),
    category: name.optional(),
    tags: tagList.optional().describe('Matches any of these.'),
    marketCount: range.optional(),
    totalVolume: range.optional(),
  },
)
export type EventFilterCriteria = z.infer<typeof EventFilterCriteria>

const listing = {
  query: name.optional().describe('A text to find.'),
  limit: limit.optional().describe(`The maximum number of items. @default all, up to ${MAX_LIST_LENGTH}`),
  offset: offset.optional(),
  cursor: longText.optional().describe('The `nextCursor` of the previous page.'),
  sort: z
    .enum(['volume', 'liquidity', 'newest'])
    .optional()
    .describe("The order: largest or newest first, unknown last. @default the venue's own order"),
  status: z
    .enum(['active', 'inactive', 'closed', 'all'])
    .optional()
    .describe('The status; `inactive` is the same as `closed`. @default active'),
  searchIn: z
    .enum(['title', 'description', 'both'])
    .optional()
    .describe('The fields to search for `query`. @default title'),
  slug: name.optional().describe("The venue's slug of the market or event."),
  eventId: name.optional().describe("The venue's id of the event."),
  category: name.optional().describe("The venue's category: the whole word; upper and lower case are the same."),
  tags: tagList.optional().describe('Matches any of these.'),
}

export const MarketFetchParams = strict('MarketFetchParams', 'Selects markets.', {
  ...listing,
  marketId: name.optional().describe("The venue's id of the market."),
  outcomeId: name.optional().describe('The id of an outcome of the market.'),
  url: longText.optional().describe("The address of the market's public page."),
  page: z.number().int().min(1).optional().describe('Page number (Limitless).'),
  similarityThreshold: confidence.optional().describe('The lowest similarity of a search result (Limitless).'),
  filter: MarketFilterCriteria.optional(),
})
export type MarketFetchParams = z.infer<typeof MarketFetchParams>

export const EventFetchParams = strict('EventFetchParams', 'Selects events.', {
  ...listing,
  series: name.optional().describe('The id of a series; only its events.'),
  url: longText.optional().describe("The address of the event's public page."),
  filter: EventFilterCriteria.optional(),
})
export type EventFetchParams = z.infer<typeof EventFetchParams>

export const MarketPageParams = strict('MarketPageParams', 'Selects a page of markets.', {
  limit: limit.optional(),
  cursor: longText.optional().describe('The `nextCursor` of the previous page.'),
  status: listing.status,
  filter: MarketFilterCriteria.optional(),
})
export type MarketPageParams = z.infer<typeof MarketPageParams>

export const EventPageParams = strict('EventPageParams', 'Selects a page of events.', {
  limit: limit.optional(),
  cursor: longText.optional().describe('The `nextCursor` of the previous page.'),
  status: listing.status,
  filter: EventFilterCriteria.optional(),
})
export type EventPageParams = z.infer<typeof EventPageParams>

export const SeriesFetchParams = strict('SeriesFetchParams', 'Selects series.', {
  query: listing.query,
  limit: limit.optional(),
  category: listing.category,
})
export type SeriesFetchParams = z.infer<typeof SeriesFetchParams>

export const OHLCVParams = strict('OHLCVParams', 'Selects candles.', {
  resolution: z
    .string()
    .regex(/^[1-9][0-9]*[smhd]$/)
    .meta({ description: 'The length of a candle: 1m, 5m, 15m, 1h, 6h or 1d.', examples: ['1h'] }),
  start: Instant.optional().describe('The start of the first candle, ISO 8601.'),
  end: Instant.optional().describe('The start of the last candle, ISO 8601.'),
  limit: limit.optional(),
})
export type OHLCVParams = z.infer<typeof OHLCVParams>

export const TradesParams = strict('TradesParams', 'Selects trades.', {
  start: Instant.optional().describe('Earliest, ISO 8601.'),
  end: Instant.optional().describe('Latest, ISO 8601.'),
  limit: limit.optional().describe('The maximum number of trades. @default about 100'),
  resolution: name.optional().describe('Ignored; some clients send it.'),
})
export type TradesParams = z.infer<typeof TradesParams>

export const BookSide = z
  .enum(['yes', 'no'])
  .meta({ id: 'BookSide', description: 'The side of the market, if the id is that of a market.' })
export type BookSide = z.infer<typeof BookSide>

export const OrderBookParams = strict('OrderBookParams', 'Selects an order book.', {
  side: BookSide.optional(),
  outcome: BookSide.optional().describe('The same as `side`.'),
  withFees: z
    .boolean()
    .optional()
    .describe(
      'Whether the prices of a merged book (`router`) include the fees: what a level costs or brings per contract that pays 1 after all charges. @default false',
    ),
  since: Instant.optional(),
  until: Instant.optional(),
})
export type OrderBookParams = z.infer<typeof OrderBookParams>

export const WatchBookParams = strict('WatchBookParams', 'Options of watching an order book.', {
  limit: limit.optional().describe('The number of levels of each side, best first.'),
  side: BookSide.optional(),
  outcome: BookSide.optional().describe('The same as `side`.'),
})
export type WatchBookParams = z.infer<typeof WatchBookParams>

export const MyTradesParams = strict('MyTradesParams', "Selects the caller's trades.", {
  outcomeId: name.optional().describe('Only trades of this outcome.'),
  marketId: name.optional().describe('Only trades of this market.'),
  since: Instant.optional().describe('Earliest.'),
  until: Instant.optional().describe('Latest.'),
  limit: limit.optional(),
  cursor: longText.optional().describe('The `nextCursor` of the previous page.'),
})
export type MyTradesParams = z.infer<typeof MyTradesParams>

export const OrderHistoryParams = strict('OrderHistoryParams', "Selects the caller's orders.", {
  marketId: name.optional().describe('Only orders of this market.'),
  since: Instant.optional().describe('Earliest.'),
  until: Instant.optional().describe('Latest.'),
  limit: limit.optional(),
  cursor: longText.optional().describe('The `nextCursor` of the previous page.'),
})
export type OrderHistoryParams = z.infer<typeof OrderHistoryParams>

export const SettlementParams = strict('SettlementParams', "Selects the caller's settlements.", {
  marketId: name.optional().describe('Only those of this market.'),
  since: Instant.optional().describe('Earliest.'),
  until: Instant.optional().describe('Latest.'),
  limit: limit.optional(),
})
export type SettlementParams = z.infer<typeof SettlementParams>

export const TimeInForce = z.enum(['GTC', 'GTD', 'IOC', 'FOK']).meta({
  id: 'TimeInForce',
  description:
    'GTC: rests until canceled. GTD: rests until its expiration. IOC: fills at once as far as possible, and the rest is canceled. ' +
    'FOK: fills at once and completely, or not at all.',
})
export type TimeInForce = z.infer<typeof TimeInForce>

export const CreateOrderParams = strict('CreateOrderParams', 'An order to place.', {
  marketId: name.describe('The market.'),
  outcomeId: name.describe('The outcome.'),
  side: OrderSide,
  type: z.enum(['market', 'limit']).describe('Order type.'),
  amount: z.number().positive().describe('The number of contracts or shares.'),
  price: z
    .number()
    .gt(0)
    .lt(1)
    .optional()
    .describe(
      'The limit price, 0 to 1, required for a limit order; for a market order the worst price to accept. @default for a market order the ' +
        'price at which the current order book fills the amount, within `maxSlippage`',
    ),
  maxSlippage: z
    .number()
    .min(0)
    .lt(1)
    .optional()
    .describe(
      'For a market order without `price`: the distance its worst price may have from the best price of the order book, as a ' +
        'difference of prices (0.05 is 5 cents). The part that the book does not offer within it is not filled. Manifold and ' +
        `Opinion do not support it. @default ${DEFAULT_MAX_SLIPPAGE}`,
    ),
  fee: z.number().optional().describe('The fee rate, where the venue requires one (1000 = 0.1 %).'),
  tickSize: z.number().positive().optional().describe("The market's tick size, where the caller knows it."),
  negRisk: z.boolean().optional().describe('Whether the market shares collateral with its siblings (Polymarket).'),
  clientOrderId: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe('An idempotency key: a second order with the same key is refused (Kalshi; Betfair within a minute).'),
  timeInForce: TimeInForce.optional().describe(
    'How long the order rests. @default GTC for a limit order, IOC for a market order',
  ),
  postOnly: z.boolean().optional().describe('Whether the order may only be a maker: one that would take is refused.'),
  expiration: Instant.optional().describe('The time at which a GTD order expires.'),
  reduceOnly: z
    .boolean()
    .optional()
    .describe(
      'Whether the order may only reduce a position; false lets a larger sale open the opposite side (Kalshi, ' +
        'Polymarket US, SX Bet, Smarkets and Betfair, where a lay buys No). On other venues only held shares can be sold. ' +
        '@default true for sales',
    ),
  onBehalfOf: z.number().int().optional().describe('The account to act for (Limitless).'),
})
export type CreateOrderParams = z.infer<typeof CreateOrderParams>

export const MarketBuyWithCostParams = strict('MarketBuyWithCostParams', 'A market order that spends a sum.', {
  marketId: name.describe('The market.'),
  outcomeId: name.describe('The outcome.'),
  cost: z
    .number()
    .positive()
    .describe("The sum in the venue's currency, which is never exceeded, with the fees where the venue declares them."),
  price: z
    .number()
    .gt(0)
    .lt(1)
    .optional()
    .describe('The worst price to accept, 0 to 1. @default the one that `maxSlippage` allows'),
  maxSlippage: z
    .number()
    .min(0)
    .lt(1)
    .optional()
    .describe(
      'The distance that the worst price may have from the best price of the order book, as a difference of prices. ' +
        `@default ${DEFAULT_MAX_SLIPPAGE}`,
    ),
})
export type MarketBuyWithCostParams = z.infer<typeof MarketBuyWithCostParams>

export const EditOrderParams = strict('EditOrderParams', 'A change of an open limit order.', {
  price: z.number().gt(0).lt(1).optional().describe('The new limit price, 0 to 1. @default the present one'),
  amount: z
    .number()
    .positive()
    .optional()
    .describe('The new number of contracts or shares, with those that are already filled. @default the present one'),
  allowReplace: z
    .boolean()
    .optional()
    .describe(
      'Whether the order may be canceled and placed again where the venue cannot change it in one step. It may be filled in ' +
        'between, and the new one may be refused: the result says what happened to each. @default false',
    ),
  postOnly: z.boolean().optional().describe('Whether a new order may only be a maker.'),
  reduceOnly: z.boolean().optional().describe('Whether a new order may only reduce a position, as of createOrder.'),
})
export type EditOrderParams = z.infer<typeof EditOrderParams>

const secret = z.string().min(1).max(10_000).optional()
/** A header holds one line of Latin-1 characters. */
const headerText = z
  .string()
  .min(1)
  .max(10_000)
  .regex(/^[\x20-\x7e\xa0-\xff]+$/, 'must be one line of characters that are allowed in an HTTP header')
  .optional()

/** Unlike other parameters this is not strict: clients send every field they have. */
export const Credentials = z
  .object({
    apiKey: headerText.describe(
      "The venue's API key or its id; for Smarkets the e-mail address; for Betfair the application key, with the session token after a colon unless that is in `apiToken`; for Binance the key, with the secret after a colon unless that is in `apiSecret`; for Gemini a key with a time-based nonce.",
    ),
    apiSecret: headerText.describe('The secret of the API key.'),
    passphrase: headerText.describe('The passphrase of the API key.'),
    apiToken: headerText.describe("The venue's token; for Smarkets and Betfair the token of a session."),
    privateKey: secret.describe(
      'The signing key: for a wallet in hexadecimal digits, for Kalshi in PEM; for Smarkets the password.',
    ),
    signatureType: z
      .union([z.literal([0, 1, 2, 3]), z.enum(['eoa', 'poly-proxy', 'gnosis-safe', 'poly-1271'])])
      .optional()
      .describe(
        'The kind of wallet that holds the funds (Polymarket): 0 the signing wallet, 1 a proxy, 2 a Safe, 3 a deposit ' +
          'wallet. @default derived from `funderAddress`; required if that is neither the proxy nor the Safe of the signing wallet',
      ),
    funderAddress: headerText.describe(
      'The address of the wallet that holds the funds, if it is not the signing wallet.',
    ),
    walletAddress: headerText.describe('The address of the wallet to read.'),
  })
  .meta({ id: 'Credentials', description: "The caller's credentials at the venue; used for this request only." })
export type Credentials = z.infer<typeof Credentials>

const matching = {
  query: name.optional().describe('A text to find.'),
  category: name.optional().describe('Only matches of this category.'),
  relation: Relation.optional(),
  minConfidence: confidence.optional().describe('The lowest confidence, 0 to 1. @default 0'),
  limit: limit.optional(),
  includePrices: z.boolean().optional().describe('Whether to read live prices. @default false'),
}

// Named, because generators make a class of an object in a query.
export const PartialMarket = UnifiedMarket.partial().meta({
  id: 'PartialMarket',
  description: 'A market, as returned by any operation.',
})
export const PartialEvent = UnifiedEvent.partial().meta({
  id: 'PartialEvent',
  description: 'An event, as returned by any operation.',
})

export const FetchMarketMatchesParams = strict('FetchMarketMatchesParams', 'Selects matches of a market.', {
  ...matching,
  market: PartialMarket.optional(),
  marketId: name.optional().describe('The id of the market.'),
  slug: name.optional().describe('Its slug.'),
  url: longText.optional().describe("The address of the market's public page."),
  minDifference: confidence.optional().describe('The smallest price difference.'),
  sort: z.enum(['confidence', 'volume', 'priceDifference']).optional().describe('Largest first.'),
})
export type FetchMarketMatchesParams = z.infer<typeof FetchMarketMatchesParams>

export const FetchEventMatchesParams = strict('FetchEventMatchesParams', 'Selects matches of an event.', {
  ...matching,
  event: PartialEvent.optional(),
  eventId: name.optional().describe('The id of the event.'),
  slug: name.optional().describe('Its slug.'),
  url: longText.optional().describe("The address of the event's public page."),
})
export type FetchEventMatchesParams = z.infer<typeof FetchEventMatchesParams>

export const FetchArbitrageParams = strict('FetchArbitrageParams', 'Selects price differences.', {
  size: z.number().int().min(1).max(100_000).optional().describe('The most contracts of an arbitrage. @default 1000'),
  minConfidence: confidence.optional().describe('The lowest confidence, 0 to 1. @default 0'),
  minSpread: confidence.optional().describe('Smallest spread.'),
  minDifference: confidence.optional().describe('The smallest price difference.'),
  category: name.optional().describe('Only matches of this category.'),
  limit: limit.optional(),
  relations: text.optional().describe('The relations, as a list or separated by commas.'),
})
export type FetchArbitrageParams = z.infer<typeof FetchArbitrageParams>

export const FetchMatchedClustersParams = z
  .looseObject({
    event: PartialEvent.optional(),
    market: PartialMarket.optional(),
  })
  .meta({
    id: 'FetchMatchedClustersParams',
    description:
      'Selects clusters: the parameters of `GET /v0/matched-event-clusters` and `/v0/matched-market-clusters`.',
  })
export type FetchMatchedClustersParams = z.infer<typeof FetchMatchedClustersParams>
