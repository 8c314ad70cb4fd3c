import { countFrom } from '../../scenario/count.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'
import { listings } from './listings.ts'

/** Events have numbers, markets are named by their slugs. */
export const style: ListingStyle = {
  ids: { event: /^\d{4}$/, market: /^[a-z0-9-]+$/ },
  createNaming() {
    const next = countFrom(3_100)
    return ({ title, markets }) => {
      const slug = slugOf(title)
      return {
        id: next(),
        slug,
        market({ code }) {
          const own = `tec-${slug}${markets.length === 1 ? '' : `-${slugOf(code)}`}`
          return { id: own, slug: own }
        },
      }
    }
  },
  categories: {
    companies: 'business',
    crypto: 'crypto',
    culture: 'culture',
    economics: 'economics',
    elections: 'politics',
    health: 'culture',
    politics: 'politics',
    science: 'tech',
    sports: 'sports',
    technology: 'tech',
    weather: 'weather',
    world: 'politics',
  },
  rules: ({ fact, source }) => `This market settles to Long if ${fact}.${source ? ` Source: ${source}.` : ''}`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.01,
  listings,
}
