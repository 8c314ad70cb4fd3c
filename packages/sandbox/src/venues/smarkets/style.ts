import { countFrom } from '../../scenario/count.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'
import { listings } from './listings.ts'

/** Digits as ids; our ids of markets hold the way to them: event, market, contract. */
export const style: ListingStyle = {
  ids: { event: /^\d{8}$/, market: /^\d{8}:\d{8}(:\d{9})?$/ },
  createNaming() {
    const [nextEvent, nextMarket, nextContract] = [countFrom(44_100_000), countFrom(91_000_000), countFrom(210_000_000)]
    return ({ title, exclusive, markets }) => {
      const id = nextEvent()
      const shared = exclusive && markets.length > 1 ? nextMarket() : undefined
      return {
        id,
        slug: slugOf(title),
        market: ({ title, code }) => ({
          id: shared === undefined ? `${id}:${nextMarket()}` : `${id}:${shared}:${nextContract()}`,
          slug: `${slugOf(code || title)}-${id}`,
        }),
      }
    }
  },
  categories: {
    companies: 'current_affairs',
    crypto: 'current_affairs',
    culture: 'tv_and_entertainment',
    economics: 'politics',
    elections: 'politics',
    health: 'current_affairs',
    politics: 'politics',
    science: 'current_affairs',
    sports: 'football',
    technology: 'current_affairs',
    weather: 'current_affairs',
    world: 'current_affairs',
  },
  rules: ({ fact, source }) => `Settled as Yes if ${fact}.${source ? ` Settled by ${source}.` : ''}`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.01,
  listings,
}
