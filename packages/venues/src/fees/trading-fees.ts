import pMap from 'p-map'
import type { TradingFee } from '../models.ts'
import type { Venue } from '../venue.ts'
import type { VenueFees } from './fees.ts'
import { feesOfMarket } from './market-fees.ts'

/** Markets read in parallel for one call. */
const MARKETS_AT_ONCE = 10

/** Creates the reads of fees from the fees that a venue declares and what its markets state. */
export function createTradingFees(venue: VenueFees, { fetchMarket }: Pick<Venue, 'fetchMarket'>) {
  const fetchTradingFee = async (marketId?: string): Promise<TradingFee> => {
    if (marketId === undefined || !fetchMarket) return venue
    return { marketId, ...feesOfMarket(venue, await fetchMarket({ marketId })) }
  }
  return {
    fetchTradingFee,
    async fetchTradingFees(marketIds: string[]): Promise<Record<string, TradingFee>> {
      const read = async (id: string) => [id, await fetchTradingFee(id)] as const
      return Object.fromEntries(await pMap([...new Set(marketIds)], read, { concurrency: MARKETS_AT_ONCE }))
    },
  }
}
