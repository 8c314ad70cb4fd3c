import type { UnifiedEvent } from '@crossvenue/venues'
import fc from 'fast-check'
import { pick } from './catalogue.ts'
import { listing } from './listing.ts'

const syllable = pick(...'ka zo mir bel tun dra vex lo qui ran ush pel gor nim ta fyr wo len dak sar'.split(' '))

/** A word that no table knows. */
const madeWord = fc
  .array(syllable, { minLength: 3, maxLength: 4 })
  .map((parts) => parts.join(''))
  .map((text) => text.charAt(0).toUpperCase() + text.slice(1))

/** The first word of a contest's name, which is like no name of `people`. */
export const contestWord = fc
  .tuple(
    pick(...'Bris Hart Cald Stock Wynd Thorn'.split(' ')),
    pick(...'ing er ow eck im'.split(' ')),
    pick(...'ford sby thwaite cott ham'.split(' ')),
  )
  .map((parts) => parts.join(''))

/** Names of people that no table knows, no two of whom share a word. */
export const people = (count: number) =>
  fc
    .uniqueArray(madeWord, { minLength: 2 * count, maxLength: 2 * count, selector: (word) => word.slice(0, 6) })
    .map((words) => Array.from({ length: count }, (_, at) => `${words[2 * at]} ${words[2 * at + 1]}`))

/** A list as tests state it: "#" stands for the answer. */
export interface ListOfAnswers {
  title: string
  asks: string
  names: readonly string[]
  prices?: readonly number[]
}

/** A list of a venue, with bids and asks around its prices. */
export function asList(venue: string, id: string, { title, asks, names, prices }: ListOfAnswers): UnifiedEvent {
  const event = listing(venue, {
    id,
    title,
    markets: names.map((name, at) => ({ id: `${id}-${at}`, title: asks.replace('#', name), label: name })),
  })
  event.markets.forEach(({ outcomes: [yes] }, at) => {
    const price = prices?.[at]
    if (yes && price !== undefined) Object.assign(yes, { bestBid: price - 0.005, bestAsk: price + 0.005 })
  })
  return event
}
