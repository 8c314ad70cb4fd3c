import { countFrom } from '../../scenario/count.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf, stamp } from '../../scenario/slug.ts'

/** Numbers as ids, slugs that end in an instant, rules in HTML, a grid of a tenth of a cent. */
export const style: ListingStyle = {
  ids: { event: /^\d{6}$/, market: /^\d{6}$/ },
  createNaming() {
    const next = countFrom(318_000)
    return ({ title, markets }) => {
      const slug = `${slugOf(title)}-${stamp(title, markets[0]?.closes ?? '')}`
      const id = next()
      // A market that stands alone is its own event.
      const market = ({ title, closes }: { title: string; closes: string }) =>
        markets.length === 1 ? { id, slug } : { id: next(), slug: `${slugOf(title)}-${stamp(title, closes)}` }
      return { id, slug, market }
    }
  },
  categories: {
    companies: 'Company News',
    crypto: 'Crypto',
    culture: 'Culture',
    economics: 'Economy',
    elections: 'Politics',
    health: 'Other',
    politics: 'Politics',
    science: 'Other',
    sports: 'Sports',
    technology: 'Tech',
    weather: 'Weather',
    world: 'World',
  },
  rules: ({ fact, source }) =>
    `<p>This market resolves to "YES" if ${fact}. Otherwise it resolves to "NO".</p>${source ? `<p>Resolution source: ${source}.</p>` : ''}`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.001,
}
