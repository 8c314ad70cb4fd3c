import type { UnifiedEvent } from '@crossvenue/venues'
import { type Arbitrary, array, constantFrom, tuple, uniqueArray } from 'fast-check'
import { listing } from './listing.ts'

/** Names of which some mean something, are spelt alike, are forms of one name or stand in the titles too. */
const WORDS = [
  ...'Mary Marie Tom Thomas Quarles Quarles Quarlis Vandermolen Vandermolens Blue Sky Bluesky Springfield Mayor Win'.split(
    ' ',
  ),
  ...'Leader Young Ernest Oscar Xi War Coup Attempt Senior Kamala Harris Blaine Whitcomb Elect Next Al Alder Annual Olga Mia Core'.split(
    ' ',
  ),
  ...'Daily Weekly Actor Actress Lite Sprint Grand Prix Strike Sue Date by from Other before iPhone or and Will 7'.split(
    ' ',
  ),
  ...'Fold Opus Mlb World Delivery Peace Blockade Land Price Nano Last Anytime Comprehensive Uphold'.split(' '),
]
const name = array(constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const names = uniqueArray(name, { minLength: 2, maxLength: 6 })
const patterns = constantFrom(
  'Will * be elected mayor of Springfield in 2027?',
  'Will * win the 2027 Blue Sky Cup?',
  'Will * be the next leader of Vandermolen?',
  'Will Thomas Quarles say "*" in 2027?',
  'Will * attend the wedding of Mary Whitcomb?',
  'Will * win the TOM award?',
  'Will * win the AVMC?',
  'Will * strike Thomas Quarles?',
  'Will Mary Whitcomb strike *?',
  'Will Vandermolen insult * in 2027?',
  'Will * insult Vandermolen in 2027?',
  'Will Mary Whitcomb marry before *?',
  'Will * be named by Mary Whitcomb?',
  'Will Mary Whitcomb or * win the daily Blue Sky Grand Prix?',
  'Will * top the world Blue Sky list?',
  'Will * have 7 seats?',
)
const titles = constantFrom('Mayor of Springfield in 2027?', '2027 Blue Sky Cup Winner', 'Next leader of Vandermolen?')

/** Returns an event with one market for each name, which stands for "*" in its title. */
export const nameList = (venue: string, title: string, pattern: string, labels: readonly string[]): UnifiedEvent =>
  listing(venue, {
    title,
    markets: labels.map((one) => ({ id: one, title: pattern.replace('*', one), label: one })),
  })

/** Two lists of names on two venues, which have some names in common. */
export const nameLists: Arbitrary<[UnifiedEvent, UnifiedEvent]> = tuple(
  titles,
  titles,
  patterns,
  patterns,
  names,
  names,
).map(([one, other, asks, wants, mine, theirs]) => [
  nameList('kalshi', one, asks, mine),
  nameList('polymarket', other, wants, [...mine.slice(0, 2), ...theirs]),
])
