import { countFrom } from '../../scenario/count.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'
import { listings } from './listings.ts'

/** Numbers as ids, of roots and children alike. */
export const style: ListingStyle = {
  ids: { event: /^\d{4}$/, market: /^\d{4}$/ },
  createNaming() {
    const next = countFrom(5_200)
    return ({ title, markets }) => {
      const name = { id: next(), slug: slugOf(title) }
      return {
        ...name,
        market: ({ code }) => (markets.length === 1 ? name : { id: next(), slug: `${name.slug}-${slugOf(code)}` }),
      }
    }
  },
  categories: {
    companies: 'Business',
    crypto: 'Crypto',
    culture: 'Culture',
    economics: 'Macro',
    elections: 'Politics',
    health: 'Health',
    politics: 'Politics',
    science: 'Tech',
    sports: 'Sports',
    technology: 'Tech',
    weather: 'Weather',
    world: 'Geopolitics',
  },
  rules: ({ fact, source, yes, no }) =>
    `Resolves to "${yes}" if ${fact}. Otherwise resolves to "${no}".${source ? ` Source: ${source}.` : ''}`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.01,
  listings,
}
