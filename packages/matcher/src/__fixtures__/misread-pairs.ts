import type { Relation } from '@crossvenue/venues'
import { assess, isSure } from '../assess.ts'
import { readEvent } from '../extract/event.ts'
import { type ListedMarket, listing } from './listing.ts'

/** A form of a question and the worlds in which it comes true. */
export interface FormOfQuestion {
  market: ListedMarket
  worlds: readonly boolean[]
}

/** Compares each form with each other one, and returns the pairs whose relation is not that of their worlds. */
export function misreadPairs(
  forms: readonly FormOfQuestion[],
  lieOf: (a: readonly boolean[], b: readonly boolean[]) => Relation | undefined,
): string[] {
  const read = forms.map(({ market, worlds }) => {
    const [a, b] = ['v0', 'v1'].map(
      (venue) => readEvent(listing(venue, { title: market.title.split(' - ')[0] ?? '', markets: [market] })).markets[0],
    )
    if (!a || !b) throw new Error(`${market.title} was not read`)
    return { a, b, title: market.title, worlds }
  })
  return read.flatMap((one, index) =>
    read.slice(index + 1).flatMap((other) => {
      const found = assess(one.a, other.b)
      const [relation, expected] = [isSure(found) ? found.relation : undefined, lieOf(one.worlds, other.worlds)]
      return relation === expected ? [] : [`${one.title} | ${other.title}: ${relation}, not ${expected}`]
    }),
  )
}
