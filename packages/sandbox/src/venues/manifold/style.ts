import { createHash } from 'node:crypto'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'

const base62 = (text: string) => createHash('sha256').update(text).digest('base64').replace(/[+/=]/g, '').slice(0, 10)

/** Random ids, short slugs, ends at midnight in California. */
export const style: ListingStyle = {
  ids: { event: /^[A-Za-z0-9]{10}$/, market: /^[A-Za-z0-9]{10}$/ },
  createNaming:
    () =>
    ({ title, markets }) => {
      const slug = slugOf(title).slice(0, 40).replace(/-$/, '')
      const id = base62(title)
      return {
        id,
        slug,
        market: ({ code }) =>
          markets.length === 1 ? { id, slug } : { id: base62(`${title} ${code}`), slug: `${slug}-${slugOf(code)}` },
      }
    },
  categories: {
    companies: 'business',
    crypto: 'crypto-speculation',
    culture: 'entertainment',
    economics: 'economics-default',
    elections: 'elections',
    health: 'health',
    politics: 'us-politics',
    science: 'science-default',
    sports: 'sports-default',
    technology: 'technology-default',
    weather: 'weather',
    world: 'world-default',
  },
  rules: ({ fact, source }) => `Resolves YES if ${fact}.${source ? ` I will go by ${source}.` : ''}`,
  ends: { deadline: '07:59:00', later: 2, padded: '07:59:00' },
  tick: () => 0.01,
}
