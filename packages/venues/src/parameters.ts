import { z } from 'zod'
import { MAX_LIST_LENGTH } from './arguments/list-length.ts'
import { OrderSide, Relation, UnifiedEvent, UnifiedMarket } from './models.ts'
import { DEFAULT_MAX_SLIPPAGE } from './orders/default-max-slippage.ts'
import { canonicalInstant } from './values/instant.ts'

// What callers pass in. Strict: an unknown name is an error, because a dropped filter is a wrong answer.

const strict = <T extends z.ZodRawShape>(id: string, description: string, shape: T) =>
  z.strictObject(shape).meta({ id, description })

export const Instant = z
  .preprocess(
    canonicalInstant,
    z.union([z.iso.datetime({ offset: true, local: true }), z.iso.date()], {
      error: 'expected an ISO 8601 date or date-time, as 2026-03-01T12:00:00Z',
    }),
  )
  .meta({
    id: 'Instant',
    description: 'ISO 8601 instant or bare date; without a zone it is UTC. Unix seconds and milliseconds are accepted.',
  })
export type Instant = z.infer<typeof Instant>

/** Longer than any id or word of a venue; longer text is a mistake that a venue would answer with an error of its own. */
const name = z.string().max(500)
const longText = z.string().max(5_000)
const tagList = z.array(name).max(100)

const limit = z.number().int().min(1).describe('How many at the most.')
const offset = z.number().int().min(0).describe('How many to skip.')
const range = z.strictObject({ min: z.number().optional(), max: z.number().optional() })
const confidence = z.number().min(0).max(1)

const text = z.union([name, z.array(name).max(100)])

