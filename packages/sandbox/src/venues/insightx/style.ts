import { countFrom } from '../../scenario/count.ts'
import type { FurtherListing, ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'

/** Questions of the scenario that the venue copies from Polymarket. */
const listings: readonly FurtherListing[] = [
  { of: 'us acquires greenland', like: 'polymarket', ask: 'Will Trump acquire Greenland in 2026?' },
  { of: 'china invades taiwan', like: 'polymarket', ask: 'Will China invade Taiwan by {by}?', apart: true },
]

/** Numbers as ids; every market is an event of its own. */
export const style: ListingStyle = {
  ids: { event: /^\d{8}$/, market: /^\d{8}$/ },
  createNaming() {
    const next = countFrom(80_358_001)
    return ({ title }) => {
      const name = { id: next(), slug: slugOf(title) }
      return { ...name, market: () => name }
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
    world: 'World',
  },
  rules: ({ fact, yes }) => `The winning outcome is ${yes} if ${fact}.`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.0001,
  listings,
}
