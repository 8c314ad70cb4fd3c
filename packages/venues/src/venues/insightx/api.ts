import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { createRequester, type Query } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'

const HOST = 'https://mainnet-api.insightx.finance'

/** The venue publishes no rate; this one is ours. */
const BUDGET = { calls: 5, perMs: 1_000 }

/** The length of a page. */
export const MAX_ROWS = 100

const text = z.string().nullish()
const id = z.union([z.number().int(), z.string().min(1)]).transform(String)
/** Unix seconds; 0 for none. */
const seconds = z.number().nullish()

export const InsightMarket = z.object({
  id,
  event_id: id.nullish(),
  title: z.string().min(1),
  description: text,
  /** The outcome with the number 1. */
  outcome0_name: z.string().min(1),
  /** The outcome with the number 2. */
  outcome1_name: z.string().min(1),
  /** A list of two numbers, as JSON inside a text. */
  outcome_prices: text,
  end_time: seconds,
  created_at: seconds,
  /** The number of the outcome that won; 0 without a result. */
  winner_idx: z.number().int().nullish(),
  /** 1 for those that trade, 3 with a result; how 2 and 4 differ is not published. */
  status: z.number().int(),
  identifier: text,
  /** The tokens of the market of Polymarket that this one copies, separated by commas. */
  poly_clob_token_ids: text,
  category: text,
  tags: text,
  image_url: text,
  banner: text,
})
export type InsightMarket = z.infer<typeof InsightMarket>

/** Creates the venue's public endpoints. */
export function createApi(options: VenueOptions = {}) {
  const http = createRequester(
    { venue: 'insightx', baseUrl: options.baseUrl ?? HOST, budget: BUDGET, explain },
    options,
  )

  const ask = async <S extends z.ZodType>(
    path: string,
    query: Query,
    schema: S,
    missing?: { code: ErrorCode; message: string },
  ): Promise<z.infer<S>> => {
    const answer = await http.get(path, answerOf(schema), { query, ...(missing && { notFound: missing }) })
    if ('data' in answer) return answer.data as z.infer<S>
    throw missing && answer.errno === NO_MARKET
      ? new CrossvenueError(missing.code, missing.message, { exchange: 'insightx' })
      : refusalError(answer)
  }

  return {
    /** One page of the markets with a status; pages count from 1. */
    async markets(status: number, page: number): Promise<{ rows: unknown[] }> {
      const List = z.object({ list: z.array(z.unknown()) })
      return { rows: (await ask('/predict/v2/markets', { page, size: MAX_ROWS, status }, List)).list }
    },
    readMarkets: (rows: readonly unknown[]): InsightMarket[] => http.rows('/predict/v2/markets', rows, InsightMarket),
    market: (marketId: string, code: ErrorCode): Promise<InsightMarket> =>
      ask('/predict/v2/market', { market_id: marketId }, InsightMarket, {
        code,
        message: `No market ${marketId} on InsightX`,
      }),
  }
}

const NO_MARKET = 4001

/** An answer carries a number, which is 0 if all is well, whatever its HTTP status. */
const Refused = z.object({ errno: z.number().refine((number) => number !== 0), errmsg: text })
type Refused = z.infer<typeof Refused>

const answerOf = <S extends z.ZodType>(data: S) => z.union([Refused, z.object({ errno: z.literal(0), data })])

/** The numbers that calls without credentials may meet: wrong or old credentials, and no market. */
const codes = new Map<number, ErrorCode>([
  ...[1006, 40_001, 40_002, 40_003].map((number) => [number, 'AUTHENTICATION_ERROR'] as const),
  [NO_MARKET, 'MARKET_NOT_FOUND'],
])

function reasonOf({ errno, errmsg }: Refused): { message: string; code?: ErrorCode } {
  const code = codes.get(errno)
  return { message: `InsightX: ${errmsg || 'refused'} (${errno})`, ...(code && { code }) }
}

function refusalError(refused: Refused): CrossvenueError {
  const { code = 'EXCHANGE_ERROR', message } = reasonOf(refused)
  return new CrossvenueError(code, message, { exchange: 'insightx' })
}

function explain(body: unknown) {
  const { data } = Refused.safeParse(body)
  return data && reasonOf(data)
}
