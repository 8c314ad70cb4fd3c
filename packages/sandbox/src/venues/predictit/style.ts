import { countFrom } from '../../scenario/count.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf, words } from '../../scenario/slug.ts'

/** Numbers as ids, no rules, whole cents. */
export const style: ListingStyle = {
  ids: { event: /^\d{4}$/, market: /^\d{5}$/ },
  createNaming() {
    const [nextEvent, nextMarket] = [countFrom(8_240), countFrom(33_100)]
    return ({ title }) => {
      const slug = words(title).join('-')
      return {
        id: nextEvent(),
        slug,
        market: ({ code }) => ({ id: nextMarket(), slug: code ? `${slug}-${slugOf(code)}` : slug }),
      }
    }
  },
  categories: {
    companies: 'Economics',
    crypto: 'Economics',
    culture: 'Culture',
    economics: 'Economics',
    elections: 'US Elections',
    health: 'US Politics',
    politics: 'US Politics',
    science: 'US Politics',
    sports: 'Sports',
    technology: 'Economics',
    weather: 'World',
    world: 'World',
  },
  rules: () => '',
  ends: { deadline: '04:59:00', later: 3, padded: '04:59:00' },
  tick: () => 0.01,
}
