import { UnifiedMarket, VenueFees } from '@crossvenue/venues'
import { z } from 'zod'

export const CatalogueMarket = UnifiedMarket.extend({
  sourceExchange: z.string().describe('The id of the venue that lists the market.'),
}).meta({ id: 'CatalogueMarket', description: 'A market of the catalogue and the venue that lists it.' })
export type CatalogueMarket = z.infer<typeof CatalogueMarket>

export const CatalogueMarketDetails = CatalogueMarket.extend({
  fees: VenueFees.optional().describe('The fees of this market; absent where those of its venue are not known.'),
}).meta({ id: 'CatalogueMarketDetails', description: 'A market of the catalogue with its fees.' })
export type CatalogueMarketDetails = z.infer<typeof CatalogueMarketDetails>

export const SearchPageMeta = z
  .object({
    count: z.number().int().min(0).describe('Items in this answer.'),
    total: z.number().int().min(0).describe('Items that fit, on all pages.'),
    limit: z.number().int().min(1).describe('As requested.'),
    offset: z.number().int().min(0).describe('As requested.'),
    cut: z
      .literal(true)
      .optional()
      .describe('Whether the page ended before its `limit`, because it would be too large.'),
    nextCursor: z.string().optional().describe('The `cursor` of the next page; absent on the last page.'),
  })
  .meta({ id: 'SearchPageMeta', description: 'The position of a page among all items that fit.' })
export type SearchPageMeta = z.infer<typeof SearchPageMeta>
