import { z } from 'zod'
import { textOf } from './text-of.ts'

// The venue's data: the fields that we read. Sources: its documentation and the schemas of its own SDK.

// A wrong type in an optional field counts as absent: one odd field must not cost a whole row.
const text = z.string().nullish().catch(undefined)
const flag = z.boolean().nullish().catch(undefined)
const id = z.union([z.string().min(1), z.number().transform(String)])
const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?(e-?\d+)?$/i)
    .transform(Number),
])
const number = decimal.nullish().catch(undefined)

/** Gamma sends most lists as a JSON array inside a string, a few as plain arrays. */
const list = z
  .preprocess((value) => (typeof value === 'string' ? parseJson(value) : value), z.array(id))
  .nullish()
  .catch(undefined)

export const GammaTag = z.object({ id, label: text, slug: text })
const tags = z.array(GammaTag).nullish().catch(undefined)

export const GammaSeries = z.object({
  id,
  ticker: text,
  slug: text,
  title: text,
  description: text,
  recurrence: text,
  seriesType: text,
  image: text,
  icon: text,
  categories: z
    .array(z.object({ label: text }))
    .nullish()
    .catch(undefined),
  active: flag,
  closed: flag,
})
export type GammaSeries = z.infer<typeof GammaSeries>

/** The event of a market row. */
const GammaParent = z.object({ id, slug: text, title: text, category: text, tags })
export type GammaParent = z.infer<typeof GammaParent>

const GammaMarketRow = z.object({
  id: id.nullish(),
  question: text,
  slug: text,
  conditionId: text,
  questionID: text,
  description: text,
  resolutionSource: text,
  category: text,
  image: text,
  icon: text,
  outcomes: list,
  outcomePrices: list,
  clobTokenIds: list,
  positionIds: list,
  version: text,
  volume: number,
  volumeNum: number,
  volume24hr: number,
  liquidity: number,
  liquidityNum: number,
  bestBid: number,
  bestAsk: number,
  lastTradePrice: number,
  oneDayPriceChange: number,
  orderPriceMinTickSize: number,
  orderMinSize: number,
  active: flag,
  closed: flag,
  archived: flag,
  acceptingOrders: flag,
  enableOrderBook: flag,
  negRisk: flag,
  negRiskOther: flag,
  negRiskMarketID: text,
  startDate: text,
  endDate: text,
  closedTime: text,
  gameStartTime: text,
  eventStartTime: text,
  groupItemTitle: text,
  groupItemThreshold: text,
  umaResolutionStatus: text,
  sportsMarketType: text,
  line: number,
  feesEnabled: flag,
  feeSchedule: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  events: z.array(GammaParent).nullish().catch(undefined),
  tags,
})

/** A market's id is its number; a row without it has its condition id, which can be looked up too. */
export const GammaMarket = GammaMarketRow.transform((row, context) => {
  const name = row.id ?? textOf(row.conditionId)
  if (name !== undefined) return { ...row, id: name }
  context.addIssue({ code: 'custom', path: ['id'], message: 'id and conditionId are missing' })
  return z.NEVER
})
export type GammaMarket = z.infer<typeof GammaMarket>

export const GammaEventHead = z.object({
  id,
  slug: text,
  title: text,
  subtitle: text,
  description: text,
  resolutionSource: text,
  category: text,
  image: text,
  icon: text,
  tags,
  series: z.array(GammaSeries).nullish().catch(undefined),
  startTime: text,
  startDate: text,
  endDate: text,
  volume: number,
  volume24hr: number,
  negRisk: flag,
  negRiskAugmented: flag,
  negRiskMarketID: text,
  gameId: id.nullish().catch(undefined),
  markets: z.array(z.unknown()).nullish().catch(undefined),
})
export type GammaEvent = Omit<z.infer<typeof GammaEventHead>, 'markets'> & { markets: GammaMarket[] }

const cursor = { next_cursor: text }
export const EventPage = z.object({ events: z.array(z.unknown()), ...cursor })
export const MarketPage = z.object({ markets: z.array(z.unknown()), ...cursor })
export const SearchPage = z.object({
  events: z.array(z.unknown()).nullish(),
  pagination: z.object({ hasMore: flag }).nullish(),
})
export const Rows = z.array(z.unknown())

export const ClobLevel = z.object({ price: decimal, size: decimal })
export const ClobBookHead = z.object({
  asset_id: z.string(),
  timestamp: number,
  bids: z.array(z.unknown()).nullish(),
  asks: z.array(z.unknown()).nullish(),
  tick_size: number,
  min_order_size: number,
  neg_risk: flag,
  hash: text,
})
export interface ClobBook {
  asset_id: string
  tick_size?: number | null | undefined
  min_order_size?: number | null | undefined
  neg_risk?: boolean | null | undefined
  hash?: string | null | undefined
  timestamp?: number | null | undefined
  bids: z.infer<typeof ClobLevel>[]
  asks: z.infer<typeof ClobLevel>[]
}

const PricePoint = z.object({ t: z.number(), p: decimal })
export type PricePoint = z.infer<typeof PricePoint>
export const PriceHistory = z.object({ history: z.array(PricePoint) })

export const DataTrade = z.object({
  asset: z.string(),
  side: text,
  size: decimal,
  price: decimal,
  timestamp: z.number(),
  transactionHash: text,
})
export type DataTrade = z.infer<typeof DataTrade>

export const VenueError = z.object({ error: z.string() })

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

export const OpenInterestRow = z.object({ market: z.string(), value: z.number().min(0) })

export const Geoblock = z.object({ blocked: z.boolean(), country: z.string().nullish(), region: z.string().nullish() })
