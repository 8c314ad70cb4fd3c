import { countFrom } from '../../scenario/count.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'
import { listings } from './listings.ts'

/** Outcomes count up; a question has a number of its own, an outcome that answers none is its own event. */
export const style: ListingStyle = {
  ids: { event: /^q?\d+$/, market: /^\d+$/ },
  createNaming() {
    const [nextQuestion, nextOutcome] = [countFrom(40), countFrom(900)]
    return ({ title, markets }) => {
      const alone = markets.length === 1 ? nextOutcome() : undefined
      return {
        id: alone ?? `q${nextQuestion()}`,
        slug: slugOf(title),
        market() {
          const id = alone ?? nextOutcome()
          return { id, slug: `outcome-${id}` }
        },
      }
    }
  },
  rules: ({ fact, yes }) => `Settles to ${yes} if ${fact}.`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.01,
  listings,
}
