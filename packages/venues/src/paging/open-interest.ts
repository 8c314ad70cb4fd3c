import type { OpenInterest } from '../models.ts'
import { omitEmpty } from '../values/omit-empty.ts'
import type { Venue } from '../venue.ts'

/** Creates the read of the open interest that a venue states in its markets. */
export const openInterestInMarkets =
  ({ fetchMarket }: Required<Pick<Venue, 'fetchMarket'>>) =>
  async (marketId: string): Promise<OpenInterest> => {
    const { openInterest, volumeUnit } = await fetchMarket({ marketId })
    return { marketId, ...(openInterest !== undefined && omitEmpty({ openInterest, volumeUnit })) }
  }
