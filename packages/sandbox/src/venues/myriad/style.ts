import { countFrom } from '../../scenario/count.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'
import { listings } from './listings.ts'

const NETWORK = 56

/** Every market is an event of its own, numbered on its chain. */
export const style: ListingStyle = {
  ids: { event: /^56:\d{6}$/, market: /^56:\d{6}$/ },
  createNaming() {
    const next = countFrom(170_200)
    return ({ title }) => {
      const name = { id: `${NETWORK}:${next()}`, slug: slugOf(title) }
      return { ...name, market: () => name }
    }
  },
  categories: {
    companies: 'Economy',
    crypto: 'Crypto',
    culture: 'Culture',
    economics: 'Economy',
    elections: 'Politics',
    health: 'Sentiment',
    politics: 'Politics',
    science: 'Sentiment',
    sports: 'Sports',
    technology: 'AI',
    weather: 'Sentiment',
    world: 'Politics',
  },
  rules: ({ fact, source, yes, no }) =>
    `This market resolves to “${yes}” if ${fact}, and to “${no}” otherwise.${source ? ` Source: ${source}.` : ''}`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.01,
  listings,
}
