import type { ListingStyle } from '../../scenario/listing-style.ts'

/** Tickers in capitals, dates in Eastern time, padded by two weeks without a deadline. */
export const style: ListingStyle = {
  ids: { event: /^[A-Z0-9]+(-[A-Z0-9]+)*$/, market: /^[A-Z0-9]+(-[A-Z0-9.]+)*$/ },
  createNaming:
    () =>
    ({ ticker: id = '' }) => ({
      id,
      slug: id.toLowerCase(),
      market: ({ code }) => {
        const ticker = code ? `${id}-${code}` : id
        return { id: ticker, slug: ticker.toLowerCase() }
      },
    }),
  categories: {
    companies: 'Companies',
    crypto: 'Crypto',
    culture: 'Entertainment',
    economics: 'Economics',
    elections: 'Elections',
    health: 'Health',
    politics: 'Politics',
    science: 'Science and Technology',
    sports: 'Sports',
    technology: 'Science and Technology',
    weather: 'Climate and Weather',
    world: 'World',
  },
  rules: ({ fact, source }) =>
    `If ${fact}, then the market resolves to Yes.${source ? ` The outcome is verified from ${source}.` : ''}`,
  ends: { deadline: '04:59:00', later: 14, padded: '15:00:00' },
  tick: () => 0.01,
  series: ({ ticker = '', series, title }) => {
    const slug = ticker.split('-')[0] ?? ''
    return { id: slug, slug, title: series?.title ?? title }
  },
}
