import { countFrom } from '../../scenario/count.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'
import { listings } from './listings.ts'

/** Numbers as ids. */
export const style: ListingStyle = {
  ids: { event: /^\d{3}$/, market: /^\d{4}$/ },
  createNaming() {
    const [nextEvent, nextMarket] = [countFrom(410), countFrom(2_400)]
    return ({ title, markets }) => {
      const slug = slugOf(title)
      return {
        id: nextEvent(),
        slug,
        market: ({ code }) => ({ id: nextMarket(), slug: markets.length === 1 ? slug : `${slug}-${slugOf(code)}` }),
      }
    }
  },
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
