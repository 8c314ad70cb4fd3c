import { countFrom } from '../../scenario/count.ts'
import type { FurtherListing, ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'

/** A question of Predict.fun in its own words. */
const listings: readonly FurtherListing[] = [
  { of: 'us acquires greenland', ask: 'Will Trump acquire Greenland before 2027?' },
]

/** Numbers as ids. */
export const style: ListingStyle = {
  ids: { event: /^\d{7}$/, market: /^\d{7}$/ },
  frontOf: 'predictfun',
  createNaming() {
    const [nextTopic, nextMarket] = [countFrom(4_229_564), countFrom(5_567_895)]
    return ({ title, markets }) => {
      const slug = slugOf(title)
      return {
        id: nextTopic(),
        slug,
        market: ({ code }) => ({ id: nextMarket(), slug: markets.length === 1 ? slug : `${slug}-${slugOf(code)}` }),
      }
    }
  },
  rules: ({ fact, yes, no }) => `Resolves to ${yes} if ${fact}, and to ${no} otherwise.`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.001,
  listings,
}
