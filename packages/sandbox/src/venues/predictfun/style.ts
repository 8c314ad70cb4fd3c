import { countFrom } from '../../scenario/count.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'
import { listings } from './listings.ts'

/** Categories have slugs for ids, and markets numbers. */
export const style: ListingStyle = {
  ids: { event: /^[a-z0-9-]+$/, market: /^\d{4}$/ },
  createNaming() {
    const nextMarket = countFrom(5_100)
    return ({ slug: given, title, markets }) => {
      const slug = given ?? slugOf(title)
      return {
        id: slug,
        slug,
        market: ({ code }) => ({ id: nextMarket(), slug: markets.length === 1 ? slug : `${slug}-${slugOf(code)}` }),
      }
    }
  },
  categories: {
    companies: 'Finance',
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
    `This market will resolve to "${yes}" if ${fact}. Otherwise, it will resolve to "${no}".${source ? ` Resolution source: ${source}.` : ''}`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.001,
  listings,
}
