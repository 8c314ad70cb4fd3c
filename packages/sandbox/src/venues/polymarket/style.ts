import { chance } from '../../chance.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { nameByNumber } from '../../scenario/name-by-number.ts'

/** Numbers as ids, slugs of titles, ends at noon UTC, a finer grid for extreme prices. */
export const style: ListingStyle = {
  ids: { event: /^\d{5}$/, market: /^\d{6}$/ },
  createNaming: nameByNumber(61_200, 702_400),
  categories: {
    companies: 'Business',
    crypto: 'Crypto',
    culture: 'Culture',
    economics: 'Economy',
    elections: 'Elections',
    health: 'Health',
    politics: 'Politics',
    science: 'Science',
    sports: 'Sports',
    technology: 'Tech',
    weather: 'Weather',
    world: 'World',
  },
  rules: ({ fact, source, yes, no }) =>
    `This market will resolve to "${yes}" if ${fact}. Otherwise, this market will resolve to "${no}".\n\nThe resolution source for this market is ${source ?? 'a consensus of credible reporting'}.`,
  ends: { deadline: '12:00:00', later: 0, padded: '12:00:00' },
  tick: ({ fair }) => (fair < 0.04 || fair > 0.96 ? 0.001 : 0.01),
  series: ({ series }) =>
    series && { id: String(10_000 + Math.floor(chance('series', series.slug) * 1_000)), ...series },
}
