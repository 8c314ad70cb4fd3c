import { countFrom } from '../../scenario/count.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'
import { listings } from './listings.ts'

/** Digits as ids; our ids of markets hold the way to them: post, question, option. */
export const style: ListingStyle = {
  ids: { event: /^\d{5}$/, market: /^\d{5}:\d{5}(:\d+)?$/ },
  createNaming() {
    const [nextPost, nextQuestion] = [countFrom(45_100), countFrom(46_300)]
    return ({ title, exclusive, markets }) => {
      const id = nextPost()
      const shared = exclusive && markets.length > 1 ? nextQuestion() : undefined
      let option = -1
      return {
        id,
        slug: slugOf(title).slice(0, 40),
        market() {
          option += 1
          const own = shared === undefined ? `${id}:${nextQuestion()}` : `${id}:${shared}:${option}`
          return { id: own, slug: own.replaceAll(':', '-') }
        },
      }
    }
  },
  categories: {
    companies: 'Economy & Business',
    crypto: 'Cryptocurrencies',
    culture: 'Sports & Entertainment',
    economics: 'Economy & Business',
    elections: 'Elections',
    health: 'Health & Pandemics',
    politics: 'Politics',
    science: 'Natural Sciences',
    sports: 'Sports & Entertainment',
    technology: 'Artificial Intelligence',
    weather: 'Environment & Climate',
    world: 'Geopolitics',
  },
  rules: ({ fact, source }) =>
    `This question will resolve as **Yes** if ${fact}.${source ? ` The source is ${source}.` : ''}`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.01,
  listings,
}
