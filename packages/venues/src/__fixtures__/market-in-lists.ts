import type { UnifiedMarket } from '../models.ts'
import type { Venue } from '../venue.ts'

type Read = (venue: Required<Venue>, marketId: string) => Promise<UnifiedMarket | undefined>

const pick = (markets: readonly UnifiedMarket[], id: string) => markets.find(({ marketId }) => marketId === id)

/** Reads a market through each list of a venue, by the name of the operation. */
export const marketInLists: readonly [operation: string, read: Read][] = [
  ['loadMarkets', async (venue, id) => (await venue.loadMarkets())[id]],
  ['fetchMarkets', async (venue, id) => pick(await venue.fetchMarkets(), id)],
  ['fetchMarketsPaginated', async (venue, id) => pick((await venue.fetchMarketsPaginated()).data, id)],
  [
    'fetchEvents',
    async (venue, id) => (await venue.fetchEvents()).flatMap(({ markets }) => pick(markets, id) ?? [])[0],
  ],
  [
    'fetchEventsPaginated',
    async (venue, id) => (await venue.fetchEventsPaginated()).data.flatMap(({ markets }) => pick(markets, id) ?? [])[0],
  ],
]
