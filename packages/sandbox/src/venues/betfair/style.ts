import { countFrom } from '../../scenario/count.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'
import { ladder } from './ladder.ts'
import { listings } from './listings.ts'

/** Digits as ids; a market of ours is a runner of one of the venue's, whose id looks like a number. */
export const style: ListingStyle = {
  ids: { event: /^\d{8}$/, market: /^1\.\d{9}:\d{8}$/ },
  createNaming() {
    const [nextEvent, nextMarket, nextRunner] = [countFrom(34_200_000), countFrom(246_100_000), countFrom(58_800_000)]
    return ({ title }) => {
      const market = `1.${nextMarket()}`
      return {
        id: nextEvent(),
        slug: slugOf(title),
        market: ({ code, title }) => ({ id: `${market}:${nextRunner()}`, slug: `${slugOf(code || title)}-${market}` }),
      }
    }
  },
  categories: {
    companies: 'Special Bets',
    crypto: 'Special Bets',
    culture: 'Special Bets',
    economics: 'Politics',
    elections: 'Politics',
    health: 'Special Bets',
    politics: 'Politics',
    science: 'Special Bets',
    sports: 'Soccer',
    technology: 'Special Bets',
    weather: 'Special Bets',
    world: 'Politics',
  },
  rules: ({ fact, source }) =>
    `<b>Market Information</b><br>Bets stand if ${fact}.${source ? ` ${source} decides.` : ''}`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.01,
  ladder,
  listings,
}