export const MarketFilterCriteria = strict(
  'MarketFilterCriteria',
  'Which markets to keep; all given rules must hold.',
  {
    text: name.optional().describe('Case-insensitive text to find.'),
    searchIn: z
      .array(z.enum(['title', 'description', 'category', 'tags', 'outcomes']))
      .max(5)
      .optional()
      .describe('Where to look for `text`. @default title'),
    volume24h: range.optional(),
    volume: range.optional(),
    liquidity: range.optional(),
    openInterest: range.optional(),
    resolutionDate: z.strictObject({ before: Instant.optional(), after: Instant.optional() }).optional(),
    category: name.optional(),
    tags: tagList.optional().describe('Any of these.'),
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

export const EventFilterCriteria = strict('EventFilterCriteria', 'Which events to keep; all given rules must hold.', {
  text: name.optional().describe('Case-insensitive text to find.'),
  searchIn: z
    .array(z.enum(['title', 'description', 'category', 'tags']))
    .max(5)
    .optional()
    .describe('Where to look for `text`. @default title'),
  category: name.optional(),
  tags: tagList.optional().describe('Any of these.'),
  marketCount: range.optional(),
  totalVolume: range.optional(),
})
export type EventFilterCriteria = z.infer<typeof EventFilterCriteria>

const listing = {
  query: name.optional().describe('Text to find.'),
  limit: limit.optional().describe(`How many at the most. @default all, up to ${MAX_LIST_LENGTH}`),
  offset: offset.optional(),
  cursor: longText.optional().describe('Where to go on, from an earlier page.'),
  sort: z
    .enum(['volume', 'liquidity', 'newest'])
    .optional()
    .describe("Largest or newest first, unknown last; without it the venue's own order."),
  status: z
    .enum(['active', 'inactive', 'closed', 'all'])
    .optional()
    .describe('`inactive` is the same as `closed`. @default active'),
  searchIn: z.enum(['title', 'description', 'both']).optional().describe('Where to look for `query`. @default title'),
  slug: name.optional().describe("The venue's slug of the one wanted."),
  eventId: name.optional().describe("The venue's id of the event."),
  category: name.optional().describe("The venue's category, whole and in any case."),
  tags: tagList.optional().describe('Any of these.'),
}

export const MarketFetchParams = strict('MarketFetchParams', 'Which markets to fetch.', {
  ...listing,
  marketId: name.optional().describe("The venue's id of the market."),
  outcomeId: name.optional().describe('An outcome of the market.'),
  url: longText.optional().describe("The market's public page."),
  page: z.number().int().min(1).optional().describe('Page number (Limitless).'),
  similarityThreshold: confidence.optional().describe('Lowest similarity of a search hit (Limitless).'),
  filter: MarketFilterCriteria.optional(),
})
export type MarketFetchParams = z.infer<typeof MarketFetchParams>

export const EventFetchParams = strict('EventFetchParams', 'Which events to fetch.', {
  ...listing,
  series: name.optional().describe('Only events of this series.'),
  url: longText.optional().describe("The event's public page."),
  filter: EventFilterCriteria.optional(),
})
export type EventFetchParams = z.infer<typeof EventFetchParams>

export const MarketPageParams = strict('MarketPageParams', 'Which page of markets.', {
  limit: limit.optional(),
  cursor: longText.optional().describe('`nextCursor` of the page before.'),
  status: listing.status,
  filter: MarketFilterCriteria.optional(),
})
export type MarketPageParams = z.infer<typeof MarketPageParams>

export const EventPageParams = strict('EventPageParams', 'Which page of events.', {
  limit: limit.optional(),
  cursor: longText.optional().describe('`nextCursor` of the page before.'),
  status: listing.status,
  filter: EventFilterCriteria.optional(),
})
export type EventPageParams = z.infer<typeof EventPageParams>

export const SeriesFetchParams = strict('SeriesFetchParams', 'Which series to fetch.', {
  query: listing.query,
  limit: limit.optional(),
  category: listing.category,
})
export type SeriesFetchParams = z.infer<typeof SeriesFetchParams>

export const OHLCVParams = strict('OHLCVParams', 'Which candles to fetch.', {
  resolution: z
    .string()
    .regex(/^[1-9][0-9]*[smhd]$/)
    .meta({ description: 'Length of a candle: 1m, 5m, 15m, 1h, 6h, 1d.', examples: ['1h'] }),
  start: Instant.optional().describe('First candle, ISO 8601.'),
  end: Instant.optional().describe('Last candle, ISO 8601.'),
  limit: limit.optional(),
})
export type OHLCVParams = z.infer<typeof OHLCVParams>

export const TradesParams = strict('TradesParams', 'Which trades to fetch.', {
  start: Instant.optional().describe('Earliest, ISO 8601.'),
  end: Instant.optional().describe('Latest, ISO 8601.'),
  limit: limit.optional().describe('How many at the most. @default about 100'),
  resolution: name.optional().describe('Ignored; some clients send it.'),
})
export type TradesParams = z.infer<typeof TradesParams>

export const BookSide = z
  .enum(['yes', 'no'])
  .meta({ id: 'BookSide', description: 'The side of a market, where the id names the market.' })
export type BookSide = z.infer<typeof BookSide>

export const OrderBookParams = strict('OrderBookParams', 'Which order book.', {
  side: BookSide.optional(),
  outcome: BookSide.optional().describe('The same as `side`.'),
  since: Instant.optional(),
  until: Instant.optional(),
})
export type OrderBookParams = z.infer<typeof OrderBookParams>

export const WatchBookParams = strict('WatchBookParams', 'How to watch an order book.', {
  limit: limit.optional().describe('How many levels of each side, best first.'),
  side: BookSide.optional(),
  outcome: BookSide.optional().describe('The same as `side`.'),
})
export type WatchBookParams = z.infer<typeof WatchBookParams>

export const MyTradesParams = strict('MyTradesParams', "Which of the caller's trades.", {
  outcomeId: name.optional().describe('Only of this outcome.'),
  marketId: name.optional().describe('Only of this market.'),
  since: Instant.optional().describe('Earliest.'),
  until: Instant.optional().describe('Latest.'),
  limit: limit.optional(),
  cursor: longText.optional().describe('Where to go on, from an earlier page.'),
})
export type MyTradesParams = z.infer<typeof MyTradesParams>

export const OrderHistoryParams = strict('OrderHistoryParams', "Which of the caller's orders.", {
  marketId: name.optional().describe('Only of this market.'),
  since: Instant.optional().describe('Earliest.'),
  until: Instant.optional().describe('Latest.'),
  limit: limit.optional(),
  cursor: longText.optional().describe('Where to go on, from an earlier page.'),
})
export type OrderHistoryParams = z.infer<typeof OrderHistoryParams>

export const TimeInForce = z.enum(['GTC', 'GTD', 'IOC', 'FOK']).meta({
  id: 'TimeInForce',
  description:
    'GTC: rests until canceled. GTD: rests until its expiration. IOC: fills what it can at once, the rest is canceled. ' +
    'FOK: fills whole at once, or not at all.',
})
export type TimeInForce = z.infer<typeof TimeInForce>

export const CreateOrderParams = strict('CreateOrderParams', 'An order to place.', {
  marketId: name.describe('The market.'),
  outcomeId: name.describe('The outcome.'),
  side: OrderSide,
  type: z.enum(['market', 'limit']).describe('Order type.'),
  amount: z.number().positive().describe('Contracts or shares.'),
  price: z
    .number()
    .gt(0)
    .lt(1)
    .optional()
    .describe(
      'Required for a limit order, 0 to 1; of a market order the worst price to take. @default for a market order the ' +
        'price at which the order book, as read just before, fills the amount, within `maxSlippage`',
    ),
  maxSlippage: z
    .number()
    .min(0)
    .lt(1)
    .optional()
    .describe(
      'Of a market order without `price`: how far its worst price may be from the best price of the order book, as a ' +
        'difference of prices (0.05 is 5 cents). What the book does not offer within it is not filled. Manifold and ' +
        `Opinion take none. @default ${DEFAULT_MAX_SLIPPAGE}`,
    ),
  fee: z.number().optional().describe('Fee rate where the venue wants one (1000 = 0.1 %).'),
  tickSize: z.number().positive().optional().describe("The market's price step, where the caller knows it."),
  negRisk: z.boolean().optional().describe('Whether the market shares collateral with its siblings (Polymarket).'),
  clientOrderId: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe('Idempotency key: a second order with the same one is refused (Kalshi).'),
  timeInForce: TimeInForce.optional().describe('@default GTC for a limit order, IOC for a market order'),
  postOnly: z.boolean().optional().describe('Whether an order that would take is refused, so that it only makes.'),
  expiration: Instant.optional().describe('When a GTD order ends.'),
  reduceOnly: z
    .boolean()
    .optional()
    .describe(
      'Whether the order may only close what is held; false lets a sale beyond that open the opposite side (Kalshi, ' +
        'Polymarket US, Smarkets, where to lay is to buy No). Elsewhere only what is held can be sold. ' +
        '@default true for sales',
    ),
  onBehalfOf: z.number().int().optional().describe('Account to act for (Limitless).'),
})
export type CreateOrderParams = z.infer<typeof CreateOrderParams>

const secret = z.string().min(1).max(10_000).optional()
/** Sent in a header, which holds one line of Latin-1 characters. */
const headerText = z
  .string()
  .min(1)
  .max(10_000)
  .regex(/^[\x20-\x7e\xa0-\xff]+$/, 'must be one line without a character that no HTTP header may hold')
  .optional()

/** Unlike other parameters not strict: clients send all the fields they have. */
export const Credentials = z
  .object({
    apiKey: headerText.describe(
      "The venue's API key, or its id; of Smarkets the e-mail address; of Gemini, a key with a time-based nonce.",
    ),
    apiSecret: headerText.describe('The secret of the API key.'),
    passphrase: headerText.describe('The passphrase of the API key.'),
    apiToken: headerText.describe("The venue's token; of Smarkets that of a session."),
    privateKey: secret.describe(
      'The key that signs: of a wallet in hexadecimal digits, of Kalshi in PEM; of Smarkets the password.',
    ),
    signatureType: z
      .union([z.literal([0, 1, 2, 3]), z.enum(['eoa', 'poly-proxy', 'gnosis-safe', 'poly-1271'])])
      .optional()
      .describe(
        'Kind of the wallet that holds the funds (Polymarket): 0 the signing wallet, 1 a proxy, 2 a Safe, 3 a deposit ' +
          'wallet. @default what `funderAddress` is to the signing wallet; required where that is neither its proxy nor its Safe',
      ),
    funderAddress: headerText.describe('The wallet that holds the funds, where that is not the signing one.'),
    walletAddress: headerText.describe('The wallet to look at.'),
  })
  .meta({ id: 'Credentials', description: 'What a caller signs in with at the venue; used for this request only.' })
export type Credentials = z.infer<typeof Credentials>

const matching = {
  query: name.optional().describe('Text to find.'),
  category: name.optional().describe('Only of this category.'),
  relation: Relation.optional(),
  minConfidence: confidence.optional().describe('Lowest confidence, 0 to 1. @default 0'),
  limit: limit.optional(),
  includePrices: z.boolean().optional().describe('Whether to read live prices. @default false'),
}

export const FetchMarketMatchesParams = strict('FetchMarketMatchesParams', 'Which market matches.', {
  ...matching,
  market: UnifiedMarket.partial().optional().describe('The market, as any operation returned it.'),
  marketId: name.optional().describe('The id of the market.'),
  slug: name.optional().describe('Its slug.'),
  url: longText.optional().describe('Its public page.'),
  minDifference: confidence.optional().describe('Smallest difference of the prices.'),
  sort: z.enum(['confidence', 'volume', 'priceDifference']).optional().describe('Largest first.'),
})
export type FetchMarketMatchesParams = z.infer<typeof FetchMarketMatchesParams>

export const FetchEventMatchesParams = strict('FetchEventMatchesParams', 'Which event matches.', {
  ...matching,
  event: UnifiedEvent.partial().optional().describe('The event, as any operation returned it.'),
  eventId: name.optional().describe('The id of the event.'),
  slug: name.optional().describe('Its slug.'),
  url: longText.optional().describe('Its public page.'),
})
export type FetchEventMatchesParams = z.infer<typeof FetchEventMatchesParams>

export const FetchArbitrageParams = strict('FetchArbitrageParams', 'Which price differences.', {
  minSpread: confidence.optional().describe('Smallest spread.'),
  minDifference: confidence.optional().describe('Smallest difference of the prices.'),
  category: name.optional().describe('Only of this category.'),
  limit: limit.optional(),
  relations: text.optional().describe('Relations, as a list or joined by commas.'),
})
export type FetchArbitrageParams = z.infer<typeof FetchArbitrageParams>
