import type { SandboxVenue } from '../scenario.ts'
import type { Category } from './families/draft.ts'

/** The topic's name as each venue spells its category. */
export const categories: Readonly<Record<Category, Readonly<Record<SandboxVenue, string>>>> = {
  companies: {
    kalshi: 'Companies',
    polymarket: 'Business',
    limitless: 'Company News',
    manifold: 'business',
    predictit: 'Economics',
  },
  crypto: {
    kalshi: 'Crypto',
    polymarket: 'Crypto',
    limitless: 'Crypto',
    manifold: 'crypto-speculation',
    predictit: 'Economics',
  },
  culture: {
    kalshi: 'Entertainment',
    polymarket: 'Culture',
    limitless: 'Culture',
    manifold: 'entertainment',
    predictit: 'Culture',
  },
  economics: {
    kalshi: 'Economics',
    polymarket: 'Economy',
    limitless: 'Economy',
    manifold: 'economics-default',
    predictit: 'Economics',
  },
  elections: {
    kalshi: 'Elections',
    polymarket: 'Elections',
    limitless: 'Politics',
    manifold: 'elections',
    predictit: 'US Elections',
  },
  health: { kalshi: 'Health', polymarket: 'Health', limitless: 'Other', manifold: 'health', predictit: 'US Politics' },
  politics: {
    kalshi: 'Politics',
    polymarket: 'Politics',
    limitless: 'Politics',
    manifold: 'us-politics',
    predictit: 'US Politics',
  },
  science: {
    kalshi: 'Science and Technology',
    polymarket: 'Science',
    limitless: 'Other',
    manifold: 'science-default',
    predictit: 'US Politics',
  },
  sports: {
    kalshi: 'Sports',
    polymarket: 'Sports',
    limitless: 'Sports',
    manifold: 'sports-default',
    predictit: 'Sports',
  },
  technology: {
    kalshi: 'Science and Technology',
    polymarket: 'Tech',
    limitless: 'Tech',
    manifold: 'technology-default',
    predictit: 'Economics',
  },
  weather: {
    kalshi: 'Climate and Weather',
    polymarket: 'Weather',
    limitless: 'Weather',
    manifold: 'weather',
    predictit: 'World',
  },
  world: { kalshi: 'World', polymarket: 'World', limitless: 'World', manifold: 'world-default', predictit: 'World' },
}
