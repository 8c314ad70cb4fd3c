import { countFrom } from '../../scenario/count.ts'
import type { ListingStyle } from '../../scenario/listing-style.ts'
import { slugOf } from '../../scenario/slug.ts'
import { hashId } from '../../token-ids.ts'
import { listings } from './listings.ts'

/** Events have a letter and a number for ids, and markets a hash. */
export const style: ListingStyle = {
  ids: { event: /^L\d{8}$/, market: /^0x[0-9a-f]{64}$/ },
  createNaming() {
    const nextEvent = countFrom(19_400_000)
    return ({ title }) => {
      const id = `L${nextEvent()}`
      return {
        id,
        slug: slugOf(title),
        market: ({ title: of, code }) => ({ id: hashId('sxbet', id, of, code), slug: `${slugOf(of)}-${id}` }),
      }
    }
  },
  // The venue sends no rules.
  rules: ({ fact, yes }) => `“${yes}” wins if ${fact}.`,
  ends: { deadline: '23:59:00', later: 0, padded: '23:59:00' },
  tick: () => 0.00125,
  listings,
}
