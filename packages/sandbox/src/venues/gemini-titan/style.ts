import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf, words } from '../../scenario/slug.ts'
import { listings } from './listings.ts'

/** Tickers in capitals; an instrument is named after its event and itself, or its event alone. */
export const style: ListingStyle = {
  ids: { event: /^[A-Z0-9]+$/, market: /^GEMI-[A-Z0-9]+(-[A-Z0-9]+)?$/ },
  createNaming:
    () =>
    ({ title, ticker, markets }) => {
      const id = ticker ?? words(title).join('').toUpperCase()
      return {
        id,
        slug: slugOf(title),
        market({ code }) {
          const own = code.replace(/[^A-Z0-9]/g, '')
          const instrument = markets.length === 1 ? `GEMI-${id}` : `GEMI-${id}-${own}`
          return { id: instrument, slug: instrument.toLowerCase() }
        },
      }
    },
  categories: {
    companies: 'Companies',
    crypto: 'Crypto',
    culture: 'Culture',
    economics: 'Economics',
    elections: 'Politics',
    health: 'Culture',
    politics: 'Politics',
    science: 'Technology',
    sports: 'Sports',
    technology: 'Technology',
    weather: 'Climate',
    world: 'Politics',
  },
  rules: ({ fact, source }) => `This contract settles to Yes if ${fact}.${source ? ` Source: ${source}.` : ''}`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.01,
  listings,
}
