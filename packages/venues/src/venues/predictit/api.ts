import { z } from 'zod'
import type { ErrorCode } from '../../errors.ts'
import { createRequester } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'

const HOST = 'https://www.predictit.org'

/** The venue renews its figures once a minute and asks not to be called more often: one list, one market besides. */
const REFRESH_MS = 60_000
const BUDGET = { calls: 2, perMs: REFRESH_MS }

const text = z.string().nullish()
const id = z.union([z.number().int(), z.string().min(1)]).transform(String)
/** Dollars a share; null where nobody offers. */
const cost = z.number().nullish()

export const PredictItContract = z.object({
  id,
  name: z.string().min(1),
  shortName: text,
  image: text,
  status: text,
  /** `NA` or `N/A` for none; else a date and time without a zone. */
  dateEnd: text,
  lastTradePrice: cost,
  lastClosePrice: cost,
  bestBuyYesCost: cost,
  bestBuyNoCost: cost,
  bestSellYesCost: cost,
  bestSellNoCost: cost,
})
export type PredictItContract = z.infer<typeof PredictItContract>

const Market = z.object({
  id,
  name: z.string().min(1),
  shortName: text,
  image: text,
  url: text,
  contracts: z.array(z.unknown()),
})
export type PredictItMarket = Omit<z.infer<typeof Market>, 'contracts'> & { contracts: PredictItContract[] }

/** Creates the venue's public endpoints; their answers are kept for the minute that they stay the same. */
export function createApi(options: VenueOptions = {}) {
  const baseUrl = options.baseUrl ?? HOST
  const http = createRequester({ venue: 'predictit', baseUrl, budget: BUDGET, cacheMs: REFRESH_MS }, options)

  const markets = (path: string, found: readonly unknown[]): PredictItMarket[] =>
    http.rows(path, found, Market).map((market) => ({
      ...market,
      contracts: http.parts(`${path} contracts`, market.contracts, PredictItContract),
    }))

  return {
    /** All open markets: the venue has no pages. */
    async all() {
      const path = '/api/marketdata/all/'
      return markets(path, (await http.get(path, z.object({ markets: z.array(z.unknown()) }))).markets)
    },
    /** Reads one market, also when it is no longer in the list; undefined if the venue answers null. */
    async market(marketId: string, code: ErrorCode) {
      const path = `/api/marketdata/markets/${encodeURIComponent(marketId)}`
      const notFound = { code, message: `No market ${marketId} on PredictIt` }
      const found = await http.get(path, z.unknown(), { notFound })
      return found === null ? undefined : markets('/api/marketdata/markets/{id}', [found])[0]
    },
  }
}
