import { countFrom } from './count.ts'
import type { ListingStyle } from './listing-style.ts'
import { slugOf } from './slug.ts'

/** Makes names for venues whose ids are numbers, counted up from these, and whose slugs are titles. */
export const nameByNumber =
  (firstEvent: number, firstMarket: number): ListingStyle['createNaming'] =>
  () => {
    const [nextEvent, nextMarket] = [countFrom(firstEvent), countFrom(firstMarket)]
    return ({ slug: given, title, markets }) => {
      const slug = given ?? slugOf(title)
      return {
        id: nextEvent(),
        slug,
        market: ({ code }) => ({ id: nextMarket(), slug: markets.length === 1 ? slug : `${slug}-${slugOf(code)}` }),
      }
    }
  }
