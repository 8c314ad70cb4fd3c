import type { ListingStyle } from '../../scenario/listing-style.ts'
import { nameByNumber } from '../../scenario/name-by-number.ts'
import { listings } from './listings.ts'

/** Numbers as ids. */
export const style: ListingStyle = {
  ids: { event: /^\d{3}$/, market: /^\d{4}$/ },
  createNaming: nameByNumber(410, 2_400),
  categories: {
    companies: 'Business',
    crypto: 'Crypto',
    culture: 'Culture',
    economics: 'Economy',
    elections: 'Politics',
    health: 'Culture',
    politics: 'Politics',
    science: 'Tech',
    sports: 'Sports',
    technology: 'Tech',
    weather: 'Weather',
    world: 'Politics',
  },
  rules: ({ fact, source, yes, no }) =>
    `This market will resolve to "${yes}" if ${fact}, and to "${no}" otherwise.${source ? ` Source: ${source}.` : ''}`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.01,
  listings,
}
